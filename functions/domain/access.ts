/**
 * Who may make which call (spec section 6; design section 5), whether in a practice that is read-only, and how long ago they may have
 * signed in: proven before a handler runs.
 */
import type { CallName } from './calls.ts';
import type { Permission } from './permission.ts';

export type Access =
  | { readonly who: 'anybody' }
  | ({ readonly who: 'signedIn' } & SignIn)
  /** Members of the practice that the input names, if their role has the permission. */
  | ({ readonly who: Permission; readonly whenLocked: 'allowed' | 'refused' } & SignIn);

type SignIn = {
  /** Only minutes after a sign-in, since an open screen is no proof of who sits there. Of a call in parts (input `after`), for the first. */
  readonly freshSignIn?: 'always' | 'toBegin';
};

const anybody = { who: 'anybody' } as const;
const signedIn = { who: 'signedIn' } as const;
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
  removeMember: members,

  addRequestByPhone: staff,
  updateRequest: staff,
  archiveRequest: staff,
  reactivateRequest: staff,
  deleteRequest: staffAlways,
  mergeRequests: staff,
  keepApart: staff,
  logContact: staff,
  startFollowUpRound: staff,
  importRequests: staff,
  undoImport: staff,
  mergeTags: staff,

  updateFormConfiguration: administrators,
  updatePracticeProfile: administrators,
  updateLocations: administrators,
  setIntake: administrators,
  updateNotifications: administrators,
  updateFollowUp: administrators,
  updateRetention: administrators,
  sendTestLetter: administrators,
  completeFirstStep: administrators,
  inviteMember: { ...administrators, ...freshly },
  requestPracticeEmail: administratorsAlways,
  revokeInvitation: administratorsAlways,
  changeMemberRole: { ...administratorsAlways, ...freshly },
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
