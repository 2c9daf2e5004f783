import { useParams } from 'react-router';
import { texts } from '../../features/administration/texts.ts';
import { ListPage } from '../../features/lists/list-page.tsx';
import { staffScreens } from '../../staff-screens.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { useAdministration } from './administration-context.ts';
import { ListsLine } from './lists-line.tsx';
import type { RequestsTable } from './requests-screen.tsx';

/** The request table, which is part of the start, filtered by a list. */
export default function ListScreen({ table: Table }: { table: typeof RequestsTable }) {
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
            {list && <Table key={list.id} list={list} />}
          </>
        )}
      </ListPage>
    </>
  );
}
