import { accepted, functionsMessages, messages, refusedAt } from '@platzwart/domain/failure';
import { active } from '@platzwart/domain/request/changes';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import { keepApart as apart, merge, unmerge } from '@platzwart/domain/request/merge';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { handler } from '../core/handler.ts';
import { upTo } from '../core/in-parts.ts';
import { seal, unseal, unsealable } from '../core/sealed.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { writeLog } from '../core/write-log.ts';
import { newerRequest } from './bin.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { type WritableCollections, writableCollections } from './writable-collections.ts';
import { withPerson } from './write-requests.ts';

/**
 * Of the history of the request that is archived: each line is copied, within one transaction, and
 * members may add any number.
 */
const most = { lines: 1000, characters: 1_000_000 };
const tooManyLines =
  'Der Verlauf einer der beiden Anfragen ist zu lang, um ihn zu übernehmen. Archiviere sie stattdessen.';

type Pair = { companySlug: string; requestId: string; otherId: string };

/**
 * Merges two open requests of the same person (spec section 3): the earlier date counts, preferred
 * times and histories are combined, the other one is archived and names the surviving one. A repeat
 * succeeds with the same answer. For administrators and therapists. Out: the surviving id, and what
 * undoes it. Failures: signInNeeded, notAllowed, a locked practice (field form), the same request
 * twice, one that is gone or archived (fields requestId, otherId), a combined note that is too long
 * (field adminNote), a history too long to be copied (fields requestId, otherId).
 */
export const mergeRequests = handler(
  'mergeRequests',
  ['keyedHash'],
  async (pair, caller, tools) => {
    if (pair.requestId === pair.otherId) return refusedAt('otherId', 'same', messages.checkThis);
    const { companySlug: slug, requestId, otherId } = pair;
    const docs = writableCollections(tools.db);
    const { by } = caller;
    // Read outside the transaction, as queries within it lock too much; a line written meanwhile
    // stays with the archived one.
    const [oneLines, otherLines] = await Promise.all([
      upTo(docs.history(slug, requestId), most),
      upTo(docs.history(slug, otherId), most),
    ]);
    return inTransaction(tools.db, async (tx) => {
      const [[one, other], form] = await Promise.all([
        bothRequests(tx, pair, docs),
        tx.get(docs.form(slug)),
      ]);
      const known = form.data();
      if (!known) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
      if (one?.mergedInto === otherId) return accepted({ requestId: otherId });
      if (other?.mergedInto === requestId) return accepted({ requestId });
      if (!one) return refusedAt('requestId', 'requestGone', messages.requestGone);
      if (!other) return refusedAt('otherId', 'requestGone', messages.requestGone);
      const merged = merge(
        { ...one, id: requestId },
        { ...other, id: otherId },
        { form: known, by, now: tools.now() },
      );
      if (!merged.ok) return merged;

      const { surviving, archived } = merged.value;
      const [copied, at] =
        archived.id === requestId ? [oneLines, 'requestId'] : [otherLines, 'otherId'];
      if (!copied.isAll) return refusedAt(at, 'tooManyLines', tooManyLines);
      const [first, second] = surviving.id === requestId ? [one, other] : [other, one];
      // The archived one releases its person's key before the surviving one may take it.
      change(
        tx,
        slug,
        [
          { ...archived, before: second },
          { ...surviving, before: first },
        ],
        tools,
      );
      for (const line of copied.docs) {
        const entry = line.data();
        // What becomes of that e-mail replaces the line itself, and no copy.
        if (entry.what !== 'emailWaits')
          tx.set(docs.history(slug, surviving.id).doc(copyOf(archived.id, line.id)), {
            ...entry,
            of: archived.id,
          });
      }
      writeLog(tx, slug, { at: tools.now(), by, what: 'requestsMerged', count: 2 }, docs);
      const before = {
        surviving: { ...first, id: surviving.id },
        archived: { ...second, id: archived.id },
      };
      return accepted({ requestId: surviving.id, undo: seal(about(slug), before, tools) });
    });
  },
);

/**
 * Undoes a merge (spec section 3) by what `mergeRequests` answered: both are open as before, the
 * copied lines of the history are gone. A repeat succeeds. For administrators and therapists.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), what we have not sealed
 * within the hour (field undo), a request that is gone or was changed since, or whose person waits with a newer one
 * (field requestId).
 */
export const unmergeRequests = handler(
  'unmergeRequests',
  ['keyedHash'],
  async ({ companySlug: slug, undo }, { by }, tools) => {
    const before = unseal<BeforeMerge>(about(slug), undo, tools);
    if (!before) return unsealable;
    const docs = writableCollections(tools.db);
    const [survivingId, archivedId] = [before.surviving.id, before.archived.id];
    const copied = copyOf(archivedId, '');
    const { docs: lines } = await docs
      .history(slug, survivingId)
      .where(FieldPath.documentId(), '>=', copied)
      .where(FieldPath.documentId(), '<', `${copied}~`)
      .select()
      .get();
    return inTransaction(tools.db, async (tx) => {
      const pair = { companySlug: slug, requestId: survivingId, otherId: archivedId };
      const [[surviving, archived], form] = await Promise.all([
        bothRequests(tx, pair, docs),
        tx.get(docs.form(slug)),
      ]);
      const known = form.data();
      if (!known) return refusedAt('companySlug', 'unknownPractice', messages.practiceUnknown);
      const undone = unmerge({ surviving, archived }, before, {
        form: known,
        by,
        now: tools.now(),
      });
      if (!undone.ok) return undone;
      if (undone.value === 'unchanged') return accepted({});
      const needing = [before.surviving, before.archived].filter(
        ({ openKey }) => openKey !== surviving?.openKey,
      );
      const taken = await Promise.all(needing.map((each) => newerRequest(tx, slug, each, docs)));
      if (taken.some(Boolean))
        return refusedAt('requestId', 'samePersonWaits', functionsMessages.samePersonWaits);
      // The surviving one releases the key that it may have taken.
      const { surviving: first, archived: second } = undone.value;
      change(
        tx,
        slug,
        [
          { ...first, before: surviving },
          { ...second, before: archived },
        ],
        tools,
      );
      for (const { ref } of lines) tx.delete(ref);
      writeLog(tx, slug, { at: tools.now(), by, what: 'mergeUndone', count: 2 }, docs);
      return accepted({});
    });
  },
);

type Changed = {
  id: string;
  before: TherapyRequest | undefined;
  change: { after: TherapyRequest; history: HistoryEntry };
};

function change(
  tx: Transaction,
  slug: string,
  changes: readonly Changed[],
  { db, now }: Pick<Tools, 'db' | 'now'>,
): void {
  const docs = writableCollections(db);
  const moved = changes.map(({ id, before, change: { after, history } }) => ({
    requestId: id,
    before,
    after,
    history,
  }));
  for (const { history, ...each } of moved) {
    tx.set(docs.request(slug, each.requestId), active(each.after, history));
    moveOpenKey(tx, { slug, ...each }, docs);
    const line = withPerson(history, each.before, each.after);
    tx.create(docs.history(slug, each.requestId).doc(), line);
  }
  moveCounters(tx, { slug, moved, now: now() }, db);
}

/** Name of a history's line in the history of the request that survives. */
const copyOf = (archivedId: string, lineId: string) => `${archivedId}_${lineId}`;

type BeforeMerge = Record<'surviving' | 'archived', WithId<TherapyRequest>>;

const about = (slug: string) => ({ slug, what: 'merged' });

/**
 * Marks two similar open requests as different people: the question does not come up again. For
 * administrators and therapists. Failures: as above.
 */
export const keepApart = handler('keepApart', async (pair, caller, tools) => {
  if (pair.requestId === pair.otherId) return refusedAt('otherId', 'same', messages.checkThis);
  const docs = writableCollections(tools.db);
  const { by } = caller;
  return inTransaction(tools.db, async (tx) => {
    const [one, other] = await bothRequests(tx, pair, docs);
    if (!one) return refusedAt('requestId', 'requestGone', messages.requestGone);
    if (!other) return refusedAt('otherId', 'requestGone', messages.requestGone);
    for (const [request, id, otherId] of [
      [one, pair.requestId, pair.otherId],
      [other, pair.otherId, pair.requestId],
    ] as const) {
      const change = apart(request, otherId, by, tools.now());
      if (change === 'unchanged') continue;
      tx.set(docs.request(pair.companySlug, id), active(change.after, change.history));
      tx.create(docs.history(pair.companySlug, id).doc(), change.history);
    }
    return accepted({});
  });
});

async function bothRequests(
  tx: Transaction,
  { companySlug: slug, requestId, otherId }: Pair,
  docs: WritableCollections,
) {
  const [one, other] = await Promise.all([
    tx.get(docs.request(slug, requestId)),
    tx.get(docs.request(slug, otherId)),
  ]);
  return [one.data(), other.data()] as const;
}
