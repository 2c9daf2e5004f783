/** Draft of the locations: by id, null for a deleted one; plan rows may be invalid. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { LocationSetting } from '@platzwart/domain/booking/location-edit';
import { addressLine } from '@platzwart/domain/contact/address-line';
import { type Detail, detailsOf } from '@platzwart/domain/failure';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import { formatPlan } from '@platzwart/domain/times/plan-text';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { minutesOf, type WeeklyRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { planProblem, rowProblems, soundRanges } from '@platzwart/domain/waiting-list/weekly-plan';
import { practiceFieldTexts } from '../../../content/practice-field-texts.ts';
import { regionTexts } from '../../../entities/practice/region-texts.ts';
import type { MiniWeekCell } from '../../../ui/mini-week.tsx';
import { texts } from './texts.ts';

export type Locations = Readonly<Record<string, LocationSetting | null>>;

/** Field names, here and in refusals. */
export const rowField = (id: string, index: number, field: 'start' | 'end') =>
  `${id}.selectableSlots.${index}.${field}`;
export const planField = (id: string) => `${id}.selectableSlots`;

export function byId(locations: readonly LocationSetting[]): Locations {
  return Object.fromEntries(locations.map((location) => [location.id, location]));
}

/** Locations not deleted in the draft. */
export function staying(locations: Locations): LocationSetting[] {
  return Object.values(locations).flatMap((location) => location ?? []);
}

export function nameOf(location: LocationSetting | null | undefined): string {
  return location?.title.trim() || texts.unnamed;
}

/** Problems of the changed locations, by field; unchanged values are not this editor's concern. */
export function validateLocations(
  locations: Locations,
  stored: Locations,
  minSlotSize: number,
): Detail[] {
  return staying(locations).flatMap((location) => {
    const { id, selectableSlots } = location;
    if (isSameValue(location, stored[id])) return [];
    const validated = LocationSetting.safeParse({ ...location, selectableSlots: [] });
    const atFields = validated.success
      ? []
      : detailsOf(validated.error).map((detail) => ({ ...detail, field: `${id}.${detail.field}` }));
    const inRows = [...rowProblems(selectableSlots)]
      .sort(([a], [b]) => a - b)
      .map(([index, { field, message }]) => {
        // Messages above the page lack context, so they name the location.
        const { weekday } = selectableSlots[index] ?? { weekday: 1 };
        const n = selectableSlots
          .slice(0, index + 1)
          .filter((row) => row.weekday === weekday).length;
        const text = texts.inRow(
          nameOf(location),
          texts.plan.day(weekdayName(weekday), n),
          message,
        );
        return { field: rowField(id, index, field), code: 'invalid', message: text };
      });
    const problem = planProblem(selectableSlots, minSlotSize);
    // Known before: its new address leaves doubt, and somebody must say.
    const isLost = location.region === undefined && stored[id]?.region !== undefined;
    const unplaced = isLost
      ? [{ field: `${id}.region`, code: 'required', message: practiceFieldTexts.region.required }]
      : [];
    return [
      ...atFields,
      ...unplaced,
      ...inRows,
      ...(problem ? [{ field: planField(id), code: 'invalid', message: problem }] : []),
    ];
  });
}

/** The cells these locations would offer. */
export function offeredWith(
  locations: Locations,
  { minSlotSize }: Pick<FormConfiguration, 'minSlotSize'>,
): OfferedPlan {
  return {
    minSlotSize,
    selectableLocations: staying(locations).map(({ id, title, selectableSlots }) => ({
      id,
      title,
      selectableSlots: soundRanges(selectableSlots),
    })),
  };
}

/** A whole location as text, for conflicting changes. */
export function describeLocation(
  id: string,
  locations: Locations,
): { label: string; value: string } {
  const location = locations[id];
  if (!location) return { label: texts.unnamed, value: texts.gone };
  const { region } = location;
  const lines = [
    addressLine(location),
    region && regionTexts[region],
    formatPlan(soundRanges(location.selectableSlots)) || texts.noHours,
  ];
  return { label: nameOf(location), value: lines.filter(Boolean).join('\n') };
}

const minutesIn = (plan: readonly WeeklyRange[]) =>
  plan.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);

/** '9 Std.'; '' on a day off. */
export function dayHours(plan: readonly WeeklyRange[], weekday: number): string {
  const minutes = minutesIn(plan.filter((range) => range.weekday === weekday));
  return minutes === 0 ? '' : texts.dayHours(minutes / 60);
}

/** '38 Stunden in der Woche'. */
export function hoursOf(plan: readonly WeeklyRange[]): string {
  const minutes = minutesIn(plan);
  return minutes === 0 ? texts.noHours : texts.weekHours(minutes / 60);
}

/**
 * The working hours as a small week; all locations' weeks have the same hours unless one is longer.
 */
export function drawnWeek(plan: readonly WeeklyRange[]): { days: number; cells: MiniWeekCell[] } {
  const first = Math.min(7 * 60, ...plan.map(({ start }) => minutesOf(start)));
  const last = Math.max(19 * 60, ...plan.map(({ end }) => minutesOf(end)));
  const part = (time: string) => (minutesOf(time) - first) / (last - first);
  const cells = plan.map(({ weekday, start, end }) => ({
    day: weekday - 1,
    from: part(start),
    to: part(end),
    kind: 'chosen' as const,
  }));
  return { days: Math.max(5, ...plan.map(({ weekday }) => weekday)), cells };
}

/** Defaults of a new practice (see `defaultFormConfiguration`); the id must match `LocationId`. */
export function newLocation(): LocationSetting {
  return {
    id: `ort-${crypto.randomUUID().slice(0, 8)}`,
    title: '',
    address1: '',
    address2: '',
    address3: '',
    region: undefined,
    selectableSlots: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '08:00', end: '18:00' })),
  };
}
