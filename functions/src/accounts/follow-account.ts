/** Takes what Auth knows of an account into our documents, whoever has changed it there (design section 6). */
import type { AccountLink } from '@platzwart/domain/account-link';
import { isSameEmail } from '@platzwart/domain/email-address';
import type { User } from '@platzwart/domain/member';
import { collections } from '../collections.ts';
import { emailPutBackLetter } from '../mail/letters/email-change.ts';
import { renameNotified } from '../members/notified-members.ts';
import { reportUnforeseen } from '../report.ts';
import type { Tools } from '../tools.ts';
import { inTransaction } from '../transaction.ts';
import { queueAccountLetter } from './account-letter.ts';
import type { Person } from './accounts.ts';
import { leaveEveryPractice } from './leave-every-practice.ts';

/** No sign-in counts: for accounts that the operator has shut out, until they are let in again. */
const never = new Date('9999-12-31T00:00:00Z');

/**
 * Brings the person's document and memberships in line with their account: the address, and since when sign-ins count. An account that is
 * gone leaves every practice, also as its last administrator. An address that was not changed by a link of ours is put back.
 * In: `name`, if they have just chosen another. Once more changes nothing.
 */
export async function followAccount(uid: string, tools: Tools, name?: string): Promise<void> {
  const { db, accounts } = tools;
  let person = await accounts.withUid(uid);
  if (!person) {
    await leaveEveryPractice(uid, tools, 'inAnyCase');
    return;
  }
  const user = (await collections(db).user(uid).get()).data();
  if (user && isChangedPastUs(user, person) && !(await isWanted(person, tools))) {
    await putBack(user, person, tools);
    person = (await accounts.withUid(uid)) ?? person;
    // Somebody else has the address by now: the account stays shut out, and our documents as they are.
    if (isChangedPastUs(user, person)) return;
  }
  await writeDown(person, tools, name);
}

/** Whoever belongs to a practice has confirmed their address, and changes it by our links alone. Others concern nobody but themselves. */
function isChangedPastUs(user: User, { email }: Person): boolean {
  return user.practices.length > 0 && !isSameEmail(user.email, email);
}

/** Whether the holder of the new address has pressed the button of a link of ours. */
async function isWanted({ uid, email }: Person, { db }: Tools): Promise<boolean> {
  const links = await collections(db).accountLinks().where('uid', '==', uid).get();
  return links.docs.some((each) => isTaken(each.data(), email));
}

function isTaken({ kind, email, newEmail, usedAt }: AccountLink, now: string): boolean {
  if (usedAt === null) return false;
  return kind === 'changeEmail' ? isSameEmail(newEmail, now) : kind === 'keepEmail' && isSameEmail(email, now);
}

async function putBack({ email: known }: User, { uid }: Person, tools: Tools): Promise<void> {
  if (await tools.accounts.setEmail(uid, known)) {
    await tools.accounts.endSignIns(uid);
    await queueAccountLetter(known, emailPutBackLetter(tools.origin), tools);
    return;
  }
  await tools.accounts.shutOut(uid);
  reportUnforeseen('followAccount', new Error('An address was changed past the product and cannot be put back: the account is shut out.'));
}

function writeDown(person: Person, { db }: Tools, chosenName: string | undefined): Promise<void> {
  const { uid, email } = person;
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const user = (await tx.get(docs.user(uid))).data();
    // Without a document they have done nothing here yet.
    if (!user && chosenName === undefined) return;
    const practices = user?.practices ?? [];
    const [memberships, accountsOfPractices] = await Promise.all([
      Promise.all(practices.map(({ slug }) => tx.get(docs.member(slug, uid)))),
      Promise.all(practices.map(({ slug }) => tx.get(docs.account(slug)))),
    ]);
    const name = chosenName ?? user?.name ?? '';
    const signInsValidFrom = person.disabled ? never : person.validSince;
    const shown = { name, email, signInsValidFrom };
    tx.set(docs.user(uid), { ...shown, practices });
    for (const { exists, ref } of memberships) if (exists) tx.update(ref, shown);
    for (const account of accountsOfPractices) renameNotified(tx, account, { uid, name, email });
  });
}
