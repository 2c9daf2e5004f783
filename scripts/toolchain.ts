/** Locations on this machine: tools found by scripts/setup.mjs, and the demo world's addresses. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, 'node_modules/.cache/platzwart');
export const productUrl = 'http://localhost:5002';
export const mailUrl = 'http://localhost:1080';

/** The tools found by scripts/setup.mjs. */
type Toolchain = {
  readonly javaHome: string;
  readonly chromium: string | null;
  /** The same without windows of its own, which cost as much as the pages. */
  readonly headlessShell: string | null;
  readonly firefox: string | null;
  readonly webkit: {
    readonly driver: string;
    readonly browser: string;
    readonly screen: string;
  } | null;
  /** Where Playwright has installed its own. */
  readonly playwrightFirefox: string | null;
  readonly playwrightWebkit: string | null;
  /** Why a browser of this machine is not used. */
  readonly skipped: { readonly firefox?: string };
  /** Which Firestore emulator runs, for people. */
  readonly emulator: string;
  /** Only if it is not that of firebase-tools. */
  readonly firestoreEmulator?: string;
  readonly pubsubEmulator?: string;
};

export function toolchain(): Toolchain {
  const file = join(cache, 'found.json');
  if (!existsSync(file)) throw new Error('Please run `node scripts/setup.mjs` first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Toolchain;
}
