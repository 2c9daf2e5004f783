/** Steps to the previous or next request of the view behind the panel, by button or key. */
import { useCallback } from 'react';
import { useReadingOrder } from '../../../entities/request/reading-order.tsx';
import { openerId } from '../../../ui/overlay/row-focus.ts';

export type Stepping = {
  previous: string | undefined;
  next: string | undefined;
  /** The first has index 0; undefined if the view behind does not show this request. */
  place: { index: number; total: number } | undefined;
  step: (id: string | undefined) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** `isDisabled`: no stepping while the form is open. */
export function useStepping(
  id: string | undefined,
  isDisabled: boolean,
  onStep: (id: string) => void,
): Stepping {
  const order = useReadingOrder();
  const isOn = id !== undefined && !isDisabled;
  const previous = isOn ? order.before(id) : undefined;
  const next = isOn ? order.after(id) : undefined;

  const step = useCallback(
    (to: string | undefined) => {
      if (to !== undefined) onStep(to);
    },
    [onStep],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction === undefined || !isOn) return;
      event.preventDefault();
      step(direction === 'previous' ? previous : next);
    },
    [isOn, previous, next, step],
  );
  return { previous, next, place: isOn ? order.place(id) : undefined, step, onKeyDown };
}

const arrows: Readonly<Record<string, 'previous' | 'next'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

/**
 * An arrow on a name, here or in the list, where it scrolls nothing, elsewhere with Alt. Keys of
 * fields are left alone.
 */
function directionOf(event: KeyboardEvent): 'previous' | 'next' | undefined {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement))
    return undefined;
  if (target.matches('input, textarea, select') || target.isContentEditable) return undefined;
  if (altKey) return arrows[key];
  return target.matches(`h2, [id^="${openerId('')}"]`) ? arrows[key] : undefined;
}
