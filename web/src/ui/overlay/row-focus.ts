/**
 * The focus target when the focused row disappears or returns. A row is identified by the button in
 * it that opens its side panel: every kind of list has one per row.
 */

export const openerId = (subjectId: string) => `oeffnen-${subjectId}`;

/** Takes the focus when a list becomes empty; views mark their heading with it. */
export const viewHeading = { 'data-view-heading': '', tabIndex: -1 } as const;

/** Milliseconds to wait for a row to return. */
const patience = 2000;

export function findViewHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-view-heading]');
}

/**
 * The opener of the next row, or of the previous one for the last row. Call it while the row is
 * still mounted.
 */
export function findNextOpener(subjectId: string): HTMLElement | null {
  const row = document.getElementById(openerId(subjectId))?.closest('tr, li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>(`[id^="${openerId('')}"]`) ?? null;
}

/**
 * Focuses a row once it has returned, or the heading if it does not; never takes the focus from a
 * user who has moved on.
 */
export function focusOpenerWhenBack(subjectId: string): void {
  if (document.getElementById(openerId(subjectId))) {
    // The request leaves the visible list by returning to another one.
    (findNextOpener(subjectId) ?? findViewHeading())?.focus();
    return;
  }
  const before = document.activeElement;
  const end = (target: HTMLElement | null) => {
    observer.disconnect();
    clearTimeout(timer);
    const now = document.activeElement;
    if (now === before || now === document.body) target?.focus();
  };
  const observer = new MutationObserver(() => {
    const opener = document.getElementById(openerId(subjectId));
    if (opener) end(opener);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => end(findViewHeading()), patience);
}
