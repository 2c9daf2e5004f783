/** What answers a call: it begins once the caller is proven to be one that `access` lets make it. */
import { type Access, access } from '@platzwart/domain/access';
import type { CallName, CallOutput, calls } from '@platzwart/domain/calls';
import { accepted, type Outcome, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { Actor } from '@platzwart/domain/history';
import type { Member } from '@platzwart/domain/member';
import { may } from '@platzwart/domain/permission';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { collections } from './collections.ts';
import type { Caller, Tools } from './tools.ts';

/** A member of the practice that the input names, whose role allows the call. */
export type MemberCaller = Caller & {
  readonly membership: Member;
  /** As histories and logs name them. */
  readonly by: Extract<Actor, { kind: 'member' }>;
};

type CallerOf<N extends CallName> = (typeof access)[N]['who'] extends 'anybody'
  ? Caller | undefined
  : (typeof access)[N]['who'] extends 'signedIn'
    ? Caller
    : MemberCaller;

type Input<N extends CallName> = z.output<(typeof calls)[N]['input']>;
type Answer<N extends CallName> = Promise<Outcome<CallOutput<N>>>;

/** Whoever calls: what it is given is parsed, but nobody is proven yet. */
export type Handler<N extends CallName> = {
  (input: Input<N>, caller: Caller | undefined, tools: Tools): Answer<N>;
  readonly call: N;
};

/**
 * The handler of that call, for callers that are proven. Failures before it begins: signInNeeded; notAllowed, for a practice that does not
 * exist too, so that nobody learns which do; a locked practice (field form).
 */
export function handler<N extends CallName>(
  call: N,
  handle: (input: Input<N>, caller: CallerOf<N>, tools: Tools) => Answer<N>,
): Handler<N> {
  const proven = async (input: Input<N>, caller: Caller | undefined, tools: Tools): Answer<N> => {
    const proof = await prove(access[call], input, caller, tools.db);
    return proof.ok ? handle(input, proof.value as CallerOf<N>, tools) : proof;
  };
  return Object.assign(proven, { call });
}

async function prove(rule: Access, input: object, caller: Caller | undefined, db: Firestore): Promise<Outcome<Caller | undefined>> {
  if (rule.who === 'anybody') return accepted(caller);
  if (!caller) return refused({ kind: 'signInNeeded' });
  if (rule.who === 'signedIn') return accepted(caller);
  if (!('companySlug' in input && typeof input.companySlug === 'string')) throw new Error('A call of members names no practice.');
  const docs = collections(db);
  const [practiceNow, memberNow] = await Promise.all([
    docs.practice(input.companySlug).get(),
    docs.member(input.companySlug, caller.uid).get(),
  ]);
  const [practice, membership] = [practiceNow.data(), memberNow.data()];
  if (!practice || !membership || !may(membership.role, rule.who)) return refused({ kind: 'notAllowed' });
  if (practice.locked && rule.whenLocked === 'refused') return refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly);
  const proven: MemberCaller = { ...caller, membership, by: { kind: 'member', uid: caller.uid } };
  return accepted(proven);
}
