/**
 * The trial and what follows (spec section 4): a reminder, read-only, three notices, deletion. Days
 * are calendar days in Berlin, counted from the trial's end. A subscription ends this sequence at
 * any point.
 */
import * as z from 'zod/mini';
import { daysLater } from '../dates/berlin-days.ts';
import type { Account } from '../practice/account.ts';
import { plan } from './pricing.ts';
import { subscriptionState } from './subscription.ts';

const kinds = [
  'reminder',
  'lock',
  'firstNotice',
  'secondNotice',
  'lastNotice',
  'deletion',
] as const;
type Kind = (typeof kinds)[number];

/** The next step and its date. */
export const TrialStep = z.strictObject({ kind: z.enum(kinds), at: z.date() });
export type TrialStep = z.infer<typeof TrialStep>;

/** Days after the trial's end. */
const schedule: Record<Kind, number> = {
  reminder: -plan.reminderDays,
  lock: 0,
  firstNotice: 60,
  secondNotice: 76,
  lastNotice: 87,
  deletion: plan.deletionDays,
};

/** Minimum days between the last notice and the deletion, however late the notice was. */
export const lastWarning = 3;

/** The step to take now ('wait': none yet), and the next one to store on the account. */
export type TrialMove = { readonly kind: Kind | 'wait'; readonly next: TrialStep | null };

export function firstTrialStep(trialEndsAt: Date): TrialStep {
  return stepOf('reminder', trialEndsAt);
}

/**
 * The step that is due; undefined if none is. Of several overdue steps only the latest runs: nobody
 * gets a pile of e-mails. The deletion never runs before its last notice, nor within three days of
 * it.
 */
export function trialMove(
  { nextTrialStep: awaited, trialEndsAt }: Known,
  now: Date,
): TrialMove | undefined {
  if (!awaited || awaited.at > now) return undefined;
  const isDue = (kind: Kind) => stepOf(kind, trialEndsAt).at <= now;
  if (!isDue(awaited.kind)) {
    // The trial was extended after this step was planned.
    const next = kinds.find((kind) => !isDue(kind)) ?? 'deletion';
    return { kind: 'wait', next: stepOf(next, trialEndsAt) };
  }
  if (awaited.kind === 'deletion') return { kind: 'deletion', next: null };
  const due = kinds.slice(kinds.indexOf(awaited.kind), -1).filter(isDue);
  const kind = due.at(-1) ?? awaited.kind;
  const nextStep = stepOf(kinds[kinds.indexOf(kind) + 1] ?? 'deletion', trialEndsAt);
  return {
    kind,
    next:
      nextStep.kind === 'deletion'
        ? { kind: 'deletion', at: deletionAt(trialEndsAt, now) }
        : nextStep,
  };
}

/**
 * When the practice is deleted if its last notice is sent at `lastNotice`; without one, the planned
 * date.
 */
export function deletionAt(trialEndsAt: Date, lastNotice?: Date): Date {
  const planned = stepOf('deletion', trialEndsAt).at;
  const earliest = lastNotice ? daysLater(lastNotice, lastWarning) : planned;
  return earliest > planned ? earliest : planned;
}

/**
 * Whether the practice is read-only: closed by the operator, deletion planned, subscription over or
 * unpaid for too long, or trial over without a subscription.
 */
export function isReadOnly(
  account: Pick<Account, 'subscription' | 'trialEndsAt' | 'deletion' | 'closedAt'>,
  now: Date,
): boolean {
  const { deletion, closedAt, subscription, trialEndsAt } = account;
  if (deletion || closedAt) return true;
  return subscription ? subscriptionState(subscription, now) !== 'running' : trialEndsAt <= now;
}

type Known = Pick<Account, 'nextTrialStep' | 'trialEndsAt'>;

function stepOf(kind: Kind, trialEndsAt: Date): TrialStep {
  return { kind, at: daysLater(trialEndsAt, schedule[kind]) };
}
