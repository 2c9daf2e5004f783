/** The demo world on this machine: emulators, mail catcher, demo data. Shared by `npm start`, `npm run dev` and `npm test`. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedEmulators } from '../emulator-data/seed.ts';
import { startDemoStatistics } from '../tests/support/demo-statistics.ts';
import { type MailCatcher, startMailCatcher } from '../tests/support/mail-catcher.ts';
import type { StripeStandIn } from '../tests/support/stripe/stripe-stand-in.ts';
import { startPayments } from './start-payments.ts';
import { cache, productUrl, root, toolchain } from './toolchain.ts';

const project = 'demo-platzwart';
const mailPorts = { smtp: 1025, mails: 1080 };
const stripePort = 12_111;
/** As in `web/.env.emulator`. */
const statisticsPort = 12_112;

/** The environment of every child process: our Node and JDK first, installed emulators, no network requests. */
function worldEnvironment(): NodeJS.ProcessEnv {
  const { javaHome, firestoreEmulator, pubsubEmulator } = toolchain();
  return {
    ...process.env,
    JAVA_HOME: javaHome,
    PATH: [join(javaHome, 'bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    ...(firestoreEmulator && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreEmulator }),
    ...(pubsubEmulator && { PUBSUB_EMULATOR_BINARY_PATH: pubsubEmulator }),
    // The functions emulator starts a process per concurrent request, which would overload a small machine.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // These processes load the same modules: compile once, read from this cache.
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
    JAVA_TOOL_OPTIONS: javaOptions('1536m'),
    // No update checks, and no probe for a cloud machine's metadata server.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // Logs are files; firebase-tools treats FORCE_COLOR=0 as true.
    FORCE_COLOR: undefined,
  };
}

/** By default Java takes a quarter of the memory, and optimizes heavily for a run of minutes. */
export function javaOptions(heap: string): string {
  return `-Xmx${heap} -XX:+UseSerialGC -XX:TieredStopAtLevel=1`;
}

/** One sentence if a world, or another program, already uses one of our ports; undefined if all are free. */
export async function whatRunsAlready(): Promise<string | undefined> {
  const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { emulators: Record<string, unknown> };
  const ports = Object.entries({ ...emulators, ...mailPorts, stripe: stripePort, statistics: statisticsPort }).flatMap(([name, value]) => {
    const port = typeof value === 'number' ? value : (value as { port?: number }).port;
    return port === undefined ? [] : [{ name, port }];
  });
  const taken = await Promise.all(ports.map(async ({ name, port }) => ((await isOpen(port)) ? `${port} (${name})` : undefined)));
  const busy = taken.filter((port) => port !== undefined);
  return busy.length === 0
    ? undefined
    : `A demo world is already running here, or something else uses its ports: ${busy.join(', ')}. Please use that one (${productUrl}) or stop it first.`;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const tell = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
}

/** A command that cannot outlive us (see child-process.ts); its output goes to a log file. */
export type Child = { readonly log: string; readonly exited: Promise<number>; stop(): Promise<void> };

const children = new Set<Child>();

export function startChild(
  name: string,
  command: readonly [string, ...string[]],
  { cwd = root, env = {}, grace = 20 }: { cwd?: string; env?: NodeJS.ProcessEnv; grace?: number } = {},
): Child {
  mkdirSync(cache, { recursive: true });
  const log = join(cache, `${name}.log`);
  const output = openSync(log, 'w');
  // In its own process group: Ctrl-C reaches only us, and we shut down in order.
  const keeper: ChildProcess = spawn(process.execPath, [join(root, 'scripts/child-process.ts'), String(grace), ...command], {
    cwd,
    env: { ...worldEnvironment(), ...env },
    stdio: ['pipe', output, output],
    detached: true,
  });
  const exited = new Promise<number>((resolve) => {
    keeper.once('exit', (code) => resolve(code ?? 1)).once('error', () => resolve(127));
  });
  const one: Child = {
    log,
    exited,
    async stop() {
      keeper.stdin?.end();
      await exited;
    },
  };
  children.add(one);
  void exited.then(() => children.delete(one));
  return one;
}

/** Ends all child processes. */
export async function stopEverything(): Promise<void> {
  await Promise.all([...children].map((one) => one.stop()));
}

/** The last lines of a log. */
export function endOf(log: string, lines = 60): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** firebase-tools writes its logs to the working directory, hence the cache folder. */
export function firebase(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Child {
  const tool = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  return startChild(name, [process.execPath, tool, '--config', join(root, 'firebase.json'), '--project', project, ...args], {
    cwd: cache,
    env,
  });
}

/** Bundles functions and web for the emulators; skips unchanged parts. Resolves to the log of the failed step, or undefined. */
export async function buildWorld(): Promise<string | undefined> {
  const failed = await Promise.all([
    buildOnce('functions', { from: ['functions'], to: 'functions/lib/index.js', command: ['build.ts'] }),
    buildOnce('web', { from: ['web', 'functions/domain', 'emulator-data'], to: 'web/dist/app.html', command: ['build.ts', 'emulator'] }),
  ]);
  return failed.find((log) => log !== undefined);
}

/** Sources and output of each build. */
type Build = { from: readonly string[]; to: string; command: readonly string[] };

async function buildOnce(part: string, { from, to, command }: Build): Promise<string | undefined> {
  const stamp = join(cache, `built-${part}`);
  const sources = fingerprint([...from, 'package-lock.json']);
  if (existsSync(join(root, to)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return undefined;
  rmSync(stamp, { force: true });
  const build = startChild(`build-${part}`, [process.execPath, ...command], { cwd: join(root, part) });
  if ((await build.exited) !== 0) return build.log;
  writeFileSync(stamp, sources);
  return undefined;
}

/** One hash of all files below these paths, except build output and installed packages. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const full = join(root, path);
    if (!statSync(full).isDirectory()) return void hash.update(path).update(readFileSync(full));
    for (const name of readdirSync(full).sort()) if (!['node_modules', 'lib', 'dist'].includes(name)) add(join(path, name));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

export type World = { readonly mail: MailCatcher; readonly stripe: StripeStandIn; readonly emulators: Child; stop(): Promise<void> };

/** Starts the built product and seeds it. Throws, with the end of the log, if the emulators do not start. */
export async function startWorld(): Promise<World> {
  const now = new Date();
  const mail = await startMailCatcher({ smtpPort: mailPorts.smtp, httpPort: mailPorts.mails });
  const stripe = await startPayments({ port: stripePort, project, now });
  const statistics = await startDemoStatistics({ port: statisticsPort });
  // Offline, its check for a newer SDK would wait ten seconds, twice.
  const emulators = firebase('emulators', ['emulators:start'], { npm_config_offline: 'true' });
  let sweeping: NodeJS.Timeout | undefined;
  const stop = async () => {
    clearInterval(sweeping);
    await emulators.stop();
    await Promise.all([mail.stop(), stripe.stop(), statistics.stop()]);
  };
  try {
    // Unless installed, the emulators are downloaded on the first start.
    await untilLogged(emulators, 'All emulators ready', toolchain().firestoreEmulator ? 120_000 : 900_000);
    await seedEmulators(now);
  } catch (error) {
    await stop();
    throw error;
  }
  // The emulator never fires schedules; in production the scheduler runs this one every five minutes.
  sweeping = setInterval(() => void runSchedule('everyFiveMinutes'), 60_000);
  return { mail, stripe, emulators, stop };
}

async function runSchedule(name: string): Promise<void> {
  const trigger = `http://127.0.0.1:5001/functions/projects/${project}/triggers/europe-west3-${name}`;
  try {
    // Whatever fills the world turns triggers off and on: each time makes a new one, and those before it do nothing.
    for (let generation = 0; (await fetch(`${trigger}-${generation}`, { method: 'POST' })).ok; generation += 1);
  } catch {
    // The next minute tries again.
  }
}

async function untilLogged(process: Child, text: string, timeout: number): Promise<void> {
  let code: number | undefined;
  void process.exited.then((exitCode) => {
    code = exitCode;
  });
  for (const end = Date.now() + timeout; Date.now() < end; await pause(200)) {
    if (readFileSync(process.log, 'utf8').includes(text)) return;
    if (code !== undefined) throw new Error(`The emulators ended by themselves (code ${code}):\n${endOf(process.log)}`);
  }
  throw new Error(`The emulators were not ready after ${timeout / 1000} s:\n${endOf(process.log)}`);
}

/**
 * Calls `end` once: on Ctrl-C and other signals, and when the parent is gone. A killed npm does not notify its script, and there may be a
 * shell in between.
 */
export function onEnd(end: (reason: string) => void): void {
  let hasEnded = false;
  const once = (reason: string) => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(watch);
    end(reason);
  };
  const ancestors = process.env.npm_lifecycle_event === undefined ? [] : npmAndShells();
  const watch = setInterval(() => {
    if (!ancestors.every(isAlive)) once('parent');
  }, 1_000);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => once(signal));
}

function npmAndShells(): number[] {
  const chain: number[] = [];
  for (let pid = process.ppid; pid > 1; ) {
    const [parent, name] = parentAndName(pid);
    chain.push(pid);
    if (!/^(sh|dash|bash|zsh|ksh)$/.test(name)) break;
    pid = parent;
  }
  return chain;
}

function parentAndName(pid: number): [number, string] {
  try {
    const [parent = '0', name = ''] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return [Number(parent), name.replace(/^.*\//, '')];
  } catch {
    return [0, ''];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
