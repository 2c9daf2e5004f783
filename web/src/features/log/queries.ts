/** Live reads of a practice's log. */
import { Member } from '@platzwart/domain/member';
import { paths } from '@platzwart/domain/paths';
import { LogEntry } from '@platzwart/domain/practice-log';
import { queries } from '@platzwart/domain/queries';
import { useLiveQuery } from '../../firebase/use-live.ts';

export const useLog = (slug: string, limit: number) => useLiveQuery(paths.log(slug), queries.log(limit), LogEntry);

export const useMembers = (slug: string) => useLiveQuery(paths.members(slug), queries.members(), Member);
