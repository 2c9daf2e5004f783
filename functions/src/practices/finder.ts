/**
 * Keeps the finder's index: cut anew each night, and after each change of a practice its rows
 * replaced. It holds only what lists show, of practices that are listed and unlocked.
 */
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { hour } from '@platzwart/domain/dates/durations';
import { cutFinder } from '@platzwart/domain/practice/cut-finder';
import {
  entriesOf,
  type FinderMap,
  FinderRow,
  partsWith,
  samples,
} from '@platzwart/domain/practice/finder';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { listedPractices } from './listed-practices.ts';

type FinderTools = Pick<Tools, 'db' | 'now'>;

/** Longer than cutting takes. */
const lease = hour / 4;
/** Bytes of a part from which all is cut anew before the night. */
const tooLong = 400_000;
/** Practices per read. */
const atOnce = 500;

/**
 * Cuts the index anew, beside the one in force, which goes on until it is whole. Practices that
 * changed meanwhile are put in again. Out: the map in force; undefined while another one is at it.
 */
export async function renewFinder({ db, now }: FinderTools): Promise<FinderMap | undefined> {
  const docs = collections(db);
  const map = docs.finderMap();
  const begun = now();
  const isMine = await inTransaction(db, async (tx) => {
    const since = (await tx.get(map)).data()?.cutting?.since;
    if (since && since.getTime() > begun.getTime() - lease) return false;
    tx.set(map, { cutting: { since: begun, changed: [] } }, { merge: true });
    return true;
  });
  if (!isMine) return undefined;
  const practices: Practice[] = [];
  for await (const practice of listedPractices(db, atOnce)) practices.push(practice);
  const version = begun.getTime().toString(36);
  const cut = cutFinder(practices, version, (text) => gzipSync(text).length);
  const writer = db.bulkWriter();
  const writes = [...cut.parts].map(([name, rows]) =>
    writer.set(docs.finderPart(version, name), { rows }),
  );
  // One that failed leaves the index in force.
  await Promise.all([writer.close(), ...writes]);
  // In force, and still cutting: no other one may begin and delete what this one has written.
  const changed = await inTransaction(db, async (tx) => {
    const { cutting } = (await tx.get(map)).data() ?? {};
    tx.set(map, { map: cut.map, cutting: { since: begun, changed: [] } });
    return cutting?.changed ?? [];
  });
  const before = new Map(practices.map((practice) => [practice.slug, practice]));
  for (const slug of changed) await putInFinder({ slug, before: before.get(slug) }, { db, now });
  await deleteOthers(version, db);
  await map.update({ cutting: FieldValue.delete() });
  return cut.map;
}

async function deleteOthers(version: string, db: Tools['db']): Promise<void> {
  const writer = db.bulkWriter();
  const all = db.collection('finder').where(FieldPath.documentId(), '!=', 'map').select();
  for (const { id, ref } of (await all.get()).docs)
    if (!id.startsWith(`${version}-`)) void writer.delete(ref);
  await writer.close();
}

/**
 * After each write of a practice: replaces its rows by what it is now, for events come in any order.
 * Without an index there is nothing to do.
 */
export async function applyToFinder(
  {
    slug,
    before,
    after,
  }: { slug: string; before: Practice | undefined; after: Practice | undefined },
  tools: FinderTools,
): Promise<void> {
  if (!isDeepStrictEqual(shownOf(before), shownOf(after)))
    await putInFinder({ slug, before }, tools);
}

/** What must not wait for the night. */
function shownOf(practice: Practice | undefined) {
  if (!isInFinder(practice)) return undefined;
  const { waitLine: _, ...shown } = entriesOf(practice)[0]?.row ?? {};
  return { ...shown, locations: practice.locations };
}

const isInFinder = (practice: Practice | undefined): practice is Practice =>
  practice?.listed === true && !practice.locked;

async function putInFinder(
  { slug, before }: { slug: string; before: Practice | undefined },
  tools: FinderTools,
): Promise<void> {
  const { db } = tools;
  const docs = collections(db);
  const isTooLong = await inTransaction(db, async (tx) => {
    const [stored, practice] = await Promise.all([
      tx.get(docs.finderMap()),
      tx.get(docs.practice(slug)),
    ]);
    const { map, cutting } = stored.data() ?? {};
    const now = practice.data();
    const after = isInFinder(now) ? now : undefined;
    // One that failed collects nothing any more.
    const isCut = cutting && cutting.since.getTime() > tools.now().getTime() - lease;
    const putInAgain = () =>
      isCut &&
      tx.update(stored.ref, { 'cutting.changed': [...new Set([...cutting.changed, slug])] });
    if (!map) {
      putInAgain();
      return false;
    }
    const rows = new Map<string, FinderRow>();
    for (const { kind, key, row } of after ? entriesOf(after) : []) {
      const [part] = partsWith(map, kind, key);
      if (part) rows.set(part, row);
    }
    const former = (before ? entriesOf(before) : []).flatMap(({ kind, key }) =>
      partsWith(map, kind, key),
    );
    const names = [...new Set([...rows.keys(), ...former, ...Object.values(samples)])];
    const parts = await tx.getAll(...names.map((name) => docs.finderPart(map.version, name)));
    const wasIn = parts.flatMap((part, i) => {
      const found = rowsOf(part.data()?.rows).find((row) => row.slug === slug);
      return found && names[i]?.startsWith('places-') ? [found] : [];
    })[0];
    putInAgain();
    let longest = 0;
    parts.forEach((part, i) => {
      const name = names[i] ?? '';
      const old = part.data()?.rows ?? '[]';
      const others = rowsOf(old).filter((row) => row.slug !== slug);
      const isSample = Object.values<string>(samples).includes(name);
      const isThere = others.length < rowsOf(old).length;
      const row = isSample ? (isThere || others.length < fewest) && anyOf(rows) : rows.get(name);
      const text = JSON.stringify(row ? [...others, row] : others);
      longest = Math.max(longest, Buffer.byteLength(text));
      if (text !== old) tx.set(part.ref, { rows: text });
    });
    const counted = (
      row: Pick<Practice, 'bookingEnabled' | 'hasNoTimes' | 'intakeFull'> | undefined,
    ) => (row && acceptsRequests({ ...row, locked: false }) ? 1 : 0);
    const count = map.count + (after ? 1 : 0) - (wasIn ? 1 : 0);
    const taking = map.taking + counted(after) - counted(wasIn);
    if (count !== map.count || taking !== map.taking)
      tx.update(stored.ref, { 'map.count': count, 'map.taking': taking });
    return longest > tooLong;
  });
  if (isTooLong) await renewFinder(tools);
}

/** A sample with less than this takes whoever comes. */
const fewest = 9;

const anyOf = (rows: ReadonlyMap<string, FinderRow>) => rows.values().next().value;

/** A row of another version of this code must not hide the others. */
export function rowsOf(text = '[]'): FinderRow[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((row) => FinderRow.safeParse(row).data ?? []);
}
