import { type RefObject, useEffect, useRef } from 'react';

/** The button that opened something: it has the focus again when that is closed, also where it gave its place to it and is back only now. */
export function useFocusReturn(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // After the picture is written: an earlier moment may still have no button.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
