/** What 'nicht' and 'außer' take away from a line: groups of days with their hours. */
import type { Item } from '../lexer/item.ts';
import { bareDaysBefore } from './bare-lists.ts';
import { denyForward } from './deny-forward.ts';
import { type Days, isDays, isTime, type Not, type Placed, type Timed } from './placed.ts';
import type { Reach } from './reach.ts';

export type Negation = {
  days: Days[];
  times: Timed[];
  isForward: boolean;
  isForAll?: boolean;
  /** The words that leave open how much is denied. */
  unclear?: readonly Placed[];
  /** Nor do the other days suit for sure. */
  isRestOpen?: boolean;
};

/** What a line denies so far. */
export class Denied {
  readonly groups: Negation[] = [];
  readonly items = new Set<Item>();

  take(item: Placed, group: Negation): void {
    if (isDays(item)) group.days.push(item);
    else if (isTime(item)) group.times.push(item);
    this.items.add(item);
  }

  push(group: Negation): void {
    if (group.days.length + group.times.length > 0) this.groups.push(group);
  }
}

export function negated(items: readonly Placed[], reached: ReadonlyMap<Item, Reach>): Denied {
  const denied = new Denied();
  for (const not of items) {
    const reach = reached.get(not);
    if (not.is !== 'not' || !reach || !('items' in reach)) continue;
    if (reach.is === 'forward') denyForward(not, reach.items, items, denied);
    else denyBackward(not, reach.items, items, denied);
  }
  return denied;
}

function denyBackward(
  not: Not,
  reached: readonly Placed[],
  items: readonly Placed[],
  denied: Denied,
): void {
  const group: Negation = { days: [], times: [], isForward: false };
  for (const item of reached) denied.take(item, group);
  const bare = group.days.length > 0 ? bareDaysBefore(items, not) : [];
  // 'Mo, Di 8–12 nicht', 'Mo, Di nicht, sonst immer'.
  const isOfRest = items.slice(items.indexOf(not)).some(({ is }) => is === 'others');
  if (group.times.length > 0 || isOfRest) for (const item of bare) denied.take(item, group);
  else {
    // 'Di, Do geht nicht': does Tuesday suit?
    const isList = items.some(({ is, phrase }) => is === 'and' && phrase === not.phrase - 1);
    const days = isList ? [] : bare.filter((item) => !reached.includes(item)).reverse();
    if (days.length > 0 && days.every((item) => item.days.length === 1)) {
      for (const item of days) denied.items.add(item);
      const unclear = [...days, ...reached];
      denied.push({ days, times: [], isForward: false, unclear, isRestOpen: true });
    }
  }
  denied.push(group);
}
