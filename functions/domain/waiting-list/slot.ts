/**
 * Slots: weekly time ranges at a location, in local wall time, without dates (spec sections 1 and
 * 3).
 *
 * A practice publishes a weekly plan per location, cut into cells of `minSlotSize` minutes. A
 * patient picks cells; neighbouring cells are stored as merged ranges. All ranges are half open:
 * 08:00–09:00 and 09:00–10:00 touch but do not overlap.
 */
import * as z from 'zod/mini';

/** ISO weekday, 1 = Monday … 7 = Sunday. */
export const Weekday = z.int().check(z.gte(1), z.lte(7));
export type Weekday = z.infer<typeof Weekday>;

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Local wall time 'HH:mm' in steps of 15 minutes; '24:00' only makes sense as an end. */
export const TimeOfDay = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/));
export type TimeOfDay = z.infer<typeof TimeOfDay>;

/**
 * Lower-case characters, digits and hyphens: an underscore separates the parts of a slot key. Keys
 * of records, so none that each object has.
 */
export const LocationId = z.string().check(z.regex(/^(?!constructor$)[a-z0-9-]{1,40}$/));
export type LocationId = z.infer<typeof LocationId>;

/** One range of a location's weekly plan of working hours. */
export const WeeklyRange = z
  .strictObject({ weekday: Weekday, start: TimeOfDay, end: TimeOfDay })
  .check(
    z.refine((range) => range.start < range.end, {
      error: 'Das Ende muss nach dem Anfang liegen.',
      path: ['end'],
    }),
  );
export type WeeklyRange = z.infer<typeof WeeklyRange>;

/** A weekly range at a location: what a patient prefers, and what a cell is. */
export const Slot = z
  .strictObject({ locationId: LocationId, weekday: Weekday, start: TimeOfDay, end: TimeOfDay })
  .check(
    z.refine((slot) => slot.start < slot.end, {
      error: 'Das Ende muss nach dem Anfang liegen.',
      path: ['end'],
    }),
  );
export type Slot = z.infer<typeof Slot>;

/** Minutes of a cell. */
export const MinSlotSize = z.union([
  z.literal(30),
  z.literal(45),
  z.literal(60),
  z.literal(90),
  z.literal(120),
]);
export type MinSlotSize = z.infer<typeof MinSlotSize>;

/**
 * One commit allows 500 field transforms per document; moving a request between all cells of a
 * location needs two per cell.
 */
export const maxCellsPerLocation = 240;

/** 'HH:mm' -> minutes since midnight, 0 to 1440. */
export function minutesOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight, 0 to 1440 -> 'HH:mm'. */
export function timeOf(minutes: number): TimeOfDay {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * A weekly plan: ranges that do not overlap on any day, in order of weekday and start; adjacent
 * ones stay separate.
 */
export const WeeklyPlan = z.array(WeeklyRange).check(
  z.maxLength(84, 'Höchstens 84 Zeiträume je Standort.'),
  z.refine((plan) => !hasOverlap(plan), {
    error: 'Zeiträume eines Tages dürfen sich nicht überschneiden.',
  }),
);
export type WeeklyPlan = z.infer<typeof WeeklyPlan>;

function hasOverlap(ranges: readonly WeeklyRange[]): boolean {
  const inOrder = [...ranges].sort(byTime);
  return inOrder.some((range, i) => {
    const next = inOrder[i + 1];
    return next !== undefined && next.weekday === range.weekday && next.start < range.end;
  });
}

/** A location's weekly plan. */
export type LocationPlan = {
  readonly id: LocationId;
  readonly selectableSlots: readonly WeeklyRange[];
};

/**
 * The cells a location offers, in order of weekday and time. Each range is cut from its own start
 * into cells of `minSlotSize` minutes; a shorter remainder is not offered.
 */
export function cellsOf(location: LocationPlan, minSlotSize: number): Slot[] {
  return [...location.selectableSlots].sort(byTime).flatMap(({ weekday, start, end }) => {
    const from = minutesOf(start);
    const count = Math.floor((minutesOf(end) - from) / minSlotSize);
    return Array.from({ length: Math.max(0, count) }, (_, i) => ({
      locationId: location.id,
      weekday,
      start: timeOf(from + i * minSlotSize),
      end: timeOf(from + (i + 1) * minSlotSize),
    }));
  });
}

/** The name of a cell in counters and queries: `{locationId}_{weekday}_{HHmm}-{HHmm}`. */
export function slotKey(slot: Slot): string {
  return `${slot.locationId}_${slot.weekday}_${slot.start.replace(':', '')}-${slot.end.replace(':', '')}`;
}

/** The slot a key names, or undefined if it is not a slot key. */
export function slotOfKey(key: string): Slot | undefined {
  const parts = /^([a-z0-9-]{1,40})_([1-7])_(\d\d)(\d\d)-(\d\d)(\d\d)$/.exec(key);
  if (!parts) return undefined;
  const [, locationId, weekday, startHour, startMinute, endHour, endMinute] = parts;
  const slot = Slot.safeParse({
    locationId,
    weekday: Number(weekday),
    start: `${startHour}:${startMinute}`,
    end: `${endHour}:${endMinute}`,
  });
  return slot.success ? slot.data : undefined;
}

/**
 * The union of the slots as ranges that neither touch nor overlap, in order of location, weekday
 * and time.
 */
export function mergeSlots(slots: readonly Slot[]): Slot[] {
  const merged: Slot[] = [];
  for (const slot of [...slots].sort(byPlaceAndTime)) {
    const last = merged.at(-1);
    if (
      last &&
      last.locationId === slot.locationId &&
      last.weekday === slot.weekday &&
      slot.start <= last.end
    ) {
      if (slot.end > last.end) last.end = slot.end;
    } else {
      merged.push({
        locationId: slot.locationId,
        weekday: slot.weekday,
        start: slot.start,
        end: slot.end,
      });
    }
  }
  return merged;
}

/** The cells that lie completely within the union of the slots. */
export function coveredCells(slots: readonly Slot[], cells: readonly Slot[]): Slot[] {
  const ranges = new Map<string, Slot[]>();
  for (const slot of mergeSlots(slots)) {
    const day = `${slot.locationId}_${slot.weekday}`;
    ranges.set(day, [...(ranges.get(day) ?? []), slot]);
  }
  return cells.filter((cell) =>
    ranges
      .get(`${cell.locationId}_${cell.weekday}`)
      ?.some((range) => range.start <= cell.start && cell.end <= range.end),
  );
}

/** Reduces the preferred times to offered cells: covered cells, neighbours merged. Idempotent. */
export function trimSlots(slots: readonly Slot[], cells: readonly Slot[]): Slot[] {
  return mergeSlots(coveredCells(slots, cells));
}

/** The parts of the slots outside all of the given cells: preferred times no longer offered. */
export function uncoveredParts(slots: readonly Slot[], cells: readonly Slot[]): Slot[] {
  const covered = trimSlots(slots, cells);
  return mergeSlots(slots).flatMap((slot) => {
    const rest: Slot[] = [];
    let from = slot.start;
    for (const part of covered) {
      if (part.locationId !== slot.locationId || part.weekday !== slot.weekday) continue;
      if (part.end <= from || part.start >= slot.end) continue;
      if (part.start > from) rest.push({ ...slot, start: from, end: part.start });
      from = part.end;
    }
    if (from < slot.end) rest.push({ ...slot, start: from });
    return rest;
  });
}

/** Whether all of that time lies within the slots, however it is cut into ranges. */
export function includesAllOf(slots: readonly Slot[], others: readonly Slot[]): boolean {
  return JSON.stringify(mergeSlots([...slots, ...others])) === JSON.stringify(mergeSlots(slots));
}

/** Whether both are at the same location and share some time; touching is not sharing. */
export function overlaps(one: Slot, other: Slot): boolean {
  return (
    one.locationId === other.locationId &&
    one.weekday === other.weekday &&
    one.start < other.end &&
    other.start < one.end
  );
}

/** Whether the slot begins before noon. */
export function isMorning({ start }: Pick<Slot, 'start'>): boolean {
  return start < '12:00';
}

const shortDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const longDays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** ISO weekday -> 'Montag' or, short, 'Mo'. */
export function weekdayName(weekday: Weekday, length: 'long' | 'short' = 'long'): string {
  return (length === 'long' ? longDays : shortDays)[weekday - 1] ?? '';
}

/** '08:00' -> '8', '08:30' -> '8:30': the spoken form, without 'Uhr'. */
export function spokenTime(time: TimeOfDay): string {
  const hour = String(Number(time.slice(0, 2)));
  return time.endsWith(':00') ? hour : `${hour}:${time.slice(3)}`;
}

/** '8–12 Uhr'. */
export function spokenRange(range: { start: TimeOfDay; end: TimeOfDay }): string {
  return `${spokenTime(range.start)}–${spokenTime(range.end)} Uhr`;
}

/**
 * The preferred times in words, without locations: 'Mo 8–12 Uhr, Mi 14–16 Uhr'. Empty for no slots.
 */
export function describeSlots(slots: readonly Slot[]): string {
  return mergeSlots(slots.map((slot) => ({ ...slot, locationId: 'any' })))
    .map((slot) => `${weekdayName(slot.weekday, 'short')} ${spokenRange(slot)}`)
    .join(', ');
}

type Timed = { weekday: number; start: string; end: string };

function byTime(a: Timed, b: Timed): number {
  return a.weekday - b.weekday || compareText(a.start, b.start) || compareText(a.end, b.end);
}

function byPlaceAndTime(a: Slot, b: Slot): number {
  return compareText(a.locationId, b.locationId) || byTime(a, b);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
