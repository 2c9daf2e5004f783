/** The dynamic lists: the overview, and a single one. */

import { useParams } from 'react-router';
import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import { texts } from '../../features/administration/texts.ts';
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
  const { slug, basePath, form } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  return (
    <>
      <ListsLine />
      <ListsView
        slug={slug}
        basePath={basePath}
        readOnlyReason={readOnlyReason}
        locations={form?.selectableLocations}
        requests={useAllOpen()}
      />
    </>
  );
}

/** The request table, filtered by a list. */
export function OneList() {
  const { slug, title, basePath, form } = useAdministration();
  const { listId = '' } = useParams();
  const { readOnlyReason } = useRequestHandling();
  return (
    <>
      <ListsLine />
      <ListPage
        slug={slug}
        basePath={basePath}
        id={listId}
        mayChange={readOnlyReason === undefined}
        locations={form?.selectableLocations}
      >
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
