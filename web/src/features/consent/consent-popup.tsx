/**
 * Asks for consent to statistics until answered, unless the page shows the choice itself.
 * Non-blocking: the page stays readable, and declining is as easy as accepting.
 */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { askForConsent } from './ask-for-consent.ts';
import styles from './consent.module.css';
import { texts } from './texts.ts';

type Props = {
  /** The statistics service. */
  service: string;
  privacyPolicy: string;
};

export function ConsentPopup({ service, privacyPolicy }: Props) {
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts that it must not cover.
  useEffect(() => (box.current ? askForConsent(box.current) : undefined), [pathname]);
  return (
    <section
      ref={box}
      hidden
      id="cookie-frage"
      data-alone
      className={`raised off-paper line-above on-surface ${styles.popup}`}
      aria-label={texts.region}
    >
      <div className="stack page-width">
        {/* Two short paragraphs: one long one would count as the page's largest contentful paint. */}
        <div className="small">
          <p>{texts.question(service)}</p>
          <p>
            {texts.more} <Link to={privacyPolicy}>{texts.privacyPolicy}</Link>.
          </p>
        </div>
        <div className={`stack tall within-column ${styles.buttons}`}>
          <Button data-decision="declined">{texts.decline}</Button>
          <Button data-decision="accepted">{texts.accept}</Button>
        </div>
      </div>
    </section>
  );
}
