import { type PublicDemand, quieterHalf } from '@platzwart/domain/waiting-list/demand';
import { overlaps, type Slot, slotOfKey, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { MiniWeek, MiniWeekDays } from '../../ui/mini-week.tsx';
import { formatShortTimes } from '../request/short-times.ts';
import { anywhere, cellsIn, emptyFrame, framing } from '../request/week-frame.ts';
import styles from './demand-week.module.css';

const texts = {
  high: (times: string) => `Viel gefragt: ${times}`,
  even: 'Überall ähnlich gefragt',
  /** `wanted`: of these. */
  free: (n: number, wanted: number) =>
    `${n === 1 ? '1 freier Platz' : `${n} freie Plätze`}${wanted === 0 ? '' : wanted === n ? ', wo viel gefragt wird' : `, ${wanted} davon, wo viel gefragt wird`}`,
  mostly: {
    morning: 'meist nachmittags',
    afternoon: 'meist vormittags',
    none: 'über den Tag verteilt',
  },
};

type Props = Pick<PublicDemand, 'levels'>;

/**
 * When people want to come to a practice: the more, the stronger; the free places on it, below it
 * in words. Nothing while too few wait to tell.
 */
export function DemandWeek({ levels, free }: Props & { free: readonly Slot[] }) {
  const drawn = drawnFrom(levels, free);
  if (!drawn) return null;
  const wanted = free.filter((place) =>
    drawn.high.some((high) => overlaps({ ...place, locationId: high.locationId }, high)),
  );
  return (
    <>
      <span className="block">
        <MiniWeekDays names={drawn.names} />
        <MiniWeek days={drawn.days} cells={drawn.cells} label={drawn.label} />
      </span>
      <div className="hint">
        <p aria-hidden="true" className={drawn.high.length > 0 ? 'line gap-2 top' : undefined}>
          {drawn.high.length > 0 && <span className={styles.high} />}
          {drawn.label}
        </p>
        {free.length > 0 && (
          <p className="line gap-2 top">
            <span className={styles.free} aria-hidden="true" />
            {texts.free(free.length, wanted.length)}
          </p>
        )}
      </div>
    </>
  );
}

/**
 * The same in a row of a list, with three words: what stands out is the half of the day that is not
 * the quieter one.
 */
export function DemandInRow({ levels, isLarge = false }: Props & { isLarge?: boolean }) {
  const drawn = drawnFrom(levels);
  if (!drawn) return null;
  return (
    <>
      <span className="block">
        {isLarge && <MiniWeekDays names={drawn.names} isLarge />}
        <MiniWeek days={drawn.days} cells={drawn.cells} label={drawn.label} isLarge={isLarge} />
      </span>
      <span className="hint" aria-hidden="true">
        {texts.mostly[quieterHalf(slotsOf(levels), levels) ?? 'none']}
      </span>
    </>
  );
}

const slotsOf = (levels: Props['levels']): Slot[] =>
  Object.keys(levels).flatMap((key) => slotOfKey(key) ?? []);

function drawnFrom(levels: Props['levels'], free: readonly Slot[] = []) {
  const slots = slotsOf(levels);
  if (slots.length === 0) return undefined;
  const frame = framing(framing(emptyFrame, slots), free);
  const at = (level: string): Slot[] =>
    anywhere(
      Object.entries(levels).flatMap(([key, each]) =>
        each === level ? (slotOfKey(key) ?? []) : [],
      ),
    );
  const high = at('high');
  return {
    days: frame.days.length,
    names: frame.days.map((day) => weekdayName(day)),
    cells: [
      ...cellsIn(frame, 'offered', anywhere(slots)),
      ...cellsIn(frame, 'busy', at('medium')),
      ...cellsIn(frame, 'chosen', high),
      ...cellsIn(frame, 'free', anywhere(free)),
    ],
    high,
    label: high.length > 0 ? texts.high(formatShortTimes(high).join('; ')) : texts.even,
  };
}
