/**
 * The consent setting on the privacy policy page, changeable at any time; nothing without a
 * service.
 */
import { cookieDays } from '@platzwart/domain/legal/cookie-days';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { offerChoice } from './ask-for-consent.ts';
import styles from './consent.module.css';
import { texts } from './texts.ts';

/** Beyond the popup's. */
const panelTexts = {
  heading: 'Ihre Wahl zu Cookies',
  choice: {
    undecided: 'Sie haben noch nicht gewählt. Bis dahin wird nichts ausgewertet.',
    accepted: `Sie haben zugestimmt. Das gilt ${cookieDays.accepted} Tage ab Ihrer Wahl.`,
    declined: `Sie haben abgelehnt. Das gilt ${cookieDays.declined} Tage ab Ihrer Wahl.`,
  },
  none: 'Wir werten Besuche nicht aus: Kein Dienst dafür ist im Einsatz. Deshalb fragen wir Sie auch nicht.',
  saved: 'Ihre Wahl ist gespeichert.',
} as const;

/** `service`: the statistics service; '' for none. */
export function ConsentPanel({ service }: { service: string }) {
  return (
    <section className="stack soft off-paper" aria-labelledby="cookie-wahl">
      <h2 id="cookie-wahl">{panelTexts.heading}</h2>
      {service === '' ? <p>{panelTexts.none}</p> : <Choice service={service} />}
    </section>
  );
}

function Choice({ service }: { service: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? offerChoice(box.current) : undefined), []);
  return (
    <div ref={box} id="cookie-angebot" data-alone className="stack">
      <p>{texts.question(service)}</p>
      <div className={styles.choice}>
        {Object.entries(panelTexts.choice).map(([consent, text]) => (
          <p key={consent} hidden data-consent={consent} tabIndex={-1}>
            {text}
          </p>
        ))}
      </div>
      <div className={`stack tall within-column ${styles.buttons}`}>
        <Button hidden data-decision="declined">
          {texts.decline}
        </Button>
        <Button hidden data-decision="accepted">
          {texts.accept}
        </Button>
      </div>
      <p role="status" className="hint">
        <span hidden data-saved>
          {panelTexts.saved}
        </span>
      </p>
    </div>
  );
}
