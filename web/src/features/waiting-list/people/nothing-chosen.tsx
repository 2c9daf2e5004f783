import { slotOfKey, spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { ChevronRight } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router';
import type { Counts } from '../queries.ts';
import { useFreePlaces } from '../week/free-places.ts';
import { type WeekCell, waitingIn } from '../week/week-table.ts';
import { type Nobody, NobodyWaits } from './nobody-waits.tsx';
import styles from './people.module.css';
import { texts } from './texts.ts';

type Props = {
  isSeveral: boolean;
  /** Set while nobody waits. */
  nobody: Nobody | false;
  cells: readonly WeekCell[];
  counts: Counts | undefined;
  /** Title by id, where a cell does not say by its table where it is. */
  locations: ReadonlyMap<string, string> | undefined;
  linkTo: (cell: WeekCell) => string;
  onPress: (event: MouseEvent, cell: WeekCell) => void;
};

const shownCells = 5;
/** Of the other two of three lists. */
const fewer = 3;

/**
 * Explains what will appear here, and leads to the times that are most likely meant: those that are
 * free, and the longest lists.
 */
export function NothingChosen({ isSeveral, nobody, cells, counts, ...row }: Props) {
  const places = useFreePlaces();
  if (nobody) return <NobodyWaits {...nobody} />;
  const waiting = cells.map((cell) => ({ cell, n: counts ? waitingIn(cell, counts) : 0 }));
  const free = waiting.filter(({ cell }) => cell.keys.some((key) => places.has(key)));
  const longest = waiting.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n);
  return (
    <div className="stack gap-4 padded">
      <div className="stack gap-1">
        <h3>{texts.choose.title}</h3>
        <p className="hint">{isSeveral ? texts.choose.several : texts.choose.text}</p>
      </div>
      {counts && (
        <>
          <Times title={texts.choose.free} times={free} {...row} />
          {row.locations && (
            <Times
              title={texts.choose.shorter}
              times={shorterOf(waiting).slice(0, fewer)}
              {...row}
            />
          )}
          <Times
            title={texts.choose.longest}
            times={longest.slice(0, row.locations ? fewer : shownCells)}
            {...row}
          />
        </>
      )}
    </div>
  );
}

type Waiting = { cell: WeekCell; n: number; other?: number };

/** Times that two locations offer, at the one where fewer wait; the largest difference first. */
function shorterOf(waiting: readonly Waiting[]): Waiting[] {
  return waiting
    .flatMap(({ cell, n }) =>
      waiting.flatMap(({ cell: { id }, n: other }) =>
        id === cell.id && n < other ? [{ cell, n, other }] : [],
      ),
    )
    .sort((a, b) => b.other - b.n - (a.other - a.n));
}

type TimesProps = Pick<Props, 'locations' | 'linkTo' | 'onPress'> & {
  title: string;
  times: readonly Waiting[];
};

function Times({ title, times, locations, linkTo, onPress }: TimesProps) {
  const id = useId();
  if (times.length === 0) return null;
  return (
    <div className="stack gap-1">
      <h4 id={id} className="hint strong">
        {title}
      </h4>
      <ul role="list" aria-labelledby={id} className={`lined ${styles.slots}`}>
        {times.slice(0, shownCells).map(({ cell, n, other }) => (
          <li key={cell.keys.join()}>
            <Link
              to={linkTo(cell)}
              preventScrollReset
              className="line between small"
              onClick={(event) => onPress(event, cell)}
            >
              <span>
                <span className="strong">{`${weekdayName(cell.weekday, 'short')} ${spokenRange(cell)}`}</span>
                {locations && (
                  <span className="hint">
                    {' '}
                    {locations.get(slotOfKey(cell.keys[0] ?? '')?.locationId ?? '')}
                  </span>
                )}
              </span>{' '}
              <span className="hint line gap-1 digits rigid">
                {other === undefined ? texts.choose.waiting(n) : texts.choose.insteadOf(n, other)}
                <ChevronRight size={16} aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
