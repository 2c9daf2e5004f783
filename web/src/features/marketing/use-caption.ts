import { type RefObject, useEffect, useState } from 'react';

/**
 * A video's current caption, for the page to show below it: inside the picture it would cover the product, and on
 * phones be too small. In full screen, captions show in the video.
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
    // iPhones have a separate full screen for videos.
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
