/** `/introduction-videos`: eight short videos on using the product. */
import { Opening } from '../features/marketing/opening.tsx';
import styles from '../features/marketing/pages.module.css';
import { texts as t } from '../features/marketing/video-texts.ts';
import { lazyPart } from '../shell/lazy-page.tsx';

const AllVideos = lazyPart(() => import('../features/marketing/all-videos.tsx'));

/** To be played. */
const cells = ['44-----', '4554---', '455554-', '4555555', '455554-', '4554---', '44-----'];

export default function IntroductionVideosPage() {
  return (
    <div className={`stack ${styles.page}`}>
      <Opening title={t.title} lead={t.lead} cells={cells} />
      <AllVideos />
    </div>
  );
}
