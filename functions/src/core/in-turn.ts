/**
 * Does the work for each item, a few at once: the owners in turn, one item of each at a time, in
 * their order. However many items one owner has, and however long they take, those of others come
 * after at most `atOnce` of them. Ends early once `isOver`.
 */
export async function inTurn<T>(
  items: readonly T[],
  {
    ownerOf,
    atOnce,
    isOver,
  }: { ownerOf: (item: T) => string; atOnce: number; isOver: () => boolean },
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queues = [...Map.groupBy(items, ownerOf).values()];
  const worker = async () => {
    for (let queue = queues.shift(); queue && !isOver(); queue = queues.shift()) {
      const [next, ...rest] = queue;
      if (next !== undefined) await work(next);
      if (rest.length > 0) queues.push(rest);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
