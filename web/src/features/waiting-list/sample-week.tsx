/**
 * The week to be tried out: the same table as in the administration, and the beginning of the list
 * of the time that is pressed. It reads and writes nothing; whoever shows it gives it hours, people
 * and a clock, so that it can be prerendered.
 */

import { berlinDate } from '@platzwart/domain/dates/german-date';
import { type OfferedPlan, offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { compareWaiting, countHeatmaps } from '@platzwart/domain/waiting-list/queue';
import { spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { useMemo, useState } from 'react';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { requestWeek } from '../../entities/request/request-week.ts';
import { waitsSince } from '../../entities/request/waiting-since.ts';
import { MiniWeek } from '../../ui/mini-week.tsx';
import { formatAge, otherTimes } from './people/format-person.ts';
import { texts as people } from './people/texts.ts';
import styles from './sample-week.module.css';
import { texts } from './texts.ts';
import { heatScale } from './week/heat-scale.ts';
import { HeatTable } from './week/heat-table.tsx';
import { cellsIn, countsIn, type WeekCell, weekTable } from './week/week-table.ts';

const t = texts.sample;

type Props = {
  form: Parameters<typeof offeredCells>[0] & OfferedPlan;
  requests: readonly StoredRequest[];
  now: Date;
  /** The cell that is free, and chosen at first. */
  free: Pick<WeekCell, 'weekday' | 'start'>;
  /** Where a cell leads before this code has arrived. */
  place: string;
};

const shown = 3;
const nothing: readonly string[] = [];

export function SampleWeek({ form, requests, now, free, place }: Props) {
  const week = useMemo(() => {
    const table = weekTable(offeredCells(form));
    const cells = cellsIn(table);
    const counts = new Map([...countHeatmaps(requests).values()].flatMap((each) => [...each]));
    const freeCell =
      cells.find(({ weekday, start }) => weekday === free.weekday && start === free.start) ??
      cells[0];
    return {
      table,
      counts,
      scale: heatScale(countsIn([table], counts)),
      freeKeys: freeCell?.keys ?? nothing,
      freeCell,
    };
  }, [form, requests, free]);
  const [cell, setCell] = useState(week.freeCell);
  const [pointed, setPointed] = useState<readonly string[]>(nothing);
  const freePlaces = useMemo(() => new Map(week.freeKeys.map((key) => [key, 1])), [week]);
  const keys = cell?.keys ?? nothing;
  return (
    <div className={styles.columns}>
      <div className={`measured ${styles.week}`}>
        <HeatTable
          caption={texts.caption(t.practice)}
          table={week.table}
          counts={week.counts}
          sums={undefined}
          isFiltered={false}
          scale={week.scale}
          today={undefined}
          chosen={new Set(keys)}
          outlined={new Set(pointed)}
          free={freePlaces}
          linkTo={() => place}
          onPress={(event, pressed) => {
            event.preventDefault();
            setCell(pressed);
          }}
          onPoint={() => {}}
        />
      </div>
      {cell && (
        <Waiting
          {...{ cell, form, now }}
          isFree={cell === week.freeCell}
          waiting={requests.filter(
            ({ status, slotKeys }) =>
              status === 'open' && keys.some((key) => slotKeys.includes(key)),
          )}
          onPoint={setPointed}
        />
      )}
    </div>
  );
}

type WaitingProps = Pick<Props, 'form' | 'now'> & {
  cell: WeekCell;
  isFree: boolean;
  waiting: readonly StoredRequest[];
  onPoint: (slotKeys: readonly string[]) => void;
};

function Waiting({ cell, form, now, isFree, waiting, onPoint }: WaitingProps) {
  const inOrder = [...waiting].sort(compareWaiting);
  const today = berlinDate(now);
  const more = inOrder.length - shown;
  return (
    <section className={`stack gap-3 packed roomy ${styles.list}`} aria-label={texts.side}>
      <div className={`line between ${styles.head}`}>
        <h2 className="h3">
          {weekdayName(cell.weekday)}, {spokenRange(cell)}
        </h2>
        {isFree && <span className={`small strong rigid round ${styles.free}`}>{t.free}</span>}
      </div>
      <p role="status" className="hint">
        {people.count(inOrder.length)} {inOrder.length > 1 && people.order(0)}
      </p>
      <ol key={cell.id} role="list" className="stack gap-0">
        {inOrder.slice(0, shown).map((request, i) => (
          <li
            key={request.id}
            className={`line gap-3 line-above ${styles.person}`}
            onPointerEnter={({ pointerType }) =>
              pointerType !== 'touch' && onPoint(request.slotKeys)
            }
            onPointerLeave={() => onPoint(nothing)}
          >
            <span
              className={`centred rigid small digits round on-soft muted strong ${styles.position}`}
            >
              {i + 1}
            </span>
            <span className="stack gap-0 grow">
              <span className="strong one-line">
                {request.firstname} {request.lastname}
              </span>
              <span className="hint one-line">
                {formatAge(request.birthdate, today)} · {waitsSince(request.requestedAt, today)}
              </span>
            </span>
            {i === 0 ? (
              <span className="rigid small strong deep">{t.next(isFree)}</span>
            ) : (
              <MiniWeek
                {...requestWeek(request, form)}
                label={otherTimes(request, [], offeredCells(form)).join(', ')}
              />
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="hint">{t.more(more)}</p>}
    </section>
  );
}
