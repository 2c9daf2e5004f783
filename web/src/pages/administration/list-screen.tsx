import { useParams } from 'react-router';
import { texts } from '../../features/administration/texts.ts';
import { staffScreens } from '../../staff-screens.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';
import { ListsLine } from './lists-line.tsx';
import { RequestsTable } from './requests-screen.tsx';

const ListPage = lazyWhenOnline(() =>
  import('../../features/lists/list-page.tsx').then((part) => ({ default: part.ListPage })),
);

/** The request table, filtered by a list. */
export default function ListScreen() {
  const { slug, uid, title, basePath } = useAdministration();
  const { listId = '' } = useParams();
  return (
    <>
      <ListsLine />
      <ListPage slug={slug} uid={uid} basePath={basePath} id={listId}>
        {(list) => (
          <>
            <DocumentTitle title={texts.titled(list?.title ?? staffScreens.lists.title, title)} />
            {/* Remounts for each list, so that none inherits another's position. */}
            {list && <RequestsTable key={list.id} list={list} />}
          </>
        )}
      </ListPage>
    </>
  );
}
