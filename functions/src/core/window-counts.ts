/** Counts by key in the memory of one instance, in fixed windows of time. */
import { windowAt } from '@platzwart/domain/rate-limit';

/**
 * Of more keys than this the first is forgotten: a flood from many addresses must not fill the
 * memory, nor refuse others.
 */
const maxKeys = 20_000;

/** Counts `more` of a key at that moment: how many there were in this window. */
export function windowCounts(minutes: number): (key: string, now: Date, more?: number) => number {
  let current = 0;
  let counts = new Map<string, number>();
  return (key, now, more = 1) => {
    const { number } = windowAt(minutes, now);
    if (number !== current) [current, counts] = [number, new Map()];
    const count = (counts.get(key) ?? 0) + more;
    const [first] = !counts.has(key) && counts.size >= maxKeys ? counts.keys() : [];
    if (first !== undefined) counts.delete(first);
    counts.set(key, count);
    return count;
  };
}
