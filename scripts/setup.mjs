/**
 * Prepares a fresh clone: packages, JDK, browsers, emulators. Runs before `npm start`, `npm run
 * dev` and `npm test`, when nothing is installed yet: plain Node >= 20, no dependencies, no
 * TypeScript.
 *
 * Writes what it finds to node_modules/.cache/platzwart/found.json; scripts/world.ts builds the
 * environment from that. With --browser it also requires browsers, Chromium at least (journeys).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseEmulator, isReachable, oldestEmulator, runnableJar } from './choose-emulator.mjs';
import {
  askPlaywright,
  discoverTools,
  onPath,
  packagesFor,
  problemsOf,
  refusalOf,
} from './discover-tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/platzwart');
const needs = { needsBrowser: process.argv.includes('--browser') };
const machine = { env: process.env, home: homedir(), root: '/', project: root };

if (refusalOf(process.platform)) fail(refusalOf(process.platform));
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old: please install Node 20 or newer (https://nodejs.org).`,
  );
}
if (!packagesAreInstalled()) installPackages();

const registry = playwrightBrowsers();
let tools = discoverTools(machine, registry);
if (installWithApt(packagesFor(tools, needs))) tools = discoverTools(machine, registry);
const problems = problemsOf(tools, needs);
if (problems.length > 0 || !tools.java) fail(...problems);

const emulator = await chooseEmulator(machine, { cache, isReachable, download: downloadEmulator });
if (!emulator) {
  fail(
    `The Firestore emulator could not be downloaded (https://storage.googleapis.com), and no Google Cloud CLI here has version ${oldestEmulator} or newer (\`gcloud components install cloud-firestore-emulator\`).`,
  );
}
const jar = emulator.cloudJar && runnableJar(tools.java.home, emulator.cloudJar, cache);
if (emulator.cloudJar && !jar)
  fail(
    `${tools.java.home} holds no \`jar\` tool: please install a full JDK, or set JAVA_HOME to one.`,
  );

const { java, tooOld, ...browsers } = tools;
const found = {
  javaHome: java.home,
  javaVersion: java.version,
  ...browsers,
  emulator: emulator.said,
  ...(jar && { firestoreEmulator: jar }),
  ...(emulator.cloudPubsub && { pubsubEmulator: emulator.cloudPubsub }),
};
writeJson('found.json', found);

/**
 * Whether every package of the lock file is installed in its version, according to npm's record of
 * its last complete run.
 */
function packagesAreInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const there = JSON.parse(
      readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
    ).packages;
    const matches = Object.entries(wanted).every(
      ([path, { version, optional, link }]) =>
        !path.includes('node_modules/') || optional || link || there[path]?.version === version,
    );
    return matches && runsNode24();
  } catch {
    return false;
  }
}

/**
 * npm installs the cloud runtime's Node as a package of this platform. Where it has none, or one
 * that cannot run (musl), the host's own must be that version.
 */
function runsNode24() {
  const installed = join(root, 'node_modules/.bin/node');
  const { stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  if (stdout?.startsWith('v24.')) return true;
  rmSync(installed, { force: true });
  return process.version.startsWith('v24.');
}

/**
 * No package needs its install script (re2 would compile for minutes), and older npm versions
 * ignore `allowScripts` in package.json.
 */
function installPackages() {
  console.log('Installing packages (npm ci) …');
  const viaNpm = process.env.npm_execpath?.endsWith('.js');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(
    viaNpm ? process.execPath : 'npm',
    viaNpm ? [process.env.npm_execpath, ...args] : args,
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) fail(`\`npm ${args.join(' ')}\` failed: please read the lines above.`);
  if (!runsNode24()) {
    fail(
      `npm has no Node 24 that runs here (${process.platform} ${process.arch}), and yours is ${process.version}: please install Node 24 (nvm, fnm and mise read \`.nvmrc\`) and try again.`,
    );
  }
}

/** Asked once for each version of Playwright and each folder that it may be told to use. */
function playwrightBrowsers() {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/playwright-core/package.json'), 'utf8'),
  );
  const asked = [version, process.env.PLAYWRIGHT_BROWSERS_PATH ?? '', homedir()].join(' ');
  const file = join(cache, 'playwright.json');
  const remembered = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (remembered.asked === asked) return remembered.registry;
  const registry = askPlaywright(machine);
  writeJson('playwright.json', { asked, registry });
  return registry;
}

function downloadEmulator() {
  console.log('Downloading the Firestore emulator of firebase-tools (once) …');
  const tool = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  mkdirSync(cache, { recursive: true });
  return (
    spawnSync(process.execPath, [tool, 'setup:emulators:firestore'], {
      cwd: cache,
      stdio: 'inherit',
    }).status === 0
  );
}

/**
 * Installs the first of each `choices` that this Debian or Ubuntu offers; only as root, as in most
 * containers. True if anything changed.
 * @param {ReturnType<typeof packagesFor>} missing
 */
function installWithApt(missing) {
  if (missing.length === 0 || process.getuid?.() !== 0 || onPath(machine, 'apt-get').length === 0)
    return false;
  const wanted = missing.map(({ what, choices }) => `${what} (${choices.join(' or ')})`);
  console.log(
    `This machine lacks what follows, and we are root: apt-get installs ${wanted.join(', ')} …`,
  );
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (spawnSync('apt-get', ['update', '-qq'], quiet).status !== 0) return false;
  const install = (names) =>
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...names.split(' ')],
      quiet,
    );
  return missing
    .map(({ choices }) => choices.some((names) => install(names).status === 0))
    .some(Boolean);
}

function writeJson(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** @returns {never} */
function fail(...messages) {
  for (const message of messages) console.error(message);
  process.exit(1);
}
