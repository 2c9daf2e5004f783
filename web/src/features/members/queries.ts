/** Live reads of a practice's team. */

import { paths } from '@platzwart/domain/paths';
import { Account } from '@platzwart/domain/practice/account';
import { queries } from '@platzwart/domain/queries';
import { Invitation } from '@platzwart/domain/team/invitation';
import { Member } from '@platzwart/domain/team/member';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** All team members, by name. */
export const useMembers = (slug: string) => useLiveQuery(paths.members(slug), queries.members(), Member);

/** The practice's setting: whether viewers may print and save. */
export const useAccount = (slug: string) => useLiveDocument(paths.account(slug), Account);

/** For administrators: the rules deny it to everybody else. */
export const useOpenInvitations = (slug: string) => useLiveQuery(paths.invitations(slug), queries.openInvitations(), Invitation);
