import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * A page that the build has drawn can be filled in before its code is there, and React would draw its own first value over
 * that with its next render. Hands on each field inside that is not as it was drawn, once, when the browser takes it over.
 */
export function useEntriesBeforeHydration(container: RefObject<HTMLElement | null>, take: (field: HTMLInputElement) => void): void {
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    for (const field of container.current?.querySelectorAll('input') ?? []) {
      if (field.value !== field.defaultValue || field.checked !== field.defaultChecked) takeOver(field);
    }
  }, [container]);
}
