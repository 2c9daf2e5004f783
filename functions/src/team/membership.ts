/** What the team's calls share: who would be left, what a user's own list says. */
import type { Actor } from '@platzwart/domain/request/history';
import type { User, UserPractice } from '@platzwart/domain/team/member';
import { cleanLine } from '@platzwart/domain/text/text';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import type { Caller } from '../core/tools.ts';
import { writeLog } from '../waiting-list/change-effects.ts';

/**
 * Whether the practice would have no administrator without this one. Reads all of them in the transaction: of two
 * people who remove or demote each other, or leave, at the same moment, the second one sees what the first one did.
 */
export async function isLastAdministrator(slug: string, uid: string, tx: Transaction, docs: Collections): Promise<boolean> {
  const administrators = await tx.get(docs.members(slug).where('role', '==', 'administrator'));
  return administrators.docs.every(({ id }) => id === uid);
}

/** A user's practices with this one as it is now, at its old place or last. */
export function withPractice(practices: readonly UserPractice[], entry: UserPractice): UserPractice[] {
  const isKnown = practices.some(({ slug }) => slug === entry.slug);
  return isKnown ? practices.map((practice) => (practice.slug === entry.slug ? entry : practice)) : [...practices, entry];
}

/** A user's practices without this one. */
export function withoutPractice(practices: readonly UserPractice[], slug: string): UserPractice[] {
  return practices.filter((practice) => practice.slug !== slug);
}

/** What somebody is called in a team: as they said themselves, else as Auth says; at most 100 characters. */
export function nameOf(user: Pick<User, 'name'> | undefined, caller: Caller): string {
  return cleanLine(user?.name || caller.name || caller.email).slice(0, 100);
}

/**
 * Whom to tell of a change in the team: administrators with an address, but for those it is made by or about. Read outside of
 * transactions: two who leave at once would wait for each other.
 */
export async function otherAdministrators(
  slug: string,
  uids: readonly string[],
  docs: Collections,
): Promise<{ name: string; address: string }[]> {
  const found = await docs.members(slug).where('role', '==', 'administrator').get();
  return found.docs
    .filter((member) => !uids.includes(member.id) && member.data().email !== '')
    .map((member) => ({ name: member.data().name, address: member.data().email }));
}

/**
 * The open invitations that somebody has sent, to be revoked once they may invite no more. Reads with the transaction; what comes back
 * writes, with a line in the log for each: who made it so, and when.
 */
export async function invitationsOf(
  slug: string,
  uid: string,
  tx: Transaction,
  docs: Collections,
): Promise<(made: { by: Actor; at: Date }) => void> {
  const sent = await tx.get(docs.invitations(slug).where('invitedBy.uid', '==', uid).where('state', '==', 'open'));
  return ({ by, at }) => {
    for (const { id, ref } of sent.docs) {
      tx.update(ref, { state: 'revoked' });
      writeLog(tx, slug, { at, by, what: 'invitationRevoked', count: 0, invitation: id }, docs);
    }
  };
}
