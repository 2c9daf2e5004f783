/**
 * Which Firestore emulator runs: the one that the pinned firebase-tools downloads. Where it cannot
 * be downloaded, that of an installed Google Cloud CLI, if it is not too old. Used by setup.mjs
 * before TypeScript runs.
 *
 * @typedef {import('./discover-tools.mjs').Machine} Machine
 * @typedef {object} Emulator
 * @property {string} said which one runs, for people
 * @property {string} [cloudJar] the Google Cloud CLI's: it has no main class, see `runnableJar`
 * @property {string} [cloudPubsub]
 * @typedef {object} Outside
 * @property {string} cache where answers are remembered
 * @property {(url: string) => Promise<boolean>} isReachable
 * @property {() => boolean} download lets firebase-tools download its emulator
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onPath } from './discover-tools.mjs';

/** The oldest version of the Firestore emulator that all tests have passed with. */
export const oldestEmulator = '1.19.9';

/**
 * Out: undefined if there is none. @param {Machine} machine @param {Outside} outside @returns
 * {Promise<Emulator | undefined>}
 */
export async function chooseEmulator(machine, outside) {
  const { env, home, project } = machine;
  const chosen = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (chosen) return { said: `${chosen} (FIRESTORE_EMULATOR_BINARY_PATH)` };

  const pinned = readJson(
    join(project, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
  ).firestore;
  const folder = env.FIREBASE_EMULATORS_PATH ?? join(home, '.cache/firebase/emulators');
  const isThere = () => existsSync(join(folder, pinned.downloadPathRelativeToCacheDir));
  const ours = { said: `${pinned.version} (firebase-tools)` };
  if (isThere()) return ours;

  const cloud = cloudEmulator(machine);
  const accepted = cloud && !isOlder(cloud.version, oldestEmulator) ? cloud : undefined;
  const memory = join(outside.cache, 'emulator-not-downloaded.json');
  const remembered = accepted && existsSync(memory) && readJson(memory).version === pinned.version;
  if (!remembered) {
    // Behind a proxy only the download itself can tell; without another emulator it has to be tried
    // anyway.
    const isWorthTrying =
      !accepted ||
      Boolean(env.HTTPS_PROXY ?? env.https_proxy) ||
      (await outside.isReachable(pinned.remoteUrl));
    if (isWorthTrying && outside.download() && isThere()) return ours;
    if (!accepted) return undefined;
    mkdirSync(outside.cache, { recursive: true });
    writeFileSync(memory, JSON.stringify({ version: pinned.version }));
  }
  if (!accepted) return undefined;
  return {
    said: `${accepted.version} (Google Cloud CLI; ${pinned.version} of firebase-tools could not be downloaded: remove ${relative(project, memory)} to try again)`,
    cloudJar: accepted.jar,
    ...(accepted.pubsub && { cloudPubsub: accepted.pubsub }),
  };
}

/**
 * The Google Cloud CLI's, by its own record of what is installed. `gcloud info` would take more
 * than a second.
 */
function cloudEmulator(/** @type {Machine} */ machine) {
  const [gcloud] = onPath(machine, 'gcloud');
  if (!gcloud) return undefined;
  const sdk = dirname(dirname(realpathSync(gcloud)));
  const jar = join(sdk, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  const record = join(sdk, '.install/cloud-firestore-emulator.snapshot.json');
  if (!existsSync(jar) || !existsSync(record)) return undefined;
  /** @type {{ id: string, version: { version_string: string } }[]} */
  const components = readJson(record).components;
  const version = components.find(({ id }) => id === 'cloud-firestore-emulator')?.version
    .version_string;
  const pubsub = join(sdk, 'platform/pubsub-emulator/bin/cloud-pubsub-emulator');
  return version ? { version, jar, pubsub: existsSync(pubsub) ? pubsub : undefined } : undefined;
}

function isOlder(/** @type {string} */ version, /** @type {string} */ limit) {
  return version.localeCompare(limit, 'en', { numeric: true }) < 0;
}

/** Whether anything answers there within five seconds. @param {string} url */
export async function isReachable(url) {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * firebase-tools runs `java -jar`, but the Google Cloud CLI's jar has no main class: a jar with
 * only a manifest names both. Undefined if this Java is not a whole JDK.
 * @param {string} javaHome @param {string} jar @param {string} cache
 */
export function runnableJar(javaHome, jar, cache) {
  const tool = join(javaHome, 'bin/jar');
  if (!existsSync(tool)) return undefined;
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

/**
 * Manifest lines have at most 72 bytes; a value continues after a break and a space. @param
 * {Record<string, string>} attributes
 */
function manifestOf(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}: ${value.match(/.{1,58}/g)?.join('\n ')}\n`)
    .join('');
}

function readJson(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
