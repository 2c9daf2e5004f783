/**
 * Invented requests of a practice. Each takes the real path: the practice's form validates a
 * booking, then the domain's changes apply, so the demo world cannot contain what the product would
 * refuse.
 */

import { createHmac } from 'node:crypto';
import { type BookingInput, bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { day, hour } from '@platzwart/domain/dates/durations';
import {
  ageOn,
  berlinDate,
  formatGermanDate,
  type IsoDate,
} from '@platzwart/domain/dates/german-date';
import { accepted, type Outcome } from '@platzwart/domain/failure';
import { applyAction } from '@platzwart/domain/patient-portal/apply-action';
import {
  archive,
  book,
  type Change,
  confirmEmail,
  personOf,
  reactivate,
} from '@platzwart/domain/request/changes';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import { enterManually, manualEntryFor } from '@platzwart/domain/request/manual-entry';
import type { ArchiveReason, DirectField, TherapyRequest } from '@platzwart/domain/request/request';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import {
  coveredCells,
  type LocationId,
  type Slot,
  type Weekday,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import {
  emailOf,
  generateAdult,
  generateBirthdate,
  generateChild,
  generatePhone,
  isMan,
  type Person,
} from './generate-people.ts';
import type { SeededRandom } from './seeded-random.ts';

export type DemoRequest = {
  readonly id: string;
  readonly request: TherapyRequest;
  readonly history: readonly HistoryEntry[];
};

/** Characteristics of a practice's patients. */
export type Clientele = {
  readonly country: 'AT' | 'DE';
  /** Out of ten. */
  readonly childrenInTen: number;
  readonly reasons: {
    readonly child: readonly [string, ...string[]];
    readonly adult: readonly [string, ...string[]];
  };
  readonly insurances: readonly [string, ...string[]];
  readonly towns: readonly [Town, ...Town[]];
};
type Town = {
  readonly postalCode: string;
  readonly city: string;
  readonly streets: readonly [string, ...string[]];
};

const minute = hour / 60;

/** An open request made at `at`. */
export function generateRequest(
  random: SeededRandom,
  {
    slug,
    form,
    clientele,
    at,
  }: { slug: string; form: FormConfiguration; clientele: Clientele; at: Date },
): DemoRequest {
  const id = random.hex(32);
  const input = generateBooking(random, { id, slug, form, clientele, today: berlinDate(at) });
  const booking = bookingRequestFor(form, berlinDate(at)).parse(input);
  const { after, history } = changeOf(
    book(
      undefined,
      booking,
      { payloadHash: random.hex(64), openKey: openKeyOf(slug, booking) },
      form,
      at,
    ),
  );
  // Most people soon press the button in the e-mail.
  if (!random.happens(0.85)) return { id, request: after, history: [history] };
  const confirmed = changeOf(
    accepted(confirmEmail(after, new Date(at.getTime() + random.between(2, 90) * minute))),
  );
  return { id, request: confirmed.after, history: [history, confirmed.history] };
}

/** The same, but told to a member on the phone, by somebody without an e-mail address. */
export function enteredByPhone(
  { id, request }: DemoRequest,
  { slug, form, uid }: { slug: string; form: FormConfiguration; uid: string },
): DemoRequest {
  const at = request.requestedAt;
  const asked = manualEntryFor(form, berlinDate(at));
  const answers = Object.fromEntries(
    Object.entries(request).filter(([field]) => field in asked.shape),
  );
  const entry = asked.parse({
    ...answers,
    requestId: id,
    companySlug: slug,
    requestedOn: '',
    email: '',
    followUpConsent: false,
    ...(request.birthdate && { birthdate: formatGermanDate(request.birthdate) }),
  });
  const openKey = openKeyOf(slug, entry);
  const { payloadHash } = request;
  const { after, history } = enterManually(entry, { payloadHash, openKey }, form, {
    by: { kind: 'member', uid },
    now: at,
  });
  return { id, request: after, history: [history] };
}

/** An e-mail to the address came back. */
export function undeliverable({ id, request, history }: DemoRequest, at: Date): DemoRequest {
  const line: HistoryEntry = {
    at,
    by: { kind: 'platform' },
    what: 'emailFailed',
    purpose: 'requestReceived',
  };
  return { id, request: { ...request, emailFailedAt: at }, history: [...history, line] };
}

/** The patient needs no place before that day. */
export function paused(
  { id, request, history }: DemoRequest,
  form: FormConfiguration,
  until: IsoDate,
  at: Date,
): DemoRequest {
  const context = { isLocked: false, form, today: berlinDate(at), now: at, isProven: true };
  const change = changeOf(applyAction(request, { kind: 'pause', until }, context));
  return { id, request: change.after, history: [...history, change.history] };
}

/** Computed like the demo world's functions do, with the key of `functions/.secret.local`. */
function openKeyOf(slug: string, booking: Parameters<typeof personOf>[0]): string {
  return createHmac('sha256', 'demo-platzwart')
    .update(`${slug} ${personOf(booking)}`)
    .digest('hex');
}

/** A moment that many days before now, between breakfast and bedtime, at least half an hour ago. */
export function momentBefore(random: SeededRandom, now: Date, days: number): Date {
  const moment = new Date(now.getTime() - days * day);
  moment.setUTCHours(random.between(6, 20), random.between(0, 59), random.between(0, 59), 0);
  while (moment.getTime() > now.getTime() - hour / 2) moment.setTime(moment.getTime() - day);
  return moment;
}

export function archived(
  { id, request, history }: DemoRequest,
  reason: ArchiveReason,
  uid: string,
  at: Date,
): DemoRequest {
  const change = changeOf(archive(request, reason, { kind: 'member', uid }, at));
  return { id, request: change.after, history: [...history, change.history] };
}

export function reactivated(
  { id, request, history }: DemoRequest,
  form: FormConfiguration,
  uid: string,
  at: Date,
): DemoRequest {
  const change = changeOf(reactivate(request, form, { kind: 'member', uid }, at));
  return { id, request: change.after, history: [...history, change.history] };
}

export function prioritized(demo: DemoRequest, uid: string, at: Date): DemoRequest {
  return changedByStaff(demo, 'prioritized', { prioritized: true, prioritizedAt: at }, uid, at);
}

export function tagged(demo: DemoRequest, tags: string[], uid: string, at: Date): DemoRequest {
  return changedByStaff(demo, 'tags', { tags }, uid, at);
}

export function noted(demo: DemoRequest, adminNote: string, uid: string, at: Date): DemoRequest {
  return changedByStaff(
    demo,
    'adminNote',
    { adminNote, noteRevision: demo.request.noteRevision + 1 },
    uid,
    at,
  );
}

/** A direct change by staff, with the history line that the trigger writes. */
function changedByStaff(
  { id, request, history }: DemoRequest,
  field: DirectField,
  change: Partial<TherapyRequest>,
  uid: string,
  at: Date,
): DemoRequest {
  const what = {
    prioritized: 'prioritized',
    tags: 'tagsChanged',
    adminNote: 'noteChanged',
  } as const;
  const after: TherapyRequest = { ...request, ...change, lastChange: { by: uid, at, field } };
  const line: HistoryEntry = {
    at,
    by: { kind: 'member', uid },
    what: what[field],
    changes: [{ field, from: request[field], to: after[field] }],
  };
  return { id, request: after, history: [...history, line] };
}

/** Years, on the day of the request; 40 if the practice does not ask. */
export function ageOf({ request }: DemoRequest): number {
  return request.birthdate ? ageOn(request.birthdate, berlinDate(request.requestedAt)) : 40;
}

function generateBooking(
  random: SeededRandom,
  {
    id,
    slug,
    form,
    clientele,
    today,
  }: { id: string; slug: string; form: FormConfiguration; clientele: Clientele; today: string },
): BookingInput {
  const isChild = random.between(1, 10) <= clientele.childrenInTen;
  const age = isChild ? random.between(3, 13) : random.between(19, 84);
  const person = isChild ? generateChild(random) : generateAdult(random);
  const contact =
    isChild || random.happens(age > 70 ? 0.5 : 0.04)
      ? contactFor(random, person, isChild)
      : undefined;
  const writer = contact?.person ?? person;
  const town = random.pick(clientele.towns);
  const callbackWish = random.happens(0.2);
  const locationIds = chosenLocations(random, form);

  const booking: BookingInput = {
    requestId: id,
    companySlug: slug,
    locationIds,
    type: contact ? 'other' : 'self',
    ...person,
    birthdate: generateBirthdate(random, age, today),
    ...(contact && {
      contactPersonFirstname: contact.person.firstname,
      contactPersonLastname: contact.person.lastname,
      contactPersonRelationship: contact.relationship,
    }),
    email: emailOf(random, writer),
    phone: generatePhone(random, clientele.country),
    phone2: random.happens(0.25) ? generatePhone(random, clientele.country) : '',
    addressStreet: `${random.pick(town.streets)} ${random.between(1, 88)}`,
    addressPostalCode: town.postalCode,
    addressCity: town.city,
    houseCall: !isChild && age > 72 && random.happens(0.4),
    doctorsOrder: random.pick(['available', 'available', 'requested', 'none']),
    doctorsOrderName: random.happens(0.6) ? `Dr. ${generateAdult(random).lastname}` : '',
    insurance: random.pick(clientele.insurances),
    teletherapy: random.pick(['no', 'no', 'possible', 'yes']),
    groupTherapy: random.pick(['no', 'no', 'possible', 'yes']),
    reason: random.pick(isChild ? clientele.reasons.child : clientele.reasons.adult),
    slots: preferredTimes(random, { form, locationIds, isChild, age }),
    timeFlexibility: random.pick([
      'notFlexible',
      'notFlexible',
      'somewhatFlexible',
      'veryFlexible',
    ]),
    callbackWish,
    note: callbackWish ? random.pick(callbackNotes) : random.happens(0.3) ? random.pick(notes) : '',
    followUpConsent: random.happens(0.8),
    healthDataConsent: true,
    termsOfUseAccepted: true,
  };
  return {
    ...booking,
    ...(booking.doctorsOrder === 'none' && { doctorsOrderName: '' }),
    ...(booking.note === secondNumber && booking.phone2 === '' && { note: callbackNotes[0] }),
  };
}

const secondNumber = 'Bitte rufen Sie die zweite Nummer an, wenn ich nicht abhebe.';

const callbackNotes = [
  'Am besten bin ich nach 16 Uhr erreichbar.',
  'Bitte vormittags anrufen, nachmittags bin ich im Dienst.',
  'Rückruf gerne in der Mittagspause zwischen 12 und 13 Uhr.',
  secondNumber,
  'Mittwochs und freitags jederzeit, sonst ab 17 Uhr.',
] as const;
const notes = [
  'In den Schulferien sind wir zeitlich flexibel.',
  'Wir wohnen in der Nähe und könnten auch kurzfristig einspringen.',
  'Ein Geschwisterkind war schon bei Ihnen, es hat uns sehr gut gefallen.',
  'Bitte keine Termine in der ersten Stunde, wir kommen mit dem Bus.',
  'Ab dem nächsten Semester ändern sich unsere Zeiten etwas.',
  'Ein barrierefreier Zugang wäre wichtig.',
  'Wir würden auch mit einem Termin alle zwei Wochen beginnen.',
] as const;

function contactFor(
  random: SeededRandom,
  person: Person,
  isChild: boolean,
): { person: Person; relationship: string } {
  const lastname = random.happens(0.85) ? person.lastname : undefined;
  const [hers, his] = isChild ? random.pick(ofChildren) : random.pick(ofAdults);
  const contact = generateAdult(random, lastname);
  return { person: contact, relationship: isMan(contact) ? his : hers };
}

const parent = ['Mutter', 'Vater'] as const;
const child = ['Tochter', 'Sohn'] as const;
const spouse = ['Ehefrau', 'Ehemann'] as const;
const ofChildren = [
  ...[parent, parent, parent, parent, parent],
  ['Großmutter', 'Großvater'],
  ['Pflegemutter', 'Pflegevater'],
] as const;
const ofAdults = [
  ...[child, child, spouse, spouse],
  ['Schwiegertochter', 'Schwiegersohn'],
] as const;

function chosenLocations(random: SeededRandom, form: FormConfiguration): LocationId[] {
  const ids = form.selectableLocations.map((place) => place.id);
  return ids.length > 1 && random.happens(0.3) ? ids : random.some(ids, 1);
}

/** Plausible free time; drawn again until enough of it is offered. */
function preferredTimes(
  random: SeededRandom,
  who: { form: FormConfiguration; locationIds: LocationId[]; isChild: boolean; age: number },
): Slot[] {
  const cells = offeredCells(who.form, who.locationIds);
  for (;;) {
    const slots = who.locationIds.flatMap((locationId) =>
      freeTime(random, who).map((range) => ({ locationId, ...range })),
    );
    if (coveredCells(slots, cells).length >= who.form.minSlots) return slots;
  }
}

type FreeTime = { weekday: Weekday; start: string; end: string };

function freeTime(
  random: SeededRandom,
  { isChild, age }: { isChild: boolean; age: number },
): FreeTime[] {
  const workdays = weekdays.slice(0, 5);
  const onDays = (count: number, start: string, end: string) =>
    random.some(workdays, count).map((weekday) => ({ weekday, start, end }));
  const afternoons = () =>
    onDays(
      random.between(1, 4),
      random.pick(['13:00', '14:00', '15:00']),
      random.pick(['17:00', '18:00', '19:00']),
    );
  const mornings = () =>
    onDays(random.between(1, 5), random.pick(['08:00', '09:00']), random.pick(['11:00', '12:00']));
  const oneWindow = () => onDays(1, random.pick(['08:00', '10:00', '14:00', '16:00']), '18:00');
  const early = () => onDays(random.between(2, 5), '08:00', '10:00');
  const wholeDays = () => onDays(random.between(1, 3), '08:00', '18:00');
  const always = () => onDays(5, '08:00', '19:00');
  const scattered = () =>
    random.some(workdays, random.between(2, 4)).map((weekday) => {
      const start = random.pick([
        '08:00',
        '09:00',
        '10:00',
        '13:00',
        '14:00',
        '15:00',
        '16:00',
      ] as const);
      return {
        weekday,
        start,
        end: `${String(Number(start.slice(0, 2)) + random.between(1, 2)).padStart(2, '0')}:00`,
      };
    });
  const mixed = () => [...onDays(1, '08:00', '12:00'), ...onDays(1, '14:00', '18:00')];

  if (isChild)
    return random.pick([
      afternoons,
      afternoons,
      afternoons,
      scattered,
      oneWindow,
      mixed,
      age < 6 ? mornings : afternoons,
    ])();
  if (age > 62) return random.pick([mornings, mornings, wholeDays, always, mixed])();
  return random.pick([early, afternoons, scattered, oneWindow, mixed, wholeDays])();
}

/** The change; throws if the domain refuses it. */
export function changeOf(outcome: Outcome<Change>): Exclude<Change, 'unchanged'> {
  if (!outcome.ok || outcome.value === 'unchanged')
    throw new Error(
      `The demo world asks for a change the domain refuses: ${JSON.stringify(outcome)}`,
    );
  return outcome.value;
}
