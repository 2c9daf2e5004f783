/** Which pages this document has shown: what one can go back to without loading anew would be seen by a script that runs. */
const mark = 'data-shows-others';

/** A page is shown; `isCounted`: visits of it may be counted. */
export function notePage(isCounted: boolean): void {
  if (!isCounted) document.documentElement.setAttribute(mark, '');
}

/** Whether every page so far is one whose visits may be counted. */
export const showsCountedPagesOnly = () => !document.documentElement.hasAttribute(mark);
