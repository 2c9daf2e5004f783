/** Reads of a practice's log, for administrators only. */

import { LogEntry, type LogGroup, logGroups } from '@platzwart/domain/log/log';
import { paths } from '@platzwart/domain/paths';
import { type QueryShape, queries } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import { Invitation } from '@platzwart/domain/team/invitation';
import { readOnce } from '../../firebase/read-once.ts';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** '' for all; moments: later than `after`, no later than `until`. */
export type LogFilter = {
  group: LogGroup | '';
  uid: string;
  after?: Date | undefined;
  until?: Date | undefined;
};

export const useLog = (slug: string, filter: LogFilter, limit: number) =>
  useLiveQuery(paths.log(slug), shapeOf(filter, limit), LogEntry);

/** Former members: all that is known of them is what they did. */
export const useDepartures = (slug: string) =>
  useLiveQuery(paths.log(slug), queries.logAbout(['memberLeft', 'memberRemoved']), LogEntry);

/** Recipients of invitations, while stored. */
export const useInvitations = (slug: string) =>
  useLiveQuery(paths.invitations(slug), queries.invitations(), Invitation);

/** Maximum entries per file. */
const maxSavedEntries = 10_000;

export const readLog = (slug: string, filter: LogFilter): Promise<readonly WithId<LogEntry>[]> =>
  readOnce(
    paths.log(slug),
    shapeOf(filter, maxSavedEntries),
    LogEntry,
    AbortSignal.timeout(60_000),
  );

function shapeOf({ group, uid, after, until }: LogFilter, limit: number): QueryShape {
  const within = { after, until };
  if (group && uid) return queries.logOfAbout(uid, logGroups[group], limit, within);
  if (group) return queries.logAbout(logGroups[group], limit, within);
  return uid ? queries.logOf(uid, limit, within) : queries.log(limit, within);
}
