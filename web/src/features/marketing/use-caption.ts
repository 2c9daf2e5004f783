import { type RefObject, useEffect, useState } from 'react';

/** What one sees from a second on. */
export type Step = { start: number; text: string };

/**
 * A video's current caption, for the page to show below it: inside the picture it would cover the
 * product, and on phones be too small. In full screen, captions show in the video. And all of them,
 * as soon as they have arrived.
 */
export function useCaption(video: RefObject<HTMLVideoElement | null>): {
  caption: string;
  steps: readonly Step[];
} {
  const [caption, setCaption] = useState('');
  const [steps, setSteps] = useState<readonly Step[]>([]);

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
    const file = player.querySelector('track');
    const read = () =>
      setSteps(
        [...(track.cues ?? [])].map((cue) => ({
          start: cue.startTime,
          text: (cue as VTTCue).text,
        })),
      );
    stand(false);
    file?.addEventListener('load', read);
    track.addEventListener('cuechange', show);
    document.addEventListener('fullscreenchange', onFullscreen);
    player.addEventListener('webkitbeginfullscreen', onOwnFullscreen);
    player.addEventListener('webkitendfullscreen', onOwnEnd);
    return () => {
      file?.removeEventListener('load', read);
      track.removeEventListener('cuechange', show);
      document.removeEventListener('fullscreenchange', onFullscreen);
      player.removeEventListener('webkitbeginfullscreen', onOwnFullscreen);
      player.removeEventListener('webkitendfullscreen', onOwnEnd);
    };
  }, [video]);

  return { caption, steps };
}
