/** What members do with a vacancy that exists; its start and end are in `beginning.ts`. */
import { refusedAt, wholeForm } from '../failure.ts';
import type { OfferState } from '../request/request-offer.ts';
import { askNext, isStartPassed, obstacleTo, offerTo } from './asking.ts';
import { startAsking, withPeople } from './beginning.ts';
import { catchUp, forgetLateYes, setState } from './catch-up.ts';
import { firstDate, mayFirstWin } from './deadlines.ts';
import {
  addBehind,
  type Draft,
  entryOf,
  freeSeats,
  type Handled,
  offerOf,
  patchOffer,
  personOf,
  requestGone,
  unread,
} from './draft.ts';
import { isHeld, isLive } from './effective-offer.ts';
import { vacancyMessages } from './step-messages.ts';
import type { SteeringEvent } from './step-types.ts';
import { maxAtOnce, maxPlan, toldFields, type Vacancy } from './vacancy.ts';

type Of<Kind extends SteeringEvent['kind']> = Extract<SteeringEvent, { kind: Kind }>;
type Steering = Exclude<SteeringEvent, { kind: 'create' }>;

/** People whose documents one step may write. */
const writtenAtOnce = 20;

const refusedFor = (code: keyof typeof vacancyMessages, message: string): Handled =>
  refusedAt(wholeForm, code, message);

/** The documents of the person it is about have been read. */
export function steer(draft: Draft, event: Steering): Handled {
  const { vacancy } = draft;
  switch (event.kind) {
    case 'begin':
      return begin(draft, event);
    case 'edit':
      return edit(draft, event);
    case 'addPeople':
      return addPeople(draft, event);
    case 'removePerson':
      return removePerson(draft, event);
    case 'askNext':
      return askOneMore(draft);
    case 'extend':
      return extend(draft, event);
    case 'withdrawOffer':
      return withdrawOffer(draft, event);
    case 'callBack':
      return callBack(draft, event);
    case 'offerAgain':
      return offerAgain(draft, event);
    case 'answerQuestion':
      return answerQuestion(draft, event);
    case 'pause':
      if (vacancy.stalledBecause === 'held') return 'unchanged';
      if (vacancy.state !== 'offering' && vacancy.state !== 'stalled')
        return settledOrClosed(vacancy);
      vacancy.stalledBecause = 'held';
      return undefined;
    case 'goOn':
      if (vacancy.state === 'open' || vacancy.state === 'closed') return settledOrClosed(vacancy);
      if (vacancy.state !== 'stalled') return 'unchanged';
      if (isStartPassed(draft)) return refusedFor('startOver', vacancyMessages.startOver);
      if (vacancy.stalledBecause !== 'held' && vacancy.stalledBecause !== 'givenBack')
        return 'unchanged';
      vacancy.stalledBecause = null;
      return undefined;
    case 'close':
      return close(draft, event);
    case 'reopen':
      if (vacancy.state !== 'closed')
        return vacancy.state === 'stalled'
          ? 'unchanged'
          : refusedFor('notClosed', vacancyMessages.notClosed);
      Object.assign(vacancy, {
        state: 'stalled',
        stalledBecause: 'held',
        endedAt: null,
        closeReason: null,
      });
      raceOnlyIfSoon(draft);
      return undefined;
  }
}

function settledOrClosed({ state }: Vacancy): Handled {
  if (state === 'closed') return refusedFor('closed', vacancyMessages.closed);
  if (state === 'open') return refusedFor('notBegun', vacancyMessages.notBegun);
  return refusedFor('settled', vacancyMessages.settled);
}

function begin(draft: Draft, { offers }: Of<'begin'>): Handled {
  const { vacancy } = draft;
  if (vacancy.state === 'closed') return settledOrClosed(vacancy);
  if (vacancy.state !== 'open') return 'unchanged';
  return startAsking(draft, offers);
}

/**
 * Its seats, and what is not said to anybody, at any time; the rest only while nobody was told
 * otherwise, or with `withdraw`: then their offers end first, and the team decides who is asked
 * again.
 */
function edit(draft: Draft, { terms, cells, withdraw }: Of<'edit'>): Handled {
  const { vacancy } = draft;
  if (vacancy.state === 'filled' || vacancy.state === 'closed') return settledOrClosed(vacancy);
  const isOther = (name: keyof typeof terms) =>
    JSON.stringify(terms[name]) !== JSON.stringify(vacancy[name]);
  if (toldFields.some(isOther)) {
    const refusal = endBeforeEdit(draft, withdraw);
    if (refusal) return refusal;
  }
  const asked = vacancy.plan.filter(isLive).length;
  const needed = vacancy.winners.length + (vacancy.mode === 'inTurn' ? asked : 0);
  if (terms.seats < needed) return refusedAt('seats', 'seatsTaken', vacancyMessages.seatsTaken);
  if (!(Object.keys(terms) as (keyof typeof terms)[]).some(isOther)) return 'unchanged';
  Object.assign(vacancy, terms, { cells: [...cells] });
  raceOnlyIfSoon(draft);
  if (freeSeats(vacancy) === 0)
    for (const entry of vacancy.plan) if (isLive(entry)) setState(draft, entry, 'lost');
  return undefined;
}

/**
 * A place that begins later than was thought when it was offered, or only noted: the order decides.
 */
function raceOnlyIfSoon({ vacancy, at }: Draft): void {
  if (vacancy.mode !== 'firstWins' || mayFirstWin(vacancy, at.now)) return;
  Object.assign(vacancy, { mode: 'together', patience: { unit: 'workingDays', n: 1 } });
}

/** Ends every offer of the place as it was, and forgets who said yes to it too late. */
function endBeforeEdit(draft: Draft, withdraw: Of<'edit'>['withdraw']): Handled {
  const { vacancy } = draft;
  const held = vacancy.plan.filter(isHeld);
  const isGiven = vacancy.winners.length > held.filter(({ state }) => state === 'accepted').length;
  if (isGiven) return refusedFor('alreadyGiven', vacancyMessages.alreadyGiven);
  if (held.length > 0 && !withdraw)
    return refusedFor('withdrawFirst', vacancyMessages.withdrawFirst);
  // Whoever followed later would be told of the place as it is then, and without the member's
  // words.
  if (held.length > writtenAtOnce)
    return refusedFor('manyToWithdraw', vacancyMessages.manyToWithdraw(writtenAtOnce));
  const told = held.map(({ requestId }) => requestId);
  const needs = unread(draft, told);
  if (needs.length > 0) return { needs };
  for (const { requestId } of vacancy.late) forgetLateYes(draft, requestId);
  if (held.length === 0 || !withdraw) return undefined;
  for (const entry of held) setState(draft, entry, 'withdrawn');
  // Before the terms change: histories and e-mails name the place that was offered.
  for (const requestId of told) catchUp(draft, requestId, { by: draft.by, words: withdraw.words });
  vacancy.stalledBecause = 'held';
  return undefined;
}

function addPeople(draft: Draft, { people }: Of<'addPeople'>): Handled {
  const { vacancy } = draft;
  if (vacancy.state === 'filled' || vacancy.state === 'closed') return settledOrClosed(vacancy);
  const plan = withPeople(vacancy.plan, people);
  if (plan.length > maxPlan)
    return refusedAt('people', 'planFull', vacancyMessages.planFull(maxPlan));
  if (plan.length === vacancy.plan.length) return 'unchanged';
  vacancy.plan = plan;
  return undefined;
}

function removePerson(draft: Draft, { requestId }: Of<'removePerson'>): Handled {
  const { vacancy } = draft;
  const place = vacancy.plan.findIndex((entry) => entry.requestId === requestId);
  if (place < 0) return 'unchanged';
  if (place < vacancy.asked) return refusedFor('alreadyAsked', vacancyMessages.alreadyAsked);
  vacancy.plan = vacancy.plan.filter((entry) => entry.requestId !== requestId);
  return undefined;
}

/**
 * One more than the mode would ask by itself; in turn there is one offer for each free seat, and no
 * more.
 */
function askOneMore(draft: Draft): Handled {
  const { vacancy } = draft;
  const cannot = whyNotMore(draft, vacancy.plan.length);
  if (cannot) return cannot;
  if (vacancy.asked >= vacancy.plan.length)
    return refusedFor('nobodyLeft', vacancyMessages.nobodyLeft);
  const asked = askNext(draft, 1, draft.by);
  if (asked === undefined) widen(vacancy);
  return asked;
}

/** More at once than planned is what the member wants; it does not narrow again by itself. */
function widen(vacancy: Vacancy): undefined {
  vacancy.atOnce = Math.max(
    vacancy.atOnce,
    Math.min(maxAtOnce, vacancy.plan.filter(({ state }) => state === 'offered').length),
  );
}

/** Why nobody else may be asked by hand, `place` being where they stand in the plan. */
function whyNotMore(draft: Draft, place: number): Handled {
  const { vacancy, at } = draft;
  const free = freeSeats(vacancy);
  if (vacancy.state !== 'offering' && vacancy.state !== 'stalled') return settledOrClosed(vacancy);
  if (isStartPassed(draft)) return refusedFor('startOver', vacancyMessages.startOver);
  if (at.timesOf(vacancy, at.now) === null)
    return refusedFor('noTimeLeft', vacancyMessages.noTimeLeft);
  const offered = vacancy.plan.filter(({ state }) => state === 'offered').length;
  if (vacancy.mode === 'inTurn' && offered >= free)
    return refusedFor('someoneElseAsked', vacancyMessages.someoneElseAsked);
  if (vacancy.mode !== 'inTurn' && offered >= maxAtOnce)
    return refusedFor('manyAsked', vacancyMessages.manyAsked(maxAtOnce));
  const before = vacancy.plan.slice(0, place).filter(({ state }) => state === 'pledged').length;
  return before >= free ? refusedFor('couldOnlyLose', vacancyMessages.couldOnlyLose) : undefined;
}

function extend(draft: Draft, { requestId, until }: Of<'extend'>): Handled {
  const entry = entryOf(draft, requestId);
  if (entry?.state !== 'offered') return refusedFor('notOffered', vacancyMessages.notOffered);
  if (until <= draft.at.now) return refusedAt('until', 'untilPast', vacancyMessages.untilPast);
  if (until >= firstDate(draft.vacancy))
    return refusedAt('until', 'untilAfterStart', vacancyMessages.untilAfterStart);
  if (entry.until?.getTime() === until.getTime()) return 'unchanged';
  // Told already, or promised by a colleague meanwhile.
  if (entry.until !== null && until < entry.until)
    return refusedAt('until', 'untilEarlier', vacancyMessages.untilEarlier);
  entry.until = until;
  if (entry.waitsFor !== 'question') entry.waitsFor = null;
  addBehind(draft, requestId);
  return catchUp(draft, requestId);
}

function withdrawOffer(draft: Draft, { requestId, words }: Of<'withdrawOffer'>): Handled {
  const entry = entryOf(draft, requestId);
  if (entry?.state === 'withdrawn') return 'unchanged';
  if (!entry || (!isLive(entry) && entry.state !== 'accepted'))
    return refusedFor('notOffered', vacancyMessages.notOffered);
  return withdraw(draft, requestId, { words });
}

/**
 * Before its e-mail leaves: the person never learns of it, and nobody else is asked until the team
 * goes on.
 */
function callBack(draft: Draft, { requestId }: Of<'callBack'>): Handled {
  const entry = entryOf(draft, requestId);
  const offer = offerOf(draft, requestId);
  if (entry?.state === 'withdrawn') return 'unchanged';
  if (entry?.state !== 'offered' || !offer)
    return refusedFor('notOffered', vacancyMessages.notOffered);
  if (offer.sentAt !== null)
    return refusedFor('tooLateToCallBack', vacancyMessages.tooLateToCallBack);
  draft.vacancy.stalledBecause = 'held';
  return withdraw(draft, requestId, { quiet: true });
}

function withdraw(
  draft: Draft,
  requestId: string,
  how: { words?: string; quiet?: boolean },
): Handled {
  const entry = entryOf(draft, requestId);
  if (entry) setState(draft, entry, 'withdrawn');
  return catchUp(draft, requestId, { by: draft.by, ...how });
}

/** Ended offers only: one that was accepted or given must never become open to an answer again. */
const canBeOfferedAgain: ReadonlySet<OfferState | null> = new Set([
  'expired',
  'declined',
  'withdrawn',
  'skipped',
  'lost',
  'void',
]);

function offerAgain(draft: Draft, { requestId }: Of<'offerAgain'>): Handled {
  const { vacancy, at } = draft;
  const entry = entryOf(draft, requestId);
  if (entry?.state === 'offered') return 'unchanged';
  if (!entry || !canBeOfferedAgain.has(entry.state))
    return refusedFor('hasOffer', vacancyMessages.hasOffer);
  const cannot = whyNotMore(draft, vacancy.plan.indexOf(entry));
  if (cannot) return cannot;
  catchUp(draft, requestId, { quiet: true });
  const person = personOf(draft, requestId);
  if (!person) return requestGone();
  const obstacle = obstacleTo(draft, entry, person);
  if (obstacle === 'archived') return refusedFor('notOpen', vacancyMessages.notOpen);
  if (obstacle === 'paused') return refusedFor('isPaused', vacancyMessages.isPaused);
  if (obstacle === 'otherOffer') return refusedFor('otherOffer', vacancyMessages.otherOffer);
  const times = at.timesOf(vacancy, at.now);
  if (!times) return refusedFor('noTimeLeft', vacancyMessages.noTimeLeft);
  forgetLateYes(draft, requestId);
  offerTo(draft, entry, person, times, draft.by);
  return widen(vacancy);
}

function answerQuestion(draft: Draft, { requestId }: Of<'answerQuestion'>): Handled {
  const entry = entryOf(draft, requestId);
  const question = offerOf(draft, requestId)?.question;
  if (!entry || !question) return refusedFor('noQuestion', vacancyMessages.noQuestion);
  if (question.answeredAt !== null) return 'unchanged';
  patchOffer(draft, requestId, { question: { ...question, answeredAt: draft.at.now } });
  if (entry.waitsFor === 'question') entry.waitsFor = null;
  return undefined;
}

/** Who has got a place keeps it. */
function close(draft: Draft, { reason, words }: Of<'close'>): Handled {
  const { vacancy, at } = draft;
  if (vacancy.state === 'closed') return 'unchanged';
  if (vacancy.state === 'filled') return settledOrClosed(vacancy);
  for (const entry of vacancy.plan)
    if (isLive(entry) || entry.state === 'accepted') setState(draft, entry, 'withdrawn');
  Object.assign(vacancy, {
    state: 'closed',
    stalledBecause: null,
    frozenSince: null,
    acceptedAt: null,
  });
  Object.assign(vacancy, { endedAt: at.now, closeReason: reason, wordsOnClosing: words });
  return undefined;
}
