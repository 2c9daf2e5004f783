/** Milliseconds of work before the page may answer a press. */
const turn = 25;

/**
 * Works through many items without blocking the page. Resolves to false if it was over before the
 * end.
 */
export async function inTurns<T>(
  items: readonly T[],
  work: (item: T, at: number) => void,
  isOver: () => boolean,
): Promise<boolean> {
  let since = Number.NEGATIVE_INFINITY;
  for (const [at, item] of items.entries()) {
    if (performance.now() - since > turn) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isOver()) return false;
      since = performance.now();
    }
    work(item, at);
  }
  return true;
}
