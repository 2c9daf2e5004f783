/**
 * `sessions/{uid}_{session}`: what a sign-in has proven, where, and whether it was ended. `session`
 * is the token's claim of that name; in tokens of a plain sign-in, its `auth_time`.
 */
import * as z from 'zod/mini';
import { day } from '../dates/durations.ts';
import { maxSessionDays } from './session.ts';

/** What somebody has proven, and when last. */
export const Factor = z.enum(['password', 'google', 'passkey', 'totp', 'recovery']);
export type Factor = z.infer<typeof Factor>;

/** Each counts as a second factor: a passkey, because it asks for a finger or PIN itself. */
export const secondFactors = ['passkey', 'totp', 'recovery'] as const satisfies Factor[];
export type SecondFactor = (typeof secondFactors)[number];

export const SessionDocument = z.strictObject({
  uid: z.string(),
  startedAt: z.date(),
  /** At most an hour behind. */
  lastUsedAt: z.date(),
  /** 'Firefox auf Windows'; '' if no page of ours has said so. */
  device: z.string().check(z.maxLength(80)),
  factors: z.partialRecord(Factor, z.date()),
  endedAt: z.nullable(z.date()),
  /** When no token of it can count any more, and Firestore deletes it. */
  expiresAt: z.date(),
});
export type SessionDocument = z.infer<typeof SessionDocument>;

/** `startedAt`: the token's `auth_time`, which is at most an hour later for a token of ours. */
export function newSession(uid: string, startedAt: Date, now: Date): SessionDocument {
  const expiresAt = new Date(startedAt.getTime() + (maxSessionDays + 1) * day);
  return { uid, startedAt, lastUsedAt: now, device: '', factors: {}, endedAt: null, expiresAt };
}

/** What an account or membership asks of a session (`User`, `Member`). */
export type SessionDemand = {
  readonly sessionNeededBefore?: Date | undefined;
  readonly factorNeededFrom?: Date | undefined;
  readonly factorGoogleCounts?: boolean | undefined;
};

/** The same, of an account, for each of its memberships. */
export function demandOf(user: SessionDemand | undefined): SessionDemand {
  const { sessionNeededBefore, factorNeededFrom, factorGoogleCounts } = user ?? {};
  return { sessionNeededBefore, factorNeededFrom, factorGoogleCounts };
}

type SignIn = { readonly provider: string; readonly signedInAt: Date };

/**
 * Whether a sign-in opens what demands that: the same in the rules (`isSessionEnough`) and in every
 * call. Only tokens that we issued ourselves prove a second factor, because they name a session that
 * nobody else can have: two sign-ins with a password in the same second have the same `auth_time`.
 */
export function sessionState(
  { provider, signedInAt }: SignIn,
  session: Pick<SessionDocument, 'factors' | 'endedAt'> | undefined,
  demand: SessionDemand,
  now: Date,
): 'open' | 'ended' | 'secondFactorNeeded' {
  if (session && session.endedAt !== null) return 'ended';
  if (provider === 'custom') return session && secondFactorAt(session) ? 'open' : 'ended';
  const { sessionNeededBefore, factorNeededFrom, factorGoogleCounts = false } = demand;
  if (!session && sessionNeededBefore && signedInAt < sessionNeededBefore) return 'ended';
  const isNeeded = factorNeededFrom !== undefined && now >= factorNeededFrom;
  return isNeeded && !(provider === 'google.com' && factorGoogleCounts)
    ? 'secondFactorNeeded'
    : 'open';
}

/** When the session last proved a second factor; undefined if never. */
export function secondFactorAt({ factors }: Pick<SessionDocument, 'factors'>): Date | undefined {
  const moments = secondFactors.flatMap((factor) => factors[factor] ?? []);
  return moments.sort((one, other) => other.getTime() - one.getTime())[0];
}

/** The first factor of a sign-in, as tokens name it. */
export function firstFactorOf(provider: string): Factor | undefined {
  if (provider === 'password') return 'password';
  return provider === 'google.com' ? 'google' : undefined;
}
