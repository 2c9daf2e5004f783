import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the focus to the button that opened something once that closes, even if the button was
 * unmounted meanwhile.
 */
export function useFocusReturn(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // After paint: earlier, the button may not exist yet.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
