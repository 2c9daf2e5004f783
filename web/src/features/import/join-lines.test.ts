import { describe, expect, test } from 'vitest';
import { readLines } from './join-lines.ts';
import { readTable } from './read-table.ts';

/** An empty string is an empty line, which programs count. */
const table = (...lines: (readonly string[] | '')[]) => ({
  delimiter: ';',
  width: Math.max(...lines.map((cells) => cells.length)),
  rows: lines.flatMap((cells, i) => (cells === '' ? [] : [{ line: i + 1, cells }])),
});
const people = (...lines: (readonly string[] | '')[]) =>
  readLines(table(...lines)).table.rows.map(({ line, cells }) => [line, ...cells]);

describe('text with more separators than columns', () => {
  const heads = 'Name,Telefon,Zeiten';
  const rows = [
    'Ida Huber,0660 1111111,Mo, Mi ab 14',
    'Eva Maier,0660 2222222,Di',
    'Max,0660 3333333,Mi',
  ] as const;
  const read = (...lines: string[]) => {
    const text = readTable(lines.join('\n'));
    if (!text) throw new Error('too long');
    return readLines(text).table;
  };

  test.each([
    ['without headings', rows],
    ['below headings', [heads, ...rows]],
  ])('%s keeps what stands behind the times with them, and tells the line', (_how, lines) => {
    const { rows: found, longer, width } = read(...lines);
    expect(found.at(-3)?.cells).toEqual(['Ida Huber', '0660 1111111', 'Mo, Mi ab 14']);
    expect([width, longer]).toEqual([3, [lines.length - 2]]);
  });

  test('tells the line where the last column is another one, and keeps every cell', () => {
    const { rows: found, longer } = read('Name,Zeiten,Telefon', 'Huber, Ida,Mo,0660 1', 'Max,Di,1');
    expect(found[1]?.cells).toEqual(['Huber', 'Ida', 'Mo', '0660 1']);
    expect(longer).toEqual([2]);
  });

  test.each([
    ['where no row is longer', [heads, rows[1]]],
    ['where every row ends with a separator', [`${heads},`, `${rows[1]},`]],
    ['where a column has no heading', [heads, `${rows[1]},LRS`, `${rows[2]},ADHS`]],
  ])('is as it was %s', (_where, lines) => {
    expect(read(...lines).longer).toBeUndefined();
  });
});

describe('lists beside each other', () => {
  const two = ['Name', 'Tel', 'Tage'];
  const [ida, eva, max] = [
    ['Huber Ida', '0660 1111111', 'Mo'],
    ['Maier Eva', '0660 2222222', 'Di'],
    ['Gruber Max', '0660 3333333', ''],
  ];

  test('are read one below the other, with the title of each', () => {
    const read = readLines(
      table(
        ['VORMITTAG', '', '', '', 'NACHMITTAG'],
        [...two, '', ...two],
        [...ida, '', ...eva],
        ['', '', '', '', ...max],
        ['1', '', '', '', '2'],
      ),
    );
    expect(read.table.lists).toBe(2);
    expect(read.table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, ...two, 'Abschnitt'],
      [3, ...ida, 'VORMITTAG'],
      [3, ...eva, 'NACHMITTAG'],
      [4, ...max, 'NACHMITTAG'],
    ]);
    expect(read.leftOut.map(({ text }) => text)).toEqual(['1', '2']);
  });

  test.each([
    [[...two, ...two], [...ida, ...eva], two],
    [
      ['Nr', ...two, 'Nr', ...two],
      ['1', ...ida, '1', ...eva],
      ['Nr', ...two],
    ],
    [[...two, '', 'Name', 'Tel'], [...ida, '', 'Maier Eva', '0660 2222222'], two],
  ])('%j are two lists without titles, too', (heads, row, whole) => {
    const [head, ...rows] = readLines(table(heads, row)).table.rows;
    expect(head?.cells).toEqual(whole);
    expect(rows.map(({ cells }) => cells.find((cell) => /^[A-Z][a-z]+ /.test(cell)))).toEqual([
      'Huber Ida',
      'Maier Eva',
    ]);
  });

  test('lose no cell: a second number, or one without a heading', () => {
    const heads = ['Name', 'Tel', 'Handy', ''];
    const row = [...ida.slice(0, 2), '0676 1', 'x', ...eva.slice(0, 2), '0676 2', ''];
    expect(people([...heads, ...heads], row)).toEqual([
      [1, 'Name', 'Tel', 'Handy', ''],
      [2, ...ida.slice(0, 2), '0676 1', 'x'],
      [2, ...eva.slice(0, 2), '0676 2'],
    ]);
  });

  test.each([
    [['Name Kind', 'Tel', 'Name Elternteil', 'Tel']],
    [['Name', 'Nr. Mutter', 'Nr. Vater']],
    [['Name', 'Tel', 'Kind', 'Tel']],
    [['Name', 'Tel', '', 'Kind', 'geb.']],
    [['Name', 'Tel', '', 'Notiz', 'Tel']],
    [['Name', 'Tel', 'Tel']],
    [['Datum', 'Datum', 'Name', 'Tel']],
    [['Name', 'Mo', 'Di', 'Mi', 'Do']],
  ])('%j is one list', (heads) => {
    const read = table(heads, ['Huber Ida', '0660 1111111', 'x', 'x', 'x']);
    expect(readLines(read).table.lists).toBeUndefined();
  });
});

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
