/** The rows a long page renders: visible ones, and spacers for the others. Pure. */
import type { FocusEvent } from 'react';

export type VisibleRow = { index: number } | { space: string; pixels: number };

export type VisibleRows = {
  list: readonly VisibleRow[];
  /** Measures rows of varying height; the element carries its index as `data-index`. */
  measure?: (element: Element | null) => void;
  /** Renders the focused row even outside the viewport, to preserve focus. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
};

/** Pixels from the start of the list. */
type Drawn = { index: number; start: number; end: number };

/** `gap` separates any two parts, so a spacer between two rows adds one more gap. */
export function visibleRowsOf(drawn: readonly Drawn[], total: number, gap: number): VisibleRow[] {
  const parts: VisibleRow[] = [];
  let end: number | undefined;
  for (const { index, start, end: next } of drawn) {
    const missing = end === undefined ? start - gap : start - end - 2 * gap;
    // Adjacent rows need no spacer.
    if (missing + gap > 0.5) parts.push({ space: `before-${index}`, pixels: Math.max(0, missing) });
    parts.push({ index });
    end = next;
  }
  const rest = total - (end ?? 0) - gap;
  if (rest + gap > 0.5) parts.push({ space: 'end', pixels: Math.max(0, rest) });
  return parts;
}
