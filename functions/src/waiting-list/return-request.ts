import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isOnlyClaimed } from '@platzwart/domain/waiting-list/only-claimed';
import { currentSlotKeys } from '@platzwart/domain/waiting-list/queue';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { newerRequest } from './bin.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { writableCollections } from './writable-collections.ts';
import { writeRequests, yieldingTo } from './write-requests.ts';

type Lost = { slug: string; requestId: string; request: TherapyRequest };

/**
 * Puts a request from a backup back on its list, at its old position, unless it is somewhere in the
 * practice, or its person waits with a newer one. One that is only claimed, and has no offer, gives
 * way to a confirmed one. Nobody is written to: no offer runs, and the next follow-up counts from
 * now. Out: whether it is back now; `isDry` changes nothing.
 */
export function returnRequest(
  { slug, requestId, request }: Lost,
  { db, now, isDry }: Pick<Tools, 'db' | 'now'> & { isDry: boolean },
): Promise<boolean> {
  const docs = writableCollections(db);
  return inTransaction(db, async (tx) => {
    const [form, ...there] = await Promise.all([
      tx.get(docs.form(slug)),
      tx.get(docs.request(slug, requestId)),
      tx.get(docs.binned(slug, requestId)),
      tx.get(docs.revokedRequest(slug, requestId)),
    ]);
    if (there.some(({ exists }) => exists)) return false;
    const newer = await newerRequest(tx, slug, request, docs);
    const givesWay = newer && isOnlyClaimed(newer) && !isOnlyClaimed(request) && !newer.offer;
    if (newer && !givesWay) return false;
    if (isDry) return true;
    const written = newer ? [yieldingTo(requestId, newer, { slug, now: now() }, docs)] : [];
    writeRequests(tx, { slug, written, now: now() }, db);
    const known = form.data();
    // Undoing its import would delete it: what was done with it before the loss shows no more.
    const { importId: _import, ...rest } = request;
    const after: TherapyRequest = {
      ...rest,
      offer: null,
      followUp:
        request.followUp.state === 'toCall' ? request.followUp : { state: 'idle', at: now() },
      slotKeys: known ? currentSlotKeys(request, known) : request.slotKeys,
    };
    tx.create(docs.request(slug, requestId), after);
    moveOpenKey(tx, { slug, requestId, before: undefined, after }, docs);
    moveCounters(tx, { slug, moved: [{ before: undefined, after }], now: now() }, db);
    return true;
  });
}
