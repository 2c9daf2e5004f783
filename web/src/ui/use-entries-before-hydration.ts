import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * A page that the build has drawn can be filled in before its code is there, and React would draw its own first value over
 * that with its next render. Hands on each field inside that is not as it was drawn, once, when the browser takes it over.
 * A context around such a page needs a stable value: one that changed with the first commit made React drop every part whose code had not
 * loaded yet.
 */
export function useEntriesBeforeHydration(container: RefObject<HTMLElement | null>, take: (field: HTMLInputElement) => void): void {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    for (const field of container.current?.querySelectorAll('input') ?? []) {
      if (field.value !== field.defaultValue || field.checked !== field.defaultChecked) takeOver(field);
    }
  }, [container]);
}
