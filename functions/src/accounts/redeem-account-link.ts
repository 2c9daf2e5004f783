/**
 * What the buttons behind our e-mail links do. Opening a link changes nothing, since mail scanners
 * open it too.
 */
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { day } from '@platzwart/domain/dates/durations';
import { accepted, refusedAt } from '@platzwart/domain/failure';
import {
  type AccountLink,
  linkMessages,
  wayBackDays,
} from '@platzwart/domain/sign-in/account-link';
import { type AccountFactors, isFactorNeeded, noFactors } from '@platzwart/domain/sign-in/factors';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { factorDemandedFrom } from '../core/prove-session.ts';
import { stillAt } from '../core/still-at.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { areQueued, queueEmail } from '../emails/outbox.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import { passwordChangedEmail } from '../emails/templates/account-notices.ts';
import { addressChangedEmail, addressUnchangedEmail } from '../emails/templates/email-change.ts';
import { actionLink, queueAccountEmail } from './account-email.ts';
import { changeFactors } from './account-factors.ts';
import { freshLink, type OpenLink, openLink, over, sendableCode } from './account-links.ts';
import { leaveEveryPractice } from './leave-every-practice.ts';
import { refuseGuessable } from './refuse-guessable.ts';
import { revokeSent } from './revoke-sent.ts';
import { setUnlessMoved } from './set-password.ts';
import { shutOut, syncAccount, unknownPassword } from './sync-account.ts';

/**
 * In: a code and its expected kind. Out: the address it concerns, and the new one if any. Failure:
 * the code is not (or no longer) valid for that (field code).
 */
export const viewAccountLink = handler(
  'viewAccountLink',
  async ({ code, kind }, _caller, tools) => {
    const found = await openLink(kind, code, tools);
    if (!found.ok) return found;
    const { email, newEmail } = found.value.link;
    return accepted({ email: kind === 'changeEmail' ? newEmail : email });
  },
);

/**
 * Sets the password, ends every sign-in, takes away passkeys (`factorsLeft`), and voids what the
 * account has sent and every other open link, except those that restore an address. Failures: the
 * link is over, its address no longer belongs to the account, or belongs to it past us, which is
 * undone (field code); a guessable password, with which the link stays open.
 */
export const resetPassword = handler(
  'resetPassword',
  async ({ code, password }, _caller, tools) => {
    const found = await openLink('resetPassword', code, tools);
    if (!found.ok) return found;
    const { link, person, ref } = found.value;
    if (!isSameEmail(link.email, person.email)) return over;
    const refusal = await refuseGuessable(password, person, tools);
    if (refusal) return refusal;
    if (!(await claim(ref, tools))) return over;
    const set = () => tools.accounts.resetPassword(person.uid, password);
    if (!(await setUnlessMoved(person, set, tools))) return over;
    const isDemanded = await isFactorDemanded(person, tools);
    const passkeys = await dropFactors(person, tools, (factors) =>
      factorsLeft(factors, isDemanded, tools.now()),
    );
    await syncAccount(person.uid, tools, { forgets: true });
    await revokeSent(person.uid, tools);
    await queueAccountEmail(person.email, passwordChangedEmail(tools.origin, passkeys), tools);
    await ref.delete();
    return accepted({});
  },
);

/** Milliseconds after which a link that broke off may be tried again. */
const claimLasts = 60_000;

/** Of two at once only one goes on, unless for no time at all. None does once the link is void. */
function claim(
  ref: OpenLink['ref'],
  { db, now }: Pick<Tools, 'db' | 'now'>,
  lasts = claimLasts,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const link = (await tx.get(ref)).data();
    if (!link || (link.usedAt !== null && now().getTime() - link.usedAt.getTime() < lasts))
      return false;
    tx.update(ref, { usedAt: now() });
    return true;
  });
}

/**
 * Moves the account to the new address and ends every sign-in. The former address gets a notice
 * with an undo link. A retry after a partial failure completes the rest. Failures (field code): the
 * link is over; another account now has the address.
 */
export const changeEmail = handler('changeEmail', async ({ code }, _caller, tools) => {
  const found = await openLink('changeEmail', code, tools);
  if (!found.ok) return found;
  const { link, person, ref } = found.value;
  const isMoved = isSameEmail(link.newEmail, person.email);
  if (isMoved && link.usedAt === null) return accepted({});
  if (!isMoved) {
    if (!isSameEmail(link.email, person.email)) return over;
    // Sync before the address changes: accounts elsewhere that still match the former one stay
    // linked.
    await syncAccount(person.uid, tools);
    if (!(await stillAt({ uid: person.uid, email: link.email }, tools))) return over;
    // From here on the change counts as confirmed.
    if (!(await claim(ref, tools, 0))) return over;
    if (!(await tools.accounts.setEmail(person.uid, link.newEmail))) {
      // It has moved nothing: what Firebase's own interface moves there later is past us.
      await ref.delete();
      return refusedAt('code', 'emailTaken', linkMessages.emailTaken);
    }
  }
  const told = await tellOldAddress(found.value, tools);
  if (isMoved && told === 'before') return accepted({});
  await tools.accounts.endSignIns(person.uid);
  await syncAccount(person.uid, tools);
  return told === 'now' ? accepted({}) : over;
});

/** Once per change, with its own link. `over`: the old address has just taken the account back. */
function tellOldAddress({ link, ref }: OpenLink, tools: Tools): Promise<'now' | 'before' | 'over'> {
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
    if (!(await tx.get(ref)).exists) return 'over';
    if (await areQueued(tx, [notice], db)) return 'before';
    tx.create(wayBack.ref, wayBack.link);
    queueEmail(tx, notice, db);
    return 'now';
  });
}

/**
 * Keeps or restores the former address: voids the requested change, takes away the factors added
 * since, accounts elsewhere with another address and what the account has sent, ends every sign-in
 * and invalidates the password. Out: a code that sets a new one, since the caller has just proven to
 * own the mailbox: an unconfirmed account that somebody began there goes.
 * Failures (field code): the link is over; another confirmed account now has the address, and this
 * one is disabled until the operator has looked.
 */
export const keepEmail = handler('keepEmail', async ({ code }, _caller, tools) => {
  const found = await openLink('keepEmail', code, tools);
  if (!found.ok) return found;
  const { link, person, ref } = found.value;
  await ref.update({ usedAt: tools.now() });
  await voidOthers(link, ref.id, tools);
  const isBack = await isGivenBack(link, tools);
  if (!isBack) await shutOut(person.uid, tools);
  await dropFactors(person, tools, (factors) => factorsBefore(link, factors));
  await syncAccount(person.uid, tools, { forgets: isBack });
  await revokeSent(person.uid, tools);
  if (!isBack) return refusedAt('code', 'emailTaken', linkMessages.shutOut);
  // Past our calls anybody names any address as theirs.
  if (!isSameEmail(link.email, person.email) && person.emailVerified)
    await queueAccountEmail(person.email, addressUnchangedEmail(link.email, tools.origin), tools);
  // Also what a call of before made meanwhile; from here on they find another address.
  await voidOthers(link, ref.id, tools);
  const next = await sendableCode(
    { kind: 'resetPassword', uid: person.uid, email: link.email, newEmail: '' },
    tools,
  );
  await ref.delete();
  return accepted({ code: next });
});

/**
 * An account at that address which nobody has confirmed is nobody's: anybody may begin one, so that
 * the owner does not get theirs back.
 */
async function isGivenBack({ uid, email }: AccountLink, tools: Tools): Promise<boolean> {
  const give = () => tools.accounts.giveBack(uid, email, unknownPassword());
  if (await give()) return true;
  const other = await tools.accounts.withEmail(email);
  if (!other) return give();
  if (other.emailVerified) return false;
  const left = await leaveEveryPractice(other.uid, tools, 'unlessLastAdministrator');
  if (!left.ok) return false;
  await tools.accounts.delete(other.uid);
  return give();
}

/**
 * Ends every sign-in, so that nobody adds any more, and then those that somebody began with what is
 * dropped. Out: how many passkeys that were, and how many are left.
 */
async function dropFactors(
  person: Person,
  tools: Tools,
  keep: (now: AccountFactors) => AccountFactors,
): Promise<{ dropped: number; left: number }> {
  await tools.accounts.endSignIns(person.uid);
  const drop = ({ enrolment: _begun, ...factors }: AccountFactors) => {
    const left = keep(factors);
    const count = left.passkeys.length;
    const value = { dropped: factors.passkeys.length - count, left: count };
    return accepted({ factors: left, value });
  };
  const dropped = await changeFactors(person, tools, drop, { inAnyCase: true });
  await tools.accounts.endSignIns(person.uid);
  return dropped.ok ? dropped.value : { dropped: 0, left: 0 };
}

/**
 * With a new password by the mailbox. Where none is needed, the mailbox opens everything, and a
 * passkey may be a thief's who knew the password. Where only a practice asks for one, it takes away
 * what it may undo anyway.
 */
function factorsLeft(factors: AccountFactors, isDemanded: boolean, now: Date): AccountFactors {
  if (isFactorNeeded(factors)) return factors;
  if (!isDemanded) return noFactors;
  const until = new Date(now.getTime() - wayBackDays * day);
  return { ...factors, passkeys: factors.passkeys.filter(({ addedAt }) => addedAt <= until) };
}

/**
 * What was added since the link was made may be a thief's; so may all recovery codes and known
 * browsers, which nobody dates. One to the account's own address was made while no factor was
 * needed, so none is.
 */
function factorsBefore(
  { createdAt, email, newEmail }: AccountLink,
  { totp, passkeys, ...others }: AccountFactors,
): AccountFactors {
  return {
    ...others,
    ...(totp && totp.addedAt < createdAt && { totp }),
    passkeys: passkeys.filter(({ addedAt }) => addedAt < createdAt),
    recoveryCodes: [],
    knownDevices: [],
    ...(isSameEmail(email, newEmail) && { isRequired: false }),
  };
}

/** Whether a practice asks for one. */
async function isFactorDemanded({ uid }: Person, tools: Pick<Tools, 'db' | 'now'>) {
  const user = (await collections(tools.db).user(uid).get()).data();
  return (await factorDemandedFrom({ uid, provider: 'password' }, user, tools)) !== undefined;
}

/**
 * The oldest undo link wins: a later change may be the thief's, who owns an address in between.
 * Older undo links stay valid, all others are voided.
 */
async function voidOthers(
  { uid, createdAt }: AccountLink,
  id: string,
  { db }: Pick<Tools, 'db'>,
): Promise<void> {
  const links = await collections(db).accountLinks().where('uid', '==', uid).get();
  const others = links.docs.filter(
    (each) =>
      each.id !== id && !(each.data().kind === 'keepEmail' && each.data().createdAt < createdAt),
  );
  await Promise.all(others.map(({ ref }) => ref.delete()));
}
