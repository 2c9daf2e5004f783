import type { OfferedPlan } from '../waiting-list/offered-times.ts';
import { weekdays } from '../waiting-list/slot.ts';

/** Longer than any practice is open: for what was said, not what is offered. */
export const alwaysOpen: OfferedPlan = {
  minSlotSize: 30,
  selectableLocations: [
    {
      id: 'any',
      title: '',
      selectableSlots: weekdays.map((weekday) => ({ weekday, start: '06:00', end: '22:00' })),
    },
  ],
};
