/**
 * Checked by `npm test -- types`: outside `waiting-list/`, the compiler refuses every write to the
 * waiting lists' documents.
 */
import { amendRequest } from '@platzwart/functions/core/amend-request';
import type { Collections } from '@platzwart/functions/core/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

const request = { status: 'open' } as never;

export async function refused(docs: Collections, tx: Transaction, db: Firestore): Promise<void> {
  const one = docs.request('praxis', 'id');
  // @ts-expect-error
  await one.set(request);
  // @ts-expect-error
  await one.delete();
  // @ts-expect-error
  tx.set(one, request);
  // @ts-expect-error
  tx.create(one, request);
  // @ts-expect-error
  tx.update(one, 'status', 'archived');
  // @ts-expect-error
  tx.delete(docs.openKey('praxis', 'key'));
  // @ts-expect-error
  tx.set(docs.heatmap('praxis', 'ort'), { cells: {} }, { merge: true });
  // @ts-expect-error
  tx.set(docs.requestCounters('praxis'), { open: 0, archived: 0 });
  // @ts-expect-error
  tx.delete(docs.binned('praxis', 'id'));
  // @ts-expect-error
  db.batch().delete(one);
  // @ts-expect-error
  await db.bulkWriter().delete(one);
  // @ts-expect-error
  await db.recursiveDelete(one);
  // @ts-expect-error
  docs.requests('praxis').doc();
  // @ts-expect-error
  await docs.requests('praxis').add(request);

  const read = await tx.get(one);
  // @ts-expect-error
  tx.delete(read.ref);
  const found = await docs.bin('praxis').where('mergedInto', '==', 'id').get();
  // @ts-expect-error
  for (const binned of found.docs) tx.delete(binned.ref);
  const [together] = await db.getAll(one);
  // @ts-expect-error
  if (together) tx.delete(together.ref);

  amendRequest(tx, read, { activeAt: new Date() });
  // @ts-expect-error
  amendRequest(tx, read, { status: 'archived' });

  // Other documents can be written, also by what was read of them.
  const account = await tx.get(docs.account('praxis'));
  tx.update(account.ref, { nextTrialStep: null });
}
