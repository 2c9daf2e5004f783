/** The people of plans and offers, by request. */
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { Fragment, useMemo } from 'react';
import { fullName } from '../../entities/request/format-person.ts';
import { useRequest } from '../../entities/request/queries.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../entities/request/request-handling.tsx';
import { searchedFurther } from '../../entities/request/search-further.ts';
import { texts } from './texts.ts';

export type People = ReadonlyMap<string, StoredRequest>;

/** Everybody with an open request; fewer while they load. */
export function useOpenPeople(): People {
  const { open } = useRequestHandling();
  const requests = open.status === 'loaded' ? open.value : undefined;
  return useMemo(
    () => new Map((requests ?? []).map((request) => [request.id, request])),
    [requests],
  );
}

/**
 * Somebody of a plan; who has got a place is archived, and is read alone. Undefined while loading,
 * null if the request is gone.
 */
export function usePerson(
  requestId: string | undefined,
  people: People,
): StoredRequest | null | undefined {
  const { slug } = useRequestHandling();
  const listed = requestId === undefined ? undefined : people.get(requestId);
  const live = useRequest(slug, listed ? undefined : requestId);
  if (listed) return listed;
  return live.status === 'loaded' ? (live.value ?? null) : undefined;
}

export function nameOf(requestId: string, people: People): string {
  const person = people.get(requestId);
  return person ? fullName(person) : texts.somebody;
}

export function PersonName({ requestId, people }: { requestId: string; people: People }) {
  const person = usePerson(requestId, people);
  return person === undefined ? '…' : person === null ? texts.gone : fullName(person);
}

/** 'Eva Muster, Ada Beispiel' */
export function PersonNames({
  requestIds,
  people,
}: {
  requestIds: readonly string[];
  people: People;
}) {
  return requestIds.map((requestId, i) => (
    <Fragment key={requestId}>
      {i > 0 && ', '}
      <PersonName requestId={requestId} people={people} />
    </Fragment>
  ));
}

/** As the table finds them; who is called so stands before whose note says so. Nobody for none. */
export function peopleFound(term: string, people: People): StoredRequest[] {
  const words = searchWords(term);
  if (words.length === 0) return [];
  const isOther = (request: StoredRequest) =>
    Number(!words.every((word) => word.test(searchable(fullName(request)))));
  return searchedFurther([...people.values()], term).toSorted(
    (one, other) => isOther(one) - isOther(other),
  );
}
