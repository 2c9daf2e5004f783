/** What time and earlier decisions call for, and how it stands afterwards. */

import { hour, wholeDays } from '../dates/durations.ts';
import { maxDays } from '../statistics/month.ts';
import { roomForLate } from './answers.ts';
import { askNext, freshLate, isStartPassed, mayAsk, openings, waiting } from './asking.ts';
import { catchUp, forgetLateYes, win } from './catch-up.ts';
import { startPassedOn } from './deadlines.ts';
import {
  addBehind,
  addHistory,
  count,
  type Draft,
  emailTo,
  entryOf,
  freeSeats,
  type Handled,
  offerOf,
  patchOffer,
  personOf,
  tellTeam,
  unread,
} from './draft.ts';
import { isLive } from './effective-offer.ts';
import type { PlannedPerson, StalledBecause } from './vacancy.ts';

/** Documents that one step brings up to date: what a transaction may well hold. */
const caughtUpAtOnce = 20;
const remindedAtOnce = 5;

/**
 * How often a frozen vacancy is looked at again, in milliseconds: opening the practice wakes it
 * (`freezeVacancies`), this is only for one that was missed.
 */
const frozenStep = 24 * hour;

/** One part of the work: following documents, then reminders, then late yeses, then asking. */
export function sweep(draft: Draft): Handled {
  const { vacancy } = draft;
  const behind = vacancy.behind.slice(0, caughtUpAtOnce);
  if (behind.length > 0)
    return prepared(draft, behind, () => behind.forEach((id) => void catchUp(draft, id)));
  if (vacancy.frozenSince !== null) return undefined;
  const reminded = vacancy.plan
    .filter((entry) => isReminderDue(draft, entry))
    .map(({ requestId }) => requestId);
  if (reminded.length > 0) return remind(draft, reminded.slice(0, remindedAtOnce));
  const late = nextLate(draft);
  if (late !== undefined) return prepared(draft, [late], () => giveToLate(draft, late));
  return mayAsk(draft) ? askNext(draft, openings(draft)) : undefined;
}

function prepared(draft: Draft, requestIds: readonly string[], work: () => void): Handled {
  const needs = unread(draft, requestIds);
  if (needs.length > 0) return { needs };
  work();
  return undefined;
}

function isReminderDue({ at }: Draft, { state, remindAt }: PlannedPerson): boolean {
  return state === 'offered' && remindAt !== null && remindAt <= at.now;
}

function remind(draft: Draft, requestIds: readonly string[]): Handled {
  return prepared(draft, requestIds, () => {
    for (const requestId of requestIds) {
      const entry = entryOf(draft, requestId);
      if (entry) entry.remindAt = null;
      // One that leaves later is reminded of later.
      const offer = offerOf(draft, requestId);
      if (offer?.channel === 'email' && offer.sentAt === null) continue;
      patchOffer(draft, requestId, { remindedAt: draft.at.now });
      addHistory(draft, requestId, 'offerReminded');
      emailTo(draft, 'vacancyReminder', requestId);
    }
  });
}

/** The first late yes that a free seat is there for, unless the team holds the place. */
function nextLate(draft: Draft): string | undefined {
  const { vacancy } = draft;
  if (vacancy.state !== 'offering' && vacancy.state !== 'stalled') return undefined;
  if (vacancy.stalledBecause === 'held' || vacancy.frozenSince !== null) return undefined;
  return freshLate(draft).find(({ requestId }) => roomForLate(draft, requestId))?.requestId;
}

function giveToLate(draft: Draft, requestId: string): void {
  const [entry, person] = [entryOf(draft, requestId), personOf(draft, requestId)];
  forgetLateYes(draft, requestId);
  const isFree = person?.offer == null || person.offer.vacancyId === draft.vacancyId;
  if (!entry || person?.status !== 'open' || !isFree) return;
  win(draft, entry);
  catchUp(draft, requestId);
}

/** Time stands still while the practice is locked. */
export function freeze({ vacancy, at }: Draft): void {
  if (vacancy.state === 'offering' || vacancy.state === 'stalled') vacancy.frozenSince ??= at.now;
}

/** Everybody has as much time left as they had. */
export function thaw(draft: Draft): void {
  const { vacancy, at } = draft;
  if (vacancy.frozenSince === null) return;
  const stood = at.now.getTime() - vacancy.frozenSince.getTime();
  vacancy.frozenSince = null;
  for (const entry of vacancy.plan) {
    if (entry.state !== 'offered' || entry.until === null) continue;
    entry.until = at.postponed(entry.until, stood);
    entry.remindAt = entry.remindAt && at.postponed(entry.remindAt, stood);
    addBehind(draft, entry.requestId);
  }
}

/** State, reason and next moment, as they follow from everything else. */
export function conclude(draft: Draft): void {
  const { vacancy, at } = draft;
  if (vacancy.state !== 'open' && vacancy.state !== 'closed') settle(draft);
  if (vacancy.state === 'closed' && vacancy.behind.length === 0) vacancy.wordsOnClosing = '';
  vacancy.nextStepAt = vacancy.behind.length > 0 ? at.now : nextStepAt(draft);
}

function settle(draft: Draft): void {
  const { vacancy, at } = draft;
  if (freeSeats(vacancy) === 0) {
    const isGiven = vacancy.winners.every(
      ({ requestId }) => (entryOf(draft, requestId)?.state ?? 'taken') === 'taken',
    );
    if (vacancy.acceptedAt === null)
      count(draft, 'daysToAccepted', bucketOfDays(vacancy.createdAt, at.now));
    vacancy.acceptedAt ??= at.now;
    vacancy.endedAt = isGiven ? (vacancy.endedAt ?? at.now) : null;
    vacancy.state = isGiven ? 'filled' : 'accepted';
    vacancy.stalledBecause = null;
    return;
  }
  vacancy.acceptedAt = null;
  vacancy.endedAt = null;
  const before = vacancy.stalledBecause;
  // What the machine may do does not depend on the reasons that follow from it.
  vacancy.state = 'offering';
  vacancy.stalledBecause = reasonOf(draft, before);
  if (vacancy.stalledBecause !== null) vacancy.state = 'stalled';
  const { stalledBecause } = vacancy;
  if (stalledBecause !== null && stalledBecause !== before) tellTeam(draft, stalledBecause);
}

/** Why the team is needed; the first that holds. */
function reasonOf(draft: Draft, before: StalledBecause | null): StalledBecause | null {
  const { vacancy, at } = draft;
  if (before === 'held' || before === 'givenBack') return before;
  if (isStartPassed(draft) || at.timesOf(vacancy, at.now) === null) return 'startPassed';
  const waitsFor = (what: PlannedPerson['waitsFor']) =>
    vacancy.plan.some((entry) => isLive(entry) && entry.waitsFor === what);
  if (waitsFor('call')) return 'callDue';
  if (waitsFor('emailFailed')) return 'emailFailed';
  if (waitsFor('question')) return 'question';
  return vacancy.plan.some(isLive) || hasWork(draft) ? null : 'planAtEnd';
}

function hasWork(draft: Draft): boolean {
  return (
    nextLate(draft) !== undefined ||
    (mayAsk(draft) && openings(draft) > 0 && waiting(draft).length > 0)
  );
}

/**
 * Now, if something is to be done; else the next deadline, reminder, end of a late yes, or end of
 * the time to ask.
 */
function nextStepAt(draft: Draft): Date | null {
  const { vacancy, at } = draft;
  if (vacancy.state !== 'offering' && vacancy.state !== 'stalled') return null;
  if (vacancy.frozenSince !== null) return new Date(at.now.getTime() + frozenStep);
  if (hasWork(draft)) return at.now;
  const asked = vacancy.plan.filter(({ state }) => state === 'offered');
  const moments = [
    ...asked.flatMap(({ until, remindAt }) => [until, remindAt]),
    ...freshLate(draft).map((late) => new Date(at.lateYesUntil(late.at).getTime() + 1)),
    // Shortly after midnight in Berlin.
    isStartPassed(draft) ? null : new Date(`${startPassedOn(vacancy)}T00:00:00Z`),
  ].filter((moment) => moment !== null);
  return moments.length === 0
    ? null
    : new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

function bucketOfDays(from: Date, to: Date): string {
  const days = wholeDays(from, to);
  return days > maxDays ? 'more' : String(days);
}
