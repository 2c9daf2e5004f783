import { berlinDate } from '@platzwart/domain/dates/german-date';
import { taggedId } from '@platzwart/domain/log/log';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import { continuedLine, sittingPause } from '@platzwart/domain/request/note-sitting';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { FieldValue } from 'firebase-admin/firestore';
import { amendRequest } from '../core/amend-request.ts';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Writes the history line of staff's direct changes: priority, tags, note. Events come at least
 * once and in any order: the event keys the line, and `lastChange` holds time and author. A note
 * typed on extends the line of its sitting. A change prolongs the request's retention.
 */
export async function recordDirectChange(
  {
    slug,
    requestId,
    eventId,
    before,
    after,
  }: {
    slug: string;
    requestId: string;
    eventId: string;
    before: TherapyRequest;
    after: TherapyRequest;
  },
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const entry = directChange(before, after);
  if (!entry) return;
  const docs = collections(db);
  const history = docs.history(slug, requestId);
  const line = history.doc(`recordDirectChange_${eventId}`);
  const near = (way: 1 | -1) => new Date(entry.at.getTime() + way * sittingPause);
  await inTransaction(db, async (tx) => {
    const tagged =
      entry.what === 'tagsChanged' && entry.by.kind === 'member'
        ? docs.log(slug).doc(taggedId(entry.by.uid, berlinDate(entry.at)))
        : undefined;
    const [onList, binned, known, around] = await Promise.all([
      tx.get(docs.request(slug, requestId)),
      tx.get(docs.binned(slug, requestId)),
      tx.get(line),
      entry.what === 'noteChanged'
        ? tx.get(history.where('at', '>=', near(-1)).where('at', '<=', near(1)))
        : undefined,
    ]);
    // An event may arrive after the request was binned or erased: nothing about an erased one must
    // come back.
    const request = onList.exists ? onList : binned;
    if (!request.exists) {
      // In case its person takes the revocation of their consent back.
      const revokedLine = docs.revokedHistory(slug, requestId).doc(line.id);
      const [revoked, knownThere] = await Promise.all([
        tx.get(docs.revokedRequest(slug, requestId)),
        tx.get(revokedLine),
      ]);
      if (revoked.exists && !knownThere.exists) tx.create(revokedLine, entry);
      return;
    }
    if (known.exists) return;
    const sitting = continuedLine(
      (around?.docs ?? []).map((each) => ({ ...each.data(), ref: each.ref })),
      entry,
    );
    // Blindly: of hundreds tagged in one go nearly all would wait for this entry, and fail.
    if (tagged) {
      const { at, by } = entry;
      const one = FieldValue.increment(1);
      tx.set(tagged, { at, by, what: 'requestsTagged', count: one }, { merge: true });
    }
    if (!sitting) tx.create(line, entry);
    else if (sitting.at < entry.at) tx.update(sitting.ref, { at: entry.at });
    // An older event may arrive late.
    const { activeAt = null } = request.data() ?? {};
    if (activeAt === null || activeAt < entry.at)
      amendRequest(tx, request, { activeAt: entry.at, deletionWarnedAt: null });
  });
}

/** The line for a direct change, or undefined if the update was none or changed nothing. */
function directChange(before: TherapyRequest, after: TherapyRequest): HistoryEntry | undefined {
  const change = after.lastChange;
  if (!change || JSON.stringify(before[change.field]) === JSON.stringify(after[change.field]))
    return undefined;
  const what = {
    prioritized: after.prioritized ? 'prioritized' : 'deprioritized',
    tags: 'tagsChanged',
    adminNote: 'noteChanged',
  } as const;
  const entry: HistoryEntry = {
    at: change.at,
    by: { kind: 'member', uid: change.by },
    what: what[change.field],
  };
  // Text deleted from a note must not be stored forever: the line only says that it changed.
  if (change.field === 'adminNote') return entry;
  return {
    ...entry,
    changes: [{ field: change.field, from: before[change.field], to: after[change.field] }],
  };
}
