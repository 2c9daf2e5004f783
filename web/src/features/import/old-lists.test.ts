/**
 * Twenty lists as practices keep them, with the results that an import must give: both written by
 * somebody who did not know the reader (tests/fixtures/old-lists/README.md). A row is right at the
 * first try if nothing of it has to be corrected.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPhones } from '@platzwart/domain/contact/read-phones';
import { foldedName } from '@platzwart/domain/text/folded-name';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { expect, test } from 'vitest';
import { type ChosenTable, chosenSheet, chosenText } from './chosen-table.ts';
import { guessMapping, headerFor } from './guess-columns.ts';
import { planned } from './import-plan.ts';
import { isHeader } from './match-headers.ts';
import { decoded } from './read-file.ts';
import { likelyDuplicates, type ValidatedRow, validateRows } from './validate-rows.ts';

type Span = { weekday: number; start: string; end: string };
type Expected = {
  row: number;
  sheet?: string;
  firstname?: string;
  lastname?: string;
  orNames?: { firstname?: string; lastname?: string }[];
  birthdate?: string;
  phones?: string[];
  email?: string;
  contactPerson?: { firstname?: string; lastname?: string; relationship?: string };
  since?: string;
  sinceAsked?: unknown;
  times?: Span[];
  timesAtMost?: Span[];
  any?: boolean;
  note?: string[];
  orInNote?: Record<string, string>;
  choice?: string;
};
type Result = {
  practice: { today: string; offered: string; minSlotSize: number };
  people: Expected[];
  notPeople?: { row: number }[];
  out?: { row: number }[];
};

const fixtures = join(import.meta.dirname, '../../../../tests/fixtures');

function formOf({ offered, minSlotSize }: Result['practice']) {
  const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
  const selectableSlots = offered.split(/[,;] ?/).flatMap((part) => {
    const [, first = '', last = first, from = '', to = ''] =
      /^(\w\w)(?:\s?[–-]\s?(\w\w))?\s+(\S+?)\s?[–-]\s?(\S+)$/.exec(part.trim()) ?? [];
    const at = (time: string) =>
      time.includes(':') ? time.padStart(5, '0') : `${time.padStart(2, '0')}:00`;
    return days.slice(days.indexOf(first), days.indexOf(last || first) + 1).map((day) => ({
      weekday: (days.indexOf(day) + 1) as 1,
      start: at(from),
      end: at(to),
    }));
  });
  return aFormConfiguration({
    minSlotSize: minSlotSize as 60,
    selectableLocations: [{ id: 'praxis', title: 'Praxis', selectableSlots }],
  });
}

async function imported({ folder, name, result: { practice } }: List) {
  const read = await decoded(new Uint8Array(readFileSync(join(folder, name))));
  if (read.problem !== undefined) throw new Error(`${name}: ${read.problem}`);
  const chosen = read.sheets ? chosenSheet(name, read.sheets) : chosenText(name, read);
  const { table } = chosen as ChosenTable;
  const header = isHeader(table.rows[0]) ? table.rows[0]?.cells : undefined;
  const rows = header ? table.rows.slice(1) : table.rows;
  const mapping = guessMapping(header, rows, table.width, practice.today);
  const context = { form: formOf(practice), tags: [], today: practice.today };
  const validated = await validateRows(
    rows,
    { mapping, header: headerFor(header, rows, mapping), corrections: new Map(), context },
    () => false,
  );
  // The results do not count the line that names the separator.
  const skipped = read.sheets === undefined && /^\ufeff?"?sep=/i.test(read.text) ? 1 : 0;
  return new Map((validated ?? []).map((row) => [row.line - skipped, row]));
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const covers = (outer: readonly Span[], inner: readonly Span[]) =>
  inner.every(({ weekday, start, end }) => {
    for (let at = minutes(start); at < minutes(end); at += 15) {
      if (
        !outer.some(
          (span) =>
            span.weekday === weekday && minutes(span.start) <= at && at + 15 <= minutes(span.end),
        )
      )
        return false;
    }
    return true;
  });

const digits = (phone: string) => readPhones(phone).numbers.map(({ national }) => national);

/** What is wrong with a row; '' if nothing. */
function faultsOf(expected: Expected, row: ValidatedRow | undefined): string[] {
  if (!row) return ['lost'];
  const { person } = row;
  if (!person) return [`not taken: ${row.details.map(({ field }) => field).join()}`];
  const all = JSON.stringify(person).toLowerCase();
  const everything = foldedName(
    Object.values(person)
      .flat()
      .filter((value) => typeof value === 'string')
      .join(' '),
  );
  const inNote = (field: string) => {
    const text = expected.orInNote?.[field];
    return text !== undefined && everything.includes(foldedName(text));
  };
  const faults: string[] = [];
  const wrong = (field: string, isRight: boolean, found: unknown) => {
    if (!isRight && !inNote(field)) faults.push(`${field}: ${JSON.stringify(found)}`);
  };
  const named = [expected, ...(expected.orNames ?? [])];
  const isNamed = named.some(
    ({ firstname = '', lastname = '' }) =>
      foldedName(firstname) === foldedName(person.firstname) &&
      foldedName(lastname) === foldedName(person.lastname),
  );
  wrong('name', isNamed, [person.firstname, person.lastname]);
  if (expected.birthdate)
    wrong('birthdate', expected.birthdate === person.birthdate, person.birthdate);
  const phones = [person.phone, person.phone2 ?? ''].flatMap(digits);
  const wanted = (expected.phones ?? []).flatMap(digits);
  wrong(
    'phones',
    wanted.slice(0, 2).every((phone) => phones.includes(phone)),
    [person.phone, person.phone2],
  );
  if (expected.email)
    wrong('email', expected.email.toLowerCase() === person.email.toLowerCase(), person.email);
  if (expected.since)
    wrong('since', expected.since === person.requestedOn, [
      row.row.requestedOn,
      person.requestedOn,
    ]);
  const { contactPerson: contact } = expected;
  if (contact) {
    const found = [person.contactPersonFirstname, person.contactPersonLastname].map((part) =>
      foldedName(part ?? ''),
    );
    wrong(
      'contactPerson',
      found.join() ===
        [contact.firstname, contact.lastname].map((part) => foldedName(part ?? '')).join(),
      found,
    );
  }
  const slots = person.slots as readonly Span[];
  if (expected.any) wrong('times', slots.length > 0, [row.row.times, 'any']);
  else {
    const { times = [], timesAtMost = times } = expected;
    wrong('times', covers(slots, times) && covers(timesAtMost, slots), [
      row.row.times,
      slots.map(({ weekday, start, end }) => `${weekday} ${start}-${end}`),
    ]);
  }
  for (const text of expected.note ?? [])
    wrong('note', everything.includes(foldedName(text)) || all.includes(text.toLowerCase()), text);
  return faults;
}

type List = { folder: string; name: string; result: Result; people: Expected[] };

function listsIn(name: string): List[] {
  const folder = join(fixtures, name);
  const files = readdirSync(folder).filter((each) => /\.(?:xlsx|ods|csv)$/.test(each));
  return files.map((file) => {
    const result = JSON.parse(
      readFileSync(join(folder, file.replace(/\.\w+$/, '.json')), 'utf8'),
    ) as Result;
    return {
      folder,
      name: file,
      result,
      people: result.people.filter(
        ({ choice, sheet }) => choice === undefined && sheet === undefined,
      ),
    };
  });
}

/** What is wrong with its rows, and the rows themselves. */
async function read(list: List) {
  const rows = await imported(list);
  const faults = list.people.flatMap((person) => {
    const found = faultsOf(person, rows.get(person.row));
    return found.length > 0
      ? [{ found, text: `${list.name} ${person.row} ${person.lastname}: ${found.join(' | ')}` }]
      : [];
  });
  return { rows: [...rows.values()], faults };
}

test('old lists come in: none of 227 rows is lost, 95 of 100 are right at the first try', async () => {
  const lists = listsIn('old-lists');
  const faults = (await Promise.all(lists.map(read))).flatMap((list) => list.faults);
  const all = lists.flatMap(({ people }) => people).length;
  const said = faults.map(({ text }) => text).join('\n');
  if (process.env.OLD_LISTS) console.log(`${all - faults.length} of ${all} right\n${said}`);
  expect(all).toBe(227);
  expect(
    faults.filter(({ found }) => found.some((fault) => /^(?:lost|not taken)/.test(fault))),
  ).toEqual([]);
  expect((all - faults.length) / all, said).toBeGreaterThanOrEqual(0.95);
});

test('an owner’s list of 60 comes in: 60 people, nobody on no waiting list without a reason, at most 3 cells to correct', async () => {
  const [list] = listsIn('owners-list');
  if (!list) throw new Error('There is no list.');
  const { rows, faults } = await read(list);
  const said = faults.map(({ text }) => text).join('\n');
  const plan = planned(rows, {
    likely: likelyDuplicates(rows, []),
    skipsOpen: true,
    results: new Map(),
  });
  const outside = plan.filter(({ person }) => person && person.slots.length === 0);
  if (process.env.OLD_LISTS)
    console.log(
      said,
      outside.map(({ row, details }) => [row.name, row.times, details]),
    );
  expect([plan.length, plan.filter(({ isSent }) => isSent).length]).toEqual([60, 60]);
  // A cell without a word is its own reason: the check counts it.
  const isSaid = ({ row, details }: ValidatedRow) =>
    (row.times ?? '') === '' || details.some(({ field }) => field === 'times');
  expect(outside.filter((row) => !isSaid(row)).map(({ row }) => [row.name, row.times])).toEqual([]);
  expect(faults.flatMap(({ found }) => found).length, said).toBeLessThanOrEqual(3);
});
