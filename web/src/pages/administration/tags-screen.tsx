import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import { TagsView } from '../../features/tags/tags-view.tsx';
import { useAdministration } from './administration-context.ts';

/** The practice's tags. */
export default function TagsScreen() {
  const { slug, uid, basePath } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  return <TagsView {...{ slug, uid, basePath, readOnlyReason }} requests={useAllOpen()} />;
}
