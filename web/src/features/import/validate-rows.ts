/** Predicts what happens to each row, as far as the browser can tell, by the server's own rule. */

import type { Detail, Outcome } from '@platzwart/domain/failure';
import { type ImportContext, importMessages } from '@platzwart/domain/import/cells';
import { maxCell, type RawRow } from '@platzwart/domain/import/import';
import { type ImportedRow, validateImportRow } from '@platzwart/domain/import/row';
import type { Region } from '@platzwart/domain/practice/region';
import { personOf } from '@platzwart/domain/request/changes';
import { learnTraits, possibleDuplicates } from '@platzwart/domain/request/duplicates';
import { isRecognisable } from '@platzwart/domain/request/manual-entry';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { foldedName } from '@platzwart/domain/text/folded-name';
import { folded } from '@platzwart/domain/text/folding';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import { fullName } from '../../entities/request/format-person.ts';
import { inTurns } from '../../in-turns.ts';
import { isOwnFile, isWeekdayHeading, type Mapping, withHeading } from './match-headers.ts';
import type { TableRow } from './read-table.ts';

export type ValidatedRow = {
  /** The row's number in its file, from 1. */
  number: number;
  line: number;
  row: RawRow;
  /** Undefined if it cannot be imported. */
  person: ImportedRow | undefined;
  /** Would be in no waiting list: it names no time, or none that is offered. */
  isNowhere: boolean;
  /** Errors and remarks by field. */
  details: readonly Detail[];
  /** The row with identical text. */
  sameAs?: number;
  /** The earlier row with the same person, who can be on the list only once. */
  samePersonAs?: number;
};

/** Cells as members corrected them, by row number. */
export type Corrections = ReadonlyMap<number, RawRow>;

export type Reading = {
  mapping: Mapping;
  /** The headings of the columns, where there are some. */
  header: readonly string[];
  corrections: Corrections;
  context: ImportContext;
  /** Where the practice lies: it decides how long a postcode is. */
  region?: Region;
};

/** A correction changes one row: the others are not read again. */
const read = new WeakMap<
  TableRow,
  { of: readonly unknown[]; row: RawRow; outcome: Outcome<ImportedRow> }
>();

/** Undefined if it was cancelled. */
export async function validateRows(
  rows: readonly TableRow[],
  { mapping, header, corrections, context, region }: Reading,
  isOver: () => boolean,
): Promise<readonly ValidatedRow[] | undefined> {
  const zeros = isOwnFile(header) ? [] : columnsWithLostZeros(rows, mapping);
  const orders = ordersOfDays(rows, mapping);
  const postcodes = isOwnFile(header) ? undefined : region;
  const first = new Map<string, number>();
  const people = new Map<string, number>();
  const validated: ValidatedRow[] = [];
  const validate = (each: TableRow, i: number) => {
    const { line } = each;
    const number = i + 1;
    const { row, outcome } = readRow(
      each,
      { mapping, header, context },
      { zeros, orders, postcodes },
      corrections.get(number),
    );
    const words = folded(JSON.stringify(row));
    const sameAs = first.get(words);
    if (sameAs === undefined) first.set(words, line);
    const person =
      outcome.ok && isRecognisable(outcome.value) ? personOf(outcome.value) : undefined;
    const samePersonAs = person === undefined ? undefined : people.get(person);
    if (person !== undefined && samePersonAs === undefined) people.set(person, line);
    if (outcome.ok) learnTraits(comparable(outcome.value, number));
    validated.push({
      number,
      line,
      row,
      person: outcome.ok ? outcome.value : undefined,
      isNowhere:
        outcome.ok && isOnNoWaitingList({ status: 'open', ...outcome.value }, context.form),
      details: outcome.ok
        ? outcome.value.notices
        : outcome.failure.kind === 'invalid'
          ? outcome.failure.details
          : [],
      ...(sameAs !== undefined && { sameAs }),
      ...(samePersonAs !== undefined && { samePersonAs }),
    });
  };
  return (await inTurns(rows, validate, isOver)) ? validated : undefined;
}

function readRow(
  each: TableRow,
  { mapping, header, context }: Omit<Reading, 'corrections'>,
  { zeros, orders, postcodes }: Columns,
  correction: RawRow | undefined,
) {
  const of = [mapping, header, context, correction, JSON.stringify([zeros, orders, postcodes])];
  const before = read.get(each);
  if (before?.of.every((part, i) => part === of[i])) return before;
  const turned = each.cells.map((cell, i) => dayFirst(cell, orders[i]));
  const cells = turned.map((cell, i) =>
    orders[i] === 'zerosLost' ? cell.replace(dayWithoutZero, '0$&') : withZero(cell, zeros[i]),
  );
  const [asked, postcode] = withPostcodeZero(rowOf(cells, mapping, header), postcodes);
  const row = { ...asked, ...correction };
  const outcome = validateImportRow(row, context);
  const restored = cells.flatMap((cell, i) =>
    cell !== turned[i] && row[mapping[i] ?? 'phone'] === cell ? [[mapping[i], cell]] : [],
  );
  const told = restored.map(([field = 'phone', cell = '']) => ({
    field,
    code: 'restored',
    message: importMessages[isDay(field) ? 'restoredDay' : 'restoredNumber'](cell),
  }));
  const now = {
    of,
    row,
    outcome: outcome.ok
      ? {
          ...outcome,
          value: { ...outcome.value, notices: [...told, ...postcode, ...outcome.value.notices] },
        }
      : outcome,
  };
  read.set(each, now);
  return now;
}

/** What a column says of its cells. */
type Columns = {
  zeros: readonly (ZerosLost | undefined)[];
  orders: readonly (DayOrder | undefined)[];
  postcodes: Region;
};

type DayOrder = 'monthFirst' | 'yearFirst' | 'dayFirst' | 'zerosLost';

const isDay = (field: string | undefined) =>
  field === 'birthdate' || field === 'requestedOn' || field === 'prescription';
const slashed = /^(\d{1,2})\/(\d{1,2})\/(?=(?:\d{4}|\d{2})\b)/;
const dashed = /^(\d\d)-(\d\d)-(\d\d)$/;
/** '010417', and as a spreadsheet shows it: '10417'. */
const dayWithZero = /^[0-3]\d(?:0[1-9]|1[0-2])\d\d$/;
const dayWithoutZero = /^[1-9](?:0[1-9]|1[0-2])\d\d$/;

/** What one day of a column says of all. */
function ordersOfDays(
  rows: readonly TableRow[],
  mapping: Mapping,
): readonly (DayOrder | undefined)[] {
  return mapping.map((field, i) => {
    if (!isDay(field)) return undefined;
    const cells = rows.map((row) => (row.cells[i] ?? '').trim());
    const has = (pattern: RegExp) => cells.some((cell) => pattern.test(cell));
    // '3/25/2019': programs of other countries write the month first.
    const days = cells.flatMap((cell) => {
      const found = slashed.exec(cell);
      return found ? [[Number(found[1]), Number(found[2])] as const] : [];
    });
    if (days.some(([, second]) => second > 12) && days.every(([first]) => first <= 12))
      return 'monthFirst';
    const isYearFirst = has(/^(?:\d{4}-\d\d-\d\d|(?:3[2-9]|[4-9]\d)-\d\d-\d\d)$/);
    const isDayFirst = has(/^\d\d?-\d\d?-(?:\d{4}|3[2-9]|[4-9]\d)$/);
    if (isYearFirst !== isDayFirst) return isYearFirst ? 'yearFirst' : 'dayFirst';
    const isZeroLost =
      has(dayWithZero) && cells.every((cell) => !/^\d{5}$/.test(cell) || dayWithoutZero.test(cell));
    return isZeroLost ? 'zerosLost' : undefined;
  });
}

function dayFirst(cell: string, order: DayOrder | undefined): string {
  if (order === 'monthFirst') return cell.replace(slashed, '$2.$1.');
  if (order === 'yearFirst') return cell.replace(dashed, '$3.$2.$1');
  return order === 'dayFirst' ? cell.replace(dashed, '$1.$2.$3') : cell;
}

/** The Länder where postcodes begin with a zero; those of Berlin do not. */
const withZeros: ReadonlySet<Region> = new Set(['DE-BB', 'DE-SN', 'DE-ST', 'DE-TH']);
/** '1067', '1067 Dresden', 'Ring 1, 1067 Dresden'; not 'A-5020'. Germany has none with 05. */
const shortPostcode = {
  addressPostalCode: /^([1-46-9]\d{3})(?=$| +\p{L})/u,
  addressCity: /^([1-46-9]\d{3})(?= +\p{L})/u,
  addressStreet: /(?<=[\n,] ?)([1-46-9]\d{3})(?= +\p{L})/u,
};

/** Germany's postcodes have five digits: of one with four a spreadsheet took the zero. */
function withPostcodeZero(row: RawRow, region: Region): [RawRow, Detail[]] {
  if (!region?.startsWith('DE')) return [row, []];
  for (const [field, pattern] of Object.entries(shortPostcode)) {
    const [code] = pattern.exec(row[field]?.slice(0, 300) ?? '') ?? [];
    if (code === undefined) continue;
    return withZeros.has(region)
      ? [
          { ...row, [field]: (row[field] ?? '').replace(pattern, '0$1') },
          [{ field, code: 'restored', message: importMessages.restoredPostcode(`0${code}`) }],
        ]
      : [row, [{ field, code: 'zeroMissing', message: importMessages.shortPostcode(code) }]];
  }
  return [row, []];
}

/** Beginnings of the numbers with a zero, their first two digits; whether all numbers lack it. */
type ZerosLost = { beginnings: readonly string[]; isAll: boolean };

const bareNumber = /^[1-9](?:[ /.-]?\d){7,12}(?!\d)/;

/**
 * Of each column of numbers, whether it tells that a spreadsheet took the zeros: other numbers have
 * theirs, or none has.
 */
function columnsWithLostZeros(
  rows: readonly TableRow[],
  mapping: Mapping,
): readonly (ZerosLost | undefined)[] {
  return mapping.map((field, i) => {
    if (field !== 'phone' && field !== 'phone2') return undefined;
    const numbers = rows.flatMap(({ cells }) =>
      /\d(?:\D?\d){5}/.test(cells[i] ?? '') ? [(cells[i] ?? '').replace(/^[^\d+]+/, '')] : [],
    );
    const isBare = (number: string) =>
      bareNumber.test(number) && !/^4[139]\d{9}/.test(number.replace(/\D/g, ''));
    const own = numbers.filter((number) => /^(?:0[1-9]|\+4[139]|004[139])/.test(number));
    const isAll = numbers.length > 1 && numbers.every(isBare);
    const beginnings = own.map((number) =>
      number
        .replace(/\D/g, '')
        .replace(/^(?:00)?4[139]0?|^0/, '')
        .slice(0, 2),
    );
    return own.length > 0 || isAll
      ? { beginnings: [...new Set(beginnings)].sort(), isAll }
      : undefined;
  });
}

/**
 * With the zero that its column says was lost; one of eleven digits may be foreign, unless others
 * begin like it, or Austria's mobile numbers do.
 */
function withZero(cell: string, zeros: ZerosLost | undefined): string {
  const digits = (bareNumber.exec(cell)?.[0] ?? '').replace(/\D/g, '');
  if (!zeros || digits === '' || /^4[139]\d{9}/.test(digits)) return cell;
  const isOwn =
    digits.length <= 10 ||
    /^1[567]\d{9}$/.test(digits) ||
    /^6[5-9]\d{9}$/.test(digits) ||
    (digits.length === 11 && zeros.beginnings.includes(digits.slice(0, 2)));
  return isOwn ? `0${cell}` : cell;
}

/** What several columns say of one field stands in one line each, times in one. */
export function rowOf(
  cells: readonly string[],
  mapping: Mapping,
  header: readonly string[] = [],
): RawRow {
  const row: RawRow = {};
  for (const [i, field] of mapping.entries()) {
    if (field === undefined) continue;
    const said = withHeading(field, header[i] ?? '', cells[i] ?? '');
    const before = row[field] ?? '';
    // 'Mo, Di' in one column, '14-17' in the next.
    const isDaysOnly =
      field === 'times' &&
      !isWeekdayHeading(header[i] ?? '') &&
      !/\d|mittag|vorm|nachm|früh|abend|egal/i.test(before);
    const between = field === 'times' ? (isDaysOnly ? ' ' : '; ') : '\n';
    // 'außer Di' in one column, '9–11' in the next: of the other days.
    const leavesOut = isDaysOnly && /^(?:außer|ausser|nicht|ohne|nie)\b/i.test(before);
    row[field] =
      before === '' || said === ''
        ? before || said
        : leavesOut
          ? `${said} ${before}`
          : `${before}${between}${said}`;
  }
  return Object.fromEntries(
    Object.entries(row).map(([field, text]) => [field, text.slice(0, maxCell)]),
  );
}

/** A person for a list of what was left out. */
export function nameOfRow({ row, person }: Pick<ValidatedRow, 'row' | 'person'>): string {
  return person
    ? fullName(person)
    : [row.firstname, row.lastname ?? row.name].filter(Boolean).join(' ').trim();
}

export type OpenRequest = WithId<
  Pick<
    TherapyRequest,
    | 'requestedAt'
    | 'firstname'
    | 'lastname'
    | 'birthdate'
    | 'phone'
    | 'phone2'
    | 'email'
    | 'notSameAs'
  >
>;

export type LikelyDuplicates = {
  /** Row numbers of people who seem to have an open request. */
  open: ReadonlySet<number>;
  /** Row numbers of people who seem to stand further up in the file, with that line. */
  inFile: ReadonlyMap<number, number>;
};

/**
 * By name and one further detail, whether the other one waits already or stands in the same file.
 */
export function likelyDuplicates(
  validated: readonly ValidatedRow[],
  open: readonly OpenRequest[],
): LikelyDuplicates {
  const rows = new Map<string, ValidatedRow>();
  const people = validated.flatMap((row): OpenRequest[] => {
    const { number, person } = row;
    if (!person) return [];
    const request = comparable(person, number);
    rows.set(request.id, row);
    return [request];
  });
  const found = { open: new Set<number>(), inFile: new Map<number, number>() };
  for (const { first, second } of possibleDuplicates([...open, ...people])) {
    if (nameOf(first) !== nameOf(second)) continue;
    const [one, other] = [rows.get(first.id), rows.get(second.id)];
    if (one && other) {
      const [earlier, later] = one.number < other.number ? [one, other] : [other, one];
      found.inFile.set(
        later.number,
        Math.min(earlier.line, found.inFile.get(later.number) ?? earlier.line),
      );
    } else if (one ?? other) found.open.add((one ?? other)?.number ?? 0);
  }
  return found;
}

/** Its traits are read once: a correction changes one row. */
const requestsOfRows = new WeakMap<ImportedRow, OpenRequest>();

function comparable(person: ImportedRow, number: number): OpenRequest {
  const id = `row ${number}`;
  const before = requestsOfRows.get(person);
  if (before?.id === id) return before;
  const { firstname, lastname, birthdate, phone, phone2, email, requestedOn } = person;
  const request = {
    id,
    firstname,
    lastname,
    birthdate,
    phone,
    phone2,
    email,
    requestedAt: new Date(requestedOn),
    notSameAs: [],
  };
  requestsOfRows.set(person, request);
  return request;
}

/** In either order: lists mix 'Huber Eva' and 'Eva Huber'. */
function nameOf({ firstname, lastname }: Pick<TherapyRequest, 'firstname' | 'lastname'>): string {
  return [firstname, lastname]
    .map(foldedName)
    .sort((one, other) => (one < other ? -1 : 1))
    .join(' ');
}
