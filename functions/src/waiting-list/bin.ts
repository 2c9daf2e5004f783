/**
 * The bin: a deleted request leaves all lists, counters, searches and exports, since it moves to a
 * separate collection, and can be brought back for 30 days, together with what was merged into it.
 * Its history, links and e-mails stay in place.
 */

import {
  accepted,
  functionsMessages,
  messages,
  type Outcome,
  refusedAt,
} from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import type { Change } from '@platzwart/domain/request/changes';
import type { Actor, HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { type BinnedRequest, broughtBack, isPurgeDue } from '@platzwart/domain/retention/bin';
import { binMessages } from '@platzwart/domain/retention/bin-messages';
import type { EndedOffer } from '@platzwart/domain/vacancies/step-types';
import { currentSlotKeys } from '@platzwart/domain/waiting-list/queue';
import type { Transaction } from 'firebase-admin/firestore';
import { queryOf } from '../core/collections.ts';
import { forEachRequest } from '../core/each-request.ts';
import { handler } from '../core/handler.ts';
import type { Handled } from '../core/task.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import type { VacancyTools } from './apply-vacancy-change.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { eraseFromBin } from './delete-request.ts';
import { endOffersOf, holdsOffer } from './end-offers.ts';
import { mergedInto } from './merged-into.ts';
import { sealedChange } from './sealed-change.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';

type ByMember = Extract<Actor, { kind: 'member' }>;
type Target = { readonly slug: string; readonly requestId: string };

/**
 * Moves a request to the bin, with what was merged into it, open or archived. Succeeds if it is
 * already in the bin. For administrators and therapists, in a locked practice too. Out: what undoes
 * it. Failures: signInNeeded, notAllowed, an erased one (field requestId).
 */
export const binRequest = handler(
  'binRequest',
  ['keyedHash'],
  async ({ companySlug: slug, requestId }, { by }, tools) => {
    const { db, now } = tools;
    const moving = { slug, requestId, by, now: now() };
    let ended: EndedOffer | undefined;
    let binned: InBin | undefined;
    for (let isThrough = false; !isThrough; ) {
      // Outside the transaction: a query within it would block every booking. Asked again once all of
      // these are moved, for repeats that arrive meanwhile: there may be thousands.
      let left = await mergedInto([requestId], [writableCollections(db).requests(slug)]);
      isThrough = true;
      do {
        const merged = left.slice(0, mergedAtOnce);
        const moved = await inTransaction(db, (tx) => moveToBin(tx, { ...moving, merged }, db));
        if (moved === 'gone') return refusedAt('requestId', 'requestGone', messages.requestGone);
        if ('holdsOffer' in moved)
          ended = (await endOffersOf({ slug, requestId: moved.holdsOffer, by }, tools)) ?? ended;
        else {
          ({ binned } = moved);
          left = left.slice(mergedAtOnce);
        }
        isThrough &&= 'count' in moved && moved.count === 0;
      } while (left.length > 0);
    }
    if (!binned) return accepted({});
    const { binnedAt, activeAt } = binned;
    const undo = { what: 'binned', requestId, binnedAt, activeAt, ended } as const;
    return accepted({ undo: sealedChange(slug, undo, tools) });
  },
);

/** With one transaction: anybody may have sent any number of repeats. */
const mergedAtOnce = 50;

type Moving = Target & { by: ByMember; merged: readonly string[]; now: Date };
type InBin = Pick<BinnedRequest, 'binnedAt' | 'activeAt'>;

/**
 * Out: how many were moved, and when the request itself was; 'gone' if it does not exist; or
 * nothing was moved because of one that a vacancy still counts on. Reads first, as a transaction
 * must.
 */
async function moveToBin(
  tx: Transaction,
  { slug, requestId, by, merged, now }: Moving,
  db: Tools['db'],
): Promise<{ count: number; binned: InBin | undefined } | 'gone' | { holdsOffer: string }> {
  const docs = writableCollections(db);
  const [request, binned, ...others] = await Promise.all([
    tx.get(docs.request(slug, requestId)),
    tx.get(docs.binned(slug, requestId)),
    ...merged.map((id) => tx.get(docs.request(slug, id))),
  ]);
  if (!request.exists && !binned.exists) return 'gone';
  const leaving = [request, ...others].flatMap((each) => ({ id: each.id, before: each.data() }));
  for (const { id, before } of leaving) {
    if (before?.offer && (await holdsOffer(tx, { slug, requestId: id, offer: before.offer }, docs)))
      return { holdsOffer: id };
  }
  let moved = 0;
  for (const { id, before } of leaving) {
    if (!before) continue;
    // Undoing its import later must leave a request that somebody has handled.
    const { importId: _import, ...rest } = before;
    tx.delete(docs.request(slug, id));
    tx.set(docs.binned(slug, id), {
      ...rest,
      offer: null,
      binnedAt: now,
      binnedBy: by.uid,
      binnedWith: id === requestId ? null : requestId,
    });
    moveOpenKey(tx, { slug, requestId: id, before, after: undefined }, docs);
    writeLine(tx, { slug, requestId: id }, { at: now, by, what: 'binned' }, docs);
    moved += 1;
  }
  moveCounters(
    tx,
    { slug, moved: leaving.map(({ before }) => ({ before, after: undefined })), now },
    db,
  );
  if (moved > 0) writeLog(tx, slug, { at: now, by, what: 'requestBinned', count: moved }, docs);
  const own = request.data();
  return { count: moved, binned: own ? { activeAt: own.activeAt, binnedAt: now } : binned.data() };
}

/**
 * Brings a deleted request back unchanged, with what was deleted with it: to its old position by
 * request date, in the slots offered today. Succeeds if it is back already. Does not change its
 * retention. For administrators and therapists, in a locked practice too. Failures: signInNeeded,
 * notAllowed; at field requestId: one that is erased, one whose person waits with a new request,
 * one that was merged into another in the bin.
 */
export const bringBackRequest = handler(
  'bringBackRequest',
  ({ companySlug: slug, requestId }, { by }, tools) => bringBack({ slug, requestId, by }, tools),
);

/** `binnedAt`: refused (field requestId) if it was brought back since, and deleted once more. */
export async function bringBack(
  { slug, requestId, by, binnedAt }: Target & { by: ByMember; binnedAt?: Date },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<Record<string, never>>> {
  const docs = writableCollections(db);
  const withIt = queryOf(docs.bin(slug), queries.binnedWith(requestId, mergedAtOnce)).select();
  for (;;) {
    const others = (await withIt.get()).docs.map(({ id }) => id);
    const moving = { slug, requestId, others, by, binnedAt, now: now() };
    const outcome = await inTransaction(db, (tx) => moveBack(tx, moving, db));
    if (!outcome.ok || others.length < mergedAtOnce) return outcome;
  }
}

type Returning = Target & {
  others: readonly string[];
  by: ByMember;
  binnedAt: Date | undefined;
  now: Date;
};

async function moveBack(
  tx: Transaction,
  { slug, requestId, others, by, binnedAt, now }: Returning,
  db: Tools['db'],
): Promise<Outcome<Record<string, never>>> {
  const docs = writableCollections(db);
  const [request, binnedDoc, formDoc, ...merged] = await Promise.all([
    tx.get(docs.request(slug, requestId)),
    tx.get(docs.binned(slug, requestId)),
    tx.get(docs.form(slug)),
    ...others.map((id) => tx.get(docs.binned(slug, id))),
  ]);
  const [binned, form] = [binnedDoc.data(), formDoc.data()];
  if (!binned && !request.exists) return refusedAt('requestId', 'notInBin', binMessages.notInBin);
  if (!binned && others.length === 0) return accepted({});
  if (binned && binnedAt && binned.binnedAt.getTime() !== binnedAt.getTime())
    return refusedAt('requestId', 'changedSince', functionsMessages.changedSince);
  if (!form) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
  if (
    binned &&
    binned.mergedInto !== null &&
    (await tx.get(docs.binned(slug, binned.mergedInto))).exists
  ) {
    return refusedAt('requestId', 'mergedOneInBin', binMessages.mergedOneInBin);
  }
  if (binned && (await newerRequest(tx, slug, binned, docs)))
    return refusedAt('requestId', 'samePersonWaits', binMessages.samePersonWaitsAnew);

  const returning = [binnedDoc, ...merged].flatMap((each): WithId<TherapyRequest>[] => {
    const data = each.data();
    if (!data) return [];
    const back = broughtBack(data);
    return [{ ...back, id: each.id, slotKeys: currentSlotKeys(back, form) }];
  });
  for (const { id, ...after } of returning) {
    tx.delete(docs.binned(slug, id));
    tx.create(docs.request(slug, id), after);
    moveOpenKey(tx, { slug, requestId: id, before: undefined, after }, docs);
    writeLine(tx, { slug, requestId: id }, { at: now, by, what: 'broughtBack' }, docs);
  }
  const moved = returning.map((after) => ({ before: undefined, after }));
  moveCounters(tx, { slug, moved, now }, db);
  writeLog(tx, slug, { at: now, by, what: 'requestBroughtBack', count: returning.length }, docs);
  return accepted({});
}

/**
 * With which the person waits instead. Read in the transaction that would write their key: of two
 * concurrent ones the second sees the first.
 */
export async function newerRequest(
  tx: Transaction,
  slug: string,
  { status, openKey }: TherapyRequest,
  docs: WritableCollections,
): Promise<WithId<TherapyRequest> | undefined> {
  if (status !== 'open' || openKey === null) return undefined;
  const id = (await tx.get(docs.openKey(slug, openKey))).data()?.requestId;
  const holder = id && (await tx.get(docs.request(slug, id))).data();
  return holder && holder.status === 'open' ? { ...holder, id } : undefined;
}

function writeLine(
  tx: Transaction,
  { slug, requestId }: Target,
  line: HistoryEntry,
  docs: WritableCollections,
): void {
  tx.create(docs.history(slug, requestId).doc(), line);
}

/**
 * Erases a practice's binned requests after their days in the bin, or when their retention ends
 * before that, with all their data; in a locked practice too. Safe to repeat and to run
 * concurrently. Out: whether anything was done.
 */
export async function emptyBin(
  slug: string,
  tools: VacancyTools,
  isOver: () => boolean,
): Promise<Handled> {
  const months = (await writableCollections(tools.db).account(slug).get()).data()?.retentionMonths;
  if (months === undefined) return 'notDue';
  const done = await forEachRequest(slug, queries.bin(), tools, isOver, (requestId) =>
    eraseFromBin(
      { slug, requestId, isDue: (binned) => isPurgeDue(binned, months, tools.now()) },
      tools,
    ),
  );
  return done > 0 ? 'done' : 'notDue';
}

/**
 * Records changes to a request in the bin, or whose consent was revoked, in case it is brought
 * back. Does nothing if it is neither.
 */
export async function applyHiddenChange(
  { slug, requestId, decide }: Target & { decide: (hidden: TherapyRequest) => Change },
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const docs = writableCollections(db);
  await inTransaction(db, async (tx) => {
    const [binned, revoked] = [
      (await tx.get(docs.binned(slug, requestId))).data(),
      (await tx.get(docs.revokedRequest(slug, requestId))).data(),
    ];
    if (binned) {
      const { binnedAt, binnedBy, binnedWith, ...request } = binned;
      const change = decide(request);
      if (change === 'unchanged') return;
      tx.set(docs.binned(slug, requestId), { ...change.after, binnedAt, binnedBy, binnedWith });
      writeLine(tx, { slug, requestId }, change.history, docs);
    } else if (revoked) {
      const { revokedAt, eraseAt, revokedWith, binned: inBin, ...request } = revoked;
      const change = decide(request);
      if (change === 'unchanged') return;
      tx.set(docs.revokedRequest(slug, requestId), {
        ...change.after,
        revokedAt,
        eraseAt,
        revokedWith,
        binned: inBin,
      });
      tx.create(docs.revokedHistory(slug, requestId).doc(), change.history);
    }
  });
}
