/**
 * `node scripts/functions-lock.ts`, before `firebase deploy`: writes functions/package-lock.json,
 * so that the cloud installs (`npm ci`) the very packages that are tested here. Only `functions` is
 * uploaded: its part of our lock file becomes one of its own, without asking npm's registry again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './toolchain.ts';

type Names = Readonly<Record<string, string>>;
type Entry = Readonly<{
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}>;
/** By folder; '' is the root. */
export type Lock = { lockfileVersion: number; packages: Record<string, Entry> };

/**
 * Why a package is there: what npm may leave out, and what it forgives if this platform has none.
 */
type Reason = { dev?: true; optional?: true };

/**
 * In: the lock file of all workspaces, and the folder of the one that leaves. Out: its own lock
 * file. Each package keeps version and hash and moves to where the new root finds it. Throws if the
 * lock file lacks a package.
 */
export function lockOf({ lockfileVersion, packages }: Lock, folder: string): Lock {
  const entryAt = (from: string) => packages[from] ?? lacks(from);
  /**
   * New folder -> folder in our lock file, and why it is there. The loops below go on with what
   * they add.
   */
  const placed = new Map<string, { from: string; reason: Reason }>([
    ['', { from: folder, reason: {} }],
  ]);

  function add(place: string, name: string, reason: Reason, isOptional: boolean): void {
    const from = find((path) => path in packages, placed.get(place)?.from ?? '', name);
    if (from === undefined && isOptional) return;
    if (from === undefined) lacks(`${name}, which ${place || folder} needs`);
    const there = find((path) => placed.has(path), place, name);
    if (there !== undefined && placed.get(there)?.from === from) return;
    placed.set(`${there === undefined || place === '' ? '' : `${place}/`}node_modules/${name}`, {
      from,
      reason,
    });
    const { link, resolved = '' } = entryAt(from);
    if (link) placed.set(relative(folder, resolved), { from: resolved, reason });
  }

  function visit(
    reason: Reason,
    namesOf: (entry: Entry, place: string) => readonly string[],
    isOptional = false,
  ): void {
    for (const [place, { from }] of placed)
      for (const name of namesOf(entryAt(from), place)) add(place, name, reason, isOptional);
  }

  // Whatever is needed comes first: a package that is there for two reasons may not be left out for
  // one of them.
  visit({}, needed);
  visit({ optional: true }, (entry) => [...needed(entry), ...optional(entry)], true);
  const ours = (entry: Entry, place: string) =>
    place.includes('node_modules') ? [] : Object.keys(entry.devDependencies ?? {});
  visit({ dev: true }, (entry, place) => [...needed(entry), ...ours(entry, place)]);
  visit({ dev: true, optional: true }, (entry) => [...needed(entry), ...optional(entry)], true);

  const moved = [...placed].map(([place, { from, reason }]) => {
    const {
      dev: _dev,
      devOptional: _devOptional,
      optional: _optional,
      ...entry
    } = entryAt(from) as Entry & Record<string, unknown>;
    const target = entry.link ? { resolved: relative(folder, entry.resolved ?? '') } : {};
    return [place, { ...entry, ...target, ...reason }] as const;
  });
  return {
    lockfileVersion,
    packages: Object.fromEntries(moved.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function needed({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Entry): string[] {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies));
}

function optional({ optionalDependencies = {} }: Entry): string[] {
  return Object.keys(optionalDependencies);
}

/** As Node looks for packages: in node_modules of the folder, then of the folders above it. */
export function find(
  isThere: (path: string) => boolean,
  from: string,
  name: string,
): string | undefined {
  const path = join(from, 'node_modules', name);
  if (isThere(path)) return path;
  return from === '' ? undefined : find(isThere, from.includes('/') ? dirname(from) : '', name);
}

function lacks(what: string): never {
  throw new Error(`package-lock.json lacks ${what}: run \`npm install\`.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = lockOf(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock,
    'functions',
  );
  writeFileSync(join(root, 'functions/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}
