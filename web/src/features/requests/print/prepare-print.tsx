/** Code needed only for printing; loaded with the first print. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { Member } from '@platzwart/domain/team/member';
import { readOnce } from '../../../firebase/read-once.ts';
import type { PrintedHistory } from './printed-request.tsx';

export { PrintedRequest } from './printed-request.tsx';
export { PrintedRequests } from './printed-requests.tsx';

export async function readHistory(
  slug: string,
  requestId: string,
  signal: AbortSignal,
): Promise<PrintedHistory> {
  const [entries, members] = await Promise.all([
    readOnce(paths.history(slug, requestId), queries.history(), HistoryEntry, signal),
    readOnce(paths.members(slug), queries.members(), Member, signal),
  ]);
  return { entries, memberNames: new Map(members.map(({ id, name }) => [id, name])) };
}
