/** Live reads of possible e-mail recipients. */

import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Member } from '@platzwart/domain/team/member';
import { useLiveQuery } from '../../../firebase/use-live.ts';

/** All members of the practice's team, by name. */
export const useMembers = (slug: string) => useLiveQuery(paths.members(slug), queries.members(), Member);
