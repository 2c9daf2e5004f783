/**
 * `npm run bench`: performance limits, as a table. Tests never measure time; this does, and
 * compares within one run.
 * `npm run bench -- importOfFiveThousand staff-work` runs only the named parts of `tests/load`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.ts';
import {
  buildWorld,
  type Child,
  endOf,
  onEnd,
  startChild,
  startWorld,
  stopEverything,
  whatRunsAlready,
  withTestEmulators,
} from './world.ts';

const busy = await whatRunsAlready('world', 'test emulators');
if (busy) {
  console.error(busy);
  process.exit(1);
}
onEnd(() => void stopEverything().then(() => process.exit(130)));

const failed = await buildWorld();
if (failed) {
  console.error(endOf(failed));
  process.exit(1);
}
const asked = process.argv.slice(2);
const all = [
  'flood',
  'closed-pages',
  'practice-page',
  'staff-screens',
  'staff-work',
  'patient-work',
  'import-in-browser',
  'sign-in-work',
  'early-presses',
  'lighthouse',
];
const pageParts = asked.length === 0 ? all : all.filter((name) => asked.includes(name));
const handlerParts = asked.filter((name) => !all.includes(name));
const results = [
  ...(asked.length === 0 || handlerParts.length > 0 ? [await handlers()] : []),
  ...(pageParts.length > 0 ? [await pages()] : []),
];
await stopEverything();
process.exit(results.every((code) => code === 0) ? 0 : 1);

/** Bundle sizes, and handlers against the Firestore emulator alone. */
async function handlers(): Promise<number> {
  const script = join(root, 'tests/load/bench.ts');
  return told(withTestEmulators('bench', [process.execPath, script, ...handlerParts]));
}

/** The pages that patients' phones and staff load, against the whole world. */
async function pages(): Promise<number> {
  const world = await startWorld();
  try {
    let worst = 0;
    for (const name of pageParts) worst = Math.max(worst, await script(name));
    return worst;
  } finally {
    await world.stop();
  }
}

function script(name: string): Promise<number> {
  return told(startChild(name, [process.execPath, join(root, `tests/load/${name}.ts`)]));
}

async function told(bench: Child): Promise<number> {
  const code = await bench.exited;
  const rows = readFileSync(bench.log, 'utf8')
    .split('\n')
    .filter((line) => /^[✓✗]/.test(line));
  console.log(rows.length > 0 ? rows.join('\n') : endOf(bench.log, 100));
  return code;
}
