import { slotOfKey, spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router';
import { Empty } from '../../../ui/states.tsx';
import type { Counts } from '../queries.ts';
import { useFreePlaces } from '../week/free-places.ts';
import { type WeekCell, waitingIn } from '../week/week-table.ts';
import styles from './people.module.css';
import { texts } from './texts.ts';

type Props = {
  isSeveral: boolean;
  isNobodyThere: boolean;
  bookingLink: string;
  cells: readonly WeekCell[];
  counts: Counts | undefined;
  /** Title by id, where a cell does not say by its table where it is. */
  locations: ReadonlyMap<string, string> | undefined;
  linkTo: (cell: WeekCell) => string;
  onPress: (event: MouseEvent, cell: WeekCell) => void;
};

const shownCells = 5;

/** Explains what will appear here, and leads to the times that are most likely meant: those that are free, and the longest lists. */
export function NothingChosen({ isSeveral, isNobodyThere, bookingLink, cells, counts, ...row }: Props) {
  const places = useFreePlaces();
  if (isNobodyThere) {
    return (
      <Empty title={texts.nobody.title}>
        <p>{texts.nobody.text}</p>
        <p className="anywhere">
          <a href={bookingLink} target="_blank" rel="noopener" className="lone-link">
            {bookingLink.replace(/^https?:\/\//, '')}
            <span className="visually-hidden">{texts.nobody.newTab}</span>
          </a>
        </p>
      </Empty>
    );
  }
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
          <Times title={texts.choose.longest} times={longest} {...row} />
        </>
      )}
    </div>
  );
}

type TimesProps = Pick<Props, 'locations' | 'linkTo' | 'onPress'> & { title: string; times: readonly { cell: WeekCell; n: number }[] };

function Times({ title, times, locations, linkTo, onPress }: TimesProps) {
  const id = useId();
  if (times.length === 0) return null;
  return (
    <div className="stack gap-1">
      <h4 id={id} className="hint strong">
        {title}
      </h4>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" aria-labelledby={id} className={`lined ${styles.slots}`}>
        {times.slice(0, shownCells).map(({ cell, n }) => (
          <li key={cell.keys.join()}>
            <Link to={linkTo(cell)} preventScrollReset className="line between small" onClick={(event) => onPress(event, cell)}>
              <span>
                <span className="strong">{`${weekdayName(cell.weekday, 'short')} ${spokenRange(cell)}`}</span>
                {locations && <span className="hint"> {locations.get(slotOfKey(cell.keys[0] ?? '')?.locationId ?? '')}</span>}
              </span>{' '}
              <span className="hint digits rigid">{texts.choose.waiting(n)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
