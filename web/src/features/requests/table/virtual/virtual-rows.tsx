/** Renders only the visible rows of long pages. Loaded when such a page is requested. */
import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type FocusEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { RequestCards } from '../request-cards.tsx';
import { RequestsTable } from '../requests-table.tsx';
import { type VisibleRow, visibleRowsOf } from '../visible-rows.ts';

/** Pixels; estimated row and card heights before measuring. */
const rowHeight = 37;
const cardHeight = 176;
/** Pixels between two cards, as in the style sheet. */
const cardGap = 12;

type Reveal = {
  /** The row to reveal; undefined once done. */
  revealed: number | undefined;
};

export function VirtualTable({
  revealed,
  ...table
}: ComponentProps<typeof RequestsTable> & Reveal) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // If columns overflow, the table scrolls in its own region in both directions, so that its head
  // stays visible.
  const isOwn = useScrolls(region);
  const { count, range, onFocus } = useDrawn(table.rows.length);
  const margin = useDistance(region);
  const height = useRowHeight(region);
  // React renders at the end of the event anyway; flushing earlier rendered twice.
  const shared = {
    count,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: range,
    useFlushSync: false,
  };
  const inWindow = useWindowVirtualizer({
    ...shared,
    scrollMargin: margin,
    enabled: !isOwn,
    scrollPaddingStart: 48,
  });
  const inRegion = useVirtualizer({
    ...shared,
    getScrollElement: () => region,
    enabled: isOwn,
    scrollPaddingStart: 48,
  });
  const rows = isOwn ? inRegion : inWindow;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height changes all positions.
  useLayoutEffect(() => rows.measure(), [height, isOwn]);
  useReveal(revealed, rows.scrollToIndex);
  const list = drawnParts(rows.getVirtualItems(), rows.getTotalSize(), isOwn ? 0 : margin, 0);
  return <RequestsTable {...table} parts={{ list, onFocus }} region={setRegion} />;
}

export function VirtualCards({ revealed, ...cards }: ComponentProps<typeof RequestCards> & Reveal) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { count, range, onFocus } = useDrawn(cards.rows.length);
  const margin = useDistance(box);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => cardHeight,
    overscan: 4,
    gap: cardGap,
    rangeExtractor: range,
    scrollMargin: margin,
  });
  useReveal(revealed, rows.scrollToIndex);
  const list = drawnParts(rows.getVirtualItems(), rows.getTotalSize(), margin, cardGap);
  return (
    <div ref={setBox}>
      <RequestCards {...cards} parts={{ list, measure: rows.measureElement, onFocus }} />
    </div>
  );
}

/**
 * Visible rows, plus the row that has or last had focus, to which a menu returns focus, and its
 * neighbours for keyboard navigation.
 */
function useDrawn(count: number) {
  const [focused, setFocused] = useState<number | undefined>(undefined);
  const range = useCallback(
    (inSight: Range) => {
      const indexes = defaultRangeExtractor(inSight);
      if (focused === undefined) return indexes;
      const aroundFocus = [focused - 1, focused, focused + 1].filter(
        (index) => index >= 0 && index < inSight.count && !indexes.includes(index),
      );
      return aroundFocus.length === 0
        ? indexes
        : [...indexes, ...aroundFocus].sort((a, b) => a - b);
    },
    [focused],
  );
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (index !== undefined) setFocused(Number(index));
  }, []);
  return { count, range, onFocus };
}

/** `margin`: pixels between the scroll container and the list. */
function drawnParts(
  items: readonly VirtualItem[],
  total: number,
  margin: number,
  gap: number,
): VisibleRow[] {
  return visibleRowsOf(
    items.map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin })),
    total,
    gap,
  );
}

/**
 * Pixels from the top of the document; content above may resize, which changes the document's
 * height.
 */
function useDistance(element: HTMLElement | null): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () =>
      setDistance(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return distance;
}

/** Pixels. All table rows have the same height: measuring each would slow down scrolling. */
function useRowHeight(region: HTMLElement | null): number {
  const [height, setHeight] = useState(rowHeight);
  useLayoutEffect(() => {
    const row = region?.querySelector('[data-index]');
    if (!row) return;
    const observer = new ResizeObserver(() =>
      setHeight(row.getBoundingClientRect().height || rowHeight),
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [region]);
  return height;
}

function useScrolls(region: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const now = region?.dataset.wide !== undefined;
    if (now !== scrolls) setScrolls(now);
  });
  return scrolls;
}

function useReveal(
  index: number | undefined,
  scrollTo: (index: number, options: { align: 'center' }) => void,
): void {
  const done = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (index !== undefined && index !== done.current) scrollTo(index, { align: 'center' });
    done.current = index;
  }, [index, scrollTo]);
}
