/** Decides what happens to each row, from everything known about it; the only place that decides what is sent. */
import type { ImportResult } from '@platzwart/domain/import/import';
import { isOnNoWaitingList, type OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import type { ValidatedRow } from './validate-rows.ts';

type Fate = 'ready' | 'invalid' | 'sameRow' | 'samePerson' | 'samePersonWaits' | 'alreadyOpen';

export type PlannedRow = ValidatedRow & { fate: Fate; isSent: boolean };

export type Known = {
  /** Row numbers of people who seem to have an open request. */
  open: ReadonlySet<number>;
  skipsOpen: boolean;
  /** The server's results, by row number. */
  results: ReadonlyMap<number, ImportResult>;
};

export function planned(validated: readonly ValidatedRow[], known: Known): PlannedRow[] {
  return validated.map((row) => {
    const fate = fateOf(row, known);
    const said = known.results.get(row.number)?.details;
    return { ...row, details: said && said.length > 0 ? said : row.details, fate, isSent: isSent(fate, known) };
  });
}

function fateOf({ number, person, sameAs, samePersonAs }: ValidatedRow, { open, results }: Known): Fate {
  const said = results.get(number)?.outcome;
  if (!person || said === 'invalid') return 'invalid';
  if (sameAs !== undefined) return 'sameRow';
  // Checked before the server's answer, which may know the earlier row only as one of another part.
  if (samePersonAs !== undefined) return 'samePerson';
  if (said === 'samePersonWaits') return 'samePersonWaits';
  return open.has(number) ? 'alreadyOpen' : 'ready';
}

function isSent(fate: Fate, { skipsOpen }: Known): boolean {
  return fate === 'ready' || (fate === 'alreadyOpen' && !skipsOpen);
}

/** How many rows would be in no waiting list: they name no time, or none that is offered. */
export function countOnNoWaitingList(rows: readonly PlannedRow[], plan: OfferedPlan): number {
  return rows.filter(({ person }) => person && isOnNoWaitingList({ status: 'open', ...person }, plan)).length;
}

export function countOf(rows: readonly PlannedRow[], fate: Fate): number {
  return rows.filter((row) => row.fate === fate).length;
}
