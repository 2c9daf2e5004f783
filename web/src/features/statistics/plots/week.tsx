import { minTold } from '@platzwart/domain/statistics/masking';
import type { CellDemand } from '@platzwart/domain/statistics/reach';
import {
  describeSlots,
  slotKey,
  type Weekday,
  weekdayName,
} from '@platzwart/domain/waiting-list/slot';
import { formatNumber } from '../format.ts';
import type { PlotProps } from '../plot/plot-card.tsx';
import { masked } from '../plot/table.ts';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const t = texts.weekPlot;
const rowHeight = 34;
const left = 44;
const head = 22;
const heats = ['heat-0', 'heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5', 'heat-6'] as const;
/** Radius of a ring, in pixels; smaller in narrow cells, where the number needs its room. */
const maxRing = 11;
const roomOfNumber = 32;
/** A smaller part of a person would read 0. */
const leastTold = 0.05;

/** Not rounded up to a number that a file may tell. */
const wholePeople = (n: number) => (n < minTold ? Math.floor(n) : Math.round(n));

type Props = { cells: readonly CellDemand[]; location: string | undefined };

/** Who would like to come when, and where places are given: fill is demand, the ring places. */
export function weekPlot({ cells, location }: Props): PlotProps {
  const days = [...new Set(cells.map(({ cell }) => cell.weekday))].sort(
    (a, b) => a - b,
  ) as Weekday[];
  const times = [...new Set(cells.map(({ cell }) => cell.start))].sort();
  const [maxPeople, maxPlaces] = [
    Math.max(0, ...cells.map(({ people }) => people)),
    Math.max(0, ...cells.map(({ places }) => places)),
  ];
  const scarce = scarcest(cells);
  const spots = (width: number) => {
    const column = (width - left) / Math.max(1, days.length);
    return cells.map(({ cell }) => ({
      x: left + days.indexOf(cell.weekday as Weekday) * column + 1,
      y: head + times.indexOf(cell.start) * rowHeight + 1,
      width: Math.max(1, column - 2),
      height: rowHeight - 2,
    }));
  };
  return {
    title: location === undefined ? t.title : t.titleOf(location),
    sentence: scarce
      ? t.sentence(
          describeSlots([scarce.cell]),
          formatNumber(wholePeople(scarce.people)),
          Math.round(scarce.places * 10) / 10,
        )
      : maxPeople > 0
        ? t.tooFew
        : t.none,
    note: t.note,
    tellsAll: true,
    height: head + times.length * rowHeight,
    isEmpty: maxPeople === 0 && maxPlaces === 0,
    spots,
    draw: (width, drawn) => {
      const boxes = spots(width);
      const column = (width - left) / Math.max(1, days.length);
      const ring = Math.max(4, Math.min(maxRing, (column - roomOfNumber) / 2));
      return (
        <>
          {days.map((day, i) => (
            <text
              key={day}
              className={styles.tick}
              x={left + (i + 0.5) * column}
              y={14}
              textAnchor="middle"
            >
              {weekdayName(day, 'short')}
            </text>
          ))}
          {times.map((time, i) => (
            <text
              key={time}
              className={styles.tick}
              x={left - 6}
              y={head + i * rowHeight + 21}
              textAnchor="end"
            >
              {time}
            </text>
          ))}
          {cells.map(({ cell, people, places: given }, i) => {
            const box = boxes[i];
            if (!box) return null;
            const heat =
              heats[
                maxPeople === 0 ? 0 : Math.ceil((drawn(people) / maxPeople) * (heats.length - 1))
              ] ?? heats[6];
            const isTold = drawn(people) === people;
            return (
              <g key={slotKey(cell)} className={styles[heat]}>
                <rect {...box} rx={4} />
                <text x={box.x + 4} y={box.y + 20}>
                  {people >= leastTold &&
                    (isTold ? formatNumber(Math.round(people * 10) / 10) : masked)}
                </text>
                {given > 0 && (
                  <circle
                    cx={box.x + box.width - ring - 4}
                    cy={box.y + box.height / 2}
                    r={Math.max(2.5, Math.sqrt(drawn(given) / drawn(maxPlaces)) * ring)}
                  />
                )}
              </g>
            );
          })}
        </>
      );
    },
    table: {
      columns: [t.time, t.people, t.places],
      isCount: [false, true, true],
      rows: cells.map(({ cell, people, places }) => [
        describeSlots([cell]),
        Math.round(people * 10) / 10,
        Math.round(places * 10) / 10,
      ]),
    },
  };
}

/** Where most people come to a place. */
function scarcest(cells: readonly CellDemand[]): CellDemand | undefined {
  const ratio = ({ people, places }: CellDemand) => people / Math.max(1, places);
  return cells
    .filter(({ people }) => people >= 1)
    .sort((one, other) => ratio(other) - ratio(one))[0];
}
