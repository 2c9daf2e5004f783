import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Invitation } from '@platzwart/domain/team/invitation';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** For administrators: the rules deny it to everybody else. */
export const useOpenInvitations = (slug: string) =>
  useLiveQuery(paths.invitations(slug), queries.openInvitations(), Invitation);
