/**
 * The decision first, the documents behind it: what changes in the vacancy's plan at once, and how
 * an offer and its request follow.
 */

import type { Actor } from '../request/history.ts';
import { type OfferState, withoutDeclined } from '../request/request-offer.ts';
import { mergeSlots } from '../waiting-list/slot.ts';
import {
  addBehind,
  addHistory,
  count,
  countCells,
  type Draft,
  emailTo,
  entryOf,
  freeSeats,
  offerOf,
  patchOffer,
  patchRequest,
  personOf,
  platform,
  tellTeam,
} from './draft.ts';
import { isHeld, isLive, isOver, waitsForCall } from './effective-offer.ts';
import type { Offer } from './offer.ts';
import type { PersonNow } from './step-types.ts';
import type { PlannedPerson } from './vacancy.ts';

/** Ends an offer, or lets it wait for its rank, in the plan. */
export function setState(draft: Draft, entry: PlannedPerson, state: OfferState): undefined {
  const { vacancy } = draft;
  if (state !== 'accepted' && state !== 'taken')
    vacancy.winners = vacancy.winners.filter(({ requestId }) => requestId !== entry.requestId);
  Object.assign(entry, { state, until: null, remindAt: null, waitsFor: null });
  addBehind(draft, entry.requestId);
}

/** Gives a free seat to somebody who said yes. */
export function win(draft: Draft, entry: PlannedPerson): undefined {
  const { vacancy, at } = draft;
  setState(draft, entry, 'accepted');
  vacancy.winners.push({ requestId: entry.requestId, at: at.now });
  forgetLateYes(draft, entry.requestId);
  tellTeam(draft, 'accepted');
  if (freeSeats(vacancy) === 0) {
    for (const other of vacancy.plan) if (isLive(other)) setState(draft, other, 'lost');
  }
}

/** Mode `together`: whoever said yes wins as soon as nobody ranked higher can still answer. */
export function promote(draft: Draft): undefined {
  for (const entry of draft.vacancy.plan) {
    if (entry.state === 'offered') return;
    if (entry.state === 'pledged' && freeSeats(draft.vacancy) > 0) win(draft, entry);
  }
}

/**
 * Ends what its deadline has ended. Who has to be called and was not keeps the offer: its time
 * stands still until a member tried.
 */
export function passTime(draft: Draft): undefined {
  const { vacancy, at } = draft;
  for (const entry of vacancy.plan) {
    if (!isOver(entry, at.now)) continue;
    const leavesAt = at.unsent.get(entry.requestId);
    if (leavesAt) {
      postpone(draft, entry, leavesAt);
    } else if (waitsForCall(entry)) {
      Object.assign(entry, { until: null, remindAt: null, waitsFor: 'call' });
      addBehind(draft, entry.requestId);
      tellTeam(draft, 'callDue');
    } else setState(draft, entry, 'expired');
  }
}

/**
 * Nobody's time passes while their e-mail waits with us: it is written anew with a later deadline.
 * Where none is left before the first day, the offer was never made.
 */
export function postpone(draft: Draft, entry: PlannedPerson, leavesAt: Date): undefined {
  const { vacancy, vacancyId, at } = draft;
  const { requestId } = entry;
  const times = at.timesOf(vacancy, leavesAt > at.now ? leavesAt : at.now);
  if (!times) return setState(draft, entry, 'withdrawn');
  const { until, remindAt, sendAt: plannedAt } = times;
  Object.assign(entry, { until, remindAt: vacancy.mode === 'inTurn' ? remindAt : null });
  patchOffer(draft, requestId, { until, plannedAt });
  patchRequest(draft, requestId, { offer: { vacancyId, until } });
  emailTo(draft, 'vacancyOffer', requestId, { dueAt: plannedAt, onlyIf: 'unsent' });
}

export function forgetLateYes({ vacancy }: Draft, requestId: string): undefined {
  vacancy.late = vacancy.late.filter((late) => late.requestId !== requestId);
}

/**
 * Brings somebody's offer and request to what the plan says, with history, statistics and the
 * e-mail about it. Only the last of several changes shows. `quiet`: no e-mail, because the person
 * answers right now or is told otherwise.
 */
export function catchUp(
  draft: Draft,
  requestId: string,
  {
    by = platform,
    quiet = false,
    words = draft.vacancy.wordsOnClosing,
  }: { by?: Actor; quiet?: boolean; words?: string } = {},
): undefined {
  const { vacancy } = draft;
  vacancy.behind = vacancy.behind.filter((id) => id !== requestId);
  const [entry, offer] = [entryOf(draft, requestId), offerOf(draft, requestId)];
  if (!entry?.state || !offer) return;
  const { state, until, channel } = entry;
  patchOffer(draft, requestId, {
    state,
    until,
    channel,
    ...(state === 'accepted' && { lateYesAt: null }),
  });
  patchRequestOf(draft, requestId, state, until);
  if (state === offer.state) return;
  if (!isHeld({ state })) {
    noteEnd(draft, requestId, state);
    const at = state === 'expired' ? (offer.until ?? draft.at.now) : draft.at.now;
    patchOffer(draft, requestId, { ended: { at, by: by.kind === 'member' ? by.uid : null } });
  } else patchOffer(draft, requestId, { ended: null });
  count(draft, 'offers', `${state}_${vacancy.mode}`);
  withholdUnsent(draft, offer);
  if (state === 'declined' || state === 'withdrawn') withholdThanks(draft, offer);
  // Whoever has answered or asked knows of it, though its e-mail did not leave.
  const tell = { words, onlyIfOfferLeft: offer.answeredAt === null && offer.question === null };
  switch (state) {
    case 'pledged':
      return addHistory(draft, requestId, 'offerPledged', { by });
    case 'accepted':
      addHistory(draft, requestId, 'offerAccepted', { by });
      countCells(draft, 'accepted');
      acceptTime(draft, requestId);
      return emailTo(draft, 'vacancyAccepted', requestId);
    case 'declined':
      return addHistory(draft, requestId, 'offerDeclined', {
        by,
        ...(offer.declined && { declined: offer.declined }),
      });
    case 'expired':
      addHistory(draft, requestId, 'offerExpired', { by });
      if (!quiet) emailTo(draft, 'vacancyExpired', requestId);
      return;
    case 'lost':
      addHistory(draft, requestId, 'offerLost', { by });
      return emailTo(draft, 'vacancyLost', requestId, { ...tell, words: '' });
    case 'withdrawn':
      addHistory(draft, requestId, 'offerWithdrawn', { by });
      if (!quiet) emailTo(draft, 'vacancyWithdrawn', requestId, tell);
      return;
    case 'void':
      return;
  }
}

function patchRequestOf(
  draft: Draft,
  requestId: string,
  state: OfferState,
  until: Date | null,
): undefined {
  const { vacancyId } = draft;
  const person = personOf(draft, requestId);
  if (!person) return;
  if (isHeld({ state })) patchRequest(draft, requestId, { offer: { vacancyId, until } });
  else if (person.offer?.vacancyId === vacancyId) patchRequest(draft, requestId, { offer: null });
}

function noteEnd(draft: Draft, requestId: string, outcome: OfferState): undefined {
  const { vacancy, at } = draft;
  const [person, offer] = [personOf(draft, requestId), offerOf(draft, requestId)];
  if (!person) return;
  const declinesTime = outcome === 'declined' && offer?.declined === 'time';
  const earlier = person.lastOffer?.declinedTimes ?? [];
  patchRequest(draft, requestId, {
    lastOffer: {
      at: at.now,
      outcome,
      declinedTimes: declinesTime ? mergeSlots([...earlier, vacancy.slot]) : earlier,
    },
    ...(outcome === 'expired' && { unanswered: person.unanswered + 1 }),
  });
}

/**
 * The last offer, once the end that `noted` it is taken back: the one `before`, unless another has
 * ended since. Declined times stay as they are now: some may have been chosen anew.
 */
export function withoutEnd(
  last: PersonNow['lastOffer'],
  noted: { readonly at: Date; readonly outcome: OfferState },
  before: PersonNow['lastOffer'],
): PersonNow['lastOffer'] {
  if (last?.outcome !== noted.outcome || last.at.getTime() !== noted.at.getTime()) return last;
  return before && { ...before, declinedTimes: last.declinedTimes };
}

/** Whoever says yes after all, can at this time. */
function acceptTime(draft: Draft, requestId: string): undefined {
  const before = personOf(draft, requestId)?.lastOffer;
  if (before)
    patchRequest(draft, requestId, { lastOffer: withoutDeclined(before, [draft.vacancy.slot]) });
}

/** Nobody is asked, or reminded, who has answered or cannot any more. */
function withholdUnsent({ withhold }: Draft, offer: Offer): undefined {
  const { channel, requestId, sentAt, remindedAt } = offer;
  if (channel !== 'email' || (sentAt && !remindedAt)) return;
  withhold.set(requestId, { purpose: sentAt ? 'vacancyReminder' : 'vacancyOffer' });
}

/** Nobody is thanked at eight in the morning for a yes that is none any more. */
function withholdThanks({ withhold, read }: Draft, { requestId, state }: Offer): undefined {
  const { answeredAt } = read.offers.get(requestId) ?? {};
  if (state === 'accepted' && answeredAt)
    withhold.set(requestId, { purpose: 'vacancyAccepted', again: String(answeredAt.getTime()) });
}

/**
 * An answer of any kind, to a patient's page or a member's call: nobody asks them anything else for
 * a while.
 */
export function heard(draft: Draft, requestId: string): undefined {
  const person = personOf(draft, requestId);
  if (!person) return;
  const { now } = draft.at;
  const isAnswered = person.nextStep?.kind === 'followUpCall' || person.nextStep?.kind === 'unsure';
  patchRequest(draft, requestId, {
    unanswered: 0,
    followUp: { state: 'idle', at: now },
    ...(isAnswered && { nextStep: null }),
    ...(draft.by.kind === 'patient' && {
      emailConfirmedAt: person.emailConfirmedAt ?? now,
      emailFailedAt: null,
    }),
  });
  patchOffer(draft, requestId, {
    answeredAt: now,
    answeredBy: draft.by.kind === 'member' ? draft.by.uid : 'patient',
  });
}
