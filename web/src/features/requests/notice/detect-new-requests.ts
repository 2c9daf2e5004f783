/** Detects requests that are new to this page: not seen before, and made after it was opened. */
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';

type NewRequest = WithId<Pick<TherapyRequest, 'requestedAt' | 'source'>>;

export type SeenRequests = { readonly ids: ReadonlySet<string>; readonly since: number };

/** Compares with the newest request at load, so a wrong local clock does not matter. */
export function seenAtFirst(requests: readonly NewRequest[]): SeenRequests {
  return {
    ids: new Set(requests.map(({ id }) => id)),
    since: Math.max(0, ...requests.map(({ requestedAt }) => requestedAt.getTime())),
  };
}

/**
 * New since then, oldest first. Excludes requests back from the archive, and imported rows, which
 * the importing user already knows. `shownId`: the open panel's request, e.g. one just entered
 * manually.
 */
export function newSince(
  seen: SeenRequests,
  requests: readonly NewRequest[],
  shownId: string | undefined,
): string[] {
  return requests
    .filter(
      ({ id, requestedAt, source }) =>
        !seen.ids.has(id) &&
        id !== shownId &&
        source !== 'import' &&
        requestedAt.getTime() > seen.since,
    )
    .map(({ id }) => id);
}

export function seenWith(seen: SeenRequests, requests: readonly NewRequest[]): SeenRequests {
  if (requests.every(({ id }) => seen.ids.has(id))) return seen;
  return { ...seen, ids: new Set([...seen.ids, ...requests.map(({ id }) => id)]) };
}
