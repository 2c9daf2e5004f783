/** Above every screen with invented people, and the press that ends them. */
import { FlaskConical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { showSamples } from '../../firebase/samples.ts';
import { Button } from '../../ui/button.tsx';
import styles from './samples.module.css';
import { texts } from './texts.ts';

export default function SamplesBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const words = useRef<HTMLParagraphElement>(null);
  // The button that showed them is gone.
  useEffect(() => words.current?.focus(), []);
  const end = () => {
    // Without the person whose panel is open: there is no such person any more.
    void navigate(pathname, { replace: true });
    flushSync(() => showSamples(undefined));
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <section className={`row across-3 small ${styles.sample}`} aria-label={texts.name}>
      <FlaskConical size={18} aria-hidden="true" />
      <p ref={words} tabIndex={-1} className="fill">
        {texts.bar}
      </p>
      <Button onClick={end}>{texts.end}</Button>
    </section>
  );
}
