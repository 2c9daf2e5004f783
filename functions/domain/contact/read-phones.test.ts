import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCallable, phoneUrl } from './phone-number.ts';
import { isSamePhone, nationalDigits, readPhones } from './read-phones.ts';

describe('the numbers in a text', () => {
  test.each<[string, string[], string?]>([
    ['0316 123456', ['0316123456']],
    ['0316/12 34-56', ['0316123456']],
    ['+43 (0)316/12-34.56', ['+43316123456']],
    ['+43 (0) 316 123456', ['+43316123456']],
    ['+49 089 4711123', ['+49894711123']],
    ['+49 (089) 4711123', ['+49894711123']],
    ['(+43) 0660 1234567', ['+436601234567']],
    ['0043 (0) 316 12345', ['+4331612345']],
    ['0049 0341 123456', ['+49341123456']],
    ['+39 0471 123456', ['+390471123456']],
    ['(0316) 12345', ['031612345']],
    ['0316–123456', ['0316123456']],
    ['0316 123\u00ad456', ['0316123456']],
    ['\u202a+43 660 1234567\u202c', ['+436601234567']],
    ['0660\u00a01234567', ['06601234567']],
    ['٠٦٦٠١٢٣٤٥٦٧', ['06601234567']],
    ["'0660 1234567", ['06601234567']],
    ['tel:0316123456', ['0316123456']],
    ['Tel.: 0316 123456', ['0316123456']],
    // Extensions are dialled behind the number, in place of the exchange's zero.
    ['0316/123456 DW 12', ['031612345612']],
    ['0316/1234-0 DW 12', ['0316123412']],
    ['0316 1234-0', ['031612340']],
    ['0316 123456, Klappe 7', ['03161234567']],
    ['0316 123456 (DW 12)', ['031612345612']],
    // Words.
    ['0660 1234567 (ab 17 Uhr)', ['06601234567'], '(ab 17 Uhr)'],
    ['0660 1234567 (Mutter)', ['06601234567'], '(Mutter)'],
    ['Mutter: 0660 1234567', ['06601234567'], 'Mutter'],
    ['0660 1234567 ab 17.1.2027', ['06601234567'], 'ab 17.1.2027'],
    ['0660 1234567 erst ab 15.12.', ['06601234567'], 'erst ab 15.12.'],
    ['Oma O664 l234567', ['06641234567'], 'Oma'],
    // Digits of words are not dialled.
    ['0664 1234567 3x angerufen', ['06641234567'], '3x angerufen'],
    ['0664 1234567 (2. Kind)', ['06641234567'], '(2. Kind)'],
    ['0664 1234567 2 Kinder', ['06641234567'], '2 Kinder'],
    ['0664 1234567 (2)', ['06641234567'], '(2)'],
    ['0664 1234567 in 2 Wochen', ['06641234567'], 'in 2 Wochen'],
    ['0664 12 34 56 7', ['06641234567']],
    ['0664 12 34 567. Mutter', ['06641234567'], 'Mutter'],
    ['(01) 5123456', ['015123456']],
    ['+43(1)/5123456', ['+4315123456']],
    ['0664 1234567 xxx', ['06641234567'], 'xxx'],
    // What spreadsheets and programs make of numbers.
    ['01711234567.0', ['01711234567']],
    // Several.
    ['0664 1234567 (alt: 0650 7654321)', ['06641234567', '06507654321'], '(alt'],
    ['0316 222333 / 0660 4445556', ['0316222333', '06604445556']],
    ['0316 222333/0660 4445556', ['0316222333', '06604445556']],
    ['0316 222333\n0660 4445556', ['0316222333', '06604445556']],
    ['0316 222333 0660 4445556', ['0316222333', '06604445556']],
    ['0316 222333 oder 0660 4445556', ['0316222333', '06604445556'], 'oder'],
    ['0316 222333; 0660 4445556, +49 341 123456', ['0316222333', '06604445556', '+49341123456']],
    ['0316/222333+43 660 4445556', ['0316222333', '+436604445556']],
    ['0316 222333 / 0316 222333', ['0316222333']],
    ['Mutter 0660 1234567, Vater 0664 7654321', ['06601234567', '06647654321'], 'Mutter , Vater'],
    ['0316 2233445 / 46', ['03162233445'], '46'],
    ['061 555 04 04 / 079 555 04 04', ['0615550404', '0795550404']],
    ['061 555 04 04 079 555 04 04', ['0615550404', '0795550404']],
    ['061 555 04 04, 079 555 04 04 079 555 04 05', ['0615550404', '0795550404', '0795550405']],
    ['Kita-Leitung Fr. Sievers 040 66969 304', ['04066969304'], 'Kita-Leitung Fr. Sievers'],
    // One, however it is parted.
    ['0049 176 04069014', ['+4917604069014']],
    ['0043 664 0550 123', ['+436640550123']],
    ['0316 / 22 33 44', ['0316223344']],
    ['0664 123 0456', ['06641230456']],
    ['0664 1234 0567', ['066412340567']],
    ['0316-12 34 567', ['03161234567']],
    // An area code of any length before a stroke, and numbers parted once more.
    ['0043 (0)664 / 53 21 908', ['+436645321908']],
    ['0043 664 / 53 21 908', ['+436645321908']],
    ['0049 341 / 22 33 44', ['+49341223344']],
    ['0043 3842 / 22 33 44', ['+433842223344']],
    ['+49 35971 / 54433', ['+493597154433']],
    ['+49 (0)35971 / 54433', ['+493597154433']],
    ['0041 44 / 987 65 43', ['+41449876543']],
    ['(+43) (0)664 / 12 34 567', ['+436641234567']],
    ['0043 1 / 533 44 22', ['+4315334422']],
    ['+39 0471 / 12 34 56', ['+390471123456']],
    ['3842 / 22 33 44', ['03842223344']],
    ['0676 554 / 43 32', ['06765544332']],
    ['0676 5544 / 332', ['06765544332']],
    ['(0) 316 / 22 33 44', ['0316223344']],
    ['+43 [0] 676 5544332', ['+436765544332']],
    ['0664 123 / 45 67 / 0316 22 33 44', ['06641234567', '0316223344']],
    ['07252 / 12345 / 0664 1234567', ['0725212345', '06641234567']],
    ['+49 341 1234567 / 1234568', ['+493411234567'], '1234568'],
    ['0676 55 44 332 / 333', ['06765544332'], '333'],
    ['+49 341 12345/67', ['+493411234567']],
    ['0152-2233445 / -446', ['01522233445'], '446'],
    ['0234/123456-106 App. 3', ['0234123456106'], 'App. 3'],
    ["078'330'44'12", ['0783304412']],
    // What a spreadsheet took away, and what people type for a zero.
    ['6601234567', ['06601234567']],
    ['436601234567', ['+436601234567']],
    ['43 676/12 34 567', ['+436761234567']],
    ['17612345678', ['017612345678']],
    ['441234567', ['0441234567']],
    ['1234567', ['1234567']],
    ['0176 O123456', ['01760123456']],
    ['O176 123456', ['0176123456']],
    ['0660_1234567', ['06601234567']],
    ['00 49 176 1234567', ['+491761234567']],
    // Other digits beside a number.
    ['0660/1234567 8-12 Uhr', ['06601234567'], '8-12 Uhr'],
    ['0176 1234567 18-20 Uhr', ['01761234567'], '18-20 Uhr'],
    ['0176 1234567 ab 18:00', ['01761234567'], 'ab 18:00'],
    ['0660 1234567 Mo-Fr 8-12', ['06601234567'], 'Mo-Fr 8-12'],
    ['0660 1234567 (Geb. 12.11.2015)', ['06601234567'], '(Geb. 12.11.2015)'],
    ['12.11.15 0660 1234567', ['06601234567'], '12.11.15'],
    ['0176 1234567 Kundennr. 123456', ['01761234567'], 'Kundennr. 123456'],
    ['Tel 0341 1234567 Fax 0341 1234568', ['03411234567'], 'Fax 0341 1234568'],
    ['0341 1234567/68', ['03411234567'], '68'],
    ['0316/223344 o. 223345', ['0316223344'], 'o. 223345'],
    ['0176.12.34.56.78', ['017612345678']],
    // More of several.
    ['0160 1234567 // 0160 7654321', ['01601234567', '01607654321']],
    ['0160 1234567 --- 0160 7654321', ['01601234567', '01607654321']],
    ['0160 1234567 \u2014 0160 7654321', ['01601234567', '01607654321']],
    ['0043 (0) 316 / 22 33 44 // 0043 (0) 664 / 12 34 567', ['+43316223344', '+436641234567']],
    ['06601234567/06641234567', ['06601234567', '06641234567']],
    ['0660 1234567 + 0664 1234567', ['06601234567', '06641234567'], ''],
    ['0660 1234567\t0664 1234567', ['06601234567', '06641234567']],
    ['+436601234567 +436641234567', ['+436601234567', '+436641234567']],
    ['0341/5551234 (Mutter), 0176/12345678', ['03415551234', '017612345678'], '(Mutter)'],
    // None.
    ['', []],
    ['   ', []],
    ['keine', [], 'keine'],
    ['siehe Mutter', [], 'siehe Mutter'],
    ['0664', [], '0664'],
    ['+-()/.', [], '+-()/.'],
    ['12.11.2026', [], '12.11.2026'],
    ['123456789012345678', [], '123456789012345678'],
  ])('%j are %j', (text, dialled, words = '') => {
    const reading = readPhones(text);
    expect(reading.numbers.map((number) => number.dialled)).toEqual(dialled);
    expect(reading.words).toBe(words);
    expect(isCallable(text)).toBe(dialled.length > 0);
  });

  test('each have 5 to 15 digits, and what is left over is kept, whatever stands there', () => {
    expect(readPhones('0316l\u0327').numbers).toEqual([]);
    const piece = fc.oneof(
      fc.constantFrom(
        '+43',
        '(0)',
        '0660',
        ' ',
        '/',
        '-',
        '1234567',
        '0316',
        'DW 1',
        '(',
        ')',
        ';',
        'Nachbarin',
        '\n',
        '٠',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const { numbers, words } = readPhones(text);
        for (const { dialled } of numbers) expect(dialled).toMatch(/^(?:\+\d{5,15}|\d{5,14})$/);
        if (numbers.length === 0) expect(words).toBe(text.trim());
        // What public pages know of it without the reading; longer numbers than any that is given
        // do not count there, nor does an 'o' for a zero, an 'l' for a one, nor digits far apart.
        if (
          !/o|\d[ /-]?[li]|[ ()./_-]{5}/i.test(text) &&
          numbers.some(({ dialled }) => dialled.length <= 14)
        )
          expect(isCallable(text)).toBe(true);
        const url = phoneUrl(text);
        if (url !== undefined)
          expect([
            numbers.map(({ dialled }) => `tel:${dialled}`),
            /[\p{L}\p{N}]/u.test(words),
          ]).toEqual([[url], false]);
        expect(words.split('Nachbarin')).toHaveLength(text.split('Nachbarin').length);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a zero in brackets stays written, whoever else stands in the cell', () => {
  const written = (text: string) => readPhones(text).numbers.map((number) => number.written);
  expect(written('+43 (0) 650 - 123 45 67 (Tochter); +49 (0)341 22 33 44')).toEqual([
    '+43 (0) 650 - 123 45 67',
    '+49 (0)341 22 33 44',
  ]);
  expect(written('0043 (0)664 / 53 21 908')).toEqual(['0043 (0)664 / 53 21 908']);
});

test('a country and an area alone are no number', () => {
  for (const text of ['0043 664', '+43664', '0049 341'])
    expect(readPhones(text)).toEqual({ numbers: [], words: text });
});

test('a short number with a short end behind a stroke may be one number or two: it is doubtful', () => {
  const isDoubtful = (text: string) => readPhones(text).numbers[0]?.isDoubtful;
  for (const text of ['0316 2233 / 44', '0316 12345 / 67', '040 / 123 456 / 78'])
    expect(isDoubtful(text), text).toBe(true);
  for (const text of ['0316 223344 / 45', '0676 5544 / 332', '0316 / 22 33 44', '2233445 / 46'])
    expect(isDoubtful(text), text).toBe(false);
});

test('eleven digits and more without plus or zero may be from anywhere: nobody dials a zero before them', () => {
  expect(readPhones('33655500407')).toEqual({ numbers: [], words: '33655500407' });
  expect(phoneUrl('33655500407')).toBeUndefined();
  expect(readPhones('17604069014').numbers).toMatchObject([
    { dialled: '017604069014', isRestored: true },
  ]);
});

test('one number written in the ways people write it is one number', () => {
  for (const written of [
    '+43 316 1234567',
    '0043/316/1234567',
    '+43 (0)316 1234567',
    '+43 0316 1234567',
    '0316-12 34 567',
    '0316 1234567',
  ]) {
    expect(nationalDigits(written)).toEqual(['3161234567']);
    expect(isSamePhone(written, '0316 1234567')).toBe(true);
  }
});

test('the area may be missing, but the same end in another network is another telephone', () => {
  expect(isSamePhone('1234567', '0316 1234567')).toBe(true);
  expect(isSamePhone('0664 1234567', '0650 1234567')).toBe(false);
  expect(isSamePhone('34567', '0316 1234567')).toBe(false);
});

test('of several numbers, each counts', () => {
  expect(isSamePhone('0316 222333 / 0660 4445556', '+43 660 4445556')).toBe(true);
  expect(isSamePhone('0316 222333 / 0660 4445556', '0660 4445557')).toBe(false);
});

test('no number is like no number', () => {
  expect(isSamePhone('', '')).toBe(false);
  expect(isSamePhone('keine', 'keine')).toBe(false);
});

test('the beginning of a number has digits too, for whoever is still typing', () =>
  expect(nationalDigits('066')).toEqual(['66']));

test('tens of thousands of digits in a row are no numbers, and nobody waits for them', () => {
  for (const digits of ['- 0', '00 / ', '0 0 '])
    expect(readPhones(digits.repeat(20_000)).numbers).toEqual([]);
});
