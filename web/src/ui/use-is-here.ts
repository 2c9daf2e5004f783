import { useEffect, useRef } from 'react';

/**
 * Whether the component is still shown. An answer that comes late leads nobody away from where they
 * have gone meanwhile.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef<boolean>(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
