import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { chosenSheet, hiddenIn } from './chosen-table.ts';
import { decoded } from './read-file.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';

/**
 * Written by LibreOffice 25.2: three sheets, one hidden; a title, a comment, merged cells, a hidden
 * row and column, formulas, formats.
 */
const fixture = (name: string) =>
  new Uint8Array(
    readFileSync(join(import.meta.dirname, '../../../../tests/fixtures/workbooks', name)),
  );

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const read = await readWorkbook(bytes);
  if (read.problem !== undefined) throw new Error(read.problem);
  return read.sheets;
}

type Parts = Record<string, Uint8Array>;

function partOf(parts: Parts, name: string): string {
  const part = parts[name];
  if (part === undefined) throw new Error(`no ${name}`);
  return strFromU8(part);
}

/** A workbook with other parts. */
const changed = (name: string, change: (parts: Parts) => void) => {
  const parts = unzipSync(fixture(name));
  change(parts);
  return zipSync(parts);
};

/** The smallest workbook of Excel: one sheet of these rows, as other programs write them. */
function workbook(rows: string, styles = '', prefix = '') {
  const x = prefix === '' ? '' : `${prefix}:`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const of = (tag: string, inner: string) =>
    `<?xml version="1.0"?><${x}${tag} xmlns${prefix && `:${prefix}`}="${main}">${inner}</${x}${tag}>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${rel}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`,
    );
  return zipSync({
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(
      of(
        'workbook',
        `<${x}sheets><${x}sheet name="A" sheetId="1" r:id="r1" xmlns:r="${rel}"/></${x}sheets>`,
      ),
    ),
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', '/xl/worksheets/sheet1.xml') +
        relation('r2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': strToU8(of('styleSheet', styles)),
    'xl/worksheets/sheet1.xml': strToU8(of('worksheet', `<${x}sheetData>${rows}</${x}sheetData>`)),
  });
}

const cellsOf = async (bytes: Uint8Array) =>
  (await sheetsOf(bytes))[0]?.rows.map(({ cells }) => cells);

describe('a workbook', () => {
  test.each(['list.xlsx', 'list.ods', 'list-1904.xlsx'])(
    '%s is read as people see it',
    async (name) => {
      const sheets = await sheetsOf(fixture(name));
      expect(sheets.map((sheet) => [sheet.name, sheet.isHidden])).toEqual([
        ['Notizen', false],
        ['Warteliste', false],
        ['Archiv', true],
      ]);
      const [, list] = sheets;
      expect(list?.rows.map(({ line, isHidden }) => [line, isHidden])).toEqual([
        [1, false],
        [2, false],
        [3, false],
        [4, true],
        [6, false],
      ]);
      expect(list?.rows.slice(2).map(({ cells }) => cells)).toEqual([
        [
          'Eva Müller',
          '01.03.2019',
          '6601234567',
          '06601234567',
          '01.02.2025',
          'Lend',
          'geheim',
          '14:30',
        ],
        ['Ida Groß', '', '0316 222333\n0660 4445556', '', '01.03.2025', 'Lend'],
        ['Özgür Yılmaz', '', '436601112222', '', '01.04.2025'],
      ]);
      expect(list && hiddenIn(list)).toEqual({ rows: 1, columns: 1 });
    },
  );

  test('begins with the sheet that holds the list; hidden rows and columns are left out where that is said', async () => {
    const sheets = await sheetsOf(fixture('list.xlsx'));
    const all = chosenSheet('list.xlsx', sheets);
    expect(all?.source).toMatchObject({ sheet: 1, takesHidden: undefined });
    expect(all?.leftOut).toEqual([{ line: 1, text: 'Warteliste' }]);
    expect(all?.table.rows.map(({ line }) => line)).toEqual([2, 3, 4, 6]);
    const visible = chosenSheet('list.xlsx', sheets, 1, false);
    expect(visible?.table.rows.map(({ line }) => line)).toEqual([2, 3, 6]);
    expect(visible?.table.rows[1]?.cells).not.toContain('geheim');
  });

  test('may name its elements as it likes, and leave out where each cell stands', async () => {
    const row =
      '<x:row><x:c t="inlineStr"><x:is><x:r><x:t>Gro</x:t></x:r><x:r><x:t>ß_x000D_</x:t></x:r></x:is></x:c><x:c><x:v>0.5</x:v></x:c></x:row>';
    expect(await cellsOf(workbook(row, '', 'x'))).toEqual([['Groß\n', '0,5']]);
  });

  test.each([
    ['14', '45717', '01.03.2025'],
    ['14', '59', '28.02.1900'],
    ['14', '45717.604166666664', '01.03.2025 14:30'],
    ['20', '0.60416666666666663', '14:30'],
    ['0', '436601112222', '436601112222'],
    ['0', '4.3660111222E+11', '436601112220'],
    ['164', '6601234567', '0660 1234567'],
    ['165', '45717', '01.03.2025'],
    ['166', '1067', '01067'],
    ['167', '45717', '45717'],
  ])('shows by format %s the number %s as %s', async (format, value, text) => {
    const codes = [
      ['164', '0000 0000000'],
      ['165', '[$-407]d. mmmm yyyy;@'],
      ['166', '00000'],
      ['167', '#,##0.00 [$€-407];[Red]-#,##0.00 "Tage"'],
    ].map(
      ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code?.replaceAll('"', '&quot;')}"/>`,
    );
    const styles = `<numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="${format}"/></cellXfs>`;
    expect(
      await cellsOf(workbook(`<row r="1"><c r="B1" s="1"><v>${value}</v></c></row>`, styles)),
    ).toEqual([['', text]]);
  });

  test('has no word for a formula that failed, and the stored value of any other', async () => {
    const row =
      '<row><c t="e"><f>NA()</f><v>#N/A</v></c><c t="str"><f>A1&amp;"x"</f><v>Huber</v></c><c t="b"><v>1</v></c></row>';
    expect(await cellsOf(workbook(row))).toEqual([['', 'Huber', 'WAHR']]);
  });

  test('does not fetch what it names elsewhere, nor expand what it defines', async () => {
    const bytes = changed('list.ods', (parts) => {
      const content = partOf(parts, 'content.xml');
      const entities =
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
      parts['content.xml'] = strToU8(
        content.replace('?>', `?>${entities}`).replace('Ida Groß', '&a;&b;'),
      );
    });
    expect(await readWorkbook(bytes)).toEqual({ problem: 'damaged' });
  });
});

describe('a file that is refused says why', () => {
  const zip = (file: Uint8Array, name = 'xl/workbook.xml') =>
    zipSync({ [name]: [file, { level: 9 }] });

  test.each([
    ['encrypted by LibreOffice', () => fixture('password.ods'), 'password'],
    // The container in which Excel stores a workbook with a password: its directory names the
    // stream.
    [
      'encrypted by Excel',
      () =>
        Uint8Array.from([
          0xd0,
          0xcf,
          0x11,
          0xe0,
          ...strToU8([...'EncryptedPackage'].join('\0'), true),
        ]),
      'password',
    ],
    ['of Excel before 2007', () => fixture('list.xls'), 'oldWorkbook'],
    [
      'that is a web page',
      () => strToU8('<html><table><tr><td>Huber</td></tr></table></html>'),
      'oldWorkbook',
    ],
    ['of another program', () => zip(strToU8('x'), 'Index/Document.iwa'), 'otherProgram'],
    ['that ends too soon', () => fixture('list.xlsx').subarray(0, 5000), 'damaged'],
    [
      'with broken XML',
      () =>
        changed('list.xlsx', (parts) =>
          Object.assign(parts, { 'xl/workbook.xml': strToU8('<workbook>') }),
        ),
      'damaged',
    ],
    [
      'that unpacks to a thousandfold',
      () =>
        changed('list.xlsx', (parts) =>
          Object.assign(parts, { 'xl/styles.xml': new Uint8Array(4e6) }),
        ),
      'tooLargeInside',
    ],
    [
      'of more files than a list has',
      () => {
        const bytes = fixture('list.xlsx');
        // The number of entries, in the record at the end.
        new DataView(bytes.buffer).setUint16(bytes.length - 12, 5001, true);
        return bytes;
      },
      'tooLargeInside',
    ],
    [
      'that repeats a cell without end',
      () =>
        changed('list.ods', (parts) => {
          const content = partOf(parts, 'content.xml');
          const repeated = content.replaceAll(
            '<table:table-row ',
            '<table:table-row table:number-rows-repeated="1000000" ',
          );
          parts['content.xml'] = strToU8(
            repeated.replaceAll(
              '<table:table-cell ',
              '<table:table-cell table:number-columns-repeated="16000" ',
            ),
          );
        }),
      'tooLargeInside',
    ],
  ])('%s', async (_name, bytes, problem) => {
    expect(await decoded(bytes())).toEqual({ problem });
  });
});
