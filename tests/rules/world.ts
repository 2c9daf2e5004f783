/**
 * The world of the rules' tests: four practices, eight people, one document of every kind.
 * Everything with a schema is parsed by it, so that the world cannot drift from what the functions
 * write. Written with the rules off.
 */

import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { Billing, noBilling, StripeCustomer, StripeEvent } from '@platzwart/domain/billing/billing';
import { ReferralOwner } from '@platzwart/domain/billing/referral';
import {
  defaultFormConfiguration,
  FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { StoredBrowserError } from '@platzwart/domain/browser-error';
import { outboxPausePath } from '@platzwart/domain/contact/outbox-pause';
import { StoppedMailbox } from '@platzwart/domain/contact/stopped-mailbox';
import { Undelivered } from '@platzwart/domain/contact/undelivered';
import { RequestImport } from '@platzwart/domain/import/import';
import { LogEntry } from '@platzwart/domain/log/log';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { Certificate } from '@platzwart/domain/patient-portal/certificate';
import { newAccount, teamAccountOf } from '@platzwart/domain/practice/account';
import { IntakeNotice, IntakeNoticeJob, newNotice } from '@platzwart/domain/practice/intake-notice';
import { Practice } from '@platzwart/domain/practice/practice';
import { RateLimit } from '@platzwart/domain/rate-limit';
import { untouched } from '@platzwart/domain/request/changes';
import { Editing } from '@platzwart/domain/request/editing';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { PlanMigration } from '@platzwart/domain/request/plan-migration';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { searchTokens } from '@platzwart/domain/request/search-tokens';
import { BinnedRequest } from '@platzwart/domain/retention/bin';
import { Erasure } from '@platzwart/domain/retention/erasure';
import { RevokedRequest, revoked } from '@platzwart/domain/retention/revocation';
import { Run } from '@platzwart/domain/run';
import { newSession, SessionDocument } from '@platzwart/domain/sign-in/session-document';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import { Tag } from '@platzwart/domain/tags/tag';
import { MemberDevices } from '@platzwart/domain/team/devices';
import { Invitation, newInvitation } from '@platzwart/domain/team/invitation';
import { Member, OpenedRequests, type Role, User } from '@platzwart/domain/team/member';
import { Offer, offerId } from '@platzwart/domain/vacancies/offer';
import { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import {
  Heatmap,
  LastReconciliation,
  RequestCounters,
} from '@platzwart/domain/waiting-list/counters';
import { DemandSnapshot, PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { PublicCount } from '@platzwart/domain/waiting-list/public-counts';
import { anOffer, aVacancy } from '@platzwart/emulator-data/build-vacancy';
import { firstDailyWork } from '@platzwart/functions/core/daily-work';
import { PushJob } from '@platzwart/functions/core/push-job';
import {
  type DocumentData,
  doc,
  type Firestore,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';

import { aSubscription } from '../support/a-subscription.ts';

/**
 * A project of its own: the emulator counts coverage per project, and no other documents interfere.
 */
export const projectId = 'demo-rules';

export const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';

/**
 * The practice of viewer, therapist and administrator; an unrelated one; theirs, but locked;
 * theirs, unlisted and still empty.
 */
export const slugs = {
  own: 'praxis-nord',
  other: 'praxis-sued',
  locked: 'praxis-gesperrt',
  unlisted: 'praxis-still',
} as const;

/** Who, and their name in a sentence. */
export const people = {
  visitor: 'a visitor',
  stranger: 'a stranger, signed in,',
  viewer: 'a viewer',
  therapist: 'a therapist',
  administrator: 'an administrator',
  otherAdministrator: "another practice's administrator",
  misfit: 'a member whose role is none of the three',
  lapsed: 'an administrator whose session is 31 days old',
  expelled: 'an administrator who signed in before all sign-ins were ended',
  ended: 'an administrator whose session was ended',
  locked: 'an administrator whose device is locked',
  unproven: 'an administrator without the second factor that is needed',
  asked: 'an administrator without the second factor that the practice asks for',
} as const;
export type Person = keyof typeof people;

/** But two who read, list and write nothing: see `outsiders.ts`. */
export const everybody = (Object.keys(people) as Person[]).filter(
  (person) => person !== 'locked' && person !== 'asked',
);

/**
 * The uid in the token and in the paths of member and user documents. The lapsed session belongs to
 * the administrator as well.
 */
export const uidOf = (person: Person): string =>
  `uid-${person === 'lapsed' ? 'administrator' : person.toLowerCase()}`;

const startedAt = Math.floor(Date.now() / 1000);

/** Seconds: the token's sign-in time, an hour ago or 31 days. */
export const authTimeOf = (person: Person): number =>
  startedAt - (person === 'lapsed' ? 31 * 24 : 1) * 60 * 60;

/** Ids of the documents in the world. */
export const ids = {
  request: '0123456789abcdef0123456789abcdef',
  prioritized: '1123456789abcdef0123456789abcdef',
  archived: '2123456789abcdef0123456789abcdef',
  vacancy: 'a123456789abcdef0123456789abcdef',
  filledVacancy: 'b123456789abcdef0123456789abcdef',
  location: 'haupthaus',
  tag: 'kasse',
  list: 'nur-kasse',
  other: 'eins',
} as const;

export const slotKey = `${ids.location}_1_0800-0900`;

/** Seconds since 1970: when the sign-ins of `expelled` were ended, after they had signed in. */
export const endedAt = Math.floor(Date.now() / 1000) - 30 * 60;

const past = new Date('2026-03-01T08:00:00Z');
const later = new Date(endedAt * 1000);

export const aTag = Tag.parse({ name: 'Kasse', color: 'green', icon: 'heart', order: 1 });

export const aList = DynamicList.parse({
  name: 'Nur Kasse',
  anyOf: ['kasse'],
  allOf: [],
  noneOf: ['privat', 'warte'],
  locationId: '',
  order: 1,
});

export const aRequest = TherapyRequest.parse({
  ...untouched,
  requestedAt: past,
  source: 'online',
  payloadHash: 'hash',
  openKey: null,
  type: 'self',
  firstname: 'Vera',
  lastname: 'Beispiel',
  email: 'vera@example.org',
  phone: '01 234',
  reason: 'Aussprache',
  note: '',
  followUpConsent: false,
  consentVersion: '1',
  locationIds: [ids.location],
  slots: [{ locationId: ids.location, weekday: 1, start: '08:00', end: '09:00' }],
  slotKeys: [slotKey],
  tags: ['kasse'],
  adminNote: 'ruft zurück',
  noteRevision: 3,
  lastChange: { by: uidOf('therapist'), at: past, field: 'adminNote' },
} satisfies TherapyRequest);

const aPlanMigration = {
  startedAt: past,
  by: { kind: 'member', uid: uidOf('administrator') },
  total: 3,
  done: 3,
  moved: 1,
  cursor: ids.prioritized,
  finishedAt: past,
} satisfies PlanMigration;

function practice(slug: string, listed: boolean, locked: boolean): Practice {
  return Practice.parse({
    slug,
    title: `Praxis ${slug}`,
    subtitle: '',
    logoImagePath: '',
    website: '',
    contactPerson: '',
    locations: [],
    listed,
    bookingEnabled: true,
    locked,
  } satisfies Practice);
}

function member(role: Role, name: string): Member {
  return Member.parse({
    role,
    name,
    email: `${name.toLowerCase()}@example.org`,
    lastVisit: null,
  } satisfies Member);
}

/** Everything below a practice except its members. */
function insideOf(slug: string): [path: string, data: DocumentData][] {
  const account = newAccount('praxis@example.org', uidOf('administrator'), past);
  const invitedBy = { uid: uidOf('administrator'), name: 'Ada' };
  const invitation = Invitation.parse(
    newInvitation({ email: 'neu@example.org', role: 'viewer', invitedBy }, past),
  );
  const history = HistoryEntry.parse({
    at: past,
    by: { kind: 'patient' },
    what: 'requested',
  } satisfies HistoryEntry);
  return [
    [
      paths.form(slug),
      FormConfiguration.parse(defaultFormConfiguration({ id: ids.location, title: 'Praxis' })),
    ],
    [paths.demand(slug), PublicDemand.parse({ levels: { [slotKey]: 'low' } })],
    [paths.account(slug), account],
    [paths.teamAccount(slug), teamAccountOf(account)],
    [
      paths.undelivered(slug),
      Undelivered.parse({ addresses: [{ address: 'praxis@example.org', at: past }] }),
    ],
    [serverPaths.billing(slug), Billing.parse({ ...noBilling, customerId: ids.other })],
    [paths.invitation(slug, ids.other), invitation],
    [paths.request(slug, ids.request), aRequest],
    [
      paths.request(slug, ids.prioritized),
      TherapyRequest.parse({ ...aRequest, prioritized: true, prioritizedAt: past }),
    ],
    [
      paths.request(slug, ids.archived),
      TherapyRequest.parse({
        ...aRequest,
        status: 'archived',
        archivedAt: past,
        archiveReason: 'placeFound',
        searchTokens: searchTokens(aRequest),
        importId: ids.other,
      }),
    ],
    [`${paths.history(slug, ids.request)}/${ids.other}`, history],
    [
      paths.binned(slug, ids.other),
      BinnedRequest.parse({
        ...aRequest,
        binnedAt: past,
        binnedBy: uidOf('therapist'),
        binnedWith: null,
      } satisfies BinnedRequest),
    ],
    [
      serverPaths.revokedRequest(slug, ids.other),
      RevokedRequest.parse(revoked(aRequest, { revokedAt: past, revokedWith: null })),
    ],
    [`${serverPaths.revokedHistory(slug, ids.other)}/${ids.other}`, history],
    [
      `${serverPaths.revokedOffers(slug, ids.other)}/${offerId(ids.vacancy, ids.other)}`,
      Offer.parse(anOffer({ vacancyId: ids.vacancy, requestId: ids.other })),
    ],
    [
      paths.vacancy(slug, ids.vacancy),
      Vacancy.parse(
        aVacancy({ state: 'offering', nextStepAt: past, noteForTeam: 'nach den Ferien' }),
      ),
    ],
    [
      paths.vacancy(slug, ids.filledVacancy),
      Vacancy.parse(aVacancy({ state: 'filled', endedAt: past })),
    ],
    [
      paths.offer(slug, offerId(ids.vacancy, ids.request)),
      Offer.parse(
        anOffer({
          vacancyId: ids.vacancy,
          requestId: ids.request,
          question: { at: past, text: 'Geht 9 Uhr?', answeredAt: null },
        }),
      ),
    ],
    [
      paths.monthStatistics(slug, '2026-03'),
      MonthStatistics.parse({ offers: { offered_inTurn: 1 } }),
    ],
    [paths.heatmap(slug, ids.location), Heatmap.parse({ cells: { [slotKey]: 2 } })],
    [paths.requestCounters(slug), RequestCounters.parse({ open: 2, archived: 1 })],
    [
      paths.reconciliation(slug),
      LastReconciliation.parse({
        revision: 0,
        last: { at: past, checked: 3, repaired: 0, duration: 12 },
      } satisfies LastReconciliation),
    ],
    [paths.planMigration(slug), PlanMigration.parse(aPlanMigration)],
    [serverPaths.dailyWork(slug), firstDailyWork(past)],
    [
      serverPaths.pushJob(slug),
      PushJob.parse({
        pushAt: null,
        startedAt: past,
        isSending: false,
        again: false,
      } satisfies PushJob),
    ],
    [
      serverPaths.intakeNoticeJob(slug),
      IntakeNoticeJob.parse({ noticesAt: past } satisfies IntakeNoticeJob),
    ],
    [
      paths.intakeNotice(slug, ids.other),
      IntakeNotice.parse({ ...newNotice('neu@post.example', past), confirmedAt: past }),
    ],
    [
      paths.devicesOf(slug, uidOf('therapist')),
      MemberDevices.parse({
        devices: [{ ...aSubscription(), signedInAt: past, confirmedAt: past }],
      } satisfies MemberDevices),
    ],
    [
      paths.openedOf(slug, uidOf('therapist')),
      OpenedRequests.parse({ ids: [ids.other] } satisfies OpenedRequests),
    ],
    [
      paths.demandOf(slug, '2026-03-01'),
      DemandSnapshot.parse({
        at: past,
        open: 2,
        cells: { [slotKey]: 2 },
        weighted: { [slotKey]: 200 },
      } satisfies DemandSnapshot),
    ],
    [serverPaths.publicCount(slug, 'levels'), PublicCount.parse({ open: 1 })],
    [`practices/${slug}/openKeys/${ids.other}`, { requestId: ids.request }],
    [
      serverPaths.certificate(slug, ids.other),
      Certificate.parse({
        requestId: ids.request,
        waitsSince: '2026-01-02',
        issuedOn: '2026-03-01',
        notBefore: null,
        expiresAt: later,
      }),
    ],
    [paths.tag(slug, ids.tag), aTag],
    [paths.list(slug, ids.list), aList],
    [`${paths.ownLists(slug, uidOf('therapist'))}/${ids.list}`, aList],
    ...(['therapist', 'viewer', 'administrator'] as const).map((person): [string, DocumentData] => [
      paths.editingOf(slug, uidOf(person)),
      Editing.parse({ requestId: ids.request, at: past } satisfies Editing),
    ]),
    [
      `${paths.log(slug)}/${ids.other}`,
      LogEntry.parse({
        at: past,
        by: { kind: 'platform' },
        what: 'requestDeleted',
        count: 1,
      } satisfies LogEntry),
    ],
    [
      paths.import(slug, ids.other),
      RequestImport.parse({
        at: past,
        by: uidOf('therapist'),
        fileName: 'liste.csv',
        total: 2,
        emailConsent: null,
        added: 1,
        status: 'undoing',
      } satisfies RequestImport),
    ],
  ];
}

/**
 * Viewer, therapist and administrator belong to the practice; the misfit's role is not in the
 * schema, so nothing parses it.
 */
function teamOf(slug: string): [path: string, data: DocumentData][] {
  return [
    [paths.member(slug, uidOf('viewer')), member('viewer', 'Vinzenz')],
    [paths.member(slug, uidOf('therapist')), member('therapist', 'Thea')],
    [paths.member(slug, uidOf('administrator')), member('administrator', 'Ada')],
    [
      paths.member(slug, uidOf('expelled')),
      { ...member('administrator', 'Esra'), signInsValidFrom: later },
    ],
    [paths.member(slug, uidOf('ended')), member('administrator', 'Enno')],
    [paths.member(slug, uidOf('locked')), member('administrator', 'Lore')],
    [
      paths.member(slug, uidOf('unproven')),
      { ...member('administrator', 'Uta'), factorNeededFrom: past },
    ],
    [
      paths.member(slug, uidOf('asked')),
      { ...member('administrator', 'Asta'), factorDemand: { from: past, googleCounts: true } },
    ],
    [paths.member(slug, uidOf('misfit')), { ...member('viewer', 'Mona'), role: 'owner' }],
  ];
}

function userOf(name: string): User {
  return User.parse({ name, email: `${name.toLowerCase()}@example.org`, practices: [] });
}

/** Of a plain sign-in. */
export function ownSessionOf(person: Person): string {
  return paths.session(uidOf(person), String(authTimeOf(person)));
}

export function aSession(person: Person, changes: Partial<SessionDocument>): SessionDocument {
  const session = newSession(uidOf(person), new Date(authTimeOf(person) * 1000), past);
  return SessionDocument.parse({ ...session, ...changes });
}

/** Path -> data of every document in the world. */
export const documents: ReadonlyMap<string, DocumentData> = new Map<string, DocumentData>([
  [paths.practice(slugs.own), practice(slugs.own, true, false)],
  [paths.practice(slugs.other), practice(slugs.other, true, false)],
  [paths.practice(slugs.locked), practice(slugs.locked, true, true)],
  [paths.practice(slugs.unlisted), practice(slugs.unlisted, false, false)],
  ...[slugs.own, slugs.other, slugs.locked].flatMap(insideOf),
  ...[slugs.own, slugs.locked, slugs.unlisted].flatMap(teamOf),
  [paths.member(slugs.other, uidOf('otherAdministrator')), member('administrator', 'Otto')],
  [
    paths.user(uidOf('administrator')),
    User.parse({
      name: 'Ada',
      email: 'ada@example.org',
      practices: [{ slug: slugs.own, title: 'Praxis', role: 'administrator' }],
    }),
  ],
  [
    paths.user(uidOf('expelled')),
    User.parse({
      name: 'Esra',
      email: 'esra@example.org',
      practices: [],
      signInsValidFrom: later,
    } satisfies User),
  ],
  [paths.user(uidOf('ended')), userOf('Enno')],
  [paths.user(uidOf('locked')), userOf('Lore')],
  [ownSessionOf('locked'), aSession('locked', { lockedAt: past })],
  [paths.user(uidOf('unproven')), { ...userOf('Uta'), factorNeededFrom: past }],
  [paths.user(uidOf('asked')), userOf('Asta')],
  [ownSessionOf('ended'), aSession('ended', { endedAt: later })],
  [paths.session('uid', ids.other), aSession('administrator', {})],
  [serverPaths.factors(uidOf('administrator')), { recoveryCodes: [] }],
  [serverPaths.accountLink(ids.other), { uid: uidOf('administrator') }],
  [serverPaths.accountsSeen(ids.other), { hashes: {} }],
  [
    serverPaths.email(ids.other),
    { to: { name: '', address: 'vera@example.org' }, status: 'due', dueAt: past },
  ],
  [`requestLinks/${ids.other}`, { requestId: ids.request }],
  [serverPaths.practiceLogo(slugs.own), { hash: 'hash' }],
  [serverPaths.registration(ids.other), { slug: slugs.own, expiresAt: past }],
  [
    serverPaths.stoppedMailbox(ids.other),
    StoppedMailbox.parse({ expiresAt: past } satisfies StoppedMailbox),
  ],
  [
    serverPaths.rateLimit(ids.other),
    RateLimit.parse({ moments: [past], expiresAt: past } satisfies RateLimit),
  ],
  [paths.formerPractice(ids.other), { deletedAt: past }],
  [serverPaths.finder(ids.other), { rows: '[]' }],
  [
    serverPaths.browserError(ids.other),
    StoredBrowserError.parse({
      name: 'Error',
      code: '',
      where: '',
      sites: [],
      build: '',
      since: past,
      lastAt: past,
      days: {},
      browsers: {},
      expiresAt: past,
    } satisfies StoredBrowserError),
  ],
  [outboxPausePath, { since: new Date(0), until: new Date(0) }],
  [serverPaths.finderChange(ids.other), { version: '', parts: [], count: 1 }],
  [serverPaths.deletion(ids.other), { slug: slugs.own, part: 'requests', dueAt: past }],
  [
    serverPaths.erasure(ids.other),
    Erasure.parse({
      what: 'request',
      practice: ids.other,
      id: ids.request,
      at: past,
      expiresAt: past,
    } satisfies Erasure),
  ],
  [
    serverPaths.run(ids.other),
    Run.parse({
      task: 'trial',
      startedAt: past,
      found: 1,
      done: 1,
      failed: 0,
      duration: 5,
      expiresAt: past,
    } satisfies Run),
  ],
  [
    serverPaths.stripeCustomer(ids.other),
    StripeCustomer.parse({ slug: slugs.own } satisfies StripeCustomer),
  ],
  [
    serverPaths.stripeEvent(ids.other),
    StripeEvent.parse({
      type: 'invoice.paid',
      slug: slugs.own,
      handledAt: past,
      expiresAt: past,
    } satisfies StripeEvent),
  ],
  [
    serverPaths.referralCode(ids.other),
    ReferralOwner.parse({
      uid: uidOf('administrator'),
      practice: slugs.own,
      createdAt: past,
    } satisfies ReferralOwner),
  ],
]);

let environment: RulesTestEnvironment | undefined;
/**
 * With the rules off, for the whole file: a connection for each restoration would take longer than
 * its writes.
 */
let owner: Firestore | undefined;
const connections = new Map<Person, Firestore>();

/**
 * Loads the rules once: loading them again would restart their coverage. `project`: a world of its
 * own for other files.
 */
export async function openWorld(project = projectId): Promise<void> {
  // Most tests expect refusals: do not log them.
  setLogLevel('silent');
  const { hostname, port } = new URL(`http://${emulatorHost}`);
  const rules = readFileSync(
    process.env.FIRESTORE_RULES ?? new URL('../../firestore.rules', import.meta.url),
    'utf8',
  );
  environment = await initializeTestEnvironment({
    projectId: project,
    firestore: { host: hostname, port: Number(port), rules },
  });
  owner = await asOwner(environment);
}

/**
 * The environment ends this connection with its callback, which therefore never ends, or with its
 * own `cleanup`.
 */
function asOwner(environment: RulesTestEnvironment): Promise<Firestore> {
  return new Promise((resolve, reject) => {
    const open = environment.withSecurityRulesDisabled((context) => {
      resolve(context.firestore() as unknown as Firestore);
      return new Promise(() => {});
    });
    open.catch(reject);
  });
}

export async function closeWorld(): Promise<void> {
  await environment?.cleanup();
}

/** The database as this person's browser sees it. */
export function as(person: Person): Firestore {
  const known = connections.get(person);
  if (known) return known;
  const connection =
    person === 'visitor' ? asNobody() : asToken(uidOf(person), { auth_time: authTimeOf(person) });
  connections.set(person, connection);
  return connection;
}

/** The database as seen with this token. */
export function asToken(uid: string, claims: Record<string, unknown>): Firestore {
  if (!environment) throw new Error('Call openWorld before.');
  // Typed as the old SDK's database, but every function of the modular one takes it.
  const token = { firebase: { sign_in_provider: 'password', identities: {} }, ...claims };
  return environment
    .authenticatedContext(uid, token as TokenOptions)
    .firestore() as unknown as Firestore;
}

function asNobody(): Firestore {
  if (!environment) throw new Error('Call openWorld before.');
  return environment.unauthenticatedContext().firestore() as unknown as Firestore;
}

let isTouched = true;

/** The rules allow this write. */
export async function passes(write: Promise<unknown>): Promise<void> {
  isTouched = true;
  await assertSucceeds(write);
}

/** The rules refuse this write; any other error fails the test. */
export async function isRefused(write: Promise<unknown>): Promise<void> {
  await assertFails(write).catch((failure: unknown) => {
    isTouched = true;
    throw failure;
  });
}

/** Another document, for this test alone. */
export async function given(path: string, data: DocumentData): Promise<void> {
  if (!owner) throw new Error('Call openWorld before.');
  isTouched = true;
  await setDoc(doc(owner, path), data);
}

/** Restores every document and removes all others, if a write succeeded since. */
export async function restoreWorld(): Promise<void> {
  if (!environment || !owner) throw new Error('Call openWorld before.');
  if (!isTouched) return;
  await environment.clearFirestore();
  const batch = writeBatch(owner);
  for (const [path, data] of documents) batch.set(doc(owner, path), data);
  await batch.commit();
  isTouched = false;
}
