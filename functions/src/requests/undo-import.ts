import { accepted, functionsMessages, refusedAt } from '@platzwart/domain/failure';
import type { RequestImport } from '@platzwart/domain/import/import';
import { queries } from '@platzwart/domain/queries';
import type { Actor } from '@platzwart/domain/request/history';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { publishDemand } from '../waiting-list/publish-demand.ts';
import { releaseTouched, removeImported } from '../waiting-list/remove-requests.ts';

/**
 * Undoes an import: one write hides all of its requests that nobody has touched since, and stops
 * further rows; they are deleted in parts after it, the first one here. The others stay and are let
 * go before, so that they never disappear. For administrators and therapists. Out: how many go and
 * stay, the same when repeated. Failures: signInNeeded, notAllowed, a locked practice (field form),
 * an unknown import (field importId).
 */
export const undoImport = handler(
  'undoImport',
  async ({ companySlug: slug, importId }, { by }, tools) => {
    const undo = await begun({ slug, importId, by }, tools);
    if (!undo) return refusedAt('importId', 'unknownImport', functionsMessages.importUnknown);
    await removePart({ slug, importId }, tools);
    return accepted({ removed: undo.removed, skipped: undo.skipped });
  },
);

const nobody = { removed: 0, skipped: 0, left: 0 };

/**
 * Marks the import once nothing has changed since its requests were counted: no part of it arrived,
 * no other press let somebody go. Undefined if there is none.
 */
async function begun(
  { slug, importId, by }: Undone & { readonly by: Actor },
  { db, now }: UndoTools,
): Promise<typeof nobody | undefined> {
  const docs = collections(db);
  const imported = docs.import(slug, importId);
  const count = async (tx: Transaction, released: number) => {
    const current = (await tx.get(imported)).data();
    if (!current || isBegun(current)) return false;
    const skipped = (current.undo?.skipped ?? 0) + released;
    tx.update(imported, { undo: { ...nobody, skipped } });
    return true;
  };
  for (;;) {
    const counted = await imported.get();
    const found = counted.data();
    if (!found) return undefined;
    if (isBegun(found)) return found.undo ?? nobody;
    const untouched = await releaseTouched({ slug, importId, count }, { db });
    if (untouched === undefined) continue;
    const undo = { removed: untouched, skipped: found.undo?.skipped ?? 0, left: untouched };
    const isMarked = await inTransaction(db, async (tx) => {
      const current = await tx.get(imported);
      if (!current.updateTime || !counted.updateTime?.isEqual(current.updateTime)) return false;
      tx.update(imported, { status: 'undoing', undo });
      const line = { at: now(), by, what: 'importUndone', count: 0 } as const;
      tx.set(docs.log(slug).doc(logIdOf(importId)), line);
      return true;
    });
    if (isMarked) return undo;
  }
}

const isBegun = ({ status }: RequestImport) => status === 'undoing' || status === 'undone';

const logIdOf = (importId: string) => `undo_${importId}`;

type Undone = { readonly slug: string; readonly importId: string };
type UndoTools = Pick<Tools, 'db' | 'now' | 'origin'>;

/** After one of its requests was deleted: the next part, if the last one left that to it. */
export async function continueUndo(
  { requestId, ...undone }: Undone & { readonly requestId: string },
  tools: UndoTools,
): Promise<void> {
  const imported = (await collections(tools.db).import(undone.slug, undone.importId).get()).data();
  if (imported?.undo?.next === requestId) await removePart(undone, tools);
}

/**
 * Deletes the next part of an import that is being undone, if it is; the event of one of its
 * deletions goes on. Safe to repeat, and to run at the same time.
 */
async function removePart({ slug, importId }: Undone, tools: UndoTools): Promise<void> {
  const { db, now } = tools;
  const docs = collections(db);
  const [imported, line] = [docs.import(slug, importId), docs.log(slug).doc(logIdOf(importId))];
  for (let removed = 0; removed === 0; ) {
    if ((await imported.get()).data()?.status !== 'undoing') return;
    const part = await removeImported(
      {
        slug,
        importId,
        at: now(),
        alongside: (tx, ids, kept) => {
          tx.update(imported, {
            added: FieldValue.increment(-ids.length),
            'undo.removed': FieldValue.increment(-kept),
            'undo.skipped': FieldValue.increment(kept),
            'undo.left': FieldValue.increment(-ids.length - kept),
            ...(ids[0] !== undefined && { 'undo.next': ids[0] }),
          });
          tx.set(line, { count: FieldValue.increment(ids.length) }, { merge: true });
        },
      },
      { db },
    );
    // Before the end is written: from then on the deletions' events publish nothing themselves.
    await publishDemand(slug, tools);
    if (part.isLast) await imported.update({ status: 'undone', 'undo.left': 0 });
    removed = part.removed;
  }
}

/** Finishes undone imports whose events were lost. */
export async function finishUndos(slug: string, tools: UndoTools): Promise<void> {
  const docs = collections(tools.db);
  for (;;) {
    const found = await queryOf(docs.imports(slug), queries.importsUnderWay()).get();
    const undone = found.docs.find((each) => each.data().status === 'undoing');
    if (!undone) return;
    await removePart({ slug, importId: undone.id }, tools);
  }
}
