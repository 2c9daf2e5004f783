/** The impact of the drafted locations on those who wait. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { type PlanImpact, planImpact } from '@platzwart/domain/waiting-list/plan-impact';
import { cellsOf, slotKey } from '@platzwart/domain/waiting-list/slot';
import { useDeferredValue, useMemo } from 'react';
import type { WaitingRequest } from '../affected-names.tsx';
import { type Locations, offeredWith } from './locations.ts';

/** Undefined: no offered times change. 'unknown': requests are still loading. */
export type KnownImpact = PlanImpact<WaitingRequest> | 'unknown' | undefined;

export function usePlanImpact(
  requests: readonly WaitingRequest[] | undefined,
  form: FormConfiguration,
  locations: Locations,
): KnownImpact {
  const draft = useDeferredValue(locations);
  return useMemo(() => {
    const after = offeredWith(draft, form);
    if (sameCells(form, after)) return undefined;
    return requests ? planImpact(requests, form, after) : 'unknown';
  }, [requests, form, draft]);
}

function sameCells(one: OfferedPlan, other: OfferedPlan): boolean {
  const [keys, others] = [one, other].map(({ selectableLocations, minSlotSize }) =>
    selectableLocations.flatMap((place) => cellsOf(place, minSlotSize).map(slotKey)).join(),
  );
  return keys === others;
}
