/**
 * The course of a call round, as pure rules: who comes next, what came of each call, where undo
 * leads back to.
 */
import type { OfferAnswer } from '@platzwart/domain/request/contact-answers';
import type { LastContact } from '@platzwart/domain/request/next-step';
import type { ArchiveReason } from '@platzwart/domain/request/request';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { Logged } from '../steps/commands.ts';

export type Result =
  | { kind: 'logged'; logged: Logged }
  | { kind: 'archived'; reason: ArchiveReason }
  /** Others may be asked by it at once: nothing undoes it here. */
  | { kind: 'offer'; answer: OfferAnswer }
  | { kind: 'skipped' };

/** `request`: as it was before the call. */
export type Entry = { request: StoredRequest; result: Result };

export type Round = {
  /** Request ids in calling order. */
  readonly queue: readonly string[];
  /** Who is called now; undefined: nobody is left. */
  readonly current: string | undefined;
  /** In the order they came. */
  readonly entries: readonly Entry[];
};

/** Whether somebody else has dealt with a person meanwhile. */
type IsSettled = (id: string) => boolean;

const nobody: IsSettled = () => false;

export function startRound(queue: readonly string[]): Round {
  return { queue, current: queue[0], entries: [] };
}

export function withResult(round: Round, entry: Entry, isSettled: IsSettled): Round {
  return moveOn({ ...round, entries: [...round.entries, entry] }, isSettled);
}

/**
 * To the next person without a result: those behind first, then those whose result was not saved.
 */
export function moveOn(round: Round, isSettled: IsSettled): Round {
  const { queue, current, entries } = round;
  const at = current === undefined ? -1 : queue.indexOf(current);
  const inOrder = [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))];
  const done = new Set(entries.map(({ request }) => request.id));
  return { ...round, current: inOrder.find((id) => !done.has(id) && !isSettled(id)) };
}

/** Back to the person with the latest result. */
export function undone(round: Round): Round {
  const last = round.entries.at(-1);
  return last ? { ...round, current: last.request.id, entries: round.entries.slice(0, -1) } : round;
}

/** A result that was not saved: the person comes again. */
export function withoutResult(round: Round, id: string): Round {
  const entries = round.entries.filter(({ request }) => request.id !== id);
  return { ...round, entries, current: round.current ?? id };
}

/** Goes on with those who were skipped, or who were left when the round was ended. */
export function resumed(round: Round, isSettled: IsSettled = nobody): Round {
  const entries = round.entries.filter(({ result }) => result.kind !== 'skipped');
  return moveOn({ ...round, entries, current: undefined }, isSettled);
}

/** 'place of total': people whom somebody else has dealt with are no longer part of it. */
export function progressOf(
  { queue, current, entries }: Round,
  isSettled: IsSettled,
): { place: number; total: number } {
  const done = new Set(entries.map(({ request }) => request.id));
  const left = queue.filter((id) => !done.has(id) && (id === current || !isSettled(id))).length;
  return { place: entries.length + (current === undefined ? 0 : 1), total: entries.length + left };
}

export type Elsewhere =
  | { kind: 'gone' }
  | { kind: 'contacted'; contact: LastContact }
  | { kind: 'settled' }
  | { kind: 'offerOver' };

/**
 * What happened to a person since the round began: somebody else closed the request, logged a
 * contact, settled the step; the offer ended.
 */
export function handledElsewhere(
  before: StoredRequest,
  now: StoredRequest | undefined,
  uid: string,
): Elsewhere | undefined {
  if (!now) return { kind: 'gone' };
  const { lastContact } = now;
  const isNew = lastContact && lastContact.at.getTime() !== before.lastContact?.at.getTime();
  if (isNew && lastContact.by !== uid) return { kind: 'contacted', contact: lastContact };
  if (before.nextStep) return now.nextStep ? undefined : { kind: 'settled' };
  const isOver = before.offer && now.offer?.vacancyId !== before.offer.vacancyId;
  return isOver ? { kind: 'offerOver' } : undefined;
}
