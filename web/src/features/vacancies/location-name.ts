import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { texts } from './texts.ts';

/** A location may have been deleted since. */
export function locationName(plan: OfferedPlan, id: string): string {
  return plan.selectableLocations.find((location) => location.id === id)?.title ?? texts.noLocation;
}
