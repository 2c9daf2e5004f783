/** Reads and changes `factors/{uid}`, with what follows from it for memberships and tokens. */
import { isDeepStrictEqual } from 'node:util';
import { accepted, type Outcome, refused } from '@platzwart/domain/failure';
import {
  type AccountFactors,
  isFactorNeeded,
  kindsOf,
  noFactors,
  tidied,
} from '@platzwart/domain/sign-in/factors';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import type { OutgoingEmail } from '../core/email.ts';
import { isStillKnown } from '../core/known-account.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { queueEmail } from '../emails/outbox.ts';

export async function factorsOf(uid: string, { db }: Pick<Tools, 'db'>): Promise<AccountFactors> {
  return (await collections(db).factors(uid).get()).data() ?? noFactors;
}

type Change<T> = {
  readonly factors: AccountFactors;
  readonly value: T;
  /** Queued with the change, but to no address that nobody has confirmed: anybody may have named it. */
  readonly email?: OutgoingEmail;
  /** Further writes. */
  readonly write?: (tx: Transaction) => void;
};

/**
 * Changes them in a transaction. Whether a password alone still opens the account's practices
 * changes with them at once; what its tokens say of that follows, for our pages only. A practice's
 * own demand (`requireFactor`) stays. Failure: signInNeeded, unless the account still has that
 * address, and not past us, or it happens `inAnyCase`, for what only takes away.
 */
export async function changeFactors<T>(
  { uid, name, email, emailVerified }: Pick<Person, 'uid' | 'name' | 'email' | 'emailVerified'>,
  tools: Tools,
  change: (now: AccountFactors) => Outcome<Change<T>>,
  { inAnyCase = false } = {},
): Promise<Outcome<T>> {
  const { db, now } = tools;
  const docs = collections(db);
  let after = noFactors;
  const outcome = await inTransaction(db, async (tx): Promise<Outcome<T>> => {
    const [stored, user] = [
      (await tx.get(docs.factors(uid))).data(),
      (await tx.get(docs.user(uid))).data(),
    ];
    if (!inAnyCase && !(await isStillKnown({ uid, email }, user, tools)))
      return refused({ kind: 'signInNeeded' });
    const before = stored ?? noFactors;
    const memberships = await Promise.all(
      (user?.practices ?? []).map(({ slug }) => tx.get(docs.member(slug, uid))),
    );
    const changed = change(before);
    if (!changed.ok) return changed;
    const { factors, value, email: notice, write } = changed.value;
    after = tidied(factors);
    const isStored = stored !== undefined || !isDeepStrictEqual(after, noFactors);
    if (isStored) tx.set(docs.factors(uid), after);
    // What is left of a deleted account is found by its person's document.
    if (isStored && !user) tx.set(docs.user(uid), { name, email, practices: [] });
    const [was, is] = [isFactorNeeded(before), isFactorNeeded(after)];
    if (was !== is) {
      const since = is ? now() : FieldValue.delete();
      tx.update(docs.user(uid), { factorNeededFrom: since });
      for (const { exists, ref } of memberships)
        if (exists) tx.update(ref, { factorNeededFrom: since });
    }
    if (notice && emailVerified) queueEmail(tx, notice, db);
    write?.(tx);
    return accepted(value);
  });
  if (outcome.ok) await nameFactors(uid, after, tools);
  return outcome;
}

/**
 * Says it in the account's future tokens. What is done stays done if that fails: it comes with the
 * next change, or when its person looks at their account.
 */
export async function nameFactors(
  uid: string,
  factors: AccountFactors,
  { accounts }: Pick<Tools, 'accounts'>,
): Promise<void> {
  try {
    await accounts.setFactors(uid, kindsOf(factors));
  } catch (error) {
    reportUnforeseen('setFactors', error);
  }
}
