import { type RefCallback, useCallback, useState } from 'react';

/** Pixels; a little more than a character takes on average, so that rather less is shown than cut off. */
const perCharacter = 8.5;

/** How many characters fit into an element's line, as long as it is there. */
export function useFittingCharacters(): [RefCallback<HTMLElement>, number] {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const ref = useCallback((element: HTMLElement | null) => {
    // Tests have no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(Math.floor(entry.contentRect.width / perCharacter));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
