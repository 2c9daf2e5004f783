import { describe, expect, test } from 'vitest';
import { readLines } from './join-lines.ts';

/** An empty string is an empty line, which programs count. */
const table = (...lines: (readonly string[] | '')[]) => ({
  delimiter: ';',
  width: Math.max(...lines.map((cells) => cells.length)),
  rows: lines.flatMap((cells, i) => (cells === '' ? [] : [{ line: i + 1, cells }])),
});
const people = (...lines: (readonly string[] | '')[]) =>
  readLines(table(...lines)).table.rows.map(({ line, cells }) => [line, ...cells]);

describe('a line below a person', () => {
  const head = ['Name', 'Telefon', 'Diagnose'];
  const ida = ['Ida Huber', '0660 1234567', 'SES'];

  test('that holds nothing but a second number, or a remark, is theirs', () => {
    expect(people(head, ida, ['', '0676 7654321 (Vater)', ''], ['', '', 'auch LRS'])).toEqual([
      [1, ...head],
      [2, 'Ida Huber', '0660 1234567; 0676 7654321 (Vater)', 'SES; auch LRS'],
    ]);
  });

  test('that holds nothing but a second number is theirs without headings, too', () => {
    const rest = ['Eva Maier', '0660 7654321', ''];
    expect(people(ida, ['', '0676 7654321 Oma', ''], rest, ['Max', '', ''])).toEqual([
      [1, 'Ida Huber', '0660 1234567; 0676 7654321 Oma', 'SES'],
      [3, ...rest],
      [4, 'Max', '', ''],
    ]);
  });

  test('is theirs in a section, too, which is said once', () => {
    const rows = people(head, ['Dringend:', '', ''], ida, ['', '0676 7654321', '']);
    expect(rows.at(-1)).toEqual([3, 'Ida Huber', '0660 1234567; 0676 7654321', 'SES', 'Dringend']);
  });

  test.each([
    ['of somebody without a name', [ida, ['', '0676 7654321', 'LRS']]],
    ['below an empty line', [ida, '', ['', '0676 7654321', '']]],
    ['of the next person', [ida, ['Eva Maier', '', '']]],
    ['below nobody', [['', '0676 7654321', '']]],
  ] as const)('%s is a row of its own', (_of, lines) => {
    expect(people(head, ...lines).map(([line]) => line)).toEqual([
      1,
      ...table(head, ...lines)
        .rows.slice(1)
        .map(({ line }) => line),
    ]);
  });
});

describe('headings in two lines over people in two lines', () => {
  const heads = [
    ['Name', 'Tel.', 'angemeldet am'],
    ['geb.', 'E-Mail', 'Diagnose'],
  ];
  const ida = [
    ['Huber Ida', '0660 1234567', '3.2.2026'],
    ['12.3.2018', 'huber@example.org', 'SES'],
  ];
  const eva = [
    ['Maier Eva', '0660 7654321', '4.2.2026'],
    ['2019', '', 'LRS'],
  ];
  const whole = [...heads.flat(), 'Notiz'];

  test.each([
    ['with empty lines between them', [...ida, '' as const, ...eva]],
    ['without', [...ida, ...eva]],
  ])('are one row for each, %s', (_how, lines) => {
    const rows = people(['Warteliste', '', ''], ...heads, ...lines);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      whole,
      [...ida.flat(), ''],
      [...eva.flat(), ''],
    ]);
  });

  test('keep every further line: numbers and addresses at theirs, words in the note', () => {
    const further = [
      ['', '0676 1112223 Tochter', ''],
      ['Mutter: Huber Ute', '', ''],
      ['ute@example.org', '', ''],
    ];
    const [, row] = people(...heads, ...ida, ...further, '', ...eva);
    expect(row).toEqual([
      3,
      'Huber Ida',
      '0660 1234567; 0676 1112223 Tochter',
      '3.2.2026',
      '12.3.2018',
      'huber@example.org; ute@example.org',
      'SES',
      'Mutter: Huber Ute',
    ]);
  });

  test('are headings of one line each where people have one', () => {
    const one = ['Huber Ida', '0660 1234567', '3.2.2026'];
    const rows = people(...heads, one, ['Maier Eva', '0660 7654321', '4.2.2026']);
    expect(rows.map(([line]) => line)).toEqual([1, 3, 4]);
    expect(rows[0]?.[1]).toBe('Name geb.');
  });
});

describe('a second list below other headings', () => {
  const head = ['Name', 'Vorname', 'Telefon', 'Zeiten'];
  const ida = ['Huber', 'Ida', '0660 1234567', 'Mo'];
  const read = (...lines: (readonly string[] | '')[]) => {
    const found = readLines(table(...lines));
    return {
      rows: found.table.rows.map(({ cells }) => cells),
      leftOut: found.leftOut.map(({ text }) => text),
    };
  };

  test('comes below the headings that mean the same; further ones are added', () => {
    const { rows, leftOut } = read(
      ['Warteliste'],
      head,
      ida,
      ['Vorname', 'Name', 'Mobil', 'Datum'],
      ['Eva', 'Maier', '0660 7654321', '12.3.2026'],
    );
    expect(rows).toEqual([
      ['Nachname', 'Vorname', 'Telefon', 'Zeiten', 'Datum'],
      ida,
      ['Maier', 'Eva', '0660 7654321', '', '12.3.2026'],
    ]);
    expect(leftOut).toEqual(['Warteliste', 'Vorname Name Mobil Datum']);
  });

  test('may have whole names, or a third list in the first order', () => {
    const { rows } = read(
      head,
      ida,
      '',
      ['Tel.', 'Patient', 'Zeiten'],
      ['0660 7654321', 'Eva Maier', 'Di'],
      '',
      head,
      ['Kern', 'Leo', '0660 1112223', 'Mi'],
    );
    expect(rows).toEqual([
      ['Nachname', 'Vorname', 'Telefon', 'Zeiten', 'Patient'],
      ida,
      ['', '', '0660 7654321', 'Di', 'Eva Maier'],
      ['Kern', 'Leo', '0660 1112223', 'Mi'],
    ]);
  });

  test('may have a line of groups above its headings, too', () => {
    const { rows } = read(
      ['Patient', '', 'Kontakt', ''],
      ['Nachname', 'Vorname', 'Telefon', 'E-Mail'],
      ['Huber', 'Ida', '0660 1234567', 'ida@example.org'],
      '',
      ['Patient', '', 'Kontakt', ''],
      ['Vorname', 'Nachname', 'E-Mail', 'Telefon'],
      ['Eva', 'Maier', 'eva@example.org', '0660 7654321'],
    );
    expect(rows.slice(1)).toEqual([
      ['Huber', 'Ida', '0660 1234567', 'ida@example.org'],
      ['Maier', 'Eva', '0660 7654321', 'eva@example.org'],
    ]);
  });

  test('is no list where a word only looks like a heading', () => {
    const row = ['Kind', 'Anna', '', 'dringend'];
    expect(read(head, ida, row).rows).toEqual([head, ida, row]);
  });
});
