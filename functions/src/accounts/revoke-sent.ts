import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { invitationsOf } from '../team/membership.ts';

/**
 * Voids what was sent in the name of an account that its owner has got back, and is still open: its
 * invitations, and another address that was to become a practice's. Somebody else may have sent it.
 */
export async function revokeSent(uid: string, { db, now }: Pick<Tools, 'db' | 'now'>) {
  const docs = collections(db);
  const practices = (await docs.user(uid).get()).data()?.practices ?? [];
  for (const { slug } of practices)
    await inTransaction(db, async (tx) => {
      const [revoke, account] = await Promise.all([
        invitationsOf(slug, uid, tx, docs),
        tx.get(docs.account(slug)),
      ]);
      revoke({ by: { kind: 'member', uid }, at: now() });
      if (account.data()?.emailConfirmation?.askedBy === uid)
        tx.update(account.ref, { emailConfirmation: null });
    });
}
