/**
 * The videos as stored: the pages describe them correctly, and each plays to its end with captions.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { videoLengths } from '../../web/src/content/video-lengths.ts';
import { introductionVideos, offeringVideo, recordingSize } from '../../web/src/content/videos.ts';

/** Spec section 2. */
const lengths: Readonly<Record<string, string>> = {
  'anfrage-stellen': '2:30',
  'anfrage-empfangen': '1:04',
  tabelle: '0:53',
  woche: '0:58',
  archiv: '1:12',
  priorisieren: '1:21',
  notizen: '1:15',
  einstellungen: '1:49',
};
const file = (name: string) => new URL(`../../web/src/recordings/${name}`, import.meta.url);

it('there are the eight of the specification', () => {
  expect(introductionVideos.map(({ key }) => key)).toEqual(Object.keys(lengths));
});

describe.each([...Object.entries(lengths), [offeringVideo.key, '1:30'] as const])(
  '%s',
  (key, length) => {
    it('is as long as the page says, and as the specification wants', () => {
      const seconds = Math.round(filmOf(readFileSync(file(`${key}.mp4`))).seconds);
      const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      expect([shown, videoLengths[key]]).toEqual([length, length]);
    });

    it('is small enough for the page, begins before all of it has arrived, and has the size its place is kept for', () => {
      const bytes = readFileSync(file(`${key}.mp4`));
      expect(bytes.length).toBeLessThanOrEqual(3e6);
      expect(bytes.length).toBeGreaterThan(1e5);
      const { width, height, startsAtOnce } = filmOf(bytes);
      expect(startsAtOnce).toBe(true);
      expect({ width, height }).toEqual(recordingSize);
    });

    it('says in its captions what is seen, one after the other, to the end, each long enough to be read', () => {
      const cues = cuesOf(readFileSync(file(`${key}.vtt`), 'utf8'));
      const { seconds } = filmOf(readFileSync(file(`${key}.mp4`)));
      expect(cues.length).toBeGreaterThanOrEqual(5);
      for (const [index, { start, end, text }] of cues.entries()) {
        expect(start, text).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
        expect(end - start, text).toBeGreaterThanOrEqual(text.length / 17);
        // Two lines below the picture.
        expect(text.length, text).toBeLessThanOrEqual(110);
      }
      expect(cues.at(-1)?.end).toBeGreaterThan(seconds - 4);
      expect(cues.at(-1)?.end).toBeLessThanOrEqual(seconds + 0.1);
    });

    it('has a small picture for before it is played', () => {
      expect(existsSync(file(`${key}.webp`))).toBe(true);
      expect(readFileSync(file(`${key}.webp`)).length).toBeLessThanOrEqual(60_000);
    });
  },
);

/** Read from the boxes of the MP4 itself, since not every machine has a tool for it. */
function filmOf(bytes: Buffer): {
  seconds: number;
  width: number;
  height: number;
  startsAtOnce: boolean;
} {
  const header = bytes.indexOf('mvhd') + 4;
  const track = bytes.indexOf('tkhd') + 4;
  // Version 0 of both boxes: 32 bits per time.
  expect([bytes[header], bytes[track]]).toEqual([0, 0]);
  return {
    seconds: bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12),
    width: bytes.readUInt32BE(track + 76) / 65_536,
    height: bytes.readUInt32BE(track + 80) / 65_536,
    startsAtOnce: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  };
}

function cuesOf(captions: string): { start: number; end: number; text: string }[] {
  const [head, ...blocks] = captions.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times, text = ''] = block.split('\n');
    const [start = Number.NaN, end = Number.NaN] = (times ?? '').split(' --> ').map((moment) => {
      const [minutes, seconds] = moment.split(':').map(Number);
      return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN);
    });
    return { start, end, text };
  });
}
