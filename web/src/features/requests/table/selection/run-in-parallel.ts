export type Outcome<T> = { done: readonly T[]; refused: readonly { item: T; reason: string }[] };

/**
 * Runs a task for many items in order, with limited concurrency. `work` resolves to undefined, or
 * to the reason why it failed;
 * `onStep` receives the number of finished items.
 */
export async function runInParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<string | undefined>,
  onStep: (through: number) => void = () => {},
): Promise<Outcome<T>> {
  const reasons = new Map<T, string | undefined>();
  const waiting = items.values();
  const workThrough = async () => {
    for (const item of waiting) {
      reasons.set(item, await work(item));
      onStep(reasons.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, workThrough));
  const done = items.filter((item) => reasons.get(item) === undefined);
  const refused = items.flatMap((item) => {
    const reason = reasons.get(item);
    return reason === undefined ? [] : [{ item, reason }];
  });
  return { done, refused };
}
