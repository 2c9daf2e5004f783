import { type RefObject, useEffect, useState } from 'react';

/**
 * What a video's captions say at the moment, for the page to show below it: in the picture they would hide the product, and on a
 * phone be too small to read. Only where the video fills the screen, they stand in it.
 */
export function useCaption(video: RefObject<HTMLVideoElement | null>): string {
  const [caption, setCaption] = useState('');

  useEffect(() => {
    const player = video.current;
    const track = player?.textTracks?.[0];
    if (!player || !track) return;
    const show = () => {
      const cue = track.mode === 'hidden' ? track.activeCues?.[0] : undefined;
      setCaption(cue ? (cue as VTTCue).text : '');
    };
    const stand = (isFull: boolean) => {
      track.mode = isFull ? 'showing' : 'hidden';
      show();
    };
    const onFullscreen = () => stand(document.fullscreenElement === player);
    // iPhones have a full screen of their own for videos.
    const onOwnFullscreen = () => stand(true);
    const onOwnEnd = () => stand(false);
    stand(false);
    track.addEventListener('cuechange', show);
    document.addEventListener('fullscreenchange', onFullscreen);
    player.addEventListener('webkitbeginfullscreen', onOwnFullscreen);
    player.addEventListener('webkitendfullscreen', onOwnEnd);
    return () => {
      track.removeEventListener('cuechange', show);
      document.removeEventListener('fullscreenchange', onFullscreen);
      player.removeEventListener('webkitbeginfullscreen', onOwnFullscreen);
      player.removeEventListener('webkitendfullscreen', onOwnEnd);
    };
  }, [video]);

  return caption;
}
