/**
 * What is new to the reader, on all of their devices.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { Member, OpenedRequests } from '@platzwart/domain/team/member';
import { newSince } from '@platzwart/domain/team/news';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { run } from '../../calls/run.ts';
import { useLiveDocument } from '../../firebase/use-live.ts';
import { useRequestHandling } from './request-handling.tsx';

type News = {
  /**
   * New are requests since this moment, unless opened; undefined while unknown and before the
   * reader's first visit.
   */
  since: Date | undefined;
  /** Ids of open requests that are new to the reader; the same set while nothing changes. */
  ids: ReadonlySet<string>;
  /** Whether the reader has opened it since it came. */
  isOpened: (id: string) => boolean;
  /** Shows it as opened at once; the server learns it from the practice's log. */
  markOpened: (id: string) => void;
  /** Resolves to whether the server knows it. */
  readAll: () => Promise<boolean>;
};

const nobody: ReadonlySet<string> = new Set();
const unknown: News = {
  since: undefined,
  ids: nobody,
  isOpened: () => false,
  markOpened: () => {},
  readAll: async () => false,
};

const NewsContext = createContext<News>(unknown);

export function useNews(): News {
  return useContext(NewsContext);
}

type Props = { uid: string; today: IsoDate; children: ReactNode };

export function NewsProvider({ uid, today, children }: Props) {
  const { slug, open } = useRequestHandling();
  const live = useLiveDocument(paths.member(slug, uid), Member);
  const lastKnown = useRef<Member>(undefined);
  if (live.status === 'loaded') lastKnown.current = live.value;
  const member = lastKnown.current;
  const openedLive = useLiveDocument(paths.openedOf(slug, uid), OpenedRequests);
  const lastOpened = useRef<string>(undefined);
  if (openedLive.status === 'loaded') lastOpened.current = openedLive.value?.ids.join() ?? '';
  const openedKnown: string | undefined = lastOpened.current;
  const [openedHere, setOpenedHere] = useState(nobody);
  /** Milliseconds: all until then were read here. */
  const [readHere, setReadHere] = useState(0);

  const stored = member && openedKnown !== undefined && newSince(member, today);
  const sinceTime = stored ? Math.max(stored.getTime(), readHere) : undefined;
  const opened = useMemo(
    () => new Set([...(openedKnown ?? '').split(','), ...openedHere]),
    [openedKnown, openedHere],
  );
  const requests = open.status === 'loaded' ? open.value : undefined;
  const before = useRef(nobody);
  const ids = useMemo(() => {
    const found =
      sinceTime === undefined
        ? []
        : (requests?.filter(
            ({ requestedAt, source }) => source !== 'import' && requestedAt.getTime() > sinceTime,
          ) ?? []);
    const now = new Set(found.map(({ id }) => id).filter((id) => !opened.has(id)));
    const isSame =
      now.size === before.current.size && [...now].every((id) => before.current.has(id));
    if (!isSame) before.current = now;
    return before.current;
  }, [requests, sinceTime, opened]);

  const markOpened = useCallback(
    (id: string) => setOpenedHere((those) => (those.has(id) ? those : new Set([...those, id]))),
    [],
  );
  const readAll = useCallback(async () => {
    // This device's clock may be wrong; requests carry the server's time.
    const latest = (requests ?? []).reduce(
      (time, { requestedAt }) => Math.max(time, requestedAt.getTime()),
      0,
    );
    setReadHere(latest);
    const { ok } = await run('recordVisit', { companySlug: slug, allRead: true });
    if (!ok) setReadHere(0);
    return ok;
  }, [slug, requests]);

  const news = useMemo<News>(
    () => ({
      since: sinceTime === undefined ? undefined : new Date(sinceTime),
      ids,
      isOpened: (id) => opened.has(id),
      markOpened,
      readAll,
    }),
    [sinceTime, ids, opened, markOpened, readAll],
  );
  return <NewsContext value={news}>{children}</NewsContext>;
}
