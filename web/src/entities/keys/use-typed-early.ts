import { useCallback, useLayoutEffect, useRef } from 'react';

/** Ends what was typed early, if somebody did not wait for the results. */
export const enter = '\n';

/**
 * Takes what was typed before the palette could: meanwhile it would act on a row. Each character is
 * given once.
 */
export function useTypedEarly(isOpen: boolean): () => string {
  const typed = useRef('');
  useLayoutEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isText = key.length === 1 || key === 'Enter' || key === 'Backspace';
      if (!isText || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else typed.current += key === 'Enter' ? enter : key;
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [isOpen]);
  return useCallback(() => {
    const taken = typed.current;
    typed.current = '';
    return taken;
  }, []);
}
