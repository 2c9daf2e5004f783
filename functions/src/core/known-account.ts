/** An account as we know it, whatever somebody has made of it past us, at Firebase itself. */
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import type { AccountLink } from '@platzwart/domain/sign-in/account-link';
import type { User } from '@platzwart/domain/team/member';
import type { Person } from './accounts.ts';
import { collections } from './collections.ts';
import { stillAt } from './still-at.ts';
import type { Caller, Tools } from './tools.ts';

type Addressed = Pick<Person, 'uid' | 'email'>;
type Known = Pick<User, 'email' | 'practices'>;

/**
 * Whether whoever acts as that account is nobody until a sweep has put it back: its address was moved
 * past us, or they signed in by somebody else's Google account.
 */
export async function isPastUs(
  { provider, identity }: Pick<Caller, 'provider' | 'identity'>,
  user: User | undefined,
  person: Person,
  tools: Pick<Tools, 'db'>,
): Promise<boolean> {
  if (!user) return false;
  if (await isMovedPastUs(user, person, tools)) return true;
  const isOwn = identity !== undefined && signInsOf(person, user.signInsBy).includes(identity);
  return provider === 'google.com' && !isOwn;
}

/** Of the linked accounts those that may sign in: known before, or with the account's address. */
export function signInsOf(
  { email, linked }: Pick<Person, 'email' | 'linked'>,
  known: readonly string[] = [],
): string[] {
  return linked
    .filter((each) => known.includes(each.key) || isSameEmail(each.email, email))
    .map(({ key }) => key);
}

/**
 * Of somebody whom we did not know. Sign-ins from before this one end unless a page of ours has seen
 * them: their renewed tokens name the Google account that is linked by now.
 */
export function firstSignIns(
  person: Pick<Person, 'email' | 'linked'>,
  { signedInAt }: Pick<Caller, 'signedInAt'>,
): Pick<User, 'signInsBy' | 'sessionNeededBefore'> {
  const signInsBy = signInsOf(person);
  return { signInsBy, ...(signInsBy.length > 0 && { sessionNeededBefore: signedInAt }) };
}

/**
 * Members of a practice have confirmed their address and change it only by our links. Other people
 * affect only themselves.
 */
function isChangedPastUs({ email, practices }: Known, now: Addressed): boolean {
  return practices.length > 0 && !isSameEmail(email, now.email);
}

/** Whether the account still has an address that no link of ours has moved it to. */
export async function isMovedPastUs(
  user: Known | undefined,
  person: Addressed,
  { db }: Pick<Tools, 'db'>,
): Promise<boolean> {
  if (!user || !isChangedPastUs(user, person)) return false;
  const docs = collections(db);
  const links = await docs.accountLinks().where('uid', '==', person.uid).get();
  if (links.docs.some((each) => isTaken(each.data(), user, person))) return false;
  // What moved it may have been written down meanwhile, and its link deleted.
  const latest = (await docs.user(person.uid).get()).data();
  return latest !== undefined && isChangedPastUs(latest, person);
}

/** Whether its holder confirmed the address now, and it moved the account there from the known one. */
function isTaken({ kind, email, newEmail, usedAt }: AccountLink, known: Known, now: Addressed) {
  if (usedAt === null) return false;
  return kind === 'changeEmail'
    ? isSameEmail(newEmail, now.email) && isSameEmail(email, known.email)
    : kind === 'keepEmail' && isSameEmail(email, now.email);
}

/** As `stillAt`, which moves past us do not count for. */
export async function isStillKnown(
  person: Addressed,
  user: Known | undefined,
  tools: Pick<Tools, 'accounts' | 'db'>,
): Promise<boolean> {
  const isThere = (await stillAt(person, tools)) !== undefined;
  return isThere && !(await isMovedPastUs(user, person, tools));
}
