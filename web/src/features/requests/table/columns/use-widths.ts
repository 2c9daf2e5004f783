import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { columnsThatFit, type Widths, widthsIn } from './choose-columns.ts';
import type { ColumnKey } from './columns.tsx';

type Props = {
  columns: readonly ColumnKey[];
  /** In rem, of the fixed columns. */
  others: number;
  /** Drops columns rather than scroll. */
  mayDrop: boolean;
};

/**
 * The columns shown, and their widths for an element's width, while it is mounted; undefined
 * without layout.
 */
export function useWidths({
  columns,
  others,
  mayDrop,
}: Props): [RefCallback<HTMLElement>, readonly ColumnKey[], Widths | undefined] {
  const [room, setRoom] = useState<number | undefined>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    // Tests have no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const width = element.clientWidth;
      if (width > 0)
        setRoom(width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    // Before the first paint.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Referentially stable: rows rerender with it.
  const shown = useMemo(
    () => (mayDrop && room !== undefined ? columnsThatFit(room, columns, others) : columns),
    [mayDrop, room, columns, others],
  );
  return [ref, shown, room === undefined ? undefined : widthsIn(room, shown, others)];
}
