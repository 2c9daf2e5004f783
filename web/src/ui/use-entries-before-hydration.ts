import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Preserves input typed before hydration. A prerendered page can be filled in before its code
 * loads, and React's next render would overwrite that with its own initial values. Reports each
 * field inside that differs from its prerendered state, once, on hydration. A context around such a
 * page needs a stable value: one that changed with the first commit made React discard every part
 * whose code had not loaded yet.
 */
export function useEntriesBeforeHydration(
  container: RefObject<HTMLElement | null>,
  take: (field: HTMLInputElement) => void,
): void {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    for (const field of container.current?.querySelectorAll('input') ?? []) {
      if (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
        takeOver(field);
    }
  }, [container]);
}
