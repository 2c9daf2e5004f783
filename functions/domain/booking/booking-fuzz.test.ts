/** Random bookings: each is either refused in German at a field, or fit to be stored. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPractice } from '../../../emulator-data/build-practice.ts';
import {
  anyBooking,
  anyForm,
  bentBooking,
  noBooking,
  type Sent,
} from '../../../tests/support/arbitrary-booking.ts';
import { bookingTable } from '../../../tests/support/booking-table.ts';
import { expectGerman } from '../../../tests/support/expect-german.ts';
import { longOr } from '../../../tests/support/long-run.ts';
import type { Detail } from '../failure.ts';
import { book } from '../request/changes.ts';
import { TherapyRequest } from '../request/request.ts';
import { type BookingRequest, validateBooking } from './booking-request.ts';
import { FormConfiguration } from './form-configuration.ts';

const today = '2026-11-21';
const now = new Date('2026-11-21T08:00:00Z');
const practice = aPractice();

type Range = { locationId: string; weekday: number; start: string; end: string };

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Every quarter of an hour in the ranges, one string each. */
function quarters(ranges: readonly Range[]): Set<string> {
  const all = new Set<string>();
  for (const { locationId, weekday, start, end } of ranges) {
    for (let minute = minutes(start); minute < minutes(end); minute += 15)
      all.add(`${locationId}/${weekday}/${minute}`);
  }
  return all;
}

/**
 * The offered cells of these locations as sets of quarters, computed independently from the plan.
 */
function cellsAt(form: FormConfiguration, locationIds: readonly string[]): Set<string>[] {
  return form.selectableLocations
    .filter(({ id }) => locationIds.includes(id))
    .flatMap(({ id, selectableSlots }) =>
      selectableSlots.flatMap(({ weekday, start, end }) => {
        const cells: Set<string>[] = [];
        for (
          let from = minutes(start);
          from + form.minSlotSize <= minutes(end);
          from += form.minSlotSize
        ) {
          const cell = new Set<string>();
          for (let minute = from; minute < from + form.minSlotSize; minute += 15)
            cell.add(`${id}/${weekday}/${minute}`);
          cells.push(cell);
        }
        return cells;
      }),
    );
}

const isWithin = (some: Set<string>, all: Set<string>) => [...some].every((one) => all.has(one));
const union = (sets: readonly Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** An accepted booking uses only offered cells, and validating it again changes nothing. */
function expectAccepted(booking: BookingRequest, form: FormConfiguration) {
  expect(validateBooking({ ...booking }, practice, form, today)).toEqual({
    ok: true,
    value: booking,
  });

  const offered = cellsAt(form, booking.locationIds);
  const storedSlots = quarters(booking.slots);
  expect(storedSlots).toEqual(union(offered.filter((cell) => isWithin(cell, storedSlots))));

  const outcome = book(undefined, booking, { payloadHash: 'hash', openKey: 'key' }, form, now);
  if (!outcome.ok || outcome.value === 'unchanged')
    throw new Error('A new booking must be stored.');
  const { after } = outcome.value;
  expect(TherapyRequest.parse(after)).toEqual(after);
  expect(after.slotKeys.length).toBeGreaterThanOrEqual(form.minSlots);
  expect(new Set(after.slotKeys).size).toBe(after.slotKeys.length);
  expect(after.slotKeys).toHaveLength(offered.filter((cell) => isWithin(cell, storedSlots)).length);
  expectStorable(after);
}

/** Firestore rejects undefined, lone surrogates and prototypes. */
function expectStorable(value: unknown) {
  if (typeof value === 'string') expect(value.isWellFormed()).toBe(true);
  else if (Array.isArray(value)) value.forEach(expectStorable);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    Object.values(value).forEach(expectStorable);
  } else expect(['boolean', 'number', 'object']).toContain(typeof value);
}

const known = new Set([
  ...bookingTable.map(({ field }) => field),
  'requestId',
  'companySlug',
  'consentVersion',
  'homepage',
  'fillSeconds',
  'form',
]);

/** Each detail names a known field or the unknown argument, at most once. */
function expectDetails(details: readonly Detail[], sent: unknown) {
  expect(details.length).toBeGreaterThan(0);
  expect(details.length).toBeLessThanOrEqual(50);
  expectGerman(details);
  expect(new Set(details.map(({ field }) => field)).size).toBe(details.length);
  for (const { field, code } of details) {
    expect(field.length).toBeLessThan(200);
    const isOurs = known.has(field.replace(/\..*/s, ''));
    const isTheirs =
      code === 'unknown' && Object.keys(sent as object).some((key) => key.startsWith(field));
    expect(isOurs || isTheirs, field).toBe(true);
  }
}

function validated(sent: unknown, form: FormConfiguration) {
  const outcome = validateBooking(sent, practice, form, today);
  if (outcome.ok) expectAccepted(outcome.value, form);
  else if (outcome.failure.kind === 'invalid') expectDetails(outcome.failure.details, sent);
  else throw new Error(outcome.failure.kind);
  return outcome;
}

const formAndBooking = anyForm.chain((form) => fc.tuple(fc.constant(form), anyBooking(form)));

describe('by chance', () => {
  test('the forms are ones a practice can have, and enough bookings fit them', () => {
    const fits = fc.sample(formAndBooking, 300).map(([form, booking]) => {
      expect(FormConfiguration.safeParse(form).error).toBeUndefined();
      return validateBooking(booking, practice, form, today).ok;
    });
    // Otherwise the other tests prove nothing: both outcomes must be common.
    expect(fits.filter(Boolean).length).toBeGreaterThan(50);
    expect(fits.filter((isFine) => !isFine).length).toBeGreaterThan(50);
  });

  test('a complete booking is accepted exactly if its times hold enough offered cells, and keeps exactly these', () => {
    fc.assert(
      fc.property(formAndBooking, ([form, booking]) => {
        const locationIds = booking.locationIds as string[];
        const preferred = quarters(booking.slots as Range[]);
        const wanted = cellsAt(form, locationIds).filter((cell) => isWithin(cell, preferred));
        const outcome = validated(booking, form);
        expect(outcome.ok).toBe(locationIds.length > 0 && wanted.length >= form.minSlots);
        if (outcome.ok) expect(quarters(outcome.value.slots)).toEqual(union(wanted));
        else if (locationIds.length > 0 && outcome.failure.kind === 'invalid') {
          const tooFew = {
            code: 'slotsTooFew',
            message: `Bitte wählen Sie mindestens ${form.minSlots} Zeitfenster aus.`,
          };
          const none = {
            code: 'noTimes',
            message: expect.stringContaining('keine Zeiten zur Wahl'),
          };
          const everyCell = cellsAt(
            form,
            form.selectableLocations.map(({ id }) => id),
          );
          expect(outcome.failure.details).toEqual([
            { field: 'slots', ...(everyCell.length === 0 ? none : tooFew) },
          ]);
        }
      }),
      { numRuns: longOr(300, 1000) },
    );
  });

  test('bent in up to three places it is refused in German at a field, or fit to be stored; what was sent is left as it was', () => {
    const bentOne = formAndBooking.chain(([form, booking]) =>
      fc.tuple(fc.constant(form), bentBooking(booking)),
    );
    fc.assert(
      fc.property(bentOne, ([form, sent]) => {
        const before = fc.stringify(sent);
        validated(sent, form);
        expect(fc.stringify(sent)).toBe(before);
      }),
      { numRuns: longOr(300, 1000) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('what is no booking at all is refused in German', () => {
    fc.assert(
      fc.property(anyForm, noBooking, (form, sent) => {
        expect(validated(sent, form).ok).toBe(false);
      }),
      { numRuns: longOr(150, 500) },
    );
  });
});

describe('floods', () => {
  const form = FormConfiguration.parse(
    fc.sample(
      anyForm.filter(({ selectableLocations }) => selectableLocations.length === 1),
      1,
    )[0],
  );
  const complete = fc.sample(anyBooking(form), 1)[0] as Sent;
  const many = 200_000;
  const floods: Readonly<Record<string, () => Sent>> = {
    'of slots': () => ({
      slots: Array.from({ length: many }, () => ({
        locationId: 'a',
        weekday: 1,
        start: '10:00',
        end: '09:00',
      })),
    }),
    'of nothing for slots': () => ({ slots: new Array(many).fill(0) }),
    'of locations': () => ({ locationIds: new Array(many).fill('a') }),
    'of arguments': () => Object.fromEntries(Array.from({ length: many }, (_, i) => [`k${i}`, 0])),
    'of characters': () => ({
      firstname: 'x'.repeat(5_000_000),
      email: `${'a.'.repeat(1_000_000)}@${'b.'.repeat(1_000_000)}`,
    }),
    'of accents': () => ({ lastname: `a${'\u0301'.repeat(many)}${'\u0316'.repeat(many)}` }),
    'of spaces': () => ({ reason: `a${' '.repeat(5_000_000)}b`, birthdate: ' '.repeat(5_000_000) }),
    'of foreign characters in a domain': () => ({ email: `a@${'ü'.repeat(many)}.de` }),
    'of depth': () => ({ firstname: JSON.parse('['.repeat(many) + ']'.repeat(many)) as unknown }),
  };

  // A tenth of a second each on an idle machine; the bug we found took minutes, which no test may.
  test.each(Object.entries(floods))(
    '%s are validated before the test has to end',
    (_what, flood) => {
      const sent = { ...complete, ...flood() };
      const outcome = validateBooking(sent, practice, form, today);
      if (!outcome.ok && outcome.failure.kind === 'invalid')
        expectDetails(outcome.failure.details, sent);
    },
  );
});
