/** The single cell of a week that Tab reaches; arrows and other keys move on from there. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../../ui/week-selection.ts';
import { movedToOffered, places } from './grid-navigation.ts';
import type { WeekCell, WeekTable } from './week-table.ts';

/** `preferred`: the tab stop until a cell has had focus. */
export function useRovingTabIndex(
  { days, rows }: WeekTable,
  preferred: (cell: WeekCell) => boolean,
) {
  const table = useRef<HTMLTableElement>(null);
  const hadFocus = useRef<boolean>(false);
  const [visited, setVisited] = useState<string | undefined>(undefined);

  const size = { rows: rows.length, days: days.length };
  const cellAt = ({ row, day }: Place) => rows[row]?.cells[day];
  const offered = places(size).filter(cellAt);
  const find = (fits: (cell: WeekCell) => boolean) =>
    offered.find((place) => {
      const cell = cellAt(place);
      return cell && fits(cell);
    });
  const stop = find(({ id }) => id === visited) ??
    find(preferred) ??
    offered[0] ?? { row: 0, day: 0 };
  const stopId = cellAt(stop)?.id;

  const focus = (id: string | undefined) => {
    [...(table.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
      .find((element) => element.dataset.cell === id)
      ?.focus();
  };

  // The plan may change meanwhile: if the focused cell disappears, the new tab stop gets focus.
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focus(stopId);
  });

  return {
    table,
    stopId,
    handlers: {
      onFocus: (event: { target: EventTarget }) => {
        hadFocus.current = true;
        if (event.target instanceof HTMLElement) setVisited(event.target.dataset.cell);
      },
      onBlur: (event: { target: EventTarget; relatedTarget: EventTarget | null }) => {
        if (event.target instanceof Node && event.target.isConnected) hadFocus.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (
          event.key === ' ' &&
          event.target instanceof HTMLElement &&
          event.target.dataset.cell !== undefined
        ) {
          event.preventDefault();
          event.target.click();
          return;
        }
        const withControl = event.ctrlKey || event.metaKey;
        const to = movedToOffered(
          stop,
          event.key,
          withControl,
          size,
          (place) => cellAt(place) !== undefined,
        );
        if (!to) return;
        event.preventDefault();
        focus(cellAt(to)?.id);
      },
    },
  };
}
