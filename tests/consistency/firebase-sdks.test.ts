/**
 * The SDK's packages find each other through `@firebase/app`. With two copies of it in one page,
 * every call fails ('Component auth has not been registered yet'), and nothing else notices: web
 * uses a newer SDK than `@firebase/rules-unit-testing` accepts.
 */
import { realpathSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ofWeb = ['firebase', 'react-firebase-hooks'];
const ofTests = ['firebase', '@firebase/rules-unit-testing'];

it.each([
  ['web', '13.', ofWeb],
  ['tests', '12.', ofTests],
])('%s has one SDK, %s', (workspace, version, packages) => {
  const from = fileURLToPath(new URL(`../../${workspace}/package.json`, import.meta.url));
  const apps = packages.map((name) => {
    const sdk =
      name === 'firebase' ? manifestOf(name, from) : manifestOf('firebase', manifestOf(name, from));
    expect(versionOf(sdk), name).toMatch(new RegExp(`^${version}`));
    return ['@firebase/auth', '@firebase/firestore'].flatMap((part) => [
      manifestOf('@firebase/app', sdk),
      manifestOf('@firebase/app', manifestOf(part, sdk)),
    ]);
  });
  expect(new Set(apps.flat()).size).toBe(1);
});

/** The manifest of the copy that a file of the package at `from` imports. */
function manifestOf(name: string, from: string): string {
  const manifest = findPackageJSON(name, from);
  if (!manifest) throw new Error(`${from} finds no ${name}.`);
  return realpathSync(manifest);
}

function versionOf(manifest: string): string {
  return (createRequire(manifest)(manifest) as { version: string }).version;
}
