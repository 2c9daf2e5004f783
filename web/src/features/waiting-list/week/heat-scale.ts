/**
 * The heatmap's colours, by rank: the cells shown are divided into six groups of about equal size,
 * so that the eye finds the fullest and the emptiest in a week of 5 as in one of 500.
 */

type HeatStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Each used step above 0 with the fewest waiting it stands for, ascending. Step 0 means none. */
export type HeatScale = readonly { step: HeatStep; from: number }[];

const strongest = 6;

/**
 * The scale shown so far stays while it gives at least this share of the cells the same colour: a
 * few bookings must not recolour the week.
 */
const sameEnough = 0.85;

/** `counts`: the waiting of each shown cell. `before`: the scale shown so far. */
export function heatScale(counts: readonly number[], before?: HeatScale): HeatScale {
  const scale = scaleFor(counts.filter((n) => n > 0).sort((a, b) => a - b));
  if (!before) return scale;
  const same = counts.filter((n) => Math.abs(heatStep(n, scale) - heatStep(n, before)) <= 1);
  const isUsed = before.every(({ from }, i) =>
    counts.some((n) => n >= from && n < (before[i + 1]?.from ?? Number.POSITIVE_INFINITY)),
  );
  return isUsed && same.length >= counts.length * sameEnough ? before : scale;
}

export function heatStep(waiting: number, scale: HeatScale): HeatStep {
  return scale.findLast(({ from }) => waiting >= from)?.step ?? 0;
}

/** Each step's minimum and maximum; the last one is open-ended. */
export function stepsOf(
  scale: HeatScale,
): { step: HeatStep; from: number; to: number | undefined }[] {
  const all = [{ step: 0 as const, from: 0 }, ...scale];
  return all.map(({ step, from }, i) => {
    const next = all[i + 1];
    return { step, from, to: next && next.from - 1 };
  });
}

/** `counts` ascending and above 0. */
function scaleFor(counts: readonly number[]): HeatScale {
  const max = counts.at(-1) ?? 0;
  // So few that each number is a step: two waiting must not look like a crowd.
  if (max <= strongest) return stepsFrom(Array.from({ length: strongest }, (_, i) => i + 1));
  const unit = unitFor(max);
  const bounds = [1];
  for (let group = 1; group < strongest; group++) {
    const at = counts[Math.floor((group * counts.length) / strongest)] ?? max;
    const bound = Math.floor(at / unit) * unit;
    if (bound > (bounds.at(-1) ?? 0) && counts.some((n) => n < bound)) bounds.push(bound);
  }
  return stepsFrom(bounds);
}

/** Fewer groups than colours still reach from the weakest to the strongest. */
function stepsFrom(bounds: readonly number[]): HeatScale {
  const width = bounds.length > 1 ? (strongest - 1) / (bounds.length - 1) : 0;
  return bounds.map((from, i) => ({
    step: (bounds.length === 1 ? 3 : Math.round(1 + i * width)) as HeatStep,
    from,
  }));
}

/**
 * Differences below a twenty-fifth of the fullest cell do not count, and bounds are round: 1, 2, 5,
 * 10, 20, 50 …
 */
function unitFor(max: number): number {
  for (let power = 1; ; power *= 10) {
    const unit = [1, 2, 5].find((digit) => digit * power >= max / 25);
    if (unit) return unit * power;
  }
}
