/** `/introduction-videos`: eight short videos on using the product. */
import { Opening } from '../features/marketing/opening.tsx';
import { texts as t } from '../features/marketing/video-texts.ts';
import { lazyPart } from '../shell/lazy-page.tsx';

const AllVideos = lazyPart(() => import('../features/marketing/all-videos.tsx'));

export default function IntroductionVideosPage() {
  return (
    <div className="stack gap-6">
      <Opening title={t.title} lead={t.lead} />
      <AllVideos />
    </div>
  );
}
