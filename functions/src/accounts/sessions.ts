/** Session documents, and tokens of our own. */
import { randomBytes } from 'node:crypto';
import {
  type Factor,
  firstFactorOf,
  newSession,
  type SecondFactor,
  secondFactors,
} from '@platzwart/domain/sign-in/session-document';
import { collections } from '../core/collections.ts';
import type { Caller, Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';

/**
 * Stores that the caller's session has just proven that factor. A second factor counts only under a
 * token of ours (see `sessionState`): the first one of a session moves it to a new id, and `token`
 * signs in there; undefined if the caller's own token goes on. The session must be proven open
 * before (`handler`). Throws if it was ended meanwhile.
 */
export async function proveFactor(
  caller: Pick<Caller, 'uid' | 'session' | 'provider' | 'signedInAt'>,
  factor: Factor,
  { db, now, accounts }: Pick<Tools, 'db' | 'now' | 'accounts'>,
): Promise<{ session: string; token?: string }> {
  const { uid, provider, signedInAt } = caller;
  const docs = collections(db);
  const isMoved = provider !== 'custom' && secondFactors.some((each) => each === factor);
  const session = isMoved ? randomBytes(16).toString('hex') : caller.session;
  await inTransaction(db, async (tx) => {
    const known = docs.session(uid, caller.session);
    const before = (await tx.get(known)).data();
    if (before && before.endedAt !== null) throw new Error('The session was ended meanwhile.');
    const first = firstFactorOf(provider);
    const stored = {
      ...(before ?? newSession(uid, signedInAt, now())),
      // The token's own sign-in is now.
      ...(isMoved && newSession(uid, now(), now())),
      device: before?.device ?? '',
      factors: { ...(first && { [first]: signedInAt }), ...before?.factors, [factor]: now() },
    };
    if (isMoved) tx.delete(known);
    tx.set(docs.session(uid, session), stored);
  });
  return isMoved ? { session, token: await accounts.signInToken(uid, session) } : { session };
}

/** A new session that begins with that factor (a passkey), and the token that signs in to it. */
export async function beginSession(
  uid: string,
  factor: SecondFactor,
  { db, now, accounts }: Pick<Tools, 'db' | 'now' | 'accounts'>,
): Promise<{ session: string; token: string }> {
  const session = randomBytes(16).toString('hex');
  const stored = { ...newSession(uid, now(), now()), factors: { [factor]: now() } };
  await collections(db).session(uid, session).create(stored);
  return { session, token: await accounts.signInToken(uid, session) };
}
