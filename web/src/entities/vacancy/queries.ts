/** Live reads of a practice's free places and of what was offered. */
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import { Offer } from '@platzwart/domain/vacancies/offer';
import { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

export type StoredVacancy = WithId<Vacancy>;
export type StoredOffer = WithId<Offer>;

/** Those that somebody may still get, by their first day. */
export const useLiveVacancies = (slug: string) =>
  useLiveQuery(paths.vacancies(slug), queries.liveVacancies(), Vacancy);

/** Filled and closed ones, latest first. */
export const usePastVacancies = (slug: string) =>
  useLiveQuery(paths.vacancies(slug), queries.pastVacancies(), Vacancy);

export const useVacancy = (slug: string, id: string | undefined) =>
  useLiveDocument(id === undefined ? undefined : paths.vacancy(slug, id), Vacancy);

/** The offers of a vacancy, in the order of its plan. */
export const useOffersFor = (slug: string, vacancyId: string | undefined) =>
  useLiveQuery(
    vacancyId === undefined ? undefined : paths.offers(slug),
    queries.offersFor(vacancyId ?? ''),
    Offer,
  );

/** What was offered to a request, latest first. */
export const useOffersOf = (slug: string, requestId: string | undefined) =>
  useLiveQuery(
    requestId === undefined ? undefined : paths.offers(slug),
    queries.offersOf(requestId ?? ''),
    Offer,
  );
