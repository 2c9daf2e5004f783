/** A practice's own pages have a footer reduced to what patients and the law need. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useLocation } from 'react-router';
import { FooterLinks, legalLinks } from './footer-links.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';

// The terms between us and practices do not concern patients.
const links = legalLinks.filter(({ to }) => to !== sitePaths.termsOfService);

export default function CompanyFooter() {
  const { pathname } = useLocation();
  // Visitors still choosing a practice have none yet.
  const isChoosing = pathname.replace(/\/$/, '') === sitePaths.bookingRequest;
  return (
    <footer className={styles.footer}>
      <div className={`row across-5 between page-width taps ${styles.slim}`}>
        <p>{isChoosing ? texts.footerLine : texts.companyFooterLine}</p>
        <FooterLinks label={texts.legalNavigation} links={links} hasImprint />
      </div>
    </footer>
  );
}
