/**
 * Prepares a fresh clone: packages, JDK, browser, emulators. Runs before `npm start`, `npm run dev` and `npm test`, when nothing is
 * installed yet: plain Node >= 20, no dependencies, no TypeScript.
 *
 * Writes what it finds to node_modules/.cache/platzwart/found.json; scripts/world.ts builds the environment from that. With --browser it
 * also requires browsers, Chromium at least (journeys).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/platzwart');
const needsBrowser = process.argv.includes('--browser');
/** firebase-tools 15 requires at least this version. */
const oldestJava = 21;
const problems = [];

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: please install Node 20 or newer (https://nodejs.org).`);
}
if (!packagesAreInstalled()) installPackages();

const java = findJava() ?? (apt(['openjdk-25-jdk-headless', 'openjdk-21-jdk-headless']) ? findJava() : undefined);
if (!java) {
  problems.push(
    `No Java ${oldestJava} or newer was found (looked at JAVA_HOME, PATH and the usual folders): please install a JDK, for example from https://adoptium.net, or set JAVA_HOME.`,
  );
}

const chromium = findChromium() ?? (needsBrowser && apt(['chromium']) ? findChromium() : undefined);
if (!chromium && needsBrowser) {
  problems.push(
    'No Chromium or Chrome was found for the browser journeys: please install one, or run `npx playwright install chromium`, or set CHROMIUM_PATH to its executable.',
  );
}

// Without these two a run continues and reports what it has not tested.
const firefox = findFirefox() ?? (needsBrowser && apt(['firefox-esr']) ? findFirefox() : undefined);
const webkit = findWebKit() ?? (needsBrowser && apt(['webkit2gtk-driver xvfb libgl1-mesa-dri']) ? findWebKit() : undefined);

const installed = java ? installedEmulators(java) : {};
if (problems.length > 0) fail(...problems);

mkdirSync(cache, { recursive: true });
writeFileSync(
  join(cache, 'found.json'),
  `${JSON.stringify({ javaHome: java.home, javaVersion: java.version, chromium: chromium ?? null, firefox: firefox ?? null, webkit: webkit ?? null, ...installed }, null, 2)}\n`,
);

/** Whether every package of the lock file is installed in its version, according to npm's record of its last complete run. */
function packagesAreInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const there = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
    const matches = Object.entries(wanted).every(
      ([path, { version, optional, link }]) => !path.includes('node_modules/') || optional || link || there[path]?.version === version,
    );
    return matches && runsNode24();
  } catch {
    return false;
  }
}

/** npm installs the cloud runtime's Node as a package of this platform; where it has none, the host's own must be that one. */
function runsNode24() {
  const installed = join(root, 'node_modules/.bin/node');
  const { stdout } = spawnSync(existsSync(installed) ? installed : process.execPath, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith('v24.') ?? false;
}

/** No package needs its install script (re2 would compile for minutes), and older npm versions ignore `allowScripts` in package.json. */
function installPackages() {
  console.log('Installing packages (npm ci) …');
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if (!runsNode24())
    fail(
      `npm has no Node 24 for ${process.platform} ${process.arch}, and yours is ${process.version}: please install Node 24 (\`.nvmrc\` names it for nvm, fnm and mise) and try again.`,
    );
}

function npm(...args) {
  const viaNpm = process.env.npm_execpath?.endsWith('.js');
  const command = viaNpm ? process.execPath : 'npm';
  const { status } = spawnSync(command, viaNpm ? [process.env.npm_execpath, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32' && !viaNpm,
  });
  if (status !== 0) fail(`\`npm ${args.join(' ')}\` failed: please read the lines above.`);
}

/** Checks JAVA_HOME and PATH first, then the newest of the usual folders. */
function findJava() {
  const onPath = which('java');
  const chosen = [process.env.JAVA_HOME, onPath && dirname(dirname(realpathSync(onPath)))].filter(Boolean).map(javaAt).filter(Boolean);
  const usual = [
    ...children('/usr/lib/jvm'),
    ...children('/usr/java'),
    ...children('/opt').filter((path) => /(jdk|java|temurin|graal)/i.test(path)),
    ...children('/Library/Java/JavaVirtualMachines').map((path) => join(path, 'Contents/Home')),
    '/opt/homebrew/opt/openjdk',
    '/usr/local/opt/openjdk',
    ...children(join(homedir(), '.sdkman/candidates/java')),
    ...children(join(homedir(), '.jdks')),
  ];
  const fresh = chosen.filter((java) => java.version >= oldestJava);
  if (fresh[0]) return fresh[0];
  return usual
    .map(javaAt)
    .filter((java) => java !== undefined && java.version >= oldestJava)
    .sort((a, b) => b.version - a.version)[0];
}

function javaAt(home) {
  const binary = join(home, 'bin/java');
  if (!existsSync(binary)) return undefined;
  const { stderr } = spawnSync(binary, ['-version'], { encoding: 'utf8' });
  const version = /version "(\d+)/.exec(stderr ?? '')?.[1];
  return version ? { home, version: Number(version) } : undefined;
}

function findChromium() {
  const browsers = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')]
    .flatMap(children)
    .filter((path) => /chromium-\d+$/.test(path))
    .flatMap(children)
    .flatMap((path) => [join(path, 'chrome'), join(path, 'Chromium.app/Contents/MacOS/Chromium')]);
  return [
    process.env.CHROMIUM_PATH,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...browsers,
  ].find((path) => path && isExecutable(path));
}

function findFirefox() {
  return [process.env.FIREFOX_PATH, ...['firefox-esr', 'firefox'].map(which), '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
    (path) => path && isExecutable(path),
  );
}

/** WebKitGTK: its driver, its minimal browser, and a virtual display. */
function findWebKit() {
  const folders = ['/usr/lib', ...children('/usr/lib').filter((path) => /-linux-gnu/.test(path)), '/usr/libexec', '/usr/lib64'];
  const browser = folders
    .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(folder, name, 'MiniBrowser')))
    .find(isExecutable);
  const [driver, screen] = [which('WebKitWebDriver'), which('Xvfb')];
  return browser && driver && screen ? { driver, browser, screen } : undefined;
}

/**
 * firebase-tools downloads the Firestore and Pub/Sub emulators; if the Google Cloud CLI already has them, no download is needed.
 * firebase-tools runs `java -jar`, but that jar has no main class: a jar with only a manifest names both.
 */
function installedEmulators(java) {
  const gcloud = which('gcloud');
  if (!gcloud) return {};
  const { stdout } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    env: { ...process.env, CLOUDSDK_CORE_DISABLE_PROMPTS: '1', CLOUDSDK_COMPONENT_MANAGER_DISABLE_UPDATE_CHECK: '1' },
  });
  const platform = join(stdout?.trim() || '/nowhere', 'platform');
  const firestore = join(platform, 'cloud-firestore-emulator/cloud-firestore-emulator.jar');
  const pubsub = join(platform, 'pubsub-emulator/bin/cloud-pubsub-emulator');
  return {
    ...(existsSync(firestore) && { firestoreEmulator: runnableJar(java, firestore) }),
    ...(existsSync(pubsub) && { pubsubEmulator: pubsub }),
  };
}

function runnableJar(java, jar) {
  const tool = join(java.home, 'bin/jar');
  if (!existsSync(tool)) {
    problems.push(`${java.home} holds no \`jar\` tool: please install a full JDK ${oldestJava} or newer, or set JAVA_HOME to one.`);
    return undefined;
  }
  const runnable = join(cache, 'firestore-emulator.jar');
  const manifest = join(cache, 'firestore-emulator.mf');
  const text = manifestOf({
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(jar).href,
  });
  mkdirSync(cache, { recursive: true });
  if (!existsSync(runnable) || !existsSync(manifest) || readFileSync(manifest, 'utf8') !== text) {
    writeFileSync(manifest, text);
    execFileSync(tool, ['--create', '--file', runnable, '--manifest', manifest]);
  }
  return runnable;
}

/** Manifest lines have at most 72 bytes; a value continues after a break and a space. */
function manifestOf(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}: ${value.match(/.{1,58}/g).join('\n ')}\n`)
    .join('');
}

/** Installs the first of the packages (or sets of them) that this Debian or Ubuntu offers; only as root, as in most containers. */
function apt(names) {
  if (process.getuid?.() !== 0 || !which('apt-get')) return false;
  console.log(`Installing ${names.join(' or ')} (apt-get) …`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (spawnSync('apt-get', ['update', '-qq'], quiet).status !== 0) return false;
  return names.some(
    (name) => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...name.split(' ')], quiet).status === 0,
  );
}

function which(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function children(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function fail(...messages) {
  for (const message of messages) console.error(message);
  process.exit(1);
}
