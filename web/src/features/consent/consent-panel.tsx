/** The choice about statistics on the privacy policy's page, where it can be changed at any time. */
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';
import type { Decision } from './consent.ts';
import { decide, useConsent } from './consent-store.ts';
import { panelTexts } from './panel-texts.ts';
import { texts } from './texts.ts';

export function ConsentPanel() {
  const consent = useConsent();
  const [hasChanged, setChanged] = useState(false);
  const choice = useRef<HTMLParagraphElement>(null);

  const choose = (decision: Decision) => {
    decide(decision);
    setChanged(true);
    // The button pressed goes away.
    choice.current?.focus();
  };
  const isKnown = consent !== 'unknown';
  return (
    <section className={styles.panel} aria-labelledby="cookie-wahl">
      <h2 id="cookie-wahl">{panelTexts.heading}</h2>
      <p>{texts.question}</p>
      <p ref={choice} tabIndex={-1} className={styles.choice}>
        {panelTexts.choice[consent]}
      </p>
      <div className={styles.buttons}>
        {isKnown && consent !== 'declined' && <Button onClick={() => choose('declined')}>{texts.decline}</Button>}
        {isKnown && consent !== 'accepted' && <Button onClick={() => choose('accepted')}>{texts.accept}</Button>}
      </div>
      <p role="status" className={styles.saved}>
        {hasChanged && panelTexts.saved}
      </p>
    </section>
  );
}
