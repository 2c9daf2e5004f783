import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** In milliseconds: as phones take it elsewhere. */
const restsFor = 500;

/** A finger that rests on a cell chooses one more, as a press with Ctrl does. */
export function useResting() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinger = useRef<boolean>(false);
  const hasRested = useRef<boolean>(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, target }: PointerEvent) => {
      end();
      isFinger.current = pointerType !== 'mouse';
      hasRested.current = false;
      const cell = target instanceof Element && target.closest('[data-cell]');
      if (!cell || !isFinger.current) return;
      timer.current = setTimeout(() => {
        const init = { bubbles: true, cancelable: true, ctrlKey: true };
        cell.dispatchEvent(new globalThis.MouseEvent('click', init));
        hasRested.current = true;
      }, restsFor);
    },
    onPointerUp: end,
    // It scrolls.
    onPointerCancel: end,
    // The menu of links.
    onContextMenu: (event: MouseEvent) => isFinger.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!hasRested.current) return;
      hasRested.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
