/** What the buttons behind the links of our e-mails do (design section 6). Opening a link changes nothing, since mail scanners open it too. */
import { randomBytes } from 'node:crypto';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { accepted, refusedAt } from '@platzwart/domain/failure';
import { type AccountLink, linkMessages } from '@platzwart/domain/sign-in/account-link';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import { passwordChangedEmail } from '../emails/templates/account-notices.ts';
import { addressChangedEmail, addressUnchangedEmail } from '../emails/templates/email-change.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { freshLink, type OpenLink, openLink, over, sendableCode } from './account-links.ts';
import { syncAccount } from './sync-account.ts';

/**
 * In: a code and what it should be good for. Out: the address it asks about, the new one if there is one. Failure: a link that does not do
 * that (any more) (field code).
 */
export const viewAccountLink = handler('viewAccountLink', async ({ code, kind }, _caller, tools) => {
  const found = await openLink(kind, code, tools);
  if (!found.ok) return found;
  const { email, newEmail } = found.value.link;
  return accepted({ email: kind === 'changeEmail' ? newEmail : email });
});

/**
 * Sets the password; whoever was signed in anywhere is signed out, and every other open link of the account is void, but for the way back
 * to an address. Failures: a link that is over, or of an address the account no longer has (field code).
 */
export const resetPassword = handler('resetPassword', async ({ code, password }, _caller, tools) => {
  const found = await openLink('resetPassword', code, tools);
  if (!found.ok) return found;
  const { link, person, ref } = found.value;
  if (!isSameEmail(link.email, person.email)) return over;
  await tools.accounts.resetPassword(person.uid, password);
  await tools.accounts.endSignIns(person.uid);
  await syncAccount(person.uid, tools);
  await queueAccountEmail(person.email, passwordChangedEmail(tools.origin), tools);
  await ref.delete();
  return accepted({});
});

/**
 * The account takes the new address over; whoever was signed in is signed out. The address so far is told, with a way back. Pressed again
 * after a failure in between, it completes what is left. Failures (field code): a link that is over; an address that another account has
 * by now.
 */
export const changeEmail = handler('changeEmail', async ({ code }, _caller, tools) => {
  const found = await openLink('changeEmail', code, tools);
  if (!found.ok) return found;
  const { link, person, ref } = found.value;
  if (!isSameEmail(link.email, person.email)) return isSameEmail(link.newEmail, person.email) ? accepted({}) : over;
  // While the accounts elsewhere still have the address of this one: they stay a way in.
  await syncAccount(person.uid, tools);
  // Whatever happens from here on is known to be wanted.
  await ref.update({ usedAt: tools.now() });
  if (!(await tools.accounts.setEmail(person.uid, link.newEmail))) return refusedAt('code', 'emailTaken', linkMessages.emailTaken);
  await tellOldAddress(found.value, tools);
  await tools.accounts.endSignIns(person.uid);
  await syncAccount(person.uid, tools);
  return accepted({});
});

/** Once for each change, with a link of its own. */
function tellOldAddress({ link, ref }: OpenLink, tools: Tools): Promise<void> {
  const { db, now, origin } = tools;
  const { uid, email, newEmail } = link;
  return inTransaction(db, async (tx) => {
    const wayBack = freshLink({ kind: 'keepEmail', uid, email, newEmail }, tools);
    const notice = accountEmail(
      email,
      addressChangedEmail(newEmail, actionLink({ mode: 'keepEmail', code: wayBack.code }, origin)),
      now(),
      ref.id,
    );
    if (await areQueued(tx, [notice], db)) return;
    tx.create(wayBack.ref, wayBack.link);
    queueEmail(tx, notice, db);
  });
}

/**
 * The address so far stays, or comes back: the change that was asked for is void, nobody stays signed in, and the password counts no more.
 * Out: a code that sets a new one, for whoever has just proven to own the mailbox. Failures (field code): a link that is over; an address
 * that another account has by now.
 */
export const keepEmail = handler('keepEmail', async ({ code }, _caller, tools) => {
  const found = await openLink('keepEmail', code, tools);
  if (!found.ok) return found;
  const { link, person, ref } = found.value;
  const { accounts } = tools;
  await ref.update({ usedAt: tools.now() });
  await voidOthers(link, ref.id, tools);
  if (!isSameEmail(link.email, person.email) && !(await accounts.setEmail(person.uid, link.email))) {
    return refusedAt('code', 'emailTaken', linkMessages.emailTaken);
  }
  if (person.hasPassword) await accounts.setPassword(person.uid, randomBytes(32).toString('base64url'));
  await accounts.endSignIns(person.uid);
  await syncAccount(person.uid, tools);
  if (!isSameEmail(link.email, person.email)) await queueAccountEmail(person.email, addressUnchangedEmail(link.email, tools.origin), tools);
  const next = await sendableCode({ kind: 'resetPassword', uid: person.uid, email: link.email, newEmail: '' }, tools);
  await ref.delete();
  return accepted({ code: next });
});

/**
 * Of all ways back the oldest wins: whoever has asked for a change later may be the thief, who has an address between. Ways back that are
 * older stay, all else is void.
 */
async function voidOthers({ uid, createdAt }: AccountLink, id: string, { db }: Pick<Tools, 'db'>): Promise<void> {
  const links = await collections(db).accountLinks().where('uid', '==', uid).get();
  const others = links.docs.filter((each) => each.id !== id && !(each.data().kind === 'keepEmail' && each.data().createdAt < createdAt));
  await Promise.all(others.map(({ ref }) => ref.delete()));
}
