/** Shared by the team's calls: remaining administrators, a user's own list. */
import type { Actor } from '@platzwart/domain/request/history';
import type { User, UserPractice } from '@platzwart/domain/team/member';
import { roleInForce } from '@platzwart/domain/team/permission';
import { cleanLine } from '@platzwart/domain/text/text';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../core/collections.ts';
import type { Caller } from '../core/tools.ts';
import { writeLog } from '../core/write-log.ts';

/**
 * Whether the practice would have no other administrator. Reads all of them in the transaction: if
 * two people remove or demote each other, or leave, at the same moment, the second one sees the
 * first one's change.
 */
export async function isLastAdministrator(
  slug: string,
  uid: string,
  tx: Transaction,
  docs: Collections,
): Promise<boolean> {
  const administrators = await tx.get(docs.members(slug).where('role', '==', 'administrator'));
  return administrators.docs.every((each) => each.id === uid || !roleInForce(each.data()));
}

/** A user's practices with this one's current state, at its old place or last. */
export function withPractice(
  practices: readonly UserPractice[],
  entry: UserPractice,
): UserPractice[] {
  const isKnown = practices.some(({ slug }) => slug === entry.slug);
  return isKnown
    ? practices.map((practice) => (practice.slug === entry.slug ? entry : practice))
    : [...practices, entry];
}

/** A user's practices without this one. */
export function withoutPractice(practices: readonly UserPractice[], slug: string): UserPractice[] {
  return practices.filter((practice) => practice.slug !== slug);
}

/** A person's name in a team: their own choice, else Auth's; at most 100 characters. */
export function nameOf(
  user: Pick<User, 'name'> | undefined,
  caller: Pick<Caller, 'name' | 'email'>,
): string {
  return cleanLine(user?.name || caller.name || caller.email).slice(0, 100);
}

/**
 * Recipients of a team change's notice: administrators with an address, except its author and its
 * subject. Read outside transactions: two who leave at the same moment would wait for each other.
 */
export async function otherAdministrators(
  slug: string,
  uids: readonly string[],
  docs: Collections,
): Promise<{ name: string; address: string }[]> {
  const found = await docs.members(slug).where('role', '==', 'administrator').get();
  return found.docs
    .filter(({ id }) => !uids.includes(id))
    .map((member) => member.data())
    .filter((member) => roleInForce(member) && member.email !== '')
    .map(({ name, email: address }) => ({ name, address }));
}

/**
 * Open invitations sent by somebody who may no longer invite. Reads with the transaction; the
 * returned function revokes them, each with a log line of who caused it, and when.
 */
export async function invitationsOf(
  slug: string,
  uid: string,
  tx: Transaction,
  docs: Collections,
): Promise<(made: { by: Actor; at: Date }) => void> {
  const sent = await tx.get(
    docs.invitations(slug).where('invitedBy.uid', '==', uid).where('state', '==', 'open'),
  );
  return ({ by, at }) => {
    for (const { id, ref } of sent.docs) {
      tx.update(ref, { state: 'revoked' });
      writeLog(tx, slug, { at, by, what: 'invitationRevoked', count: 0, invitation: id }, docs);
    }
  };
}
