/**
 * Typed documents of the Admin SDK. Each read parses them, so nothing of another shape gets past
 * this file; only here do Timestamps become Dates.
 */
import { createHash } from 'node:crypto';
import { Billing, StripeCustomer, StripeEvent } from '@platzwart/domain/billing/billing';
import { ReferralOwner } from '@platzwart/domain/billing/referral';
import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { StoredBrowserError } from '@platzwart/domain/browser-error';
import { OutboxPause, outboxPausePath } from '@platzwart/domain/contact/outbox-pause';
import { StoppedMailbox } from '@platzwart/domain/contact/stopped-mailbox';
import { Undelivered } from '@platzwart/domain/contact/undelivered';
import { RequestImport } from '@platzwart/domain/import/import';
import { LogEntry } from '@platzwart/domain/log/log';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { Certificate } from '@platzwart/domain/patient-portal/certificate';
import { RequestLink } from '@platzwart/domain/patient-portal/request-link';
import { Placements } from '@platzwart/domain/patient-portal/wait-estimate';
import { Account, TeamAccount } from '@platzwart/domain/practice/account';
import { FinderMap } from '@platzwart/domain/practice/finder';
import { IntakeNotice, IntakeNoticeJob } from '@platzwart/domain/practice/intake-notice';
import { FormerPractice, formerName, Practice } from '@platzwart/domain/practice/practice';
import type { QueryShape } from '@platzwart/domain/queries';
import { RateLimit, Tally } from '@platzwart/domain/rate-limit';
import { Editing } from '@platzwart/domain/request/editing';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { OpenKey } from '@platzwart/domain/request/open-key';
import { PlanMigration } from '@platzwart/domain/request/plan-migration';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { BinnedRequest } from '@platzwart/domain/retention/bin';
import { Erasure } from '@platzwart/domain/retention/erasure';
import { RevokedRequest } from '@platzwart/domain/retention/revocation';
import { Run } from '@platzwart/domain/run';
import { AccountLink } from '@platzwart/domain/sign-in/account-link';
import { AccountFactors } from '@platzwart/domain/sign-in/factors';
import { SessionDocument } from '@platzwart/domain/sign-in/session-document';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import { Tag } from '@platzwart/domain/tags/tag';
import { MemberDevices } from '@platzwart/domain/team/devices';
import { Invitation } from '@platzwart/domain/team/invitation';
import { Member, OpenedRequests, User } from '@platzwart/domain/team/member';
import { Offer } from '@platzwart/domain/vacancies/offer';
import { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import {
  Heatmap,
  LastReconciliation,
  RequestCounters,
} from '@platzwart/domain/waiting-list/counters';
import { DemandSnapshot, PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { PublicCount } from '@platzwart/domain/waiting-list/public-counts';
import {
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { DailyWork } from './daily-work.ts';
import { PracticeDeletion } from './delete-practice-state.ts';
import { Email, inLane } from './email.ts';
import { PushJob } from './push-job.ts';
import type { ReadOnly, ReadOnlyQuery } from './read-only.ts';

/** A logo's bytes, as `media` serves them, and as e-mails carry them. */
export const PracticeLogo = z.strictObject({
  hash: z.string(),
  type: z.literal('image/webp'),
  bytes: z.instanceof(Uint8Array),
  /** A PNG: mail programs read no WebP. Absent where it was too large, or for older logos. */
  emailBytes: z.optional(z.instanceof(Uint8Array)),
});
export type PracticeLogo = z.infer<typeof PracticeLogo>;

/** The outcome of a registration attempt. */
const RegistrationAttempt = z.strictObject({ slug: z.string(), expiresAt: z.date() });

/** A keyed hash of each member's account, by uid, '' for one that was not compared yet. */
export const AccountsSeen = z.strictObject({
  hashes: z._default(z.record(z.string(), z.string()), {}),
  /** Where the sweep goes on among all people, in the document of that alone. */
  cursor: z.optional(z.string()),
});
export type AccountsSeen = z.infer<typeof AccountsSeen>;

/**
 * The finder's map; since when it is being cut anew; when somebody was called to put in what changed.
 */
export const StoredFinderMap = z.strictObject({
  map: z.optional(FinderMap),
  cutting: z.optional(z.strictObject({ since: z.date() })),
  queuedAt: z.optional(z.date()),
});

/** By slug: a practice has changed, so often, and stood in these parts of the index's version. */
export const FinderChange = z.strictObject({
  version: z.string(),
  parts: z.array(z.string()),
  count: z.int(),
});
export type FinderChange = z.infer<typeof FinderChange>;

/** A part of the finder's index: a JSON list of its rows. */
export const FinderPart = z.strictObject({ rows: z.string() });

type Documents = ReturnType<typeof documentsIn>;
type WaitingLists = Documents['waitingLists'];

export type Collections = Documents['others'] & {
  readonly [K in keyof WaitingLists]: ReadOnly<WaitingLists[K]>;
};
export type WritableCollections = Documents['others'] & WaitingLists;

/**
 * Every document that functions use. Those of the waiting lists are read-only: only the folder
 * `waiting-list` writes them.
 */
export function collections(db: Firestore): Collections {
  const { others, waitingLists } = documentsIn(db);
  return { ...others, ...waitingLists };
}

function documentsIn(db: Firestore) {
  const one = <T extends DocumentData>(path: string, schema: Schema<T>) =>
    db.doc(path).withConverter(converterOf(schema));
  const all = <T extends DocumentData>(path: string, schema: Schema<T>) =>
    db.collection(path).withConverter(converterOf(schema));
  const waitingLists = {
    demand: (slug: string) => one(paths.demand(slug), PublicDemand),
    requests: (slug: string) => all(paths.requests(slug), TherapyRequest),
    request: (slug: string, id: string) => one(paths.request(slug, id), TherapyRequest),
    bin: (slug: string) => all(paths.bin(slug), BinnedRequest),
    binned: (slug: string, id: string) => one(paths.binned(slug, id), BinnedRequest),
    revoked: (slug: string) => all(serverPaths.revoked(slug), RevokedRequest),
    revokedRequest: (slug: string, id: string) =>
      one(serverPaths.revokedRequest(slug, id), RevokedRequest),
    revokedOffers: (slug: string, id: string) => all(serverPaths.revokedOffers(slug, id), Offer),
    heatmaps: (slug: string) => all(paths.heatmaps(slug), Heatmap),
    heatmap: (slug: string, locationId: string) => one(paths.heatmap(slug, locationId), Heatmap),
    requestCounters: (slug: string) => one(paths.requestCounters(slug), RequestCounters),
    reconciliation: (slug: string) => one(paths.reconciliation(slug), LastReconciliation),
    placements: (slug: string) => one(serverPaths.placements(slug), Placements),
    publicCounts: (slug: string) => all(serverPaths.publicCounts(slug), PublicCount),
    publicCount: (slug: string, id: string) => one(serverPaths.publicCount(slug, id), PublicCount),
    demandHistory: (slug: string) => all(paths.demandHistory(slug), DemandSnapshot),
    demandOf: (slug: string, date: string) => one(paths.demandOf(slug, date), DemandSnapshot),
    planMigration: (slug: string) => one(paths.planMigration(slug), PlanMigration),
    openKey: (slug: string, key: string) => one(serverPaths.openKey(slug, key), OpenKey),
    vacancies: (slug: string) => all(paths.vacancies(slug), Vacancy),
    vacancy: (slug: string, vacancyId: string) => one(paths.vacancy(slug, vacancyId), Vacancy),
    offers: (slug: string) => all(paths.offers(slug), Offer),
    offer: (slug: string, id: string) => one(paths.offer(slug, id), Offer),
    statistics: (slug: string) => all(paths.statistics(slug), MonthStatistics),
    monthStatistics: (slug: string, month: string) =>
      one(paths.monthStatistics(slug, month), MonthStatistics),
  };
  const others = {
    practices: () => all('practices', Practice),
    practice: (slug: string) => one(paths.practice(slug), Practice),
    finderMap: () => one(serverPaths.finder('map'), StoredFinderMap),
    finderPart: (version: string, part: string) =>
      one(serverPaths.finder(`${version}-${part}`), FinderPart),
    finderChanges: () => all('finderChanges', FinderChange),
    finderChange: (slug: string) => one(serverPaths.finderChange(slug), FinderChange),
    form: (slug: string) => one(paths.form(slug), FormConfiguration),
    account: (slug: string) => one(paths.account(slug), Account),
    teamAccount: (slug: string) => one(paths.teamAccount(slug), TeamAccount),
    dailyWork: (slug: string) => one(serverPaths.dailyWork(slug), DailyWork),
    undelivered: (slug: string) => one(paths.undelivered(slug), Undelivered),
    billing: (slug: string) => one(serverPaths.billing(slug), Billing),
    members: (slug: string) => all(paths.members(slug), Member),
    member: (slug: string, uid: string) => one(paths.member(slug, uid), Member),
    opened: (slug: string, uid: string) => one(paths.openedOf(slug, uid), OpenedRequests),
    allDevices: (slug: string) => all(serverPaths.devices(slug), MemberDevices),
    devices: (slug: string, uid: string) => one(paths.devicesOf(slug, uid), MemberDevices),
    pushJob: (slug: string) => one(serverPaths.pushJob(slug), PushJob),
    intakeNotices: (slug: string) => all(paths.intakeNotices(slug), IntakeNotice),
    intakeNotice: (slug: string, id: string) => one(paths.intakeNotice(slug, id), IntakeNotice),
    intakeNoticeJob: (slug: string) => one(serverPaths.intakeNoticeJob(slug), IntakeNoticeJob),
    invitations: (slug: string) => all(paths.invitations(slug), Invitation),
    invitation: (slug: string, id: string) => one(paths.invitation(slug, id), Invitation),
    history: (slug: string, requestId: string) => all(paths.history(slug, requestId), HistoryEntry),
    revokedHistory: (slug: string, requestId: string) =>
      all(serverPaths.revokedHistory(slug, requestId), HistoryEntry),
    certificates: (slug: string) => all(serverPaths.certificates(slug), Certificate),
    certificate: (slug: string, hash: string) =>
      one(serverPaths.certificate(slug, hash), Certificate),
    editing: (slug: string, uid: string) => one(paths.editingOf(slug, uid), Editing),
    tag: (slug: string, id: string) => one(paths.tag(slug, id), Tag),
    list: (slug: string, id: string) => one(paths.list(slug, id), DynamicList),
    log: (slug: string) => all(paths.log(slug), LogEntry),
    imports: (slug: string) => all(paths.imports(slug), RequestImport),
    import: (slug: string, importId: string) => one(paths.import(slug, importId), RequestImport),
    tags: (slug: string) => all(paths.tags(slug), Tag),
    lists: (slug: string) => all(paths.lists(slug), DynamicList),
    ownLists: (slug: string, uid: string) => all(paths.ownLists(slug, uid), DynamicList),
    requestLinks: () => all('requestLinks', RequestLink),
    users: () => all('users', User),
    user: (uid: string) => one(paths.user(uid), User),
    sessions: () => all('sessions', SessionDocument),
    session: (uid: string, session: string) => one(paths.session(uid, session), SessionDocument),
    factors: (uid: string) => one(serverPaths.factors(uid), AccountFactors),
    accountLinks: () => all(serverPaths.accountLinks(), AccountLink),
    accountLink: (id: string) => one(serverPaths.accountLink(id), AccountLink),
    accountsSeen: (part: string) => one(serverPaths.accountsSeen(part), AccountsSeen),
    registration: (id: string) => one(serverPaths.registration(id), RegistrationAttempt),
    rateLimit: (id: string) => one(serverPaths.rateLimit(id), RateLimit),
    tally: (id: string) => one(serverPaths.rateLimit(id), Tally),
    stoppedMailbox: (key: string) => one(serverPaths.stoppedMailbox(key), StoppedMailbox),
    requestLink: (tokenHash: string) => one(serverPaths.requestLink(tokenHash), RequestLink),
    outbox: () => db.collection(serverPaths.outbox()).withConverter(emails),
    email: (id: string) => db.doc(serverPaths.email(id)).withConverter(emails),
    outboxPause: () => one(outboxPausePath, OutboxPause),
    practiceLogo: (slug: string) => one(serverPaths.practiceLogo(slug), PracticeLogo),
    formerPractice: (slug: string) =>
      one(
        paths.formerPractice(createHash('sha256').update(formerName(slug)).digest('hex')),
        FormerPractice,
      ),
    deletion: (id: string) => one(serverPaths.deletion(id), PracticeDeletion),
    stripeCustomer: (id: string) => one(serverPaths.stripeCustomer(id), StripeCustomer),
    stripeEvent: (id: string) => one(serverPaths.stripeEvent(id), StripeEvent),
    referralCodes: () => all('referralCodes', ReferralOwner),
    referralCode: (code: string) => one(serverPaths.referralCode(code), ReferralOwner),
    erasures: () => all(serverPaths.erasures(), Erasure),
    erasure: (id: string) => one(serverPaths.erasure(id), Erasure),
    browserError: (id: string) => one(serverPaths.browserError(id), StoredBrowserError),
    run: (id: string) => one(serverPaths.run(id), Run),
  };
  return { waitingLists, others };
}

/** Builds a shape's query, on a collection or collection group of that name. */
export function queryOf<T>(collection: Query<T>, shape: QueryShape): Query<T>;
export function queryOf<T>(collection: ReadOnlyQuery<T>, shape: QueryShape): ReadOnlyQuery<T>;
export function queryOf<T>(collection: ReadOnlyQuery<T>, shape: QueryShape): ReadOnlyQuery<T> {
  let query = collection;
  for (const [field, operator, value] of shape.where) query = query.where(field, operator, value);
  for (const [field, direction] of shape.orderBy) query = query.orderBy(field, direction);
  if (shape.startAt) query = query.startAt(...shape.startAt);
  return shape.limit === undefined ? query : query.limit(shape.limit);
}

type Schema<T> = { parse(value: unknown): T };

function converterOf<T extends DocumentData>(schema: Schema<T>): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => value as DocumentData,
    fromFirestore: (snapshot) => schema.parse(withDates(snapshot.data())),
  };
}

const emails: FirestoreDataConverter<Email> = {
  ...converterOf(Email),
  toFirestore: (email) => inLane(email as Email),
};

/** Converts Timestamps to Dates, recursively. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (
    value !== null &&
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
  }
  return value;
}
