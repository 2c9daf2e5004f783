/** Live reads of a practice's requests. */

import { paths } from '@platzwart/domain/paths';
import { liveLimit, type QueryShape, queries } from '@platzwart/domain/queries';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { Tag } from '@platzwart/domain/tags/tag';
import { Member } from '@platzwart/domain/team/member';
import { compareRequested } from '@platzwart/domain/waiting-list/queue';
import { useMemo } from 'react';
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

export type TagsById = ReadonlyMap<string, Tag>;

/** The practice's tags by id; empty until loaded, so that rows do not wait for tag names. */
export function useTags(slug: string): TagsById {
  const live = useLiveQuery(paths.tags(slug), queries.tags(), Tag);
  const tags = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => new Map((tags ?? []).map((tag) => [tag.id, tag])), [tags]);
}

/** Names of the practice's members by uid. */
export function useMemberNames(slug: string): ReadonlyMap<string, string> {
  const live = useLiveQuery(paths.members(slug), queries.members(), Member);
  const members = live.status === 'loaded' ? live.value : undefined;
  return useMemo(() => new Map((members ?? []).map((member) => [member.id, member.name])), [members]);
}
