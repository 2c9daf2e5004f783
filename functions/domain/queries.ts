/**
 * Every list query of the product as data, so that browser, functions and rules tests run the very same ones and a test
 * can hold each against `firestore.indexes.json` (the emulator does not miss an index, production does).
 */
export type QueryShape = {
  readonly collection: string;
  /** Of all collections of that name, wherever they are. */
  readonly everywhere?: true;
  readonly where: readonly (readonly [field: string, operator: '==' | 'in' | '<=' | '>' | 'array-contains', value: unknown])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Begins at the document with these values, one for each field of the order. */
  readonly startAt?: readonly unknown[];
  readonly limit?: number;
};

/** A document's own name: the last word between documents that are equal in all else. */
export const documentName = '__name__';

/** So many open requests are read live at once; further such pages follow behind. */
export const liveLimit = 500;

/** New requests are counted up to here; beyond it the answer is 'more than'. */
export const maxCounted = 50;

/** Where a page of the archive begins. */
type Archived = { readonly archivedAt: Date; readonly id: string };

/** Moments: later than `after`, no later than `until`. */
type Within = { readonly after?: Date | undefined; readonly until?: Date | undefined };

export const queries = {
  /** Practices on the landing page. */
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
  /** The open requests from this one on, oldest first. */
  openRequestsFrom: ({ requestedAt, id }: { requestedAt: Date; id: string }, limit = liveLimit): QueryShape => ({
    collection: 'requests',
    where: [['status', '==', 'open']],
    orderBy: [
      ['requestedAt', 'asc'],
      [documentName, 'asc'],
    ],
    startAt: [requestedAt, id],
    limit,
  }),
  /** The open requests behind this one by their ids ('' for the first of all): a way through all of them in parts. */
  openRequestsById: (after: string, limit: number): QueryShape => ({
    collection: 'requests',
    where: [['status', '==', 'open'], ...(after === '' ? [] : [[documentName, '>', after] as const])],
    orderBy: [[documentName, 'asc']],
    limit,
  }),
  /** Open requests whose follow-up may be due: in one of these states since that moment or before. */
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
  /** Requests that nobody has done anything about since that moment, open or archived. */
  inactiveSince: (since: Date, limit = 100): QueryShape => ({
    collection: 'requests',
    where: [['activeAt', '<=', since]],
    orderBy: [['activeAt', 'asc']],
    limit,
  }),
  /** Open web requests from before that moment whose address nobody has confirmed. */
  unconfirmedUntil: (until: Date): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['source', '==', 'online'],
      ['emailConfirmedAt', '==', null],
      ['requestedAt', '<=', until],
    ],
    orderBy: [['requestedAt', 'asc']],
  }),
  /** Bookings since that moment for somebody who waited already. */
  repeatedSince: (since: Date, limit = 500): QueryShape => ({
    collection: 'requests',
    where: [
      ['isRepeat', '==', true],
      ['requestedAt', '>', since],
    ],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /** Open requests that came after this moment, oldest first: by default one more than are worth counting. */
  newRequests: (since: Date, limit = maxCounted + 1): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['requestedAt', '>', since],
    ],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /** The archive, latest first, from this request on. */
  archivedRequests: (limit = 100, from?: Archived): QueryShape => archived([['status', '==', 'archived']], 'desc', limit, from),
  /** The other way round: what a page before the one that begins with this request holds, or the last page. */
  archivedOldestFirst: (limit = 100, from?: Archived): QueryShape => archived([['status', '==', 'archived']], 'asc', limit, from),
  /** What was archived for one reason, latest first. Only what is archived has a reason. */
  archivedBecause: (reason: string, limit = 100, from?: Archived): QueryShape =>
    archived([['archiveReason', '==', reason]], 'desc', limit, from),
  archivedBecauseOldestFirst: (reason: string, limit = 100, from?: Archived): QueryShape =>
    archived([['archiveReason', '==', reason]], 'asc', limit, from),
  /** Archived requests with a word that begins so (`tokenToAsk` of a term), latest first. */
  archivedMatching: (token: string, limit = 100, from?: Archived): QueryShape =>
    archived(
      [
        ['status', '==', 'archived'],
        ['searchTokens', 'array-contains', token],
      ],
      'desc',
      limit,
      from,
    ),
  /** Deleted requests that can still be brought back, latest first. */
  bin: (limit = 300): QueryShape => ({ collection: 'bin', where: [], orderBy: [['binnedAt', 'desc']], limit }),
  /** What was deleted together with that request. */
  binnedWith: (requestId: string, limit = 500): QueryShape => ({
    collection: 'bin',
    where: [['binnedWith', '==', requestId]],
    orderBy: [],
    limit,
  }),
  /** What came with one import. */
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
  /** A request's history, latest first. */
  history: (limit = 200): QueryShape => ({ collection: 'history', where: [], orderBy: [['at', 'desc']], limit }),
  tags: (): QueryShape => ({ collection: 'tags', where: [], orderBy: [['order', 'asc']] }),
  lists: (): QueryShape => ({ collection: 'lists', where: [], orderBy: [['order', 'asc']] }),
  /** Who has a request open for editing; stale ones among them. */
  editing: (limit = 100): QueryShape => ({ collection: 'editing', where: [], orderBy: [['at', 'desc']], limit }),
  /** The practice's log, latest first; within that time, if one is given. */
  log: (limit = 100, within: Within = {}): QueryShape => logged([], limit, within),
  /** What one member did. */
  logOf: (uid: string, limit = 100, within: Within = {}): QueryShape => logged([['by.uid', '==', uid]], limit, within),
  /** What is of these kinds, at most 30. */
  logAbout: (whats: readonly string[], limit = 100, within: Within = {}): QueryShape => logged([['what', 'in', whats]], limit, within),
  logOfAbout: (uid: string, whats: readonly string[], limit = 100, within: Within = {}): QueryShape =>
    logged(
      [
        ['by.uid', '==', uid],
        ['what', 'in', whats],
      ],
      limit,
      within,
    ),
  /** Entries of the log from that moment or before, oldest first. */
  logUntil: (until: Date, limit = 100): QueryShape => ({
    collection: 'log',
    where: [['at', '<=', until]],
    orderBy: [['at', 'asc']],
    limit,
  }),
  imports: (limit = 20): QueryShape => ({ collection: 'imports', where: [], orderBy: [['at', 'desc']], limit }),
  members: (): QueryShape => ({ collection: 'members', where: [], orderBy: [['name', 'asc']] }),
  /** Invitations that are neither used nor withdrawn, expired ones among them: each stays at its place when it is sent again. */
  openInvitations: (limit = 100): QueryShape => ({
    collection: 'invitations',
    where: [['state', '==', 'open']],
    orderBy: [['email', 'asc']],
    limit,
  }),
  /** Every invitation that is still remembered, latest first. */
  invitations: (limit = 500): QueryShape => ({ collection: 'invitations', where: [], orderBy: [['invitedAt', 'desc']], limit }),
  /** E-mails to send now: new ones, those to try again, and those whose sender died with its lease. */
  dueEmails: (now: Date, limit = 100): QueryShape => ({
    collection: 'outbox',
    where: [
      ['status', 'in', ['due', 'sending']],
      ['dueAt', '<=', now],
    ],
    orderBy: [['dueAt', 'asc']],
    limit,
  }),
  /** The e-mail whose Message-ID begins so. */
  emailOfMessage: (messageKey: string): QueryShape => ({
    collection: 'outbox',
    where: [['messageKey', '==', messageKey]],
    orderBy: [],
    limit: 1,
  }),
  /** E-mails of a practice that wait for another day. */
  heldEmails: (slug: string, limit = 400): QueryShape => ({
    collection: 'outbox',
    where: [
      ['slug', '==', slug],
      ['isHeld', '==', true],
    ],
    orderBy: [],
    limit,
  }),
  /** All practices, one after the other. */
  everyPractice: (limit = 100): QueryShape => ({ collection: 'practices', where: [], orderBy: [[documentName, 'asc']], limit }),
  /** Accounts of all practices. */
  accounts: (limit = 100): QueryShape => ({
    collection: 'private',
    everywhere: true,
    where: [],
    orderBy: [['registeredAt', 'asc']],
    limit,
  }),
  /** Accounts of practices that ask who is still interested. */
  followUpAccounts: (limit = 100): QueryShape => ({
    collection: 'private',
    everywhere: true,
    where: [['followUp.enabled', '==', true]],
    orderBy: [[documentName, 'asc']],
    limit,
  }),
  /** Accounts of practices that want one e-mail a day about new requests. */
  digestAccounts: (limit = 100): QueryShape => ({
    collection: 'private',
    everywhere: true,
    where: [['dailyEmails', '==', true]],
    orderBy: [[documentName, 'asc']],
    limit,
  }),
  /** Practices whose pause ends on that day or before. */
  resumingPractices: (today: string, limit = 100): QueryShape => ({
    collection: 'practices',
    where: [['resumesOn', '<=', today]],
    orderBy: [['resumesOn', 'asc']],
    limit,
  }),
  /** Accounts whose trial has come to its next step. */
  dueTrialSteps: (now: Date, limit = 100): QueryShape => ({
    collection: 'private',
    everywhere: true,
    where: [['nextTrialStep.at', '<=', now]],
    orderBy: [['nextTrialStep.at', 'asc']],
    limit,
  }),
  /** Accounts of practices that somebody wants deleted, once there is no way back. */
  dueAccountDeletions: (now: Date, limit = 100): QueryShape => ({
    collection: 'private',
    everywhere: true,
    where: [['deletion.dueAt', '<=', now]],
    orderBy: [['deletion.dueAt', 'asc']],
    limit,
  }),
  /** Accounts whose subscription is to be looked at again, though nobody reported anything. */
  dueBillingChecks: (now: Date, limit = 100): QueryShape => ({
    collection: 'private',
    everywhere: true,
    where: [['nextBillingCheckAt', '<=', now]],
    orderBy: [['nextBillingCheckAt', 'asc']],
    limit,
  }),
  /** A user's own code. */
  referralCodeOf: (uid: string): QueryShape => ({ collection: 'referralCodes', where: [['uid', '==', uid]], orderBy: [], limit: 5 }),
  /** Deletions of practices that nobody goes on with. */
  dueDeletions: (now: Date, limit = 100): QueryShape => ({
    collection: 'deletions',
    where: [['dueAt', '<=', now]],
    orderBy: [['dueAt', 'asc']],
    limit,
  }),
} as const;

function archived(where: QueryShape['where'], direction: 'asc' | 'desc', limit: number, from: Archived | undefined): QueryShape {
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
    where: [...where, ...(after ? [['at', '>', after] as const] : []), ...(until ? [['at', '<=', until] as const] : [])],
    orderBy: [['at', 'desc']],
    limit,
  };
}
