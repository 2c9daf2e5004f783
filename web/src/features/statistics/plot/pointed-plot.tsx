/** A drawing whose figures show where one points, and which the arrow keys walk through. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';
import type { Spot } from './area.ts';
import { type PlotTable, toldBy } from './table.ts';

type Props = {
  title: string;
  width: number;
  height: number;
  /** One for each of the table's first rows. */
  spots: readonly Spot[];
  table: PlotTable;
  children: ReactNode;
};

/** Pixels. */
const tip = { width: 220, gap: 6 };

export function PointedPlot({ title, width, height, spots, table, children }: Props) {
  const [chosen, setAt] = useState<number | undefined>(undefined);
  const at = chosen === undefined ? undefined : Math.min(chosen, spots.length - 1);
  const spot = at === undefined ? undefined : spots[at];
  const [name, ...told] = toldBy(table, at ?? spots.length - 1);

  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [
      ((clientX - box.left) / box.width) * width,
      ((clientY - box.top) / box.height) * height,
    ];
    const found = spots.findIndex(
      (each) => x >= each.x && x < each.x + each.width && y >= each.y && y < each.y + each.height,
    );
    setAt(found < 0 ? undefined : found);
  };
  const press = (event: KeyboardEvent) => {
    const next =
      event.key === 'Escape' ? undefined : steppedTo(spots, at ?? spots.length - 1, event.key);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <div
      className={styles.pointed}
      role="slider"
      tabIndex={0}
      aria-label={texts.valuesOf(title)}
      aria-valuemin={1}
      aria-valuemax={spots.length}
      aria-valuenow={(at ?? spots.length - 1) + 1}
      aria-valuetext={[name, ...told].join(', ')}
      onFocus={() => setAt((before) => before ?? spots.length - 1)}
      onBlur={() => setAt(undefined)}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(undefined)}
    >
      <svg
        className={styles.plot}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        {children}
        {spot && (
          <>
            <rect
              className={styles.spot}
              x={spot.x}
              y={spot.y}
              width={spot.width}
              height={spot.height}
              rx={4}
            />
            <foreignObject {...boxBeside(spot, width, height)}>
              <div className={styles.tip} data-side={isLow(spot, height) ? 'low' : undefined}>
                <div className="small">
                  <p className="strong">{name}</p>
                  {told.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </div>
            </foreignObject>
          </>
        )}
      </svg>
    </div>
  );
}

const isLow = ({ y, height }: Spot, whole: number) =>
  y + height / 2 > whole / 2 && height < whole / 2;

/**
 * Beside the spot, where there is more room; of one in the lower half the tip stands at its foot.
 */
function boxBeside(spot: Spot, width: number, height: number): Spot {
  const isRight = spot.x + spot.width / 2 > width / 2;
  const x = isRight ? spot.x - tip.width - tip.gap : spot.x + spot.width + tip.gap;
  const low = isLow(spot, height);
  return {
    x: Math.max(0, Math.min(x, width - tip.width)),
    y: low ? 0 : spot.y,
    width: tip.width,
    height: low ? spot.y + spot.height : height - spot.y,
  };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in the key's direction. */
function steppedTo(spots: readonly Spot[], at: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  const [direction, from] = [directions[key], spots[at]];
  if (!direction || !from) return undefined;
  const [dx, dy] = direction;
  const distances = spots.map(({ x, y }) => {
    const [ahead, aside] = [
      (x - from.x) * dx + (y - from.y) * dy,
      Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx),
    ];
    return ahead > 0 ? ahead + 4 * aside : Number.POSITIVE_INFINITY;
  });
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : at;
}
