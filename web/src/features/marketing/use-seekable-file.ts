/**
 * The address a video plays from: its file; or a blob of the whole file, where the server supports
 * no range requests and seeking would fail. Firebase Hosting supports them, its emulator does not.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';

type Source = { src: string; onLoadedMetadata: () => void };

export function useSeekableFile(video: RefObject<HTMLVideoElement | null>, file: string): Source {
  const [isNeeded, setNeeded] = useState(false);
  const [whole, setWhole] = useState('');
  /** Playback position, and whether it was playing. */
  const left = useRef<{ at: number; isPlaying: boolean } | undefined>(undefined);

  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    let address = '';
    wholeOf(file).then(
      (blob) => {
        const { current } = video;
        if (isOver || !current) return;
        left.current = { at: current.currentTime, isPlaying: !current.paused };
        address = URL.createObjectURL(blob);
        setWhole(address);
      },
      // It plays anyway.
      () => undefined,
    );
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [video, file, isNeeded]);

  const onLoadedMetadata = () => {
    const { current } = video;
    if (!current) return;
    if (!isSeekable(current)) setNeeded(true);
    const before = left.current;
    left.current = undefined;
    if (!before) return;
    current.currentTime = before.at;
    if (before.isPlaying) current.play()?.catch(() => {});
  };
  return { src: whole || file, onLoadedMetadata };
}

function isSeekable({ seekable, duration }: HTMLVideoElement): boolean {
  return seekable.length > 0 && seekable.end(seekable.length - 1) >= duration / 2;
}

async function wholeOf(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.blob();
}
