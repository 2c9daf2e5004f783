/**
 * Files of a film: H.264 for every browser, captions, the picture before it is played, and how long
 * it really is.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cache, root } from '../../scripts/toolchain.ts';
import { allVideos } from '../../web/src/content/videos.ts';
import { writeCaptions } from './captions.ts';
import { type Cut, framesPerSecond } from './timeline.ts';

const folder = join(root, 'web/src/recordings');
const lengthsFile = join(root, 'web/src/content/video-lengths.ts');
const posterWidth = 800;

/** Throws in one sentence if a tool is missing. */
export function expectTools(): void {
  for (const tool of ['ffmpeg', 'ffprobe']) {
    try {
      execFileSync(tool, ['-version'], { stdio: 'ignore' });
    } catch {
      throw new Error(`${tool} is missing: on Debian, \`apt-get install ffmpeg\` brings it.`);
    }
  }
}

export async function writeFilm(
  key: string,
  { pictures, captions }: Cut,
  poster: Buffer,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // The last recording stays until there is a whole new one.
  const beginning = join(cache, `video-${key}.mp4`);
  const convert = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const encoder = spawn('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond), '-i', '-'],
    ...['-vf', convert, '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '25'],
    // A place to jump to at least every twelve seconds.
    ...[
      '-g',
      String(12 * framesPerSecond),
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
    ],
    ...['-movflags', '+faststart', '-map_metadata', '-1', beginning],
  ]);
  let complaint = '';
  encoder.stderr.on('data', (data) => {
    complaint += data;
  });
  encoder.stdin.on('error', () => {});
  const ended = once(encoder, 'close');
  for (const { picture, frames } of pictures) {
    for (let frame = 0; frame < frames; frame++)
      if (!encoder.stdin.write(picture)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write the film: ${complaint}`);
  const file = join(folder, `${key}.mp4`);
  copyFileSync(beginning, file);
  rmSync(beginning);

  writeFileSync(join(folder, `${key}.vtt`), writeCaptions(captions));
  await sharp(poster)
    .resize({ width: posterWidth })
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${key}.webp`));
  return `${minutes(secondsOf(file))} minutes, ${(statSync(file).size / 1e6).toFixed(2)} MB`;
}

/** What the page says about lengths is read from the files. */
export function writeLengths(): void {
  const lines = allVideos.flatMap(({ key }) => {
    const file = join(folder, `${key}.mp4`);
    return existsSync(file)
      ? [`  ${/^\w+$/.test(key) ? key : `'${key}'`}: '${minutes(secondsOf(file))}',`]
      : [];
  });
  const text = `/** Minutes and seconds of each recording, \`m:ss\`. Written by \`npm run videos\`, which reads them from the files. */
export const videoLengths: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
  if (!existsSync(lengthsFile) || readFileSync(lengthsFile, 'utf8') !== text)
    writeFileSync(lengthsFile, text);
}

function secondsOf(file: string): number {
  return Number(
    execFileSync(
      'ffprobe',
      ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file],
      { encoding: 'utf8' },
    ),
  );
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
