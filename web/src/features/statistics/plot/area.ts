/** Where a plot's values lie in its picture, in pixels. */

export type Area = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The middle of column `i`. */
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
  /** Of a column. */
  readonly step: number;
  /** Values with a line. */
  readonly ticks: readonly number[];
};

type Wanted = { width: number; height: number; columns: number; max: number; min?: number };

export function areaOf({ width, height, columns, max, min = 0 }: Wanted): Area {
  const ticks = ticksOf(min, Math.max(max, 1));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  // Wide enough for '100 %'.
  const [left, right, top, bottom] = [44, width - 8, 20, height - 24];
  const step = (right - left) / Math.max(1, columns);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    step,
    ticks,
    x: (i) => left + (i + 0.5) * step,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
  };
}

/** A part of a picture that tells one row of the table. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The columns of such an area, from left to right. */
export function columnSpots(width: number, height: number, columns: number): Spot[] {
  const { left, top, bottom, step } = areaOf({ width, height, columns, max: 1 });
  return Array.from({ length: columns }, (_, i) => ({
    x: left + i * step,
    y: top,
    width: step,
    height: bottom - top,
  }));
}

/** About four round values that reach from `min` (at most 0) to `max`. */
export function ticksOf(min: number, max: number): number[] {
  const rough = (max - min) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(min / size);
  const last = Math.ceil(max / size);
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * size).toPrecision(6)),
  );
}

/** A line through the points; a gap where a value is missing. */
export function pathThrough(
  points: readonly (readonly [x: number, y: number] | undefined)[],
): string {
  return points
    .map((point, i) =>
      point
        ? `${i > 0 && points[i - 1] ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`
        : '',
    )
    .join('');
}
