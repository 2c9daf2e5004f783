/** Live reads of a practice's team. */

import { paths } from '@platzwart/domain/paths';
import { Account } from '@platzwart/domain/practice/account';
import { queries } from '@platzwart/domain/queries';
import { Invitation } from '@platzwart/domain/team/invitation';
import { Member } from '@platzwart/domain/team/member';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** Everybody in the practice's team, by name. */
export const useMembers = (slug: string) => useLiveQuery(paths.members(slug), queries.members(), Member);

/** What is set about the practice: whether viewers may print and save. */
export const useAccount = (slug: string) => useLiveDocument(paths.account(slug), Account);

/** For administrators: the rules show them to nobody else. */
export const useOpenInvitations = (slug: string) => useLiveQuery(paths.invitations(slug), queries.openInvitations(), Invitation);
