/**
 * Codes with which users recommend the product (spec section 3, "Referral code per user"; section
 * 9, bring a friend).
 */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import {
  accepted,
  functionsMessages,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type { Account } from '@platzwart/domain/practice/account';
import { may } from '@platzwart/domain/team/permission';
import type { Transaction } from 'firebase-admin/firestore';
import { type Collections, collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Caller } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { logSettings } from '../core/write-log.ts';
import { creditReferred } from './credit-referral.ts';
import { boughtBy } from './customer.ts';
import { billingFor } from './practice-billing.ts';
import { asking } from './provider-errors.ts';
import { referralCodeAt } from './referral-code-at.ts';

/**
 * The caller's own code, created on first view, and where its credit goes. For every member.
 * Failures: signInNeeded, notAllowed.
 */
export const viewReferralCode = handler('viewReferralCode', (_input, caller, { db, now }) => {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const user = (await tx.get(docs.user(caller.uid))).data();
    const { code, owner } = await codeOf(caller.uid, tx, docs);
    if (!owner)
      tx.create(docs.referralCode(code), { uid: caller.uid, practice: null, createdAt: now() });
    const practices = (user?.practices ?? [])
      .filter(({ role }) => role === 'administrator')
      .map(({ slug: own, title }) => ({ slug: own, title }));
    const chosen = practices.some((practice) => practice.slug === owner?.practice)
      ? (owner?.practice ?? null)
      : null;
    return accepted({ code, chosen, practices });
  });
});

/**
 * Where the caller's credit goes; null: the oldest practice they administer. Failures:
 * signInNeeded, notAllowed; not theirs (field chosen).
 */
export const chooseCreditPractice = handler(
  'chooseCreditPractice',
  ({ chosen }, caller, { db, now }) => {
    const docs = collections(db);
    return inTransaction(db, async (tx) => {
      const member =
        chosen === null ? undefined : (await tx.get(docs.member(chosen, caller.uid))).data();
      if (chosen !== null && !may(member?.role, 'changeSettings'))
        return refusedAt('chosen', 'notYourPractice', functionsMessages.notYourPractice);
      const { code, owner } = await codeOf(caller.uid, tx, docs);
      if (owner) tx.update(docs.referralCode(code), { practice: chosen });
      else
        tx.create(docs.referralCode(code), { uid: caller.uid, practice: chosen, createdAt: now() });
      return accepted({});
    });
  },
);

/**
 * Enters a referral code before the first purchase, replacing an earlier one. Credits immediately,
 * and only once. Works for locked practices too. In: the code. Failures: signInNeeded, notAllowed;
 * at the field code: unknown, of somebody in this team or of a team the caller is in, after a
 * purchase; a provider that does not answer (field form).
 */
export const linkReferralCode = handler(
  'linkReferralCode',
  ['payments'],
  async ({ companySlug: slug, code }, caller, tools) => {
    const { db, now, payments } = tools;
    const found = await billingFor(slug, caller, tools);
    if (!found.ok) return found;
    const docs = collections(db);
    return asking('linkReferralCode', async () => {
      const { customerId } = found.value.billing;
      // The account may not yet reflect a purchase made a moment ago.
      if (customerId && (await boughtBy(customerId, await payments.client())).length > 0)
        return refusedAt('code', 'tooLate', functionsMessages.referralTooLate);
      const linked = await inTransaction(db, async (tx) => {
        const [accountNow, ownerNow] = await Promise.all([
          tx.get(docs.account(slug)),
          tx.get(docs.referralCode(code)),
        ]);
        const [account, owner] = [accountNow.data(), ownerNow.data()];
        if (!account) return refused({ kind: 'notAllowed' });
        if (account.deletion)
          return refusedAt(wholeForm, 'undoDeletionFirst', functionsMessages.undoDeletionFirst);
        if (account.subscription)
          return refusedAt('code', 'tooLate', functionsMessages.referralTooLate);
        if (!owner) return refusedAt('code', 'unknown', functionsMessages.referralUnknown);
        if (await isSelfReferral(owner.uid, { slug, account, caller }, tx, docs))
          return refusedAt('code', 'selfReferral', functionsMessages.selfReferral);
        if (account.referral?.code === code) return accepted({});
        tx.update(accountNow.ref, { referral: { code, linkedAt: now() } });
        logSettings(tx, slug, { what: 'referralLinked', by: caller, at: now() }, docs);
        return accepted({});
      });
      if (linked.ok) await creditReferred(slug, tools);
      return linked;
    });
  },
);

/**
 * Whether the code's owner belongs to this practice, or the caller to one of the owner's: by
 * account, or by address.
 */
async function isSelfReferral(
  owner: string,
  { slug, account, caller }: { slug: string; account: Account; caller: Caller },
  tx: Transaction,
  docs: Collections,
): Promise<boolean> {
  if (owner === caller.uid || owner === account.registeredBy) return true;
  const [members, ownerNow, callerNow] = await Promise.all([
    tx.get(docs.members(slug)),
    tx.get(docs.user(owner)),
    tx.get(docs.user(caller.uid)),
  ]);
  const [theirs, ours] = [ownerNow.data(), callerNow.data()];
  const theirAccounts = await Promise.all(
    (theirs?.practices ?? []).map((practice) => tx.get(docs.account(practice.slug))),
  );
  const addresses = [account.email, ...members.docs.map((member) => member.data().email)];
  return (
    members.docs.some(({ id }) => id === owner) ||
    addresses.some((address) => address !== '' && isSameEmail(address, theirs?.email ?? '')) ||
    theirAccounts.some((theirAccount) =>
      isSameEmail(theirAccount.data()?.email ?? '', account.email),
    ) ||
    (theirs?.practices ?? []).some((practice) =>
      ours?.practices.some((own) => own.slug === practice.slug),
    )
  );
}

/**
 * A user's code, and its document if there is one. Derived from the user's id, so that concurrent
 * first views create the same one.
 */
async function codeOf(uid: string, tx: Transaction, docs: Collections) {
  for (let place = 0; ; place++) {
    const code = referralCodeAt(uid, place);
    const owner = (await tx.get(docs.referralCode(code))).data();
    if (!owner || owner.uid === uid) return { code, owner };
  }
}
