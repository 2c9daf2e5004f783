import { type FormConfiguration, offeredCells } from '@platzwart/domain/booking/form-configuration';
import { queries } from '@platzwart/domain/queries';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { demandLevels, type PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { commitUnlessConflict } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { writableCollections } from './writable-collections.ts';

/** Conflicts with other publishers of the same practice, in a burst of bookings. */
const maxRounds = 30;

/**
 * Updates `public/demand` from the heatmaps: after the booking, never in its transaction, and only when a level changes.
 * Called whenever waiting lists or the form have changed, in any order and any number of times: each writer checks again, so that the last
 * one leaves it right. During a plan migration the levels stay, since new cells would look empty. Out: whether anything was written.
 */
export async function publishDemand(slug: string, { db }: Pick<Tools, 'db'>): Promise<boolean> {
  let isPublished = false;
  for (let round = 0; round < maxRounds; round++) {
    const { levels, published } = await demandOf(slug, db);
    if (isSame(levels, published.levels)) return isPublished;
    if (await publish(slug, { levels, full: [] }, published.updateTime, db)) isPublished = true;
  }
  throw new Error('Demand changes faster than it is published.');
}

/**
 * Publishes after a request was written, if it joined, left or changed waiting lists. Counters and heatmaps change only
 * together with requests, so they need no triggers of their own.
 */
export async function publishDemandAfter(
  { slug, before, after }: { slug: string; before: TherapyRequest | undefined; after: TherapyRequest | undefined },
  tools: Pick<Tools, 'db'>,
): Promise<void> {
  if (contributionOf(before) !== contributionOf(after)) await publishDemand(slug, tools);
}

/** What a request adds to the levels; one without times still counts for the practice. */
function contributionOf(request: TherapyRequest | undefined): string {
  return request?.status === 'open' || request?.isRepeat ? ['open', ...request.slotKeys].join(' ') : '';
}

/**
 * The target levels, and the stored ones. Without a transaction, whose locks would block bookings: the stored levels are read
 * first, so that whatever is read after them is at least as new.
 *
 * Nobody can infer from them who waits: a repeated booking counts as long as a new, unconfirmed one does.
 */
async function demandOf(slug: string, db: Firestore) {
  const docs = writableCollections(db);
  const published = await docs.demand(slug).get();
  const [form, counters, job, heatmaps, unconfirmedNow] = await Promise.all([
    docs.form(slug).get(),
    docs.requestCounters(slug).get(),
    docs.planMigration(slug).get(),
    docs.heatmaps(slug).get(),
    docs.unconfirmed(slug).get(),
  ]);
  const waiting = new Map(heatmaps.docs.flatMap((heatmap) => Object.entries(heatmap.data().cells)));
  const unconfirmed = unconfirmedNow.data();
  const known = form.data();
  const repeats = known?.demandShown ? await repeatsOf(slug, known, unconfirmed?.until, db) : [];
  const repeated = new Map<string, number>();
  for (const key of repeats.flat()) repeated.set(key, (repeated.get(key) ?? 0) + 1);
  const cells = known?.demandShown ? offeredCells(known) : [];
  const open = (counters.data()?.open ?? 0) - (unconfirmed?.open ?? 0) + repeats.length;
  const levels = demandLevels(open, cells, (key) => (waiting.get(key) ?? 0) - (unconfirmed?.cells[key] ?? 0) + (repeated.get(key) ?? 0));
  const before = published.data()?.levels ?? {};
  const isMigrating = job.data()?.finishedAt === null && Object.keys(levels).length > 0;
  return { levels: isMigrating ? before : levels, published: { levels: before, updateTime: published.updateTime } };
}

/** The keys of each repeat, by the current form. */
async function repeatsOf(slug: string, form: FormConfiguration, since: Date | undefined, db: Firestore): Promise<string[][]> {
  const found = await queryOf(writableCollections(db).requests(slug), queries.repeatedSince(since ?? new Date(0))).get();
  return found.docs.map((request) => slotKeysFor(request.data(), form));
}

/** True if written; false on a conflict. */
async function publish(slug: string, demand: PublicDemand, since: Timestamp | undefined, db: Firestore): Promise<boolean> {
  const document = writableCollections(db).demand(slug);
  return commitUnlessConflict(since ? document.update(demand, { lastUpdateTime: since }) : document.create(demand));
}

function isSame(one: PublicDemand['levels'], other: PublicDemand['levels']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
