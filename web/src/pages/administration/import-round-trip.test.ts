/**
 * Imports one of our own exports as a list: everything the practice knew of a request is restored.
 */

import type { ImportContext } from '@platzwart/domain/import/cells';
import { validateImportRow } from '@platzwart/domain/import/row';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { mergeSlots } from '@platzwart/domain/waiting-list/slot';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenSheet } from '../../features/import/chosen-table.ts';
import { mappingOf } from '../../features/import/match-headers.ts';
import { readTable } from '../../features/import/read-table.ts';
import { readWorkbook } from '../../features/import/read-workbook.ts';
import { rowOf } from '../../features/import/validate-rows.ts';
import { exportedTable } from '../../features/requests/export/request-columns.ts';
import { csvOf } from '../../ui/csv.ts';
import { workbookOf } from '../../ui/workbook.ts';

const plan = [1, 2].map((weekday) => ({ weekday, start: '08:00', end: '12:00' }));
const form = aFormConfiguration({
  selectableLocations: [
    { id: 'lend', title: 'Lend', selectableSlots: plan },
    { id: 'mitte', title: 'Graz, Mitte', selectableSlots: plan },
  ],
  minSlotSize: 60,
});
const tag = (name: string, order: number) => ({ name, color: 'teal', icon: '', order }) as const;
const tags = new Map([
  ['kind', tag('Kind', 0)],
  ['spaet', tag('Spät', 1)],
]);
const today = '2026-11-21';
const context: ImportContext = {
  form,
  tags: [...tags].map(([id, { name }]) => ({ id, name })),
  today,
};

/** As imported from either kind of file. */
async function again(request: TherapyRequest, format: 'csv' | 'xlsx') {
  const rows = exportedTable([request], { form, tags, today });
  const table =
    format === 'csv' ? readTable(csvOf(rows)) : await tableOf(workbookOf('Anfragen', rows));
  const [header, row] = table?.rows ?? [];
  const outcome = validateImportRow(
    rowOf(row?.cells ?? [], mappingOf(header?.cells ?? [])),
    context,
  );
  return outcome.ok ? outcome.value : outcome.failure;
}

async function tableOf(bytes: Uint8Array) {
  const read = await readWorkbook(bytes);
  if (read.problem !== undefined) throw new Error(read.problem);
  return chosenSheet('anfragen.xlsx', read.sheets)?.table;
}

const yesOrNo = fc.option(fc.boolean(), { nil: undefined });
const preference = fc.option(fc.constantFrom('yes' as const, 'possible' as const, 'no' as const), {
  nil: undefined,
});
const line = fc.option(fc.constantFrom('Änne-Marie', '=Huber', 'O’Neil; "Kathi"', '+1'), {
  nil: undefined,
});
const cell = fc.record({
  locationId: fc.constantFrom('lend', 'mitte'),
  weekday: fc.constantFrom(1 as const, 2 as const),
  hour: fc.integer({ min: 8, max: 11 }),
});
const told = fc.record({
  birthdate: fc.option(fc.constant('1984-05-17'), { nil: undefined }),
  phone2: fc.option(fc.constant('+43 660 7654321'), { nil: undefined }),
  addressStreet: line,
  addressPostalCode: fc.option(fc.constant('8020'), { nil: undefined }),
  addressCity: line,
  houseCall: yesOrNo,
  doctorsOrder: fc.option(
    fc.constantFrom('available' as const, 'requested' as const, 'none' as const),
    { nil: undefined },
  ),
  doctorsOrderName: line,
  insurance: line,
  teletherapy: preference,
  groupTherapy: preference,
  timeFlexibility: fc.option(
    fc.constantFrom('notFlexible' as const, 'somewhatFlexible' as const, 'veryFlexible' as const),
    {
      nil: undefined,
    },
  ),
  callbackWish: yesOrNo,
  reason: fc.constantFrom('', 'Stimme\nund Atem'),
  note: fc.constantFrom('', 'ruft an'),
  adminNote: fc.constantFrom('', '- wartet', 'Mutter: Frau Groß'),
  tags: fc.subarray(['kind', 'spaet']),
  prioritized: fc.boolean(),
});
const person = fc.oneof(
  fc.constant({ type: 'self' as const }),
  fc.record({
    type: fc.constant('other' as const),
    contactPersonFirstname: line,
    contactPersonLastname: line,
    contactPersonRelationship: line,
  }),
);

test.each(['csv', 'xlsx'] as const)(
  'an export as %s brings every column back that an import knows',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        told,
        person,
        fc.uniqueArray(cell, {
          minLength: 1,
          maxLength: 4,
          selector: (each) => JSON.stringify(each),
        }),
        async (said, who, cells) => {
          const slots = cells.map(({ hour, ...at }) => ({
            ...at,
            start: `${String(hour).padStart(2, '0')}:00`,
            end: `${String(hour + 1).padStart(2, '0')}:00`,
          }));
          const preferred = {
            slots: mergeSlots(slots),
            locationIds: [...new Set(mergeSlots(slots).map(({ locationId }) => locationId))],
          };
          const expected = Object.fromEntries(
            Object.entries({ ...said, ...who, ...preferred }).filter(
              ([, value]) => value !== undefined,
            ),
          );
          expect(
            await again(aRequest({ ...said, ...who, ...preferred }, form), format),
          ).toMatchObject({
            ...expected,
            requestedOn: '2026-03-02',
            lastname: 'Beispiel',
          });
        },
      ),
    );
  },
);

test('what programs would change, and what they would compute, comes back as it is', async () => {
  const texts = [
    '0660 1234567',
    '1-2',
    '12345678901234567890',
    '=1+1',
    '@SUM(A1)',
    '+43 1',
    '<b> & "c"',
    '_x000D_',
    'zwei\nZeilen',
    '01.02',
  ];
  const rows = [texts.map((_, i) => `Spalte ${i}`), texts];
  expect((await tableOf(workbookOf('A & B', rows)))?.rows.map(({ cells }) => cells)).toEqual(rows);
  expect(readTable(csvOf(rows))?.rows.map(({ cells }) => cells)).toEqual(rows);
});
