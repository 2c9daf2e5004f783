import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cellOf = (value: string) => csvOf([[value]]).slice(1, -2);

describe('a file for Excel', () => {
  test('begins with the mark of its encoding, parts with semicolons and ends lines as Windows does', () => {
    expect(
      csvOf([
        ['Name', 'Ort'],
        ['Jörg Größe', 'Wien'],
      ]),
    ).toBe('\uFEFFName;Ort\r\nJörg Größe;Wien\r\n');
  });

  test('keeps semicolons, quotation marks and line breaks inside of their cell', () => {
    expect(cellOf('a;b')).toBe('"a;b"');
    expect(cellOf('sagt "nein"')).toBe('"sagt ""nein"""');
    expect(cellOf('erste\r\nzweite\rdritte\u2028vierte')).toBe('"erste\nzweite\ndritte\nvierte"');
  });

  test('drops signs that would end the text for another program', () => {
    expect(cellOf('a\u0000b\u001Ac')).toBe('abc');
  });
});

describe('what patients type is never calculated', () => {
  const formulas = [
    '=HYPERLINK("https://boese.example";"hier")',
    '+43 660 1234567',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '"=1+1"',
    `'=1+1`,
    '""" =1+1',
    '\uFF1D1+1',
    '\u00A0=1+1',
    '\u200B=1+1',
    '\u0000=1+1',
  ];
  test.each(formulas)('%j', (formula) => {
    const written = cellOf(formula);
    // As a spreadsheet reads it: without the file's quotation marks.
    const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    expect(read[0]).toBe("'");
  });

  test.each([
    ...['0316 123456', '01067', '0316/12-34', '1-2', '1/2', '08.12', '1234567890123456'],
    ...['1E5', '50 %', '5 €', '1 1/2', '1.000', '1:2', 'März 25', '3. Mai', 'Jan-26'],
  ])('%j stays as it is written', (digits) => {
    expect(cellOf(digits)).toBe(`'${digits}`);
  });

  test('other digits stay as they are', () => {
    for (const digits of ['8020', '17.05.1984', '0', '12', '12:30', 'Mai', 'Julia'])
      expect(cellOf(digits)).toBe(digits);
  });

  test('but a text with such a sign in the middle is left alone', () => {
    expect(cellOf('Mo 8–10 Uhr = gut')).toBe('Mo 8–10 Uhr = gut');
    expect(cellOf('erika@post.example')).toBe('erika@post.example');
  });
});
