/**
 * Where the focus goes when the row it stood in goes, or comes back. A row is known by the button in it that opens its
 * side panel: whatever a list looks like, it has one per row.
 */

export const openerId = (subjectId: string) => `oeffnen-${subjectId}`;

/** Takes the focus when a list has no row left; views mark their heading with it. */
export const viewHeading = { 'data-view-heading': '', tabIndex: -1 } as const;

/** How long a row may take to come back, in milliseconds. */
const patience = 2000;

export function findViewHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-view-heading]');
}

/** What opens the row after this one, or before it if it is the last. Ask while the row still stands. */
export function findNextOpener(subjectId: string): HTMLElement | null {
  const row = document.getElementById(openerId(subjectId))?.closest('tr, li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next?.querySelector<HTMLElement>(`[id^="${openerId('')}"]`) ?? null;
}

/** Focuses a row as soon as it is back, or the heading if it is not; whoever has gone on elsewhere is left alone. */
export function focusOpenerWhenBack(subjectId: string): void {
  if (document.getElementById(openerId(subjectId))) {
    // The list in sight is the one it leaves by coming back to another.
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
