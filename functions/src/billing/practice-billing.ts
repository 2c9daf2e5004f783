/** A practice, its account and what is known of its payments, for those who may buy. */
import type { Account } from '@platzwart/domain/account';
import { type Billing, noBilling } from '@platzwart/domain/billing';
import { accepted, type Outcome, refused } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice';
import { collections } from '../collections.ts';
import { practiceToAdminister } from '../members/practice-access.ts';
import { deletionIdOf } from '../practices/delete-practice.ts';
import type { Caller, Tools } from '../tools.ts';

export type PracticeBilling = {
  readonly slug: string;
  readonly practice: Practice;
  readonly account: Account;
  readonly billing: Billing;
  readonly caller: Caller;
};

/** As it is now, for administrators; in a locked practice too. Failures: signInNeeded, notAllowed. */
export async function billingFor(slug: string, caller: Caller | undefined, { db }: Pick<Tools, 'db'>): Promise<Outcome<PracticeBilling>> {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const docs = collections(db);
  return db.runTransaction(
    async (tx) => {
      const [found, accountNow, billingNow, deletion] = await Promise.all([
        practiceToAdminister(slug, caller, tx, docs),
        tx.get(docs.account(slug)),
        tx.get(docs.billing(slug)),
        tx.get(docs.deletion(deletionIdOf(slug))),
      ]);
      if (!found.ok) return found;
      // It is gone in a moment: nobody buys anything for it.
      if (deletion.exists) return refused({ kind: 'notAllowed' });
      const account = accountNow.data();
      if (!account) throw new Error('There is a practice without its account.');
      return accepted({ slug, practice: found.value.practice, account, billing: billingNow.data() ?? noBilling, caller });
    },
    { readOnly: true },
  );
}
