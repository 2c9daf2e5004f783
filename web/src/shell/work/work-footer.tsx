/** The footer of signed-in work: one line where there is room. */
import { socialLinks } from '../../content/operator.ts';
import { FooterLinks, legalLinks, Outside } from '../footer-links.tsx';
import { texts } from '../texts.ts';
import styles from './work.module.css';

export function WorkFooter() {
  return (
    <footer className={`hint taps ${styles.width} ${styles.footer}`}>
      <FooterLinks label={texts.legalNavigation} links={legalLinks} hasImprint />
      {socialLinks.length > 0 && (
        <nav aria-label={texts.socialNavigation}>
          <ul role="list" className="line gap-4">
            {socialLinks.map(({ name, url }) => (
              <li key={url}>
                <Outside url={url} label={name} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}
