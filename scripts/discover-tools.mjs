/**
 * Which Java and which browsers a machine has. Tools are asked, not guessed from the names of
 * folders: version managers put scripts on the PATH that only answer when they are run. Used by
 * setup.mjs before anything is installed: plain Node >= 20, no dependencies.
 *
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} home the user's folder
 * @property {string} root where the file system begins: '/', in tests a folder that holds another
 * machine's files
 * @property {string} project the folder of this project
 *
 * @typedef {{ home: string, version: number }} Java
 * @typedef {{ chromium: string, firefox: string, webkit: string }} Registry where Playwright
 * installs its browsers, whether it has or not
 * @typedef {object} Tools
 * @property {Java | null} java
 * @property {Java[]} tooOld those found that firebase-tools refuses
 * @property {string | null} chromium
 * @property {string | null} headlessShell the same without windows of its own, for the journeys
 * @property {string | null} firefox one that WebDriver BiDi can drive
 * @property {{ driver: string, browser: string, screen: string } | null} webkit WebKitGTK: its
 * driver, its minimal browser, a virtual display
 * @property {string | null} playwrightFirefox
 * @property {string | null} playwrightWebkit
 * @property {{ firefox?: string }} skipped why a browser that is there is not used
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** firebase-tools 15 requires at least this version. */
const oldestJava = 21;

/**
 * One sentence if nothing here can run on this platform, '' otherwise. @param {NodeJS.Platform}
 * platform
 */
export function refusalOf(platform) {
  return platform === 'win32'
    ? 'Platzwart is developed on Linux and macOS. On Windows please use WSL2 (`wsl --install`): clone the project there and run it with the Node installed there.'
    : '';
}

/** @param {Machine} machine @param {Registry} registry @returns {Tools} */
export function discoverTools(machine, registry) {
  const { java, tooOld } = findJava(machine);
  const { firefox, skipped } = findFirefox(machine);
  const installed = (/** @type {string} */ path) => (isExecutable(path) ? path : null);
  return {
    java,
    tooOld,
    chromium: findChromium(machine, registry),
    headlessShell: findHeadlessShell(machine, registry),
    firefox,
    webkit: findWebKit(machine),
    playwrightFirefox: installed(registry.firefox),
    playwrightWebkit: installed(registry.webkit),
    skipped: skipped ? { firefox: skipped } : {},
  };
}

/**
 * What keeps a run from starting, a sentence each. Without Firefox and WebKit it continues, and
 * reports what it has not tested.
 * @param {Tools} tools @param {{ needsBrowser: boolean }} wanted
 */
export function problemsOf({ java, tooOld, chromium }, { needsBrowser }) {
  const older = tooOld
    .map(({ version, home }) => `; Java ${version} in ${home} is too old`)
    .join('');
  return [
    ...(java
      ? []
      : [
          `No Java ${oldestJava} or newer answered (JAVA_HOME, PATH, the folders of Homebrew, SDKMAN, asdf, mise, jenv and the system${older}): please install a JDK, for example from https://adoptium.net, or set JAVA_HOME.`,
        ]),
    ...(chromium || !needsBrowser
      ? []
      : [
          'No Chromium or Chrome was found for the browser journeys: please run `npx playwright install chromium`, or install one, or set CHROMIUM_PATH to its executable.',
        ]),
  ];
}

/**
 * What Debian or Ubuntu could add: one of the `choices`, each a set of packages.
 * @param {Tools} tools @param {{ needsBrowser: boolean }} wanted
 */
export function packagesFor(
  { java, chromium, headlessShell, firefox, webkit, playwrightFirefox, playwrightWebkit },
  { needsBrowser },
) {
  // Debian's Chromium, whose headless shell saves a third of the journeys' work.
  const lacksShell = chromium?.endsWith('/bin/chromium') && !headlessShell;
  return [
    ...(java
      ? []
      : [{ what: 'Java', choices: ['openjdk-25-jdk-headless', 'openjdk-21-jdk-headless'] }]),
    ...(chromium || !needsBrowser
      ? []
      : [{ what: 'Chromium', choices: ['chromium chromium-headless-shell', 'chromium'] }]),
    ...(lacksShell && needsBrowser
      ? [{ what: 'Chromium without a window', choices: ['chromium-headless-shell'] }]
      : []),
    ...(firefox || playwrightFirefox || !needsBrowser
      ? []
      : [{ what: 'Firefox', choices: ['firefox-esr'] }]),
    ...(webkit || playwrightWebkit || !needsBrowser
      ? []
      : [{ what: 'WebKit', choices: ['webkit2gtk-driver xvfb libgl1-mesa-dri'] }]),
  ];
}

/**
 * Where the installed version of Playwright would put its browsers; takes it half a second. @param
 * {Machine} machine @returns {Registry}
 */
export function askPlaywright(machine) {
  const question = `const names = ['chromium', 'firefox', 'webkit'], all = require('playwright-core');
    console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, all[name].executablePath()]))))`;
  const { stdout } = run(machine, process.execPath, ['-e', question]);
  // On a system it does not know it has none.
  return stdout.startsWith('{') ? JSON.parse(stdout) : { chromium: '', firefox: '', webkit: '' };
}

/**
 * JAVA_HOME and PATH are somebody's choice and come first; then the newest of the usual folders.
 * @param {Machine} machine @returns {{ java: Java | null, tooOld: Java[] }}
 */
function findJava(machine) {
  const { env, home } = machine;
  const javaIn = (/** @type {string} */ folder) => join(folder, 'bin/java');
  const chosen = [...(env.JAVA_HOME ? [javaIn(env.JAVA_HOME)] : []), ...onPath(machine, 'java')];
  const usual = [
    ...['/usr/lib/jvm', '/usr/java', '/opt']
      .flatMap((folder) => children(at(machine, folder)))
      .map(javaIn),
    ...children(at(machine, '/Library/Java/JavaVirtualMachines')).map((folder) =>
      join(folder, 'Contents/Home/bin/java'),
    ),
    // Homebrew links none of these to the PATH.
    ...['/opt/homebrew', '/usr/local', '/home/linuxbrew/.linuxbrew']
      .flatMap((prefix) => children(at(machine, `${prefix}/opt`)))
      .filter((folder) => /\/openjdk(@\d+)?$/.test(folder))
      .map(javaIn),
    ...[
      '.sdkman/candidates/java',
      '.asdf/installs/java',
      '.local/share/mise/installs/java',
      '.jenv/versions',
      '.jdks',
    ]
      .flatMap((folder) => children(join(home, folder)))
      .map(javaIn),
  ];
  /** @type {Map<string, Java>} */
  const tooOld = new Map();
  const ask = (/** @type {string} */ binary) => {
    const java = askJava(machine, binary);
    if (java && java.version < oldestJava) tooOld.set(java.home, java);
    return java && java.version >= oldestJava ? java : undefined;
  };
  for (const binary of chosen) {
    const java = ask(binary);
    if (java) return { java, tooOld: [] };
  }
  const newest = usual
    .flatMap((binary) => ask(binary) ?? [])
    .sort((one, other) => other.version - one.version)[0];
  return { java: newest ?? null, tooOld: [...tooOld.values()] };
}

/**
 * What this `java` says of itself, if it is one: macOS has a stub, and a version manager's script
 * may have no version chosen.
 */
function askJava(/** @type {Machine} */ machine, /** @type {string} */ binary) {
  if (!isExecutable(binary)) return undefined;
  const { stdout, stderr } = run(machine, binary, ['-XshowSettings:properties', '-version']);
  const property = (/** @type {string} */ name) =>
    new RegExp(`^\\s*${name} = (.+?)\\s*$`, 'm').exec(stdout + stderr)?.[1];
  const [home, version] = [property('java\\.home'), property('java\\.specification\\.version')];
  return home && version ? { home, version: Number(version) } : undefined;
}

/** Playwright's own is the one its tests are written for. */
function findChromium(/** @type {Machine} */ machine, /** @type {Registry} */ registry) {
  const named = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(
    (name) => onPath(machine, name),
  );
  const applications = ['Google Chrome', 'Chromium'].map((name) =>
    at(machine, `/Applications/${name}.app/Contents/MacOS/${name}`),
  );
  return (
    [machine.env.CHROMIUM_PATH ?? '', registry.chromium, ...named, ...applications].find(
      isExecutable,
    ) ?? null
  );
}

/**
 * Beside Playwright's own Chromium, or the system's. Whoever names another one gets that.
 * @param {Machine} machine @param {Registry} registry
 */
function findHeadlessShell({ env, ...machine }, registry) {
  if (env.CHROMIUM_PATH) return null;
  const beside = isExecutable(registry.chromium)
    ? children(registry.chromium.replace(/\/chromium-(\d+)\/.*/, '/chromium_headless_shell-$1'))
        .flatMap(children)
        .filter((path) => /\/(chrome-)?headless[-_]shell$/.test(path))
    : onPath({ env, ...machine }, 'chromium-headless-shell');
  return beside.find(isExecutable) ?? null;
}

/** @param {Machine} machine @returns {{ firefox: string | null, skipped?: string }} */
function findFirefox(machine) {
  const chosen = machine.env.FIREFOX_PATH;
  if (chosen && isExecutable(chosen)) return { firefox: chosen };
  const application = at(machine, '/Applications/Firefox.app/Contents/MacOS/firefox');
  const all = [
    ...onPath(machine, 'firefox-esr'),
    ...onPath(machine, 'firefox'),
    application,
  ].filter(isExecutable);
  const firefox = all.find((path) => !isSnap(machine, path)) ?? null;
  if (firefox || !all[0]) return { firefox };
  return {
    firefox,
    skipped: `${all[0]} is a snap, which cannot read a profile in the temporary folder: \`npx playwright install firefox\` or Mozilla's own package can be driven`,
  };
}

/** In /snap/bin is a link to the command `snap`; Ubuntu's package is a script that starts that. */
function isSnap(/** @type {Machine} */ machine, /** @type {string} */ path) {
  const real = realpathSync(path);
  if (real === at(machine, '/usr/bin/snap') || real.startsWith(at(machine, '/snap/'))) return true;
  return statSync(real).size < 10_000 && /^#!.*\/snap\/bin\//s.test(readFileSync(real, 'utf8'));
}

function findWebKit(/** @type {Machine} */ machine) {
  const libraries = at(machine, '/usr/lib');
  const folders = [
    libraries,
    ...children(libraries).filter((path) => path.includes('-linux-gnu')),
    ...['/usr/libexec', '/usr/lib64'].map((folder) => at(machine, folder)),
  ];
  const browser = folders
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
        join(folder, name, 'MiniBrowser'),
      ),
    )
    .find(isExecutable);
  const [[driver], [screen]] = [onPath(machine, 'WebKitWebDriver'), onPath(machine, 'Xvfb')];
  return browser && driver && screen ? { driver, browser, screen } : null;
}

/** @param {Machine} machine @param {string} command @param {string[]} args */
export function run(machine, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: machine.env,
    cwd: machine.project,
    timeout: 60_000,
  });
  return { status, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/**
 * All programs of that name, as the shell would find them. @param {Machine} machine @param {string}
 * name
 */
export function onPath({ env }, name) {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return [...new Set(folders)].map((folder) => join(folder, name)).filter(isExecutable);
}

/** @param {Machine} machine @param {string} path */
export function at({ root }, path) {
  return join(root, path);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function children(/** @type {string} */ folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
