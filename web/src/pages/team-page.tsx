/** `/team`: who runs it, as far as they have said so, who answers, and what they keep to. */

import { Opening } from '../features/marketing/opening.tsx';
import styles from '../features/marketing/pages.module.css';
import { texts as t } from '../features/marketing/team-texts.ts';
import { lazyPart } from '../shell/lazy-page.tsx';

const TeamStory = lazyPart(() => import('../features/marketing/team-story.tsx'));

export default function TeamPage() {
  return (
    <div className={`stack ${styles.page}`}>
      <Opening title={t.title} lead={t.lead} />
      <TeamStory />
    </div>
  );
}
