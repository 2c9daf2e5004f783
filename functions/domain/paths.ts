/**
 * Where each document lives. Called with '{slug}' the same functions yield a trigger's template.
 */
export const paths = {
  practice: <S extends string>(slug: S) => `practices/${slug}` as const,
  form: <S extends string>(slug: S) => `practices/${slug}/public/form` as const,
  demand: (slug: string) => `practices/${slug}/public/demand`,
  account: <S extends string>(slug: S) => `practices/${slug}/private/account` as const,
  /** What every member reads of the account. */
  teamAccount: (slug: string) => `practices/${slug}/private/team`,
  /** Addresses where e-mails fail. */
  undelivered: (slug: string) => `practices/${slug}/private/undelivered`,
  members: (slug: string) => `practices/${slug}/members`,
  member: (slug: string, uid: string) => `practices/${slug}/members/${uid}`,
  invitations: (slug: string) => `practices/${slug}/invitations`,
  invitation: (slug: string, id: string) => `practices/${slug}/invitations/${id}`,
  requests: (slug: string) => `practices/${slug}/requests`,
  request: <S extends string, I extends string>(slug: S, id: I) =>
    `practices/${slug}/requests/${id}` as const,
  history: (slug: string, requestId: string) => `practices/${slug}/requests/${requestId}/history`,
  /** Deleted requests that can still be brought back. */
  bin: (slug: string) => `practices/${slug}/bin`,
  binned: (slug: string, id: string) => `practices/${slug}/bin/${id}`,
  heatmaps: (slug: string) => `practices/${slug}/heatmaps`,
  heatmap: <S extends string, L extends string>(slug: S, locationId: L) =>
    `practices/${slug}/heatmaps/${locationId}` as const,
  requestCounters: <S extends string>(slug: S) => `practices/${slug}/counters/requests` as const,
  /** The last recount; its revision admits only one of two simultaneous repairs. */
  reconciliation: (slug: string) => `practices/${slug}/counters/reconciliation`,
  tags: (slug: string) => `practices/${slug}/tags`,
  tag: (slug: string, id: string) => `practices/${slug}/tags/${id}`,
  lists: (slug: string) => `practices/${slug}/lists`,
  list: (slug: string, id: string) => `practices/${slug}/lists/${id}`,
  /** Lists that only this member sees. */
  ownLists: (slug: string, uid: string) => `practices/${slug}/members/${uid}/lists`,
  /** Which request a member has open for editing. */
  editing: (slug: string) => `practices/${slug}/editing`,
  editingOf: (slug: string, uid: string) => `practices/${slug}/editing/${uid}`,
  /** Which new requests a member has opened. */
  openedOf: (slug: string, uid: string) => `practices/${slug}/opened/${uid}`,
  devicesOf: (slug: string, uid: string) => `practices/${slug}/devices/${uid}`,
  /** Progress of reslotting after a change of the weekly plan. */
  planMigration: <S extends string>(slug: S) => `practices/${slug}/jobs/planMigration` as const,
  demandHistory: (slug: string) => `practices/${slug}/demandHistory`,
  demandOf: (slug: string, date: string) => `practices/${slug}/demandHistory/${date}`,
  /** Addresses that want to know when the practice takes requests again. */
  intakeNotices: (slug: string) => `practices/${slug}/intakeNotices`,
  intakeNotice: (slug: string, id: string) => `practices/${slug}/intakeNotices/${id}`,
  vacancies: (slug: string) => `practices/${slug}/vacancies`,
  vacancy: <S extends string, V extends string>(slug: S, vacancyId: V) =>
    `practices/${slug}/vacancies/${vacancyId}` as const,
  offers: (slug: string) => `practices/${slug}/offers`,
  /** By `offerId`. */
  offer: (slug: string, id: string) => `practices/${slug}/offers/${id}`,
  /** Offers of each month in numbers; outlives what it counted. */
  statistics: (slug: string) => `practices/${slug}/statistics`,
  /** By month, `yyyy-MM`. */
  monthStatistics: (slug: string, month: string) => `practices/${slug}/statistics/${month}`,
  log: (slug: string) => `practices/${slug}/log`,
  imports: (slug: string) => `practices/${slug}/imports`,
  import: (slug: string, importId: string) => `practices/${slug}/imports/${importId}`,
  user: (uid: string) => `users/${uid}`,
  session: (uid: string, session: string) => `sessions/${uid}_${session}`,
  /** By a hash of a deleted practice's slug, which is never reused. */
  formerPractice: (id: string) => `formerPractices/${id}`,
} as const;

/** Where only functions read and write: no page loads these. */
export const serverPaths = {
  /** Payment data that only functions read. */
  billing: (slug: string) => `practices/${slug}/private/billing`,
  /** Requests whose person has revoked their consent: nobody in the practice reads them. */
  revoked: (slug: string) => `practices/${slug}/revoked`,
  revokedRequest: (slug: string, id: string) => `practices/${slug}/revoked/${id}`,
  revokedHistory: (slug: string, id: string) => `practices/${slug}/revoked/${id}/history`,
  revokedOffers: (slug: string, id: string) => `practices/${slug}/revoked/${id}/offers`,
  /** How long others waited for a place; without names. */
  placements: (slug: string) => `practices/${slug}/counters/placements`,
  /** What public numbers add to the waiting lists, or take from them. */
  publicCounts: (slug: string) => `practices/${slug}/publicCounts`,
  publicCount: (slug: string, id: string) => `practices/${slug}/publicCounts/${id}`,
  /** By a keyed hash of e-mail, name and birthdate: that person's open request. */
  openKey: (slug: string, key: string) => `practices/${slug}/openKeys/${key}`,
  /** By the SHA-256 of its number: what a certificate of waiting says, without a name. */
  certificates: (slug: string) => `practices/${slug}/certificates`,
  certificate: (slug: string, hash: string) => `practices/${slug}/certificates/${hash}`,
  /** A member's browsers that get push notices. */
  devices: (slug: string) => `practices/${slug}/devices`,
  /** When each kind of daily work is due. */
  dailyWork: (slug: string) => `practices/${slug}/jobs/daily`,
  /** When the next push notice is due. */
  pushJob: (slug: string) => `practices/${slug}/jobs/push`,
  /** When to write to them. */
  intakeNoticeJob: (slug: string) => `practices/${slug}/jobs/intakeNotices`,
  /** What an account proves itself by beyond its password. */
  factors: (uid: string) => `factors/${uid}`,
  /** By the SHA-256 of the secret in an e-mail's link. */
  accountLinks: () => 'accountLinks',
  accountLink: (id: string) => `accountLinks/${id}`,
  /** Members' accounts as the last sweep saw them, in sixteen parts. */
  accountsSeen: (part: string) => `accountsSeen/${part}`,
  /**
   * By a hash of account and attempt: the result of a registration; a retry gets the same answer.
   */
  registration: (id: string) => `registrations/${id}`,
  rateLimit: (id: string) => `rateLimits/${id}`,
  /** By a keyed hash: mailboxes that strangers' e-mails must not reach. */
  stoppedMailbox: (key: string) => `stoppedMailboxes/${key}`,
  requestLink: (tokenHash: string) => `requestLinks/${tokenHash}`,
  outbox: () => 'outbox',
  email: <I extends string>(id: I) => `outbox/${id}` as const,
  /** While the mail server takes nothing from us. */
  /** The index that practices are found by: its map, and parts of it. */
  finder: (id: string) => `finder/${id}`,
  /** Practices whose rows in it are due. */
  finderChange: (slug: string) => `finderChanges/${slug}`,
  practiceLogo: (slug: string) => `practiceLogos/${slug}`,
  /** By a hash of the practice's slug: progress of its deletion. */
  deletion: <I extends string>(id: I) => `deletions/${id}` as const,
  /** By the payment provider's ids. */
  stripeCustomer: (id: string) => `stripeCustomers/${id}`,
  stripeEvent: (id: string) => `stripeEvents/${id}`,
  referralCode: (code: string) => `referralCodes/${code}`,
  /** Hashes of what was erased, for restoring a backup. */
  erasures: () => 'erasures',
  erasure: (id: string) => `erasures/${id}`,
  /** By a hash of its kind: errors of our code in browsers. */
  browserError: (id: string) => `browserErrors/${id}`,
  run: (id: string) => `runs/${id}`,
} as const;
