/** Live reads of a practice's team. */
import { Account } from '@platzwart/domain/account';
import { Invitation } from '@platzwart/domain/invitation';
import { Member } from '@platzwart/domain/member';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live.ts';

/** Everybody in the practice's team, by name. */
export const useMembers = (slug: string) => useLiveQuery(paths.members(slug), queries.members(), Member);

/** What is set about the practice: whether viewers may print and save. */
export const useAccount = (slug: string) => useLiveDocument(paths.account(slug), Account);

/** For administrators: the rules show them to nobody else. */
export const useOpenInvitations = (slug: string) => useLiveQuery(paths.invitations(slug), queries.openInvitations(), Invitation);
