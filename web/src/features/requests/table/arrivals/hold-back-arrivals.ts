/**
 * New requests never move the rows being read: those that belong between or before visible rows are
 * held until the user shows them; those at the end appear immediately. Pure. The count updates
 * immediately, so two screens may briefly show different rows, but never different counts.
 */
import type { Order } from '../use-table-address.ts';

type Row = { readonly id: string; readonly requestedAt: Date };

/** Requests at the first render, and those appended since; the times span both. */
export type Drawn = {
  readonly ids: ReadonlySet<string>;
  readonly since: ReadonlySet<string>;
  readonly oldest: number;
  readonly newest: number;
};

export function drawnWith(requests: readonly Row[]): Drawn {
  return { ids: new Set(requests.map(({ id }) => id)), since: new Set(), ...spanOf(requests) };
}

/** Adds appended rows, so that later arrivals cannot push them down either. */
export function drawnSince(drawn: Drawn, appended: readonly Row[]): Drawn {
  if (appended.every(({ id }) => drawn.since.has(id))) return drawn;
  const { oldest, newest } = spanOf(appended);
  return {
    ids: drawn.ids,
    since: new Set([...drawn.since, ...appended.map(({ id }) => id)]),
    oldest: Math.min(drawn.oldest, oldest),
    newest: Math.max(drawn.newest, newest),
  };
}

function spanOf(requests: readonly Row[]): { oldest: number; newest: number } {
  const times = requests.map(({ requestedAt }) => requestedAt.getTime());
  return {
    oldest: times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    newest: times.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  };
}

export type Arrivals<T> = {
  /** Visible, in order. */
  shown: readonly T[];
  /** Not shown yet. */
  held: readonly T[];
  /** Visible, after all previous rows. */
  appended: readonly T[];
};

/**
 * `ordered`: search and filter results in view order. Nothing counts as new before the first
 * render.
 */
export function arrivalsIn<T extends Row>(
  ordered: readonly T[],
  drawn: Drawn | undefined,
  order: Order,
): Arrivals<T> {
  const isNew = (request: T) => drawn !== undefined && !drawn.ids.has(request.id);
  if (!drawn || !ordered.some(isNew)) return { shown: ordered, held: [], appended: [] };
  const comesLast = ({ id, requestedAt }: T) =>
    drawn.since.has(id) ||
    (order === 'newest' && requestedAt.getTime() < drawn.oldest) ||
    (order === 'oldest' && requestedAt.getTime() > drawn.newest);
  const held = ordered.filter((request) => isNew(request) && !comesLast(request));
  const isHeld = new Set(held);
  return {
    shown: held.length === 0 ? ordered : ordered.filter((request) => !isHeld.has(request)),
    held,
    appended: ordered.filter((request) => isNew(request) && comesLast(request)),
  };
}
