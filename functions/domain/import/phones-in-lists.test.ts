/**
 * Telephone cells as practices really wrote them, each with the numbers one would dial: a link is
 * right or absent. All other words stay somewhere in the row.
 */

import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { describe, expect, test } from 'vitest';
import { readPhones } from '../contact/read-phones.ts';
import type { ImportContext } from './cells.ts';
import type { RawRow } from './import.ts';
import { validateImportRow } from './row.ts';

const context: ImportContext = { form: aFormConfiguration({}), tags: [], today: '2026-11-21' };

function read(row: RawRow) {
  const outcome = validateImportRow(row, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

const dialled = (phone: string | undefined) =>
  readPhones(phone ?? '').numbers.map((number) => number.dialled);

/** Words of the cell that are nowhere in the row; 'oder' between two numbers says no more. */
function lost(text: string, row: object) {
  const stored = JSON.stringify(row).toLowerCase();
  return (text.match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter(
    (word) => !stored.includes(word.toLowerCase()) && !/^(?:oder|keine)$/i.test(word),
  );
}

/** The cell; what is dialled, in its order, no number being none; '!' where the row has to say so. */
const phones: readonly [cell: string, dialled: readonly string[], says?: '!'][] = [
  ['0316/84 22 17', ['0316842217']],
  ['0664 / 123 45 67', ['06641234567']],
  ['+43 664 1234567', ['+436641234567']],
  ['0043 (0) 664 / 1234567', ['+436641234567']],
  ['+43(0)6641234567', ['+436641234567']],
  ['+49-(0)89-123456-78', ['+498912345678']],
  ['0041 (0)79 123 45 67', ['+41791234567']],
  ['+423 232 11 22', ['+4232321122']],
  ['+39 0471 123456', ['+390471123456']],
  ['0039 347 1234567', ['+393471234567']],
  ['0316 842217-12', ['031684221712']],
  ['0316/842217 DW 12', ['031684221712']],
  ['0316/842217 Kl. 3', ['03168422173']],
  ['0316 842217 - 0', ['03168422170']],
  ['Tel.: 0316 842217, Fax: 0316 842218', ['0316842217']],
  ['Fax 0316 842218', [], '!'],
  ['0664 1234567 priv.', ['06641234567']],
  ['priv. 0316 842217 / Büro 0316 99887', ['0316842217', '031699887']],
  ['Mutter: 0664 1234567', ['06641234567']],
  ['Mutter: 0664 1234567, Vater: 0676 7654321', ['06641234567', '06767654321']],
  ['06641234567 (Mama) 06767654321 (Papa)', ['06641234567', '06767654321']],
  ['0664/1234567 0676/7654321', ['06641234567', '06767654321']],
  ['0664/1234567; 0316/842217', ['06641234567', '0316842217']],
  ['0664 1234567 oder 0676 7654321', ['06641234567', '06767654321']],
  ['0664/1234567/0676/7654321', ['06641234567', '06767654321']],
  ['0664 1234567\n0676 7654321', ['06641234567', '06767654321']],
  ['0664 1234567 ab 17h', ['06641234567']],
  ['0664 1234567 (ab 17 Uhr)', ['06641234567']],
  ['0664 1234567, nur Mo-Mi 8-12', ['06641234567']],
  ['6641234567', ['06641234567']],
  ['664 1234567', ['06641234567']],
  ['436641234567', ['+436641234567']],
  ['4.36641E+11', [], '!'],
  ['4,36641E+11', [], '!'],
  ['6641234567,0', ['06641234567']],
  ['842217', ['842217']],
  ['84 22 17 (Graz)', ['842217']],
  ['O664 1234567', ['06641234567']],
  ['0664 I23 4567', ['06641234567']],
  ['0664-123-4567', ['06641234567']],
  ['0664.123.45.67', ['06641234567']],
  ['(0664) 1234567', ['06641234567']],
  ['(0316) 84 22 17', ['0316842217']],
  ['+43/664/1234567', ['+436641234567']],
  ['+ 43 664 1234567', ['+436641234567']],
  ['0043664/1234567', ['+436641234567']],
  ['00436641234567', ['+436641234567']],
  ['+0043 664 1234567', ['+436641234567']],
  ['Handy 0664 1234567 / Festnetz 0316 842217', ['06641234567', '0316842217']],
  ['H: 0664 1234567', ['06641234567']],
  ['d: 0316/842217-33 p: 0664/1234567', ['031684221733', '06641234567']],
  ['0664 1234567 WhatsApp', ['06641234567']],
  ['0664 1234567 (nur SMS!)', ['06641234567']],
  ['+380 67 123 45 67', ['+380671234567']],
  ['+90 532 123 45 67', ['+905321234567']],
  ['00385 91 234 5678', ['+385912345678']],
  ['+36 30 123 4567', ['+36301234567']],
  ['+1 (415) 555-0132', ['+14155550132']],
  ['keine', []],
  ['siehe Mutter', [], '!'],
  // What somebody typed is dialled, however short: five digits are enough for a number.
  ['0664 123', ['0664123']],
  ['0664/12 34 56?', ['0664123456']],
  ['0664 1234567 / 68', ['06641234567']],
  ['0316/842217 od. 18', ['0316842217']],
  ['0151 23456789', ['015123456789']],
  ['0171/1234567 (D)', ['01711234567']],
  ['tel:+436641234567', ['+436641234567']],
  ['0664 1234567 Hr. Huber, 0650 7654321 Fr. Huber', ['06641234567', '06507654321']],
  ['falsch: 0664 1234567, neu: 0664 7654321', ['06647654321']],
  ['0664 1234567 (3x angerufen, 12.3.)', ['06641234567']],
];

describe('a telephone cell of a list', () => {
  test.each(phones)('%s', (cell, numbers, says) => {
    const row = read({
      lastname: 'Huber',
      firstname: 'Eva',
      email: 'eva@post.example',
      phone: cell,
    });
    expect([...dialled(row.phone), ...dialled(row.phone2)]).toEqual(numbers);
    if (says)
      expect(
        row.notices.some(({ field }) => /phone/.test(field)),
        'says so',
      ).toBe(true);
    expect(lost(cell, row), 'lost').toEqual([]);
  });
});
