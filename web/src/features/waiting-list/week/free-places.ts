/** The free places of the week’s cells. No live reads: the start page shows such a week too. */
import { createContext, useContext, useMemo } from 'react';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';

const none: readonly StoredVacancy[] = [];

/** Vacancies that somebody may still get; none while they load. */
export const VacanciesContext = createContext<readonly StoredVacancy[]>(none);
export const useVacanciesHere = () => useContext(VacanciesContext);

/** Slot key -> seats that nobody has said yes to. */
export function useFreePlaces(): ReadonlyMap<string, number> {
  const vacancies = useVacanciesHere();
  return useMemo(() => {
    const free = new Map<string, number>();
    for (const { cells, seats, winners } of vacancies) {
      const left = Math.max(0, seats - winners.length);
      if (left > 0) for (const key of cells) free.set(key, (free.get(key) ?? 0) + left);
    }
    return free;
  }, [vacancies]);
}
