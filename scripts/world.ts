/**
 * The demo world on this machine: emulators, mail catcher, demo data. Shared by `npm start`, `npm
 * run dev` and `npm test`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { devNull, homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedEmulators } from '../emulator-data/seed.ts';
import { startDemoStatistics } from '../tests/support/demo-statistics.ts';
import { type MailCatcher, startMailCatcher } from '../tests/support/mail-catcher.ts';
import type { StripeStandIn } from '../tests/support/stripe/stripe-stand-in.ts';
import { startFirestoreGate } from './firestore-gate.ts';
import './refuse-malformed-requests.ts';
import { startPayments } from './start-payments.ts';
import { cache, productUrl, root, toolchain } from './toolchain.ts';

const project = 'demo-platzwart';
const mailPorts = { smtp: 1025, mails: 1080 };
const stripePort = 12_111;
/** As in `web/.env.emulator`. */
const statisticsPort = 12_112;
/** Browsers reach Firestore by this port, as in `web/.env.emulator`. */
const firestoreGatePort = 8081;
/** Firestore and Auth alone, on ports of their own: tests use them beside a running demo world. */
const testEmulators = 'tests/firebase.json';

/**
 * The environment of every child process: our Node and JDK first, installed emulators, no network
 * requests.
 */
function worldEnvironment(): NodeJS.ProcessEnv {
  const { javaHome, firestoreEmulator } = toolchain();
  return {
    ...process.env,
    JAVA_HOME: javaHome,
    PATH: [join(javaHome, 'bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
      delimiter,
    ),
    ...(firestoreEmulator && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreEmulator }),
    // The functions emulator starts a process per concurrent request, which would overload a small
    // machine.
    FUNCTIONS_EMULATOR_PARALLEL: '4',
    // Seconds for a function to load, here and with its first call. Ten by default: on a busy
    // machine the world then starts without any function.
    FUNCTIONS_DISCOVERY_TIMEOUT: '600',
    // These processes load the same modules: compile once, read from this cache.
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
    JAVA_TOOL_OPTIONS: javaOptions(usualHeap),
    // No update checks, and no probe for a cloud machine's metadata server.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // Logs are files; firebase-tools treats FORCE_COLOR=0 as true.
    FORCE_COLOR: undefined,
    // Its debug log, which nobody reads, would grow by megabytes a minute.
    FIREBASE_DEBUG_PATH: devNull,
  };
}

/** Of an emulator. */
const usualHeap = '1536m';

/**
 * By default Java takes a quarter of the memory. Fully optimized code pays off within minutes:
 * without it the functions' tests took a seventh longer. But what runs less than five times the
 * usual number of times costs more to optimize than it saves here: a fifth of the rules' tests. The
 * log would be a stack trace for each refusal of the rules, thousands in their tests.
 */
function javaOptions(heap: string): string {
  const logging = join(root, 'scripts/emulator-logging.properties');
  return `-Xmx${heap} -XX:+UseSerialGC ${optimizing} "-Djava.util.logging.config.file=${logging}"`;
}

/** Five times Java's own thresholds. */
const optimizing = Object.entries({
  Tier4InvocationThreshold: 25_000,
  Tier4MinInvocationThreshold: 3_000,
  Tier4CompileThreshold: 75_000,
  Tier4BackEdgeThreshold: 200_000,
})
  .map(([name, count]) => `-XX:${name}=${count}`)
  .join(' ');

/**
 * One sentence if a world or test emulators run already, or something else uses their ports;
 * undefined if all are free.
 */
export async function whatRunsAlready(
  ...wanted: ('world' | 'test emulators')[]
): Promise<string | undefined> {
  const emulatorsOf = (config: string) => {
    const { emulators } = JSON.parse(readFileSync(join(root, config), 'utf8')) as {
      emulators: Record<string, unknown>;
    };
    return emulators;
  };
  const others = {
    ...mailPorts,
    stripe: stripePort,
    statistics: statisticsPort,
    'firestore of browsers': firestoreGatePort,
  };
  const used = {
    world: () => ({ ...emulatorsOf('firebase.json'), ...others }),
    'test emulators': () => emulatorsOf(testEmulators),
  };
  const ports = wanted
    .flatMap((name) => Object.entries(used[name]()))
    .flatMap(([name, value]) => {
      const port = typeof value === 'number' ? value : (value as { port?: number }).port;
      return port === undefined ? [] : [{ name, port }];
    });
  const taken = await Promise.all(
    ports.map(async ({ name, port }) => ((await isOpen(port)) ? `${port} (${name})` : undefined)),
  );
  const busy = taken.filter((port) => port !== undefined);
  return busy.length === 0
    ? undefined
    : `A demo world or tests run here already, or something else uses their ports: ${busy.join(', ')}. Please use the world at ${productUrl}, or stop it first.`;
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
export type Child = {
  readonly log: string;
  readonly exited: Promise<number>;
  stop(): Promise<void>;
};

const children = new Set<Child>();

export function startChild(
  name: string,
  command: readonly [string, ...string[]],
  {
    cwd = root,
    env = {},
    grace = 20,
  }: { cwd?: string; env?: NodeJS.ProcessEnv; grace?: number } = {},
): Child {
  mkdirSync(cache, { recursive: true });
  const log = join(cache, `${name}.log`);
  // Appends, so that `shorten` can empty it.
  rmSync(log, { force: true });
  const output = openSync(log, 'a');
  // In its own process group: Ctrl-C reaches only us, and we shut down in order.
  const keeper: ChildProcess = spawn(
    process.execPath,
    [join(root, 'scripts/child-process.ts'), String(grace), ...command],
    {
      cwd,
      env: { ...worldEnvironment(), ...env },
      stdio: ['pipe', output, output],
      detached: true,
    },
  );
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

let isEmulatorNamed = false;

/**
 * firebase-tools writes its logs to the working directory, hence the cache folder. Says once which
 * Firestore emulator it runs.
 */
export function firebase(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  config = 'firebase.json',
): Child {
  if (!isEmulatorNamed) console.log(`Firestore emulator: ${toolchain().emulator}`);
  isEmulatorNamed = true;
  const tool = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  // All calls and events pass through it: of NODE_OPTIONS' small space for new objects it would
  // spend a quarter of its time collecting them.
  const loaded = ['refuse-malformed-requests', 'run-side-by-side'].flatMap((name) => [
    '--import',
    join(root, `scripts/${name}.ts`),
  ]);
  return startChild(
    name,
    [
      process.execPath,
      '--max-semi-space-size=16',
      ...loaded,
      tool,
      '--config',
      join(root, config),
      '--project',
      project,
      ...args,
    ],
    {
      cwd: cache,
      env,
    },
  );
}

/** Runs a command beside emulators of Firestore and Auth, which start before and stop after it. */
export function withTestEmulators(
  name: string,
  command: readonly string[],
  heap = usualHeap,
): Child {
  const quoted = command.map((part) => JSON.stringify(part)).join(' ');
  return firebase(
    name,
    ['emulators:exec', '--only', 'firestore,auth', quoted],
    { JAVA_TOOL_OPTIONS: javaOptions(heap) },
    testEmulators,
  );
}

/**
 * Bundles functions and web for the emulators; skips unchanged parts. Resolves to the log of the
 * failed step, or undefined.
 */
export async function buildWorld(): Promise<string | undefined> {
  const failed = await Promise.all([
    buildOnce('functions', {
      from: ['functions'],
      to: 'functions/lib/index.js',
      command: ['build.ts'],
    }),
    buildOnce('web', {
      from: ['web', 'functions/domain', 'emulator-data'],
      to: 'web/dist/app.html',
      command: ['build.ts', 'emulator'],
    }),
  ]);
  return failed.find((log) => log !== undefined);
}

/** Sources and output of each build. */
type Build = { from: readonly string[]; to: string; command: readonly string[] };

async function buildOnce(part: string, { from, to, command }: Build): Promise<string | undefined> {
  const stamp = join(cache, `built-${part}`);
  const sources = fingerprint([...from, 'package-lock.json']);
  if (existsSync(join(root, to)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return undefined;
  rmSync(stamp, { force: true });
  const build = startChild(`build-${part}`, [process.execPath, ...command], {
    cwd: join(root, part),
  });
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
    for (const name of readdirSync(full).sort())
      if (!['node_modules', 'lib', 'dist'].includes(name)) add(join(path, name));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

export type World = {
  readonly mail: MailCatcher;
  readonly stripe: StripeStandIn;
  readonly emulators: Child;
  stop(): Promise<void>;
};

/**
 * Where firebase-tools can have the Emulator UI: it was downloaded before, or downloads are how it
 * gets its emulators.
 */
export function canHaveUi(): boolean {
  const downloads =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return (
    !toolchain().firestoreEmulator ||
    (existsSync(downloads) && readdirSync(downloads).some((name) => /^ui-v[\d.]+$/.test(name)))
  );
}

/**
 * Starts the built product and seeds it. Throws, with the end of the log, if the emulators do not
 * start.
 */
export async function startWorld({ hasUi = false } = {}): Promise<World> {
  const now = new Date();
  const mail = await startMailCatcher({ smtpPort: mailPorts.smtp, httpPort: mailPorts.mails });
  const stripe = await startPayments({ port: stripePort, project, now });
  const statistics = await startDemoStatistics({ port: statisticsPort });
  const gate = await startFirestoreGate({ port: firestoreGatePort, emulatorPort: 8080 });
  // Unlike `emulators:start`, this can leave out the Emulator UI.
  const emulators = firebase(
    'emulators',
    ['emulators:exec', ...(hasUi ? ['--ui'] : []), 'tail -f /dev/null'],
    {
      // Offline, its check for a newer SDK would wait ten seconds, twice.
      npm_config_offline: 'true',
      // Each function is a process of its own: with V8's default of 16 MB of new objects each, all
      // of them take a fifth more memory.
      NODE_OPTIONS: '--max-semi-space-size=1',
      MALLOC_ARENA_MAX: '2',
    },
  );
  // A line for each request and each function: a megabyte for some hundred bookings.
  const shortening = setInterval(() => shorten(emulators.log), 60_000);
  let sweeps: Child | undefined;
  const stop = async () => {
    clearInterval(shortening);
    await sweeps?.stop();
    await emulators.stop();
    await Promise.all([mail.stop(), stripe.stop(), statistics.stop(), gate.stop()]);
  };
  try {
    // Only a hang meets it: they may have to be downloaded first, and a busy machine takes minutes.
    await untilLogged(emulators, 'Running script', 900_000);
    await seedEmulators(now);
    sweeps = startChild('sweeps', [process.execPath, join(root, 'scripts/sweeps.ts')], {
      grace: 1,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { mail, stripe, emulators, stop };
}

/** Empties a log when it is longer than anybody would read. */
function shorten(log: string): void {
  if (statSync(log).size > 10_000_000) truncateSync(log);
}

async function untilLogged(process: Child, text: string, timeout: number): Promise<void> {
  let code: number | undefined;
  void process.exited.then((exitCode) => {
    code = exitCode;
  });
  for (const end = Date.now() + timeout; Date.now() < end; await pause(200)) {
    if (readFileSync(process.log, 'utf8').includes(text)) return;
    if (code !== undefined)
      throw new Error(`The emulators ended by themselves (code ${code}):\n${endOf(process.log)}`);
  }
  throw new Error(`The emulators were not ready after ${timeout / 1000} s:\n${endOf(process.log)}`);
}

/**
 * Calls `end` once: on Ctrl-C and other signals, and when the parent is gone. A killed npm does not
 * notify its script, and there may be a shell in between.
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => once(signal));
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
    const [parent = '0', name = ''] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
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
