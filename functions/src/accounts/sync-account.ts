/** Copies Auth's state of an account into our documents, whoever changed it. */

import { isSameEmail } from '@platzwart/domain/contact/email-address';
import type { AccountLink } from '@platzwart/domain/sign-in/account-link';
import { isSignInValid } from '@platzwart/domain/sign-in/session';
import type { User } from '@platzwart/domain/team/member';
import type { LinkedAccount, Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { filterDevices } from '../core/filter-devices.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import {
  addressRestoredEmail,
  signInsEndedEmail,
  strangeSignInEmail,
} from '../emails/templates/account-notices.ts';
import { renameNotified } from '../team/notified-members.ts';
import { queueAccountEmail } from './account-email.ts';
import { leaveEveryPractice } from './leave-every-practice.ts';

/**
 * Invalidates every sign-in of accounts the operator has disabled, until they are enabled again.
 */
const never = new Date('9999-12-31T00:00:00Z');

type SyncOptions = {
  /** Set if they have just chosen another. */
  readonly name?: string;
  /**
   * Called by the sweep: no call of ours is running, so sign-ins were ended outside the product.
   */
  readonly isSwept?: boolean;
};

/**
 * Syncs the person's document and memberships with their account: the address, and since when
 * sign-ins count. A deleted account leaves every practice, even as its last administrator. An
 * address changed outside our links is restored, an account elsewhere linked outside them is
 * unlinked, and the owner is notified. Idempotent.
 */
export async function syncAccount(
  uid: string,
  tools: Tools,
  { name, isSwept = false }: SyncOptions = {},
): Promise<void> {
  const { db, accounts } = tools;
  let person = await accounts.withUid(uid);
  if (!person) {
    await leaveEveryPractice(uid, tools, 'inAnyCase');
    return;
  }
  const user = (await collections(db).user(uid).get()).data();
  const strange = user ? strangeTo(user, person) : [];
  if (strange.length > 0) {
    await accounts.unlink(uid, strange);
    await accounts.endSignIns(uid);
    const owner = user?.practices.length ? user.email : person.emailVerified && person.email;
    if (owner) await queueAccountEmail(owner, strangeSignInEmail(tools.origin), tools);
  }
  if (user && isChangedPastUs(user, person) && !(await isWanted(person, tools))) {
    // Another account now has the address: the account stays disabled until the operator has
    // looked.
    if (!(await restoreAddress(user, person, tools)))
      return writeDown({ ...person, email: user.email, disabled: true }, tools, undefined);
  } else if (user && isSwept && isSignedOutPastUs(user, person)) {
    await queueAccountEmail(person.email, signInsEndedEmail(tools.origin), tools);
  }
  if (strange.length > 0 || (user && isChangedPastUs(user, person)))
    person = (await accounts.withUid(uid)) ?? person;
  await writeDown(person, tools, name);
}

/** Linked accounts with another address that never matched ours. */
function strangeTo({ signInsBy = [] }: User, { email, linked }: Person): LinkedAccount[] {
  return linked.filter((each) => !signInsBy.includes(each.key) && !isSameEmail(each.email, email));
}

function isSignedOutPastUs(
  { practices, signInsValidFrom }: User,
  { disabled, validSince }: Person,
): boolean {
  return (
    practices.length > 0 &&
    !disabled &&
    signInsValidFrom !== undefined &&
    signInsValidFrom < validSince
  );
}

/**
 * Members of a practice have confirmed their address and change it only by our links. Other people
 * affect only themselves.
 */
function isChangedPastUs(user: User, { email }: Person): boolean {
  return user.practices.length > 0 && !isSameEmail(user.email, email);
}

/** Whether the new address's owner confirmed it through a link of ours. */
async function isWanted({ uid, email }: Person, { db }: Tools): Promise<boolean> {
  const links = await collections(db).accountLinks().where('uid', '==', uid).get();
  return links.docs.some((each) => isTaken(each.data(), email));
}

function isTaken({ kind, email, newEmail, usedAt }: AccountLink, now: string): boolean {
  if (usedAt === null) return false;
  return kind === 'changeEmail'
    ? isSameEmail(newEmail, now)
    : kind === 'keepEmail' && isSameEmail(email, now);
}

/** Whether that succeeded; otherwise the account is disabled. */
async function restoreAddress(
  { email: known }: User,
  { uid }: Person,
  tools: Tools,
): Promise<boolean> {
  if (await tools.accounts.setEmail(uid, known)) {
    await tools.accounts.endSignIns(uid);
    await queueAccountEmail(known, addressRestoredEmail(tools.origin), tools);
    return true;
  }
  await tools.accounts.shutOut(uid);
  reportUnforeseen(
    'syncAccount',
    new Error(
      'An address was changed past the product and cannot be put back: the account is shut out.',
    ),
  );
  return false;
}

function writeDown(person: Person, { db }: Tools, chosenName: string | undefined): Promise<void> {
  const { uid, email, linked } = person;
  const own = linked.filter((each) => isSameEmail(each.email, email)).map(({ key }) => key);
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const user = (await tx.get(docs.user(uid))).data();
    // Without a document they have done nothing here yet.
    if (!user && chosenName === undefined) return;
    const practices = user?.practices ?? [];
    const [memberships, devices, accountsOfPractices] = await Promise.all([
      Promise.all(practices.map(({ slug }) => tx.get(docs.member(slug, uid)))),
      Promise.all(practices.map(({ slug }) => tx.get(docs.devices(slug, uid)))),
      Promise.all(practices.map(({ slug }) => tx.get(docs.account(slug)))),
    ]);
    const name = chosenName ?? user?.name ?? '';
    const signInsValidFrom = person.disabled ? never : person.validSince;
    const shown = { name, email, signInsValidFrom };
    const signInsBy = [...new Set([...(user?.signInsBy ?? []), ...own])];
    tx.set(docs.user(uid), { ...user, ...shown, practices, signInsBy });
    for (const { exists, ref } of memberships) if (exists) tx.update(ref, shown);
    // Ending a sign-in ends the push notices that it switched on.
    for (const read of devices)
      filterDevices(tx, read, ({ signedInAt }) => isSignInValid(signedInAt, signInsValidFrom));
    for (const account of accountsOfPractices) renameNotified(tx, account, { uid, name, email });
  });
}
