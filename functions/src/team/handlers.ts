/** The handlers of calls in this folder. A short one may stand here itself. */
import { acceptInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { inviteMember } from './invite-member.ts';
import { recordVisit } from './record-visit.ts';
import { removeMember } from './remove-member.ts';
import { requireFactor } from './require-factor.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { updateOwnNotifications } from './update-own-notifications.ts';
import { viewInvitation } from './view-invitation.ts';

export const teamHandlers = {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  recordVisit,
  removeMember,
  requireFactor,
  revokeInvitation,
  updateOwnNotifications,
  viewInvitation,
};
