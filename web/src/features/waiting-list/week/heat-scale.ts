/** The minimum of waiting requests in a cell of steps 1 to 4; step 0 means none. */
export type HeatScale = readonly [1, number, number, number];

type HeatStep = 0 | 1 | 2 | 3 | 4;

const smallWeek: HeatScale = [1, 3, 6, 10];

/** From this many in one cell, the small scale says too little. */
const smallest = 20;

/** Hysteresis: a smaller scale returns only once the maximum falls to this share of the larger scale's start. */
const slack = 0.9;

/**
 * The scale for the fullest cell: the classic one for small weeks, round numbers for larger ones, with steps so wide that it
 * changes only a few times in a practice's life. `before` is the scale shown so far: counts that vary around a threshold keep
 * the larger one.
 */
export function heatScale(max: number, before?: HeatScale): HeatScale {
  const scale = scaleFor(max);
  const isSmaller = before !== undefined && before[3] > scale[3];
  return isSmaller && max >= beginOf(before) * slack ? before : scale;
}

export function heatStep(waiting: number, scale: HeatScale): HeatStep {
  if (waiting < scale[0]) return 0;
  if (waiting < scale[1]) return 1;
  if (waiting < scale[2]) return 2;
  return waiting < scale[3] ? 3 : 4;
}

/** Each step's minimum and maximum; the last one is open-ended. */
export function stepsOf(scale: HeatScale): { step: HeatStep; from: number; to: number | undefined }[] {
  const bounds = [0, ...scale];
  return bounds.map((from, step) => {
    const next = bounds[step + 1];
    return { step: step as HeatStep, from, to: next === undefined ? undefined : next - 1 };
  });
}

/** Four steps of equal width: the largest round width that still puts the fullest cell clearly into the highest step. */
function scaleFor(max: number): HeatScale {
  if (max < smallest) return smallWeek;
  const width = widthsUpTo(max).findLast((each) => beginOf([1, each, 2 * each, 3 * each]) <= max) ?? 5;
  return [1, width, 2 * width, 3 * width];
}

/** 5, 10, 20, 25, 50, 100, 200, 250, 500 … */
function widthsUpTo(max: number): number[] {
  const widths: number[] = [5];
  for (let power = 10; power <= max; power *= 10) widths.push(power, 2 * power, 2.5 * power, 5 * power);
  return widths;
}

/** The maximum from which this scale applies. */
function beginOf(scale: HeatScale): number {
  return scale[3] === smallWeek[3] ? 0 : Math.max(smallest, Math.ceil(scale[3] * 1.1));
}
