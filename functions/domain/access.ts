/**
 * Who may make which call (spec section 6), whether a read-only practice allows it, and how recent the sign-in must be.
 * All of it is checked before a handler runs.
 */
import type { CallName } from './calls.ts';
import type { Limit } from './rate-limit.ts';
import type { Permission } from './team/permission.ts';

export type Access =
  /** Anonymous; `limit` applies per network address. */
  | { readonly who: 'anybody'; readonly limit: Limit }
  /** Any signed-in account, in a practice or not; `limit` applies per account. */
  | ({ readonly who: 'signedIn'; readonly limit: Limit } & SignIn)
  /** Members of the practice that the input names, if their role has the permission; `memberLimit` applies per account. */
  | ({ readonly who: Permission; readonly whenLocked: 'allowed' | 'refused' } & SignIn);

type SignIn = {
  /**
   * Requires a sign-in minutes ago: an open screen does not prove who sits there. `toBegin`: only for the first part of a call in parts
   * (input `after`). `forOthers`: not for the caller's own `uid`. `toChangeEmail`: only if `edits` change the e-mail address.
   */
  readonly freshSignIn?: 'always' | 'toBegin' | 'forOthers' | 'toChangeEmail';
};

/** Per call; more than any of our screens makes. Non-members are counted too, before the membership lookup. */
const memberLimit: Limit = { max: 600, minutes: 1 };

/** A whole mobile network may share one address. Handlers add exact limits against floods of e-mails or bookings. */
const anybody = { who: 'anybody', limit: { max: 60, minutes: 1 } } as const;
const signedIn = { who: 'signedIn', limit: { max: 30, minutes: 1 } } as const;
const signedInFreshly = { ...signedIn, freshSignIn: 'always' } as const;

// In a locked practice content is frozen; rights, money and erasing people are not.
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
  issueCertificate: anybody,
  viewCertificate: anybody,
  viewInvitation: anybody,
  confirmPracticeEmail: anybody,
  requestIntakeNotice: anybody,
  answerIntakeNotice: anybody,
  requestPasswordReset: anybody,
  viewAccountLink: anybody,
  resetPassword: anybody,
  changeEmail: anybody,
  keepEmail: anybody,

  acceptInvitation: signedIn,
  updateUser: signedIn,
  endSignIns: signedIn,
  viewPushKey: signedIn,
  /** Only from the caller's own devices. */
  removeDevice: signedIn,
  requestEmailVerification: signedIn,
  requestEmailChange: signedInFreshly,
  changePassword: signedInFreshly,
  deleteUser: signedInFreshly,

  recordVisit: members,
  updateOwnNotifications: members,
  addDevice: members,
  previewLetter: members,
  viewReferralCode: members,
  chooseCreditPractice: members,
  /** Oneself; the handler restricts removing others to administrators. */
  removeMember: { ...members, freshSignIn: 'forOthers' },
  recordOpenings: members,
  /** The handler restricts viewers to practices that allow it. */
  recordExport: members,
  issueContract: members,

  addRequestByPhone: staff,
  updateRequest: staff,
  archiveRequest: staff,
  reactivateRequest: staff,
  deleteRequest: staffAlways,
  binRequest: staffAlways,
  /** Allowed when locked: the days in the bin keep running. */
  bringBackRequest: staffAlways,
  mergeRequests: staff,
  keepApart: staff,
  logContact: staff,
  startFollowUpRound: staff,
  importRequests: staff,
  undoImport: staff,
  mergeTags: staff,
  offerVacancy: staff,
  updateVacancy: staff,
  steerVacancy: staff,
  distributeVacancies: staff,
  recordOfferAnswer: staff,
  giveVacancy: staff,
  undoGivenVacancy: staff,

  updateFormConfiguration: administrators,
  /** Patients' replies go to the practice's address. */
  updatePracticeProfile: { ...administrators, freshSignIn: 'toChangeEmail' },
  updateLocations: administrators,
  setIntake: administrators,
  updateNotifications: administrators,
  updateFollowUp: administrators,
  updateOffering: administrators,
  /** A shorter period deletes many requests at once. */
  updateRetention: { ...administrators, ...freshly },
  sendTestLetter: administrators,
  completeFirstStep: administrators,
  inviteMember: { ...administrators, ...freshly },
  countIntakeNotices: administratorsAlways,
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
