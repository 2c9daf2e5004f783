import { accepted, functionsMessages, refusedAt } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { findImported, removeImported } from '../waiting-list/remove-requests.ts';

/**
 * Undoes an import: deletes its requests that nobody has touched since, and leaves all others. Works in parts: the
 * client repeats the call while `remaining` is true, and can resume later. For administrators and therapists. Out: how
 * many this call has removed and left. Failures: signInNeeded, notAllowed, a locked practice (field form), an unknown
 * import (field importId).
 */
export const undoImport = handler('undoImport', async ({ companySlug: slug, importId }, caller, { db, now }) => {
  const docs = collections(db);
  const line = docs.log(slug).doc(`undo_${importId}`);
  const shape = (limit: number) => queries.imported(importId, limit);
  const found = await findImported(slug, shape, { db });
  return inTransaction(db, async (tx) => {
    const [imported, logged] = await Promise.all([tx.get(docs.import(slug, importId)), tx.get(line)]);
    const current = imported.data();
    if (!current) return refusedAt('importId', 'unknownImport', functionsMessages.importUnknown);

    const remove = await removeImported(tx, { slug, found, at: now() }, { db });
    const removal = remove();
    const count = (logged.data()?.count ?? 0) + removal.removed;
    tx.set(imported.ref, { ...current, added: current.added - removal.removed, status: removal.remaining ? 'undoing' : 'undone' });
    if (count > 0) tx.set(line, { at: now(), by: caller.by, what: 'importUndone', count });
    return accepted(removal);
  });
});
