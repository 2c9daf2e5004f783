/**
 * Asking regularly who is still interested (spec section 1, "follow-up"): when we ask, remind and
 * mark 'ohne Antwort', and what answers change. Silence never removes anybody from a list.
 */
import * as z from 'zod/mini';
import { daysLater, momentInBerlin } from '../dates/berlin-days.ts';
import { berlinDate } from '../dates/german-date.ts';
import type { LiveOffer } from '../request/request-offer.ts';

/**
 * idle: no question open. toCall: the team must phone. noAnswer: neither e-mail nor reminder was
 * answered.
 */
export const FollowUpState = z.enum(['idle', 'asked', 'reminded', 'noAnswer', 'toCall']);
export type FollowUpState = z.infer<typeof FollowUpState>;

export const FollowUp = z.strictObject({
  state: FollowUpState,
  /** When this state began; while idle, the last contact. Null: unknown, so we do not ask. */
  at: z.nullable(z.date()),
  /** What the person answered, if that began it: for the statistics. */
  answer: z.optional(z.enum(['interested', 'unsure'])),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** Days without an answer until the reminder, and from there until 'ohne Antwort'. */
export const daysToAnswer = 7;

/**
 * The input of the decision. Nothing is ever due for a request that is archived or paused, or has a
 * live offer of a place.
 */
export type FollowUpStep = 'ask' | 'remind' | 'giveUp';

type RequestState = {
  readonly status: 'open' | 'archived';
  readonly followUp: FollowUp;
  /** 'yyyy-MM-dd': no follow-up before that day. */
  readonly pausedUntil: string | null;
  readonly offer: LiveOffer | null;
};

/**
 * The step is due at `now` for states with `followUp.at` up to this moment. Counts calendar days in
 * Berlin: a schedule that runs a second earlier than a week ago, or an hour because of a clock
 * change, is not a day late. `intervalWeeks`: the practice's.
 */
export function dueSince(step: FollowUpStep, intervalWeeks: number, now: Date): Date {
  const days = step === 'ask' ? intervalWeeks * 7 : daysToAnswer;
  const dayAfter = momentInBerlin(berlinDate(daysLater(now, 1 - days)), '00:00');
  return new Date(dayAfter.getTime() - 1);
}

/** The states in which a step can be due. */
export const statesBefore: Readonly<Record<FollowUpStep, readonly FollowUpState[]>> = {
  ask: ['idle', 'noAnswer'],
  remind: ['asked'],
  giveUp: ['reminded'],
};

/** The step due now; undefined for none. `today` is the day in Berlin. */
export function dueStep(
  { status, followUp, pausedUntil, offer }: RequestState,
  intervalWeeks: number,
  now: Date,
  today: string,
): FollowUpStep | undefined {
  if (status !== 'open' || offer !== null || followUp.at === null) return undefined;
  if (pausedUntil !== null && pausedUntil > today) return undefined;
  const { state, at } = followUp;
  return (['ask', 'remind', 'giveUp'] as const).find(
    (step) =>
      statesBefore[step].includes(state) &&
      at.getTime() <= dueSince(step, intervalWeeks, now).getTime(),
  );
}

/**
 * Whether we may e-mail the follow-up: consent given and address working. The team phones all
 * others.
 */
export function mayBeEmailed({ followUpConsent, email, emailFailedAt }: Addressed): boolean {
  return followUpConsent && email !== '' && emailFailedAt === null;
}

type Addressed = {
  readonly followUpConsent: boolean;
  readonly email: string;
  readonly emailFailedAt: Date | null;
};

/** A follow-up round also skips people contacted within this many days. */
export const followUpQuietDays = 14;

/** Requests in one call of a follow-up round. */
export const followUpRoundBatchSize = 20;

/**
 * What a follow-up round started by the team does with a request: an e-mail, a call by the team, or
 * the reason to skip.
 */
export type FollowUpRoundDecision = 'email' | 'call' | 'archived' | 'paused' | 'asked' | 'recent';

/**
 * Decides regardless of the interval; skips people who may still answer or were contacted recently.
 */
export function decideInFollowUpRound(
  request: RequestState & Addressed,
  now: Date,
  today: string,
): FollowUpRoundDecision {
  const { status, followUp, pausedUntil, offer } = request;
  if (status !== 'open') return 'archived';
  if (pausedUntil !== null && pausedUntil > today) return 'paused';
  if (
    offer !== null ||
    followUp.state === 'asked' ||
    followUp.state === 'reminded' ||
    followUp.state === 'toCall'
  )
    return 'asked';
  if (
    followUp.at !== null &&
    berlinDate(followUp.at) > berlinDate(daysLater(now, -followUpQuietDays))
  )
    return 'recent';
  return mayBeEmailed(request) ? 'email' : 'call';
}
