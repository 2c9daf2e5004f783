/**
 * Who is suggested for a free place, in which order, and why. Pure: the browser ranks its live
 * requests, the server looks again at each person's turn.
 */

import { lastStart, type PrescriptionRule } from '../booking/prescription-days.ts';
import { daysLater } from '../dates/berlin-days.ts';
import { ageOn, type IsoDate } from '../dates/german-date.ts';
import type { OfferingSettings } from '../practice/offering-settings.ts';
import { isPaused } from '../request/deadlines.ts';
import type { TherapyRequest, WithId } from '../request/request.ts';
import { unansweredToCall } from '../request/request-offer.ts';
import { compareWaiting } from '../waiting-list/queue.ts';
import { minutesOf, overlaps } from '../waiting-list/slot.ts';
import type { Vacancy } from './vacancy.ts';

export type PlaceTerms = Readonly<
  Pick<Vacancy, 'slot' | 'rhythm' | 'startsOn' | 'seats' | 'setting' | 'ages'>
> & {
  readonly anyOfTags: readonly string[];
};

/** What decides about a person. */
export type Waiting = WithId<
  Pick<
    TherapyRequest,
    | 'status'
    | 'requestedAt'
    | 'prioritized'
    | 'slots'
    | 'slotKeys'
    | 'timeFlexibility'
    | 'houseCall'
    | 'teletherapy'
    | 'groupTherapy'
    | 'birthdate'
    | 'tags'
    | 'source'
    | 'email'
    | 'emailConfirmedAt'
    | 'emailFailedAt'
    | 'pausedUntil'
    | 'offer'
    | 'lastOffer'
    | 'unanswered'
    | 'places'
    | 'prescription'
  >
>;

/** Why somebody whose times suit is not suggested. */
export type Mismatch =
  | 'paused'
  | 'otherOffer'
  | 'declinedTime'
  | 'houseCall'
  | 'video'
  | 'group'
  | 'age'
  | 'tags';

/** Speaks for the person, or says what to know before asking them; texts belong to the screens. */
export type Reason =
  /**
   * Among all whom the time suits, as the waiting list has them; paused people and others who are
   * not suggested count.
   */
  | { kind: 'position'; position: number }
  | { kind: 'prioritized' }
  | { kind: 'waiting'; since: Date }
  | { kind: 'nearly'; flexibility: 'somewhatFlexible' | 'veryFlexible' }
  /** One or two cells in all: such people are hardly ever next otherwise. */
  | { kind: 'onlyTime' };
export type Caution =
  | { kind: 'steppedBack'; askedAt: Date; outcome: 'declined' | 'expired'; until: Date }
  /** Three offers in a row without an answer. */
  | { kind: 'silent' }
  | { kind: 'holdsPlace'; place: TherapyRequest['places'][number] }
  /** `last`: the last day to begin with it, before the place's first day. */
  | { kind: 'prescriptionOver'; last: IsoDate }
  | { kind: 'phoneOnly' }
  | { kind: 'emailFailed' }
  | { kind: 'emailUnconfirmed' };

export type Candidate<R extends Waiting = Waiting> = {
  readonly request: R;
  /** The preferred times cover the place; false: only nearly. */
  readonly exact: boolean;
  readonly steppedBack: boolean;
  readonly holdsPlace: boolean;
  /** At most three. */
  readonly reasons: readonly Reason[];
  readonly cautions: readonly Caution[];
};

export type Candidates<R extends Waiting = Waiting> = {
  /** In the order in which they are suggested. */
  readonly rows: readonly Candidate<R>[];
  /** People whom the time suits, but who are not suggested, in waiting order. */
  readonly leftOut: readonly { readonly request: R; readonly because: Mismatch }[];
};

type RankSettings = Pick<OfferingSettings, 'stepBackDays'>;

export function candidates<R extends Waiting>(
  vacancy: PlaceTerms,
  requests: readonly R[],
  {
    now,
    today,
    settings,
    rule = null,
  }: { now: Date; today: IsoDate; settings: RankSettings; rule?: PrescriptionRule | null },
): Candidates<R> {
  const rows: { row: Omit<Candidate<R>, 'reasons' | 'cautions'>; position: number }[] = [];
  const leftOut: { request: R; because: Mismatch }[] = [];
  let position = 0;
  for (const request of requests
    .filter((each) => each.status === 'open' && fitOf(vacancy, each) !== null)
    .sort(compareWaiting)) {
    const exact = fitOf(vacancy, request) === 'exact';
    if (exact) position++;
    const because = mismatch(vacancy, request, today);
    if (because !== null) leftOut.push({ request, because });
    else rows.push({ row: { request, ...rank(vacancy, request, now, settings) }, position });
  }
  // Stable: waiting order among equals.
  rows.sort((a, b) => group(a.row) - group(b.row));
  return {
    rows: rows.map(({ row, position: at }) => ({
      ...row,
      reasons: reasonsFor(row.request, row.exact ? at : null),
      cautions: cautionsFor(row.request, vacancy, { now, settings, rule }),
    })),
    leftOut,
  };
}

/** Why somebody further up the waiting list is not asked before a person. */
export type Behind = Mismatch | 'steppedBack' | 'silent' | 'holdsPlace' | 'nearly';

/**
 * Everybody whom the time suits and who waits ahead of that person, but is suggested later or not
 * at all, in waiting order.
 */
export function aheadOf<R extends Waiting>(
  { rows, leftOut }: Candidates<R>,
  requestId: string,
): { request: R; because: Behind }[] {
  const at = rows.findIndex(({ request }) => request.id === requestId);
  const person = rows[at]?.request;
  if (!person) return [];
  const later = rows.slice(at + 1).map(({ request, exact, holdsPlace }) => {
    const isSilent = request.unanswered >= unansweredToCall;
    return {
      request,
      because: !exact ? 'nearly' : holdsPlace ? 'holdsPlace' : isSilent ? 'silent' : 'steppedBack',
    } as const;
  });
  return [...leftOut, ...later]
    .filter(({ request }) => compareWaiting(request, person) < 0)
    .sort((one, other) => compareWaiting(one.request, other.request));
}

/** What an offer remembers of why somebody stood where they stood. */
export function rank(
  vacancy: Pick<PlaceTerms, 'slot' | 'rhythm'>,
  request: Waiting,
  now: Date,
  settings: RankSettings,
) {
  return {
    exact: fitOf(vacancy, request) === 'exact',
    steppedBack:
      steppedBackUntil(request, now, settings) !== null || request.unanswered >= unansweredToCall,
    holdsPlace: vacancy.rhythm !== 'once' && request.places.length > 0,
  };
}

/**
 * Whether the place still suits somebody at their turn: their times and what they need, apart from
 * pauses and other offers.
 */
export function stillFits(vacancy: PlaceTerms, request: Waiting, today: IsoDate): boolean {
  const because = mismatch(vacancy, request, today);
  return (
    fitOf(vacancy, request) !== null &&
    (because === null || because === 'paused' || because === 'otherOffer')
  );
}

/** Exact before nearly, without a place before with one, not stepped back before stepped back. */
function group({
  exact,
  holdsPlace,
  steppedBack,
}: {
  exact: boolean;
  holdsPlace: boolean;
  steppedBack: boolean;
}): number {
  return (exact ? 0 : 4) + (holdsPlace ? 2 : 0) + (steppedBack ? 1 : 0);
}

/** Minutes by which a wish may miss the place. */
const tolerance = { notFlexible: 0, somewhatFlexible: 30, veryFlexible: 60 } as const;

/** Ranges, not cells: 14:15–15:00 fits a wish of 14–16. Null: the times do not suit. */
export function fitOf(
  { slot }: Pick<PlaceTerms, 'slot'>,
  { slots, timeFlexibility }: Pick<Waiting, 'slots' | 'timeFlexibility'>,
) {
  const sameDay = slots.filter(
    (wish) => wish.locationId === slot.locationId && wish.weekday === slot.weekday,
  );
  if (sameDay.length === 0) return null;
  if (sameDay.some((wish) => wish.start <= slot.start && slot.end <= wish.end)) return 'exact';
  const minutes = tolerance[timeFlexibility ?? 'notFlexible'];
  if (minutes === 0) return null;
  const isNear = sameDay.some(
    (wish) =>
      minutesOf(wish.start) - minutes <= minutesOf(slot.start) &&
      minutesOf(slot.end) <= minutesOf(wish.end) + minutes,
  );
  return isNear ? 'nearly' : null;
}

/** What the form did not ask excludes nobody. */
function mismatch(vacancy: PlaceTerms, request: Waiting, today: IsoDate): Mismatch | null {
  const { setting, seats, ages, anyOfTags, startsOn } = vacancy;
  if (isPaused(request, today)) return 'paused';
  if (request.offer !== null) return 'otherOffer';
  if (hasDeclinedTime(vacancy, request)) return 'declinedTime';
  if (request.houseCall !== undefined && request.houseCall !== (setting === 'houseCall'))
    return 'houseCall';
  if (setting === 'video' && request.teletherapy === 'no') return 'video';
  if (seats > 1 && request.groupTherapy === 'no') return 'group';
  if (ages !== null && request.birthdate !== undefined) {
    const age = ageOn(request.birthdate, startsOn);
    if (age < ages.from || age > ages.to) return 'age';
  }
  if (anyOfTags.length > 0 && !anyOfTags.some((tag) => request.tags.includes(tag))) return 'tags';
  return null;
}

/**
 * They said of a place at this time that it does not suit them after all, and have not chosen it
 * again since.
 */
function hasDeclinedTime(
  { slot }: Pick<PlaceTerms, 'slot'>,
  { lastOffer }: Pick<Waiting, 'lastOffer'>,
): boolean {
  return lastOffer?.declinedTimes.some((time) => overlaps(time, slot)) ?? false;
}

/**
 * Null: they did not let an offer pass lately. Whom we let down, or who said yes and lost, does not
 * step back.
 */
function steppedBackUntil(
  { lastOffer }: Pick<Waiting, 'lastOffer'>,
  now: Date,
  { stepBackDays }: RankSettings,
): Date | null {
  if (lastOffer === null || (lastOffer.outcome !== 'expired' && lastOffer.outcome !== 'declined'))
    return null;
  const until = daysLater(lastOffer.at, stepBackDays);
  return until > now ? until : null;
}

/** A position speaks only for people whom the time suits exactly. */
function reasonsFor(request: Waiting, position: number | null): Reason[] {
  const reasons: Reason[] = [];
  if (position !== null) reasons.push({ kind: 'position', position });
  if (request.prioritized) reasons.push({ kind: 'prioritized' });
  reasons.push({ kind: 'waiting', since: request.requestedAt });
  if (
    position === null &&
    request.timeFlexibility !== undefined &&
    request.timeFlexibility !== 'notFlexible'
  ) {
    reasons.push({ kind: 'nearly', flexibility: request.timeFlexibility });
  }
  if (request.slotKeys.length === 1 || request.slotKeys.length === 2)
    reasons.push({ kind: 'onlyTime' });
  return reasons.slice(0, 3);
}

/** The last day to begin, if it is over before the place is free; it warns and excludes nobody. */
export function prescriptionOver(
  { prescription }: Pick<Waiting, 'prescription'>,
  { startsOn }: Pick<PlaceTerms, 'startsOn'>,
  rule: PrescriptionRule | null,
): IsoDate | undefined {
  const last = prescription && rule ? lastStart(prescription, rule) : undefined;
  return last !== undefined && last < startsOn ? last : undefined;
}

function cautionsFor(
  request: Waiting,
  vacancy: PlaceTerms,
  { now, settings, rule }: { now: Date; settings: RankSettings; rule: PrescriptionRule | null },
): Caution[] {
  const { lastOffer, places, unanswered, email, emailFailedAt, emailConfirmedAt, source } = request;
  const cautions: Caution[] = [];
  const until = steppedBackUntil(request, now, settings);
  if (until !== null && lastOffer !== null) {
    const outcome = lastOffer.outcome === 'declined' ? 'declined' : 'expired';
    cautions.push({ kind: 'steppedBack', askedAt: lastOffer.at, outcome, until });
  }
  if (unanswered >= unansweredToCall) cautions.push({ kind: 'silent' });
  const place = places.at(-1);
  if (place !== undefined) cautions.push({ kind: 'holdsPlace', place });
  const last = prescriptionOver(request, vacancy, rule);
  if (last !== undefined) cautions.push({ kind: 'prescriptionOver', last });
  if (email === '') cautions.push({ kind: 'phoneOnly' });
  else if (emailFailedAt !== null) cautions.push({ kind: 'emailFailed' });
  else if (emailConfirmedAt === null && source !== 'import')
    cautions.push({ kind: 'emailUnconfirmed' });
  return cautions;
}
