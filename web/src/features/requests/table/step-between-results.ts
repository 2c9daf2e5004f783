import type { KeyboardEvent } from 'react';
import { openerId } from '../../../ui/overlay/row-focus.ts';

/** Of the link below the rows that leads to the archive. */
export const archiveHitsId = 'archiv-treffer';

export function focusArchiveHits(): void {
  document.getElementById(archiveHitsId)?.focus();
}

/**
 * The arrows up and down lead from a row to its neighbour, from the first back to the search, from
 * the last on to the archive.
 */
export function stepBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const results = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      `[id^="${openerId('')}"], #${archiveHitsId}`,
    ),
  ];
  const at = results.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const next =
    results[at + by] ??
    (by < 0 ? document.querySelector<HTMLElement>('input[type="search"]') : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
