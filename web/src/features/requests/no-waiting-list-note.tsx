import { screenPaths } from '@platzwart/domain/screen-paths';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import { Link } from 'react-router';
import { Note } from '../../ui/note.tsx';
import { useRequestHandling } from './request-handling.tsx';
import { noFilter, putFilter } from './table/request-filter.ts';
import { texts } from './texts.ts';

/** Counts requests in no waiting list and links to them; renders nothing if there are none, or while requests are loading. */
export function NoWaitingListNote({ basePath }: { basePath: string }) {
  const { open, plan } = useRequestHandling();
  const all = open.status === 'loaded' && open.isComplete ? open.value : [];
  const count = plan ? all.filter((request) => isOnNoWaitingList(request, plan)).length : 0;
  if (count === 0) return null;
  return (
    <Note isWarm isLive>
      <p>
        {texts.countOnNoWaitingList(count)} <Link to={noWaitingListPath(basePath)}>{texts.showThem}</Link>
      </p>
    </Note>
  );
}

/** The table, filtered to requests in no waiting list. */
export function noWaitingListPath(basePath: string): string {
  const params = new URLSearchParams();
  putFilter(params, { ...noFilter, nowhere: true });
  return `${basePath}/${screenPaths.requests}?${params}`;
}
