/** WebVTT, as a <track> reads it. */
import type { Caption } from './timeline.ts';

export function writeCaptions(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ start, end, text }) => `${moment(start)} --> ${moment(end)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `mm:ss.ttt` */
function moment(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${two(milliseconds / 60_000)}:${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
