/**
 * The team gives a place to somebody who said yes, takes that back, or the person gives it back.
 */

import { daysLater } from '../dates/berlin-days.ts';
import { refusedAt, wholeForm } from '../failure.ts';
import { undoLength } from '../request/deadlines.ts';
import { maxPlacesGiven } from '../request/request-offer.ts';
import { positionBucket, startKey, weeksWaited } from '../statistics/month.ts';
import { mergeSlots, type Slot, uncoveredParts } from '../waiting-list/slot.ts';
import { callBackTime } from './asking.ts';
import { catchUp, heard, setState, withoutEnd } from './catch-up.ts';
import {
  addHistory,
  count,
  type Draft,
  emailTo,
  entryOf,
  type Handled,
  offerOf,
  patchOffer,
  patchRequest,
  personOf,
  refusedWith,
  requestGone,
} from './draft.ts';
import type { Offer } from './offer.ts';
import { offerMessages, vacancyMessages } from './step-messages.ts';
import type { GivingEvent, PersonNow } from './step-types.ts';
import type { PlannedPerson } from './vacancy.ts';

type Give = Extract<GivingEvent, { kind: 'give' }>;

/** The person's documents have been read. */
export function give(draft: Draft, event: Give): Handled {
  const { vacancy, vacancyId, at } = draft;
  const { requestId, startsOn, therapist, afterwards, dropDay, tell } = event;
  const entry = entryOf(draft, requestId);
  if (entry?.state === 'taken') return 'unchanged';
  if (entry?.state !== 'accepted')
    return refusedAt(wholeForm, 'notAccepted', vacancyMessages.notAccepted);
  catchUp(draft, requestId);
  const [person, offer] = [personOf(draft, requestId), offerOf(draft, requestId)];
  if (!person || !offer) return requestGone();
  if (person.status !== 'open') return refusedAt(wholeForm, 'notOpen', vacancyMessages.notOpen);
  const waitsOn = afterwards === 'waitOn';
  const isRegular = vacancy.rhythm !== 'once';
  const droppedSlots = waitsOn && isRegular ? droppedWith(person, vacancy.slot, dropDay) : [];
  const slots = uncoveredParts(person.slots, droppedSlots);
  if (waitsOn && slots.length === 0)
    return refusedAt('dropDay', 'noTimesLeft', vacancyMessages.noTimesLeft);

  entry.state = 'taken';
  const given = {
    at: at.now,
    startsOn,
    therapist,
    waitsOn,
    droppedSlots,
    lastOffer: person.lastOffer,
  };
  patchOffer(draft, requestId, { state: 'taken', given });
  const place = {
    vacancyId,
    slot: vacancy.slot,
    startsOn,
    rhythm: vacancy.rhythm,
    therapist,
    givenAt: at.now,
  };
  patchRequest(
    draft,
    requestId,
    {
      offer: null,
      lastOffer: {
        at: at.now,
        outcome: 'taken',
        declinedTimes: person.lastOffer?.declinedTimes ?? [],
      },
      ...(isRegular && { places: [...person.places, place].slice(-maxPlacesGiven) }),
      ...(droppedSlots.length > 0 && { slots }),
    },
    waitsOn ? null : 'archive',
  );
  addHistory(draft, requestId, 'placeGiven');
  countGiven(draft, person, offer, startsOn, 1);
  const heldUntil = new Date(
    Math.max(at.sendAt(vacancy, at.now).getTime(), at.now.getTime() + callBackTime),
  );
  // Somebody who was called may have an address by now.
  const evenIfCalled = person.emailFailedAt === null;
  if (tell) emailTo(draft, 'vacancyGiven', requestId, { dueAt: heldUntil, evenIfCalled });
  return undefined;
}

/** The times that go with the place: its own range, or the whole weekday, at any location. */
function droppedWith({ slots }: PersonNow, slot: Slot, dropDay: boolean): Slot[] {
  const day = mergeSlots(slots).filter(({ weekday }) => weekday === slot.weekday);
  if (dropDay) return day;
  return day
    .filter(
      ({ locationId, start, end }) =>
        locationId === slot.locationId && start < slot.end && slot.start < end,
    )
    .map(({ start, end }) => ({
      ...slot,
      start: start > slot.start ? start : slot.start,
      end: end < slot.end ? end : slot.end,
    }));
}

/** The person said yes and waits for the place again, at their old position. */
export function undoGive(
  draft: Draft,
  { requestId }: Extract<GivingEvent, { kind: 'undoGive' }>,
): Handled {
  const { vacancy, vacancyId } = draft;
  const entry = entryOf(draft, requestId);
  const offer = offerOf(draft, requestId);
  if (entry?.state === 'accepted') return 'unchanged';
  if (entry?.state !== 'taken' || !offer || vacancy.state === 'closed')
    return refusedAt(wholeForm, 'notGiven', vacancyMessages.notGiven);
  const person = personOf(draft, requestId);
  if (!person) return requestGone();
  if (person.status === 'archived' && person.archiveReason !== 'placeFound') {
    return refusedAt(wholeForm, 'archivedOtherwise', vacancyMessages.archivedOtherwise);
  }
  if (person.offer !== null && person.offer.vacancyId !== vacancyId)
    return refusedAt(wholeForm, 'otherOffer', vacancyMessages.otherOffer);
  entry.state = 'accepted';
  restore(draft, person, offer);
  const { given } = offer;
  patchRequest(draft, requestId, {
    offer: { vacancyId, until: null },
    ...(given?.lastOffer !== undefined && {
      lastOffer: withoutEnd(person.lastOffer, { at: given.at, outcome: 'taken' }, given.lastOffer),
    }),
  });
  withholdGiven(draft, offer);
  patchOffer(draft, requestId, { state: 'accepted', given: null });
  addHistory(draft, requestId, 'placeTakenBack');
  return undefined;
}

/**
 * The person cannot take it after all: within 14 days by themselves, later by the team. The team
 * decides how it goes on.
 */
export function giveBack(draft: Draft, entry: PlannedPerson): Handled {
  const { requestId } = entry;
  const { vacancy, at, by } = draft;
  const [person, offer] = [personOf(draft, requestId), offerOf(draft, requestId)];
  if (!person || !offer) return requestGone();
  const last = daysLater(offer.given?.at ?? at.now, undoLength);
  if (by.kind === 'patient' && last < at.now) {
    return refusedWith(
      draft,
      'tooLateToGiveBack',
      offerMessages.tooLateToGiveBack,
      vacancyMessages.notGiven,
    );
  }
  restore(draft, person, offer);
  heard(draft, requestId);
  addHistory(draft, requestId, 'placeTakenBack');
  setState(draft, entry, 'declined');
  catchUp(draft, requestId, { by });
  withholdGiven(draft, offer);
  patchOffer(draft, requestId, { given: null });
  count(draft, 'declined', 'none');
  if (vacancy.state !== 'closed') vacancy.stalledBecause = 'givenBack';
  return undefined;
}

/** Nobody is told of a place that is theirs no more. */
function withholdGiven({ withhold }: Draft, { requestId, given }: Offer): void {
  if (given)
    withhold.set(requestId, { purpose: 'vacancyGiven', again: String(given.at.getTime()) });
}

/** Undoes what giving did to the request; one archived for another reason stays archived. */
function restore(draft: Draft, person: PersonNow, offer: Offer): void {
  const { vacancyId } = draft;
  const { requestId, given } = offer;
  const isBack = person.status === 'archived' && person.archiveReason === 'placeFound';
  const dropped = given?.droppedSlots ?? [];
  patchRequest(
    draft,
    requestId,
    {
      places: person.places.filter((place) => place.vacancyId !== vacancyId),
      ...(dropped.length > 0 && { slots: mergeSlots([...person.slots, ...dropped]) }),
    },
    isBack ? 'reactivate' : null,
  );
  countGiven(draft, person, offer, given?.startsOn ?? draft.vacancy.startsOn, -1);
}

function countGiven(
  draft: Draft,
  { requestedAt }: PersonNow,
  { position }: Offer,
  startsOn: string,
  n: 1 | -1,
): void {
  const { slot, rhythm } = draft.vacancy;
  count(
    draft,
    'starts',
    startKey({ slot, rhythm, weeks: weeksWaited(requestedAt, new Date(`${startsOn}T12:00:00Z`)) }),
    n,
  );
  count(draft, 'givenTo', positionBucket(position), n);
}
