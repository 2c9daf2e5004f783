/** Random forms and bookings: valid ones, and malformed ones. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import fc from 'fast-check';
import { switches } from './booking-table.ts';

export type Sent = Readonly<Record<string, unknown>>;

/** Quarters of an hour since midnight -> 'HH:mm'. */
const time = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** One or two ranges of a working day, possibly adjacent. */
const workingDay = fc
  .tuple(
    fc.integer({ min: 24, max: 48 }),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 0, max: 8 }),
    fc.integer({ min: 0, max: 20 }),
  )
  .map(([from, morning, pause, afternoon]) =>
    [
      { start: time(from), end: time(from + morning) },
      { start: time(from + morning + pause), end: time(from + morning + pause + afternoon) },
    ].filter(({ start, end }) => start < end),
  );

const plan = fc
  .dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), workingDay, {
    maxKeys: 7,
    size: '+1',
  })
  .map((days) =>
    Object.entries(days).flatMap(([weekday, ranges]) =>
      ranges.map((range) => ({ weekday: Number(weekday), ...range })),
    ),
  );

/** Any form of a practice with none to three locations. */
export const anyForm: fc.Arbitrary<FormConfiguration> = fc
  .record({
    on: fc.subarray([...switches]),
    minSlotSize: fc.constantFrom(30, 45, 60, 90, 120),
    minSlots: fc.integer({ min: 1, max: 3 }),
    selectableLocations: fc
      .tuple(fc.subarray(['graz', 'wien-2', 'a']), fc.tuple(plan, plan, plan))
      .map(([ids, plans]) =>
        ids.map((id, i) => ({ id, title: id, selectableSlots: plans[i] ?? [] })),
      ),
  })
  .map(({ on, ...form }) =>
    aFormConfiguration({
      ...Object.fromEntries(switches.map((name) => [name, on.includes(name)])),
      ...form,
    }),
  );

/** Preferred ranges: some offered, others not, also at foreign locations. */
function preferredTimes(form: FormConfiguration): fc.Arbitrary<Sent[]> {
  const ids = form.selectableLocations.map(({ id }) => id);
  const offered = form.selectableLocations.flatMap(({ id, selectableSlots }) =>
    selectableSlots.map((range) => ({ locationId: id, ...range })),
  );
  const other = fc
    .record({
      locationId: fc.constantFrom(...ids, ...ids, 'fremde-praxis'),
      weekday: fc.integer({ min: 1, max: 7 }),
      from: fc.integer({ min: 20, max: 90 }),
      length: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ from, length, ...where }) => ({
      ...where,
      start: time(from),
      end: time(Math.min(96, from + length)),
    }));
  return fc
    .tuple(fc.subarray(offered), fc.array(other, { maxLength: 8 }))
    .map(([some, others]) => [...some, ...others]);
}

const anyCharacters = fc.string({ unit: 'binary', maxLength: 20 });
const line = fc.oneof(
  fc.constantFrom('Anna', 'Zoë 🙂', '<b>x</b>', "O'Neill", 'שלום'),
  anyCharacters.map((text) => `A${text}`),
);
const preference = fc.constantFrom('yes', 'possible', 'no');

/** Complete except for the times, which may be too few. */
export function anyBooking(form: FormConfiguration): fc.Arbitrary<Sent> {
  return fc.record({
    requestId: fc
      .bigInt({ min: 0n, max: 2n ** 128n - 1n })
      .map((id) => id.toString(16).padStart(32, '0')),
    companySlug: fc.constant('praxis-muster'),
    locationIds: fc.subarray(
      form.selectableLocations.map(({ id }) => id),
      { minLength: Math.min(1, form.selectableLocations.length) },
    ),
    type: fc.constantFrom('self', 'other'),
    firstname: line,
    lastname: line,
    birthdate: fc.constantFrom('010290', '01.02.1990', '1.2.90', '1990-02-01', '20.11.2026'),
    contactPersonFirstname: line,
    contactPersonLastname: line,
    contactPersonRelationship: line,
    email: fc.constantFrom('anna@beispiel.at', ' Anna@MÜLLER.de '),
    phone: fc.constantFrom('0316 1234', '+43 (0)664/1234'),
    phone2: fc.constantFrom('', '0664 12'),
    addressStreet: line,
    addressPostalCode: fc.constantFrom('8010', 'A-8010'),
    addressCity: line,
    houseCall: fc.boolean(),
    doctorsOrder: fc.constantFrom('available', 'requested', 'none'),
    prescription: fc.constantFrom(
      undefined,
      { issuedOn: '2.11.26', urgent: true },
      { issuedOn: '', urgent: false },
    ),
    doctorsOrderName: fc.oneof(fc.constant(''), line),
    insurance: line,
    teletherapy: preference,
    groupTherapy: preference,
    reason: line,
    slots: preferredTimes(form),
    timeFlexibility: fc.constantFrom('notFlexible', 'somewhatFlexible', 'veryFlexible'),
    callbackWish: fc.boolean(),
    note: line,
    followUpConsent: fc.boolean(),
    consentVersion: fc.constant('2026-11'),
    healthDataConsent: fc.constantFrom(true, undefined),
    termsOfUseAccepted: fc.constant(true),
    homepage: fc.constant(''),
    fillSeconds: fc.integer({ min: 3, max: 100_000 }),
  });
}

/** Any JSON value. */
const json = fc.jsonValue({ maxDepth: 3 });
/** Any JavaScript value, including NaN and invalid dates. */
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 2,
});

const namesOfTheLanguage = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
];
const huge = fc
  .tuple(
    fc.constantFrom('x', ' ', '🙂', 'ﷺ', '\u0301', 'a@', '0', '\n', '\u200b'),
    fc.constantFrom(9, 51, 256, 5001, 30_000),
  )
  .map(([unit, times]) => unit.repeat(times));

function oddSlots(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const odd = fc.record({
    locationId: fc.oneof(
      fc.constantFrom('graz', 'a', 'fremde-praxis', '__proto__', 'A', ''),
      value,
    ),
    weekday: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom(1.5, '1', null), value),
    start: fc.oneof(
      fc.integer({ min: 0, max: 100 }).map(time),
      fc.constantFrom('08:10', '8:00', '24:00', '25:00', '08:00\n', '08:60'),
      value,
    ),
    end: fc.oneof(fc.integer({ min: 0, max: 100 }).map(time), value),
  });
  const many = fc
    .tuple(odd, fc.constantFrom(501, 2000))
    .map(([slot, times]) =>
      Array.from({ length: times }, (_, i) => ({ ...slot, weekday: (i % 7) + 1 })),
    );
  return fc.oneof(
    fc.array(odd, { maxLength: 5 }),
    fc.array(fc.oneof(odd, value), { maxLength: 5 }),
    many,
    value,
  );
}

/**
 * One change to a booking; undefined removes the field. `__proto__` is an own key, as JSON.parse
 * creates it.
 */
function bends(
  booking: Sent,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<readonly [string, unknown]> {
  const field = fc.constantFrom(...Object.keys(booking));
  const dates = fc.oneof(
    fc.constantFrom(
      '',
      'NaN',
      '31.02.1990',
      '00.00.0000',
      '99999999',
      '2026-13-45',
      '22.11.2026',
      '1.1.1',
      '29.02.2023',
      '-1.-1.-1',
    ),
    fc.string({ unit: fc.constantFrom('0', '1', '2', '9', '.', '-', '/', ' '), maxLength: 12 }),
    value,
  );
  return fc.oneof(
    fc.tuple(field, fc.constant(undefined)),
    fc.tuple(
      field,
      fc.oneof(value, anyCharacters, fc.constantFrom(null, true, 0, '', '   ', [], {})),
    ),
    fc.tuple(field, huge),
    fc.tuple(fc.constant('slots'), oddSlots(value)),
    fc.tuple(fc.constant('birthdate'), dates),
    fc.tuple(
      fc.constant('locationIds'),
      fc.oneof(fc.array(fc.oneof(fc.constantFrom('graz', 'a', 'fremde-praxis'), value)), value),
    ),
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...namesOfTheLanguage, '', 'slots.0', 'status', 'x'.repeat(5000)),
        anyCharacters,
      ),
      value,
    ),
  );
}

function bent(value: fc.Arbitrary<unknown>, max: number) {
  return (booking: Sent): fc.Arbitrary<Sent> =>
    fc.array(bends(booking, value), { minLength: 1, maxLength: max }).map((changes) => {
      const sent = { ...booking };
      for (const [field, to] of changes)
        Object.defineProperty(sent, field, {
          value: to,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      return sent;
    });
}

/** A booking changed in up to three places, to any JavaScript value. */
export const bentBooking = bent(anything, 3);
/** The same with values that a call can carry. */
export const bentCall = (booking: Sent): fc.Arbitrary<Sent> =>
  bent(json, 2)(booking).map((sent) => JSON.parse(JSON.stringify(sent)) as Sent);

/** Not a booking at all. */
export const noBooking: fc.Arbitrary<unknown> = anything;
