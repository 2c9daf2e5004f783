/**
 * Asking now and then who is still interested (spec section 1, "follow-up"; design section 7): when somebody is asked, reminded
 * and marked 'ohne Antwort', and what the answers change. Silence never takes anybody off a list.
 */
import * as z from 'zod/mini';
import { daysLater, momentInBerlin } from '../dates/berlin-days.ts';
import { berlinDate } from '../dates/german-date.ts';

/** idle: nothing is asked. toCall: the team is to ask, by phone. noAnswer: neither e-mail nor reminder was answered. */
export const FollowUpState = z.enum(['idle', 'asked', 'reminded', 'noAnswer', 'toCall']);
export type FollowUpState = z.infer<typeof FollowUpState>;

export const FollowUp = z.strictObject({
  state: FollowUpState,
  /** Since when it is so; while idle: of the last contact. Null: not known, so nobody is asked. */
  at: z.nullable(z.date()),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** Days until somebody who has not answered is reminded, and from there until 'ohne Antwort'. */
export const daysToAnswer = 7;

/** What is due for a request, and what it was asked by: nothing at all for one that is in the archive or paused. */
export type FollowUpStep = 'ask' | 'remind' | 'giveUp';

type RequestState = {
  readonly status: 'open' | 'archived';
  readonly followUp: FollowUp;
  /** 'yyyy-MM-dd': until the day before nobody is to be bothered. */
  readonly pausedUntil: string | null;
};

/**
 * The latest moment from which on a state of that kind is due at `now`: `followUp.at` up to it. Calendar days in Berlin: a schedule
 * that runs a second earlier than a week ago, or an hour because the clocks have changed, is not a day late. `intervalWeeks`: of the
 * practice.
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

/** What is due now for this request; undefined for nothing. `today` is the day in Berlin. */
export function dueStep(
  { status, followUp, pausedUntil }: RequestState,
  intervalWeeks: number,
  now: Date,
  today: string,
): FollowUpStep | undefined {
  if (status !== 'open' || followUp.at === null || (pausedUntil !== null && pausedUntil > today)) return undefined;
  const { state, at } = followUp;
  return (['ask', 'remind', 'giveUp'] as const).find(
    (step) => statesBefore[step].includes(state) && at.getTime() <= dueSince(step, intervalWeeks, now).getTime(),
  );
}

/** Who may be asked by e-mail: who has consented and can be reached. All others the team asks by phone. */
export function mayBeEmailed({ followUpConsent, email, emailFailedAt }: Addressed): boolean {
  return followUpConsent && email !== '' && emailFailedAt === null;
}

type Addressed = { readonly followUpConsent: boolean; readonly email: string; readonly emailFailedAt: Date | null };

/** Days after a contact in which a follow-up round leaves somebody alone as well. */
export const followUpQuietDays = 14;

/** Requests in one call of a follow-up round. */
export const followUpRoundBatchSize = 20;

/** What a follow-up round that the team starts means for a request: an e-mail, a call by the team, or why nothing. */
export type FollowUpRoundDecision = 'email' | 'call' | 'archived' | 'paused' | 'asked' | 'recent';

/** Whom a follow-up round asks, whatever the interval: nobody who has been asked and may still answer, and nobody just spoken to. */
export function decideInFollowUpRound(request: RequestState & Addressed, now: Date, today: string): FollowUpRoundDecision {
  const { status, followUp, pausedUntil } = request;
  if (status !== 'open') return 'archived';
  if (pausedUntil !== null && pausedUntil > today) return 'paused';
  if (followUp.state === 'asked' || followUp.state === 'reminded' || followUp.state === 'toCall') return 'asked';
  if (followUp.at !== null && berlinDate(followUp.at) > berlinDate(daysLater(now, -followUpQuietDays))) return 'recent';
  return mayBeEmailed(request) ? 'email' : 'call';
}
