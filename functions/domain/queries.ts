/**
 * Every list query of the product as data, so that browser, functions and rules tests run the same
 * ones and a test can compare each with
 * `firestore.indexes.json` (the emulator tolerates a missing index, production does not).
 */
import type { liveVacancyStates, pastVacancyStates } from './vacancies/vacancy.ts';

export type QueryShape = {
  readonly collection: string;
  /** A collection group query: all collections of that name. */
  readonly everywhere?: true;
  /** Of what is found, only documents of this id: others may have some of the same fields. */
  readonly id?: string;
  readonly where: readonly (readonly [
    field: string,
    operator: '==' | 'in' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any',
    value: unknown,
  ])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Starts at the document with these values, one per order field. */
  readonly startAt?: readonly unknown[];
  readonly limit?: number;
};

/** The document's id: the tie-breaker. */
export const documentName = '__name__';

/** Open requests in the start of a live list. */
export const liveLimit = 500;

/** More requests than a practice has. */
export const everyRequest = 100_000;

/** New requests are counted up to here; then the answer is 'more than'. */
export const maxCounted = 50;

/** Start of a page of the archive. */
type Archived = { readonly archivedAt: Date; readonly id: string };

// Copies, of the same type: the browser's public pages need no schema of vacancies.
const live: typeof liveVacancyStates = ['open', 'offering', 'stalled', 'accepted'];
const past: typeof pastVacancyStates = ['filled', 'closed'];

/** A period: later than `after`, no later than `until`. */
type Within = { readonly after?: Date | undefined; readonly until?: Date | undefined };

/** Beside an account lies what all members may read of it. */
const accounts = { collection: 'private', everywhere: true, id: 'account' } as const;

export const queries = {
  /** Those that the finder shows. */
  listedPractices: (limit = 300): QueryShape => ({
    collection: 'practices',
    where: [
      ['listed', '==', true],
      ['locked', '==', false],
    ],
    orderBy: [['title', 'asc']],
    limit,
  }),
  /** Open requests, oldest first. */
  openRequests: (limit = liveLimit): QueryShape => ({
    collection: 'requests',
    where: [['status', '==', 'open']],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /**
   * Open requests whose id lies between these two, all of them, by id. Without a border it goes to
   * the end.
   */
  openRequestsBetween: (from: string | undefined, before: string | undefined): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ...(from === undefined ? [] : [[documentName, '>=', from] as const]),
      ...(before === undefined ? [] : [[documentName, '<', before] as const]),
    ],
    orderBy: [[documentName, 'asc']],
  }),
  /** Open requests after this one by id ('' for the start): iterates over all of them in parts. */
  openRequestsById: (after: string, limit: number): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ...(after === '' ? [] : [[documentName, '>', after] as const]),
    ],
    orderBy: [[documentName, 'asc']],
    limit,
  }),
  /** Open requests at that location. */
  openRequestsAt: (locationId: string): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['locationIds', 'array-contains', locationId],
    ],
    orderBy: [],
  }),
  /**
   * Open requests whose follow-up may be due: in one of these states since that moment or earlier.
   */
  followUpDue: (states: readonly string[], since: Date, limit = 100): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['followUp.state', 'in', states],
      ['followUp.at', '<=', since],
    ],
    orderBy: [['followUp.at', 'asc']],
    limit,
  }),
  /** Requests without activity since that moment, open or archived. */
  inactiveSince: (since: Date, limit = 100): QueryShape => ({
    collection: 'requests',
    where: [['activeAt', '<=', since]],
    orderBy: [['activeAt', 'asc']],
    limit,
  }),
  /** Open web requests from before that moment with an unconfirmed address. */
  unconfirmedUntil: (until: Date, limit = everyRequest): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['source', '==', 'online'],
      ['emailConfirmedAt', '==', null],
      ['requestedAt', '<=', until],
    ],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /** Open web requests since that moment with an unconfirmed address. */
  unconfirmedSince: (since: Date): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['source', '==', 'online'],
      ['emailConfirmedAt', '==', null],
      ['requestedAt', '>', since],
    ],
    orderBy: [['requestedAt', 'asc']],
  }),
  /** Bookings since that moment for people who already waited. */
  repeatedSince: (since: Date, limit = everyRequest): QueryShape => ({
    collection: 'requests',
    where: [
      ['isRepeat', '==', true],
      ['requestedAt', '>', since],
    ],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /** Open requests after this moment, oldest first; the default limit is one more than we count. */
  newRequests: (since: Date, limit = maxCounted + 1): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['requestedAt', '>', since],
    ],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /** The archive from this request on, latest first. */
  archivedRequests: (limit = 100, from?: Archived): QueryShape =>
    archived([['status', '==', 'archived']], 'desc', limit, from),
  /** The reverse order: the page before the one that starts with this request, or the last page. */
  archivedOldestFirst: (limit = 100, from?: Archived): QueryShape =>
    archived([['status', '==', 'archived']], 'asc', limit, from),
  /** Requests archived for one reason, latest first. Only archived requests have a reason. */
  archivedBecause: (reason: string, limit = 100, from?: Archived): QueryShape =>
    archived([['archiveReason', '==', reason]], 'desc', limit, from),
  archivedBecauseOldestFirst: (reason: string, limit = 100, from?: Archived): QueryShape =>
    archived([['archiveReason', '==', reason]], 'asc', limit, from),
  /** Archived requests with one of these tokens (`tokensToAsk` of a term), latest first. */
  archivedMatching: (tokens: readonly string[], limit = 100, from?: Archived): QueryShape =>
    archived(
      [
        ['status', '==', 'archived'],
        ['searchTokens', 'array-contains-any', tokens],
      ],
      'desc',
      limit,
      from,
    ),
  /** Deleted requests that can still be brought back, latest first. */
  bin: (limit = 300): QueryShape => ({
    collection: 'bin',
    where: [],
    orderBy: [['binnedAt', 'desc']],
    limit,
  }),
  /** Statistics of the months after that one, 'yyyy-MM', oldest first. */
  monthsAfter: (month: string, limit = 24): QueryShape => ({
    collection: 'statistics',
    where: [[documentName, '>', month]],
    orderBy: [[documentName, 'asc']],
    limit,
  }),
  /** What was waited for in these nights, at most 30. */
  demandOn: (dates: readonly string[]): QueryShape => ({
    collection: 'demandHistory',
    where: [[documentName, 'in', dates]],
    orderBy: [],
  }),
  /** Requests deleted together with that one. */
  binnedWith: (requestId: string, limit = 500): QueryShape => ({
    collection: 'bin',
    where: [['binnedWith', '==', requestId]],
    orderBy: [],
    limit,
  }),
  /** Requests whose consent was revoked together with that one's. */
  revokedWith: (requestId: string, limit = 500): QueryShape => ({
    collection: 'revoked',
    where: [['revokedWith', '==', requestId]],
    orderBy: [],
    limit,
  }),
  /** Requests to erase, of every practice: their consent was revoked long enough ago. */
  dueRevocations: (now: Date, limit = 100): QueryShape => ({
    collection: 'revoked',
    everywhere: true,
    where: [['eraseAt', '<=', now]],
    orderBy: [['eraseAt', 'asc']],
    limit,
  }),
  /** Requests of one import. */
  imported: (importId: string, limit = 200): QueryShape => ({
    collection: 'requests',
    where: [['importId', '==', importId]],
    orderBy: [],
    limit,
  }),
  /** Every request with the tag, open or archived. */
  tagged: (tagId: string, limit = 100): QueryShape => ({
    collection: 'requests',
    where: [['tags', 'array-contains', tagId]],
    orderBy: [],
    limit,
  }),
  /** Lists of which a condition names the tag. */
  listsNaming: (
    tagId: string,
    condition: 'anyOf' | 'allOf' | 'noneOf',
    limit = 100,
  ): QueryShape => ({
    collection: 'lists',
    where: [[condition, 'array-contains', tagId]],
    orderBy: [],
    limit,
  }),
  /** The waiting list of a slot, in its order. */
  waitingAt: (slotKey: string, limit = 100): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['slotKeys', 'array-contains', slotKey],
    ],
    orderBy: [
      ['prioritized', 'desc'],
      ['requestedAt', 'asc'],
    ],
    limit,
  }),
  /** Vacancies that somebody may still get, by their first day. */
  liveVacancies: (limit = 300): QueryShape => ({
    collection: 'vacancies',
    where: [['state', 'in', live]],
    orderBy: [['startsOn', 'asc']],
    limit,
  }),
  /** Filled and closed ones, latest first. */
  pastVacancies: (limit = 100): QueryShape => ({
    collection: 'vacancies',
    where: [['state', 'in', past]],
    orderBy: [['endedAt', 'desc']],
    limit,
  }),
  /** Vacancies that were filled or closed at that moment or earlier. */
  vacanciesEndedUntil: (until: Date, limit = 100): QueryShape => ({
    collection: 'vacancies',
    where: [['endedAt', '<=', until]],
    orderBy: [['endedAt', 'asc']],
    limit,
  }),
  /** Vacancies of all practices with a deadline or reminder that is due. */
  dueVacancies: (now: Date, limit = 100): QueryShape => ({
    collection: 'vacancies',
    everywhere: true,
    where: [['nextStepAt', '<=', now]],
    orderBy: [['nextStepAt', 'asc']],
    limit,
  }),
  /** Push notices of all practices that are due. */
  duePushNotices: (now: Date, limit = 100): QueryShape => ({
    collection: 'jobs',
    everywhere: true,
    where: [['pushAt', '<=', now]],
    orderBy: [['pushAt', 'asc']],
    limit,
  }),
  /** Practices that take requests again, with people who wanted to know. */
  dueIntakeNotices: (now: Date, limit = 100): QueryShape => ({
    collection: 'jobs',
    everywhere: true,
    where: [['noticesAt', '<=', now]],
    orderBy: [['noticesAt', 'asc']],
    limit,
  }),
  /** Confirmed addresses that want to know it, oldest first. */
  confirmedIntakeNotices: (limit: number): QueryShape => ({
    collection: 'intakeNotices',
    where: [['confirmedAt', '>', new Date(0)]],
    orderBy: [['confirmedAt', 'asc']],
    limit,
  }),
  /** E-mails of the last weeks to a patient's mailbox. */
  emailsOfMailbox: (mailbox: string, limit = 500): QueryShape => ({
    collection: 'outbox',
    where: [['mailbox', '==', mailbox]],
    orderBy: [],
    limit,
  }),
  intakeNoticesUntil: (until: Date, limit: number): QueryShape => ({
    collection: 'intakeNotices',
    where: [['expiresAt', '<=', until]],
    orderBy: [['expiresAt', 'asc']],
    limit,
  }),
  /** What was offered to a request, latest first. */
  offersOf: (requestId: string, limit = 100): QueryShape => ({
    collection: 'offers',
    where: [['requestId', '==', requestId]],
    orderBy: [['askedAt', 'desc']],
    limit,
  }),
  /** What was offered to these requests, at most 30, after that moment. */
  offersSince: (requestIds: readonly string[], since: Date, limit = 500): QueryShape => ({
    collection: 'offers',
    where: [
      ['requestId', 'in', requestIds],
      ['askedAt', '>', since],
    ],
    orderBy: [['askedAt', 'desc']],
    limit,
  }),
  /** The offers of a vacancy, in the order of its plan. */
  offersFor: (vacancyId: string, limit = 50): QueryShape => ({
    collection: 'offers',
    where: [['vacancyId', '==', vacancyId]],
    orderBy: [['position', 'asc']],
    limit,
  }),
  /** A request's history, latest first. */
  history: (limit = 200): QueryShape => ({
    collection: 'history',
    where: [],
    orderBy: [['at', 'desc']],
    limit,
  }),
  /** Lines of these kinds, at most 30, in a request's history. */
  historyAbout: (whats: readonly string[], limit: number): QueryShape => ({
    collection: 'history',
    where: [['what', 'in', whats]],
    orderBy: [],
    limit,
  }),
  /** An edit or a merge that made the request another person's. */
  historyOfPerson: (): QueryShape => ({
    collection: 'history',
    where: [['changesPerson', '==', true]],
    orderBy: [],
    limit: 1,
  }),
  /**
   * Tags and lists, which a plan promises without a number: far more than a practice names, and
   * what one screen may cost.
   */
  tags: (limit = 1000): QueryShape => ({
    collection: 'tags',
    where: [],
    orderBy: [['order', 'asc']],
    limit,
  }),
  lists: (limit = 300): QueryShape => ({
    collection: 'lists',
    where: [],
    orderBy: [['order', 'asc']],
    limit,
  }),
  /** Who has a request open for editing, including stale entries. */
  editing: (limit = 100): QueryShape => ({
    collection: 'editing',
    where: [],
    orderBy: [['at', 'desc']],
    limit,
  }),
  /** The practice's log, latest first, optionally within a period. */
  log: (limit = 100, within: Within = {}): QueryShape => logged([], limit, within),
  /** What one member did. */
  logOf: (uid: string, limit = 100, within: Within = {}): QueryShape =>
    logged([['by.uid', '==', uid]], limit, within),
  /** Entries of these kinds, at most 30. */
  logAbout: (whats: readonly string[], limit = 100, within: Within = {}): QueryShape =>
    logged([['what', 'in', whats]], limit, within),
  logOfAbout: (
    uid: string,
    whats: readonly string[],
    limit = 100,
    within: Within = {},
  ): QueryShape =>
    logged(
      [
        ['by.uid', '==', uid],
        ['what', 'in', whats],
      ],
      limit,
      within,
    ),
  /** Log entries up to that moment, oldest first. */
  logUntil: (until: Date, limit = 100): QueryShape => ({
    collection: 'log',
    where: [['at', '<=', until]],
    orderBy: [['at', 'asc']],
    limit,
  }),
  imports: (limit = 20): QueryShape => ({
    collection: 'imports',
    where: [],
    orderBy: [['at', 'desc']],
    limit,
  }),
  /** Imports that bring or take back requests at this moment, and those that were left off. */
  importsUnderWay: (): QueryShape => ({
    collection: 'imports',
    where: [['status', 'in', ['running', 'undoing']]],
    orderBy: [],
  }),
  members: (): QueryShape => ({ collection: 'members', where: [], orderBy: [['name', 'asc']] }),
  /**
   * Invitations that are neither used nor withdrawn, including expired ones: resending leaves an
   * invitation in its place.
   */
  openInvitations: (limit = 100): QueryShape => ({
    collection: 'invitations',
    where: [['state', '==', 'open']],
    orderBy: [['email', 'asc']],
    limit,
  }),
  /** All invitations not yet deleted, latest first. */
  invitations: (limit = 500): QueryShape => ({
    collection: 'invitations',
    where: [],
    orderBy: [['invitedAt', 'desc']],
    limit,
  }),
  /**
   * E-mails to send now: new ones, retries, and those whose sender died during its lease. Lane by
   * lane, from behind one; each lane's in the order in which they were queued.
   */
  dueEmails: (now: Date, after = '', limit = 100): QueryShape => ({
    collection: 'outbox',
    where: [
      ['lane', '>', after],
      ['dueAt', '<=', now],
    ],
    orderBy: [
      ['lane', 'asc'],
      ['createdAt', 'asc'],
      ['dueAt', 'asc'],
    ],
    limit,
  }),
  /** The e-mail whose Message-ID starts with this key. */
  emailOfMessage: (messageKey: string): QueryShape => ({
    collection: 'outbox',
    where: [['messageKey', '==', messageKey]],
    orderBy: [],
    limit: 1,
  }),
  /**
   * What has not ended yet of the e-mails to an address that wants to know when a practice takes
   * requests again.
   */
  emailsOfNotice: (noticeId: string, limit = 20): QueryShape => ({
    collection: 'outbox',
    where: [['noticeId', '==', noticeId]],
    orderBy: [],
    limit,
  }),
  /** A practice's e-mails, in any order: none of their moments has an index. */
  emailsOfPractice: (slug: string, limit = 5000): QueryShape => ({
    collection: 'outbox',
    where: [['slug', '==', slug]],
    orderBy: [],
    limit,
  }),
  /** Those to an address, however it was typed. */
  emailsTo: (address: string, limit = 500): QueryShape => ({
    collection: 'outbox',
    where: [['to.address', 'in', [address, address.toLowerCase()]]],
    orderBy: [],
    limit,
  }),
  emailsThatAre: (status: readonly string[], limit = 5000): QueryShape => ({
    collection: 'outbox',
    where: [['status', 'in', status]],
    orderBy: [],
    limit,
  }),
  /** A practice's e-mails that wait for another day. */
  heldEmails: (slug: string, limit = 400): QueryShape => ({
    collection: 'outbox',
    where: [
      ['slug', '==', slug],
      ['isHeld', '==', true],
      ['status', '==', 'due'],
    ],
    orderBy: [],
    limit,
  }),
  /** E-mails of a purpose that wait for a digest, in no order that anybody chooses. */
  waitingEmails: (purpose: string, limit: number): QueryShape => ({
    collection: 'outbox',
    where: [
      ['purpose', '==', purpose],
      ['isHeld', '==', true],
      ['status', '==', 'due'],
    ],
    orderBy: [],
    limit,
  }),
  /** All practices, page by page. */
  everyPractice: (limit = 100): QueryShape => ({
    collection: 'practices',
    where: [],
    orderBy: [[documentName, 'asc']],
    limit,
  }),
  /**
   * Accounts of practices whose name may read like one with these keys (`practice/look-alike.ts`).
   */
  accountsNamed: (nameKeys: readonly string[], limit = 1000): QueryShape => ({
    ...accounts,
    where: [['nameKeys', 'array-contains-any', nameKeys]],
    orderBy: [],
    limit,
  }),
  /** Practices for which that daily work is due, the oldest first. */
  dueDailyWork: (name: string, now: Date, limit = 100): QueryShape => ({
    collection: 'jobs',
    everywhere: true,
    where: [[name, '<=', now]],
    orderBy: [[name, 'asc']],
    limit,
  }),
  /** Practices whose pause ends on that day or earlier. */
  resumingPractices: (today: string, limit = 100): QueryShape => ({
    collection: 'practices',
    where: [['resumesOn', '<=', today]],
    orderBy: [['resumesOn', 'asc']],
    limit,
  }),
  /** Practices whose whole form a limit of the intake has closed. */
  fullPractices: (limit = 100): QueryShape => ({
    collection: 'practices',
    where: [['intakeFull', '>', '']],
    orderBy: [['intakeFull', 'asc']],
    limit,
  }),
  /** Accounts whose next trial step is due. */
  dueTrialSteps: (now: Date, limit = 100): QueryShape => ({
    ...accounts,
    where: [['nextTrialStep.at', '<=', now]],
    orderBy: [['nextTrialStep.at', 'asc']],
    limit,
  }),
  /** Accounts whose planned deletion can no longer be undone. */
  dueAccountDeletions: (now: Date, limit = 100): QueryShape => ({
    ...accounts,
    where: [['deletion.dueAt', '<=', now]],
    orderBy: [['deletion.dueAt', 'asc']],
    limit,
  }),
  /** What people prove themselves by, to be reset. */
  dueFactorResets: (now: Date, limit = 100): QueryShape => ({
    collection: 'factors',
    where: [['reset.dueAt', '<=', now]],
    orderBy: [['reset.dueAt', 'asc']],
    limit,
  }),
  /** Accounts whose subscription needs a check without an event. */
  dueBillingChecks: (now: Date, limit = 100): QueryShape => ({
    ...accounts,
    where: [['nextBillingCheckAt', '<=', now]],
    orderBy: [['nextBillingCheckAt', 'asc']],
    limit,
  }),
  /** A user's own referral code. */
  referralCodeOf: (uid: string): QueryShape => ({
    collection: 'referralCodes',
    where: [['uid', '==', uid]],
    orderBy: [],
    limit: 5,
  }),
  /** Deletions of practices that stalled. */
  dueDeletions: (now: Date, limit = 100): QueryShape => ({
    collection: 'deletions',
    where: [['dueAt', '<=', now]],
    orderBy: [['dueAt', 'asc']],
    limit,
  }),
} as const;

function archived(
  where: QueryShape['where'],
  direction: 'asc' | 'desc',
  limit: number,
  from: Archived | undefined,
): QueryShape {
  return {
    collection: 'requests',
    where,
    orderBy: [
      ['archivedAt', direction],
      [documentName, direction],
    ],
    ...(from && { startAt: [from.archivedAt, from.id] }),
    limit,
  };
}

function logged(where: QueryShape['where'], limit: number, { after, until }: Within): QueryShape {
  return {
    collection: 'log',
    where: [
      ...where,
      ...(after ? [['at', '>', after] as const] : []),
      ...(until ? [['at', '<=', until] as const] : []),
    ],
    orderBy: [['at', 'desc']],
    limit,
  };
}
