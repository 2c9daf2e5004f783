/** Which rows of a long page are drawn: those in sight, and room where the others would be. Pure. */
import type { FocusEvent } from 'react';

export type VisibleRow = { index: number } | { space: string; pixels: number };

export type VisibleRows = {
  list: readonly VisibleRow[];
  /** Tells how high a row is, where they differ; the element carries its index as `data-index`. */
  measure?: (element: Element | null) => void;
  /** The row with the focus is drawn even out of sight, so that the focus is not lost. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

/** Pixels from the beginning of the list. */
type Drawn = { index: number; start: number; end: number };

/** `gap` stands between any two parts, so a space between two rows brings one gap of its own. */
export function visibleRowsOf(drawn: readonly Drawn[], total: number, gap: number): VisibleRow[] {
  const parts: VisibleRow[] = [];
  let end: number | undefined;
  for (const { index, start, end: next } of drawn) {
    const missing = end === undefined ? start - gap : start - end - 2 * gap;
    // Nothing is left out where a row follows its neighbour.
    if (missing + gap > 0.5) parts.push({ space: `before-${index}`, pixels: Math.max(0, missing) });
    parts.push({ index });
    end = next;
  }
  const rest = total - (end ?? 0) - gap;
  if (rest + gap > 0.5) parts.push({ space: 'end', pixels: Math.max(0, rest) });
  return parts;
}
