/** `npm run bench`: performance limits, as a table. Tests never measure time; this does, and compares within one run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.ts';
import { buildWorld, type Child, endOf, firebase, onEnd, startChild, startWorld, stopEverything, whatRunsAlready } from './world.ts';

const busy = await whatRunsAlready();
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
const results = [await handlers(), await pages()];
await stopEverything();
process.exit(results.every((code) => code === 0) ? 0 : 1);

/** Bundle sizes, and handlers against the Firestore emulator alone. */
async function handlers(): Promise<number> {
  const script = join(root, 'tests/load/bench.ts');
  const bench = firebase('bench', ['emulators:exec', '--only', 'firestore,auth', `"${process.execPath}" "${script}"`]);
  return told(bench);
}

/** The pages that patients' phones and staff load, against the whole world. */
async function pages(): Promise<number> {
  const world = await startWorld();
  try {
    let worst = 0;
    for (const name of ['flood', 'closed-pages', 'practice-page', 'staff-screens', 'staff-work', 'patient-work', 'lighthouse'])
      worst = Math.max(worst, await script(name));
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
