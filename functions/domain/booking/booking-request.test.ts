import { describe, expect, test } from 'vitest';
import { type Switch, switches } from '../../../tests/support/booking-table.ts';
import { expectGerman } from '../../../tests/support/expect-german.ts';
import { type Detail, messages } from '../failure.ts';
import type { Practice } from '../practice/practice.ts';
import { book } from '../request/changes.ts';
import { TherapyRequest } from '../request/request.ts';
import { timeOf } from '../waiting-list/slot.ts';
import { type BookingRequest, validateBooking } from './booking-request.ts';
import { defaultFormConfiguration, FormConfiguration } from './form-configuration.ts';

const today = '2026-11-21';
const practice: Practice = {
  slug: 'praxis-graz',
  title: 'Praxis Graz',
  subtitle: 'Logopädie',
  logoImagePath: '',
  website: '',
  contactPerson: 'Anna Huber',
  locations: [],
  listed: true,
  bookingEnabled: true,
  locked: false,
};

/** Those that show a field. */
const enableFlags = switches.filter((flag): flag is Flag => flag !== 'reasonRequired');
type Flag = Exclude<Switch, 'reasonRequired'>;

const weekPlan = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '08:00', end: '18:00' }));
const locations = [
  { id: 'a', title: 'A', selectableSlots: weekPlan },
  { id: 'b', title: 'B', selectableSlots: weekPlan },
];

/** A form that asks for exactly these fields, at that many locations. */
function formWith(
  enabled: readonly Flag[],
  places = 1,
  changes: Partial<FormConfiguration> = {},
): FormConfiguration {
  const flags = Object.fromEntries(enableFlags.map((flag) => [flag, enabled.includes(flag)]));
  return FormConfiguration.parse({
    ...defaultFormConfiguration({ id: 'a', title: 'A' }),
    selectableLocations: locations.slice(0, places),
    ...flags,
    ...changes,
  });
}
const everything = formWith(enableFlags, 2);

/** Complete for a form that asks for everything. */
const complete = {
  requestId: '0123456789abcdef'.repeat(2),
  companySlug: 'praxis-graz',
  locationIds: ['a'],
  type: 'other',
  firstname: 'Anna',
  lastname: 'Huber',
  birthdate: '01.02.1990',
  contactPersonFirstname: 'Eva',
  contactPersonLastname: 'Huber',
  contactPersonRelationship: 'Mutter',
  email: 'anna@beispiel.at',
  phone: '0316 1234',
  phone2: '0664 1234',
  addressStreet: 'Hauptplatz 1',
  addressPostalCode: '8010',
  addressCity: 'Graz',
  houseCall: false,
  doctorsOrder: 'available',
  doctorsOrderName: 'Dr. Maier',
  insurance: 'ÖGK',
  teletherapy: 'possible',
  groupTherapy: 'no',
  reason: 'Stimme',
  slots: [{ locationId: 'a', weekday: 1, start: '08:00', end: '10:00' }],
  timeFlexibility: 'notFlexible',
  callbackWish: true,
  note: 'ab 17 Uhr',
  followUpConsent: true,
  consentVersion: '2026-11',
  termsOfUseAccepted: true,
  healthDataConsent: true,
};

function detailsFor(input: unknown, form = everything): readonly Detail[] {
  const outcome = validateBooking(input, practice, form, today);
  return outcome.ok || outcome.failure.kind !== 'invalid' ? [] : outcome.failure.details;
}
function accept(changes: Record<string, unknown> = {}, form = everything): BookingRequest {
  const outcome = validateBooking({ ...complete, ...changes }, practice, form, today);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}
const validate = (changes: Record<string, unknown>, form = everything) =>
  detailsFor({ ...complete, ...changes }, form);
const fields = (details: readonly Detail[]) => new Set(details.map((detail) => detail.field));

describe('rules of the specification, field by field', () => {
  test('a complete booking is accepted with its texts as typed', () => {
    expect(accept()).toEqual({ ...complete, birthdate: '1990-02-01' });
  });

  const requiredText: [field: string, max: number][] = [
    ['firstname', 255],
    ['lastname', 255],
    ['contactPersonFirstname', 255],
    ['contactPersonLastname', 255],
    ['contactPersonRelationship', 255],
    ['addressStreet', 255],
    ['addressPostalCode', 8],
    ['addressCity', 255],
    ['insurance', 255],
    ['reason', 5000],
  ];
  test.each(requiredText)('%s is required and holds at most %i characters', (field, max) => {
    for (const missing of [undefined, '', '   ', '\u200b\n']) {
      expect(validate({ [field]: missing })).toMatchObject([
        { field, code: 'required', message: expect.stringMatching(/^Bitte /) },
      ]);
    }
    expect(validate({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(validate({ [field]: ` ${'x'.repeat(max)} ` })).toEqual([]);
    expect(validate({ [field]: 'x'.repeat(max + 1) })).toMatchObject([
      { field, code: 'maxLength', message: expect.stringContaining(`${max} Zeichen`) },
    ]);
    for (const wrong of [null, 5, true, {}, ['x']])
      expect(fields(validate({ [field]: wrong }))).toEqual(new Set([field]));
  });

  const optional: [field: string, max: number][] = [['doctorsOrderName', 255]];
  test.each(optional)('%s is optional and holds at most %i characters', (field, max) => {
    expect(accept({ [field]: undefined })).toMatchObject({ [field]: '' });
    expect(validate({ [field]: '' })).toEqual([]);
    expect(validate({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(validate({ [field]: 'x'.repeat(max + 1) })).toMatchObject([
      { field, code: 'maxLength' },
    ]);
  });

  const choices: [field: string, options: readonly unknown[]][] = [
    ['type', ['self', 'other']],
    ['houseCall', [true, false]],
    ['doctorsOrder', ['available', 'requested', 'none']],
    ['teletherapy', ['yes', 'possible', 'no']],
    ['groupTherapy', ['yes', 'possible', 'no']],
    ['timeFlexibility', ['notFlexible', 'somewhatFlexible', 'veryFlexible']],
  ];
  test.each(choices)('%s must be one of its options', (field, options) => {
    for (const option of options) expect(validate({ [field]: option })).toEqual([]);
    expect(validate({ [field]: undefined })).toMatchObject([
      { field, code: 'required', message: expect.stringMatching(/^Bitte wählen/) },
    ]);
    for (const wrong of ['', null, 'ja', 0, ['self'], 'toString'])
      expect(validate({ [field]: wrong })).toMatchObject([{ field }]);
  });

  test('the e-mail is required and must be an address', () => {
    expect(validate({ email: undefined })).toMatchObject([{ field: 'email', code: 'required' }]);
    expect(validate({ email: 'anna@' })).toMatchObject([{ field: 'email', code: 'invalid' }]);
    expect(accept({ email: ' anna@MÜLLER.de ' }).email).toBe('anna@xn--mller-kva.de');
  });

  test('the date of birth is not after today, in any of the forms people type', () => {
    expect(accept({ birthdate: '010290' }).birthdate).toBe('1990-02-01');
    expect(accept({ birthdate: '21.11.2026' }).birthdate).toBe(today);
    expect(validate({ birthdate: '' })).toMatchObject([{ field: 'birthdate', code: 'required' }]);
    expect(validate({ birthdate: undefined })).toMatchObject([
      { field: 'birthdate', code: 'required' },
    ]);
    expect(validate({ birthdate: '31.02.1990' })).toMatchObject([
      { field: 'birthdate', code: 'invalid' },
    ]);
    expect(validate({ birthdate: '22.11.2026' })).toMatchObject([
      { field: 'birthdate', code: 'inFuture' },
    ]);
    expect(validate({ birthdate: new Date() })).toMatchObject([{ field: 'birthdate' }]);
  });

  test('the note is optional up to 5000 characters, but asking to be called back needs one', () => {
    expect(accept({ callbackWish: false, note: undefined }).note).toBe('');
    expect(validate({ callbackWish: false, note: 'x'.repeat(5000) })).toEqual([]);
    expect(validate({ callbackWish: false, note: 'x'.repeat(5001) })).toMatchObject([
      { field: 'note', code: 'maxLength' },
    ]);
    for (const empty of [undefined, '', ' \n '])
      expect(validate({ callbackWish: true, note: empty })).toMatchObject([
        { field: 'note', code: 'required' },
      ]);
    expect(accept({ callbackWish: undefined, note: '' }).callbackWish).toBe(false);
    expect(validate({ callbackWish: 'true' })).toMatchObject([{ field: 'callbackWish' }]);
  });

  test('a callback nobody asked about needs no note', () => {
    const silent = formWith([]);
    expect(accept({ callbackWish: true, note: '' }, silent).callbackWish).toBeUndefined();
  });

  test('the terms must be accepted', () => {
    for (const no of [false, undefined, null, 'true', 1]) {
      expect(validate({ termsOfUseAccepted: no })).toEqual([
        { field: 'termsOfUseAccepted', code: 'required', message: 'Zustimmung notwendig.' },
      ]);
    }
  });

  test('the consent to data about health may be missing, which is kept, but not be refused', () => {
    for (const no of [false, null, 'true', 1]) {
      expect(validate({ healthDataConsent: no })).toEqual([
        { field: 'healthDataConsent', code: 'required', message: 'Zustimmung notwendig.' },
      ]);
    }
    const stored = (given: unknown) => {
      const outcome = book(
        undefined,
        accept({ healthDataConsent: given }),
        { payloadHash: 'h', openKey: 'k' },
        everything,
        new Date(),
      );
      return outcome.ok && outcome.value !== 'unchanged' && outcome.value.after.healthDataConsent;
    };
    expect([stored(true), stored(undefined)]).toEqual([true, false]);
  });

  test.each([
    ['phone', 'als Telefonnummer'],
    ['phone2', 'als weitere Telefonnummer'],
  ])('%s must be one that can be called', (field, as) => {
    const message = `Bitte geben Sie ${as} eine Nummer mit Vorwahl ein.`;
    for (const wrong of ['abc', '0664', 'siehe Mutter', '1'.repeat(50)])
      expect(validate({ [field]: wrong })).toEqual([{ field, code: 'notCallable', message }]);
    for (const number of [
      '+43 (0)664/12-34.567',
      '0664 1234567 (ab 17 Uhr)',
      '0316–123456',
      '0316/1234 DW 12',
      '0664 1234567, 0316 12345',
      '٠٦٦٤١٢٣٤٥٦٧',
    ])
      expect(accept({ [field]: ` ${number} ` })).toMatchObject({ [field]: number });
    expect(accept({ [field]: '0316 123\u00ad456' })).toMatchObject({ [field]: '0316 123456' });
    expect(validate({ [field]: '0664 1234567'.padEnd(50, '.') })).toEqual([]);
    expect(validate({ [field]: '0664 1234567'.padEnd(51, '.') })).toMatchObject([
      { field, code: 'maxLength' },
    ]);
    for (const wrong of [null, 5, ['x']])
      expect(fields(validate({ [field]: wrong }))).toEqual(new Set([field]));
  });

  test('a telephone is required, a second one is not', () => {
    for (const missing of [undefined, '', '   '])
      expect(validate({ phone: missing })).toMatchObject([{ field: 'phone', code: 'required' }]);
    expect(accept({ phone2: undefined }).phone2).toBe('');
    expect(validate({ phone2: '' })).toEqual([]);
  });

  test('consent to follow-ups is never assumed', () => {
    expect(accept({ followUpConsent: undefined }).followUpConsent).toBe(false);
    expect(validate({ followUpConsent: 'true' })).toMatchObject([{ field: 'followUpConsent' }]);
  });

  test('the reason may be made optional by the practice', () => {
    const relaxed = formWith(enableFlags, 2, { reasonRequired: false });
    expect(accept({ reason: undefined }, relaxed).reason).toBe('');
    expect(validate({ reason: 'x'.repeat(5001) }, relaxed)).toMatchObject([
      { field: 'reason', code: 'maxLength' },
    ]);
  });

  test('contact persons are not asked for, nor validated, when somebody asks for themselves', () => {
    const none = { contactPersonFirstname: '', contactPersonLastname: undefined };
    expect(validate({ type: 'self', ...none })).toEqual([]);
    /**
     * Text left in a section that was hidden again blocked the whole form at an invisible field.
     */
    expect(validate({ type: 'self', contactPersonFirstname: 'x'.repeat(300) })).toEqual([]);
  });

  test('the id is 128 bit in hexadecimal, made by the browser', () => {
    for (const wrong of [
      undefined,
      '',
      '0',
      'G'.repeat(32),
      'A'.repeat(32),
      '0'.repeat(33),
      `${'0'.repeat(32)}\n`,
      '../../'.repeat(10),
    ]) {
      expect(validate({ requestId: wrong })).toMatchObject([{ field: 'requestId' }]);
    }
  });
});

describe('locations', () => {
  test('at least one, known ones only, each once', () => {
    expect(validate({ locationIds: [] })).toMatchObject([
      { field: 'locationIds', code: 'required' },
      { field: 'slots' },
    ]);
    expect(fields(validate({ locationIds: ['c'] }))).toContain('locationIds');
    for (const odd of [
      ['__proto__'],
      ['constructor'],
      [''],
      ['A'],
      [null],
      'a',
      { 0: 'a' },
      [['a']],
    ]) {
      expect(fields(validate({ locationIds: odd })), JSON.stringify(odd)).not.toEqual(new Set());
    }
    expect(accept({ locationIds: ['a', 'b', 'a'] }).locationIds).toEqual(['a', 'b']);
  });

  test('a practice without locations says that there are none, however the form was sent', () => {
    const nowhere = formWith(enableFlags, 0);
    for (const locationIds of [undefined, [], ['a']]) {
      const found = validate({ locationIds }, nowhere).find(
        (detail) => detail.field === 'locationIds',
      );
      expect(found?.message).toBe(
        'Keine Standorte verfügbar. Bitte kontaktieren Sie die Praxis über einen anderen Weg.',
      );
    }
  });
});

test('a practice whose locations have no time to choose says so, and nothing of what is missing', () => {
  const nothing = formWith(enableFlags, 2);
  const without = {
    ...nothing,
    selectableLocations: nothing.selectableLocations.map((place) => ({
      ...place,
      selectableSlots: [],
    })),
  };
  expect(validate({ firstname: '' }, without)).toEqual([
    { field: 'slots', code: 'noTimes', message: messages.noTimes },
  ]);
  // Shorter than a cell: working hours without a selectable cell.
  const short = { weekday: 1, start: '08:00', end: '08:15' } as const;
  const tooShort = {
    ...without,
    selectableLocations: without.selectableLocations.map((place) => ({
      ...place,
      selectableSlots: [short],
    })),
  };
  expect(validate({}, tooShort)).toMatchObject([{ code: 'noTimes' }]);
});

describe('slots', () => {
  const at = (locationId: string, weekday: number, start: string, end: string) => ({
    locationId,
    weekday,
    start,
    end,
  });
  const tooFew = (n: number) => [
    {
      field: 'slots',
      code: expect.any(String),
      message: `Bitte wählen Sie mindestens ${n} Zeitfenster aus.`,
    },
  ];

  test('none at all is too few', () => {
    expect(validate({ slots: undefined })).toEqual(tooFew(1));
    expect(validate({ slots: [] })).toEqual(tooFew(1));
    expect(validate({ slots: 'Montag' })).toEqual(tooFew(1));
  });

  test('cells are counted, not ranges, over all chosen locations', () => {
    const three = formWith(enableFlags, 2, { minSlots: 3 });
    expect(validate({ slots: [at('a', 1, '08:00', '10:00')] }, three)).toEqual(tooFew(3));
    expect(validate({ slots: [at('a', 1, '08:00', '11:00')] }, three)).toEqual([]);
    const both = [at('a', 1, '08:00', '10:00'), at('b', 1, '08:00', '09:00')];
    expect(validate({ locationIds: ['a', 'b'], slots: both }, three)).toEqual([]);
    expect(validate({ locationIds: ['a'], slots: both }, three)).toEqual(tooFew(3));
    expect(
      validate(
        {
          slots: [
            at('a', 1, '08:00', '10:00'),
            at('a', 1, '08:00', '10:00'),
            at('a', 1, '09:00', '10:00'),
          ],
        },
        three,
      ),
    ).toEqual(tooFew(3));
  });

  test('what is not offered is trimmed away, and nothing left is too few', () => {
    expect(
      accept({
        slots: [
          at('a', 1, '07:00', '09:30'),
          at('a', 7, '08:00', '12:00'),
          at('b', 1, '08:00', '09:00'),
        ],
      }).slots,
    ).toEqual([at('a', 1, '08:00', '09:00')]);
    expect(validate({ slots: [at('a', 7, '08:00', '12:00')] })).toEqual(tooFew(1));
    expect(validate({ slots: [at('b', 1, '08:00', '12:00')] })).toEqual(tooFew(1));
    expect(validate({ slots: [at('a', 1, '08:15', '09:15')] })).toEqual(tooFew(1));
  });

  test('cells arrive merged, overlaps included', () => {
    const cells = [
      at('a', 1, '09:00', '10:00'),
      at('a', 1, '08:00', '09:00'),
      at('a', 1, '08:30', '10:00'),
      at('a', 2, '08:00', '09:00'),
    ];
    expect(accept({ slots: cells }).slots).toEqual([
      at('a', 1, '08:00', '10:00'),
      at('a', 2, '08:00', '09:00'),
    ]);
  });

  test('reversed ranges, odd times and extra keys are refused where they stand', () => {
    expect(
      validate({ slots: [at('a', 1, '08:00', '09:00'), at('a', 1, '10:00', '09:00')] }),
    ).toMatchObject([{ field: 'slots.1.end', message: expect.stringMatching(/^Das Ende/) }]);
    const odd = [
      at('a', Number.NaN, '08:00', '09:00'),
      at('a', 1.5, '08:00', '09:00'),
      at('a', 1, '08:10', '09:00'),
      at('a', 1, '08:00', '25:00'),
      { ...at('a', 1, '08:00', '09:00'), x: 1 },
    ];
    const found = validate({ slots: odd });
    expect(fields(found)).toEqual(
      new Set(['slots.0.weekday', 'slots.1.weekday', 'slots.2.start', 'slots.3.end', 'slots.4.x']),
    );
    expectGerman(found);
  });

  test('a whole week in single cells is fine, two thousand pieces are refused', () => {
    const week = [1, 2, 3, 4, 5].flatMap((d) =>
      Array.from({ length: 10 }, (_, i) => at('a', d, timeOf((8 + i) * 60), timeOf((9 + i) * 60))),
    );
    expect(accept({ slots: week }).slots).toHaveLength(5);
    const flood = Array.from({ length: 2000 }, () => at('a', 1, '08:00', '09:00'));
    expect(validate({ slots: flood })).toMatchObject([{ field: 'slots', code: 'maxLength' }]);
  });
});

test('something that is no form at all is refused as a whole', () => {
  for (const nothing of [undefined, null, 5, 'x', [], [complete], true, new Date(), new Map()]) {
    const details = detailsFor(nothing);
    expect(details.length).toBeGreaterThan(0);
    expectGerman(details);
  }
});

describe('arguments', () => {
  test('unknown ones are refused at their own name, so nothing is lost in silence', () => {
    expect(validate({ price: 5 })).toMatchObject([{ field: 'price', code: 'unknown' }]);
    expect(fields(validate({ status: 'open', prioritized: true, slotKeys: [] }))).toEqual(
      new Set(['status', 'prioritized', 'slotKeys']),
    );
  });

  test('names of the language are unknown arguments like others and change no prototype', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const input: unknown = JSON.parse(
        `${JSON.stringify(complete).slice(0, -1)},${JSON.stringify(name)}:{"prioritized":true}}`,
      );
      expect(detailsFor(input)).toMatchObject([{ field: name, code: 'unknown' }]);
      const slot: unknown = JSON.parse(
        `{"locationId":"a","weekday":1,"start":"08:00","end":"09:00",${JSON.stringify(name)}:{"x":1}}`,
      );
      expect(validate({ slots: [slot] })).toMatchObject([{ field: `slots.0.${name}` }]);
    }
    expect(({} as Record<string, unknown>).prioritized).toBeUndefined();
  });

  test('what this practice does not ask for is dropped, whatever it holds', () => {
    const silent = formWith([], 2);
    const notAsked = [
      'birthdate',
      'phone2',
      'addressStreet',
      'addressPostalCode',
      'addressCity',
      'houseCall',
      'doctorsOrder',
      'doctorsOrderName',
      'insurance',
      'teletherapy',
      'groupTherapy',
      'timeFlexibility',
      'callbackWish',
    ];
    for (const junk of ['x', null, 5, { a: [1] }, 'x'.repeat(10_000)]) {
      const booking = accept(Object.fromEntries(notAsked.map((field) => [field, junk])), silent);
      const stored = storedAs(booking, silent);
      for (const field of notAsked) {
        expect(booking[field as keyof BookingRequest], field).toBeUndefined();
        expect(stored).not.toHaveProperty(field);
      }
    }
  });
});

describe('signs that nobody filled in the form', () => {
  test('the field nobody sees stays empty or absent, and is never stored', () => {
    for (const empty of [undefined, ''])
      expect(accept({ homepage: empty }).homepage).toBeUndefined();
    for (const filled of ['x', ' ', 5, null, {}])
      expect(validate({ homepage: filled })).toMatchObject([{ field: 'homepage' }]);
    expectGerman(validate({ homepage: 'https://x.example' }));
  });

  test('nobody fills it in within three seconds; a page that does not say how long is taken at its word', () => {
    for (const fine of [undefined, 3, 3.2, 86_400])
      expect(accept({ fillSeconds: fine }).fillSeconds).toBeUndefined();
    for (const tooFast of [0, 2.999, -1, Number.NaN, '60', null]) {
      const details = validate({ fillSeconds: tooFast });
      expect(details).toMatchObject([{ field: 'fillSeconds' }]);
      expectGerman(details);
    }
  });
});

describe('whether the practice takes requests', () => {
  const refusal = (
    of: Practice | undefined,
    form: FormConfiguration | undefined,
    input: unknown = complete,
  ) => {
    const outcome = validateBooking(input, of, form, today);
    return outcome.ok || outcome.failure.kind !== 'invalid' ? undefined : outcome.failure.details;
  };

  test('an unknown one is said to be unknown', () => {
    expect(refusal(undefined, everything)).toMatchObject([
      { field: 'companySlug', code: 'unknownPractice' },
    ]);
    expect(refusal(practice, undefined)).toMatchObject([
      { field: 'companySlug', code: 'unknownPractice' },
    ]);
  });

  test('a paused or locked one refuses at the whole form, before validating what was typed', () => {
    for (const input of [complete, {}]) {
      expect(refusal({ ...practice, bookingEnabled: false }, everything, input)).toMatchObject([
        { field: 'form', code: 'intakePaused' },
      ]);
      expect(refusal({ ...practice, locked: true }, everything, input)).toMatchObject([
        { field: 'form', code: 'practiceLocked' },
      ]);
      expect(
        refusal({ ...practice, locked: true, bookingEnabled: false }, everything, input),
      ).toMatchObject([{ code: 'practiceLocked' }]);
    }
  });
});

/** The document stored for this booking; throws if the schema of stored requests refuses it. */
function storedAs(booking: BookingRequest, form: FormConfiguration): TherapyRequest {
  const outcome = book(
    undefined,
    booking,
    { payloadHash: 'hash', openKey: 'key' },
    form,
    new Date('2026-11-21T08:00:00Z'),
  );
  if (!outcome.ok || outcome.value === 'unchanged' || !outcome.value.after)
    throw new Error('a new booking must be stored');
  const { after } = outcome.value;
  expect(TherapyRequest.parse(after)).toEqual(after);
  expectStorable(after);
  return after;
}

/** Firestore rejects undefined, lone surrogates and prototypes. */
function expectStorable(value: unknown) {
  if (typeof value === 'string') expect(value.isWellFormed()).toBe(true);
  else if (Array.isArray(value)) value.forEach(expectStorable);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    expect([Object.prototype, null]).toContain(Object.getPrototypeOf(value));
    Object.values(value).forEach(expectStorable);
  } else expect(['boolean', 'number', 'object']).toContain(typeof value);
}

describe('strange text', () => {
  const strange = [
    '<script>alert(1)</script>',
    '🙂👩‍⚕️𝒳',
    '\u202eanna\u202c',
    'a\ud800b',
    '\udc00',
    "'; DROP TABLE",
    '{{7*7}}',
    '#{x}',
    '../../etc',
    '=1+1',
    'a\u0000b',
    '\u0300',
    'ﷺ'.repeat(8),
  ];

  test('is taken as text, without what is invisible, and can be stored', () => {
    for (const text of strange) {
      const short = text.slice(0, 8);
      const booking = accept({
        firstname: text,
        lastname: text,
        reason: text,
        note: text,
        contactPersonRelationship: text,
        insurance: text,
        addressPostalCode: short,
      });
      const stored = storedAs(booking, everything);
      expect(stored.firstname).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
      expect(stored.reason.length).toBeGreaterThan(0);
    }
    expect(accept({ firstname: '<b>Anna</b>' }).firstname).toBe('<b>Anna</b>');
    expect(accept({ reason: 'eins\r\nzwei' }).reason).toBe('eins\nzwei');
  });

  test('the longest texts of four-byte characters still fit', () => {
    expect(
      storedAs(accept({ reason: '🙂'.repeat(2500), note: '🙂'.repeat(2500) }), everything).reason,
    ).toHaveLength(5000);
  });
});
