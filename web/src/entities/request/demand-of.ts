/**
 * When a part of the requests could come, by the times that anybody waits for: the levels of a
 * `DemandWeek`.
 */
import { demandLevels, type PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';

type Timed = { readonly slotKeys: readonly string[] };

export function demandOf(part: readonly Timed[], all: readonly Timed[]): PublicDemand['levels'] {
  const waiting = new Map<string, number>();
  for (const key of part.flatMap(({ slotKeys }) => slotKeys))
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
  const cells = [...new Set(all.flatMap(({ slotKeys }) => slotKeys))].flatMap(
    (key) => slotOfKey(key) ?? [],
  );
  return demandLevels(part.length, cells, (key) => waiting.get(key) ?? 0);
}
