/** Live reads of those who may get e-mails. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Member } from '@platzwart/domain/team/member';
import { useLiveQuery } from '../../../firebase/use-live.ts';

/** Everybody in the practice's team, by name. */
export const useMembers = (slug: string) => useLiveQuery(paths.members(slug), queries.members(), Member);
