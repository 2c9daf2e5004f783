import { type RefCallback, useCallback, useState } from 'react';

/** Pixels; slightly above the average character width, so that text is shortened rather than cut off. */
const perCharacter = 8.5;

/** The number of characters that fit on an element's line, while it is mounted. */
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
