import { importMessages } from '@platzwart/domain/import/cells';
import { maxRows } from '@platzwart/domain/import/import';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { countOf, planned } from './import-plan.ts';
import type { Mapping } from './match-headers.ts';
import { likelyDuplicates, validateRows } from './validate-rows.ts';

const context = { form: aFormConfiguration(), tags: [], today: '2026-11-21' };
const mapping: Mapping = ['firstname', 'lastname', 'phone', undefined];
const reading = { header: [], corrections: new Map(), context };
const rowsOf = (...rows: string[][]) => rows.map((cells, i) => ({ line: i + 2, cells }));

async function validated(...rows: string[][]) {
  const done = await validateRows(rowsOf(...rows), { ...reading, mapping }, () => false);
  if (!done) throw new Error('it was cancelled');
  return done;
}

const eva = ['Eva', 'Huber', '0660 1111111', 'egal'];
const plan = (
  rows: Awaited<ReturnType<typeof validated>>,
  open: ReadonlySet<number> = new Set(),
  skipsOpen = true,
) => planned(rows, { likely: { open, inFile: new Map() }, skipsOpen, results: new Map() });

describe('the zero of a German postcode', () => {
  const read = async (region: 'DE-SN' | 'DE-BY' | 'AT', ...cells: string[]) => {
    const mapping: Mapping = ['lastname', 'phone', 'addressStreet', 'addressPostalCode'];
    const rows = rowsOf(['Huber', '0316 876543', ...cells]);
    const done = await validateRows(rows, { ...reading, mapping, region }, () => false);
    const [{ person, details } = {}] = done ?? [];
    return [
      person?.addressPostalCode,
      person?.addressCity ?? '',
      details?.map(({ code }) => code).join(),
    ];
  };

  test('comes back where postcodes begin with one, and is told', async () => {
    expect(await read('DE-SN', '', '1067')).toEqual(['01067', '', 'restored']);
    expect(await read('DE-SN', '', '1067 Dresden')).toEqual(['01067', 'Dresden', 'restored']);
    expect(await read('DE-SN', 'Ring 1067, 1067 Dresden', '')).toEqual([
      '01067',
      'Dresden',
      'restored',
    ]);
  });

  test('is asked about elsewhere in Germany, and nowhere else', async () => {
    expect(await read('DE-BY', '', '6330 Kufstein')).toEqual(['6330', 'Kufstein', 'zeroMissing']);
    expect(await read('AT', '', '8010 Graz')).toEqual(['8010', 'Graz', '']);
    expect(await read('DE-SN', '', '80331 München')).toEqual(['80331', 'München', '']);
    expect(await read('DE-SN', '', 'A-8010 Graz')).toEqual(['8010', 'Graz', '']);
    expect(await read('DE-SN', '', '5020 Salzburg')).toEqual(['5020', 'Salzburg', '']);
  });
});

describe('zeros that a spreadsheet took', () => {
  const phones = async (...numbers: string[]) =>
    (await validated(...numbers.map((phone, i) => ['Eva', `Huber${i}`, phone, '']))).map(
      ({ row, details }) => [row.phone, details.map(({ code }) => code).join()],
    );

  test('come back where others of the column have theirs, or none has', async () => {
    expect(await phones('0664 1234567', '6601234567', '17604069014', '31622233 AB!')).toEqual([
      ['0664 1234567', ''],
      ['06601234567', 'restored'],
      ['017604069014', 'restored'],
      ['031622233 AB!', 'restored'],
    ]);
    expect(await phones('6641234567', '17604069014')).toEqual([
      ['06641234567', 'restored'],
      ['017604069014', 'restored'],
    ]);
    expect(await phones('+43 664 1234567', '6601234567')).toMatchObject([
      {},
      ['06601234567', 'restored'],
    ]);
  });

  test('come back to mobile numbers of eleven digits', async () => {
    expect(await phones('6641234567', '67761234567')).toMatchObject([
      {},
      ['067761234567', 'restored'],
    ]);
  });

  test('are asked about where the column does not tell', async () => {
    expect(await phones('6601234567')).toEqual([['6601234567', 'zeroMissing']]);
    expect(await phones('+33 6 55 50 04 07', '655500407')).toMatchObject([
      {},
      ['655500407', 'zeroMissing'],
    ]);
  });

  test('are never put before what may be foreign, or has its country code', async () => {
    expect(await phones('0664 1234567', '33655500407', '436601234567')).toEqual([
      ['0664 1234567', ''],
      ['33655500407', 'notCallable'],
      ['436601234567', 'restored'],
    ]);
    expect(await phones('07531 1234567', '75311234568')).toMatchObject([
      {},
      ['075311234568', 'restored'],
    ]);
  });
});

describe('days of a column', () => {
  const birthdates = async (...days: string[]) =>
    (
      await validateRows(
        rowsOf(...days.map((day, i) => [`Huber${i}`, '0660 1111111', day])),
        { ...reading, mapping: ['lastname', 'phone', 'birthdate'] },
        () => false,
      )
    )?.map(({ person }) => person?.birthdate);

  test('have the month first where one day of the column can be nothing else', async () => {
    expect(await birthdates('3/4/2019', '3/25/2019')).toEqual(['2019-03-04', '2019-03-25']);
    expect(await birthdates('3/4/2019', '25/3/2019')).toEqual(['2019-04-03', '2019-03-25']);
    expect(await birthdates('13/4/2019', '3/25/2019')).toEqual(['2019-04-13', undefined]);
    expect(await birthdates('3/4/2019')).toEqual(['2019-04-03']);
  });

  test('with two digits of a year are read as one day of the column says', async () => {
    expect(await birthdates('17-04-03', '98-04-03')).toEqual(['2017-04-03', '1998-04-03']);
    expect(await birthdates('17-04-03', '2018-04-03')).toEqual(['2017-04-03', '2018-04-03']);
    expect(await birthdates('17-04-03', '03-04-98')).toEqual(['2003-04-17', '1998-04-03']);
    expect(await birthdates('17-04-03', '03-04-1998')).toEqual(['2003-04-17', '1998-04-03']);
    expect(await birthdates('17-04-03', '12.3.2018')).toEqual([undefined, '2018-03-12']);
    expect(await birthdates('98-04-03', '03-04-98')).toEqual([undefined, '1998-04-03']);
  });

  test('get their zero back where others of six digits have it', async () => {
    expect(await birthdates('10417', '010418')).toEqual(['2017-04-01', '2018-04-01']);
    expect(await birthdates('10417', '42738', '010418')).toEqual([
      '1928-07-08',
      '2017-01-03',
      '2018-04-01',
    ]);
    expect(await birthdates('10417')).toEqual(['1928-07-08']);
    const rows = rowsOf(['Huber', '0660 1111111', '10417'], ['Maier', '0660 1111112', '010418']);
    const done = await validateRows(
      rows,
      { ...reading, mapping: ['lastname', 'phone', 'birthdate'] },
      () => false,
    );
    expect(done?.map(({ details }) => details.map(({ message }) => message))).toEqual([
      [importMessages.restoredDay('010417')],
      [],
    ]);
  });
});

describe('rows', () => {
  test('with identical cells count once, whatever is in columns that are not imported', async () => {
    const rows = plan(
      await validated(eva, [...eva.slice(0, 3), 'anders'], ['Ida', 'Huber', '0660 1111111', '']),
    );
    expect(rows.map(({ fate, sameAs, isSent }) => [fate, sameAs, isSent])).toEqual([
      ['ready', undefined, true],
      ['sameRow', 2, false],
      ['ready', undefined, true],
    ]);
  });

  test('of one person with other times are one request: the second names the line of the first', async () => {
    const named: Mapping = ['firstname', 'lastname', 'email', 'times'];
    const row = (firstname: string, times: string) => [
      firstname,
      'Huber',
      'familie@huber.example',
      times,
    ];
    const all = rowsOf(row('Eva', 'Mo 8-10'), row('Ida', 'Mo 8-10'), row('EVA', 'Di 8-10'));
    const done = (await validateRows(all, { ...reading, mapping: named }, () => false)) ?? [];
    // Whatever the server knows: the first may have been in another part.
    for (const outcome of ['wouldBeAdded', 'samePersonWaits'] as const) {
      const rows = planned(done, {
        likely: { open: new Set(), inFile: new Map() },
        skipsOpen: true,
        results: new Map([[3, { number: 3, outcome, details: [] }]]),
      });
      expect(rows.map(({ fate, samePersonAs, isSent }) => [fate, samePersonAs, isSent])).toEqual([
        ['ready', undefined, true],
        ['ready', undefined, true],
        ['samePerson', 2, false],
      ]);
    }
  });

  test('of somebody who has an open request are pointed out by name and number; siblings are not', async () => {
    const open = [
      { ...aRequest({ firstname: 'Eva', lastname: 'HUBER', phone: '+43 660 1111111' }), id: 'eva' },
    ];
    const rows = await validated(
      eva,
      ['Ida', 'Huber', '0660 1111111', ''],
      ['Eva', 'Huber', '0660 2222222', ''],
    );
    expect([...likelyDuplicates(rows, open).open]).toEqual([1]);
    const skipping = plan(rows, new Set([1]));
    expect([
      countOf(skipping, 'alreadyOpen'),
      skipping.filter(({ isSent }) => isSent).length,
    ]).toEqual([1, 2]);
    expect(plan(rows, new Set([1]), false).filter(({ isSent }) => isSent)).toHaveLength(3);
  });

  test('of one person with one number count like somebody who waits: the later one is left out, unless it is wanted', async () => {
    const rows = await validated(
      ['Eva', 'Huber', '0660 1111111', ''],
      ['Huber', 'Eva', '+43 660 1111111', ''],
      ['Ida', 'Huber', '0660 1111111', ''],
    );
    const likely = likelyDuplicates(rows, []);
    const fates = (skipsOpen: boolean) =>
      planned(rows, { likely, skipsOpen, results: new Map() }).map(
        ({ fate, likelySameAs, isSent }) => [fate, likelySameAs, isSent],
      );
    expect(fates(true)).toEqual([
      ['ready', undefined, true],
      ['likelySamePerson', 2, false],
      ['ready', undefined, true],
    ]);
    expect(fates(false)[1]).toEqual(['likelySamePerson', 2, true]);
  });

  test('are read as they were corrected, and what several columns say goes together', async () => {
    const all = rowsOf(['Eva Huber', '0660 1111111', 'x', '14-16', 'ruft an', 'AB']);
    const named: Mapping = ['name', 'phone', 'times', 'times', 'adminNote', 'adminNote'];
    const header = ['Name', 'Telefon', 'Mo', 'Di', 'Notiz', 'Kürzel'];
    const [row] =
      (await validateRows(all, { ...reading, mapping: named, header }, () => false)) ?? [];
    expect(row?.row).toMatchObject({ times: 'Mo; Di 14-16', adminNote: 'ruft an\nKürzel: AB' });
    const corrections = new Map([[1, { name: 'Huber, Ida' }]]);
    const [corrected] =
      (await validateRows(all, { ...reading, mapping: named, header, corrections }, () => false)) ??
      [];
    expect(corrected?.person).toMatchObject({
      firstname: 'Ida',
      lastname: 'Huber',
      phone: '0660 1111111',
    });
  });

  test('follow what the server says, with its reasons', async () => {
    const rows = await validated(eva);
    const said = {
      number: 1,
      outcome: 'samePersonWaits',
      details: [{ field: 'form', code: 'x', message: 'wartet schon' }],
    } as const;
    const [row] = planned(rows, {
      likely: { open: new Set(), inFile: new Map() },
      skipsOpen: true,
      results: new Map([[1, { ...said, details: [...said.details] }]]),
    });
    expect(row).toMatchObject({
      fate: 'samePersonWaits',
      isSent: false,
      details: [{ message: 'wartet schon' }],
    });
  });

  test('are validated without blocking the page, and cancelled at once', async () => {
    const many = rowsOf(
      ...Array.from({ length: maxRows }, (_, i) => ['Eva', `Huber ${i}`, '0660 1', '']),
    );
    let turns = 0;
    const done = await validateRows(many, { ...reading, mapping }, () => ++turns > 3);
    expect(done).toBeUndefined();
    expect(turns).toBe(4);
  });
});
