/** The introduction videos, one below the other; the one that is watched opens in its place. */
import { lazy, Suspense, useState } from 'react';
import type { IntroductionVideo } from '../../content/videos.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { NoPicture, OnePicture } from './product-picture.tsx';
import { texts as t } from './video-texts.ts';
import styles from './videos.module.css';

const VideoPlayer = lazy(() => import('./video-player.tsx'));

export function VideoList({ videos }: { videos: readonly IntroductionVideo[] }) {
  const [watched, setWatched] = useState<string | undefined>(undefined);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ol role="list" className={styles.videos}>
      {videos.map((video) => (
        <li key={video.key} className={styles.video}>
          <Entry
            video={video}
            isWatched={watched === video.key}
            onToggle={() => setWatched((key) => (key === video.key ? undefined : video.key))}
          />
        </li>
      ))}
    </ol>
  );
}

function Entry({ video, isWatched, onToggle }: { video: IntroductionVideo; isWatched: boolean; onToggle: () => void }) {
  const playerId = `${video.key}-ansehen`;
  const hasSomething = video.recording !== undefined || video.frames.length > 0;
  const action = isWatched ? t.close : t.watch;
  return (
    <>
      <div className={styles.entry}>
        <div className={styles.poster}>{video.frames[0] ? <OnePicture name={video.frames[0].picture} alt="" /> : <NoPicture />}</div>
        <div className={styles.words}>
          <h2>{video.title}</h2>
          <p>{video.text}</p>
          <p className={styles.facts}>
            {t.length}: {t.minutes(video.length)}
            {!video.recording && <> · {hasSomething ? t.pictures(video.frames.length) : t.none}</>}
          </p>
        </div>
        {hasSomething && (
          <Button
            aria-label={t.ofVideo(action, video.title)}
            aria-expanded={isWatched}
            aria-controls={isWatched ? playerId : undefined}
            onClick={onToggle}
            className={styles.watch}
          >
            {action}
          </Button>
        )}
      </div>
      {isWatched && (
        <div id={playerId}>
          <Suspense fallback={<Loading text={t.loading} />}>
            <VideoPlayer video={video} />
          </Suspense>
        </div>
      )}
    </>
  );
}
