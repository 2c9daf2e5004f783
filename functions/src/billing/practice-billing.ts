/** A practice, its account and its payment data, for those who may buy. */

import { type Billing, noBilling } from '@platzwart/domain/billing/billing';
import { accepted, type Outcome, refused } from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { collections } from '../core/collections.ts';
import { deletionIdOf } from '../core/delete-practice-state.ts';
import type { Caller, Tools } from '../core/tools.ts';

export type PracticeBilling = {
  readonly slug: string;
  readonly practice: Practice;
  readonly account: Account;
  readonly billing: Billing;
  readonly caller: Caller;
};

/** The current state. Failures: notAllowed for a practice that is being deleted. */
export async function billingFor(
  slug: string,
  caller: Caller,
  { db }: Pick<Tools, 'db'>,
): Promise<Outcome<PracticeBilling>> {
  const docs = collections(db);
  return db.runTransaction(
    async (tx) => {
      const [practiceNow, accountNow, billingNow, deletion] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
        tx.get(docs.billing(slug)),
        tx.get(docs.deletion(deletionIdOf(slug))),
      ]);
      const [practice, account] = [practiceNow.data(), accountNow.data()];
      // It is about to be gone: nobody buys anything for it.
      if (!practice || deletion.exists) return refused({ kind: 'notAllowed' });
      if (!account) throw new Error('There is a practice without its account.');
      return accepted({ slug, practice, account, billing: billingNow.data() ?? noBilling, caller });
    },
    { readOnly: true },
  );
}
