import type { TherapyRequest } from '@platzwart/domain/request/request';
import { currentSlotKeys } from '@platzwart/domain/waiting-list/queue';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { newerRequest } from './bin.ts';
import { moveCounters, moveOpenKey } from './change-effects.ts';
import { writableCollections } from './writable-collections.ts';

type Lost = { slug: string; requestId: string; request: TherapyRequest };

/**
 * Puts a request from a backup back on its list, at its old position, unless it is somewhere in the
 * practice, or its person waits with a newer one. Nobody is written to: no offer runs, and the next
 * follow-up counts from now. Out: whether it is back now; `isDry` changes nothing.
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
    if (await newerRequest(tx, slug, request, docs)) return false;
    if (isDry) return true;
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
