/** Manual sort order: each item stores its position as `order`. */

/** The largest position that the rules allow. */
export const lastPlace = 9999;

type Placed = { readonly id: string; readonly order: number };

/**
 * The items whose position changes when one moves up or down by one, with their new positions; none
 * at the edge.
 */
export function moved<T extends Placed>(things: readonly T[], id: string, by: -1 | 1): T[] {
  const from = things.findIndex((thing) => thing.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= things.length) return [];
  const order = [...things];
  const [thing] = order.splice(from, 1);
  if (thing) order.splice(to, 0, thing);
  return order.flatMap((each, place) => (each.order === place ? [] : [{ ...each, order: place }]));
}

/** The position after all others. */
export function nextOrder(things: readonly Pick<Placed, 'order'>[]): number {
  return Math.min(lastPlace, Math.max(-1, ...things.map(({ order }) => order)) + 1);
}
