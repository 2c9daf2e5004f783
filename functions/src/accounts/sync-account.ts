/** Copies Auth's state of an account into our documents, whoever changed it. */
import { randomBytes } from 'node:crypto';
import { isSignInValid, never } from '@platzwart/domain/sign-in/session';
import type { User } from '@platzwart/domain/team/member';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import { filterDevices } from '../core/filter-devices.ts';
import { isMovedPastUs, signInsOf } from '../core/known-account.ts';
import { reportUnforeseen } from '../core/report.ts';
import { stillAt } from '../core/still-at.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import {
  addressRestoredEmail,
  signInsEndedEmail,
  strangeSignInEmail,
} from '../emails/templates/account-notices.ts';
import { endNotifications, renameNotified } from '../team/notified-members.ts';
import { queueAccountEmail } from './account-email.ts';
import { leaveEveryPractice } from './leave-every-practice.ts';
import { revokeSent } from './revoke-sent.ts';

type SyncOptions = {
  /** Set if they have just chosen another. */
  readonly name?: string;
  /**
   * Called by the sweep: no call of ours is running, so sign-ins were ended outside the product.
   */
  readonly isSwept?: boolean;
  /**
   * Whoever had the account before may be another person: of accounts elsewhere, only those with
   * its address stay.
   */
  readonly forgets?: boolean;
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
  options: SyncOptions = {},
): Promise<void> {
  const { name, isSwept = false, forgets = false } = options;
  const { db, accounts } = tools;
  const person = await accounts.withUid(uid);
  if (!person) {
    await leaveEveryPractice(uid, tools, 'inAnyCase');
    return;
  }
  const user = (await collections(db).user(uid).get()).data();
  const movedFrom = (await isMovedPastUs(user, person, tools)) ? user : undefined;
  const { email } = movedFrom ?? person;
  // First: Auth links an account elsewhere again by the address that both have.
  const isBack = !movedFrom || (await restoreAddress(movedFrom, person, tools));
  const known = signInsOf({ email, linked: person.linked }, forgets ? [] : user?.signInsBy);
  const strange = user || forgets ? person.linked.filter(({ key }) => !known.includes(key)) : [];
  if (strange.length > 0) {
    await accounts.unlink(uid, strange);
    await accounts.endSignIns(uid);
    if (user?.practices.length || person.emailVerified)
      await queueAccountEmail(email, strangeSignInEmail(tools.origin), tools);
  }
  if (!movedFrom && user && isSwept && isSignedOutPastUs(user, person))
    await queueAccountEmail(email, signInsEndedEmail(tools.origin), tools);
  // Another account now has the address: the account stays disabled until the operator has looked.
  const instead = isBack ? {} : { email, disabled: true };
  const expectedEmail = isBack ? email : person.email;
  if (!(await writeDown(uid, tools, { name, forgets, instead, expectedEmail })))
    await syncAccount(uid, tools, options);
  else if (movedFrom) await revokeSent(uid, tools);
}

function isSignedOutPastUs(
  { practices, signInsValidFrom }: User,
  { disabled, validSince }: Person,
): boolean {
  return (
    practices.length > 0 &&
    !disabled &&
    signInsValidFrom !== undefined &&
    // Up to a second apart: it was once stored as Auth rounds it.
    signInsValidFrom.getTime() + 1000 < validSince.getTime()
  );
}

/** The account as we know it: an address that came past us is put back before. */
export async function knownPerson(uid: string, tools: Tools): Promise<Person | undefined> {
  const person = await tools.accounts.withUid(uid);
  const user = person && (await collections(tools.db).user(uid).get()).data();
  if (!person || !(await isMovedPastUs(user, person, tools))) return person;
  await syncAccount(uid, tools);
  return tools.accounts.withUid(uid);
}

/**
 * Whether that succeeded; otherwise the account is disabled. Whoever moved it may have set the
 * password too.
 */
async function restoreAddress(
  { email: known }: User,
  { uid }: Person,
  tools: Tools,
): Promise<boolean> {
  if (await tools.accounts.giveBack(uid, known, unknownPassword())) {
    await tools.accounts.endSignIns(uid);
    await queueAccountEmail(known, addressRestoredEmail(tools.origin), tools);
    return true;
  }
  await shutOut(uid, tools);
  return false;
}

/** That nobody knows, until its owner sets one. */
export const unknownPassword = () => randomBytes(32).toString('base64url');

/** Until the operator has looked. */
export async function shutOut(uid: string, { accounts }: Tools): Promise<void> {
  await accounts.shutOut(uid);
  reportUnforeseen(
    'shutOut',
    new Error('An address cannot be put back, since another account has it.'),
  );
}

type Written = Pick<SyncOptions, 'forgets'> & {
  readonly name: string | undefined;
  readonly instead: Partial<Pick<Person, 'email' | 'disabled'>>;
  /** What Auth must still have as its address, or nothing is written. */
  readonly expectedEmail: string;
};

/** False if the account has moved again meanwhile: nothing is written. */
function writeDown(
  uid: string,
  { db, accounts, now }: Tools,
  { name: chosenName, forgets, instead, expectedEmail }: Written,
): Promise<boolean> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const user = (await tx.get(docs.user(uid))).data();
    // Without a document they have done nothing here yet.
    if (!user && chosenName === undefined) return true;
    const current = await stillAt({ uid, email: expectedEmail }, { accounts });
    if (!current) return false;
    const person = { ...current, ...instead };
    const { email } = person;
    const practices = user?.practices ?? [];
    const [memberships, devices, accountsOfPractices] = await Promise.all([
      Promise.all(practices.map(({ slug }) => tx.get(docs.member(slug, uid)))),
      Promise.all(practices.map(({ slug }) => tx.get(docs.devices(slug, uid)))),
      Promise.all(practices.map(({ slug }) => tx.get(docs.account(slug)))),
    ]);
    const name = chosenName ?? user?.name ?? '';
    const signInsValidFrom = person.disabled ? never : person.validSince;
    const before = user?.signInsBy ?? [];
    const signInsBy = signInsOf(person, forgets ? [] : before);
    // A renewed token names the Google account that is linked by now, whichever began the session:
    // sign-ins that no page of ours has seen end.
    const isNew =
      signInsBy.length !== before.length || !signInsBy.every((key) => before.includes(key));
    const shown = {
      name,
      email,
      signInsValidFrom,
      ...(user && !forgets && isNew && { sessionNeededBefore: now() }),
    };
    tx.set(docs.user(uid), { ...user, ...shown, practices, signInsBy });
    for (const { exists, ref } of memberships) if (exists) tx.update(ref, shown);
    // Ending a sign-in ends the push notices that it switched on.
    for (const read of devices)
      filterDevices(tx, read, ({ signedInAt }) => isSignInValid(signedInAt, signInsValidFrom));
    for (const account of accountsOfPractices) {
      if (person.disabled) endNotifications(tx, account, uid);
      else renameNotified(tx, account, { uid, name, email });
    }
    return true;
  });
}
