/** `/product`: what the product does, block by block, and how a free place is offered. */

import { sitePaths } from '@platzwart/domain/site-paths';
import { Opening } from '../features/marketing/opening.tsx';
import styles from '../features/marketing/pages.module.css';
import { texts as t } from '../features/marketing/product-texts.ts';
import { RegisterNow } from '../features/marketing/register-now.tsx';
import { StartLink } from '../features/marketing/start-link.tsx';
import { texts } from '../features/marketing/texts.ts';
import { useSession } from '../features/session/queries.ts';
import { lazyPart } from '../shell/lazy-page.tsx';
import { ButtonLink } from '../ui/button.tsx';

const ChapterLinks = lazyPart(() => import('../features/marketing/chapter-links.tsx'));
const OfferingPlaces = lazyPart(() => import('../features/marketing/offering-places.tsx'));
const FeedbackPanel = lazyPart(() => import('../features/marketing/feedback-panel.tsx'));
const Features = lazyPart(() => import('../features/marketing/features.tsx'));

export default function ProductPage() {
  const session = useSession();
  const hasPractices = session.status === 'signedIn' && session.user.practices.length > 0;
  return (
    <div className={`stack ${styles.page}`}>
      <div className="stack gap-6">
        <Opening title={t.title} lead={t.lead}>
          <StartLink hasPractices={hasPractices} />
          <ButtonLink look="outlined" large to={sitePaths.introductionVideos}>
            {t.toVideos}
          </ButtonLink>
          {!hasPractices && <p className="hint">{texts.trial}</p>}
        </Opening>
        <ChapterLinks />
        <div>
          <Features />
          <OfferingPlaces />
        </div>
      </div>
      <FeedbackPanel />
      <RegisterNow hasPractices={hasPractices} />
    </div>
  );
}
