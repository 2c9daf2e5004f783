/**
 * The place above the header that announces a campaign until it is dismissed. `preload.ts` marks the document with the
 * campaign before first paint, reserving its space so that nothing moves.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './campaign-banner.module.css';

// Usually there is no campaign, and the page works without it.
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
