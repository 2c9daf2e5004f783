/** Answers a call; runs only once its entry in `calls` is proven to allow the caller. */
import { createHash } from 'node:crypto';
import type { Access } from '@platzwart/domain/calls/access';
import { type CallName, type CallOutput, calls } from '@platzwart/domain/calls/calls';
import {
  accepted,
  functionsMessages,
  messages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import type { Actor } from '@platzwart/domain/request/history';
import { isSignInValid } from '@platzwart/domain/sign-in/session';
import { isByOtherGoogle, isProofFresh } from '@platzwart/domain/sign-in/session-document';
import type { Member } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import type * as z from 'zod/mini';
import type { Person } from './accounts.ts';
import { collections } from './collections.ts';
import { countAttempt } from './count-attempt.ts';
import { isPastUs } from './known-account.ts';
import { factorDemandedFrom, proveSession, sessionOf } from './prove-session.ts';
import type { Caller, Capability, Tools } from './tools.ts';

/** A member of the practice that the input names, whose role allows the call. */
export type MemberCaller = Caller & {
  readonly membership: Member;
  /** As histories and logs name them. */
  readonly by: Extract<Actor, { kind: 'member' }>;
};

/** Anyone signed in, with their account's current state: a token may carry an older one. */
type SignedInCaller = Caller & { readonly person: Person };

type CallerOf<N extends CallName> = (typeof calls)[N]['who'] extends 'anybody'
  ? Caller | undefined
  : (typeof calls)[N]['who'] extends 'signedIn'
    ? SignedInCaller
    : MemberCaller;

type Input<N extends CallName> = z.output<(typeof calls)[N]['input']>;
type Answer<N extends CallName> = Promise<Outcome<CallOutput<N>>>;

type Handle<N extends CallName, C extends Capability> = (
  input: Input<N>,
  caller: CallerOf<N>,
  tools: Tools<C>,
) => Answer<N>;

/**
 * Any caller: receives parsed input, but the caller is not yet proven. `needs`: what its service
 * must be able to give.
 */
export type Handler<N extends CallName, C extends Capability = Capability> = {
  (input: Input<N>, caller: Caller | undefined, tools: Tools<C>): Answer<N>;
  readonly call: N;
  readonly needs: readonly C[];
};

/**
 * The handler of that call, for proven callers, with the capabilities it needs. Failures before it
 * runs: signInNeeded, also for ended sign-ins; sessionLocked; secondFactorNeeded;
 * freshSignInNeeded; notAllowed, also for a practice that does not exist, so that nobody learns
 * which do; a locked practice, or more than the call's exact limit (field form).
 */
export function handler<N extends CallName>(call: N, handle: Handle<N, never>): Handler<N, never>;
export function handler<N extends CallName, C extends Capability>(
  call: N,
  needs: readonly C[],
  handle: Handle<N, C>,
): Handler<N, C>;
export function handler<N extends CallName>(
  call: N,
  ...given: [Handle<N, never>] | [readonly Capability[], Handle<N, Capability>]
) {
  const [needs, handle] = given.length === 1 ? [[], given[0]] : given;
  const proven = async (
    input: Input<N>,
    caller: Caller | undefined,
    tools: Tools<Capability>,
  ): Answer<N> => {
    const proof = await prove(call, input, caller, tools);
    return proof.ok ? handle(input, proof.value as CallerOf<N>, tools) : proof;
  };
  return Object.assign(proven, { call, needs });
}

type Proof = Promise<Outcome<Caller | undefined>>;

async function prove(
  call: CallName,
  input: object,
  caller: Caller | undefined,
  tools: Tools,
): Proof {
  const rule: Access = calls[call];
  if (rule.who === 'anybody') return accepted(caller);
  if (!caller) return refused({ kind: 'signInNeeded' });
  const proof = await (rule.who === 'signedIn'
    ? provePerson(rule, input, caller, tools)
    : proveMember(rule, input, caller, tools));
  if (!proof.ok) return proof;
  if (isAskedFresh(rule, input, caller)) {
    const refusal = await refuseStale(caller, tools);
    if (refusal) return refusal;
  }
  return (await isWithin(call, rule, caller, tools))
    ? proof
    : refusedAt(wholeForm, 'tooManyCalls', functionsMessages.tooManyCalls);
}

async function isWithin(
  call: CallName,
  { exactLimit }: Exclude<Access, { who: 'anybody' }>,
  { uid }: Caller,
  tools: Tools,
): Promise<boolean> {
  if (!exactLimit) return true;
  const id = createHash('sha256').update(`${call} by ${uid}`).digest('hex');
  return countAttempt(id, { ...exactLimit, max: exactLimit.max * tools.limits.callsTimes }, tools);
}

function isAskedFresh(
  { freshSignIn }: Exclude<Access, { who: 'anybody' }>,
  input: object,
  { uid }: Caller,
): boolean {
  switch (freshSignIn) {
    case 'always':
      return true;
    case 'toBegin':
      return 'after' in input && input.after === '';
    case 'forOthers':
      return !('uid' in input && input.uid === uid);
    case 'toChangeEmail':
      return (
        'edits' in input &&
        typeof input.edits === 'object' &&
        input.edits !== null &&
        'email' in input.edits
      );
    case undefined:
      return false;
  }
}

/** Undefined for a proof of the last minutes; a Google account that is not theirs proves nothing. */
async function refuseStale(
  caller: Caller,
  { db, now }: Tools,
): Promise<Outcome<never> | undefined> {
  const [session, user] = await Promise.all([
    sessionOf(caller, { db }),
    collections(db).user(caller.uid).get(),
  ]);
  // Whoever sits at an open screen can link one of their own, and sign in by it.
  if (user.exists && isByOtherGoogle(caller, user.data() ?? {}))
    return refused({ kind: 'signInNeeded' });
  const { factorNeededFrom = await factorDemandedFrom(caller, user.data(), { db, now }) } =
    user.data() ?? {};
  if (isProofFresh(caller, session, { factorNeededFrom }, now())) return undefined;
  return refused({
    kind: 'freshSignInNeeded',
    ...(factorNeededFrom && { by: 'secondFactor' as const }),
  });
}

/**
 * Asks Auth itself: a token of a deleted account, or from before a password change, lives on for up
 * to an hour. Nobody is whoever has the account past us.
 */
async function provePerson(
  { withoutFactor, duringLock }: Extract<Access, { who: 'signedIn' }>,
  input: object,
  caller: Caller,
  { accounts, db, now }: Tools,
): Proof {
  const [person, session, user] = await Promise.all([
    accounts.withUid(caller.uid),
    sessionOf(caller, { db }),
    collections(db).user(caller.uid).get(),
  ]);
  if (!person || person.disabled || !isSignInValid(caller.signedInAt, person.validSince))
    return refused({ kind: 'signInNeeded' });
  if (await isPastUs(caller, user.data(), person, { db })) return refused({ kind: 'signInNeeded' });
  const demand = {
    ...user.data(),
    signInsValidFrom: person.validSince,
    ...(withoutFactor && { factorNeededFrom: undefined }),
  };
  const isOfLock =
    duringLock === 'forItself'
      ? 'session' in input && input.session === caller.session
      : duringLock === true;
  const asked = isOfLock && session ? { ...session, lockedAt: undefined } : session;
  const proof = proveSession(caller, asked, demand, now());
  if (!proof.ok) return proof;
  const proven: SignedInCaller = { ...caller, person };
  return accepted(proven);
}

async function proveMember(
  rule: Exclude<Access, { who: 'anybody' | 'signedIn' }>,
  input: object,
  caller: Caller,
  { db, now }: Tools,
): Proof {
  if (!('companySlug' in input && typeof input.companySlug === 'string'))
    throw new Error('A call of members names no practice.');
  const docs = collections(db);
  const [practiceNow, memberNow, session] = await Promise.all([
    docs.practice(input.companySlug).get(),
    docs.member(input.companySlug, caller.uid).get(),
    sessionOf(caller, { db }),
  ]);
  const [practice, membership] = [practiceNow.data(), memberNow.data()];
  if (!practice || !membership || !may(membership.role, rule.who))
    return refused({ kind: 'notAllowed' });
  if (!isSignInValid(caller.signedInAt, membership.signInsValidFrom))
    return refused({ kind: 'signInNeeded' });
  const asksWhose = membership.factorDemand?.googleCounts && caller.provider === 'google.com';
  const user = asksWhose ? (await docs.user(caller.uid).get()).data() : undefined;
  const demand = { ...membership, signInsBy: user?.signInsBy };
  const proof = proveSession(caller, session, demand, now());
  if (!proof.ok) return proof;
  if (practice.locked && rule.whenLocked === 'refused')
    return refusedAt(wholeForm, 'practiceLocked', messages.practiceReadOnly);
  if (practice.locked && rule.whenLocked === 'unlessClosed') {
    const account = (await docs.account(input.companySlug).get()).data();
    if (account?.closedAt) return refusedAt(wholeForm, 'practiceClosed', messages.practiceClosed);
  }
  const proven: MemberCaller = { ...caller, membership, by: { kind: 'member', uid: caller.uid } };
  return accepted(proven);
}
