/** Asks about statistics until there is an answer. Nobody is held up: one can read on, and refusing is as easy as accepting. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';
import type { Decision } from './consent.ts';
import { decide, useConsent } from './consent-store.ts';
import { texts } from './texts.ts';

type Props = { privacyPolicy: string };

export function ConsentPopup(props: Props) {
  return useConsent() === 'undecided' && <Popup {...props} />;
}

function Popup({ privacyPolicy }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => keepRoomFor(box.current), []);

  const choose = (decision: Decision) => {
    // The button pressed goes away: the keyboard continues on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    decide(decision);
  };
  return (
    <section ref={box} className={styles.popup} aria-label={texts.region}>
      <div>
        {/* Two short paragraphs: one long one would count as what the page is mainly there to show. */}
        <div className={styles.words}>
          <p>{texts.question}</p>
          <p>
            {texts.more} <Link to={privacyPolicy}>{texts.privacyPolicy}</Link>.
          </p>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => choose('declined')}>{texts.decline}</Button>
          <Button onClick={() => choose('accepted')}>{texts.accept}</Button>
        </div>
      </div>
    </section>
  );
}

/** While it stands there the page is longer by its height, and what gets the focus is scrolled clear of it. */
function keepRoomFor(box: HTMLElement | null): (() => void) | undefined {
  // Tests have no layout.
  if (!box || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--consent-room', `${box.offsetHeight}px`));
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-room');
  };
}
