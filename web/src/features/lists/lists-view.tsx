/** The lists of the team and of the member, live: open, rename, reorder, delete. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { type StoredList, useLists } from '../../entities/list/queries.ts';
import { useListCommands } from '../../entities/list/use-list-commands.ts';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../ui/states.tsx';
import { ListRows } from './list-rows.tsx';
import { texts } from './texts.ts';
import { useListSummaries } from './use-list-summaries.ts';

export type ListsProps = {
  slug: string;
  uid: string;
  /** The base address of the administration. */
  basePath: string;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** All open requests; undefined until all are loaded. */
  requests: readonly StoredRequest[] | undefined;
  /** A filter in words. */
  describe: (filter: RequestFilter) => readonly string[];
};

const none: readonly StoredList[] = [];

export function ListsView(props: ListsProps) {
  const { slug, uid, basePath, readOnlyReason, requests } = props;
  const live = useLists(slug, uid);
  const lists = live.status === 'loaded' ? live.value : none;
  const { team, own, share } = useListCommands(slug, uid, lists);
  const summaries = useListSummaries(lists, requests);
  const rows = { ...props, summaries, mayChange: readOnlyReason === undefined };
  return (
    <ViewSection isWide title={texts.title} lead={texts.lead}>
      {readOnlyReason !== undefined && <Note>{readOnlyReason}</Note>}
      {(live.status === 'refused' || live.status === 'failed') && (
        <LoadFailure title={texts.loadFailed} retry={live.retry} />
      )}
      {live.status === 'loading' && <Loading text={texts.loading} />}
      {live.status === 'loaded' && (
        <>
          {lists.length === 0 && (
            <Empty
              title={texts.empty.title}
              action={
                <ButtonLink to={`${basePath}/${screenPaths.requests}`}>
                  {texts.toRequests}
                </ButtonLink>
              }
            >
              <p>{texts.empty.text}</p>
            </Empty>
          )}
          <ListRows {...rows} commands={team} />
          {own.lists.length > 0 && <h3 className="small strong">{texts.own}</h3>}
          <ListRows {...rows} commands={own} onShare={(list) => void share(list)} />
        </>
      )}
    </ViewSection>
  );
}
