/**
 * The introduction videos as cards; the playing one opens in place. Each links to its file, which
 * plays without this code too.
 */
import { type MouseEvent, useRef, useState } from 'react';
import { recordingOf } from '../../content/recordings.ts';
import { type IntroductionVideo, posterSize } from '../../content/videos.ts';
import { Button } from '../../ui/button.tsx';
import { VideoPlayer } from './video-player.tsx';
import { texts as t } from './video-texts.ts';
import styles from './videos.module.css';

/** `heading`: the level of each title. */
export function VideoList({
  videos,
  heading = 'h2',
}: {
  videos: readonly IntroductionVideo[];
  heading?: Heading;
}) {
  const [watched, setWatched] = useState<string | undefined>(undefined);
  return (
    <ol role="list" className={`stack gap-6 across-5 ${styles.videos}`} data-needs-app>
      {videos.map((video) => (
        <Entry
          key={video.key}
          video={video}
          heading={heading}
          isWatched={watched === video.key}
          onWatch={() => setWatched(video.key)}
          onClose={() => setWatched(undefined)}
        />
      ))}
    </ol>
  );
}

type Heading = 'h2' | 'h3';
type EntryProps = {
  video: IntroductionVideo;
  heading: Heading;
  isWatched: boolean;
  onWatch: () => void;
  onClose: () => void;
};

function Entry({
  video: { key, title, text },
  heading: Title,
  isWatched,
  onWatch,
  onClose,
}: EntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  const recording = recordingOf(key);

  const watch = (event: MouseEvent) => {
    // A new tab or window shows the file itself.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onWatch();
  };
  const close = () => {
    onClose();
    // Returns the focus to where it came from, once that exists again.
    requestAnimationFrame(() => entry.current?.querySelector('a')?.focus());
  };

  return (
    <li ref={entry} className="stack gap-4 packed" data-watched={isWatched || undefined}>
      <div className={`stack positioned ${styles.entry}`}>
        {recording && !isWatched && (
          <div className={`positioned clipped edged rounded-card ${styles.poster}`}>
            <img
              src={recording.poster}
              alt=""
              {...posterSize}
              loading="lazy"
              decoding="async"
              className="full block"
            />
            <svg viewBox="0 0 48 48" aria-hidden="true" className={`round ${styles.play}`}>
              <circle cx="24" cy="24" r="24" />
              <path d="M19 14.5 34 24 19 33.5Z" />
            </svg>
            <p className={`small strong digits rounded-small ${styles.length}`}>
              <span className="visually-hidden">{t.lasts} </span>
              {t.details(recording.length)}
            </p>
          </div>
        )}
        <div className="stack gap-1 packed">
          <Title className="h3">
            {recording && !isWatched ? (
              <a
                href={recording.mp4}
                aria-label={t.ofVideo(t.watch, title)}
                onClick={watch}
                className={`covering dark undecorated ${styles.watch}`}
              >
                {title}
              </a>
            ) : (
              title
            )}
          </Title>
          <p className="muted">{text}</p>
          {!recording && <p className="hint">{t.none}</p>}
        </div>
        {recording && isWatched && (
          <Button aria-label={t.ofVideo(t.close, title)} onClick={close}>
            {t.close}
          </Button>
        )}
      </div>
      {recording && isWatched && <VideoPlayer title={title} recording={recording} />}
    </li>
  );
}
