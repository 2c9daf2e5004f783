/** Written answers, with the product's films beside them. */
import { allVideos } from '../../content/videos.ts';
import { HelpView } from '../../features/help/help-view.tsx';
import { VideoList } from '../../features/marketing/video-list.tsx';
import { useAdministration } from './administration-context.ts';

export default function HelpScreen() {
  const { basePath } = useAdministration();
  return (
    <HelpView
      basePath={basePath}
      film={(key) => (
        <VideoList videos={allVideos.filter((video) => video.key === key)} heading="h3" />
      )}
    />
  );
}
