/**
 * What a column holds, by its cells, where its heading does not say it: addresses, telephone
 * numbers, days of the past, times.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { readPhones } from '@platzwart/domain/contact/read-phones';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { isFirstName } from '@platzwart/domain/import/first-names';
import type { ImportField } from '@platzwart/domain/import/row';
import { splitName } from '@platzwart/domain/import/split-name';
import { alwaysOpen } from '@platzwart/domain/times/always-open';
import { readTimes } from '@platzwart/domain/times/read-times';
import {
  isDenied,
  isOwnFile,
  type Mapping,
  mappingOf,
  mixedNames,
  mostlyLastNameFirst,
  saysLastNameFirst,
} from './match-headers.ts';
import type { TableRow } from './read-table.ts';

/** Rows that are looked at, and characters of a cell. */
const sampled = 100;
const looked = 1000;

type Content =
  | 'email'
  | 'phone'
  | 'day'
  | 'times'
  | 'addressPostalCode'
  | 'addressStreet'
  | 'fullName'
  | 'word'
  | 'number'
  | undefined;

/**
 * The headings decide; what they leave open is guessed by the cells; what nobody knows goes to the
 * team's note.
 */
export function guessMapping(
  header: readonly string[] | undefined,
  rows: readonly TableRow[],
  width: number,
  today: IsoDate,
  form?: FormConfiguration,
): Mapping {
  const heads = Array.from({ length: width }, (_, i) => header?.[i] ?? '');
  if (header && isOwnFile(header)) return mappingOf(heads, form);
  const columns = heads.map((_, i) =>
    rows
      .slice(0, sampled)
      .flatMap(({ cells }) => cells[i]?.slice(0, looked) || [])
      .filter((cell) => /[\p{L}\d]/u.test(cell)),
  );
  const contents = columns.map((cells) => contentOf(cells, today));
  const isPerson = (field: ImportField | undefined) =>
    field === 'contactPerson' || field === 'name';
  const isOther = (i: number) => ['phone', 'email', 'day'].includes(contents[i] ?? '');
  const byHeads = mappingOf(heads, form);
  // 'Contact no.' leaves the field to 'Guardian'.
  const mapping: (ImportField | undefined)[] = mappingOf(
    heads.map((head, i) => (isPerson(byHeads[i]) && isOther(i) ? '' : head)),
    form,
  ).map((field, i) => (isPerson(byHeads[i]) && isOther(i) ? byHeads[i] : field));
  // 'Kontakt' over telephone numbers is no person.
  for (const [i, field] of mapping.entries()) {
    const content = contents[i];
    if (
      (field === 'contactPerson' || field === 'name') &&
      (content === 'phone' || content === 'email')
    )
      mapping[i] = undefined;
    if (field === 'requestedOn' && content === 'times') mapping[i] = 'times';
    const isOrder = field === 'doctorsOrder' || field === 'doctorsOrderName';
    if (isOrder && content === 'day' && !mapping.includes('prescription'))
      mapping[i] = 'prescription';
    // 'Kontaktaufnahme' over days.
    if ((field === 'contactPerson' || field === 'name') && content === 'day')
      mapping[i] = mapping.includes('requestedOn') ? 'adminNote' : 'requestedOn';
  }
  const give = (i: number, field: ImportField) => {
    const free = field === 'phone' && mapping.includes('phone') ? 'phone2' : field;
    if (!mapping.includes(free) || free === 'times') mapping[i] = free;
  };
  const open = () =>
    mapping.flatMap((field, i) =>
      field === undefined && (columns[i]?.length ?? 0) > 0 ? [i] : [],
    );
  const noted = () =>
    mapping.flatMap((field, i) =>
      field === 'adminNote' &&
      !/notiz|bemerk|anmerk|kommentar/i.test(heads[i] ?? '') &&
      !isDenied(heads[i] ?? '')
        ? [i]
        : [],
    );
  for (const i of open()) {
    const content = contents[i];
    if (
      content === 'email' ||
      content === 'phone' ||
      content === 'times' ||
      content === 'addressPostalCode' ||
      content === 'addressStreet'
    ) {
      give(i, content);
    }
  }
  // 'Erreichbar unter' over numbers.
  for (const i of noted()) {
    const content = contents[i];
    if ((content === 'phone' || content === 'email') && !mapping.includes(content))
      mapping[i] = content;
    else if (content === 'phone' && /^(?:mutter|vater|mama|papa)|erreich/i.test(heads[i] ?? ''))
      give(i, 'phone');
    if (content === 'times' && mapping.includes('times') && /wahl|zeit/i.test(heads[i] ?? ''))
      mapping[i] = 'times';
  }
  // '3. Wahl' beside '1. Wahl' and '2. Wahl', whatever it holds.
  const kindOf = (i: number) =>
    /\d/.test(heads[i] ?? '') ? (heads[i] ?? '').replace(/\d+/g, '#').toLowerCase() : undefined;
  const timesKinds = new Set(
    mapping.flatMap((field, i) => (field === 'times' ? (kindOf(i) ?? []) : [])),
  );
  for (const i of [...open(), ...noted()])
    if (timesKinds.has(kindOf(i) ?? '')) mapping[i] = 'times';
  guessDays([...open(), ...noted()], columns, mapping, today);
  const hasName = ['name', 'lastname'].some((field) => mapping.includes(field as ImportField));
  if (!hasName) {
    // 'Anna Huber 0660 1234567' in one cell: the reader of names finds the number.
    const both = mapping.findIndex(
      (field, i) => field === 'phone' && !heads[i] && isNameWithPhone(columns[i] ?? []),
    );
    if (both >= 0) mapping[both] = 'name';
    const whole = [...open(), ...noted()].find((i) => contents[i] === 'fullName');
    const [last, first] = open().filter((i) => contents[i] === 'word');
    if (whole !== undefined && both < 0) mapping[whole] = 'name';
    else if (both < 0 && last !== undefined) {
      mapping[last] = first === undefined && !mapping.includes('firstname') ? 'name' : 'lastname';
      if (first === last + 1 && !mapping.includes('firstname')) mapping[first] = 'firstname';
    }
  }
  // 'Anrufer' alone says who is to be called.
  const caller = mapping.indexOf('contactPerson');
  const isNameless = !['name', 'lastname', 'firstname'].some((field) =>
    mapping.includes(field as ImportField),
  );
  if (isNameless && caller >= 0) mapping[caller] = 'name';
  for (const i of open()) {
    const isCounted = contents[i] === 'number' && isSequence(columns[i] ?? []);
    if (!isCounted) mapping[i] = 'adminNote';
  }
  return mapping;
}

/**
 * The headings, with one over the names that says in which order they stand, where the names
 * themselves say so.
 */
export function headerFor(
  header: readonly string[] | undefined,
  rows: readonly TableRow[],
  mapping: Mapping,
): readonly string[] {
  const i = mapping.indexOf('name');
  const heads = Array.from({ length: mapping.length }, (_, at) => header?.[at] ?? '');
  if (i < 0 || saysLastNameFirst(heads[i] ?? '')) return heads;
  const names = rows.slice(0, sampled).map(({ cells }) => cells[i] ?? '');
  // A comma says the order of its own row alone.
  const pairs = names
    .filter((name) => !/^[^,(]+,(?! *(?:geb|verw))/.test(name))
    .map((name) => ({ name, ...splitName(name) }))
    .filter(({ firstname }) => firstname !== '');
  // 'HUBER Maria' says it for the others, too.
  const isInCapitals = (name: string, lastname: string) =>
    lastname.length > 1 && lastname === lastname.toUpperCase() && name.includes(lastname);
  const last = pairs.filter(({ name, firstname, lastname }) =>
    isInCapitals(name, lastname)
      ? name.trimEnd().indexOf(lastname) < name.trimEnd().length - lastname.length
      : (isFirstName(lastname) && !isFirstName(firstname)) ||
        // 'von Känel Mia' says it by itself.
        name.indexOf(firstname) > name.indexOf(lastname),
  ).length;
  const first = pairs.filter(({ name, firstname, lastname }) =>
    isInCapitals(name, lastname)
      ? name.trimEnd().endsWith(lastname)
      : name.indexOf(firstname) < name.indexOf(lastname) &&
        isFirstName(firstname) &&
        !isFirstName(lastname),
  ).length;
  if (last > first * 2 && last > 1) return heads.with(i, mostlyLastNameFirst);
  return last > 1 && last * 3 >= first ? heads.with(i, mixedNames) : heads;
}

/** Days of birth lie decades apart; people wait for months or years. */
function guessDays(
  open: readonly number[],
  columns: readonly (readonly string[])[],
  mapping: (ImportField | undefined)[],
  today: IsoDate,
): void {
  const days = open.flatMap((i) => {
    const found = (columns[i] ?? []).flatMap((cell) => dayIn(cell, today) ?? []);
    return contentOf(columns[i] ?? [], today) === 'day'
      ? [{ i, oldest: [...found].sort()[Math.floor(found.length / 10)] ?? today }]
      : [];
  });
  days.sort((one, other) => (one.oldest < other.oldest ? -1 : 1));
  const yearsAgo = (day: IsoDate) => Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  const give = (i: number, field: ImportField) => {
    if (!mapping.includes(field)) mapping[i] = field;
  };
  for (const { i, oldest } of days) {
    const isBirth =
      yearsAgo(oldest) > 6 || (days.length > 1 && i === days[0]?.i && yearsAgo(oldest) > 3);
    give(i, isBirth && !mapping.includes('birthdate') ? 'birthdate' : 'requestedOn');
  }
}

function contentOf(cells: readonly string[], today: IsoDate): Content {
  if (cells.length === 0) return undefined;
  const share = (fits: (cell: string) => boolean) => cells.filter(fits).length / cells.length;
  if (share((cell) => /\S@\S+\.\S/.test(cell)) > 0.6) return 'email';
  if (share((cell) => dayIn(cell, today) !== undefined) > 0.6) return 'day';
  const thisYear = Number(today.slice(0, 4));
  const isYear = (cell: string) => /^(?:19[2-9]|20)\d\d$/.test(cell) && Number(cell) <= thisYear;
  if (share(isYear) > 0.7) return 'number';
  if (share((cell) => /^(?:[AD]-?)?\d{4,5}$/.test(cell)) > 0.7) return 'addressPostalCode';
  if (share((cell) => /^\d{1,4}\.?$/.test(cell)) > 0.7) return 'number';
  if (share((cell) => readPhones(cell).numbers.length > 0 || /\S@\S+\.\S/.test(cell)) > 0.6)
    return 'phone';
  if (share((cell) => /(?:str(?:aße|asse|\.)?|gasse|weg|platz|allee|ring)\s*\d/i.test(cell)) > 0.5)
    return 'addressStreet';
  // 'vormittags, Tochter bringt sie'.
  const beginsWithTimes = (cell: string) =>
    cell.includes(',') && saysTimes(cell.replace(/,.*/s, ''));
  if (share((cell) => saysTimes(cell) || beginsWithTimes(cell)) > 0.5) return 'times';
  // 'Anna Huber (7)' is a name, too.
  const isName = (said: string, cell = said.replace(/ ?\([^()]*\)$/, '')) =>
    /^[\p{L}\p{M}'’.,\s-]{2,60}$/u.test(cell) && /\p{Lu}/u.test(cell);
  const isWhole = (cell: string) =>
    isName(cell) && cell.split(/\s+/).length <= 5 && splitName(cell).firstname !== '';
  const different = new Set(cells).size / cells.length;
  if (different > 0.6 && share(isWhole) > 0.6) return 'fullName';
  return different > 0.5 && share((cell) => isName(cell) && cell.split(/\s+/).length <= 2) > 0.8
    ? 'word'
    : undefined;
}

/** Whether most cells say times. */
export const areTimes = (cells: readonly string[]) => contentOf(cells, '2000-01-01') === 'times';

const isNameWithPhone = (cells: readonly string[]) =>
  cells.filter((cell) => /^\p{Lu}[\p{L}\p{M}'’-]+,? \p{Lu}\p{L}/u.test(cell)).length >
  cells.length * 0.6;

function saysTimes(cell: string): boolean {
  // Reading costs more than looking for a word of times.
  if (!/\b(?:mo|di|mi|do|fr|sa|vorm|nachm|früh|ab)/i.test(cell)) return false;
  const { slots, remaining } = readTimes(cell, alwaysOpen);
  return remaining === '' && slots.length > 0;
}

/** '3/25/2019' can be nothing else. */
const monthFirst = /^(\d\d?)\/(1[3-9]|2\d|3[01])\/(\d{4}|\d\d)$/;

function dayIn(cell: string, today: IsoDate): IsoDate | undefined {
  const day = cell.replace(/[ ,T]+\d{1,2}:\d{2}.*$/, '').replace(monthFirst, '$2.$1.$3');
  const parsed = parseGermanDate(day, today);
  return parsed.ok && /\D/.test(cell) ? parsed.date : undefined;
}

/** '1', '2', '3': the number of the line, and nothing of a person. */
function isSequence(cells: readonly string[]): boolean {
  const numbers = cells.map(Number.parseFloat).filter(Number.isFinite);
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
}
