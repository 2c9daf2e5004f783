import { useCallback, useLayoutEffect, useRef } from 'react';

/** What was typed before the palette could take it; meanwhile it would act on a row. */
export function useTypedEarly(isOpen: boolean): () => string {
  const typed = useRef('');
  useLayoutEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.length > 1 || isChord || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current += event.key;
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [isOpen]);
  return useCallback(() => typed.current, []);
}
