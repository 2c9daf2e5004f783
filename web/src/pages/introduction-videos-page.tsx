/** `/introduction-videos`: eight short videos on using the product. */
import styles from '../features/marketing/pages.module.css';
import { texts as t } from '../features/marketing/video-texts.ts';
import { lazyPart } from '../shell/lazy-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const AllVideos = lazyPart(() => import('../features/marketing/all-videos.tsx'));

export default function IntroductionVideosPage() {
  return (
    <div className={`stack ${styles.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <AllVideos />
    </div>
  );
}
