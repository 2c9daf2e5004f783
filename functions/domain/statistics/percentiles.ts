/** Percentiles of what was counted in buckets: bucket n holds values from n up to n + 1. */

/**
 * Bucket -> how many. A place taken back in a later month can leave less than none: such buckets
 * count 0.
 */
export type Buckets = ReadonlyMap<number, number>;

export function sizeOf(buckets: Buckets): number {
  return [...buckets.values()].reduce((sum, n) => sum + Math.max(0, n), 0);
}

/**
 * The value that this share (0 to 1) of all does not exceed, spread evenly within its bucket: off
 * by less than one bucket. Undefined without any.
 */
export function percentile(buckets: Buckets, share: number): number | undefined {
  const wanted = share * sizeOf(buckets);
  let below = 0;
  let last: number | undefined;
  for (const [bucket, n] of [...buckets]
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => one - other)) {
    if (below + n >= wanted) return bucket + (wanted - below) / n;
    below += n;
    last = bucket + 1;
  }
  return last;
}

/** Adds up buckets. */
export function sumOf(all: readonly Buckets[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const buckets of all)
    for (const [bucket, n] of buckets) sum.set(bucket, (sum.get(bucket) ?? 0) + n);
  return sum;
}
