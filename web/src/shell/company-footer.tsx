/** Around a practice's own pages only what patients and the law need is left of the footer. */

import { sitePaths } from '@platzwart/domain/site-paths';
import { useLocation } from 'react-router';
import { FooterLinks, legalLinks } from './footer-links.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';

// The terms between us and practices are not theirs.
const links = legalLinks.filter(({ to }) => to !== sitePaths.termsOfService);

export default function CompanyFooter() {
  const { pathname } = useLocation();
  // Whoever still chooses a practice is at none.
  const isChoosing = pathname.replace(/\/$/, '') === sitePaths.bookingRequest;
  return (
    <footer className={styles.footer}>
      <div className={styles.slim}>
        <p>{isChoosing ? texts.footerLine : texts.companyFooterLine}</p>
        <FooterLinks label={texts.legalNavigation} links={links} hasImprint />
      </div>
    </footer>
  );
}
