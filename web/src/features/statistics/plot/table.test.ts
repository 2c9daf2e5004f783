import { expect, test } from 'vitest';
import { counting, drawnMasked, rowsForFile, sentenceToShare } from './table.ts';

const table = counting(
  ['Grund', 'Anzahl'],
  [
    ['Zeit', 3],
    ['anderes', 1234.5],
  ],
);

test('a file has the columns, numbers as one writes them, and small counts only if they are wanted', () => {
  expect(rowsForFile(table, true)).toEqual([
    ['Grund', 'Anzahl'],
    ['Zeit', '3'],
    ['anderes', '1.234,5'],
  ]);
  expect(rowsForFile(table, false)[1]).toEqual(['Zeit', '<5']);
});

test('1 to 4 are drawn alike', () => {
  expect([0, 1, 4, 4.5, 5, 12].map(drawnMasked)).toEqual([0, 2.5, 2.5, 2.5, 5, 12]);
});

test.each([
  ['3 Absagen.', false],
  ['Am knappsten ist Di 15–16 Uhr: 5,8 Wartende, 1 Plätze.', false],
  ['Die Liste ist um 4 gewachsen.', false],
  ['Am knappsten ist Di 15–16 Uhr: 12 Wartende, 4,5 Plätze.', false],
  ['15 Absagen.', true],
  ['12 Angebote sind zu Ende: 57 % zugesagt, 4 % abgesagt.', true],
  ['Es warten 1.234 Personen, 14,2 davon.', true],
] as const)('a sentence travels only without such numbers: %s', (sentence, travels) => {
  expect(sentenceToShare(sentence, false)).toBe(travels ? sentence : undefined);
  expect(sentenceToShare(sentence, true)).toBe(sentence);
});
