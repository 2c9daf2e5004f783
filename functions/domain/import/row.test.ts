import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import { decideInFollowUpRound, dueStep } from '../follow-up/follow-up.ts';
import { describeAsk } from '../times/describe-ask.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { mergeSlots } from '../waiting-list/slot.ts';
import { type ImportContext, importMessages } from './cells.ts';
import type { RawRow } from './import.ts';
import { importedRequest, validateImportRow } from './row.ts';

const plan = [
  { weekday: 1, start: '08:00', end: '12:00' },
  { weekday: 2, start: '14:00', end: '18:00' },
];
const form = aFormConfiguration({
  selectableLocations: [
    { id: 'lend', title: 'Lend', selectableSlots: plan },
    { id: 'mitte', title: 'Graz, Mitte', selectableSlots: plan.slice(0, 1) },
  ],
});
const tags = [
  { id: 'kind', name: 'Kind' },
  { id: 'spaet', name: 'Spät' },
];
const context: ImportContext = { form, tags, today: '2026-11-21' };
const person = { lastname: 'Huber', phone: '0660 1234567' };

function taken(row: RawRow) {
  const outcome = validateImportRow(row, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

function refusals(row: RawRow) {
  const outcome = validateImportRow(row, context);
  if (outcome.ok || outcome.failure.kind !== 'invalid') throw new Error('it was taken');
  return outcome.failure.details.map(({ field, message }) => [field, message]);
}

describe('a row of an old list', () => {
  test('needs a name and a way to answer, and nothing else', () => {
    expect(taken(person)).toMatchObject({
      lastname: 'Huber',
      firstname: '',
      type: 'self',
      requestedOn: '2026-11-21',
      slots: [],
    });
    expect(taken({ lastname: 'Huber', email: 'huber@post.example' }).phone).toBe('');
    expect(refusals({ firstname: 'Eva', phone: ' ', email: '' })).toEqual([
      ['lastname', importMessages.lastname],
      ['phone', importMessages.contact],
    ]);
    expect(refusals({ name: ' ', phone: '1' })).toEqual([['name', importMessages.lastname]]);
  });

  test('reads days as tabular programs write them, and those of our own files', () => {
    expect(taken({ ...person, birthdate: '17.5.1984', requestedOn: '1.2.26 00:00' })).toMatchObject(
      {
        birthdate: '1984-05-17',
        requestedOn: '2026-02-01',
      },
    );
    expect(
      taken({ ...person, birthdate: '1984-05-17T00:00:00', requestedOn: '21.11.2026, 14:05' }),
    ).toMatchObject({
      birthdate: '1984-05-17',
      requestedOn: '2026-11-21',
    });
  });

  test('loses nobody to a cell that cannot be read: it is kept in the note, and all of them are said at once', () => {
    const row = {
      ...person,
      birthdate: '32.1.2000',
      requestedOn: '1.1.1999',
      email: 'eva@',
      times: 'bald',
      location: 'Lend, Mond',
      tags: 'Kind; Neu',
      houseCall: 'vielleicht',
      addressPostalCode: '123456789',
    };
    const { notices, adminNote, ...stored } = taken(row);
    expect(notices.map(({ field }) => field)).toEqual([
      'birthdate',
      'email',
      'addressPostalCode',
      'houseCall',
      'requestedOn',
      'location',
      'tags',
      'times',
    ]);
    expect(stored).toMatchObject({
      ...person,
      requestedOn: '2026-11-21',
      email: '',
      tags: [],
      slots: [],
      locationIds: ['lend', 'mitte'],
    });
    for (const text of [
      '32.1.2000',
      '1.1.1999',
      'eva@',
      'bald',
      'Lend, Mond',
      'Kind; Neu',
      'vielleicht',
      '123456789',
    ])
      expect(adminNote).toContain(` laut Liste: ${text}`);
    expect(notices[0]?.message).toBe(importMessages.stored(importMessages.birthdateNoSuchDay));
  });

  test('takes no field that nobody asked for, so that no file writes a state', () => {
    expect(refusals({ ...person, status: 'archived' }).map(([field]) => field)).toEqual(['status']);
  });

  test('finds locations and tags whatever their capitals and umlauts; without a location it asks at all of them', () => {
    expect(taken({ ...person, location: 'graz, mitte', tags: 'KIND; spaet' })).toMatchObject({
      locationIds: ['mitte'],
      tags: ['kind', 'spaet'],
    });
    expect(taken({ ...person, location: 'Lend' }).locationIds).toEqual(['lend']);
    expect(taken({ ...person, location: 'Mitte / Lend' }).locationIds).toEqual(['mitte', 'lend']);
    expect(taken(person).locationIds).toEqual(['lend', 'mitte']);
  });

  test('times for what is offered; what somebody named and nobody offers is kept in the note and said', () => {
    const row = taken({ ...person, times: 'Mo 9-20, Di 8-10', adminNote: 'ruft an' });
    expect(row.slots).toEqual([
      { locationId: 'lend', weekday: 1, start: '09:00', end: '12:00' },
      { locationId: 'mitte', weekday: 1, start: '09:00', end: '12:00' },
    ]);
    expect(row.adminNote).toBe(`ruft an\n\n${importMessages.timesInNote('Mo 9-20, Di 8-10')}`);
    expect(row.notices).toMatchObject([
      { field: 'times', code: 'cut' },
      {
        field: 'times',
        code: 'notOffered',
        message: importMessages.stored(describeAsk({ kind: 'notOffered', text: 'Di 8-10' })),
      },
    ]);
    expect(taken({ ...person, times: 'vormittags' })).toMatchObject({ adminNote: '', notices: [] });
  });

  test('times in lines, each for itself, and in one line of the note', () => {
    const inLines = taken({ ...person, times: 'Mo 9-10\r\nDi nicht\n' });
    expect(inLines).toMatchObject({ adminNote: '', notices: [] });
    expect(inLines.slots).toEqual(taken({ ...person, times: 'Mo 9-10' }).slots);
    expect(taken({ ...person, times: 'Mo 9-10\nevtl. Di' }).adminNote).toBe(
      importMessages.timesInNote('Mo 9-10; evtl. Di'),
    );
  });

  test('loses nobody to a number that cannot be called: it stays as it is, and that is said', () => {
    const row = taken({ lastname: 'Huber', phone: 'siehe Mutter', phone2: '0664' });
    expect(row).toMatchObject({ phone: 'siehe Mutter', phone2: '0664' });
    expect(row.notices).toEqual([
      { field: 'phone', code: 'notCallable', message: importMessages.notCallable('siehe Mutter') },
      { field: 'phone2', code: 'notCallable', message: importMessages.notCallable('0664') },
    ]);
    expect(taken({ ...person, phone2: '0316/12 34-5' }).notices).toEqual([]);
  });

  test('keeps that somebody is flexible', () => {
    // Nobody is easier to find a place for: they wait for every time.
    const { slots, timeFlexibility } = taken({ ...person, times: 'flexibel' });
    expect({ slots, timeFlexibility }).toEqual({
      slots: mergeSlots(offeredCells(context.form)),
      timeFlexibility: 'veryFlexible',
    });
    expect(taken({ ...person, times: 'Mo 8-10' }).timeFlexibility).toBeUndefined();
  });

  test('leaves formulas the text they are, but no number that a program has shortened', () => {
    expect(taken({ ...person, note: '=SUMME(A1:A9)' }).note).toBe('=SUMME(A1:A9)');
    expect(taken({ ...person, phone: '6,6E+09' })).toMatchObject({
      phone: '',
      adminNote: 'Telefon laut Liste: 6,6E+09',
    });
    // All of its digits are there.
    expect(taken({ ...person, phone: '6.601234567E9' }).phone).toBe('6601234567');
  });

  test('reads what else a practice asks for, in its own words and in those of lists', () => {
    expect(
      taken({
        ...person,
        doctorsOrder: 'wird noch ausgestellt',
        doctorsOrderName: 'Dr. Eder',
        teletherapy: 'Ja, gerne',
        groupTherapy: 'evtl.',
        timeFlexibility: 'etwas flexibel',
        callbackWish: 'x',
      }),
    ).toMatchObject({
      doctorsOrder: 'requested',
      doctorsOrderName: 'Dr. Eder',
      teletherapy: 'yes',
      groupTherapy: 'possible',
      timeFlexibility: 'somewhatFlexible',
      callbackWish: true,
    });
    for (const [said, order] of [
      ['ja', 'available'],
      ['VORHANDEN', 'available'],
      ['-', 'none'],
      ['liegt nicht vor', 'none'],
      ['', undefined],
    ] as const)
      expect(taken({ ...person, doctorsOrder: said }).doctorsOrder, said).toBe(order);
    // An explicit column overrides what the times imply.
    expect(taken({ ...person, times: 'flexibel', timeFlexibility: 'nein' }).timeFlexibility).toBe(
      'notFlexible',
    );
  });

  test('says at its cell which words it knows, where it does not know one', () => {
    const { notices } = taken({
      ...person,
      doctorsOrder: '10 x',
      teletherapy: 'Zoom',
      callbackWish: 'morgen',
      type: 'Huber',
    });
    const said = notices.map(({ field, message }) => [
      field,
      message.replace(' Der Text kommt in die Notiz.', ''),
    ]);
    expect(said).toEqual([
      ['type', importMessages.oneOf(['für sich selbst', 'für eine andere Person'])],
      [
        'doctorsOrder',
        importMessages.oneOf(['liegt vor', 'wird noch ausgestellt', 'liegt nicht vor']),
      ],
      ['teletherapy', importMessages.oneOf(['ja, gerne', 'auch möglich', 'nein'])],
      ['callbackWish', importMessages.yesOrNo],
    ]);
  });

  test('is for another person if it says so, or names who asks', () => {
    const eva = {
      contactPersonFirstname: 'Eva',
      contactPersonLastname: 'Huber',
      contactPersonRelationship: 'Mutter',
    };
    expect(taken({ ...person, type: 'für eine andere Person', ...eva })).toMatchObject({
      type: 'other',
      ...eva,
    });
    expect(
      taken({
        ...person,
        type: 'nein',
        contactPerson: 'Eva Huber',
        contactPersonRelationship: 'Mutter',
      }),
    ).toMatchObject({
      type: 'other',
      ...eva,
    });
    const unnamed = taken({ ...person, type: 'x', contactPersonFirstname: '' });
    expect(unnamed).toMatchObject({ type: 'other' });
    expect(unnamed).not.toHaveProperty('contactPersonFirstname');
    expect(taken({ ...person, type: 'für sich selbst' }).type).toBe('self');
  });

  test('names who asks for somebody else', () => {
    expect(taken({ ...person, contactPerson: 'Huber, Eva' })).toMatchObject({
      type: 'other',
      contactPersonFirstname: 'Eva',
      contactPersonLastname: 'Huber',
    });
  });

  test('keeps in the note what is no name', () => {
    expect(
      taken({ name: 'Frau Dr. Maria Huber, geb. Meier', phone: '0660 12345', adminNote: 'eilig' }),
    ).toMatchObject({
      firstname: 'Maria',
      lastname: 'Huber',
      adminNote: 'eilig\n\nName laut Liste: Frau Dr. Maria Huber, geb. Meier',
    });
  });

  test('takes who asks, and how they are related, from one cell', () => {
    const related = {
      type: 'other',
      contactPersonLastname: 'Groß',
      contactPersonRelationship: 'Mutter',
    };
    expect(taken({ ...person, contactPerson: 'Mutter: Frau Groß' })).toMatchObject(related);
    expect(taken({ ...person, contactPerson: 'Eva Groß (Mutter)' })).toMatchObject({
      ...related,
      contactPersonFirstname: 'Eva',
      adminNote: '',
    });
    expect(taken({ ...person, contactPerson: 'Dr. Eva Groß' }).adminNote).toBe(
      'Kontaktperson laut Liste: Dr. Eva Groß',
    );
  });

  test('has two fields for two numbers in one cell, and the note for the words beside them', () => {
    const phones = (phone: string, phone2?: string) => {
      const row = taken({ lastname: 'Huber', phone, ...(phone2 !== undefined && { phone2 }) });
      return [row.phone, row.phone2, row.adminNote];
    };
    expect(phones('0316 222333\n0660 4445556')).toEqual(['0316 222333', '0660 4445556', '']);
    expect(phones('0316 222333 / 0660 4445556')).toEqual(['0316 222333', '0660 4445556', '']);
    expect(phones('0660 1234567 (ab 17 Uhr)')).toEqual([
      '0660 1234567',
      undefined,
      'Telefon laut Liste: 0660 1234567 (ab 17 Uhr)',
    ]);
    expect(phones('0316 222333, 0660 4445556', '0664 7654321')).toEqual([
      '0316 222333',
      '0660 4445556',
      'Telefon laut Liste: 0316 222333, 0660 4445556; 0664 7654321',
    ]);
    expect(phones('siehe Mutter', '0660 4445556')).toEqual([
      '0660 4445556',
      undefined,
      'Telefon laut Liste: siehe Mutter; 0660 4445556',
    ]);
    // Only its column tells whether a spreadsheet took a zero.
    expect(phones('6601234567')).toEqual(['6601234567', undefined, '']);
    expect(taken({ lastname: 'Huber', phone: '6601234567' }).notices).toEqual([
      { field: 'phone', code: 'zeroMissing', message: importMessages.zeroMissing('06601234567') },
    ]);
    expect(taken({ lastname: 'Huber', phone: '33655500407' }).notices).toEqual([
      {
        field: 'phone',
        code: 'notCallable',
        message: importMessages.beginningMissing('33655500407'),
      },
    ]);
    expect(taken({ lastname: 'Huber', phone: '436601234567' }).notices).toEqual([
      { field: 'phone', code: 'restored', message: importMessages.restoredNumber('+436601234567') },
    ]);
    expect(taken({ lastname: 'Huber', phone: '0316 2233 / 44' }).notices).toEqual([
      { field: 'phone', code: 'doubtful', message: importMessages.doubtfulNumber('0316223344') },
    ]);
    expect(phones('+43 (0) 650 - 123 45 67 (Tochter)').slice(0, 1)).toEqual([
      '+43 (0) 650 - 123 45 67',
    ]);
    expect(phones('+43 (0)316/12-34.56')).toEqual(['+43 (0)316/12-34.56', undefined, '']);
  });
});

test('words around a month and further addresses stay in the note', () => {
  const row = taken({
    lastname: 'Huber',
    phone: '',
    email: 'a@example.org; b@example.org',
    requestedOn: 'Anfang April 2025',
  });
  expect(row).toMatchObject({
    email: 'a@example.org',
    requestedOn: '2025-04-30',
    requestedPrecision: 'month',
  });
  expect(row.adminNote).toBe(
    'E-Mail laut Liste: a@example.org; b@example.org\n\nAngefragt am laut Liste: Anfang April 2025',
  );
});

test('a name cell that names nobody but the mother makes a contact person, and asks for the patient', () => {
  const row = taken({ name: 'Mutter: Frau Groß', phone: '0316 123456' });
  expect(row).toMatchObject({
    firstname: '',
    lastname: 'Groß',
    type: 'other',
    contactPersonLastname: 'Groß',
    contactPersonRelationship: 'Mutter',
  });
  expect(row.adminNote).toBe('Name laut Liste: Mutter: Frau Groß');
  expect(row.notices).toEqual([
    { field: 'name', code: 'contactOnly', message: importMessages.contactOnly },
  ]);
});

test.each<[string, string, string?]>([
  // Titles and remarks behind a name, and what somebody is before it.
  ['Wegscheider Hannes, Ing.', 'Hannes|Wegscheider', 'turned'],
  ['Eva Huber, Mag.', 'Eva|Huber'],
  ['Huber, Eva, Mag.a (FH)', 'Eva|Huber'],
  ['B.Sc. Eva Huber', 'Eva|Huber'],
  ['Fr. Mag.ᵃ Theresa Obermoser', 'Theresa|Obermoser'],
  ['Dr.ⁱⁿ Theresa Obermoser', 'Theresa|Obermoser'],
  ['Lena Huber, dringend', 'Lena|Huber'],
  ['Huber, dringend', '|Huber'],
  ['Lena Huber, Notfall', 'Lena|Huber', 'doubtful'],
  ['Yılmaz Demir, Xenia', 'Xenia|Yılmaz Demir'],
  ['Lena Huber NEU', 'Lena|Huber'],
  ['Lena NEU', 'Lena|NEU'],
  ['Lena Neu', 'Lena|Neu'],
  ['Anna-Lena  Thalmann .', 'Anna-Lena|Thalmann'],
  ['- Anna Huber', 'Anna|Huber'],
  ['Herr Müller Senior', '|Müller'],
  ['Josef Huber Junior', 'Josef|Huber'],
  ['Pat. Rosa Lechner', 'Rosa|Lechner'],
  ['Kind: Emil Haslinger', 'Emil|Haslinger'],
  ['Logopädie: Emil Haslinger', 'Emil|Haslinger'],
  ['Kind Huber', '|Huber'],
  ['Kind Anna', 'Anna|Kind', 'turned'],
  ['Huber Bub', '|Huber'],
  ['Anna Kind', 'Anna|Kind'],
  ['Lena "Leni" Huber', 'Lena|Huber'],
  ['Müller, Lukas geb. 2015', 'Lukas|Müller'],
  ['Müller, Lukas 2. Klasse', 'Lukas|Müller'],
  // Who else is named.
  ['Jonas Bürgi – Papa', 'Jonas|Bürgi'],
  ['Lukas Müller - Bruder v. Lea', 'Lukas|Müller'],
  ['Lukas Müller/Mutter Eva', 'Lukas|Müller'],
  ['Pflegekind Lena bei Fam. Huber', 'Lena|Huber'],
  ['Familie Huber: Lena', 'Lena|Huber'],
  ['Frau Huber und Sohn Max', 'Max|Huber', 'doubtful'],
  ['Oma von Paul Fischnaller', 'Paul|Fischnaller', 'doubtful'],
  ['Bruder von Lea Huber', '|Huber', 'doubtful'],
  ['Lukas (Mutter Eva Müller)', 'Lukas|Müller', 'doubtful'],
  ['Lukas (Mutter: Sandra) Berger', 'Lukas|Berger'],
  ['Emil Haas c/o Oma Gerti', 'Emil|Haas'],
  ['Eva Huber → Julia', 'Eva|Huber'],
  ['Eva Huber -> Julia', 'Eva|Huber'],
  ['Huber Eva, KIGA Mitte', 'Eva|Huber', 'doubtful'],
  ['Fam. Novak (Filip)', 'Filip|Novak'],
  ['Fam. Novak (Container)', '|Novak'],
  // Which is which.
  ['Nora Meier-von Arx', 'Nora|Meier-von Arx'],
  ['Müller - Lukas', 'Lukas|Müller'],
  ['Lukas - Müller', 'Lukas|Müller'],
  ['Anna Huber - Maier', 'Anna|Huber-Maier', 'doubtful'],
  ['van Houten Eva', 'Eva|van Houten'],
  ['van Houten Tjorven', 'Tjorven|van Houten', 'doubtful'],
  ['Wagner-Lindt Sofie (Mama Katrin)', 'Sofie|Wagner-Lindt', 'turned'],
  ['Gruber Anna Lena / Zwilling', 'Anna Lena|Gruber', 'turned'],
  ['Eva Ögg - Kind Valentin', 'Valentin|Ögg', 'doubtful'],
  ['O’Connor Sean', 'Sean|O’Connor'],
  ["Giulia D'Angelo", "Giulia|D'Angelo"],
  ['McLean Fiona', 'Fiona|McLean'],
  ['Al-Hassan Omar', 'Omar|Al-Hassan'],
  ['Jurić Dževad', 'Dževad|Jurić'],
  ['Petrović Ana Marija', 'Ana Marija|Petrović'],
  ['Milenko Nowakowska', 'Milenko|Nowakowska'],
  ['Nguyễn Thị Minh Khai', 'Thị Minh Khai|Nguyễn'],
  ['Vicky Milenko', 'Vicky|Milenko'],
  ['Nicki Huber', 'Nicki|Huber'],
  ['Wójcik Łukasz', 'Łukasz|Wójcik', 'turned'],
  ['Haslinger E.', 'E.|Haslinger', 'doubtful'],
  ['Aylin K.', 'Aylin|K.'],
  ['Le Thi Hoa', 'Thi Hoa|Le'],
  ['Lee Min Jun', 'Lee Min|Jun', 'doubtful'],
  ['A. Huber', 'A.|Huber'],
  ['Lechner/Steiner Rosa', 'Rosa|Lechner/Steiner', 'doubtful'],
  ['Anna/Max Huber', 'Anna/Max|Huber', 'doubtful'],
  ['Huber Tim/Tom', 'Tim/Tom|Huber', 'doubtful'],
  ['Müller Lukas', 'Lukas|Müller', 'doubtful'],
  ['HUBER Lukas', 'Lukas|HUBER'],
  ['N.N.', '|N.N.', 'doubtful'],
])('a name cell %j is %j, and says where that is no more than likely', (name, read, code) => {
  const row = taken({ name, phone: '0316 123456' });
  expect([`${row.firstname}|${row.lastname}`, row.notices.map((notice) => notice.code)]).toEqual([
    read,
    code === undefined ? (read.startsWith('|') ? ['noFirstname'] : []) : [code],
  ]);
  for (const word of name.match(/\p{L}{3,}/gu) ?? [])
    if (!/^(?:Frau|Herr|und)$/.test(word))
      expect(`${read} ${row.adminNote}`.replace('-', ' - ')).toContain(word);
});

test('a remark that surely names somebody makes a contact person, and stays a remark', () => {
  const said = { lastname: 'Huber', firstname: 'Dr. Emil', phone: '0316 123456' };
  expect(taken({ ...said, adminNote: 'Mama Sabine 0176 4445556' })).toMatchObject({
    firstname: 'Emil',
    contactPersonFirstname: 'Sabine',
    contactPersonRelationship: 'Mama',
    adminNote: 'Mama Sabine 0176 4445556\n\nName laut Liste: Dr. Emil Huber',
  });
  expect(taken({ ...said, adminNote: 'Mutter: Lehrerin' })).toMatchObject({
    type: 'self',
    adminNote: expect.stringContaining('Lehrerin'),
  });
  // The column of contact persons has said it.
  expect(
    taken({ ...said, contactPerson: 'Eva Huber', adminNote: 'Mama Sabine' }).contactPersonFirstname,
  ).toBe('Eva');
  expect(taken({ ...said, phone: 'Mutter (Fr. Brandt): 0316 123456' })).toMatchObject({
    contactPersonLastname: 'Brandt',
    phone: '0316 123456',
  });
  expect(taken({ ...said, phone: 'WG Sonnenhof, Fr. Kern 0662 123456' })).toMatchObject({
    contactPersonLastname: 'Kern',
    adminNote: expect.stringContaining('WG Sonnenhof'),
  });
});

describe('what a tabular program shows instead of a cell', () => {
  test.each([
    ['firstname', 'WAHR', 'Vorname'],
    ['phone', '#NV', 'Telefon'],
    ['addressPostalCode', '########', 'Postleitzahl'],
    ['times', '#WERT!', 'Zeiten'],
    ['birthdate', '00.01.1900', 'Geburtsdatum'],
    ['birthdate', '01.01.1900', 'Geburtsdatum'],
    ['requestedOn', '00.01.1900', 'Angefragt am'],
  ] as const)('in %s, %j, is said and kept, and is nobody’s', (field, text, column) => {
    const read = taken({ lastname: 'Huber', phone: '0660 1234567', [field]: text });
    expect(read.notices.map((notice) => [notice.field, notice.message])).toEqual([
      [field, importMessages.stored(importMessages.broken(text))],
    ]);
    expect(read.adminNote).toBe(`${column} laut Liste: ${text}`);
    expect(JSON.stringify({ ...read, adminNote: '', notices: [] })).not.toMatch(/WAHR|#|1900/);
  });

  test.each([
    [{ lastname: 'WAHR', phone: '0660 1' }, 'WAHR'],
    [{ name: 'Huber WAHR', phone: '0660 1' }, 'Huber WAHR'],
  ])('keeps nobody out whose name it is: %j', (row, text) => {
    expect(taken(row).notices.map(({ message }) => message)).toContain(importMessages.broken(text));
  });

  test('of a clock is read as one, which is told', () => {
    const morning = taken({ ...person, times: 'Di 0,583333333 bis 0,75' });
    expect(morning.slots).toMatchObject([{ weekday: 2, start: '14:00', end: '18:00' }]);
    expect(morning.notices.map(({ message }) => message)).toEqual([
      importMessages.clock('0,583333333', '14:00'),
      importMessages.clock('0,75', '18:00'),
    ]);
  });
});

test.each([
  ['Abschnitt: hat Platz bekommen (nicht löschen!)'],
  ['Abschnitt: Archiv 2024'],
  ['Status: in Therapie'],
  ['ok?: abgesagt'],
  ['was noch: hat angefangen 3.11.'],
  ['LRS\nerledigt: x'],
  ['hat schon einen Platz bei Nina'],
  ['verstorben'],
])('%j asks whether the person still waits', (adminNote) => {
  const { notices } = taken({ ...person, adminNote });
  expect(notices.map(({ code }) => code)).toEqual(['remark']);
  expect(notices[0]?.message).toBe(importMessages.over(adminNote.replace('LRS\n', '')));
});

test.each([
  ['Mutter verstorben'],
  ['Schule abgeschlossen'],
  ['in Therapie bei Psychologin'],
  ['erledigt: nein'],
  ['braucht einen Platz'],
  ['Status: wartet'],
  ['Abschnitt: Kinder'],
])('%j is no reason to ask whether the person still waits', (adminNote) => {
  expect(taken({ ...person, adminNote }).notices).toEqual([]);
});

test('who stands below an urgent heading is prioritized, which is told, unless a column says no', () => {
  const adminNote = 'Bem.: LRS\nAbschnitt: DRINGEND';
  const read = taken({ ...person, adminNote });
  expect([read.prioritized, read.notices.map(({ message }) => message)]).toEqual([
    true,
    [importMessages.urgent('Abschnitt: DRINGEND')],
  ]);
  expect(taken({ ...person, adminNote, prioritized: 'nein' }).prioritized).toBe(false);
  expect(taken({ ...person, adminNote: 'Abschnitt: nicht dringend' }).prioritized).toBe(false);
});

describe('a cell with every way to reach somebody', () => {
  test('is parted into its fields', () => {
    expect(
      taken({
        lastname: 'Lüthi',
        phone: 'Mutter: Céline Lüthi\n079 555 02 01\nceline@example.org',
      }),
    ).toMatchObject({
      contactPersonFirstname: 'Céline',
      contactPersonLastname: 'Lüthi',
      contactPersonRelationship: 'Mutter',
      phone: '079 555 02 01',
      email: 'celine@example.org',
    });
    expect(taken({ lastname: 'Huber', phone: 'huber@example.org' })).toMatchObject({
      phone: '',
      email: 'huber@example.org',
    });
  });

  test('may be the remark, which keeps it', () => {
    expect(
      taken({ lastname: 'Huber', phone: '', adminNote: 'Oma anrufen: 0660 1234567' }),
    ).toMatchObject({
      phone: '0660 1234567',
      adminNote: 'Oma anrufen: 0660 1234567',
    });
    expect(refusals({ lastname: 'Huber', phone: '', adminNote: 'wartet seit 12.11.2025' })).toEqual(
      [['phone', importMessages.contact]],
    );
  });

  test('may be the remark that the cell points to', () => {
    const row = taken({ lastname: 'Huber', phone: 'siehe Notiz', adminNote: 'Oma 0660 1234567' });
    expect(row.phone).toBe('0660 1234567');
    expect(row.adminNote).toContain('Telefon laut Liste: siehe Notiz');
    expect(
      taken({ lastname: 'Huber', phone: 'siehe Notiz', adminNote: 'eva@example.org' }),
    ).toMatchObject({ phone: '', email: 'eva@example.org' });
  });

  test('may name who is to be called: they are the contact person, and nobody is left out', () => {
    const asking = { contactPersonFirstname: 'Eva', contactPersonLastname: 'Huber' };
    const row = { lastname: 'Huber', phone: 'Mutter: Huber Eva' };
    expect(taken({ ...row, phone2: '0660 1234567' })).toMatchObject({
      ...asking,
      phone: '0660 1234567',
    });
    expect(taken({ ...row, phone: 'Huber Eva 0660 1234567 (Mutter)' })).toMatchObject({
      ...asking,
      contactPersonRelationship: 'Mutter',
      phone: '0660 1234567',
    });
    expect(
      taken({ ...row, phone: 'verstorben', phone2: 'Mutter: Huber Eva 0660 1234567' }),
    ).toMatchObject({ ...asking, phone: '0660 1234567' });
    expect(taken(row)).toMatchObject({ ...asking, phone: 'Mutter: Huber Eva' });
    expect(taken({ ...row, email: 'eva@example.org' })).toMatchObject({ ...asking, phone: '' });
  });

  test('that a first name’s bracket tells of names the contact person', () => {
    expect(
      taken({
        lastname: 'Huber',
        firstname: 'Uwe (gesetzl. Betreuer: Herr Nolte)',
        phone: '0316 123456',
      }),
    ).toMatchObject({ firstname: 'Uwe', contactPersonLastname: 'Nolte' });
  });

  // Whoever had a number only in the column of the father was left out.
  test('may be the second column of numbers alone', () => {
    for (const phone of ['', 'keine', '-'])
      expect(taken({ lastname: 'Huber', phone, phone2: '0676 7654321' })).toMatchObject({
        phone: '0676 7654321',
        notices: [],
      });
  });

  test('that says in the second column that there is none is one number', () => {
    const row = taken({ lastname: 'Huber', phone: '0660 1234567', phone2: '-' });
    expect([row.phone, row.phone2 ?? '', row.notices]).toEqual(['0660 1234567', '', []]);
  });

  test('that says no more than that there is none leaves nobody out, and asks nothing where an address is', () => {
    expect(
      taken({ lastname: 'Huber', phone: 'keine', adminNote: 'Mail: eva@example.org' }),
    ).toMatchObject({ phone: '', email: 'eva@example.org', notices: [] });
    const row = taken({ lastname: 'Huber', phone: 'keine' });
    expect([row.phone, row.notices.map(({ code }) => code)]).toEqual(['keine', ['notCallable']]);
  });

  test('of words alone goes to the note where there is another way, and that is said', () => {
    const row = taken({
      lastname: 'Huber',
      phone: 'kein Tel!, nur Mail',
      email: 'eva@example.org',
    });
    expect(row).toMatchObject({
      phone: '',
      email: 'eva@example.org',
      adminNote: 'Telefon laut Liste: kein Tel!, nur Mail',
    });
    expect(row.notices.map(({ field, code }) => [field, code])).toEqual([['phone', 'notCallable']]);
    expect(taken({ lastname: 'Huber', phone: 'bei Oma', phone2: '0660 1234567' })).toMatchObject({
      phone: '0660 1234567',
      adminNote: 'Telefon laut Liste: bei Oma; 0660 1234567',
    });
  });

  test.each([
    '0664 1112223 (falsche Nr.!) neu: 0664 4445556',
    'alt: 0664 1112223, neu: 0664 4445556',
    '0664 1112223 nicht mehr gültig, 0664 4445556',
  ])('%j is dialled by the number that is left', (phone) => {
    const row = taken({ lastname: 'Huber', phone });
    expect([row.phone, row.phone2]).toEqual(['0664 4445556', undefined]);
    expect(row.adminNote).toBe(`Telefon laut Liste: ${phone}`);
  });

  test('of many words has its numbers all the same, and the words in the note', () => {
    const phone = '0664 1112223 am besten abends ab 18 Uhr, sonst Oma 0664 4445556';
    const row = taken({ lastname: 'Huber', phone });
    expect([row.phone, row.phone2, row.notices]).toEqual(['0664 1112223', '0664 4445556', []]);
    expect(row.adminNote).toBe(`Telefon laut Liste: ${phone}`);
  });

  test('that is said to be wrong stays where there is no other', () => {
    expect(taken({ lastname: 'Huber', phone: '0664 1112223 (falsch?)' }).phone).toBe(
      '0664 1112223',
    );
  });

  test('may say whose address it is, or spell its signs', () => {
    expect(taken({ lastname: 'Huber', phone: 'Maria <maria@example.org>' })).toMatchObject({
      phone: '',
      email: 'maria@example.org',
      adminNote: 'Telefon laut Liste: Maria <maria@example.org>',
      notices: [],
    });
    for (const typed of ['maria[at]example.org', 'maria (at) example (dot) org'])
      for (const field of ['phone', 'email'])
        expect(taken({ lastname: 'Huber', [field]: typed }), typed).toMatchObject({
          email: 'maria@example.org',
          notices: [],
        });
  });
});

test.each([
  ['Dr. Winkler', 'Winkler', 'Dr. Winkler'],
  ['Maier geb. Huber', 'Maier', 'Maier geb. Huber'],
  ['Ing. Zauner', 'Zauner', 'Ing. Zauner'],
  ['Fr. Huber', 'Huber', undefined],
  ['von der Au', 'von der Au', undefined],
  ['Graf', 'Graf', undefined],
  ['Huber-Maier', 'Huber-Maier', undefined],
  ['Kind', 'Kind', undefined],
  // Two of one name are told apart so.
  ['Huber 2', 'Huber 2', undefined],
  ['Yılmaz Demir', 'Yılmaz Demir', undefined],
])('%j in a column of last names is %j', (typed, lastname, inNote) => {
  const row = taken({ firstname: 'Eva', lastname: typed, phone: '0660 1234567' });
  expect([row.firstname, row.lastname]).toEqual(['Eva', lastname]);
  expect(row.adminNote).toBe(inNote ? `Name laut Liste: Eva ${inNote}` : '');
});

describe('an imported request', () => {
  const hashes = { payloadHash: 'hash', openKey: null, importId: 'import' };
  const when = {
    by: { kind: 'member', uid: 'anna' } as const,
    now: new Date('2026-11-21T12:00:00Z'),
  };
  const request = (row: RawRow, number: number) =>
    importedRequest(taken(row), hashes, form, {
      ...when,
      startedAt: new Date('2026-11-21T11:59:00Z'),
      number,
      hasEmailConsent: false,
    }).after;

  test('is behind the row before it where both came on one day', () => {
    const row = { ...person, requestedOn: '01.02.2026' };
    expect(request(row, 2).requestedAt.getTime() - request(row, 1).requestedAt.getTime()).toBe(1);
    expect(request(row, 1).requestedAt.toISOString()).toBe('2026-02-01T11:00:00.001Z');
  });

  test('waits for a question where its times were not understood', () => {
    expect(request({ ...person, times: 'jeden zweiten Montag' }, 1)).toMatchObject({
      slots: [],
      nextStep: { kind: 'addDetails', dueOn: null },
    });
    expect(request({ ...person, times: 'Mo 8-9' }, 1)).toMatchObject({ nextStep: null });
  });

  test('is counted in the lists of its times, agrees to nothing, and is prioritized if the list says so', () => {
    expect(
      request({ ...person, times: 'Mo 8-9', location: 'Lend', prioritized: 'x' }, 1),
    ).toMatchObject({
      slotKeys: ['lend_1_0800-0900'],
      followUpConsent: false,
      consentVersion: '',
      prioritized: true,
      prioritizedAt: when.now,
      importId: 'import',
      source: 'import',
    });
    expect(request(person, 1)).toMatchObject({ prioritized: false, prioritizedAt: null });
  });

  test('is no contact: whoever asked long ago may be asked at once, and nobody in the first night', () => {
    const heard = (requestedOn: string) => request({ ...person, requestedOn }, 1).followUp;
    expect(heard('01.02.2025')).toEqual({ state: 'idle', at: new Date('2026-11-06T12:00:00Z') });
    expect(heard('15.11.2026')).toEqual({
      state: 'idle',
      at: new Date('2026-11-15T11:00:00.001Z'),
    });
    const old = request({ ...person, requestedOn: '01.02.2025' }, 1);
    expect(decideInFollowUpRound(old, when.now, '2026-11-21')).toBe('call');
    expect(dueStep(old, 12, when.now, '2026-11-21')).toBeUndefined();
  });

  test('may be asked by e-mail where the team says that its people agreed, and where there is an address', () => {
    const agreed = (row: RawRow) =>
      importedRequest(taken(row), hashes, form, {
        ...when,
        startedAt: when.now,
        number: 1,
        hasEmailConsent: true,
      }).after.followUpConsent;
    expect([agreed({ ...person, email: 'eva@huber.example' }), agreed(person)]).toEqual([
      true,
      false,
    ]);
  });

  test('whose cells could not all be read is a step for the team', () => {
    expect(request({ ...person, birthdate: '31.02.2020' }, 1).nextStep).toEqual({
      kind: 'addDetails',
      dueOn: null,
      since: when.now,
    });
    expect(request(person, 1).nextStep).toBeNull();
  });
});

test.each([
  ['Lea Huber lea@example.org', true],
  ['lea@example.org (Mutter)', true],
  ['Mama: lea@example.org', true],
  ['lea@example.org oder anrufen', true],
  ['lea @ example.org, Mutter', true],
  ['Lea Huber <lea@example.org>', false],
  ['Mail: lea@example.org', false],
  ['„lea@example.org“;', false],
])('of an e-mail cell %j the address is taken, and the words stay in the note', (email, isMore) => {
  const row = taken({ ...person, email });
  expect([row.email, row.notices]).toEqual(['lea@example.org', []]);
  expect(row.adminNote).toBe(isMore ? `E-Mail laut Liste: ${email}` : '');
});

test('an address with a space in it is asked: its end belongs to a stranger', () => {
  const row = taken({ ...person, email: 'eva huber@example.org' });
  expect([row.email, row.notices.map(({ field }) => field)]).toEqual(['', ['email']]);
  expect(taken({ ...person, email: 'privat huber@example.org' }).email).toBe('huber@example.org');
});

test('an address that is no longer used is asked', () => {
  const row = taken({ ...person, email: 'lea@example.org – nicht mehr gültig' });
  expect([row.email, row.notices.map(({ field }) => field)]).toEqual(['', ['email']]);
});

test.each([
  [{ addressPostalCode: '8010 Graz' }, ['', '8010', 'Graz']],
  [{ addressCity: 'D-01099 Dresden' }, ['', '01099', 'Dresden']],
  [{ addressStreet: 'Hauptstr. 3, 8010 Graz' }, ['Hauptstr. 3', '8010', 'Graz']],
  [{ addressStreet: 'Weg 1', addressPostalCode: '8010 Graz' }, ['Weg 1', '8010', 'Graz']],
  [{ addressPostalCode: '8010', addressCity: 'Graz' }, ['', '8010', 'Graz']],
])('the parts of an address are parted: %j', (cells, [street = '', postalCode, city]) => {
  const row = taken({ ...person, ...cells });
  expect([row.addressStreet ?? '', row.addressPostalCode, row.addressCity]).toEqual([
    street,
    postalCode,
    city,
  ]);
});

describe('a day beside words, or with the name of its month', () => {
  test.each<[string, string, boolean?]>([
    ['4. März 2017', '2017-03-04'],
    ['08.Mär.14', '2014-03-08'],
    ['2018-3-9', '2018-03-09'],
    ['2019.04.03', '2019-04-03'],
    ['3.IV.2019', '2019-04-03'],
    ['03-Apr-2019', '2019-04-03'],
    ['Wed Apr 03 2019', '2019-04-03'],
    ['03.04.2O19', '2019-04-03'],
    ['*09.03.2018', '2018-03-09'],
    ['geb. 09.03.2018', '2018-03-09'],
    ['Fr, 09.03.2018', '2018-03-09'],
    ['March 9, 2018', '2018-03-09'],
    ['9.3.2018 (8 J.)', '2018-03-09', true],
    ['9.3.2018 Graz', '2018-03-09', true],
  ])('%j is a birthday', (birthdate, day, isMore = false) => {
    const row = taken({ ...person, birthdate });
    expect([row.birthdate, row.notices]).toEqual([day, []]);
    expect(row.adminNote).toBe(isMore ? `Geburtsdatum laut Liste: ${birthdate}` : '');
  });

  test.each([
    'ca. 9.3.2018',
    '03.04.2019?',
    '9.3.2018 oder 3.9.2018',
    '31. April 2019',
    'April 2019',
  ])('%j is asked', (birthdate) => {
    const { adminNote, notices, ...row } = taken({ ...person, birthdate });
    expect([row.birthdate, notices.map(({ code }) => code)]).toEqual([undefined, ['invalid']]);
    expect(adminNote).toBe(`Geburtsdatum laut Liste: ${birthdate}`);
  });

  test.each([
    'Huber Lena geb. 9.3.2018',
    'Lena Huber *09.03.2018',
    'Lena Huber (geb. am 9. 3. 2018)',
  ])('%j names one, if no column does', (name) => {
    const row = taken({ name, phone: '0316 123456' });
    expect([row.birthdate, row.adminNote]).toEqual(['2018-03-09', `Name laut Liste: ${name}`]);
    expect(taken({ name, phone: '0316 123456', birthdate: '1.2.2018' }).birthdate).toBe(
      '2018-02-01',
    );
    // Any other day may be that of the call.
    expect(taken({ name: 'Lena Huber 9.3.2018', phone: '0316 123456' }).birthdate).toBe(undefined);
  });

  test.each(['unbekannt', 'k.A.', '?', '-'])('%j is none, and asks nothing', (birthdate) => {
    const row = taken({ ...person, birthdate, prescription: birthdate });
    expect(row).toMatchObject({ adminNote: '', notices: [] });
    expect([row.birthdate, row.prescription]).toEqual([undefined, undefined]);
  });

  test.each([
    ['5. Nov. 2026', '2026-11-05', false],
    ['VO 3.11.2026', '2026-11-03', false],
    ['5. Nov. 2026, dringend', '2026-11-05', true],
  ])('%j is the day of a prescription', (prescription, issuedOn, urgent) => {
    const row = taken({ ...person, prescription });
    expect(row.prescription).toEqual({ issuedOn, urgent });
    expect(row.adminNote).toBe('');
  });
});

describe('since when somebody waits', () => {
  const since = (requestedOn: string) => taken({ ...person, requestedOn });

  test('may be a span: it counts from its last day, and stays known as a span', () => {
    expect(since('März 2025')).toMatchObject({
      requestedOn: '2025-03-31',
      requestedPrecision: 'month',
      adminNote: '',
    });
    expect(since('März 2025').notices).toEqual([
      { field: 'requestedOn', code: 'vagueDay', message: importMessages.vagueDay('2025-03-31') },
    ]);
    expect(since('12.03.2025')).not.toHaveProperty('requestedPrecision');
  });

  test('is asked where the year is missing, and counts from the last possible day until then', () => {
    expect(since('14.05.')).toMatchObject({
      requestedOn: '2026-05-14',
      adminNote: 'Angefragt am laut Liste: 14.05.',
    });
    expect(since('14.05.').notices.map(({ code }) => code)).toEqual(['whichDay']);
  });

  test('may be said beside words, which the note keeps, once', () => {
    for (const text of ['Telefonat am 18.06.2026', 'ca. Ostern 2025', 'ca. März 2025'])
      expect(since(text).adminNote).toBe(`Angefragt am laut Liste: ${text}`);
    expect(since('Telefonat am 18.06.2026')).toMatchObject({
      requestedOn: '2026-06-18',
      notices: [],
    });
    expect(since('seit 2 Jahren').notices.map(({ code }) => code)).toEqual(['whichDay']);
  });

  test('may be the number that a spreadsheet shows without a format', () => {
    expect(since('45900').requestedOn).toBe('2025-08-31');
    expect(since('20170514').requestedOn).toBe('2017-05-14');
    expect(since('14.3.2026 09:12:44 AM MEZ')).toMatchObject({
      requestedOn: '2026-03-14',
      adminNote: '',
    });
    expect(taken({ ...person, birthdate: '43101' }).birthdate).toBe('2018-01-01');
  });
});
