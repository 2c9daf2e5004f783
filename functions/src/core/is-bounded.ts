/** How deep a body may nest: an edit's plan of a location is six deep. */
const maxDepth = 12;

/**
 * Whether a parsed body nests no deeper than we read, and holds at most that many values, none of which the SDK would decode by '@type': it
 * throws at types it does not know, before any call of ours. Stops at the first one too many.
 */
export function isBounded(body: unknown, maxValues: number): boolean {
  let level: unknown[] = [body];
  for (let depth = 0, values = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth === maxDepth) return false;
      for (const key in value) {
        values += 1;
        if (values > maxValues || key === '@type') return false;
        next.push(value[key as keyof typeof value]);
      }
    }
    level = next;
  }
  return true;
}
