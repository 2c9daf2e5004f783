/** The campaign above the header. Usually there is none, and pages work without it. */
import banner from '../features/campaigns/campaign-banner.module.css';
import { lazyPart } from './lazy-page.tsx';

export const CampaignBanner = lazyPart(
  () => import('../features/campaigns/announcements.tsx'),
  <div className={`off-paper ${banner.room}`} />,
);
