/** Live reads of a practice's requests. */

import { paths } from '@platzwart/domain/paths';
import { liveLimit, type QueryShape, queries } from '@platzwart/domain/queries';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { compareRequested } from '@platzwart/domain/waiting-list/queue';
import { useLiveDocument, useLivePages, useLiveQuery } from '../../firebase/use-live.ts';

/** All open requests, oldest first, without a limit: the oldest load first, `isComplete` is true once all are loaded. */
export const useOpenRequests = (slug: string) => useLivePages(paths.requests(slug), openRequests);

const openRequests: Parameters<typeof useLivePages<TherapyRequest>>[1] = {
  schema: TherapyRequest,
  length: liveLimit,
  page: (from) => (from ? queries.openRequestsFrom(from) : queries.openRequests()),
  compare: compareRequested,
};

/** One page of the archive, or a search query on it. */
export const useArchivedRequests = (slug: string, shape: QueryShape) => useLiveQuery(paths.requests(slug), shape, TherapyRequest);

export const useRequest = (slug: string, id: string | undefined) =>
  useLiveDocument(id === undefined ? undefined : paths.request(slug, id), TherapyRequest);

export const useRequestHistory = (slug: string, id: string) => useLiveQuery(paths.history(slug, id), queries.history(), HistoryEntry);
