/**
 * Decides what happens to each row, from everything known about it; the only place that decides
 * what is sent.
 */
import type { ImportResult } from '@platzwart/domain/import/import';
import type { LikelyDuplicates, ValidatedRow } from './validate-rows.ts';

type Fate =
  | 'ready'
  | 'invalid'
  | 'sameRow'
  | 'samePerson'
  | 'samePersonWaits'
  | 'likelySamePerson'
  | 'alreadyOpen';

/** `likelySameAs`: the line of an earlier row with the same name and one more detail. */
export type PlannedRow = ValidatedRow & { fate: Fate; isSent: boolean; likelySameAs?: number };

export type Known = {
  likely: LikelyDuplicates;
  skipsOpen: boolean;
  /** The server's results, by row number. */
  results: ReadonlyMap<number, ImportResult>;
};

export function planned(validated: readonly ValidatedRow[], known: Known): PlannedRow[] {
  return validated.map((row) => {
    const fate = fateOf(row, known);
    const said = known.results.get(row.number)?.details;
    const likelySameAs = known.likely.inFile.get(row.number);
    return {
      ...row,
      details: said && said.length > 0 ? said : row.details,
      fate,
      isSent: isSent(fate, known),
      ...(likelySameAs !== undefined && { likelySameAs }),
    };
  });
}

function fateOf(
  { number, person, sameAs, samePersonAs }: ValidatedRow,
  { likely, results }: Known,
): Fate {
  const said = results.get(number)?.outcome;
  if (!person || said === 'invalid') return 'invalid';
  if (sameAs !== undefined) return 'sameRow';
  // Checked before the server's answer, which may know the earlier row only as one of another part.
  if (samePersonAs !== undefined) return 'samePerson';
  if (said === 'samePersonWaits') return 'samePersonWaits';
  if (likely.inFile.has(number)) return 'likelySamePerson';
  return likely.open.has(number) ? 'alreadyOpen' : 'ready';
}

function isSent(fate: Fate, { skipsOpen }: Known): boolean {
  return (
    fate === 'ready' || ((fate === 'alreadyOpen' || fate === 'likelySamePerson') && !skipsOpen)
  );
}

export function countOf(rows: readonly PlannedRow[], fate: Fate): number {
  return rows.filter((row) => row.fate === fate).length;
}
