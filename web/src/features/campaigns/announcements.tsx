/**
 * The place above the header, with every campaign's text and the button that dismisses it;
 * announceCampaign shows the running one.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { announceCampaign } from './announce-campaign.ts';
import styles from './campaign-banner.module.css';
import { campaigns } from './campaigns.ts';

/** Texts around a campaign's own, for practices. */
const texts = {
  region: 'Aktueller Hinweis',
  until: (day: string) => `Bis\u00a0${day}.`,
  close: 'Hinweis schließen',
} as const;

export default function Announcements() {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => (room.current ? announceCampaign(room.current) : undefined), []);
  return (
    <div ref={room} id="hinweise" data-alone className={`off-paper ${styles.room}`}>
      {campaigns.map(({ key, text, until, link }) => (
        <section
          key={key}
          hidden
          data-campaign={key}
          className={`line between page-width small ${styles.banner}`}
          aria-label={texts.region}
        >
          <p>
            {text} {texts.until(until.split('-').reverse().join('.'))}{' '}
            {link && <Link to={sitePaths[link.to]}>{link.label}</Link>}
          </p>
          <IconButton label={texts.close}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </IconButton>
        </section>
      ))}
    </div>
  );
}
