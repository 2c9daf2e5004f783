/**
 * Loads code on first use. Failures are returned, not thrown: losing the connection removes nothing
 * from the screen.
 */
import { useEffect, useState } from 'react';

const parts = new WeakMap<() => Promise<unknown>, unknown>();

type Part<T> = { part: T | undefined; hasFailed: boolean; retry: () => void };

/** Define `load` outside of components: it identifies the module. */
export function useLazyModule<T>(load: () => Promise<T>, isWanted: boolean): Part<T> {
  const [, redraw] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const part = parts.get(load) as T | undefined;

  useEffect(() => {
    if (!isWanted || part !== undefined || hasFailed) return;
    let isOver = false;
    load().then(
      (loaded) => {
        parts.set(load, loaded);
        if (!isOver) redraw((n) => n + 1);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted, part, hasFailed]);

  return { part, hasFailed, retry: () => setFailed(false) };
}
