import { type StoredVacancy, useLiveVacancies } from '../../../entities/vacancy/queries.ts';

const none: readonly StoredVacancy[] = [];

/** Vacancies that somebody may still get; none while they load. */
export function useVacanciesOfWeek(slug: string): readonly StoredVacancy[] {
  const live = useLiveVacancies(slug);
  return live.status === 'loaded' ? live.value : none;
}
