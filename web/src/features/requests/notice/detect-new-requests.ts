/** Which requests are new to this page: never seen before, and asked for after it was opened. */
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';

type NewRequest = WithId<Pick<TherapyRequest, 'requestedAt' | 'source'>>;

export type SeenRequests = { readonly ids: ReadonlySet<string>; readonly since: number };

/** By the newest request that is there at first: a clock of this computer that goes wrong does not matter. */
export function seenAtFirst(requests: readonly NewRequest[]): SeenRequests {
  return { ids: new Set(requests.map(({ id }) => id)), since: Math.max(0, ...requests.map(({ requestedAt }) => requestedAt.getTime())) };
}

/**
 * What has come since, oldest first. What comes back from the archive is not new, and rows of a file are no news to whoever
 * has just read it in; `shownId` is the request whose panel is open, one's own after entering it.
 */
export function newSince(seen: SeenRequests, requests: readonly NewRequest[], shownId: string | undefined): string[] {
  return requests
    .filter(
      ({ id, requestedAt, source }) => !seen.ids.has(id) && id !== shownId && source !== 'import' && requestedAt.getTime() > seen.since,
    )
    .map(({ id }) => id);
}

export function seenWith(seen: SeenRequests, requests: readonly NewRequest[]): SeenRequests {
  if (requests.every(({ id }) => seen.ids.has(id))) return seen;
  return { ...seen, ids: new Set([...seen.ids, ...requests.map(({ id }) => id)]) };
}
