/** The consent setting on the privacy policy page, changeable at any time; nothing without a service. */
import { cookieDays } from '@platzwart/domain/legal/cookie-days';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';
import type { Consent, Decision } from './consent.ts';
import { decide, offerOnPage, useConsent } from './consent-store.ts';
import { texts } from './texts.ts';

/** Beyond the popup's. */
const panelTexts = {
  heading: 'Ihre Wahl zu Cookies',
  choice: {
    unknown: '',
    undecided: 'Sie haben noch nicht gewählt. Bis dahin wird nichts ausgewertet.',
    accepted: `Sie haben zugestimmt. Das gilt ${cookieDays.accepted} Tage ab Ihrer Wahl.`,
    declined: `Sie haben abgelehnt. Das gilt ${cookieDays.declined} Tage ab Ihrer Wahl.`,
  } satisfies Record<Consent | 'unknown', string>,
  none: 'Wir werten Besuche nicht aus: Kein Dienst dafür ist im Einsatz. Deshalb fragen wir Sie auch nicht.',
  saved: 'Ihre Wahl ist gespeichert.',
} as const;

/** `service`: the statistics service; '' for none. */
export function ConsentPanel({ service }: { service: string }) {
  return (
    <section className={`stack soft ${styles.panel}`} aria-labelledby="cookie-wahl">
      <h2 id="cookie-wahl">{panelTexts.heading}</h2>
      {service === '' ? <p>{panelTexts.none}</p> : <Choice service={service} />}
    </section>
  );
}

function Choice({ service }: { service: string }) {
  const consent = useConsent();
  const [hasChanged, setChanged] = useState(false);
  const choice = useRef<HTMLParagraphElement>(null);
  useEffect(offerOnPage, []);

  const choose = (decision: Decision) => {
    decide(decision);
    setChanged(true);
    // The pressed button disappears.
    choice.current?.focus();
  };
  const isKnown = consent !== 'unknown';
  return (
    <>
      <p>{texts.question(service)}</p>
      <p ref={choice} tabIndex={-1} className={styles.choice}>
        {panelTexts.choice[consent]}
      </p>
      <div className={`stack ${styles.buttons}`}>
        {isKnown && consent !== 'declined' && <Button onClick={() => choose('declined')}>{texts.decline}</Button>}
        {isKnown && consent !== 'accepted' && <Button onClick={() => choose('accepted')}>{texts.accept}</Button>}
      </div>
      <p role="status" className="hint">
        {hasChanged && panelTexts.saved}
      </p>
    </>
  );
}
