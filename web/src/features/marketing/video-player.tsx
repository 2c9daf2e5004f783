/**
 * Plays a recording from our own origin with the browser's own player. Focuses it and starts on
 * request.
 */
import { useEffect, useRef, useState } from 'react';
import type { Recording } from '../../content/recordings.ts';
import { recordingSize } from '../../content/videos.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useCaption } from './use-caption.ts';
import { useSeekableFile } from './use-seekable-file.ts';
import { texts as t } from './video-texts.ts';
import styles from './videos.module.css';

type Props = { title: string; recording: Recording };

export function VideoPlayer({ title, recording }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { caption, steps } = useCaption(video);
  const source = useSeekableFile(video, recording.mp4);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    video.current?.focus();
    // With reduced motion, users start it with the player's own button.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play(video.current);
  }, []);

  const tryAgain = () => {
    setHasFailed(false);
    video.current?.load();
    video.current?.focus();
    play(video.current);
  };

  const goTo = (second: number) => {
    const player = video.current;
    if (!player) return;
    player.currentTime = second;
    play(player);
  };

  return (
    <div className={`framed clipped on-soft stack gap-0 ${styles.player}`}>
      <video
        ref={video}
        controls
        // Not every browser lets a video take the focus.
        tabIndex={0}
        playsInline
        preload="none"
        {...source}
        poster={recording.poster}
        {...recordingSize}
        aria-label={title}
        onError={() => setHasFailed(true)}
        className={`full ${styles.recording}`}
      >
        <track kind="captions" srcLang="de" label={t.captions} src={recording.captions} default />
      </video>
      {hasFailed ? (
        <div className="soft">
          <Note isLive>
            <p>{t.failed}</p>
            <Button onClick={tryAgain}>{t.again}</Button>
          </Note>
        </div>
      ) : (
        <p aria-live="polite" className={`centred unlimited snug centred-text ${styles.caption}`}>
          {caption}
        </p>
      )}
      <section className={`positioned line-above on-surface ${styles.steps}`} aria-label={t.steps}>
        <ol>
          {steps.map(({ start, text }) => (
            <li key={start}>
              <button
                type="button"
                className="bare line gap-3 top full"
                aria-current={text === caption ? 'step' : undefined}
                onClick={() => goTo(start)}
              >
                <span className="small strong digits">{clock(start)}</span>{' '}
                <span className="small">{text}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** '1:05' of 65 seconds. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A browser may refuse autoplay; its own button remains. */
function play(video: HTMLVideoElement | null): void {
  video?.play()?.catch(() => {});
}
