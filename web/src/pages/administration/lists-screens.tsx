/** The lists: the overview, and a single one. */
import { useParams } from 'react-router';
import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import { texts } from '../../features/administration/texts.ts';
import { describeFilter } from '../../features/requests/table/active-filters.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';
import { ListsLine } from './lists-line.tsx';
import { RequestsTable } from './requests-screen.tsx';

const ListsView = lazyWhenOnline(() =>
  import('../../features/lists/lists-view.tsx').then((part) => ({ default: part.ListsView })),
);
const ListPage = lazyWhenOnline(() =>
  import('../../features/lists/list-page.tsx').then((part) => ({ default: part.ListPage })),
);

export function AllLists() {
  const { slug, uid, basePath, form } = useAdministration();
  const { readOnlyReason, tags } = useRequestHandling();
  const locations = form?.selectableLocations ?? [];
  return (
    <>
      <ListsLine />
      <ListsView
        slug={slug}
        uid={uid}
        basePath={basePath}
        readOnlyReason={readOnlyReason}
        requests={useAllOpen()}
        describe={(filter) => describeFilter({ filter, tags, locations, term: '' })}
      />
    </>
  );
}

/** The request table, filtered by a list. */
export function OneList() {
  const { slug, uid, title, basePath } = useAdministration();
  const { listId = '' } = useParams();
  return (
    <>
      <ListsLine />
      <ListPage slug={slug} uid={uid} basePath={basePath} id={listId}>
        {(list) => (
          <>
            <DocumentTitle title={texts.titled(list?.title ?? texts.lists, title)} />
            {/* Remounts for each list, so that none inherits another's position. */}
            {list && <RequestsTable key={list.id} list={list} />}
          </>
        )}
      </ListPage>
    </>
  );
}
