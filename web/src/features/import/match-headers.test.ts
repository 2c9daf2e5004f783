import { describe, expect, test } from 'vitest';
import { guessMapping, headerFor } from './guess-columns.ts';
import { isHeader, mapped, mappingOf, withHeading, withoutTitles } from './match-headers.ts';

describe('columns', () => {
  test('are known by their headings, whatever their capitals, umlauts and signs', () => {
    expect(
      mappingOf([
        'NACHNAME',
        'Vor-Name',
        'Vorname',
        'Geb.-Datum',
        'Tel.-Nr.',
        'E-Mail',
        'Straße',
        'PLZ',
        'Schlagwörter',
        '???',
      ]),
    ).toEqual([
      'lastname',
      'adminNote',
      'firstname',
      'birthdate',
      'phone',
      'email',
      'addressStreet',
      'addressPostalCode',
      'tags',
      undefined,
    ]);
  });

  test('named Name hold last names beside a first name, and whole names alone', () => {
    expect(mappingOf(['Name', 'Vorname'])).toEqual(['lastname', 'firstname']);
    expect(mappingOf(['Name', 'Telefon'])).toEqual(['name', 'phone']);
  });

  test('of a second telephone are a further one; what else comes twice is kept in the note', () => {
    expect(mappingOf(['Telefon', 'Handy', 'Datum', 'Eingang'])).toEqual([
      'phone',
      'phone2',
      'requestedOn',
      'adminNote',
    ]);
  });

  test('take a field from one another, so that none holds it twice', () => {
    expect(mapped(['phone', 'email'], 1, 'phone')).toEqual([undefined, 'phone']);
    expect(mapped(['phone', 'email'], 1, undefined)).toEqual(['phone', undefined]);
  });

  test('are known in parts, over several lines and in English', () => {
    expect(
      mappingOf([
        'Nach-\nname',
        'Vorname',
        'Telefon Eltern',
        'Geburtsdatum Kind',
        'Handy (Mutter, ab 14 Uhr)',
      ]),
    ).toEqual(['lastname', 'firstname', 'phone', 'birthdate', 'phone2']);
    expect(mappingOf(['First name', 'Surname', 'Phone', 'Date of birth', 'Availability'])).toEqual([
      'firstname',
      'lastname',
      'phone',
      'birthdate',
      'times',
    ]);
  });

  test.each([
    ['Fam.-Name', 'lastname'],
    ['Nachn.', 'lastname'],
    ['Vorn.', 'firstname'],
    ['Zu- und Vorname', 'name'],
    ['Vor- u. Zuname', 'name'],
    ['Pat.', 'name'],
    ['Versicherte/r', 'name'],
    ['Jahrgang', 'adminNote'],
    ['Jg.', 'adminNote'],
    ['Date of referral', 'requestedOn'],
    ['Überweisung von', 'doctorsOrderName'],
    ['Verordnung bis', 'adminNote'],
    ['Rezept gültig bis', 'adminNote'],
    ['Verordnung vom', 'prescription'],
    ['PLZ/Ort', 'addressPostalCode'],
    ['Dx', 'reason'],
    ['Überweiser', 'doctorsOrderName'],
    ['Rückruf Nr.', 'phone'],
    ['Telefon (nicht vor 9)', 'phone'],
    ['Termin vereinbart', 'adminNote'],
    ['Chefärztlich bewilligt?', 'adminNote'],
    ['Timestamp', 'requestedOn'],
    ['Zeitstempel', 'requestedOn'],
    ['Anruf am', 'requestedOn'],
    ['Vers.', 'insurance'],
    ['Kann nicht', 'adminNote'],
    ['Nicht an', 'adminNote'],
    ['Zeiten nicht möglich', 'adminNote'],
    ['Sperrtage', 'adminNote'],
    ['ausgeschlossene Tage', 'adminNote'],
    ['Mögliche Zeiten', 'times'],
    ['Nachmittag', 'times'],
    ['VO-Datum', 'prescription'],
    ['Kind (Alter)', 'name'],
    ['Name, Alter', 'name'],
    ['Alter des Kindes', 'adminNote'],
    ['Days', 'times'],
    ['Kind / Eltern', 'name'],
    ['Pat.-ID', 'adminNote'],
    ['Patientennummer', 'adminNote'],
    ['Kundennr.', 'adminNote'],
    ['Versicherter', 'adminNote'],
    ['Bemerkung Eltern', 'adminNote'],
    ['Anmerkungen der Mutter', 'adminNote'],
    ['Nr. Mutter', 'phone'],
    ['Nummer Eltern', 'phone'],
    ['Vater (Nr.)', 'phone'],
    ['GD', 'birthdate'],
    ['Fon', 'phone'],
    ['wohnhaft', 'addressCity'],
    ['wohnhaft in', 'addressCity'],
    ['womit erreichbar', 'adminNote'],
    ['Womit helfen wir?', 'reason'],
    ['Worum geht es?', 'reason'],
    ['Wie heißt das Kind?', 'name'],
    ['Wie alt ist Ihr Kind?', 'adminNote'],
    ['Ihr Name (falls Sie für jemand anderen anfragen)', 'contactPerson'],
    ['Name der anfragenden Person', 'contactPerson'],
  ])('named %j hold %s', (heading, field) => {
    expect(mappingOf([heading])).toEqual([field]);
  });

  test('hold what their cells say, whatever the heading: days are no person, years no postal code', () => {
    const rows = ['2016', '2018', '2015'].map((year, i) => ({
      line: i + 2,
      cells: [`Eva${i} Huber`, year, `0${i + 1}.02.2026`, year],
    }));
    const heads = ['Name', 'Jahrgang', 'Kontaktaufnahme', '???'];
    expect(guessMapping(heads, rows, 4, '2026-11-28')).toEqual([
      'name',
      'adminNote',
      'requestedOn',
      'adminNote',
    ]);
  });

  test('of what does not suit go to the note with their words, whatever the cells look like', () => {
    const rows = ['Mo', 'Di ab 14', 'Mi'].map((times, i) => ({
      line: i + 2,
      cells: [`Eva${i} Huber`, times, times],
    }));
    expect(guessMapping(['Name', 'Zeiten', 'Kann nicht'], rows, 3, '2026-11-28')).toEqual([
      'name',
      'times',
      'adminNote',
    ]);
    expect(withHeading('adminNote', 'Kann nicht', 'Mo')).toBe('Kann nicht: Mo');
    expect(withHeading('times', 'Vormittag', 'Mo, Di')).toBe('Vormittag Mo, Di');
    expect(withHeading('times', 'Nachmittag', 'x')).toBe('Nachmittag');
    expect(withHeading('times', 'Vormittag', 'Mo 8–10, Di')).toBe('Mo 8–10, Di Vormittag');
    expect(withHeading('times', 'Vormittag', 'Mo 8, Di nicht')).toBe('Vormittag Mo 8, Di nicht');
  });

  test('in short, or of parents, are what they are in full', () => {
    for (const [heading, field] of [
      ['Angem. am', 'requestedOn'],
      ['Eing. am', 'requestedOn'],
      ['mögl. Tage', 'times'],
      ['Eltern Name', 'contactPerson'],
      ['Vorname Eltern', 'contactPersonFirstname'],
      ['Tel. Eltern', 'phone'],
    ] as const)
      expect(mappingOf([heading]), heading).toEqual([field]);
  });

  test('with both names say their order', () => {
    for (const heading of ['Zu- und Vorname', 'Fam.-Name, Vorn.', 'Nachname Vorname'])
      expect(withHeading('name', heading, 'Huber Maria'), heading).toBe('Huber, Maria');
  });

  test('say no order of names because of rows with a comma', () => {
    const rows = ['Huber, Maria', 'Moser, Karl', 'Xaviera Muster'].map((name, i) => ({
      line: i + 1,
      cells: [name],
    }));
    expect(headerFor(['Name'], rows, ['name'])).toEqual(['Name']);
  });

  const table = (...rows: string[][]) => ({
    delimiter: ';',
    width: 3,
    rows: rows.map((cells, i) => ({ line: i + 1, cells })),
  });
  const head = ['Nachname', 'Vorname', 'Telefon'];

  test('begin below titles; repeated headings and sums are nobody, and are told', () => {
    const read = withoutTitles(
      table(
        ['Warteliste Stand 12.11.2026', '', ''],
        head,
        ['Huber', 'Maria', '0660 1'],
        head,
        ['Maier', 'Eva', '0660 2'],
        ['Summe: 2', '', ''],
      ),
    );
    expect(read.table.rows.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(read.leftOut.map(({ line }) => line)).toEqual([1, 4, 6]);
  });

  test('leave everybody in where there are no headings, and whoever is called like one', () => {
    expect(
      withoutTitles(table(head, ['Huber', 'Ida', '0660 1'], ['Summe', '', '17 Kinder'])).leftOut,
    ).toEqual([{ line: 3, text: 'Summe 17 Kinder' }]);
    const people = table(
      ['Huber', 'Maria', '0660 1'],
      ['Kind', 'Anna', '0660 2'],
      ['Summer', 'Eva', '0660 3'],
    );
    expect(withoutTitles(people)).toEqual({ table: people, leftOut: [], sections: [] });
    expect(withoutTitles(table(head, ['Gesamt', 'Ida', '0660 1'])).leftOut).toEqual([]);
  });

  test.each([
    'Therapeutin: Anna',
    'Montag',
    'DRINGEND',
    'März 2025',
    '12.3.2025',
    'KW 14',
    'Logopädinnen',
    'Neu 2025',
    'Hausbesuche',
    'Erledigt:',
    'Warteliste Kinder',
    'nicht mehr anrufen:',
    '2025',
    'Hausbesuche (Anna, 0660 1234567)',
    'Kinder',
    'Schulkinder',
    'Neuanmeldungen',
    'Kinder und Jugendliche',
    'hat Platz bekommen (nicht löschen!)',
    'haben schon einen Platz',
    '– abgesagt –',
    'verstorben',
    'Archiv 2024',
    'in Therapie bei Nina',
  ])('with %j between the people have a column more, and nobody is called so', (section) => {
    const read = withoutTitles(
      table(head, ['Huber', 'Ida', '0660 1'], [section, '', ''], ['Maier', 'Eva', '0660 2']),
    );
    expect([read.sections, read.leftOut]).toEqual([[{ line: 3, text: section }], []]);
    expect(read.table.rows.map(({ cells }) => cells)).toEqual([
      [...head, 'Abschnitt'],
      ['Huber', 'Ida', '0660 1', ''],
      ['Maier', 'Eva', '0660 2', section.replace(/:$/, '')],
    ]);
    expect(mappingOf(['Name', 'Abschnitt'])).toEqual(['name', 'adminNote']);
    expect(withHeading('adminNote', 'Abschnitt', section)).toBe(`Abschnitt: ${section}`);
  });

  test('between people are theirs in their order, also where nothing has a heading', () => {
    const read = withoutTitles(
      table(['DRINGEND', '', ''], ['Huber', 'Ida', '0660 1'], ['Kinder', '', ''], ['Maier', 'Eva']),
    );
    expect(read.table.rows.map(({ cells }) => cells)).toEqual([
      ['Huber', 'Ida', '0660 1', 'Abschnitt: DRINGEND'],
      ['Maier', 'Eva', '', 'Abschnitt: Kinder'],
    ]);
  });

  test('repeat on each page with what a program prints there, which is nobody', () => {
    const [lead, ida] = [
      ['Praxis am Berg', '', 'Seite 1 von 2'],
      ['Huber', 'Ida', '0660 1'],
    ];
    const printed = [
      ['Übertrag', '5', ''],
      ['Praxis am Berg', '', 'Seite 2 von 2'],
      head,
      ['', '', 'Seite 2/3'],
      ['Druck: 24.11.2026 17:02', '', ''],
      ['10 Pers.', '6', '4'],
      ['7 Kinder offen', '', ''],
      ['Ende der Liste', '', ''],
    ];
    const read = withoutTitles(table(lead, head, ida, ...printed, ['Ende', 'Michael', '0660 2']));
    expect(read.table.rows.map(({ line }) => line)).toEqual([2, 3, 12]);
    expect(read.leftOut.map(({ line }) => line)).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test.each([
    ['Bitte immer das Datum eintragen!'],
    ['* = hat schon eine Verordnung'],
    ['Zu vergeben ab Jänner: 2 Plätze'],
  ])('with %j below are told of it', (text) => {
    const read = withoutTitles(table(head, ['Huber', 'Ida', '0660 1'], [text, '', '']));
    expect(read.leftOut).toEqual([{ line: 3, text }]);
  });

  test.each([
    'Ida Huber',
    'Ida Huber ruft wieder an',
    'Neubauer',
    'Platz Hubert',
    '✓ Huber',
    'erl. Huber',
    'abgesagt: Huber Ida',
    'Maria von der Au',
    'Raumberger Ida',
    'Neu: Ida Huber 0660 1234567',
    'Hausbesuch Ida Huber, ida@example.org',
    'Ida Huber (Hausbesuch, 0660 1234567)',
  ])('leave %j in, who is told by name or has a telephone', (text) => {
    const rows = table(head, ['Huber', 'Ida', '0660 1'], [text, '', '']);
    expect(withoutTitles(rows)).toEqual({ table: rows, leftOut: [], sections: [] });
  });

  test.each([
    ['Claudia Huber 0660 1234567', 'Mutter: Claudia Huber 0660 1234567'],
    [
      'Huber Eva, 0660 1234567, eva@example.org',
      'Mutter: Huber Eva, 0660 1234567, eva@example.org',
    ],
    ['v. Stein Eva 0660 1234567', 'Mutter: v. Stein Eva 0660 1234567'],
    ['Eva Huber', 'Mutter: Eva Huber'],
    // Says itself who is meant, or that nobody is.
    ['0660 1234567 (abends)', '0660 1234567 (abends)'],
    ['Oma Hilde 0660 1234567', 'Oma Hilde 0660 1234567'],
    ['Tran Van Hung 0660 1234567 (Vater)', 'Tran Van Hung 0660 1234567 (Vater)'],
    ['WG Licht, Fr. Kern 0660 1234567', 'WG Licht, Fr. Kern 0660 1234567'],
    ['verstorben', 'verstorben'],
    ['Will nicht genannt werden', 'Will nicht genannt werden'],
  ])('of a parent’s numbers say whose %j is', (cell, said) => {
    expect(withHeading('phone', 'Mutter', cell)).toBe(said);
    expect(withHeading('phone', 'Telefon', cell)).toBe(cell);
  });

  test('of names with ages are names', () => {
    const rows = ['Anna Huber (7)', 'Ben Maier (9 J.)', 'Ida Berger'].map((cell, i) => ({
      line: i + 2,
      cells: [cell, `0660 123456${i}`],
    }));
    expect(guessMapping(['???', 'Tel.'], rows, 2, '2026-11-28')).toEqual(['name', 'phone']);
  });

  test('of how to reach somebody hold the numbers, also beside another column of them', () => {
    const rows = ['0660 1234567', '0676 7654321', 'eva@post.example'].map((cell, i) => ({
      line: i + 2,
      cells: [`Eva${i} Huber`, cell, cell],
    }));
    for (const heading of ['Erreichbar unter', 'womit erreichbar'])
      expect(guessMapping(['Name', heading, 'Tel.'], rows, 3, '2026-11-28'), heading).toEqual([
        'name',
        'phone2',
        'phone',
      ]);
    expect(guessMapping(['Name', 'Erreichbar unter'], rows, 2, '2026-11-28')).toEqual([
      'name',
      'phone',
    ]);
  });

  test('of two parents’ numbers are both numbers; an insured person is a patient if nobody else is', () => {
    expect(mappingOf(['Name', 'Nr. Mutter', 'Nr. Vater'])).toEqual(['name', 'phone', 'phone2']);
    const rows = ['Eva Huber', 'Ida Maier'].map((cell, i) => ({
      line: i + 2,
      cells: [cell, cell],
    }));
    expect(guessMapping(['Versicherter', 'Patient'], rows, 2, '2026-11-28')[1]).toBe('name');
    expect(guessMapping(['Versicherter'], rows, 1, '2026-11-28')).toEqual(['name']);
  });

  test('of yes and no are said yes to by their own word', () => {
    expect(withHeading('houseCall', 'HB', 'HB')).toBe('ja');
    expect(withHeading('houseCall', 'HB', 'nein')).toBe('nein');
  });

  test('of days with the month first hold days, not telephone numbers', () => {
    const rows = ['4/23/2026 9:12:44', '3/14/2026 20:01:02', '12/1/2025 7:30:00'].map((day, i) => ({
      line: i + 2,
      cells: [`Eva Huber${i}`, day],
    }));
    expect(guessMapping(['Name', '???'], rows, 2, '2026-11-28')).toEqual(['name', 'requestedOn']);
  });

  test('of who called hold the name where no other column does', () => {
    const heads = ['Anrufer', 'für', 'Tel.'];
    const rows = [{ line: 2, cells: ['Fr. Huber', 'selbst', '0660 1234567'] }];
    expect(guessMapping(heads, rows, 3, '2026-11-28')).toEqual(['name', 'adminNote', 'phone']);
    expect(guessMapping([...heads, 'Patient'], rows, 4, '2026-11-28')).toEqual([
      'contactPerson',
      'adminNote',
      'phone',
      'name',
    ]);
  });

  test('over numbers leave the contact person to another column', () => {
    const rows = [{ line: 2, cells: ['Eva Huber', '0660 1234567', 'Ida Huber'] }];
    const heads = ['Client', 'Contact no.', 'Guardian (if under 18)'];
    expect(guessMapping(heads, rows, 3, '2026-11-28')).toEqual(['name', 'phone', 'contactPerson']);
  });

  test('of ‘your name’ are the patient’s where no other column holds a name', () => {
    const rows = [{ line: 2, cells: ['Eva Huber', '0660 1234567', 'Ida Huber'] }];
    const heads = ['Ihr Name', 'Telefon'];
    expect(guessMapping(heads, rows, 2, '2026-11-28')).toEqual(['name', 'phone']);
    expect(guessMapping([...heads, 'Name des Kindes'], rows, 3, '2026-11-28')).toEqual([
      'contactPerson',
      'phone',
      'name',
    ]);
  });

  test('of the parents’ numbers are both numbers', () => {
    const rows = [
      { line: 2, cells: ['Eva Huber', 'Ida Huber 0660 1234567', 'Max Huber 0676 7654321'] },
      { line: 3, cells: ['Ben Maier', '0660 1234568', '-'] },
    ];
    expect(guessMapping(['Name', 'Mutter', 'Vater'], rows, 3, '2026-11-28')).toEqual([
      'name',
      'phone',
      'phone2',
    ]);
  });

  test('of line numbers may hold a section, and stay no words of anybody', () => {
    const read = withoutTitles(
      table(
        ['Nr.', 'Name', 'Telefon'],
        ['1', 'Ida Huber', '0660 1'],
        ['Rückstellungen', '', ''],
        ['2', 'Eva Maier', '0660 2'],
      ),
    );
    expect(read.sections).toEqual([{ line: 3, text: 'Rückstellungen' }]);
    const [heads, ...people] = read.table.rows;
    expect(guessMapping(heads?.cells, people, 4, '2026-11-28')).toEqual([
      undefined,
      'name',
      'phone',
      'adminNote',
    ]);
  });

  test('that hold names and numbers at once are names', () => {
    const rows = ['Anna Huber 0660 1234567', 'Eva Maier, 0676 7654321'].map((cell, i) => ({
      line: i + 1,
      cells: [cell],
    }));
    expect(guessMapping(undefined, rows, 1, '2026-11-28')).toEqual(['name']);
  });

  test('have headings only where a word is one', () => {
    expect(isHeader({ line: 1, cells: ['Wer', 'Telefon'] })).toBe(true);
    expect(isHeader({ line: 1, cells: ['Huber', '0660 1'] })).toBe(false);
    expect(isHeader(undefined)).toBe(false);
  });
});
