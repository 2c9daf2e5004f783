import { queries } from '@platzwart/domain/queries';
import { FieldValue } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Makes held e-mails due immediately if the practice is approved and its name does not wait; the
 * next sweep sends them. Out: how many e-mails.
 */
export async function releaseEmails(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<number> {
  const docs = collections(db);
  const account = (await docs.account(slug).get()).data();
  if (!account || account.approvedAt === null || account.held || account.closedAt) return 0;
  let released = 0;
  for (;;) {
    const { docs: held } = await queryOf(docs.outbox(), queries.heldEmails(slug))
      .select('dueAt')
      .get();
    if (held.length === 0) break;
    await inTransaction(db, async (tx) => {
      const found = await tx.getAll(...held.map(({ ref }) => ref), {
        fieldMask: ['isHeld', 'status'],
      });
      for (const email of found)
        if (email.get('isHeld') === true)
          tx.update(email.ref, { isHeld: FieldValue.delete(), dueAt: now() });
    });
    released += held.length;
  }
  const told = await docs.undelivered(slug).get();
  if (told.data()?.held) await told.ref.update({ held: FieldValue.delete() });
  return released;
}

/** How many e-mails of the practice wait for another day. */
export async function heldEmailsOf(slug: string, db: Tools['db']): Promise<number> {
  const { limit: _limit, ...all } = queries.heldEmails(slug);
  return (await queryOf(db.collection(all.collection), all).count().get()).data().count;
}
