/** What the lines of a text have said so far. */
import type { LocationId, Weekday } from '../../waiting-list/slot.ts';
import type { Busy } from './busy.ts';
import { Diagnostics } from './diagnostics.ts';
import type { Span } from './placed.ts';
import type { Range } from './ranges.ts';
import { Week } from './week.ts';

export type Reading = {
  readonly text: string;
  /** Minutes since midnight of the first offered cell. */
  readonly earliest: number;
  readonly diagnostics: Diagnostics;
  readonly week: Week;
  readonly excluded: Range[];
  /** Where all times suit, if no other ones are named. */
  readonly anyAt: (LocationId | undefined)[];
  /** The days of the statements before. */
  readonly named: Weekday[];
  /** Where a day is only limited: 'Di nicht vor 9'. */
  readonly atMost: Span[];
  /** Whether something else is said to suit. */
  hasFree: boolean;
  /** Whether anything is said to suit, if only within limits. */
  hasPositive: boolean;
  /** 'sonst nicht'. */
  isRestOut: boolean;
  /** Weeks or shifts were named, which no week has. */
  hasWeeks: boolean;
  busy: Busy | undefined;
  isBlank: boolean;
  isAnyTime: boolean;
};

export function newReading(text: string, earliest: number): Reading {
  const diagnostics = new Diagnostics(text);
  return {
    text,
    earliest,
    diagnostics,
    week: new Week(diagnostics),
    excluded: [],
    anyAt: [],
    named: [],
    atMost: [],
    hasFree: false,
    hasPositive: false,
    isRestOut: false,
    hasWeeks: false,
    busy: undefined,
    isBlank: true,
    isAnyTime: false,
  };
}

/** What follows from the text as a whole, behind its last line. */
export function finishReading(reading: Reading): void {
  const { diagnostics, week, excluded, anyAt } = reading;
  const hasTimes = week.ranges.length > 0;
  // 'Mo nicht und Di nicht vor 9': what of the other days?
  if (!reading.hasFree && excluded.some(({ isBare, isNamed }) => isBare && isNamed))
    for (const { start, end } of reading.atMost) diagnostics.keep(start, end, 'contradiction');
  if (hasTimes || diagnostics.hasRefused) return;
  if (anyAt.length > 0) {
    reading.isAnyTime = excluded.length === 0;
    for (const locationId of anyAt) week.addWhole(locationId);
    // What only excludes leaves the rest.
  } else if (!reading.isRestOut && excluded.length > 0) {
    week.addWhole(undefined);
    // 'Mo leider nicht mehr': do the other days suit?
    if (/\bnicht\s+mehr\b/i.test(reading.text) && excluded.some(({ isNamed }) => isNamed))
      diagnostics.keep(0, reading.text.length, 'notWeekly');
  }
}
