/**
 * What patients and members answer to an offer. Each changes only the vacancy, one offer and one
 * request.
 */
import { hour } from '../dates/durations.ts';
import { refusedAt, wholeForm } from '../failure.ts';
import { portalMessages } from '../request/portal-messages.ts';
import { catchUp, forgetLateYes, heard, promote, setState, win } from './catch-up.ts';
import {
  addBehind,
  addHistory,
  count,
  countCells,
  type Draft,
  entryOf,
  freeSeats,
  type Handled,
  offerOf,
  patchOffer,
  patchRequest,
  personOf,
  refusedWith,
  requestGone,
  tellTeam,
} from './draft.ts';
import { isLive } from './effective-offer.ts';
import { giveBack } from './giving.ts';
import { maxUnreached, type Offer, yesesTakenBack } from './offer.ts';
import { offerMessages, vacancyMessages } from './step-messages.ts';
import type { AnswerEvent } from './step-types.ts';
import type { PlannedPerson } from './vacancy.ts';

type Of<Kind extends AnswerEvent['kind']> = Extract<AnswerEvent, { kind: Kind }>;

/** The person's documents have been read and follow the plan. */
export function answer(draft: Draft, event: AnswerEvent): Handled {
  const entry = entryOf(draft, event.requestId);
  const offer = offerOf(draft, event.requestId);
  if (!entry || !offer)
    return refusedWith(draft, 'noOffer', offerMessages.gone, vacancyMessages.notAsked);
  catchUp(draft, event.requestId, { quiet: true });
  switch (event.kind) {
    case 'accept':
      return accept(draft, entry);
    case 'decline':
      return decline(draft, entry, event);
    case 'ask':
      return ask(draft, entry, event);
    case 'takeBack':
      return takeBack(draft, entry);
    case 'notMe':
      return notMe(draft, entry);
    case 'notReached':
      return notReached(draft, entry);
  }
}

function accept(draft: Draft, entry: PlannedPerson): Handled {
  const { requestId } = entry;
  const person = personOf(draft, requestId);
  switch (entry.state) {
    case 'pledged':
    case 'accepted':
    case 'taken':
      return 'unchanged';
    case 'offered':
      if (person?.status !== 'open') return notWaiting(draft);
      heard(draft, requestId);
      countHours(draft, offerOf(draft, requestId));
      if (draft.vacancy.mode === 'together') setState(draft, entry, 'pledged');
      else win(draft, entry);
      promote(draft);
      return catchUp(draft, requestId, { by: draft.by });
    case 'expired':
    case 'declined':
      return acceptLate(draft, entry);
    default:
      return over(draft, entry);
  }
}

/**
 * A yes after the deadline, or after a no. It wins unless the seats may go to people who can still
 * answer or said yes before; otherwise it is noted: the place is theirs should it come back.
 */
function acceptLate(draft: Draft, entry: PlannedPerson): Handled {
  const { vacancy, vacancyId, at } = draft;
  const { requestId } = entry;
  const person = personOf(draft, requestId);
  if (vacancy.state === 'closed' || freeSeats(vacancy) === 0) return over(draft, entry);
  if (person?.status !== 'open') return notWaiting(draft);
  if (person.offer && person.offer.vacancyId !== vacancyId) {
    return refusedWith(draft, 'otherOffer', offerMessages.otherOffer, vacancyMessages.otherOffer);
  }
  const takenBack = offerOf(draft, requestId)?.takenBack ?? 0;
  if (draft.by.kind === 'patient' && takenBack >= yesesTakenBack)
    return refusedAt(wholeForm, 'changedOften', offerMessages.changedOften);
  const isNoted = vacancy.late.some((late) => late.requestId === requestId);
  if (roomForLate(draft, requestId)) {
    heard(draft, requestId);
    win(draft, entry);
    return catchUp(draft, requestId, { by: draft.by });
  }
  if (isNoted) return 'unchanged';
  vacancy.late.push({ requestId, at: at.now });
  heard(draft, requestId);
  patchOffer(draft, requestId, { lateYesAt: at.now });
  return addHistory(draft, requestId, 'offerLateYes');
}

/**
 * Whether a late yes takes a seat from nobody. Where several compete for the seats, nobody may be
 * left who can still answer.
 */
export function roomForLate({ vacancy, at }: Draft, requestId: string): boolean {
  const live = vacancy.plan.filter(
    (other) => other.requestId !== requestId && isLive(other),
  ).length;
  const first = vacancy.late.findIndex((late) => late.requestId === requestId);
  const before = (first < 0 ? vacancy.late : vacancy.late.slice(0, first)).filter(
    (late) => at.lateYesUntil(late.at) >= at.now,
  ).length;
  if (vacancy.mode !== 'inTurn' && live > 0) return false;
  return live + before < freeSeats(vacancy);
}

function decline(
  draft: Draft,
  entry: PlannedPerson,
  { requestId, reason }: Of<'decline'>,
): Handled {
  switch (entry.state) {
    case 'declined':
      return 'unchanged';
    case 'offered':
      countHours(draft, offerOf(draft, requestId));
      return leave(draft, entry, reason);
    case 'pledged':
    case 'accepted':
      countTakenBack(draft, requestId);
      return leave(draft, entry, reason);
    // A no after the deadline changes nothing for others, but tells more than silence.
    case 'expired':
      return leave(draft, entry, reason);
    case 'taken':
      return refusedWith(
        draft,
        'alreadyGiven',
        offerMessages.alreadyYours,
        vacancyMessages.settled,
      );
    default:
      return over(draft, entry);
  }
}

function leave(draft: Draft, entry: PlannedPerson, reason: Offer['declined']): Handled {
  const { requestId } = entry;
  heard(draft, requestId);
  patchOffer(draft, requestId, { declined: reason, lateYesAt: null });
  forgetLateYes(draft, requestId);
  setState(draft, entry, 'declined');
  catchUp(draft, requestId, { by: draft.by });
  count(draft, 'declined', reason ?? 'none');
  if (reason === 'time') countCells(draft, 'declinedTime');
  return undefined;
}

/** The other way round: takes a yes back, which also gives back a place. */
function takeBack(draft: Draft, entry: PlannedPerson): Handled {
  const { requestId } = entry;
  switch (entry.state) {
    case 'pledged':
    case 'accepted':
      countTakenBack(draft, requestId);
      return leave(draft, entry, null);
    case 'taken':
      return giveBack(draft, entry);
    case 'offered':
      return 'unchanged';
    case 'expired':
    case 'declined':
      if (!draft.vacancy.late.some((late) => late.requestId === requestId)) return 'unchanged';
      forgetLateYes(draft, requestId);
      heard(draft, requestId);
      countTakenBack(draft, requestId);
      return patchOffer(draft, requestId, { lateYesAt: null });
    default:
      return over(draft, entry);
  }
}

function countTakenBack(draft: Draft, requestId: string): undefined {
  if (draft.by.kind === 'patient')
    patchOffer(draft, requestId, { takenBack: (offerOf(draft, requestId)?.takenBack ?? 0) + 1 });
}

/** The time goes on; the team is asked to call, once until a member has settled the question. */
function ask(draft: Draft, entry: PlannedPerson, { requestId, text }: Of<'ask'>): Handled {
  if (!isLive(entry) && entry.state !== 'accepted') {
    return refusedWith(
      draft,
      'noQuestionNow',
      offerMessages.noQuestionNow,
      vacancyMessages.notOffered,
    );
  }
  const { question = null, answeredAt = null, answeredBy = null } = offerOf(draft, requestId) ?? {};
  if (question && question.answeredAt === null && question.text === text) return 'unchanged';
  heard(draft, requestId);
  // A question answers nothing, and takes back no yes.
  patchOffer(draft, requestId, {
    question: { at: draft.at.now, text, answeredAt: null },
    answeredAt,
    answeredBy,
  });
  entry.waitsFor ??= 'question';
  if (question && question.answeredAt === null) return undefined;
  tellTeam(draft, 'question');
  return addHistory(draft, requestId, 'offerQuestion');
}

/**
 * The address belongs to somebody else, who can neither take nor lose the place: from now on the
 * team calls. Only while there is something to answer: afterwards nobody would hear of it.
 */
function notMe(draft: Draft, entry: PlannedPerson): Handled {
  if (entry.state !== 'offered' && entry.state !== 'expired')
    return refusedWith(draft, 'noOffer', offerMessages.gone, vacancyMessages.notOffered);
  const person = personOf(draft, entry.requestId);
  if (!person) return requestGone();
  if (person.emailFailedAt !== null && entry.channel === 'phone') return 'unchanged';
  patchRequest(draft, entry.requestId, { emailFailedAt: person.emailFailedAt ?? draft.at.now });
  callInstead(draft, entry);
  return catchUp(draft, entry.requestId, { quiet: true });
}

/**
 * No e-mail arrives: somebody who can still answer is called, and their time stands still until a
 * member tried.
 */
export function callInstead(draft: Draft, entry: PlannedPerson): undefined {
  entry.channel = 'phone';
  addBehind(draft, entry.requestId);
  // Told already: a link's holder could write to the team with every press.
  if (entry.state !== 'offered' || entry.waitsFor === 'emailFailed') return;
  Object.assign(entry, { until: null, remindAt: null, waitsFor: 'emailFailed', called: false });
  tellTeam(draft, 'emailFailed');
}

/** Milliseconds in which a second press is no second call. */
const sameCall = 60 * 1000;

/**
 * A member tried: the deadline counts, and if the time stood still because no e-mail arrived, a new
 * one begins.
 */
function notReached(draft: Draft, entry: PlannedPerson): Handled {
  const { vacancy, at } = draft;
  const unreached = offerOf(draft, entry.requestId)?.unreached ?? [];
  const isNoted = entry.called && entry.waitsFor !== 'call' && entry.waitsFor !== 'emailFailed';
  const isSameCall = at.now.getTime() - (unreached.at(-1)?.at.getTime() ?? 0) < sameCall;
  if (isNoted && (isSameCall || entry.state !== 'offered')) return 'unchanged';
  if (entry.state !== 'offered')
    return refusedAt(wholeForm, 'notOffered', vacancyMessages.notOffered);
  const by = draft.by.kind === 'member' ? draft.by.uid : '';
  patchOffer(draft, entry.requestId, {
    unreached: [...unreached, { at: at.now, by }].slice(-maxUnreached),
  });
  entry.called = true;
  if (entry.until === null) {
    const times = entry.waitsFor === 'emailFailed' ? at.timesOf(vacancy, at.now) : null;
    entry.until = times?.until ?? at.now;
    addBehind(draft, entry.requestId);
  }
  if (entry.waitsFor !== 'question') entry.waitsFor = null;
  return catchUp(draft, entry.requestId, { quiet: true });
}

function notWaiting(draft: Draft): Handled {
  return refusedWith(draft, 'notWaiting', portalMessages.notWaiting, vacancyMessages.notOpen);
}

/** Nothing can be answered any more, kindly. */
function over(draft: Draft, entry: PlannedPerson): Handled {
  const { vacancy } = draft;
  if (entry.state === 'void' || entry.state === 'skipped') {
    return refusedWith(draft, 'noOffer', offerMessages.gone, vacancyMessages.notOffered);
  }
  if (entry.state === 'withdrawn' || vacancy.state === 'closed') {
    return refusedWith(
      draft,
      'offerWithdrawn',
      offerMessages.withdrawn,
      vacancyMessages.notOffered,
    );
  }
  const won = vacancy.mode === 'firstWins' ? offerMessages.wonByFaster : offerMessages.wonByAnother;
  return refusedWith(draft, 'placeWon', won, vacancyMessages.settled);
}

/** Upper ends of the statistics' buckets, in hours. */
const hourBuckets = [1, 3, 6, 12, 24, 48, 72, 120];

function countHours(draft: Draft, offer: Offer | null): undefined {
  if (!offer) return;
  const hours = (draft.at.now.getTime() - (offer.sentAt ?? offer.plannedAt).getTime()) / hour;
  count(draft, 'hoursToAnswer', String(hourBuckets.find((end) => hours <= end) ?? 'more'));
}
