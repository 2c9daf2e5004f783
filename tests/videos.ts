/**
 * `npm run videos`: records the introduction videos from the running demo world (`npm start` beside
 * it), all of them or those named:
 * `npm run videos -- tabelle archiv`. A scene that fails leaves its last recording as it is, and
 * the run ends with what was missing. Captions and times come from the scenes too, so after a
 * change of the product this command brings all videos up to date.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, productUrl } from '../scripts/toolchain.ts';
import { allVideos } from '../web/src/content/videos.ts';
import { launchChromium } from './demo-camera.ts';
import { titleCard } from './videos/cards.ts';
import { expectTools, writeFilm, writeLengths } from './videos/film.ts';
import type { Scene } from './videos/scene.ts';
import { receivingARequest } from './videos/scenes/anfrage-empfangen.ts';
import { makingARequest } from './videos/scenes/anfrage-stellen.ts';
import { archive } from './videos/scenes/archiv.ts';
import { settings } from './videos/scenes/einstellungen.ts';
import { notes } from './videos/scenes/notizen.ts';
import { offeringAPlace } from './videos/scenes/platz-anbieten.ts';
import { priority } from './videos/scenes/priorisieren.ts';
import { table } from './videos/scenes/tabelle.ts';
import { week } from './videos/scenes/woche.ts';
import { openStudio } from './videos/studio.ts';
import { framesPerSecond, Timeline } from './videos/timeline.ts';

const scenes: readonly Scene[] = [
  makingARequest,
  receivingARequest,
  table,
  week,
  archive,
  priority,
  notes,
  settings,
  offeringAPlace,
];
/** For trying scenes out: another address of the same world. */
const address = process.env.VIDEOS_FROM ?? productUrl;
const titleSeconds = 2.4;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !scenes.some(({ key }) => key === name));
const missing: string[] = unknown.map(
  (name) => `${name}: there is no such scene, only ${scenes.map(({ key }) => key).join(', ')}`,
);

try {
  expectTools();
  await fetch(address).catch(() => {
    throw new Error(`Nothing answers at ${address}: please run \`npm start\` beside this.`);
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const browser = await launchChromium();
try {
  for (const scene of scenes.filter(({ key }) => wanted.length === 0 || wanted.includes(key))) {
    try {
      console.log(`${scene.key}: ${await record(scene)}`);
    } catch (error) {
      missing.push(scene.key);
      console.error(`${scene.key} has failed: ${(error as Error).message}`);
    }
  }
} finally {
  await browser.close();
}
writeLengths();
if (missing.length > 0) {
  console.error(`\nMissing or wrong:\n${missing.join('\n')}`);
  process.exitCode = 1;
}

async function record({ key, seconds, show }: Scene): Promise<string> {
  const title = allVideos.find((video) => video.key === key)?.title;
  if (title === undefined) throw new Error('web/src/content/videos.ts does not know this video.');
  const timeline = new Timeline();
  const card = await titleCard(browser, title);
  for (let frame = 0; frame < titleSeconds * framesPerSecond; frame++) timeline.show(card);
  const studio = openStudio(browser, address, timeline);
  try {
    await show(studio);
  } catch (error) {
    const seen = join(cache, `video-${key}-failed.png`);
    if (timeline.latest) writeFileSync(seen, timeline.latest);
    throw new Error(`${(error as Error).message}\nWhat was seen last: ${seen}`);
  } finally {
    for (const left of await studio.close())
      missing.push(`${key}: the demo world is not as before (${left}); start it anew.`);
  }
  const cut = timeline.cut(seconds);
  return `${await writeFilm(key, cut, studio.posterPicture() ?? card)}, pauses × ${cut.stretch.toFixed(2)}`;
}
