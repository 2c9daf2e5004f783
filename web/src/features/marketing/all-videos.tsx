/** All introduction videos. */
import { introductionVideos } from '../../content/videos.ts';
import { VideoList } from './video-list.tsx';

export default function AllVideos() {
  return <VideoList videos={introductionVideos} />;
}
