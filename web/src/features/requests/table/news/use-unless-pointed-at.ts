import { type RefObject, useEffect, useState } from 'react';
import { mediaHook } from '../../../../ui/media-hook.ts';

const useHasPointer = mediaHook('(hover: hover)');

/**
 * Whether something may stand above the rows: what is wanted while a pointer is on them waits until
 * it leaves, as it would push another row below it. What stands there already stays.
 */
export function useUnlessPointedAt(
  isWanted: boolean,
  rows: RefObject<HTMLElement | null>,
): boolean {
  const hasPointer = useHasPointer();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isWanted) return setShown(false);
    const { current } = rows;
    const show = () => setShown(true);
    if (!hasPointer || !current?.matches(':hover')) return show();
    current.addEventListener('pointerleave', show);
    return () => current.removeEventListener('pointerleave', show);
  }, [isWanted, hasPointer, rows]);
  return isWanted && isShown;
}
