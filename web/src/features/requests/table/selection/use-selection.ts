import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { StoredRequest } from '../../../../entities/request/request-handling.tsx';
import { chosenIn, neighbour } from './row-checkbox.tsx';
import { nothingChosen, withAll, withChosen, withRange } from './selection.ts';

/** The selection across all pages. `order`: the view's requests in display order. */
export function useSelection(order: readonly StoredRequest[]) {
  const [selection, setSelection] = useState(nothingChosen);
  const latest = useRef(order);
  latest.current = order;

  const toggle = useCallback(
    (id: string, isOn: boolean, isRange: boolean) =>
      setSelection((before) =>
        isRange ? withRange(before, latest.current, id, isOn) : withChosen(before, id, isOn),
      ),
    [],
  );

  /**
   * Up and Down move between checkboxes, Shift extends the selection, Enter goes to the actions.
   */
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const id = chosenIn(event.target);
      if (id === undefined) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        document.getElementById(selectionBarId)?.focus({ preventScroll: true });
        return;
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const next = neighbour(event.target, event.key === 'ArrowDown' ? 1 : -1);
      if (!next) return;
      event.preventDefault();
      next.focus();
      const nextId = chosenIn(next);
      if (event.shiftKey && nextId !== undefined) toggle(nextId, true, true);
    },
    [toggle],
  );

  return {
    ids: selection.ids,
    toggle,
    onKeyDown,
    setAll: (requests: readonly StoredRequest[], isOn: boolean) =>
      setSelection((before) => withAll(before, requests, isOn)),
    clear: () => setSelection(nothingChosen),
  };
}

export const selectionBarId = 'auswahl-leiste';
