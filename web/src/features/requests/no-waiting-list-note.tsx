import { screenPaths } from '@platzwart/domain/screen-paths';
import { isOnNoWaitingList } from '@platzwart/domain/waiting-list/offered-times';
import { Link } from 'react-router';
import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import { Note } from '../../ui/note.tsx';
import { texts } from './texts.ts';

/**
 * Counts requests in no waiting list and links to them; renders nothing if there are none, or while
 * requests are loading.
 */
export function NoWaitingListNote({ basePath }: { basePath: string }) {
  const { plan } = useRequestHandling();
  const all = useAllOpen();
  const count = plan && all ? all.filter((request) => isOnNoWaitingList(request, plan)).length : 0;
  if (count === 0) return null;
  return (
    <Note isWarm isLive>
      <p>
        {texts.countOnNoWaitingList(count)}{' '}
        <Link to={`${basePath}/${screenPaths.noWaitingList}`}>{texts.showThem}</Link>
      </p>
    </Note>
  );
}
