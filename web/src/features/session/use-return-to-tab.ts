import { useEffect, useEffectEvent } from 'react';

/** Milliseconds in which browsers may fire two events for one return. */
const sameReturn = 1000;

/** Calls back when the user returns to this tab, as after reading an e-mail in another one. */
export function useReturnToTab(onReturn: () => void): void {
  const look = useEffectEvent(onReturn);
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onFocus = () => {
      if (performance.now() - last < sameReturn) return;
      last = performance.now();
      look();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') onFocus();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
