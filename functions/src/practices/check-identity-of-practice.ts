/**
 * The operator's word for who a practice is (`npm run operator`): certificates of waiting rest on
 * it.
 */

import { berlinDate } from '@platzwart/domain/dates/german-date';
import { type Account, offersCertificates } from '@platzwart/domain/practice/account';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { operator, writeLog } from '../core/write-log.ts';

/** What was looked at, in general words that strangers read too; by whom. */
type Check = { readonly what: string; readonly by: string };

/**
 * What became of it. `nameHeld`: the name could be taken for another's, so it must be cleared
 * first.
 */
type Checked = {
  readonly title: string;
  readonly is: 'checked' | 'withdrawn' | 'unchanged' | 'nameHeld';
};

/**
 * The practice is who it says, from now on. Again: the newer check counts, but for the same on the
 * same day. Out: undefined if there is no such practice.
 */
export function checkIdentityOfPractice(
  slug: string,
  { what, by }: Check,
  { db, now }: Pick<Tools, 'db' | 'now'>,
  isDry = false,
): Promise<Checked | undefined> {
  return change({ slug, isDry, what: 'identityChecked', at: now() }, db, (account) =>
    account.held
      ? 'nameHeld'
      : isSameCheck(account, { what, by }, now())
        ? 'checked'
        : {
            identityCheckedAt: now(),
            identityCheck: { what, by, ended: null },
            identityAskedAt: null,
          },
  );
}

/**
 * We no longer vouch for it: no certificate is issued, and the page of those issued before says so.
 * Twice is once.
 */
export function withdrawIdentityCheck(
  slug: string,
  { db, now }: Pick<Tools, 'db' | 'now'>,
  isDry = false,
): Promise<Checked | undefined> {
  return change(
    { slug, isDry, what: 'identityWithdrawn', at: now() },
    db,
    ({ identityCheckedAt, identityCheck }) =>
      identityCheckedAt === null
        ? 'unchanged'
        : {
            identityCheckedAt: null,
            identityCheck: identityCheck && {
              ...identityCheck,
              ended: { at: now(), because: 'withdrawn' },
            },
          },
  );
}

function isSameCheck(
  { identityCheck, identityCheckedAt }: Account,
  { what, by }: Check,
  now: Date,
) {
  return (
    identityCheckedAt !== null &&
    berlinDate(identityCheckedAt) === berlinDate(now) &&
    identityCheck?.what === what &&
    identityCheck.by === by
  );
}

type Change = {
  readonly slug: string;
  readonly isDry: boolean;
  readonly what: 'identityChecked' | 'identityWithdrawn';
  readonly at: Date;
};

function change(
  { slug, isDry, what, at }: Change,
  db: Tools['db'],
  of: (account: Account) => Partial<Account> | Exclude<Checked['is'], 'withdrawn'>,
): Promise<Checked | undefined> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [practiceNow, accountNow] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(docs.account(slug)),
    ]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    if (!practice || !account) return undefined;
    const changes = of(account);
    if (typeof changes === 'string') return { title: practice.title, is: changes };
    const after = { ...account, ...changes };
    if (!isDry) {
      tx.set(accountNow.ref, after);
      tx.update(practiceNow.ref, { certificates: offersCertificates(after) });
      writeLog(tx, slug, { at, by: operator, what, count: 0 }, docs);
    }
    return {
      title: practice.title,
      is: after.identityCheckedAt === null ? 'withdrawn' : 'checked',
    };
  });
}
