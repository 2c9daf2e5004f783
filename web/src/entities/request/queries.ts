/** Live reads of a practice's requests. */

import { paths } from '@platzwart/domain/paths';
import { liveLimit, type QueryShape, queries } from '@platzwart/domain/queries';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { compareRequested } from '@platzwart/domain/waiting-list/queue';
import { useLiveDocument, useLiveList, useLiveQuery } from '../../firebase/use-live.ts';
import { useWithoutUndone } from './undone-imports.ts';
import { useImportPauses, useImportsUnderWay } from './use-import-pauses.ts';

/**
 * All open requests, oldest first, without a limit: the oldest load first, `isComplete` is true
 * once all are loaded. They stand still during an import; those of an undone one are gone at once.
 */
export function useOpenRequests(slug: string) {
  const underWay = useImportsUnderWay(slug);
  useImportPauses(underWay);
  return useWithoutUndone(useLiveList(paths.requests(slug), openRequests), underWay);
}

/**
 * Ids begin with any hexadecimal digit alike, so these borders make sixteen parts of about the same
 * size.
 */
const borders = [undefined, ...'123456789abcdef', undefined];

const openRequests: Parameters<typeof useLiveList<TherapyRequest>>[1] = {
  schema: TherapyRequest,
  length: liveLimit,
  start: queries.openRequests(),
  parts: borders.slice(1).map((before, i) => queries.openRequestsBetween(borders[i], before)),
  compare: compareRequested,
};

/** One page of the archive, or a search query on it; of no practice: nothing. */
export const useArchivedRequests = (slug: string | undefined, shape: QueryShape) =>
  useLiveQuery(slug && paths.requests(slug), shape, TherapyRequest);

export const useRequest = (slug: string, id: string | undefined) =>
  useLiveDocument(id === undefined ? undefined : paths.request(slug, id), TherapyRequest);

export const useRequestHistory = (slug: string, id: string) =>
  useLiveQuery(paths.history(slug, id), queries.history(), HistoryEntry);
