/**
 * `node scripts/rename/rename.ts scripts/rename/01-email.json`: renames files, names and words throughout the project. See the README in
 * this folder.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Dictionary, isIn, isText, type Names, readDictionary, root } from './dictionary.ts';
import { isGerman, type Renamer, renamer } from './names.ts';
import { piecesOf } from './pieces.ts';
import { besidePlaces, type Places, placesOf } from './places.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const tracked = () => git('ls-files').trim().split('\n');

const [path] = process.argv.slice(2);
if (!path) throw new Error('Which dictionary? node scripts/rename/rename.ts scripts/rename/01-email.json');
if (git('status', '--porcelain').trim() !== '') throw new Error('There are changes that are not committed.');
run(readDictionary(path));

function run(dictionary: Dictionary): void {
  const { skip = [], moves = {}, keep } = dictionary;
  const isOurs = (file: string) => ![...skip, 'scripts/rename'].some((folder) => isIn(file, folder));
  const all = renamer([{ parts: dictionary.parts ?? {} }], keep);
  const files = tracked();
  const places = placesOf(files, moves, (file) => (isOurs(file) ? file.split('/').map(all.code).join('/') : file));

  const changed = new Map<string, string>();
  const toRead: string[] = [];
  for (const file of files.filter((file) => isOurs(file) && isText(file))) {
    const now = places.moved.get(file) ?? file;
    const text = readFileSync(join(root, file), 'utf8');
    const here = renamer([...namesIn(dictionary, [file, now]), dictionary], keep);
    const { text: renamed, read } = renamedText(file, text, dictionary, here, places);
    if (renamed !== text) changed.set(file, renamed);
    toRead.push(...read.map((line) => `${now}: ${line}`));
  }
  // Every file could be parsed: start writing only now.
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  for (const [old, now] of places.moved) {
    mkdirSync(dirname(join(root, now)), { recursive: true });
    git('mv', old, now);
  }
  const formatted = [...changed.keys()]
    .map((file) => places.moved.get(file) ?? file)
    .filter((file) => /\.(?:tsx?|mjs|js|json|css)$/.test(file));
  // Prints what it cannot fix, mostly two things that now share a name.
  if (formatted.length > 0)
    spawnSync('npx', ['biome', 'check', '--write', ...formatted], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

  if (toRead.length > 0) console.log(`To be read, since people may read it:\n${toRead.join('\n')}\n`);
  console.log(
    `${places.moved.size} files moved, ${changed.size} changed (${git('diff', 'HEAD', '--shortstat', '-M').trim() || 'nothing'}).`,
  );
}

/** The most specific path first. */
function namesIn(dictionary: Dictionary, paths: readonly string[]): Names[] {
  return Object.entries(dictionary.in ?? {})
    .flatMap(([places, names]) => places.split(', ').map((place) => [place, names] as const))
    .filter(([place]) => paths.some((path) => isIn(path, place)))
    .sort(([a], [b]) => b.length - a.length)
    .map(([, names]) => names);
}

function renamedText(
  file: string,
  text: string,
  { phrases = {} }: Dictionary,
  names: Renamer,
  places: Places,
): { text: string; read: string[] } {
  const read: string[] = [];
  let next = text;
  for (const [old, now] of Object.entries(phrases)) next = next.replaceAll(old, now);
  next = places.rewrite(file, next);
  const pieces = piecesOf(file, next).map(({ kind, text }) => {
    if (kind === 'code') return besidePlaces(text, names.code);
    const to = besidePlaces(text, names.prose);
    if (kind === 'comment' || to === text) return to;
    if (isGerman(text)) {
      read.push(`left, since it is German: ${text.trim()}`);
      return text;
    }
    read.push(to.trim());
    return to;
  });
  return { text: pieces.join(''), read };
}
