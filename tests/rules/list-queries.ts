/**
 * The product's own list queries under the rules, because rules are no filters: a query must ask
 * only for what it may see.
 */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import {
  collectionGroup,
  getCountFromServer,
  getDocs,
  limit,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { queryOf } from './query-of.ts';
import { as, everybody, ids, type Person, people, slotKey, slugs, uidOf } from './world.ts';

/**
 * Members' queries on their practice: shape, collection, and the world's number of matching
 * documents.
 */
const ofMembers = {
  openRequests: { shape: queries.openRequests(), path: paths.requests, found: 2 },
  openRequestsBetween: {
    shape: queries.openRequestsBetween(undefined, undefined),
    path: paths.requests,
    found: 2,
  },
  newRequests: { shape: queries.newRequests(new Date(0)), path: paths.requests, found: 2 },
  archivedRequests: { shape: queries.archivedRequests(), path: paths.requests, found: 1 },
  archivedOldestFirst: { shape: queries.archivedOldestFirst(), path: paths.requests, found: 1 },
  archivedBecause: { shape: queries.archivedBecause('placeFound'), path: paths.requests, found: 1 },
  archivedBecauseOldestFirst: {
    shape: queries.archivedBecauseOldestFirst('placeFound'),
    path: paths.requests,
    found: 1,
  },
  archivedMatching: {
    shape: queries.archivedMatching(['beisp', '~1838']),
    path: paths.requests,
    found: 1,
  },
  bin: { shape: queries.bin(), path: paths.bin, found: 1 },
  monthsAfter: { shape: queries.monthsAfter('2026-02'), path: paths.statistics, found: 1 },
  demandOn: {
    shape: queries.demandOn(['2026-03-01', '2026-04-01']),
    path: paths.demandHistory,
    found: 1,
  },
  imported: { shape: queries.imported(ids.other), path: paths.requests, found: 1 },
  tagged: { shape: queries.tagged(ids.tag), path: paths.requests, found: 3 },
  waitingAt: { shape: queries.waitingAt(slotKey), path: paths.requests, found: 2 },
  history: {
    shape: queries.history(),
    path: (slug: string) => paths.history(slug, ids.request),
    found: 1,
  },
  tags: { shape: queries.tags(), path: paths.tags, found: 1 },
  lists: { shape: queries.lists(), path: paths.lists, found: 1 },
  editing: { shape: queries.editing(), path: paths.editing, found: 3 },
  imports: { shape: queries.imports(), path: paths.imports, found: 1 },
  importsUnderWay: { shape: queries.importsUnderWay(), path: paths.imports, found: 1 },
  liveVacancies: { shape: queries.liveVacancies(), path: paths.vacancies, found: 1 },
  pastVacancies: { shape: queries.pastVacancies(), path: paths.vacancies, found: 1 },
  offersOf: { shape: queries.offersOf(ids.request), path: paths.offers, found: 1 },
  offersFor: { shape: queries.offersFor(ids.vacancy), path: paths.offers, found: 1 },
  members: { shape: queries.members(), path: paths.members, found: 9 },
} as const;

/** Administrators' queries on it. */
const ofAdministrators = {
  openInvitations: { shape: queries.openInvitations(), path: paths.invitations, found: 1 },
  invitations: { shape: queries.invitations(), path: paths.invitations, found: 1 },
  log: { shape: queries.log(), path: paths.log, found: 1 },
  logOf: { shape: queries.logOf(uidOf('therapist')), path: paths.log, found: 0 },
  logAbout: {
    shape: queries.logAbout(['requestDeleted'], 10, { after: new Date(0) }),
    path: paths.log,
    found: 1,
  },
  logOfAbout: {
    shape: queries.logOfAbout(uidOf('therapist'), ['requestDeleted']),
    path: paths.log,
    found: 0,
  },
} as const;

/** Those of functions only. */
const notOfMembers = [
  'listedPractices',
  'logUntil',
  'dueEmails',
  'emailOfMessage',
  'emailsOfPractice',
  'emailsTo',
  'emailsThatAre',
  'heldEmails',
  'waitingEmails',
  'openRequestsById',
  'openRequestsAt',
  'followUpDue',
  'historyAbout',
  'historyOfPerson',
  'listsNaming',
  'inactiveSince',
  'unconfirmedUntil',
  'unconfirmedSince',
  'repeatedSince',
  'everyPractice',
  'binnedWith',
  'revokedWith',
  'dueRevocations',
  'accountsNamed',
  'dueDailyWork',
  'resumingPractices',
  'fullPractices',
  'dueTrialSteps',
  'dueAccountDeletions',
  'dueFactorResets',
  'dueBillingChecks',
  'referralCodeOf',
  'dueDeletions',
  'dueVacancies',
  'duePushNotices',
  'dueIntakeNotices',
  'confirmedIntakeNotices',
  'intakeNoticesUntil',
  'emailsOfNotice',
  'emailsOfMailbox',
  'offersSince',
  'vacanciesEndedUntil',
] as const;

const members: Person[] = ['viewer', 'therapist', 'administrator'];

export function listQueries(): void {
  test('every query of the product is tried here', () => {
    expect(new Set(Object.keys(queries))).toEqual(
      new Set([...Object.keys(ofMembers), ...Object.keys(ofAdministrators), ...notOfMembers]),
    );
  });

  for (const [name, { shape, path, found }] of Object.entries(ofMembers)) {
    describe(name, () => {
      for (const person of everybody) {
        const may = members.includes(person);
        test(`${people[person]} ${may ? 'may' : 'may not'} ask it`, async () => {
          const answer = getDocs(queryOf(as(person), path(slugs.own), shape));
          if (may) expect(((await assertSucceeds(answer)) as QuerySnapshot).size).toBe(found);
          else await assertFails(answer);
        });
      }

      test('a member of another practice may not ask it there', () =>
        assertFails(getDocs(queryOf(as('administrator'), path(slugs.other), shape))));

      test('counting is asking', async () => {
        await assertSucceeds(getCountFromServer(queryOf(as('viewer'), path(slugs.own), shape)));
        await assertFails(getCountFromServer(queryOf(as('stranger'), path(slugs.own), shape)));
      });

      test('nobody may ask it of all practices at once', async () => {
        for (const person of everybody)
          await assertFails(
            getDocs(query(collectionGroup(as(person), shape.collection), limit(1))),
          );
      });
    });
  }

  for (const [name, { shape, path, found }] of Object.entries(ofAdministrators)) {
    for (const person of everybody) {
      test(`${name}: ${people[person]} ${person === 'administrator' ? 'may' : 'may not'} ask it`, async () => {
        const answer = getDocs(queryOf(as(person), path(slugs.own), shape));
        if (person === 'administrator')
          expect(((await assertSucceeds(answer)) as QuerySnapshot).size).toBe(found);
        else await assertFails(answer);
      });
    }
  }

  test('e-mails that are due, or came back, are the business of functions alone', async () => {
    for (const shape of [queries.dueEmails(new Date(0)), queries.emailOfMessage('a')])
      for (const person of everybody)
        await assertFails(getDocs(queryOf(as(person), serverPaths.outbox(), shape)));
  });

  test('so are trials that end, subscriptions to look at, deletions that go on, and free places whose next step is due', async () => {
    const now = new Date();
    for (const person of everybody) {
      for (const { where: due } of [
        queries.dueTrialSteps(now),
        queries.dueAccountDeletions(now),
        queries.dueBillingChecks(now),
      ]) {
        const accounts = query(
          collectionGroup(as(person), 'private'),
          ...due.map(([field, operator, value]) => where(field, operator, value)),
        );
        await assertFails(getDocs(accounts));
      }
      const resets = queryOf(as(person), 'factors', queries.dueFactorResets(now));
      await assertFails(getDocs(resets));
      await assertFails(getDocs(queryOf(as(person), 'deletions', queries.dueDeletions(now))));
      const vacancies = query(
        collectionGroup(as(person), 'vacancies'),
        where('nextStepAt', '<=', now),
      );
      await assertFails(getDocs(vacancies));
    }
  });

  test('a referral code is not even asked for by whoever owns it: a call tells it', async () => {
    for (const person of everybody) {
      const uid = uidOf(person);
      await assertFails(getDocs(queryOf(as(person), 'referralCodes', queries.referralCodeOf(uid))));
    }
  });
}
