import { useMemo } from 'react';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { useLiveVacancies } from '../../../entities/vacancy/queries.ts';
import { vacancySteps } from './vacancy-steps.ts';

/** Whom to call about an offer, in the order of their sections. */
export function useOfferCalls(): readonly string[] {
  const { slug } = useRequestHandling();
  const live = useLiveVacancies(slug);
  const vacancies = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => {
    const { call, question, emailFailed } = vacancySteps(vacancies ?? []);
    return [...call, ...question, ...emailFailed].flatMap(({ requestId }) => requestId ?? []);
  }, [vacancies]);
}
