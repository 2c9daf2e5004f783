/** A practice's own pages have a footer reduced to what patients and the law need. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link, useLocation } from 'react-router';
import { appCheckKey } from '../env.ts';
import { FooterLinks, legalLinks } from './footer-links.tsx';
import styles from './layout.module.css';
import { isPatientsDocument } from './patients-pages.ts';
import { texts } from './texts.ts';

// The terms between us and practices do not concern patients.
const links = legalLinks.filter(({ to }) => to !== sitePaths.termsOfService);

// Not with the texts that every page starts with.
const ownTexts = {
  ofPractice: 'Anfragen an diese Praxis laufen über Platzwart.',
  nobodyElse:
    'Diese Seite spricht nur mit Platzwart und dessen Datenbank, ohne Werbung und ohne Cookies.',
  whoKeepsData: 'Wer die Daten speichert',
} as const;

export default function CompanyFooter() {
  const { pathname } = useLocation();
  // Visitors still choosing a practice have none yet.
  const isChoosing = pathname.replace(/\/$/, '') === sitePaths.bookingRequest;
  // What is prerendered becomes a document of patients'.
  const asksNobodyElse =
    appCheckKey === '' && (typeof document === 'undefined' || isPatientsDocument());
  return (
    <footer className={styles.footer}>
      <div className={`row across-5 between page-width taps ${styles.slim}`}>
        <div className="stack gap-1">
          <p>{isChoosing ? texts.footerLine : ownTexts.ofPractice}</p>
          {asksNobodyElse && (
            <p>
              {ownTexts.nobodyElse}{' '}
              <Link to={sitePaths.subProcessors}>{ownTexts.whoKeepsData}</Link>
            </p>
          )}
        </div>
        <FooterLinks label={texts.legalNavigation} links={links} hasImprint />
      </div>
    </footer>
  );
}
