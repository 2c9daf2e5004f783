/** `npm run bench`: the figures that must hold, as a table. A test never measures time; this does, and compares within one run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './found.ts';
import { buildWorld, endOf, firebase, onEnd, stopEverything, whatRunsAlready } from './world.ts';

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
const bench = firebase('bench', ['emulators:exec', '--only', 'firestore', `"${process.execPath}" "${join(root, 'tests/load/bench.ts')}"`]);
const code = await bench.exited;
const lines = readFileSync(bench.log, 'utf8').split('\n');
console.log(code === 0 ? lines.filter((line) => /^[✓✗]/.test(line)).join('\n') : endOf(bench.log, 100));
process.exit(code);
