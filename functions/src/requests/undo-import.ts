import { accepted, functionsMessages, refusedAt } from '@platzwart/domain/failure';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { inTransaction } from '../core/transaction.ts';
import { publishDemand } from '../waiting-list/publish-demand.ts';
import { removeImported } from '../waiting-list/remove-requests.ts';

/**
 * Undoes an import: deletes its requests that nobody has touched since, and leaves all others.
 * Works in parts: the client repeats the call while `remaining` is true, and can resume later. For
 * administrators and therapists. Out: how many this call has removed and left. Failures:
 * signInNeeded, notAllowed, a locked practice (field form), an unknown import (field importId).
 */
export const undoImport = handler(
  'undoImport',
  async ({ companySlug: slug, importId }, caller, tools) => {
    const { db, now } = tools;
    const docs = collections(db);
    const [imported, line] = [docs.import(slug, importId), docs.log(slug).doc(`undo_${importId}`)];
    const [at, by] = [now(), caller.by];
    // First: from now on no further row comes in.
    const status = await inTransaction(db, async (tx) => {
      const current = (await tx.get(imported)).data();
      if (current?.status === 'running' || current?.status === 'done')
        tx.update(imported, { status: 'undoing' });
      return current?.status;
    });
    if (!status) return refusedAt('importId', 'unknownImport', functionsMessages.importUnknown);
    if (status === 'undone') return accepted({ removed: 0, skipped: 0, remaining: false });

    const removal = await removeImported(
      {
        slug,
        importId,
        at,
        alongside: (tx, removed) => {
          tx.update(imported, { added: FieldValue.increment(-removed) });
          if (removed > 0)
            tx.set(
              line,
              { at, by, what: 'importUndone', count: FieldValue.increment(removed) },
              { merge: true },
            );
        },
      },
      { db },
    );
    // Before the end is written: from then on the deletions' events publish nothing themselves.
    await publishDemand(slug, tools);
    if (!removal.remaining) await imported.update({ status: 'undone' });
    return accepted(removal);
  },
);
