/**
 * What happens to a free place and its offers: one pure decision for each event. The vacancy's
 * document decides; a transaction reads it and what `needs` names, lets `step` decide and writes
 * the result (`functions/src/waiting-list/apply-vacancy-change.ts`).
 *
 * An event changes the plan of the vacancy at once, for everybody it concerns. Of the documents
 * only those of the person it is about are written with it; those of others are `behind` and follow
 * in parts, as do asking the next one and late yeses, by the event `sweep`. So an acceptance
 * touches the vacancy, one offer and one request, however many were asked.
 *
 * What always holds, after every step (`steps.test.ts` proves it on random sequences):
 * - Never more winners than seats. Who won has accepted or got the place, and if only accepted,
 *   still waits.
 * - No live offer of a settled or closed vacancy. Never more live offers than approved; in turn
 *   never more than free seats.
 * - In turn nobody who was asked loses the place to another. Together nobody wins while a better
 *   ranked one can still answer, and nobody is
 *   asked who could only lose.
 * - A person has one live or accepted offer at a time, in all vacancies of a practice.
 * - The machine asks nobody twice, unless they said yes too late.
 * - Offers with a deadline have a next moment, and where time stands still the team is needed, or
 *   the practice is locked. By time alone
 *   every offer ends, and the place is settled or with the team.
 * - The documents follow: once nobody is behind, offers and requests say what the plan says.
 */
import { accepted, type Outcome, refusedAt, wholeForm } from '../failure.ts';
import type { Actor } from '../request/history.ts';
import { answer, callInstead } from './answers.ts';
import { newVacancy, startAsking } from './beginning.ts';
import { catchUp, forgetLateYes, passTime, postpone, promote, setState } from './catch-up.ts';
import { copyOf, type Draft, entryOf, type Handled, offerOf, patchOffer, unread } from './draft.ts';
import { isHeld } from './effective-offer.ts';
import { requestsNamedIn, withoutRequest } from './forget.ts';
import { give, undoGive } from './giving.ts';
import type { Offer } from './offer.ts';
import { steer } from './steering.ts';
import { offerMessages, vacancyMessages } from './step-messages.ts';
import type {
  StepAnswer,
  StepContext,
  VacancyEvent,
  VacancyNow,
  VacancyStep,
} from './step-types.ts';
import { conclude, freeze, sweep, thaw } from './sweep.ts';
import { restore, undoOffers } from './undoing.ts';
import type { Vacancy } from './vacancy.ts';

/**
 * What is done although the practice is locked: nobody is asked and nothing ends, but what has
 * happened is noted.
 */
const evenWhenLocked: ReadonlySet<VacancyEvent['kind']> = new Set([
  'sweep',
  'void',
  'emailSent',
  'emailFailed',
]);

/**
 * Somebody leaves, or seats are added: nobody may win first, by a deadline that is over, and take
 * the seat from the others.
 */
const makesRoom: ReadonlySet<VacancyEvent['kind']> = new Set([
  'decline',
  'takeBack',
  'void',
  'withdrawOffer',
  'callBack',
  'close',
  'edit',
  'restore',
  'undoOffers',
]);

/**
 * Decides. The same event twice is the same success ('unchanged'). Everything that is not possible
 * now is refused with a sentence for whoever wants it.
 */
export function step(
  now: VacancyNow,
  event: VacancyEvent,
  by: Actor,
  at: StepContext,
): Outcome<VacancyStep> {
  if (at.isLocked && !evenWhenLocked.has(event.kind)) {
    return refusedAt(
      wholeForm,
      'practiceLocked',
      by.kind === 'patient' ? offerMessages.frozen : vacancyMessages.locked,
    );
  }
  const before = now.vacancy;
  if (event.kind === 'create' ? before !== undefined : before === undefined) {
    if (event.kind === 'create' || by.kind === 'platform') return accepted('unchanged');
    return refusedAt(
      wholeForm,
      'vacancyGone',
      by.kind === 'patient' ? offerMessages.gone : vacancyMessages.gone,
    );
  }
  const createdBy = by.kind === 'member' ? by.uid : '';
  const vacancy = before
    ? copyOf(before)
    : event.kind === 'create'
      ? newVacancy(event, createdBy, at.now)
      : undefined;
  if (!vacancy) return accepted('unchanged');
  const draft: Draft = {
    vacancyId: now.vacancyId,
    read: now,
    by,
    at,
    vacancy,
    offers: new Map(),
    requests: new Map(),
    emails: [],
    withhold: new Map(),
    removedOffers: new Set(),
    isRemoved: false,
    counts: {},
  };
  if ('requestId' in event && needsDocuments(event)) {
    const needs = unread(draft, [event.requestId]);
    if (needs.length > 0) return accepted({ needs });
  }
  if (at.isLocked) freeze(draft);
  else {
    thaw(draft);
    passTime(draft);
    if (!makesRoom.has(event.kind)) promote(draft);
  }
  const handled = handle(draft, event);
  if (handled !== undefined && handled !== 'unchanged')
    return 'ok' in handled ? handled : accepted(handled);
  if (handled === 'unchanged') return accepted('unchanged');
  promote(draft);
  conclude(draft);
  if (event.kind === 'sweep' && before && isSame(before, draft)) return accepted('unchanged');
  vacancy.revision += 1;
  const { offers, requests, emails, withhold, removedOffers, isRemoved, counts } = draft;
  return accepted({
    vacancy,
    offers,
    requests,
    emails,
    withhold,
    removedOffers,
    isRemoved,
    counts,
    answer: answerOf(draft, event),
  });
}

/** Of somebody who is erased nothing is left to read, and who was not asked yet has no offer. */
function needsDocuments(event: VacancyEvent): boolean {
  return event.kind !== 'removePerson' && !(event.kind === 'void' && event.erase);
}

function handle(draft: Draft, event: VacancyEvent): Handled {
  switch (event.kind) {
    case 'create':
      return event.begin ? startAsking(draft, event.offers) : undefined;
    case 'accept':
    case 'decline':
    case 'ask':
    case 'takeBack':
    case 'notMe':
    case 'notReached':
      return answer(draft, event);
    case 'give':
      return give(draft, event);
    case 'undoGive':
      return undoGive(draft, event);
    case 'restore':
      return restore(draft, event);
    case 'undoOffers':
      return undoOffers(draft, event.before);
    case 'sweep':
      return sweep(draft);
    case 'void':
      return endFor(draft, event.requestId, event.erase);
    case 'emailLeaves':
      return emailLeaves(draft, event.requestId);
    case 'emailSent':
      return emailSent(draft, event.requestId, event.at);
    case 'emailFailed':
      return emailFailed(draft, event.requestId);
    default:
      return steer(draft, event);
  }
}

/**
 * The request leaves by another door: its offer ends, and if it is erased, nothing of the vacancy
 * names it any more.
 */
function endFor(draft: Draft, requestId: string, erase: boolean): Handled {
  const { vacancy } = draft;
  const entry = entryOf(draft, requestId);
  const isLate = vacancy.late.some((late) => late.requestId === requestId);
  const held = entry && isHeld(entry) ? entry : undefined;
  if (erase ? !requestsNamedIn(vacancy).includes(requestId) : !held && !isLate) return 'unchanged';
  if (held) setState(draft, held, 'void');
  forgetLateYes(draft, requestId);
  if (!erase) return catchUp(draft, requestId, { by: draft.by, quiet: true });
  Object.assign(vacancy, withoutRequest(vacancy, requestId));
  return undefined;
}

/** Milliseconds by which an e-mail may leave later than planned without moving the deadline. */
const sendingTolerance = 30 * 60 * 1000;

/** A late one names the deadline that it will have. */
function emailLeaves(draft: Draft, requestId: string): Handled {
  const { vacancy, at } = draft;
  const [entry, offer] = [entryOf(draft, requestId), offerOf(draft, requestId)];
  const until = offer?.sentAt === null && isLate(offer, at.now) ? entry?.until : null;
  const times = until && at.timesOf(vacancy, at.now);
  if (entry?.state === 'offered' && until && times && times.until > until)
    postpone(draft, entry, at.now);
  return draft.offers.size > 0 ? undefined : 'unchanged';
}

function isLate({ plannedAt }: Offer, sentAt: Date): boolean {
  return sentAt.getTime() - plannedAt.getTime() > sendingTolerance;
}

/** Nobody loses time because we were slow. */
function emailSent(draft: Draft, requestId: string, sentAt: Date): Handled {
  const { vacancy, at } = draft;
  const [entry, offer] = [entryOf(draft, requestId), offerOf(draft, requestId)];
  if (!entry || !offer || offer.sentAt !== null) return 'unchanged';
  patchOffer(draft, requestId, { sentAt });
  const times =
    isLate(offer, sentAt) && entry.state === 'offered' ? at.timesOf(vacancy, sentAt) : null;
  if (times === null || entry.until === null || times.until <= entry.until) return undefined;
  entry.until = times.until;
  if (entry.remindAt !== null) entry.remindAt = times.remindAt;
  return catchUp(draft, requestId);
}

function emailFailed(draft: Draft, requestId: string): Handled {
  const entry = entryOf(draft, requestId);
  if (entry?.state !== 'offered' || entry.channel !== 'email') return 'unchanged';
  callInstead(draft, entry);
  return catchUp(draft, requestId, { quiet: true });
}

/** Whether a sweep found nothing to do; looking again later is nothing. */
function isSame(before: Vacancy, { vacancy, offers }: Draft): boolean {
  return offers.size === 0 && JSON.stringify(before) === JSON.stringify(vacancy);
}

function answerOf(draft: Draft, event: VacancyEvent): StepAnswer | null {
  if (!('requestId' in event)) return null;
  const isLate = draft.vacancy.late.some(({ requestId }) => requestId === event.requestId);
  return isLate ? 'lateNoted' : (entryOf(draft, event.requestId)?.state ?? null);
}
