/**
 * Requests that come while somebody reads never move what is read: those that would stand between or before the others
 * wait until they are asked for; those at the end stand there at once. Pure.
 */
type Row = { readonly id: string; readonly requestedAt: Date };

/** What there was when the view was drawn. */
export type Drawn = { readonly ids: ReadonlySet<string>; readonly oldest: number; readonly newest: number };

export function drawnWith(requests: readonly Row[]): Drawn {
  const times = requests.map(({ requestedAt }) => requestedAt.getTime());
  return {
    ids: new Set(requests.map(({ id }) => id)),
    oldest: times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    newest: times.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  };
}

export type Arrivals<T> = {
  /** To be shown, in their order. */
  shown: readonly T[];
  /** Not shown yet. */
  held: readonly T[];
  /** Shown, behind everything that was there before. */
  appended: readonly T[];
};

/** `ordered`: what fits search and filters, in the order of the view. While nothing was drawn, nothing is new. */
export function arrivalsIn<T extends Row>(ordered: readonly T[], drawn: Drawn | undefined, newestFirst: boolean): Arrivals<T> {
  const isNew = (request: T) => drawn !== undefined && !drawn.ids.has(request.id);
  if (!drawn || !ordered.some(isNew)) return { shown: ordered, held: [], appended: [] };
  const comesLast = ({ requestedAt }: T) => (newestFirst ? requestedAt.getTime() < drawn.oldest : requestedAt.getTime() > drawn.newest);
  const held = ordered.filter((request) => isNew(request) && !comesLast(request));
  const isHeld = new Set(held);
  return {
    shown: held.length === 0 ? ordered : ordered.filter((request) => !isHeld.has(request)),
    held,
    appended: ordered.filter((request) => isNew(request) && comesLast(request)),
  };
}
