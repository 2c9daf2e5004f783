import { regionOf } from '@platzwart/domain/practice/region';
import type { WorkingCalendar } from '@platzwart/domain/practice/working-days';
import { useMemo } from 'react';
import { useAccount, usePractice } from '../../entities/practice/queries.ts';
import { useRequestHandling } from '../../entities/request/request-handling.tsx';

/** The working days of a location; undefined until loaded. */
export function useWorkingCalendar(locationId: string): WorkingCalendar | undefined {
  const { slug } = useRequestHandling();
  const [account, practice] = [useAccount(slug), usePractice(slug)];
  const closedDays = account.status === 'loaded' ? account.value?.offering.closedDays : undefined;
  const known = practice.status === 'loaded' ? practice.value : undefined;
  return useMemo(
    () => closedDays && known && { region: regionOf(known, locationId), closedDays },
    [closedDays, known, locationId],
  );
}
