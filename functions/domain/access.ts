/**
 * Who may make which call (spec section 6; design section 5), whether in a practice that is read-only, and how long ago they may have
 * signed in: proven before a handler runs.
 */
import type { CallName } from './calls.ts';
import type { Limit } from './rate-limit.ts';
import type { Permission } from './team/permission.ts';

export type Access =
  /** So often from one address of the network. */
  | { readonly who: 'anybody'; readonly limit: Limit }
  /** So often by one account: anybody may make one, and be in no practice. */
  | ({ readonly who: 'signedIn'; readonly limit: Limit } & SignIn)
  /** Members of the practice that the input names, if their role has the permission; by one account as often as `memberLimit` says. */
  | ({ readonly who: Permission; readonly whenLocked: 'allowed' | 'refused' } & SignIn);

type SignIn = {
  /**
   * Only minutes after a sign-in, since an open screen is no proof of who sits there. Of a call in parts (input `after`), for the first;
   * of one about a member (input `uid`), for others than oneself; of one that edits several things (input `edits`), for another e-mail address.
   */
  readonly freshSignIn?: 'always' | 'toBegin' | 'forOthers' | 'toChangeEmail';
};

/** More than any screen of ours makes, of each call; whoever is no member is counted like one before it is looked up. */
export const memberLimit: Limit = { max: 600, minutes: 1 };

/** A whole mobile network may stand behind one address. What a flood of e-mails or bookings needs besides, its handler counts exactly. */
const anybody = { who: 'anybody', limit: { max: 60, minutes: 1 } } as const;
const signedIn = { who: 'signedIn', limit: { max: 30, minutes: 1 } } as const;
const signedInFreshly = { ...signedIn, freshSignIn: 'always' } as const;

// A locked practice keeps what it holds as it is: content rests, rights, money and the erasing of people do not.
const members = { who: 'administrationView', whenLocked: 'allowed' } as const;
const staff = { who: 'changeRequests', whenLocked: 'refused' } as const;
const staffAlways = { who: 'changeRequests', whenLocked: 'allowed' } as const;
const administrators = { who: 'changeSettings', whenLocked: 'refused' } as const;
const administratorsAlways = { who: 'changeSettings', whenLocked: 'allowed' } as const;
const freshly = { freshSignIn: 'always' } as const;

export const access = {
  addWaitingRequest: anybody,
  viewRequestLink: anybody,
  answerRequestLink: anybody,
  viewInvitation: anybody,
  confirmPracticeEmail: anybody,
  requestPasswordReset: anybody,
  viewAccountLink: anybody,
  resetPassword: anybody,
  changeEmail: anybody,
  keepEmail: anybody,

  acceptInvitation: signedIn,
  updateUser: signedIn,
  endSignIns: signedIn,
  requestEmailVerification: signedIn,
  requestEmailChange: signedInFreshly,
  changePassword: signedInFreshly,
  deleteUser: signedInFreshly,

  recordVisit: members,
  updateOwnNotifications: members,
  previewLetter: members,
  viewReferralCode: members,
  chooseCreditPractice: members,
  /** Oneself; others only by administrators, which its handler sees to. */
  removeMember: { ...members, freshSignIn: 'forOthers' },
  recordOpenings: members,
  /** Viewers where the practice allows it, which its handler sees to. */
  recordExport: members,

  addRequestByPhone: staff,
  updateRequest: staff,
  archiveRequest: staff,
  reactivateRequest: staff,
  deleteRequest: staffAlways,
  binRequest: staffAlways,
  /** In a locked practice too: the days in the bin go on there. */
  bringBackRequest: staffAlways,
  mergeRequests: staff,
  keepApart: staff,
  logContact: staff,
  startFollowUpRound: staff,
  importRequests: staff,
  undoImport: staff,
  mergeTags: staff,

  updateFormConfiguration: administrators,
  /** Its address gets what patients answer. */
  updatePracticeProfile: { ...administrators, freshSignIn: 'toChangeEmail' },
  updateLocations: administrators,
  setIntake: administrators,
  updateNotifications: administrators,
  updateFollowUp: administrators,
  /** A shorter period deletes many at once. */
  updateRetention: { ...administrators, ...freshly },
  sendTestLetter: administrators,
  completeFirstStep: administrators,
  inviteMember: { ...administrators, ...freshly },
  requestPracticeEmail: administratorsAlways,
  revokeInvitation: administratorsAlways,
  changeMemberRole: { ...administratorsAlways, ...freshly },
  setViewerExports: administratorsAlways,
  reconcileWaitingList: administratorsAlways,
  exportPractice: { ...administratorsAlways, freshSignIn: 'toBegin' },
  deletePractice: { ...administratorsAlways, ...freshly },
  undoPracticeDeletion: administratorsAlways,
  startCheckout: administratorsAlways,
  openBillingPortal: administratorsAlways,
  previewLocations: administratorsAlways,
  changeLocationsPaid: administratorsAlways,
  viewBilling: administratorsAlways,
  linkReferralCode: administratorsAlways,
} as const satisfies Record<CallName, Access>;

export function limitOf(rule: Access): Limit {
  return 'limit' in rule ? rule.limit : memberLimit;
}
