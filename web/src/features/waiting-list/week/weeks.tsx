import type { Weekday } from '@platzwart/domain/waiting-list/slot';
import { type MouseEvent, type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Counts } from '../queries.ts';
import { texts } from '../texts.ts';
import { HeatLegend } from './heat-legend.tsx';
import { type HeatScale, heatScale } from './heat-scale.ts';
import { HeatTable } from './heat-table.tsx';
import styles from './week.module.css';
import { conditionsOf, type Shown, type WeekFilter } from './week-address.ts';
import { cellsIn, countsIn, type WeekCell, type WeekTable, weekSums } from './week-table.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  shown: Shown<{ id: string; title: string }>;
  tables: readonly WeekTable[];
  counts: Counts | undefined;
  /** The requests counted, for sums of people; undefined until all are loaded. */
  fitting: readonly StoredRequest[] | undefined;
  retry: (() => void) | undefined;
  heading: (index: number) => ReactNode;
  filter: WeekFilter;
  today: Weekday;
  chosen: ReadonlySet<string>;
  outlined: ReadonlySet<string>;
  linkTo: (cell: WeekCell) => string;
  onPress: (event: MouseEvent, cell: WeekCell) => void;
  onPoint: (slotKeys: readonly string[]) => void;
};

/** One week, or two with a shared scale. */
export function Weeks({
  ref,
  shown,
  tables,
  counts,
  fitting,
  retry,
  heading,
  filter,
  ...rest
}: Props) {
  const isFiltered = conditionsOf(filter) > 0;
  const numbers = useMemo(() => (counts ? countsIn(tables, counts) : []), [tables, counts]);
  const sums = useMemo(
    () => fitting && tables.map((table) => weekSums(table, fitting)),
    [tables, fitting],
  );
  const scale = useHeatScale(
    numbers,
    `${shown.kind} ${shown.places.map(({ id }) => id).join(' ')} ${JSON.stringify(filter)}`,
  );
  const [front, setFront] = useFront(tables, rest.chosen);
  if (retry && !counts) return <LoadFailure title={texts.loadFailed} retry={retry} />;
  const names =
    shown.kind === 'everywhere' ? [texts.places.all] : shown.places.map(({ title }) => title);
  const hasPlan = tables.some(({ rows }) => rows.length > 0);
  return (
    <div ref={ref} className={`stack ${styles.weeks}`}>
      {shown.kind === 'two' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
        <div role="group" aria-label={texts.places.front} className={`segments ${styles.front}`}>
          {names.map((name, i) => (
            <button key={name} type="button" aria-pressed={i === front} onClick={() => setFront(i)}>
              {name}{' '}
              {sums?.[i] && <span className="regular digits">{texts.number(sums[i].all)}</span>}
            </button>
          ))}
        </div>
      )}
      <div className={`stack gap-5 ${styles.tables}`} data-kind={shown.kind}>
        {tables.map((table, i) => (
          <section
            key={shown.places[i]?.id}
            className={`stack gap-2 packed ${styles.week}`}
            aria-label={names[i]}
            data-behind={i === front ? undefined : ''}
          >
            {shown.kind === 'two' && (
              <div className={`row between baseline ${styles.heading}`}>
                {heading(i)}
                {sums?.[i] && <p className="hint digits">{texts.waiting(sums[i].all)}</p>}
              </div>
            )}
            {table.rows.length === 0 ? (
              <Empty title={texts.noPlan.title}>
                <p>{texts.noPlan.text}</p>
              </Empty>
            ) : (
              <HeatTable
                {...rest}
                caption={texts.caption(names[i] ?? '')}
                table={table}
                counts={counts}
                sums={sums?.[i]}
                isFiltered={isFiltered}
                scale={scale}
              />
            )}
          </section>
        ))}
      </div>
      {hasPlan && (
        <div className={`row gap-1 across-5 baseline ${styles.below}`}>
          <HeatLegend
            scale={scale}
            counts={numbers}
            hasGaps={tables.some(({ rows }) => rows.some(({ cells }) => cells.includes(undefined)))}
            hasSums={sums !== undefined}
          />
          <p className="hint">
            {!counts
              ? texts.filter.counting
              : isFiltered && numbers.every((n) => n === 0)
                ? texts.filter.noMatch
                : null}
          </p>
        </div>
      )}
    </div>
  );
}

/** Where only one of two weeks has room: which. It follows what is chosen. */
function useFront(tables: readonly WeekTable[], chosen: ReadonlySet<string>) {
  const own = tables.findIndex((table) =>
    cellsIn(table).some(({ keys }) => keys.some((key) => chosen.has(key))),
  );
  const [front, setFront] = useState({ index: Math.max(own, 0), own });
  if (front.own !== own) setFront({ index: own === -1 ? front.index : own, own });
  return [
    Math.min(front.index, tables.length - 1),
    (index: number) => setFront({ index, own }),
  ] as const;
}

/** The scale for the current view; hysteresis applies while `subject` is the same. */
function useHeatScale(counts: readonly number[], subject: string): HeatScale {
  const shown = useRef<{ subject: string; scale: HeatScale } | undefined>(undefined);
  const before = shown.current?.subject === subject ? shown.current.scale : undefined;
  const scale = heatScale(counts, before);
  shown.current = { subject, scale };
  return scale;
}
