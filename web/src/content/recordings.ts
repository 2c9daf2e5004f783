/** Files of the introduction videos, on our own origin; made by `npm run videos`. */
import { videoLengths } from './video-lengths.ts';

// Captions are only a few kilobytes: inlined as data URLs, the page's policy would block them as a
// foreign origin.
const urls = import.meta.glob<string>('../recordings/*.{mp4,vtt,webp}', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export type Recording = {
  readonly mp4: string;
  /** German, WebVTT. */
  readonly captions: string;
  readonly poster: string;
  /** Minutes and seconds, `m:ss`. */
  readonly length: string;
};

/** Undefined until it has been recorded. */
export function recordingOf(key: string): Recording | undefined {
  const url = (ending: string) => urls[`../recordings/${key}.${ending}`];
  const [mp4, captions, poster, length] = [url('mp4'), url('vtt'), url('webp'), videoLengths[key]];
  return mp4 && captions && poster && length ? { mp4, captions, poster, length } : undefined;
}
