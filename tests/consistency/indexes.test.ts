/**
 * The emulator answers a query without its index, production refuses it: so each query is checked
 * against the file here.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { StoredBrowserError } from '@platzwart/domain/browser-error';
import { LogEntry } from '@platzwart/domain/log/log';
import { documentName, type QueryShape, queries } from '@platzwart/domain/queries';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { BinnedRequest } from '@platzwart/domain/retention/bin';
import { RevokedRequest } from '@platzwart/domain/retention/revocation';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { Offer } from '@platzwart/domain/vacancies/offer';
import { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { Heatmap } from '@platzwart/domain/waiting-list/counters';
import { DemandSnapshot, PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { PublicCount } from '@platzwart/domain/waiting-list/public-counts';
import {
  AccountsSeen,
  FinderPart,
  PracticeLogo,
  StoredFinderMap,
} from '@platzwart/functions/core/collections';
import { dailyNames } from '@platzwart/functions/core/daily-work';
import { Email } from '@platzwart/functions/core/email';
import { describe, expect, test } from 'vitest';

type IndexedField = {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
};
type Index = { collectionGroup: string; queryScope: string; fields: IndexedField[] };
type Override = {
  collectionGroup: string;
  fieldPath: string;
  indexes: (
    | { order: 'ASCENDING' | 'DESCENDING'; queryScope: string }
    | { arrayConfig: 'CONTAINS'; queryScope: string }
  )[];
  ttl?: boolean;
};

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as {
  indexes: Index[];
  fieldOverrides: Override[];
};

/** Every query with any values: an index does not depend on them. */
const eachQuery = Object.entries({
  listedPractices: queries.listedPractices(),
  openRequests: queries.openRequests(),
  openRequestsBetween: queries.openRequestsBetween('a', 'b'),
  openRequestsById: queries.openRequestsById('a', 50),
  openRequestsAt: queries.openRequestsAt('a'),
  followUpDue: queries.followUpDue(['idle'], new Date(0)),
  inactiveSince: queries.inactiveSince(new Date(0)),
  everyPractice: queries.everyPractice(),
  accountsNamed: queries.accountsNamed(['iogopaedieiindenhof']),
  resumingPractices: queries.resumingPractices('2026-01-01'),
  fullPractices: queries.fullPractices(),
  newRequests: queries.newRequests(new Date(0)),
  unconfirmedUntil: queries.unconfirmedUntil(new Date(0)),
  unconfirmedSince: queries.unconfirmedSince(new Date(0)),
  repeatedSince: queries.repeatedSince(new Date(0)),
  archivedRequests: queries.archivedRequests(),
  archivedOldestFirst: queries.archivedOldestFirst(),
  archivedBecause: queries.archivedBecause('other'),
  archivedBecauseOldestFirst: queries.archivedBecauseOldestFirst('other'),
  archivedMatching: queries.archivedMatching(['beisp', '~1838']),
  bin: queries.bin(),
  monthsAfter: queries.monthsAfter('2026-01'),
  demandOn: queries.demandOn(['2026-01-01']),
  binnedWith: queries.binnedWith('a'),
  revokedWith: queries.revokedWith('a'),
  dueRevocations: queries.dueRevocations(new Date(0)),
  imported: queries.imported('a'),
  tagged: queries.tagged('a'),
  waitingAt: queries.waitingAt('haupthaus_1_0800-0900'),
  history: queries.history(),
  historyAbout: queries.historyAbout(['paused'], 1),
  historyOfPerson: queries.historyOfPerson(),
  listsNaming: queries.listsNaming('a', 'anyOf'),
  tags: queries.tags(),
  lists: queries.lists(),
  dueDailyWork: queries.dueDailyWork('nightly', new Date(0)),
  duePushNotices: queries.duePushNotices(new Date()),
  dueIntakeNotices: queries.dueIntakeNotices(new Date()),
  confirmedIntakeNotices: queries.confirmedIntakeNotices(1),
  intakeNoticesUntil: queries.intakeNoticesUntil(new Date(), 1),
  emailsOfNotice: queries.emailsOfNotice('a'),
  emailsOfMailbox: queries.emailsOfMailbox('a'),
  editing: queries.editing(),
  log: queries.log(),
  imports: queries.imports(),
  importsUnderWay: queries.importsUnderWay(),
  members: queries.members(),
  openInvitations: queries.openInvitations(),
  dueEmails: queries.dueEmails(new Date(0)),
  emailOfMessage: queries.emailOfMessage('a'),
  emailsOfPractice: queries.emailsOfPractice('a'),
  emailsTo: queries.emailsTo('a'),
  emailsThatAre: queries.emailsThatAre(['due']),
  heldEmails: queries.heldEmails('a'),
  waitingEmails: queries.waitingEmails('a', 1),
  dueTrialSteps: queries.dueTrialSteps(new Date(0)),
  dueAccountDeletions: queries.dueAccountDeletions(new Date(0)),
  dueFactorResets: queries.dueFactorResets(new Date(0)),
  dueBillingChecks: queries.dueBillingChecks(new Date(0)),
  referralCodeOf: queries.referralCodeOf('a'),
  dueDeletions: queries.dueDeletions(new Date(0)),
  logOf: queries.logOf('a', 10, { after: new Date(0), until: new Date(0) }),
  logAbout: queries.logAbout(['a']),
  logOfAbout: queries.logOfAbout('a', ['b']),
  logUntil: queries.logUntil(new Date(0)),
  invitations: queries.invitations(),
  liveVacancies: queries.liveVacancies(),
  pastVacancies: queries.pastVacancies(),
  vacanciesEndedUntil: queries.vacanciesEndedUntil(new Date(0)),
  dueVacancies: queries.dueVacancies(new Date(0)),
  offersOf: queries.offersOf('a'),
  offersSince: queries.offersSince(['a'], new Date(0)),
  offersFor: queries.offersFor('a'),
} satisfies Record<keyof typeof queries, QueryShape>);
const shapes = [
  ...eachQuery,
  ...dailyNames.map((name) => [name, queries.dueDailyWork(name, new Date(0))] as const),
];

/** Collection group queries need an index even for a single field, declared in its override. */
const ofAllCollections: Override[] = shapes.flatMap(
  ([, { collection, everywhere, where, orderBy }]) => {
    const ordered = orderBy.filter(([field]) => field !== documentName);
    const searched = where
      .map(([field]) => field)
      .filter((field) => !ordered.some(([each]) => each === field));
    const fields = [...searched.map((field) => [field, 'asc'] as const), ...ordered];
    if (!everywhere || fields.length !== 1) return [];
    const isArray = where.some(
      ([, operator]) => operator === 'array-contains' || operator === 'array-contains-any',
    );
    return fields.map(([fieldPath, direction]) => ({
      collectionGroup: collection,
      fieldPath,
      indexes: [
        isArray
          ? { arrayConfig: 'CONTAINS' as const, queryScope: 'COLLECTION_GROUP' }
          : {
              order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
              queryScope: 'COLLECTION_GROUP',
            },
      ],
    }));
  },
);

/** Fields too long or too numerous to be worth an index, and never queried: collection -> field. */
const exempt: Record<string, { fields: readonly string[]; schema: { shape: object } }> = {
  requests: {
    fields: ['reason', 'note', 'adminNote', 'slots', 'lastOffer', 'places'],
    schema: TherapyRequest,
  },
  bin: {
    fields: ['reason', 'note', 'adminNote', 'slots', 'lastOffer', 'places'],
    schema: BinnedRequest,
  },
  revoked: {
    fields: ['reason', 'note', 'adminNote', 'slots', 'lastOffer', 'places'],
    schema: RevokedRequest,
  },
  history: { fields: ['changes'], schema: HistoryEntry },
  heatmaps: { fields: ['cells'], schema: Heatmap },
  publicCounts: { fields: ['cells'], schema: PublicCount },
  finder: {
    fields: ['rows', 'map', 'cutting'],
    schema: { shape: { ...FinderPart.shape, ...StoredFinderMap.shape } },
  },
  demandHistory: { fields: ['cells', 'weighted'], schema: DemandSnapshot },
  public: {
    fields: [
      'companyNote',
      'profileText',
      'bookingInfoMessage',
      'bookingSuccessMessage',
      'slotsHint',
      'selectableLocations',
      'levels',
      'full',
    ],
    // The collection holds two kinds of documents.
    schema: { shape: { ...FormConfiguration.shape, ...PublicDemand.shape } },
  },
  vacancies: { fields: ['noteForPatients', 'noteForTeam', 'plan', 'passedOver'], schema: Vacancy },
  offers: { fields: ['question', 'rank'], schema: Offer },
  statistics: { fields: Object.keys(MonthStatistics.shape), schema: MonthStatistics },
  outbox: { fields: ['text', 'html', 'sentAt'], schema: Email },
  accountsSeen: { fields: ['hashes'], schema: AccountsSeen },
  browserErrors: { fields: ['sites', 'days', 'browsers'], schema: StoredBrowserError },
  log: { fields: ['requestIds', 'fields'], schema: LogEntry },
  practiceLogos: { fields: ['bytes', 'emailBytes'], schema: PracticeLogo },
};

/**
 * Moments that grow with the clock and are written so often that an index of them alone would limit
 * all writes: they are found through a composite index that begins with something spread.
 */
const onlyBehindOthers: Record<string, readonly string[]> = { outbox: ['dueAt', 'createdAt'] };

test('what members write directly, in any number, no screen reads without a limit', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const direct = [
    ...rules.matchAll(
      /match \/(\w+)\/\{\w+\} \{\n(?: +allow (?:get|list).*\n)+ +allow create, update: if (?!false)/g,
    ),
  ].map(([, name]) => name);
  expect(direct).toEqual(['lists', 'tags', 'lists', 'editing']);
  for (const [name, { collection, limit = Number.POSITIVE_INFINITY }] of shapes)
    if (direct.includes(collection)) expect(limit, name).toBeLessThanOrEqual(1000);
});

test('what each booking needs of others’ requests is counted, not read', () => {
  const code = readFileSync(
    new URL('../../functions/src/waiting-list/public-counts.ts', import.meta.url),
    'utf8',
  );
  const asked = [...code.matchAll(/queryOf\([^;]*/g)].map(([query]) => query);
  expect(asked.length).toBeGreaterThan(1);
  for (const query of asked) expect(query).toContain('.count()');
});

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What members store in any number, or strangers. */
const unlimited =
  'tags|lists|requests|bin|revoked|history|revokedHistory|vacancies|log|imports|intakeNotices|requestLinks|outbox';

test('functions read none of it as a whole: what fills the memory of one process stops everybody', () => {
  const all = String.raw`(?:docs|\))\s*\.(?:${unlimited})\([^()]*\)|\.collection\((?:paths|serverPaths)\.\w+\([^()]*\)\)`;
  const whole = String.raw`(?:${all})(?:\s*\.select\([^()]*\))?`;
  const read = new RegExp(
    String.raw`(?:${whole})\s*\.get\(\)|\bget\(\s*(?:db\s*|docs)?(?:${whole}),?\s*\)`,
    'g',
  );
  const found = globSync('functions/src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(read)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

describe('firestore.indexes.json', () => {
  for (const [name, shape] of shapes) {
    const index = compositeIndexFor(shape);
    test(`${name} ${index ? 'has its composite index' : 'is served by the index of a single field'}`, () => {
      const ofCollection = indexes.filter((each) => each.collectionGroup === shape.collection);
      if (index) expect(ofCollection.map(keyOf)).toContain(keyOf(index));
      for (const field of fieldsOf(shape))
        expect(exempt[shape.collection]?.fields ?? []).not.toContain(field);
      const first = index?.fields[0]?.fieldPath ?? fieldsOf(shape)[0];
      expect(onlyBehindOthers[shape.collection] ?? []).not.toContain(first);
    });
  }

  test('no index is there without a query, and none twice', () => {
    const needed = new Set(
      shapes.flatMap(([, shape]) => compositeIndexFor(shape) ?? []).map(keyOf),
    );
    expect(indexes.map(keyOf).filter((key) => !needed.has(key))).toEqual([]);
    expect(new Set(indexes.map(keyOf)).size).toBe(indexes.length);
  });

  test('no moment of the outbox is indexed alone or first, where writes would queue at its end', () => {
    const moments = Object.entries(Email.shape)
      .filter(([, field]) => /^(?:date|Date)$/.test(innermost(field)))
      .map(([name]) => name);
    expect(moments).toEqual(expect.arrayContaining(['dueAt', 'createdAt', 'sentAt', 'expiresAt']));
    const alone = moments.filter(
      (name) =>
        !fieldOverrides.some(
          ({ collectionGroup, fieldPath, indexes: single }) =>
            collectionGroup === 'outbox' && fieldPath === name && single.length === 0,
        ),
    );
    const first = indexes
      .filter(({ collectionGroup }) => collectionGroup === 'outbox')
      .map(({ fields: [field] }) => field?.fieldPath ?? '');
    expect([...alone, ...first.filter((name) => moments.includes(name))]).toEqual([]);
  });

  test('long texts and counters are exempt from indexing, and nothing else is', () => {
    // Firestore itself finds what expires.
    const expiring = [
      'accountLinks.expiresAt',
      'sessions.expiresAt',
      'invitations.forgetAt',
      'outbox.expiresAt',
      'rateLimits.expiresAt',
      'stoppedMailboxes.expiresAt',
      'registrations.expiresAt',
      'requestLinks.expiresAt',
      'certificates.expiresAt',
      'browserErrors.expiresAt',
      'runs.expiresAt',
      'erasures.expiresAt',
      'stripeEvents.expiresAt',
    ];
    const texts = Object.entries(exempt).flatMap(([collection, { fields }]) =>
      fields.map((field) => `${collection}.${field}`),
    );
    const moments = Object.entries(onlyBehindOthers).flatMap(([collection, fields]) =>
      fields.map((field) => `${collection}.${field}`),
    );
    const expected = [
      ...texts,
      ...moments,
      ...expiring,
      ...ofAllCollections.map(
        ({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`,
      ),
    ];
    const withTtl = fieldOverrides
      .filter((each) => each.ttl)
      .map((each) => `${each.collectionGroup}.${each.fieldPath}`);
    expect(withTtl).toEqual(expiring);
    expect(
      new Set(fieldOverrides.map((each) => `${each.collectionGroup}.${each.fieldPath}`)),
    ).toEqual(new Set(expected));
    const indexed = fieldOverrides.filter((each) => each.indexes.length > 0);
    expect(new Set(indexed.map((each) => JSON.stringify(each)))).toEqual(
      new Set(ofAllCollections.map((each) => JSON.stringify(each))),
    );
  });

  for (const [collection, { fields, schema }] of Object.entries(exempt)) {
    test(`what is exempt in ${collection} is a field there`, () => {
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...fields]));
    });
  }
});

/**
 * The composite index of a query, beyond those of single fields, which Firestore creates and can
 * merge for equalities: equalities first, then the array searched, then the order. Undefined if it
 * needs none.
 */
function compositeIndexFor({
  collection,
  everywhere,
  where,
  orderBy: wholeOrder,
}: QueryShape): Index | undefined {
  // Every index ends with the document's name, in the direction of the preceding field.
  const last = wholeOrder.at(-1);
  const isImplied = last?.[0] === documentName && last[1] === (wholeOrder.at(-2)?.[1] ?? 'asc');
  const orderBy = isImplied ? wholeOrder.slice(0, -1) : wholeOrder;
  const ordered: readonly string[] = wholeOrder.map(([field]) => field);
  const equal = where.filter(([, operator]) => operator === '==' || operator === 'in');
  const searched = where.filter(
    ([, operator]) => operator === 'array-contains' || operator === 'array-contains-any',
  );
  const ranges = where.filter(
    ([field, operator]) => (operator === '<=' || operator === '>') && !ordered.includes(field),
  );
  const fields: IndexedField[] = [
    ...equal.map(([fieldPath]): IndexedField => ({ fieldPath, order: 'ASCENDING' })),
    ...searched.map(([fieldPath]): IndexedField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
    ...ranges.map(([fieldPath]): IndexedField => ({ fieldPath, order: 'ASCENDING' })),
    ...orderBy.map(
      ([fieldPath, direction]): IndexedField => ({
        fieldPath,
        order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      }),
    ),
  ];
  const isOrdered = orderBy.length + ranges.length > 0;
  const queryScope = everywhere ? 'COLLECTION_GROUP' : 'COLLECTION';
  return isOrdered && fields.length > 1
    ? { collectionGroup: collection, queryScope, fields }
    : undefined;
}

/** The type inside what may be absent or null. */
function innermost(field: unknown): string {
  const { def } = field as { def: { type: string; innerType?: unknown } };
  return def.innerType ? innermost(def.innerType) : def.type;
}

function fieldsOf({ where, orderBy }: QueryShape): string[] {
  return [...where, ...orderBy].map(([field]) => field);
}

function keyOf({ collectionGroup, queryScope, fields }: Index): string {
  const parts = fields.map(
    ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`,
  );
  return `${collectionGroup} ${queryScope}: ${parts.join(', ')}`;
}
