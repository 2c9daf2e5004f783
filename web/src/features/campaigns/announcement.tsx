/** A campaign's text, and the button that dismisses it permanently. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Link } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import styles from './campaign-banner.module.css';
import { campaigns } from './campaigns.ts';
import { rememberDismissed } from './dismissed-campaigns.ts';

/** Texts around a campaign's own, for practices. */
const texts = {
  region: 'Aktueller Hinweis',
  until: (day: string) => `Bis\u00a0${day}.`,
  close: 'Hinweis schließen',
} as const;

export default function Announcement({ campaign, onClose }: { campaign: string; onClose: () => void }) {
  const found = campaigns.find(({ key }) => key === campaign);
  if (!found) return null;
  const { key, text, until, link } = found;

  const close = () => {
    rememberDismissed(key);
    delete document.documentElement.dataset.campaign;
    // The pressed button disappears: the keyboard continues on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <section className={`line between page-width small ${styles.banner}`} aria-label={texts.region}>
      <p>
        {text} {texts.until(until.split('-').reverse().join('.'))} {link && <Link to={sitePaths[link.to]}>{link.label}</Link>}
      </p>
      <IconButton label={texts.close} onClick={close}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </IconButton>
    </section>
  );
}
