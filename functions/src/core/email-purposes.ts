/**
 * Every e-mail by its purpose: to whom it goes, and which limits apply. Cause, receivers and id of
 * each: `emails/email-table.ts`.
 */

export type EmailKind = {
  /**
   * 'patient': whoever asked for a place; the practice writes, and the request's history tells of
   * it. 'subscriber': an address that wants to know when a practice takes requests again; nobody
   * learns whether it arrived. 'practice': the practice, its team and whom it invites. 'account':
   * the owner of an account, about that account alone.
   */
  readonly to: 'patient' | 'subscriber' | 'practice' | 'account' | 'operator';
  /**
   * What counts of a practice that has neither paid nor been looked at: e-mails to whom it can name
   * freely, so many a day. What goes to the operator, to somebody's own account, and to the
   * practice's own people at confirmed addresses, does not. What strangers cause by booking counts
   * by itself, so that they hold up nothing else; nor do patients wait for what they ask for behind
   * their link, which has limits of its own.
   */
  readonly countedAs: 'bookings' | 'patients' | 'invitations' | 'nothing';
  /**
   * Others can cause it, so it has a limit a day. A `MailboxCount`: anybody may name any address,
   * so one mailbox gets few of them. 'request': what has happened to a request; each purpose counts
   * alone, and no stranger's booking with it, or three of those would keep somebody from hearing
   * that their request was withdrawn. The one to a former address has none: the new one's limits
   * it.
   */
  readonly limitedPer?: MailboxCount | 'request';
};

/**
 * What strangers cause at a mailbox, each counted alone. `ofAll`: from all practices together, as a
 * share of `emailsPerMailboxOfAll`;
 * `ofEach`: whether from each practice as well, at most `emailsPerMailbox`. Whoever fills one count
 * holds up no other: a booking's first e-mail comes, however often somebody asks for news under the
 * address.
 */
export const mailboxCounts = {
  /** As many practices as parents ask in an evening. */
  bookings: { ofAll: 1, ofEach: true },
  /** Asking paused practices for news. */
  notices: { ofAll: 2 / 3, ofEach: true },
  /** One person's requests, each moved to the address. */
  addresses: { ofAll: 1 / 3, ofEach: true },
  /**
   * What our schedules send about bookings whose address nobody has confirmed; not about other
   * requests.
   */
  reminders: { ofAll: 1 / 3, ofEach: true },
  /** By practices, which are told their own limits. */
  invitations: { ofAll: 1 / 3, ofEach: false },
  practiceAddresses: { ofAll: 1 / 3, ofEach: false },
} as const;
export type MailboxCount = keyof typeof mailboxCounts;

const kinds = {
  requestReceived: { to: 'patient', countedAs: 'bookings', limitedPer: 'bookings' },
  requestExists: { to: 'patient', countedAs: 'bookings', limitedPer: 'bookings' },
  followUpQuestion: { to: 'patient', countedAs: 'patients', limitedPer: 'reminders' },
  followUpReminder: { to: 'patient', countedAs: 'patients', limitedPer: 'reminders' },
  newAddress: { to: 'patient', countedAs: 'nothing', limitedPer: 'addresses' },
  formerAddress: { to: 'patient', countedAs: 'nothing' },
  freshLink: { to: 'patient', countedAs: 'nothing', limitedPer: 'request' },
  requestChanged: { to: 'patient', countedAs: 'nothing', limitedPer: 'request' },
  withdrawn: { to: 'patient', countedAs: 'nothing', limitedPer: 'request' },
  consentRevoked: { to: 'patient', countedAs: 'nothing', limitedPer: 'request' },
  deletionNotice: { to: 'patient', countedAs: 'patients', limitedPer: 'reminders' },
  // An offer, what became of it, and what follows: the practice causes them, or the patient's own
  // answer.
  vacancyOffer: { to: 'patient', countedAs: 'patients' },
  vacancyReminder: { to: 'patient', countedAs: 'patients' },
  vacancyAccepted: { to: 'patient', countedAs: 'patients' },
  vacancyGiven: { to: 'patient', countedAs: 'patients' },
  vacancyLost: { to: 'patient', countedAs: 'patients' },
  vacancyWithdrawn: { to: 'patient', countedAs: 'patients' },
  vacancyExpired: { to: 'patient', countedAs: 'patients' },
  intakeNoticeAsked: { to: 'subscriber', countedAs: 'bookings', limitedPer: 'notices' },
  intakeNotice: { to: 'subscriber', countedAs: 'patients' },
  newRequest: { to: 'practice', countedAs: 'nothing' },
  newRequestDigest: { to: 'practice', countedAs: 'nothing' },
  dailyDigest: { to: 'practice', countedAs: 'nothing' },
  intakeLimit: { to: 'practice', countedAs: 'nothing' },
  intakeResumed: { to: 'practice', countedAs: 'nothing' },
  vacancyNews: { to: 'practice', countedAs: 'nothing' },
  consentNews: { to: 'practice', countedAs: 'nothing' },
  registrationDone: { to: 'practice', countedAs: 'nothing' },
  practiceEmail: { to: 'practice', countedAs: 'invitations', limitedPer: 'practiceAddresses' },
  practiceEmailChanged: { to: 'practice', countedAs: 'nothing' },
  invitation: { to: 'practice', countedAs: 'invitations', limitedPer: 'invitations' },
  memberJoined: { to: 'practice', countedAs: 'nothing' },
  memberLeft: { to: 'practice', countedAs: 'nothing' },
  roleChanged: { to: 'practice', countedAs: 'nothing' },
  subscriptionStarted: { to: 'practice', countedAs: 'nothing' },
  subscriptionCancelled: { to: 'practice', countedAs: 'nothing' },
  paymentFailed: { to: 'practice', countedAs: 'nothing' },
  arrearsLocked: { to: 'practice', countedAs: 'nothing' },
  subscriptionEnded: { to: 'practice', countedAs: 'nothing' },
  referralCredited: { to: 'practice', countedAs: 'nothing' },
  trialReminder: { to: 'practice', countedAs: 'nothing' },
  trialEnded: { to: 'practice', countedAs: 'nothing' },
  trialDeletionNotice: { to: 'practice', countedAs: 'nothing' },
  deletionPlanned: { to: 'practice', countedAs: 'nothing' },
  deletionUndone: { to: 'practice', countedAs: 'nothing' },
  practiceDeleted: { to: 'practice', countedAs: 'nothing' },
  // To the caller's own confirmed address.
  testEmail: { to: 'practice', countedAs: 'nothing' },
  emailVerification: { to: 'account', countedAs: 'nothing' },
  passwordReset: { to: 'account', countedAs: 'nothing' },
  emailChange: { to: 'account', countedAs: 'nothing' },
  reviewAsked: { to: 'operator', countedAs: 'nothing' },
  noAdministratorAlarm: { to: 'operator', countedAs: 'nothing' },
  driftAlarm: { to: 'operator', countedAs: 'nothing' },
  runAlarm: { to: 'operator', countedAs: 'nothing' },
} as const satisfies Record<string, EmailKind>;

export type EmailPurpose = keyof typeof kinds;

/** The purposes of all e-mails to such receivers. */
export type PurposeTo<To extends EmailKind['to']> = {
  [Purpose in EmailPurpose]: (typeof kinds)[Purpose]['to'] extends To ? Purpose : never;
}[EmailPurpose];

export const emailKinds: Readonly<Record<EmailPurpose, EmailKind>> = kinds;

export const emailPurposes = Object.keys(kinds) as EmailPurpose[];
