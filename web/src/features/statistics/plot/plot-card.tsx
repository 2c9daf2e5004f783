/**
 * A plot under its title and the sentence that it says; its figures by pointing, and as a table.
 */
import { masked } from '@platzwart/domain/statistics/masking';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';
import type { Spot } from './area.ts';
import { PointedPlot } from './pointed-plot.tsx';
import { drawnMasked, type PlotTable, sentenceToShare, textOf, withoutZeros } from './table.ts';

/** Fills of a plot, by role: `tone-1` to `tone-5` in the stylesheet, and lines. */
type Legend = readonly { readonly name: string; readonly tone: string }[];

export type PlotProps = {
  title: string;
  /** What it says, in a sentence. */
  sentence: string;
  /** Its small numbers are lengths of time, so it may leave the screen as it is. */
  tellsTime?: boolean;
  /** How it is counted. */
  note?: string | undefined;
  legend?: Legend;
  height: number;
  /** `drawn`: how high a count of people is drawn. */
  draw: (width: number, drawn: (n: number) => number) => ReactNode;
  table: PlotTable;
  /**
   * Where the drawing tells the first rows of the table; without them it says its figures itself.
   */
  spots?: (width: number) => readonly Spot[];
  /** The drawing tells every figure of the table: on paper it needs none. */
  tellsAll?: boolean;
  /** There is too little to draw. */
  isEmpty?: boolean;
};

type Props = PlotProps & {
  /** On paper: the table stands below or beside it, and small counts are hidden. */
  isPrinted?: boolean;
};

const exactly = (n: number) => n;

/** Pixels, on A4: the whole width, or beside a table of few columns. */
const printed = { alone: 680, beside: 400, columns: 4 };

export function PlotCard({ isPrinted = false, ...plot }: Props) {
  const {
    title,
    sentence,
    tellsTime = false,
    note,
    legend = [],
    height,
    draw,
    table,
    spots,
    tellsAll = false,
    isEmpty = false,
  } = plot;
  const id = useId();
  const isBeside = isPrinted && !tellsAll && table.columns.length <= printed.columns;
  const { ref, width } = useWidth(!isPrinted ? 640 : isBeside ? printed.beside : printed.alone);
  return (
    <section
      className={`stack gap-3 packed framed roomy ${styles.card}`}
      data-empty={isEmpty ? '' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className="stack gap-0">
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={styles.sentence}>
          {isPrinted ? sentenceToShare(sentence, tellsTime) : sentence}
        </p>
      </div>
      {!isEmpty && (
        <>
          {legend.length > 0 && (
            <ul role="list" className="row gap-1 across-4 hint">
              {legend.map(({ name, tone }) => (
                <li key={name} className="line">
                  <svg className={styles.key} viewBox="0 0 12 12" aria-hidden="true">
                    <rect width="12" height="12" rx="3" className={styles[tone]} />
                  </svg>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div
            className={
              isBeside ? styles.beside : `stack gap-3 packed ${isPrinted ? styles.below : ''}`
            }
          >
            <div ref={ref} className="stack gap-2">
              {isPrinted || !spots ? (
                // The table beside it says the same.
                <svg
                  className={styles.plot}
                  viewBox={`0 0 ${width} ${height}`}
                  width={width}
                  height={height}
                  aria-hidden="true"
                >
                  {draw(width, isPrinted ? drawnMasked : exactly)}
                </svg>
              ) : (
                <PointedPlot
                  title={title}
                  width={width}
                  height={height}
                  spots={spots(width)}
                  table={table}
                >
                  {draw(width, exactly)}
                </PointedPlot>
              )}
              {note && <p className="hint">{note}</p>}
            </div>
            {isPrinted ? (
              !tellsAll && (
                <Figures
                  caption={title}
                  table={withoutZeros(masked(table.rows, table.isCount), table)}
                />
              )
            ) : (
              <details className={styles.figures}>
                <summary className="tap">{texts.table}</summary>
                <Figures caption={title} table={table} />
              </details>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Figures({
  caption,
  table: { columns, rows, total },
}: {
  caption: string;
  table: PlotTable;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too.
    <section className={styles.scroll} tabIndex={0} aria-label={texts.tableOf(caption)}>
      <table className="digits small">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{textOf(name)}</th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]}>{textOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{textOf(total[0] ?? '')}</th>
              {total.slice(1).map((cell, i) => (
                <td key={columns[i + 1]} className="strong">
                  {textOf(cell)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/**
 * The width of what carries the ref, in pixels: text in a plot keeps its size, however wide the
 * plot is.
 */
function useWidth(usual: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setWidth(now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
