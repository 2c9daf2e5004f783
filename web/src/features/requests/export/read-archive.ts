/** Reads the archive page by page, as it may be too long for a single query. */
import { paths } from '@platzwart/domain/paths';
import { type QueryShape, queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { tokensToAsk } from '@platzwart/domain/request/search-tokens';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { readOnce } from '../../../firebase/read-once.ts';
import type { Cursor } from '../archive/archive-page.ts';
import type { ArchiveFilter } from '../archive/archive-view.tsx';
import { searchAids } from '../table/search-aids.ts';

/** Rows per query. */
const pageSize = 500;

type Reading = {
  slug: string;
  filter: ArchiveFilter;
  signal: AbortSignal;
  onProgress: (read: number) => void;
};

/** Everything, or the results of a search and a reason; latest first. */
export async function readArchive({
  slug,
  filter,
  signal,
  onProgress,
}: Reading): Promise<StoredRequest[]> {
  const all: StoredRequest[] = [];
  let from: Cursor | undefined;
  do {
    const found = await readOnce(
      paths.requests(slug),
      shapeOf(filter, from),
      TherapyRequest,
      signal,
    );
    all.push(...fitting(found.slice(0, pageSize), filter));
    onProgress(all.length);
    const next = found[pageSize];
    from = next?.archivedAt ? { archivedAt: next.archivedAt, id: next.id } : undefined;
  } while (from);
  return all;
}

/** One extra row tells whether there is a next page, and where it begins. */
function shapeOf({ term, reason }: ArchiveFilter, from: Cursor | undefined): QueryShape {
  const tokens = tokensToAsk(term);
  if (tokens.length > 0) return queries.archivedMatching(tokens, pageSize + 1, from);
  return reason === ''
    ? queries.archivedRequests(pageSize + 1, from)
    : queries.archivedBecause(reason, pageSize + 1, from);
}

function fitting(
  page: readonly StoredRequest[],
  { term, reason }: ArchiveFilter,
): readonly StoredRequest[] {
  const matching = tokensToAsk(term).length === 0 ? page : searchAids.searchedFurther(page, term);
  return matching.filter((request) => reason === '' || request.archiveReason === reason);
}
