/** Live reads of a practice's requests. */
import { HistoryEntry } from '@platzwart/domain/history';
import { Member } from '@platzwart/domain/member';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request';
import { Tag } from '@platzwart/domain/tag';
import { useMemo } from 'react';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

export const useOpenRequests = (slug: string) => useLiveQuery(paths.requests(slug), queries.openRequests(), TherapyRequest);

export const useArchivedRequests = (slug: string) => useLiveQuery(paths.requests(slug), queries.archivedRequests(), TherapyRequest);

export const useRequest = (slug: string, id: string | undefined) =>
  useLiveDocument(id === undefined ? undefined : paths.request(slug, id), TherapyRequest);

export const useRequestHistory = (slug: string, id: string) => useLiveQuery(paths.history(slug, id), queries.history(), HistoryEntry);

export type TagsById = ReadonlyMap<string, Tag>;

/** The practice's tags by id; empty until they are there: a row does not wait for the names of its tags. */
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
