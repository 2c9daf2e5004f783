/**
 * The place above the header where a campaign is announced until it is closed. Which one, `preload.ts` has written on the
 * document before the first paint, so that its room is kept free from the start and nothing moves when it appears.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './campaign-banner.module.css';

// Mostly nothing is announced; and a page is worth showing without it.
const Announcement = lazy(() => import('./announcement.tsx').catch(() => ({ default: () => null })));

export function CampaignBanner() {
  const [shown, setShown] = useState<string>();
  useEffect(() => setShown(document.documentElement.dataset.campaign), []);
  return (
    <div className={styles.room}>
      <Suspense>{shown && <Announcement campaign={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </div>
  );
}
