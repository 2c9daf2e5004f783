/** Every introduction video there is. */
import { introductionVideos } from '../../content/videos.ts';
import { VideoList } from './video-list.tsx';

export default function AllVideos() {
  return <VideoList videos={introductionVideos} />;
}
