/**
 * What limits of the intake do: the whole form pauses, or some of its times are full. The account's
 * schema does not load it.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { isMorning, type LocationId, type Slot, slotKey } from '../waiting-list/slot.ts';
import { type IntakeLimit, partKey } from './intake-limits.ts';

/** What limits are compared with. Negative counts are none. */
export type IntakeNumbers = {
  /** People who wait. */
  readonly open: number;
  /** People who wait at that location; undefined if unknown: then no limit applies. */
  readonly openAt: (locationId: LocationId) => number | undefined;
  /** People who wait for the time with that slot key. */
  readonly waitingAt: (key: string) => number;
  /**
   * `partKey` -> places given in a month; parts with too few are absent, and their limits of
   * `reach` do not apply.
   */
  readonly placesAMonth: Readonly<Record<string, number>>;
};

/**
 * What is published: the reason the whole form pauses (`reasonText`, '' for none), and the keys of
 * full times.
 */
type PublishedIntake = { readonly reason: string; readonly full: readonly string[] };

type Given = IntakeNumbers & {
  readonly limits: readonly IntakeLimit[];
  readonly form: Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;
};

export const nothingFull: PublishedIntake = { reason: '', full: [] };

/**
 * What is full now. Closed from `most` on, open again only below 90 % of it, so `before` decides in
 * between. `isFull`: the limit for which the whole form pauses, also if every offered time is full;
 * it stays the same one as long as that holds. `full`: keys of offered times.
 */
export function intakeNow({
  limits,
  form,
  before,
  ...numbers
}: Given & { readonly before: PublishedIntake }): {
  isFull: IntakeLimit | undefined;
  full: string[];
} {
  const wasFull = new Set(before.full);
  const cells = offeredCells(form).map((cell) => ({ cell, key: slotKey(cell) }));
  const reasons = new Set<IntakeLimit>();
  const months = new Map(limits.map((limit) => [limit, monthsAt(limit, cells, numbers)]));
  const numberOf = (limit: IntakeLimit, key = '') =>
    limit.by === 'reach' ? months.get(limit) : peopleAt(limit, key, numbers);
  const full = cells.flatMap(({ cell, key }) => {
    const reached = limits.filter(
      (limit) => concerns(limit, cell) && isReached(limit, numberOf(limit, key), wasFull.has(key)),
    );
    for (const limit of reached) reasons.add(limit);
    return reached.length > 0 ? [key] : [];
  });
  const reached = limits.filter(
    (limit) => isWhole(limit) && isReached(limit, numberOf(limit), isHeldBy(limit, before)),
  );
  if (full.length > 0 && full.length === cells.length) reached.push(...reasons);
  return { isFull: reached.find((limit) => isHeldBy(limit, before)) ?? reached[0], full };
}

/**
 * Limits without a number to compare with: too few places were given in their part lately, or their
 * location is not counted.
 */
export function unmeasuredLimits(
  limits: readonly IntakeLimit[],
  numbers: IntakeNumbers,
): IntakeLimit[] {
  return limits.filter(
    (limit) =>
      (limit.by === 'reach' ? monthsAt(limit, [], numbers) : peopleAt(limit, '', numbers)) ===
      undefined,
  );
}

/**
 * What these limits would do today if they were new, for their settings page: ready as a sentence,
 * and as numbers of times.
 */
export function effectToday(given: Given): {
  isFull: IntakeLimit | undefined;
  full: number;
  of: number;
  text: string;
} {
  const { isFull, full } = intakeNow({ ...given, before: nothingFull });
  const of = offeredCells(given.form).length;
  const times = of === 1 ? `${full.length} von 1 Zeit` : `${full.length} von ${of} Zeiten`;
  const text = isFull
    ? 'Heute wäre das ganze Formular pausiert.'
    : full.length === 0
      ? 'Heute wäre nichts zu.'
      : `Heute ${full.length === 1 ? 'wäre' : 'wären'} ${times} zu.`;
  return { isFull, full: full.length, of, text };
}

/**
 * Why the whole form pauses, for patients, and when it opens again at the earliest: another limit
 * may be reached as well.
 */
export function reasonText(limit: IntakeLimit): string {
  const { by, most, locationId } = limit;
  const all = isWhole(limit) ? '' : 'Zurzeit sind alle unsere Zeiten voll. ';
  if (by === 'reach') {
    const months = most === 1 ? '1 Monat' : `${most} Monate`;
    return `${all}Bis zu einem Platz dauert es bei uns zurzeit voraussichtlich ${months} oder länger. Neue Anfragen sind frühestens wieder möglich, wenn es schneller geht.`;
  }
  const where =
    by === 'perTime' ? 'für eine davon ' : locationId === '' ? '' : 'an einem Standort ';
  return `${all}Neue Anfragen sind frühestens wieder möglich, wenn ${where}weniger als ${opensBelow(limit)} Personen warten.`;
}

/** 90 %, and at least one person less. */
export function opensBelow({ by, most }: IntakeLimit): number {
  const lower = (most * 9) / 10;
  return by === 'reach' ? lower : Math.ceil(lower);
}

/** Whether it is about the whole form, not about times. */
export function isWhole({ by, locationId, half }: IntakeLimit): boolean {
  return by !== 'perTime' && locationId === '' && half === 'all';
}

function concerns(limit: IntakeLimit, cell: Slot): boolean {
  return !isWhole(limit) && isIn(limit, cell);
}

function isIn({ locationId, half }: IntakeLimit, cell: Slot): boolean {
  return (
    (locationId === '' || locationId === cell.locationId) &&
    (half === 'all' || (half === 'morning') === isMorning(cell))
  );
}

function peopleAt(
  { by, locationId }: IntakeLimit,
  key: string,
  { open, openAt, waitingAt }: IntakeNumbers,
): number | undefined {
  if (by === 'perTime') return waitingAt(key);
  return locationId === '' ? open : openAt(locationId);
}

type Cells = readonly { readonly cell: Slot; readonly key: string }[];

/**
 * How long it takes, at the present pace, until everybody who waits there has a place. A part has
 * its share of all wishes for times.
 */
function monthsAt(
  limit: IntakeLimit,
  cells: Cells,
  { open, waitingAt, placesAMonth }: IntakeNumbers,
): number | undefined {
  const places = placesAMonth[partKey(limit)];
  if (places === undefined) return undefined;
  const wishes = (all: Cells) => all.reduce((sum, { key }) => sum + Math.max(0, waitingAt(key)), 0);
  const share = isWhole(limit)
    ? 1
    : wishes(cells.filter(({ cell }) => isIn(limit, cell))) / Math.max(1, wishes(cells));
  return (Math.max(0, open) * share) / places;
}

function isReached(limit: IntakeLimit, n: number | undefined, was: boolean): boolean {
  return n !== undefined && n >= (was ? opensBelow(limit) : limit.most);
}

function isHeldBy(limit: IntakeLimit, { reason }: PublishedIntake): boolean {
  return reason !== '' && reason === reasonText(limit);
}
