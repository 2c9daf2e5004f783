/** Above every screen with invented people, and the press that ends them. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { FlaskConical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useParams } from 'react-router';
import { showSamples } from '../../firebase/samples.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { demoSlug } from './demo-slug.ts';
import styles from './samples.module.css';
import { texts } from './texts.ts';

export default function SamplesBar() {
  const { pathname } = useLocation();
  const isDemo = useParams().companySlug === demoSlug;
  const navigate = useNavigate();
  const words = useRef<HTMLParagraphElement>(null);
  // The button that showed them is gone.
  useEffect(() => {
    if (!isDemo) words.current?.focus();
  }, [isDemo]);
  const end = () => {
    // Without the person whose panel is open: there is no such person any more.
    void navigate(pathname, { replace: true });
    flushSync(() => showSamples(undefined));
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <section className={`row across-3 small rounded ${styles.sample}`} aria-label={texts.name}>
      <FlaskConical size={18} aria-hidden="true" />
      <p ref={words} tabIndex={-1} className="fill">
        {isDemo ? texts.demoBar : texts.bar}
      </p>
      {isDemo ? (
        <>
          <ButtonLink look="plain" to={sitePaths.home}>
            {texts.endDemo}
          </ButtonLink>
          <ButtonLink look="filled" to={sitePaths.companyRegistration}>
            {texts.start}
          </ButtonLink>
        </>
      ) : (
        <Button onClick={end}>{texts.end}</Button>
      )}
    </section>
  );
}
