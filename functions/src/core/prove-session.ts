import { accepted, type Outcome, refused } from '@platzwart/domain/failure';
import { kindsOf, noFactors } from '@platzwart/domain/sign-in/factors';
import {
  isByKnownGoogle,
  type SessionDemand,
  type SessionDocument,
  sessionState,
} from '@platzwart/domain/sign-in/session-document';
import type { User } from '@platzwart/domain/team/member';
import { collections } from './collections.ts';
import type { Caller, Tools } from './tools.ts';

/** The session's document; undefined for a sign-in that no call of ours has seen. */
export async function sessionOf(
  { uid, session }: Pick<Caller, 'uid' | 'session'>,
  { db }: Pick<Tools, 'db'>,
): Promise<SessionDocument | undefined> {
  return (await collections(db).session(uid, session).get()).data();
}

/**
 * That the caller's session counts where that is demanded: of their account, or as a member.
 * Failures: signInNeeded, sessionLocked, secondFactorNeeded.
 */
export function proveSession(
  caller: Caller,
  session: SessionDocument | undefined,
  demand: SessionDemand,
  now: Date,
): Outcome<Caller> {
  switch (sessionState(caller, session, demand, now)) {
    case 'open':
      return accepted(caller);
    case 'ended':
      return refused({ kind: 'signInNeeded' });
    case 'locked':
      return refused({ kind: 'sessionLocked' });
    case 'secondFactorNeeded':
      return refused({ kind: 'secondFactorNeeded' });
  }
}

/** The same for a call that needs no practice. */
export async function proveAccountSession(
  caller: Caller,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<Caller>> {
  const [session, user] = await Promise.all([
    sessionOf(caller, { db }),
    collections(db).user(caller.uid).get(),
  ]);
  return proveSession(caller, session, user.data() ?? {}, now());
}

/**
 * Since when a practice asks a second factor of an account that has one without asking for it
 * itself: there a password alone must not set up another one. Undefined: none does.
 */
export async function factorDemandedFrom(
  caller: Pick<Caller, 'uid' | 'provider' | 'identity'>,
  user: User | undefined,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Date | undefined> {
  const { uid } = caller;
  const docs = collections(db);
  const [factors, ...members] = await Promise.all([
    docs.factors(uid).get(),
    ...(user?.practices ?? []).map(({ slug }) => docs.member(slug, uid).get()),
  ]);
  if (kindsOf(factors.data() ?? noFactors).length === 0) return undefined;
  return members
    .map((member) => member.data()?.factorDemand)
    .find(
      (demand) =>
        demand &&
        demand.from <= now() &&
        !(demand.googleCounts && isByKnownGoogle(caller, user ?? {})),
    )?.from;
}
