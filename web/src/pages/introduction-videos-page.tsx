/** `/introduction-videos`: how the product is used, shown in eight short videos. */
import { introductionVideos } from '../content/videos.ts';
import styles from '../features/marketing/pages.module.css';
import { VideoList } from '../features/marketing/video-list.tsx';
import { texts as t } from '../features/marketing/video-texts.ts';
import { PageHeader } from '../ui/page-header.tsx';

export default function IntroductionVideosPage() {
  return (
    <div className={styles.page}>
      <PageHeader title={t.title} lead={t.lead} />
      <VideoList videos={introductionVideos} />
    </div>
  );
}
