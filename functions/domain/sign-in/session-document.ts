/**
 * `sessions/{uid}_{session}`: what a sign-in has proven, where, and whether it was ended. `session`
 * is the token's claim of that name; in tokens of a plain sign-in, its `auth_time`.
 */
import * as z from 'zod/mini';
import { day, hour } from '../dates/durations.ts';
import type { FactorDemand } from './factor-demand.ts';
import { isSignInFresh, isSignInValid, maxSessionDays } from './session.ts';

/** What somebody has proven, and when last. */
export const Factor = z.enum(['password', 'google', 'passkey', 'totp', 'recovery']);
export type Factor = z.infer<typeof Factor>;

/** Each counts as a second factor: a passkey, because it asks for a finger or PIN itself. */
export const secondFactors = ['passkey', 'totp', 'recovery'] as const satisfies Factor[];

/** The id's second half. */
export const sessionId = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const SessionDocument = z.strictObject({
  uid: z.string(),
  startedAt: z.date(),
  /** At most an hour behind. */
  lastUsedAt: z.date(),
  /** 'Firefox auf Windows'; '' if no page of ours has said so. */
  device: z.string().check(z.maxLength(80)),
  factors: z.partialRecord(Factor, z.date()),
  endedAt: z.nullable(z.date()),
  /** Since when its device is locked, where it opens nothing. */
  lockedAt: z.optional(z.date()),
  /** When no token of it can count any more, and Firestore deletes it. */
  expiresAt: z.date(),
});
export type SessionDocument = z.infer<typeof SessionDocument>;

/**
 * `startedAt`: the token's `auth_time`; for a token of ours the moment we made it, because it signs
 * in anew for an hour.
 */
export function newSession(uid: string, startedAt: Date, now: Date): SessionDocument {
  const expiresAt = new Date(startedAt.getTime() + (maxSessionDays + 1) * day);
  return { uid, startedAt, lastUsedAt: now, device: '', factors: {}, endedAt: null, expiresAt };
}

/** What an account or membership asks of a session (`User`, `Member`). */
export type SessionDemand = {
  readonly signInsValidFrom?: Date | undefined;
  readonly sessionNeededBefore?: Date | undefined;
  readonly factorNeededFrom?: Date | undefined;
  readonly factorDemand?: FactorDemand | undefined;
  /** Of the account; only a sign-in with Google needs them. */
  readonly signInsBy?: readonly string[] | undefined;
};

/**
 * Of an account and a practice, for the membership between them; since when sign-ins count follows
 * (`syncAccount`).
 */
export function demandOf(
  user: SessionDemand | undefined,
  practice: Pick<SessionDemand, 'factorDemand'> | undefined,
): Omit<SessionDemand, 'signInsValidFrom' | 'signInsBy'> {
  const { sessionNeededBefore, factorNeededFrom } = user ?? {};
  return { sessionNeededBefore, factorNeededFrom, factorDemand: practice?.factorDemand };
}

type SignIn = {
  readonly provider: string;
  readonly signedInAt: Date;
  /** The key of the account elsewhere that it is by. */
  readonly identity?: string;
};

/**
 * Whether it is by a Google account that is known to be its person's: whoever has the password links
 * any other at Firebase itself, until a sweep unlinks it.
 */
export function isByKnownGoogle(
  { provider, identity }: Pick<SignIn, 'provider' | 'identity'>,
  { signInsBy = [] }: Pick<SessionDemand, 'signInsBy'>,
): boolean {
  return provider === 'google.com' && identity !== undefined && signInsBy.includes(identity);
}

/** Whether it is by one that is not known to be its person's. */
export function isByOtherGoogle(signIn: SignIn, person: Pick<SessionDemand, 'signInsBy'>): boolean {
  return signIn.provider === 'google.com' && !isByKnownGoogle(signIn, person);
}

/**
 * Whether a sign-in opens what demands that: the same in the rules (`isSessionEnough`) and in every
 * call. Only tokens that we issued ourselves prove a second factor, because they name a session that
 * nobody else can have: two sign-ins with a password in the same second have the same `auth_time`.
 */
export function sessionState(
  signIn: SignIn,
  session: Pick<SessionDocument, 'startedAt' | 'factors' | 'endedAt' | 'lockedAt'> | undefined,
  demand: SessionDemand,
  now: Date,
): 'open' | 'ended' | 'locked' | 'secondFactorNeeded' {
  const { provider, signedInAt } = signIn;
  if (session && session.endedAt !== null) return 'ended';
  if (session?.lockedAt) return 'locked';
  const { sessionNeededBefore, factorNeededFrom, factorDemand } = demand;
  if (provider === 'custom') {
    // Its token may have signed in anew after every session was ended.
    const isValid = session && isSignInValid(session.startedAt, demand.signInsValidFrom);
    return isValid && secondFactorAt(session) ? 'open' : 'ended';
  }
  if (!session && sessionNeededBefore && signedInAt < sessionNeededBefore) return 'ended';
  if (factorNeededFrom && now >= factorNeededFrom) return 'secondFactorNeeded';
  const isDemanded = factorDemand !== undefined && now >= factorDemand.from;
  return isDemanded && !(factorDemand.googleCounts && isByKnownGoogle(signIn, demand))
    ? 'secondFactorNeeded'
    : 'open';
}

/** Milliseconds that `lastUsedAt` may be behind. */
const useStep = hour;

export function isUseDue({ lastUsedAt }: Pick<SessionDocument, 'lastUsedAt'>, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= useStep;
}

/** Days after which a device that was not used counts as new again. */
const deviceMemoryDays = 365;
/** Of one account. */
const maxDevices = 30;

/**
 * The devices of an account, with the last sign-in on each, after another one. `isNew`: none like
 * it was used for a year, though others were.
 */
export function withDeviceSeen(
  seen: Readonly<Record<string, Date>>,
  device: string,
  now: Date,
): { devices: Record<string, Date>; isNew: boolean } {
  const since = now.getTime() - deviceMemoryDays * day;
  const known = Object.entries(seen).filter(([, at]) => at.getTime() > since);
  const latest = [...known.filter(([name]) => name !== device), [device, now] as const]
    .sort(([, one], [, other]) => other.getTime() - one.getTime())
    .slice(0, maxDevices);
  const isNew = Object.keys(seen).length > 0 && known.every(([name]) => name !== device);
  return { devices: Object.fromEntries(latest), isNew };
}

/**
 * Whether its person has proven minutes ago who they are: by a second factor or a passkey, where the
 * account (`demand`) has one of its own, or the token is ours, which signs in without anybody;
 * otherwise by signing in.
 */
export function isProofFresh(
  { provider, signedInAt }: SignIn,
  session: Pick<SessionDocument, 'factors'> | undefined,
  demand: Pick<SessionDemand, 'factorNeededFrom'>,
  now: Date,
): boolean {
  if (demand.factorNeededFrom === undefined && provider !== 'custom')
    return isSignInFresh(signedInAt, now);
  const provenAt = session && secondFactorAt(session);
  return provenAt !== undefined && isSignInFresh(provenAt, now);
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
