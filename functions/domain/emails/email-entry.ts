/** What is said of an e-mail where it is declared. */

type Limits = {
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

/** A line of its list in the privacy policy, or the e-mail whose line names this one too. */
type InPolicy = string | { readonly with: string };

/** In a practice's name. */
export type EntryToStranger = Limits & { readonly inPolicy: InPolicy } & (
    | {
        /** Whoever asked for a place. */
        readonly to: 'patient';
        /** Its name in the request's history. */
        readonly inHistory: string;
      }
    | {
        /**
         * An address that wants to know when a practice takes requests again; nobody learns whether
         * it arrived.
         */
        readonly to: 'subscriber';
      }
  );

export type EmailEntry =
  | EntryToStranger
  | (Limits & {
      /**
       * 'practice': the practice, its team and whom it invites. 'account': the owner of an account,
       * about that account alone; each kind has a limit a day (`accountEmailsADay`).
       */
      readonly to: 'practice' | 'account' | 'operator';
    });

/** Of each kind of e-mail about accounts, so many a day to one mailbox; then one that says so. */
export const accountEmailsADay = 12;

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
