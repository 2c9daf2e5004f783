import { maxRows } from '@platzwart/domain/import/import';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { countOf, planned } from './import-plan.ts';
import type { Mapping } from './match-headers.ts';
import { alreadyOpen, validateRows } from './validate-rows.ts';

const context = { form: aFormConfiguration(), tags: [], today: '2026-11-21' };
const mapping: Mapping = ['firstname', 'lastname', 'phone', undefined];
const rowsOf = (...rows: string[][]) => rows.map((cells, i) => ({ line: i + 2, cells }));

async function validated(...rows: string[][]) {
  const done = await validateRows(rowsOf(...rows), mapping, context, () => false);
  if (!done) throw new Error('it was cancelled');
  return done;
}

const eva = ['Eva', 'Huber', '0660 1111111', 'egal'];
const plan = (rows: Awaited<ReturnType<typeof validated>>, open: ReadonlySet<number> = new Set(), skipsOpen = true) =>
  planned(rows, { open, skipsOpen, results: new Map() });

describe('rows', () => {
  test('with identical cells count once, whatever is in columns that are not imported', async () => {
    const rows = plan(await validated(eva, [...eva.slice(0, 3), 'anders'], ['Ida', 'Huber', '0660 1111111', '']));
    expect(rows.map(({ fate, sameAs, isSent }) => [fate, sameAs, isSent])).toEqual([
      ['ready', undefined, true],
      ['sameRow', 2, false],
      ['ready', undefined, true],
    ]);
  });

  test('of one person with other times are one request: the second names the line of the first', async () => {
    const named: Mapping = ['firstname', 'lastname', 'email', 'times'];
    const row = (firstname: string, times: string) => [firstname, 'Huber', 'familie@huber.example', times];
    const all = rowsOf(row('Eva', 'Mo 8-10'), row('Ida', 'Mo 8-10'), row('EVA', 'Di 8-10'));
    const done = (await validateRows(all, named, context, () => false)) ?? [];
    // Whatever the server knows: the first may have been in another part.
    for (const outcome of ['wouldBeAdded', 'samePersonWaits'] as const) {
      const rows = planned(done, { open: new Set(), skipsOpen: true, results: new Map([[3, { number: 3, outcome, details: [] }]]) });
      expect(rows.map(({ fate, samePersonAs, isSent }) => [fate, samePersonAs, isSent])).toEqual([
        ['ready', undefined, true],
        ['ready', undefined, true],
        ['samePerson', 2, false],
      ]);
    }
  });

  test('of somebody who has an open request are pointed out by name and number; siblings are not', async () => {
    const open = [{ ...aRequest({ firstname: 'Eva', lastname: 'HUBER', phone: '+43 660 1111111' }), id: 'eva' }];
    const rows = await validated(eva, ['Ida', 'Huber', '0660 1111111', ''], ['Eva', 'Huber', '0660 2222222', '']);
    expect([...alreadyOpen(rows, open)]).toEqual([1]);
    const skipping = plan(rows, new Set([1]));
    expect([countOf(skipping, 'alreadyOpen'), skipping.filter(({ isSent }) => isSent).length]).toEqual([1, 2]);
    expect(plan(rows, new Set([1]), false).filter(({ isSent }) => isSent)).toHaveLength(3);
  });

  test('follow what the server says, with its reasons', async () => {
    const rows = await validated(eva);
    const said = { number: 1, outcome: 'samePersonWaits', details: [{ field: 'form', code: 'x', message: 'wartet schon' }] } as const;
    const [row] = planned(rows, { open: new Set(), skipsOpen: true, results: new Map([[1, { ...said, details: [...said.details] }]]) });
    expect(row).toMatchObject({ fate: 'samePersonWaits', isSent: false, details: [{ message: 'wartet schon' }] });
  });

  test('are validated without blocking the page, and cancelled at once', async () => {
    const many = rowsOf(...Array.from({ length: maxRows }, (_, i) => ['Eva', `Huber ${i}`, '0660 1', '']));
    let turns = 0;
    const done = await validateRows(many, mapping, context, () => ++turns > 3);
    expect(done).toBeUndefined();
    expect(turns).toBe(4);
  });
});
