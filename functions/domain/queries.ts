/**
 * Every list query of the product as data, so that browser, functions and rules tests run the very same ones and a test
 * can hold each against `firestore.indexes.json` (the emulator does not miss an index, production does).
 */
export type QueryShape = {
  readonly collection: string;
  readonly where: readonly (readonly [field: string, operator: '==' | 'in' | '<=' | '>' | 'array-contains', value: unknown])[];
  readonly orderBy: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
};

/** At most this many open requests are followed live; the rest is paged in behind. */
export const liveLimit = 500;

/** New requests are counted up to here; beyond it the answer is 'more than'. */
export const mostCounted = 50;

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
  /** Open requests that came after this moment, oldest first: by default one more than are worth counting. */
  newRequests: (since: Date, limit = mostCounted + 1): QueryShape => ({
    collection: 'requests',
    where: [
      ['status', '==', 'open'],
      ['requestedAt', '>', since],
    ],
    orderBy: [['requestedAt', 'asc']],
    limit,
  }),
  /** The archive, latest first. */
  archivedRequests: (limit = 100): QueryShape => ({
    collection: 'requests',
    where: [['status', '==', 'archived']],
    orderBy: [['archivedAt', 'desc']],
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
  members: (): QueryShape => ({ collection: 'members', where: [], orderBy: [['name', 'asc']] }),
  /** Invitations that are neither used nor withdrawn, expired ones among them: each stays at its place when it is sent again. */
  openInvitations: (limit = 100): QueryShape => ({
    collection: 'invitations',
    where: [['state', '==', 'open']],
    orderBy: [['email', 'asc']],
    limit,
  }),
  /** Letters to send now: new ones, those to try again, and those whose sender died with its lease. */
  dueLetters: (now: Date, limit = 100): QueryShape => ({
    collection: 'outbox',
    where: [
      ['status', 'in', ['due', 'sending']],
      ['dueAt', '<=', now],
    ],
    orderBy: [['dueAt', 'asc']],
    limit,
  }),
} as const;
