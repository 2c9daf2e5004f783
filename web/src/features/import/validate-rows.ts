/** Predicts what happens to each row, as far as the browser can tell, by the server's own rule. */

import type { Detail } from '@platzwart/domain/failure';
import type { ImportContext } from '@platzwart/domain/import/cells';
import type { RawRow } from '@platzwart/domain/import/import';
import { type ImportedRow, validateImportRow } from '@platzwart/domain/import/row';
import { personOf } from '@platzwart/domain/request/changes';
import { possibleDuplicates } from '@platzwart/domain/request/duplicates';
import { isRecognisable } from '@platzwart/domain/request/manual-entry';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { foldedName } from '@platzwart/domain/text/folded-name';
import { folded } from '@platzwart/domain/text/folding';
import type { Mapping } from './match-headers.ts';
import type { TableRow } from './read-table.ts';

export type ValidatedRow = {
  /** The row's number in its file, from 1. */
  number: number;
  line: number;
  row: RawRow;
  /** Undefined if it cannot be imported. */
  person: ImportedRow | undefined;
  /** Errors and remarks by field. */
  details: readonly Detail[];
  /** The row with identical text. */
  sameAs?: number;
  /** The earlier row with the same person, who can be on the list only once. */
  samePersonAs?: number;
};

/** Rows validated before yielding to the browser. */
const batch = 250;

/** Undefined if it was cancelled. */
export async function validateRows(
  rows: readonly TableRow[],
  mapping: Mapping,
  context: ImportContext,
  isOver: () => boolean,
): Promise<readonly ValidatedRow[] | undefined> {
  const first = new Map<string, number>();
  const people = new Map<string, number>();
  const validated: ValidatedRow[] = [];
  for (const [i, { line, cells }] of rows.entries()) {
    if (i % batch === 0) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isOver()) return undefined;
    }
    const row = rowOf(cells, mapping);
    const words = folded(JSON.stringify(row));
    const sameAs = first.get(words);
    if (sameAs === undefined) first.set(words, line);
    const outcome = validateImportRow(row, context);
    const person = outcome.ok && isRecognisable(outcome.value) ? personOf(outcome.value) : undefined;
    const samePersonAs = person === undefined ? undefined : people.get(person);
    if (person !== undefined && samePersonAs === undefined) people.set(person, line);
    validated.push({
      number: i + 1,
      line,
      row,
      person: outcome.ok ? outcome.value : undefined,
      details: outcome.ok ? outcome.value.notices : outcome.failure.kind === 'invalid' ? outcome.failure.details : [],
      ...(sameAs !== undefined && { sameAs }),
      ...(samePersonAs !== undefined && { samePersonAs }),
    });
  }
  return validated;
}

export function rowOf(cells: readonly string[], mapping: Mapping): RawRow {
  return Object.fromEntries(mapping.flatMap((field, i) => (field === undefined ? [] : [[field, cells[i] ?? '']])));
}

export type OpenRequest = WithId<
  Pick<TherapyRequest, 'requestedAt' | 'firstname' | 'lastname' | 'birthdate' | 'phone' | 'phone2' | 'email' | 'notSameAs'>
>;

/** Row numbers of people who seem to have an open request, by name and one further detail. */
export function alreadyOpen(validated: readonly ValidatedRow[], open: readonly OpenRequest[]): ReadonlySet<number> {
  const numbers = new Map<string, number>();
  const people = validated.flatMap(({ number, person }): OpenRequest[] => {
    if (!person) return [];
    const id = `row ${number}`;
    numbers.set(id, number);
    const { firstname, lastname, birthdate, phone, phone2, email, requestedOn } = person;
    return [{ id, firstname, lastname, birthdate, phone, phone2, email, requestedAt: new Date(requestedOn), notSameAs: [] }];
  });
  const found = possibleDuplicates([...open, ...people])
    .filter(({ first, second }) => numbers.has(first.id) !== numbers.has(second.id) && nameOf(first) === nameOf(second))
    .flatMap(({ first, second }) => numbers.get(first.id) ?? numbers.get(second.id) ?? []);
  return new Set(found);
}

function nameOf({ firstname, lastname }: Pick<TherapyRequest, 'firstname' | 'lastname'>): string {
  return foldedName(`${firstname} ${lastname}`);
}
