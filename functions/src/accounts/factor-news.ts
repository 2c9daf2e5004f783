/** What an account's owner is told of its factors. */
import { functionsMessages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { type AccountFactors, isFactorNeeded } from '@platzwart/domain/sign-in/factors';
import type { Transaction } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import {
  type FactorName,
  factorAddedEmail,
  factorRemovedEmail,
} from '../emails/templates/factor-notices.ts';
import { actionLink } from './account-email.ts';
import { freshLink } from './account-links.ts';

/**
 * While an account needs no factor, whoever has its password adds one: the owner's mailbox undoes
 * that for seven days. Later ones take a factor that the account has, so that a mailbox alone
 * undoes nothing. Its link is older than what it undoes.
 */
export function factorAddedNotice(
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  added: FactorName,
  tools: Tools,
): (before: AccountFactors) => { email: OutgoingEmail; write?: (tx: Transaction) => void } {
  const wayBack = freshLink({ kind: 'keepEmail', uid, email, newEmail: email }, tools);
  const link = actionLink({ mode: 'keepEmail', code: wayBack.code }, tools.origin);
  return (before) => {
    const told = (undo: string | undefined) =>
      accountEmail(email, factorAddedEmail(added, undo, tools.origin), tools.now());
    if (isFactorNeeded(before)) return { email: told(undefined) };
    return { email: told(link), write: (tx) => void tx.create(wayBack.ref, wayBack.link) };
  };
}

export function factorRemovedNotice(
  { email }: Pick<Person, 'email'>,
  removed: FactorName,
  { origin, now }: Tools,
): OutgoingEmail {
  return accountEmail(email, factorRemovedEmail(removed, origin), now());
}

/** Whoever owns the address could otherwise find a stranger's factor in their account. */
export function refuseUnconfirmed({ emailVerified }: Person): Outcome<never> | undefined {
  return emailVerified
    ? undefined
    : refusedAt(wholeForm, 'emailUnverified', functionsMessages.ownEmailUnverified);
}
