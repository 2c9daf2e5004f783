/**
 * Side effects of request changes: counters, by blind increments of the exact difference, and the
 * keys of people with open requests. Every transaction that moves requests calls these.
 */
import type { TherapyRequest } from '@platzwart/domain/request/request';
import {
  addPublicCounts,
  isForgotten,
  type PublicCounts,
} from '@platzwart/domain/waiting-list/public-counts';
import {
  counterDifference,
  type Heatmaps,
  heatmapDifference,
} from '@platzwart/domain/waiting-list/queue';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Tools } from '../core/tools.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';

/** Undefined before: new; undefined after: deleted. */
type Moved = {
  readonly before: TherapyRequest | undefined;
  readonly after: TherapyRequest | undefined;
};

/** A new practice, in which nobody waits. */
export function startWaitingLists(
  tx: Transaction,
  { slug, locationId }: { slug: string; locationId: string },
  { db }: Pick<Tools, 'db'>,
): void {
  const docs = writableCollections(db);
  tx.set(docs.requestCounters(slug), { open: 0, archived: 0 });
  tx.set(docs.heatmap(slug, locationId), { cells: {} });
}

/** One write per counter document, however many requests move. */
export function moveCounters(
  tx: Transaction,
  { slug, moved, now }: { slug: string; moved: readonly Moved[]; now: Date },
  db: Tools['db'],
): void {
  const docs = writableCollections(db);
  for (const [locationId, cells] of summedHeatmaps(moved)) {
    tx.set(docs.heatmap(slug, locationId), { cells: increments(cells) }, { merge: true });
  }
  for (const [id, { open, cells }] of summedPublicCounts(moved)) {
    if (isForgotten(id, now)) continue;
    const growth = {
      ...(open !== 0 && { open: FieldValue.increment(open) }),
      ...(cells.size > 0 && { cells: increments(cells) }),
    };
    tx.set(docs.publicCount(slug, id), growth, { merge: true });
  }
  const counters = moved.map(({ before, after }) => counterDifference(before, after));
  const open = counters.reduce((sum, each) => sum + each.open, 0);
  const archived = counters.reduce((sum, each) => sum + each.archived, 0);
  if (open !== 0 || archived !== 0) {
    tx.set(
      docs.requestCounters(slug),
      { open: FieldValue.increment(open), archived: FieldValue.increment(archived) },
      { merge: true },
    );
  }
}

/** Slot key -> a blind increment by that amount. */
export function increments(cells: ReadonlyMap<string, number>): Record<string, FieldValue> {
  return Object.fromEntries([...cells].map(([key, n]) => [key, FieldValue.increment(n)]));
}

function summedHeatmaps(moved: readonly Moved[]): Heatmaps {
  const sums: Heatmaps = new Map();
  for (const { before, after } of moved) {
    for (const [locationId, cells] of heatmapDifference(before, after)) {
      const sum = sums.get(locationId) ?? new Map<string, number>();
      for (const [key, n] of cells) sum.set(key, (sum.get(key) ?? 0) + n);
      sums.set(locationId, sum);
    }
  }
  for (const [locationId, cells] of sums) if (isNone(cells)) sums.delete(locationId);
  return sums;
}

function summedPublicCounts(moved: readonly Moved[]): PublicCounts {
  const sums: PublicCounts = new Map();
  for (const { before, after } of moved) {
    if (before) addPublicCounts(sums, before, -1);
    if (after) addPublicCounts(sums, after, 1);
  }
  for (const [id, { open, cells }] of sums) if (isNone(cells) && open === 0) sums.delete(id);
  return sums;
}

/** Forgets what does not change. */
function isNone(cells: Map<string, number>): boolean {
  for (const [key, n] of cells) if (n === 0) cells.delete(key);
  return cells.size === 0;
}

/** While a request is open, its person's key points to it. */
export function moveOpenKey(
  tx: Transaction,
  { slug, requestId, before, after }: { slug: string; requestId: string } & Moved,
  docs: WritableCollections,
): void {
  const [had, has] = [before, after].map((request) =>
    request?.status === 'open' ? request.openKey : null,
  );
  if (had === has) return;
  if (had) tx.delete(docs.openKey(slug, had));
  if (has) tx.set(docs.openKey(slug, has), { requestId });
}
