/** Live reads for the administration's frame and the dashboard. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Member, OpenedRequests } from '@platzwart/domain/team/member';
import { RequestCounters } from '@platzwart/domain/waiting-list/counters';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useLeavingRequests } from '../../entities/request/undone-imports.ts';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/**
 * How many requests wait in the whole practice, live. The document is created with the first
 * request: until then, zero.
 */
export function useRequestCounters(slug: string) {
  const live = useLiveDocument(paths.requestCounters(slug), RequestCounters);
  const leaving = useLeavingRequests(slug);
  return useMemo(() => {
    if (live.status !== 'loaded' || !live.value || leaving === 0) return live;
    const { open, ...others } = live.value;
    return { ...live, value: { ...others, open: Math.max(0, open - leaving) } };
  }, [live, leaving]);
}

/** The reader's own membership. */
export const useMembership = (slug: string, uid: string) =>
  useLiveDocument(paths.member(slug, uid), Member);

export const useOpened = (slug: string, uid: string) =>
  useLiveDocument(paths.openedOf(slug, uid), OpenedRequests);

/** For counting only: the page stores nothing of a request but its id. */
const Counted = z.object({});

/**
 * Requests since this moment that still wait, up to one more than is counted; without a moment
 * nothing is queried.
 */
export const useNewRequests = (slug: string, since: Date | undefined) =>
  useLiveQuery(since && paths.requests(slug), queries.newRequests(since ?? new Date(0)), Counted);

/** The time, updated once a minute: precise enough for 'today' and 'waiting since'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
