import { countryOf } from '@platzwart/domain/practice/country';
import type { WorkingCalendar } from '@platzwart/domain/practice/working-days';
import { useMemo } from 'react';
import { useAccount, usePractice } from '../../entities/practice/queries.ts';
import { useRequestHandling } from '../../entities/request/request-handling.tsx';

/** The practice's working days; undefined until loaded. */
export function useWorkingCalendar(): WorkingCalendar | undefined {
  const { slug } = useRequestHandling();
  const [account, practice] = [useAccount(slug), usePractice(slug)];
  const closedDays = account.status === 'loaded' ? account.value?.offering.closedDays : undefined;
  const known = practice.status === 'loaded' ? practice.value : undefined;
  return useMemo(() => closedDays && known && { country: countryOf(known), closedDays }, [closedDays, known]);
}
