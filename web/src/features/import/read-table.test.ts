import { maxRows } from '@platzwart/domain/import/import';
import { describe, expect, test } from 'vitest';
import { decoded, maxBytes, readFile } from './read-file.ts';
import { plainCell, readTable } from './read-table.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const units = [0xfeff, ...[...text].map((character) => character.charCodeAt(0))];
  return bytes(
    ...units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

describe('a file', () => {
  test.each([
    ['UTF-8', utf8('Müller')],
    ['UTF-8 with its mark', utf8('\ufeffMüller')],
    ['UTF-16, little end first', utf16('Müller', true)],
    ['UTF-16, big end first', utf16('Müller', false)],
    ['what Windows programs write', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
  ])('in %s is read with its umlauts', async (_name, content) => {
    expect(await decoded(content)).toMatchObject({ text: 'Müller' });
  });

  const names =
    'Nachname;Vorname\r\nMüller;Jörg\r\nGroß;Änne\r\nÖzgür;Gülüm\r\nHuber;Zoé „Zoë“\r\n';
  /** As a program writes them that knows only these characters. */
  const written = (text: string, upper: string) =>
    bytes(
      ...[...text].map((character) =>
        character.charCodeAt(0) < 128 ? character.charCodeAt(0) : 128 + upper.indexOf(character),
      ),
    );
  const upperOf = (encoding: string) =>
    new TextDecoder(encoding).decode(bytes(...Array.from({ length: 128 }, (_, i) => i + 128)));
  const dos = `${'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»'.padEnd(97, ' ')}ß`;
  const latin1 = (content: Uint8Array) => String.fromCharCode(...content);
  const plain = names.replace(' „Zoë“', '');

  test.each([
    ['MS-DOS', written(plain, dos), plain],
    ['Macintosh', written(names, upperOf('macintosh')), names],
    ['Windows', written(names, upperOf('windows-1252')), names],
    ['UTF-8, encoded twice', utf8(new TextDecoder('windows-1252').decode(utf8(names))), names],
    [
      'UTF-8, one line encoded twice',
      utf8(`${names}TÃ¶pfer;Moâ€“Do egal;ADHS â€“ Verdacht\r\n`),
      `${names}Töpfer;Mo–Do egal;ADHS – Verdacht\r\n`,
    ],
    ['UTF-8, twice by ISO-8859-1', utf8(latin1(utf8(names))), names],
    ['UTF-8, twice by Macintosh', utf8(new TextDecoder('macintosh').decode(utf8(names))), names],
    [
      'UTF-8, one line twice by ISO-8859-1',
      utf8(`${names}${latin1(utf8('Öztürk;Ändri – Mo\r\n'))}`),
      `${names}Öztürk;Ändri – Mo\r\n`,
    ],
    [
      'Windows, one line of UTF-8 twice',
      bytes(...written(names, upperOf('windows-1252')), ...utf8(latin1(utf8('Özlem\r\n')))),
      `${names}Özlem\r\n`,
    ],
    [
      'UTF-8 and Windows, line by line',
      bytes(...utf8(names), ...written('Köhler;Özlem\r\n', upperOf('windows-1252'))),
      `${names}Köhler;Özlem\r\n`,
    ],
    ['UTF-16 without its mark', utf16(names, true).subarray(2), names],
  ])('in %s loses no character, without a word of doubt', async (_name, content, text) => {
    expect(await decoded(content)).toMatchObject({ text, suspects: [] });
  });

  test('whose characters are lost for good is told, with the words', async () => {
    expect(await decoded(utf8('Nachname\nM\ufffdller\nGro\ufffd\nHuber'))).toMatchObject({
      suspects: ['M\ufffdller', 'Gro\ufffd'],
    });
    expect(await decoded(utf8('Nachname;Zeit\nÃzgÃ;Di 8.30â9.15\nM√ller'))).toMatchObject({
      suspects: ['ÃzgÃ', '8.30â9.15', 'M√ller'],
    });
    expect(
      await decoded(
        utf8(
          'Nachname;Ort\nJOÃO;Ân\nŠarić;Łódź\nD’Angelo;Saint-Étienne\nIşık;„Zum Hirschen“ ½ Stunde',
        ),
      ),
    ).toMatchObject({
      suspects: [],
    });
  });

  test('of a tabular program is told by what it is, not by its name alone', async () => {
    expect(await decoded(bytes(0x50, 0x4b, 0x03, 0x04, 0))).toEqual({ problem: 'damaged' });
    expect(await readFile(new File(['Name\tTelefon'], 'Liste.xls'))).toMatchObject({
      text: 'Name\tTelefon',
    });
  });

  test('without characters is no table', async () => {
    expect(await decoded(bytes(1, 0, 2, 0, 0))).toEqual({ problem: 'notText' });
    expect(await decoded(utf8(' \r\n '))).toEqual({ problem: 'empty' });
  });

  test('that is too large is not even opened', async () => {
    const file = new File(['x'], 'Liste.csv');
    Object.defineProperty(file, 'size', { value: maxBytes + 1 });
    file.arrayBuffer = () => Promise.reject(new Error('it was opened'));
    expect(await readFile(file)).toEqual({ problem: 'tooLarge' });
  });
});

describe('a table', () => {
  const cells = (text: string) => readTable(text)?.rows.map((row) => row.cells);

  test.each([';', ',', '\t', '|'])('is parted by %j where most rows say so', (delimiter) => {
    const rows = [
      ['Name', 'Telefon', 'Zeiten'],
      ['"Huber, Maria"', '0660 1', '"Mo 8-12; Di, Mi"'],
      ['Maier', '0660 2', 'Mi ab 14'],
    ];
    const read = readTable(rows.map((row) => row.join(delimiter)).join('\r\n'));
    expect(read?.delimiter).toBe(delimiter);
    expect(read?.rows[1]?.cells).toEqual(['Huber, Maria', '0660 1', 'Mo 8-12; Di, Mi']);
  });

  test.each([';', ',', '\t', '|'])('is parted by %j below lines of titles', (delimiter) => {
    const rows = [
      ['Huber, Franz', 'Mo, Di'],
      ['Maier, Eva', ''],
      ['Name', 'Zeiten'],
    ];
    const table = rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\n');
    expect(readTable(`Warteliste Stand Oktober\n\n${table}`)?.delimiter).toBe(delimiter);
  });

  test('obeys a line that names its separator, and counts it as the tabular program does', () => {
    const read = readTable('sep=,\nName,Telefon;Handy\nHuber,1');
    expect(read).toMatchObject({
      delimiter: ',',
      rows: [{ line: 2 }, { line: 3, cells: ['Huber', '1'] }],
    });
  });

  test('drops empty lines and remembers where each row stood', () => {
    expect(readTable('Name;Telefon\n\n;\nHuber;1\n')?.rows.map(({ line }) => line)).toEqual([1, 4]);
  });

  test('keeps line breaks and doubled quotes inside of quotes', () => {
    expect(cells('Name;Notiz\nHuber;"sagt ""ja""\nruft an"')?.[1]).toEqual([
      'Huber',
      'sagt "ja"\nruft an',
    ]);
  });

  test('with quotes that never close is read line by line, so that no row swallows the others', () => {
    const read = readTable('Name;Notiz\nHuber;"offen\nMaier;ok\nGruber;"zu"\n');
    expect(read?.brokenQuotesAt).toBeDefined();
    expect(read?.rows.map((row) => row.cells)).toEqual([
      ['Name', 'Notiz'],
      ['Huber', '"offen'],
      ['Maier', 'ok'],
      ['Gruber', 'zu'],
    ]);
  });

  test('gives back what our own files have put before a formula', () => {
    expect(cells("Telefon;Notiz\n'+43 660 1;'=1+1")?.[1]).toEqual(['+43 660 1', '=1+1']);
  });

  test('of more rows than may be taken over is refused as a whole', () => {
    const rows = (count: number) => `Name;Telefon\n${'Huber;1\n'.repeat(count)}`;
    expect(readTable(rows(maxRows))?.rows).toHaveLength(maxRows + 1);
    expect(readTable(rows(maxRows + 1))).toBeUndefined();
    expect(readTable(`${rows(10)}${'\n'.repeat(maxRows * 4)}`)).toBeUndefined();
  });
});

test.each([
  ["'1-2", '1-2'],
  ["'März 25", 'März 25'],
  ["'3. Mai", '3. Mai'],
  ["'Maria", "'Maria"],
  ["O'Brien", "O'Brien"],
])('of %j the apostrophe that protects it goes: %j', (cell, plain) => {
  expect(plainCell(cell)).toBe(plain);
});
