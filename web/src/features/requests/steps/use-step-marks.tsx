import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { type ReactNode, useCallback } from 'react';
import type { StoredRequest } from '../request-handling.tsx';
import { useIsNarrow } from '../table/use-is-narrow.ts';
import { StepMark } from './step-mark.tsx';

/** Next steps for table rows: an icon in tables, text on cards. */
export function useStepMarks(today: IsoDate): (request: StoredRequest) => ReactNode {
  const isNarrow = useIsNarrow();
  return useCallback((request) => <StepMark request={request} today={today} isShort={!isNarrow} />, [today, isNarrow]);
}
