import { type RefCallback, useCallback, useState } from 'react';
import { type ColumnKey, type Widths, widthsIn } from './columns.ts';

/** Column widths for an element's width, while it is mounted; undefined without layout. */
export function useWidths(columns: readonly ColumnKey[], others: number): [RefCallback<HTMLElement>, Widths | undefined] {
  const [room, setRoom] = useState<number | undefined>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    // Tests have no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const width = element.clientWidth;
      if (width > 0) setRoom(width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    // Before the first paint.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room === undefined ? undefined : widthsIn(room, columns, others)];
}
