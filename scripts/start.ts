/** `npm start`: the whole product on this machine, with a demo world. `--dev` adds hot reload. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '../emulator-data/accounts.ts';
import { demoPractices } from '../emulator-data/demo-world.ts';
import { mailUrl, productUrl, root } from './toolchain.ts';
import {
  buildWorld,
  canHaveUi,
  endOf,
  onEnd,
  startChild,
  startWorld,
  stopEverything,
  type World,
  whatRunsAlready,
} from './world.ts';

const isDev = process.argv.includes('--dev');
const devUrl = 'http://localhost:5173';
const paymentsUrl = 'http://localhost:12111';
const statisticsUrl = 'http://localhost:12112';
const emulatorUiUrl = 'http://localhost:4000';
const hasUi = canHaveUi();
let world: World | undefined;
let isEnding = false;

const busy = await whatRunsAlready('world');
if (busy) {
  console.error(busy);
  process.exit(1);
}

onEnd(() => void end(0));

console.log('Building …');
const failed = await buildWorld();
if (failed) await give(endOf(failed));
console.log('Starting the emulators …');
try {
  if (!isEnding) world = await startWorld({ hasUi });
} catch (error) {
  await give((error as Error).message);
}
if (isDev && !isEnding) {
  startChild(
    'vite',
    [
      process.execPath,
      join(root, 'node_modules/vite/bin/vite.js'),
      '--mode',
      'emulator',
      '--port',
      '5173',
      '--strictPort',
    ],
    {
      cwd: join(root, 'web'),
      grace: 5,
    },
  );
  startChild('watch-functions', [process.execPath, 'build.ts', '--watch'], {
    cwd: join(root, 'functions'),
    grace: 5,
  });
}
if (world && !isEnding) {
  console.log(overview());
  const code = await world.emulators.exited;
  if (!isEnding)
    await give(`The emulators ended by themselves (code ${code}):\n${endOf(world.emulators.log)}`);
}

async function give(reason: string): Promise<void> {
  // During shutdown an interrupted step is no failure.
  if (isEnding) return pause(60_000, undefined, { ref: false });
  console.error(reason);
  await end(1);
}

async function end(code: number): Promise<void> {
  isEnding = true;
  if (code === 0) console.log('\nStopping …');
  await world?.stop();
  await stopEverything();
  process.exit(code);
}

function overview(): string {
  const practices = demoPractices(new Date()).map(({ practice }) => practice);
  const titleOf = (slug: string) =>
    practices.find((practice) => practice.slug === slug)?.title ?? '–';
  const roles = {
    administrator: 'Administration',
    therapist: 'Empfang und Therapie',
    viewer: 'nur lesen',
  };
  const states = practices.map(({ slug, title, locked, bookingEnabled }) => [
    title,
    locked ? 'gesperrt' : bookingEnabled ? 'nimmt Anfragen an' : 'pausiert',
    `${productUrl}/${slug}`,
  ]);
  return [
    '',
    ...columns([
      ['Platzwart', productUrl],
      ...(isDev ? [['Mit Hot Reload', devUrl]] : []),
      ['Postfach', mailUrl],
      ['Zahlungsdienst', paymentsUrl],
      ['Demo-Statistik', statisticsUrl],
      ...(hasUi ? [['Emulator UI', emulatorUiUrl]] : []),
    ]),
    '',
    ...columns([
      ['Anmelden als', 'E-Mail', 'Praxis', 'Rolle', 'Hinweis'],
      ...demoAccounts.map(({ name, email, practice, role, note }) => [
        name,
        email,
        titleOf(practice),
        role ? roles[role] : '–',
        note,
      ]),
    ]),
    `(Passwort für alle: ${demoPassword}, oder auf der Anmeldeseite auswählen)`,
    '',
    ...columns([['Praxis', 'Zustand', 'Adresse'], ...states]),
    '',
    'Strg-C beendet alles.',
  ].join('\n');
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
