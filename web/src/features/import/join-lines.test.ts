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

describe('a line that names only a contact person', () => {
  const head = ['Kind / Eltern', 'Telefon', 'am', 'Zeit', 'Notiz'];
  const whole = [...head, 'Kontaktperson, ganzer Name'];
  const lia = ['Auer Lia *4.3.19', '0316 442211', '10.9.25', 'Mo', 'LRS?'];
  const one = (line: readonly string[], above = lia) => people(head, above, line);

  test.each([
    [
      ['Mutter: Gerda Auer', '0664 3312200'],
      ['0316 442211; 0664 3312200 (Mutter)', 'LRS?'],
    ],
    [
      ['Mutter: Gerda Auer', 'detto'],
      ['0316 442211', 'LRS?'],
    ],
    [
      ['Oma Gerda Maier', '0664 1', '', '', 'ruft an'],
      ['0316 442211; 0664 1 (Oma)', 'LRS?; ruft an'],
    ],
    [
      ['Gerda Auer (Mutter)', 'auer@post.example'],
      ['0316 442211; auer@post.example', 'LRS?'],
    ],
  ] as const)('%j belongs to the child above', (line, [phone, note]) => {
    expect(one(line)).toEqual([
      [1, ...whole],
      [2, lia[0], phone, lia[2], lia[3], note, line[0]],
    ]);
    expect(readLines(table(head, lia, line)).joined).toEqual([{ line: 3, text: line[0] }]);
  });

  test('gives its number to a child without one, and says when to call, which is no wish', () => {
    const timo = ['Auer Timo', '', '13.10.25', 'Fr', ''];
    expect(one(['Vater: Max Auer', '03135 4', '', 'nur Mo erreichbar', ''], timo)[1]).toEqual([
      2,
      'Auer Timo',
      '03135 4',
      '13.10.25',
      'Fr',
      '',
      'Vater: Max Auer; nur Mo erreichbar',
    ]);
  });

  test('belongs to the child above without headings, too', () => {
    expect(people(lia.slice(0, 3), ['Mutter: Gerda Auer', '0664 3312200', ''])).toEqual([
      [1, lia[0], '0316 442211; 0664 3312200 (Mutter)', lia[2], 'Mutter: Gerda Auer'],
    ]);
  });

  test.each([
    [['Mutter: Gerda Auer', '0664 3312200', '3.4.2026']],
    [['Auer Max', '0664 3312200']],
    [['Kind v. Fr. Maier', '0664 3312200']],
    [['Huber Ida (Mutter Eva)', '0664 3312200']],
  ])('%j is somebody of their own', (line) => {
    expect(one(line)).toHaveLength(3);
    expect(people(head, lia, '', line)).toHaveLength(3);
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
