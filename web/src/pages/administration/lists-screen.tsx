import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import { ListsView } from '../../features/lists/lists-view.tsx';
import { describeFilter } from '../../features/requests/table/active-filters.tsx';
import { useAdministration } from './administration-context.ts';

/** The overview of the lists. */
export default function ListsScreen() {
  const { slug, uid, basePath, form } = useAdministration();
  const { readOnlyReason, tags } = useRequestHandling();
  const locations = form?.selectableLocations ?? [];
  return (
    <ListsView
      {...{ slug, uid, basePath, readOnlyReason }}
      requests={useAllOpen()}
      describe={(filter) => describeFilter({ filter, tags, locations, term: '' })}
    />
  );
}
