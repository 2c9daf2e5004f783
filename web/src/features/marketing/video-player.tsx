/**
 * Shows an introduction video from our own origin: the recording with the browser's own player, or, while there is none,
 * its pictures one by one. Comes when somebody wants to watch; nothing of it is loaded before.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pictureTexts } from '../../content/picture-texts.ts';
import { pictureUrl } from '../../content/pictures.ts';
import type { IntroductionVideo, VideoFrame } from '../../content/videos.ts';
import { Button } from '../../ui/button.tsx';
import { OnePicture } from './product-picture.tsx';
import { texts as t } from './video-texts.ts';
import styles from './videos.module.css';

export default function VideoPlayer({ video }: { video: IntroductionVideo }) {
  if (video.recording) return <Recording title={video.title} recording={video.recording} poster={video.frames[0]} />;
  if (video.frames.length === 0) return <p>{t.none}</p>;
  return <PictureByPicture title={video.title} frames={video.frames} />;
}

type RecordingProps = { title: string; recording: NonNullable<IntroductionVideo['recording']>; poster: VideoFrame | undefined };

function Recording({ title, recording, poster }: RecordingProps) {
  return (
    <video
      controls
      preload="none"
      aria-label={title}
      poster={poster && pictureUrl(poster.picture)}
      width={1280}
      height={800}
      className={styles.recording}
    >
      <source src={recording.mp4} type="video/mp4" />
      <track kind="captions" srcLang="de" label={t.captions} src={recording.captions} default />
    </video>
  );
}

function PictureByPicture({ title, frames }: { title: string; frames: readonly VideoFrame[] }) {
  const [index, setIndex] = useState(0);
  const player = useRef<HTMLFieldSetElement>(null);
  const last = frames.length - 1;
  const frame = frames[index];

  // Whoever asked for it is led here, and the arrow keys work at once.
  useEffect(() => player.current?.focus(), []);

  // The next picture is there before it is asked for.
  const following = frames[index + 1];
  useEffect(() => {
    const url = following && pictureUrl(following.picture);
    if (url) new Image().src = url;
  }, [following]);

  const goTo = (wanted: number) => setIndex(Math.min(last, Math.max(0, wanted)));
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  if (!frame) return null;
  return (
    <fieldset ref={player} tabIndex={-1} aria-label={title} onKeyDown={press} className={styles.player}>
      <div className={styles.stage}>
        <OnePicture key={frame.picture} name={frame.picture} alt={pictureTexts[frame.picture]} />
      </div>
      <div className={styles.below}>
        <div aria-live="polite" className={styles.told}>
          <p className={styles.position}>{t.position(index + 1, frames.length)}</p>
          <p>{frame.text}</p>
        </div>
        <div className={styles.buttons}>
          <Button aria-disabled={index === 0} onClick={() => goTo(index - 1)}>
            {t.back}
          </Button>
          <Button aria-disabled={index === last} onClick={() => goTo(index + 1)}>
            {t.next}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
