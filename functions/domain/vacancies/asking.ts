/**
 * Whose turn it is, and asking them: the machine goes down the approved plan and never beyond it.
 */

import { wholeDays } from '../dates/durations.ts';
import { isPaused } from '../request/deadlines.ts';
import type { Actor } from '../request/history.ts';
import { weeksWaited } from '../statistics/month.ts';
import { forgetLateYes } from './catch-up.ts';
import { startPassedOn } from './deadlines.ts';
import {
  addHistory,
  count,
  countCells,
  type Draft,
  emailTo,
  entryOf,
  freeSeats,
  type Handled,
  offerOf,
  patchRequest,
  personOf,
  platform,
  unread,
} from './draft.ts';
import { isLive } from './effective-offer.ts';
import type { Offer, SkipReason } from './offer.ts';
import type { OfferTimes, PersonNow } from './step-types.ts';
import type { PlannedPerson, Vacancy } from './vacancy.ts';

/** People asked in one step; the next step goes on at once. */
const askedAtOnce = 5;

/**
 * Milliseconds in which an offer, or that a place was given, can be called back before its e-mail
 * leaves.
 */
export const callBackTime = 60 * 1000;

/** Late yeses that get a returned place without being asked again. */
export function freshLate({ vacancy, at }: Draft): Vacancy['late'] {
  return vacancy.late.filter((late) => at.lateYesUntil(late.at) >= at.now);
}

/**
 * How many more people may be asked now. Nobody is asked who could only lose: to one who said yes
 * already, or said it late.
 */
export function openings(draft: Draft): number {
  const { vacancy } = draft;
  const free = freeSeats(vacancy);
  const live = vacancy.plan.filter(isLive);
  const offered = live.filter(({ state }) => state === 'offered').length;
  const claims = live.length - offered + freshLate(draft).length;
  if (vacancy.mode === 'inTurn') return Math.max(0, free - offered - claims);
  return claims >= free ? 0 : Math.max(0, vacancy.atOnce - offered);
}

export function isStartPassed({ vacancy, at }: Pick<Draft, 'vacancy' | 'at'>): boolean {
  return at.today >= startPassedOn(vacancy);
}

/**
 * Whether the machine may ask at all: begun, not held by the team, and there is time before the
 * first day.
 */
export function mayAsk(draft: Draft): boolean {
  const { vacancy, at } = draft;
  const isRunning = vacancy.state === 'offering' || vacancy.state === 'stalled';
  const isHeld = vacancy.stalledBecause === 'held' || vacancy.stalledBecause === 'givenBack';
  return (
    isRunning &&
    !isHeld &&
    vacancy.frozenSince === null &&
    !isStartPassed(draft) &&
    at.timesOf(vacancy, at.now) !== null
  );
}

/** Next in line: who said yes too late for a place that came back too late, then the plan. */
export function waiting(draft: Draft): string[] {
  const { vacancy } = draft;
  const fresh = freshLate(draft);
  const stale = vacancy.late
    .filter((late) => !fresh.includes(late))
    .map(({ requestId }) => requestId);
  const unasked = vacancy.plan.slice(vacancy.asked).map(({ requestId }) => requestId);
  return [...stale, ...unasked];
}

/**
 * Asks the next ones, at most so many. Who cannot be asked is skipped, and the one after them asked
 * instead.
 */
export function askNext(draft: Draft, most: number, by: Actor = platform): Handled {
  const wanted = Math.min(most, askedAtOnce);
  const first = unread(draft, waiting(draft).slice(0, wanted));
  if (first.length > 0) return { needs: first };
  let asked = 0;
  while (asked < wanted) {
    const [next] = waiting(draft);
    const times = draft.at.timesOf(draft.vacancy, draft.at.now);
    // The rest is asked in the next step.
    if (next === undefined || !times || unread(draft, [next]).length > 0) return undefined;
    if (askOrSkip(draft, next, times, by)) asked += 1;
  }
  return undefined;
}

/** True: was asked. */
function askOrSkip(draft: Draft, requestId: string, times: OfferTimes, by: Actor): boolean {
  const { vacancy } = draft;
  const isLate = vacancy.late.some((late) => late.requestId === requestId);
  forgetLateYes(draft, requestId);
  if (!isLate) vacancy.asked += 1;
  const entry = entryOf(draft, requestId);
  const person = personOf(draft, requestId);
  if (!entry) return false;
  const obstacle = person ? obstacleTo(draft, entry, person) : 'archived';
  if (person && obstacle === null) {
    offerTo(draft, entry, person, times, by);
    return true;
  }
  if (!isLate) skip(draft, entry, person, obstacle ?? 'archived');
  return false;
}

/**
 * Why somebody is not asked, null: nothing. Open, not in a pause, without another offer, and the
 * place still suits them.
 */
export function obstacleTo(
  draft: Draft,
  entry: PlannedPerson,
  person: PersonNow,
): SkipReason | null {
  const { vacancy, vacancyId, at } = draft;
  if (person.status !== 'open') return 'archived';
  if (isPaused(person, at.today)) return 'paused';
  if (person.offer !== null && person.offer.vacancyId !== vacancyId) return 'otherOffer';
  return entry.byHand || at.fits(vacancy, person, entry.requestId) ? null : 'notFitting';
}

/**
 * Makes the offer; again, if there was one. A member's choice is history of the member, and keeps
 * the request from being deleted.
 */
export function offerTo(
  draft: Draft,
  entry: PlannedPerson,
  person: PersonNow,
  times: OfferTimes,
  by: Actor,
): undefined {
  const { vacancy, vacancyId, at } = draft;
  const { requestId } = entry;
  const channel = person.email === '' || person.emailFailedAt !== null ? 'phone' : 'email';
  const before = offerOf(draft, requestId);
  const { until } = times;
  Object.assign(entry, {
    state: 'offered',
    channel,
    until,
    remindAt: vacancy.mode === 'inTurn' && channel === 'email' ? times.remindAt : null,
    waitsFor: null,
    called: false,
  });
  vacancy.behind = vacancy.behind.filter((id) => id !== requestId);
  vacancy.offeredAt ??= at.now;
  const plannedAt =
    channel === 'phone'
      ? at.now
      : new Date(Math.max(times.sendAt.getTime(), at.now.getTime() + callBackTime));
  draft.offers.set(requestId, {
    ...newOffer(draft, entry, person),
    state: 'offered',
    plannedAt,
    until,
    times: (before?.times ?? 0) + 1,
  });
  patchRequest(draft, requestId, { offer: { vacancyId, until } });
  addHistory(draft, requestId, 'offered', { by });
  emailTo(draft, 'vacancyOffer', requestId, { dueAt: plannedAt });
  count(draft, 'offers', `offered_${vacancy.mode}`);
  countCells(draft, 'offered');
  if (person.lastOffer === null && person.places.length === 0)
    count(draft, 'weeksToOffer', String(weeksWaited(person.requestedAt, at.now)));
}

function skip(
  draft: Draft,
  entry: PlannedPerson,
  person: PersonNow | null,
  skipped: SkipReason,
): undefined {
  const { vacancy } = draft;
  entry.state = 'skipped';
  if (!person) return;
  draft.offers.set(entry.requestId, {
    ...newOffer(draft, entry, person),
    state: 'skipped',
    skipped,
  });
  count(draft, 'offers', `skipped_${vacancy.mode}`);
}

function newOffer(draft: Draft, { requestId, channel }: PlannedPerson, person: PersonNow): Offer {
  const { vacancy, vacancyId, at } = draft;
  const { now } = at;
  const position = vacancy.plan.findIndex((entry) => entry.requestId === requestId) + 1;
  return {
    vacancyId,
    requestId,
    position,
    channel,
    state: 'offered',
    askedAt: now,
    plannedAt: now,
    sentAt: null,
    until: null,
    remindedAt: null,
    answeredAt: null,
    answeredBy: null,
    unreached: [],
    ended: null,
    times: 0,
    declined: null,
    skipped: null,
    lateYesAt: null,
    takenBack: 0,
    question: null,
    rank: {
      position,
      ...at.rank(vacancy, person, requestId),
      prioritized: person.prioritized,
      holdsPlace: person.places.length > 0,
      waitedDays: wholeDays(person.requestedAt, now),
    },
    given: null,
  };
}
