/** The footer of every page of the product. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { socialLinks } from '../content/operator.ts';
import { LogoMark } from '../ui/logo-mark.tsx';
import { FooterLinks, legalLinks, Outside } from './footer-links.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';

const product = [
  { to: sitePaths.product, label: texts.product },
  { to: sitePaths.pricing, label: texts.pricing },
  { to: sitePaths.introductionVideos, label: texts.introductionVideos },
  { to: sitePaths.bookingRequest, label: texts.bookingRequest },
  { to: sitePaths.team, label: texts.team },
  { to: sitePaths.contact, label: texts.contact },
];

export default function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`columns gap-5 page-width taps ${styles.columns}`}>
        <div className="stack packed">
          <p className={`tap ${styles.logo}`}>
            <LogoMark />
            <span>Platzwart</span>
          </p>
          <p>{texts.footerLine}</p>
        </div>
        <FooterLinks
          label={texts.productNavigation}
          links={product}
          heading={texts.productNavigation}
        />
        <FooterLinks
          label={texts.legalNavigation}
          links={legalLinks}
          hasImprint
          heading={texts.legalNavigation}
        />
        {socialLinks.length > 0 && (
          <nav aria-label={texts.socialNavigation}>
            <h2>{texts.socialNavigation}</h2>
            <ul role="list">
              {socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <Outside url={url} label={name} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
