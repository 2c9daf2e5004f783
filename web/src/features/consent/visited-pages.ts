/**
 * Tracks the pages this document has shown: a running script would see those reachable by Back
 * without a reload.
 */
const mark = 'data-shows-others';

/** Records a page view; `isCounted`: its visits may be counted. */
export function notePage(isCounted: boolean): void {
  if (!isCounted) document.documentElement.setAttribute(mark, '');
}

/** Whether visits may be counted on every page so far. */
export const showsCountedPagesOnly = () => !document.documentElement.hasAttribute(mark);
