/** The files of the introduction videos, on our own origin; `npm run videos` makes them. */
import { videoLengths } from './video-lengths.ts';

// Captions are a few kilobytes: as part of the code they would be a foreign origin to the page's policy.
const urls = import.meta.glob<string>('../recordings/*.{mp4,vtt,webp}', { eager: true, import: 'default', query: '?url&no-inline' });

export type Recording = {
  readonly mp4: string;
  /** German, WebVTT. */
  readonly captions: string;
  readonly poster: string;
  /** Minutes and seconds, `m:ss`. */
  readonly length: string;
};

/** Undefined while it has not been recorded. */
export function recordingOf(key: string): Recording | undefined {
  const url = (ending: string) => urls[`../recordings/${key}.${ending}`];
  const [mp4, captions, poster, length] = [url('mp4'), url('vtt'), url('webp'), videoLengths[key]];
  return mp4 && captions && poster && length ? { mp4, captions, poster, length } : undefined;
}
