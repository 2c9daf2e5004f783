/**
 * Keeps the finder's index: cut anew each night; changes of practices are recorded, and put in
 * together by one worker. It holds only what lists show, of practices that are listed and unlocked.
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
import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, type FinderChange } from '../core/collections.ts';
import { inParts, someAtOnce } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { listedPractices, readPractice } from './listed-practices.ts';

type FinderTools = Pick<Tools, 'db' | 'now'>;

/** Longer than cutting takes. */
const lease = hour / 4;
/** Bytes of a part from which all is cut anew before the night. */
const tooLong = 400_000;
/** Practices per read. */
const atOnce = 500;
/** Of those that are put in together. */
const changesAtOnce = 100;
/** After which a call to put in counts as lost. */
const lostAfter = hour / 30;

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
    tx.set(map, { cutting: { since: begun } }, { merge: true });
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
  await map.update({ map: cut.map });
  await putInFinder({ db, now }, new Map(practices.map((each) => [each.slug, each])));
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

type Written = {
  readonly slug: string;
  readonly before: Practice | undefined;
  readonly after: Practice | undefined;
};

/**
 * After each write of a practice: records that its rows are due, and where they stand, in whatever
 * order events come. Out: whether `putInFinder` must be called; it waits to be called for others
 * already, or there is nothing to do.
 */
export async function recordForFinder(
  { slug, before, after }: Written,
  { db, now }: FinderTools,
): Promise<boolean> {
  if (isDeepStrictEqual(shownOf(before), shownOf(after))) return false;
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [stored, earlier] = await Promise.all([
      tx.get(docs.finderMap()),
      tx.get(docs.finderChange(slug)),
    ]);
    const { map, cutting, queuedAt } = stored.data() ?? {};
    // The first cut will read it.
    if (!map && !cutting) return false;
    const version = map?.version ?? '';
    const known = earlier.data() ?? { version, parts: [], count: 0 };
    // Of an index that is gone: whoever puts them in asks the cut.
    const parts = known.version === version ? partsOf(before, map) : [];
    tx.set(earlier.ref, {
      ...known,
      parts: [...new Set([...known.parts, ...parts])],
      // Otherwise the write might change nothing, and who puts it in would not notice.
      count: known.count + 1,
    });
    if (queuedAt && queuedAt.getTime() > now().getTime() - lostAfter) return false;
    tx.update(stored.ref, { queuedAt: now() });
    return true;
  });
}

function partsOf(practice: Practice | undefined, map: FinderMap | undefined): string[] {
  if (!practice || !map) return [];
  return entriesOf(practice).flatMap(({ kind, key }) => partsWith(map, kind, key));
}

/** What must not wait for the night. */
function shownOf(practice: Practice | undefined) {
  if (!isInFinder(practice)) return undefined;
  const { waitLine, ...shown } = entriesOf(practice)[0]?.row ?? {};
  return { ...shown, isWaitTold: Boolean(waitLine), locations: practice.locations };
}

const isInFinder = (practice: Practice | undefined): practice is Practice =>
  practice?.listed === true && !practice.locked;

type Change = QueryDocumentSnapshot<FinderChange>;

/**
 * Puts in all that is due, each part of the index once, however many practices changed and however
 * often. Repeated, it does nothing. In, while the index is cut anew: the practices as they were cut.
 */
export async function putInFinder(
  tools: FinderTools,
  asCut?: ReadonlyMap<string, Practice>,
): Promise<void> {
  const { db, now } = tools;
  const docs = collections(db);
  const { map, cutting, queuedAt } = (await docs.finderMap().get()).data() ?? {};
  // Before anything is read: what changes from now on calls again.
  if (queuedAt) await docs.finderMap().update({ queuedAt: FieldValue.delete() });
  if (!map) return;
  // One that failed puts in nothing any more; the others put all in again.
  const isCutting = !asCut && cutting && cutting.since.getTime() > now().getTime() - lease;
  let isOutdated = false;
  for await (const changes of inParts(docs.finderChanges(), (part) => part.get(), changesAtOnce)) {
    const longest = await putIn(changes, { map, asCut }, tools);
    const isKnown = ({ version }: FinderChange) => asCut || version === map.version;
    const done = changes.filter((each) => isKnown(each.data()));
    isOutdated ||= longest > tooLong || done.length < changes.length;
    if (isCutting) continue;
    await endChanges(done, cutting?.since, tools);
  }
  if (isOutdated && !asCut) await renewFinder(tools);
}

/**
 * Those that are put in, unless they changed meanwhile. One that somebody else has ended comes once
 * more: what was put in here may be older than theirs. A cut that has begun since does them all.
 */
async function endChanges(
  changes: readonly Change[],
  began: Date | undefined,
  { db }: FinderTools,
): Promise<void> {
  if (changes.length === 0) return;
  const docs = collections(db);
  await inTransaction(db, async (tx) => {
    const [stored, ...now] = await Promise.all([
      tx.get(docs.finderMap()),
      ...changes.map(({ id }) => tx.get(docs.finderChange(id))),
    ]);
    if (stored.data()?.cutting?.since.getTime() !== began?.getTime()) return;
    changes.forEach((change, i) => {
      const { exists = false, updateTime, ref } = now[i] ?? change;
      if (!exists) tx.set(ref, { ...change.data(), count: change.data().count + 1 });
      else if (updateTime?.isEqual(change.updateTime)) tx.delete(ref);
    });
  });
}

/** Out: the bytes of the longest part. */
async function putIn(
  changes: readonly Change[],
  { map, asCut }: { map: FinderMap; asCut: ReadonlyMap<string, Practice> | undefined },
  { db }: FinderTools,
): Promise<number> {
  if (changes.length === 0) return 0;
  const docs = collections(db);
  const practices = await Promise.all(changes.map(({ id }) => docs.practice(id).get()));
  const after = new Map<string, Practice>();
  // By part, and there by practice: its row, undefined for none.
  const wanted = new Map<string, Map<string, FinderRow | undefined>>();
  const want = (part: string, slug: string, row?: FinderRow) =>
    wanted.set(part, (wanted.get(part) ?? new Map()).set(slug, row));
  changes.forEach((change, i) => {
    const { version, parts } = change.data();
    const former = [
      ...(version === map.version ? parts : []),
      ...partsOf(asCut?.get(change.id), map),
    ];
    for (const part of former) want(part, change.id);
    const practice = practices[i] && readPractice(practices[i]);
    const entries = isInFinder(practice) ? entriesOf(practice) : [];
    if (isInFinder(practice)) after.set(change.id, practice);
    for (const part of Object.values(samples)) want(part, change.id, entries[0]?.row);
    for (const { kind, key, row } of entries) {
      const [part] = partsWith(map, kind, key);
      if (part) want(part, change.id, row);
    }
  });

  const were = new Map<string, FinderRow>();
  let longest = 0;
  await someAtOnce([...wanted], ([name, bySlug]) =>
    inTransaction(db, async (tx) => {
      const part = await tx.get(docs.finderPart(map.version, name));
      const old = rowsOf(part.data()?.rows);
      let rows = old;
      for (const [slug, row] of bySlug) {
        const was = rows.find((each) => each.slug === slug);
        if (was && name.startsWith('places-')) were.set(slug, was);
        if (was) rows = rows.flatMap((each) => (each === was ? (row ?? []) : [each]));
        else if (row && (!isSample(name) || rows.length < fewest)) rows = [...rows, row];
      }
      const text = JSON.stringify(rows);
      longest = Math.max(longest, Buffer.byteLength(text));
      if (!isDeepStrictEqual(rows, old)) tx.set(part.ref, { rows: text });
    }),
  );
  const slugs = changes.map(({ id }) => id);
  await count(map, { were, after, slugs }, db);
  return longest;
}

const isSample = (part: string) => Object.values<string>(samples).includes(part);

type Counted = Pick<Practice, 'bookingEnabled' | 'hasNoTimes' | 'intakeFull'>;

/** How many there are, for the map; each night counts anew. */
async function count(
  { version }: FinderMap,
  {
    were,
    after,
    slugs,
  }: {
    were: ReadonlyMap<string, Counted>;
    after: ReadonlyMap<string, Counted>;
    slugs: readonly string[];
  },
  db: Tools['db'],
): Promise<void> {
  const takes = (row: Counted | undefined) =>
    row && acceptsRequests({ ...row, locked: false }) ? 1 : 0;
  let [all, taking] = [0, 0];
  for (const slug of slugs) {
    all += Number(after.has(slug)) - Number(were.has(slug));
    taking += takes(after.get(slug)) - takes(were.get(slug));
  }
  if (all === 0 && taking === 0) return;
  await inTransaction(db, async (tx) => {
    const stored = await tx.get(collections(db).finderMap());
    if (stored.data()?.map?.version !== version) return;
    tx.update(stored.ref, {
      'map.count': FieldValue.increment(all),
      'map.taking': FieldValue.increment(taking),
    });
  });
}

/** A sample with less than this takes whoever comes. */
const fewest = 9;

/** A row of another version of this code must not hide the others. */
export function rowsOf(text = '[]'): FinderRow[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((row) => FinderRow.safeParse(row).data ?? []);
}
