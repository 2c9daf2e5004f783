/** A practice for one test only, written straight into the demo world: with the form it needs, and exact counts of requests. */
import { randomBytes } from 'node:crypto';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Account } from '@platzwart/domain/practice/account';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Role } from '@platzwart/domain/team/member';
import type { DemoAccount } from '@platzwart/emulator-data/accounts';
import { aFormConfiguration, anAccount, aPractice } from '@platzwart/emulator-data/build-practice';
import { newLink } from '@platzwart/functions/emails/new-link';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';

let connection: Firestore | undefined;

function database(): Firestore {
  if (!connection) {
    process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
    // Otherwise the SDK asks the network whether this is a cloud machine.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    connection = getFirestore(initializeApp({ projectId: 'demo-platzwart' }, 'journeys'));
  }
  return connection;
}

/** A member of the demo world who works there too. */
export type Member = Pick<DemoAccount, 'uid' | 'name'> & { readonly role: Role };

/** Members of the demo world who can sign in, for a test's own practices. */
export const team = {
  anna: { uid: 'demo-anna', name: 'Anna Berger', role: 'administrator' },
  jonas: { uid: 'demo-jonas', name: 'Jonas Hofer', role: 'therapist' },
} as const satisfies Record<string, Member>;

export type TestPractice = {
  readonly slug: string;
  /** The recipient of its e-mails. */
  readonly address: string;
  /** Its requests as stored. */
  readonly requests: () => Promise<TherapyRequest[]>;
  readonly setForm: (form: Partial<FormConfiguration>) => Promise<void>;
  /** Pretends that so many requests were open and waited for these times; returns once the demand is public. */
  readonly setWaiting: (open: number, locationId: string, cells: Readonly<Record<string, number>>) => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Takes requests, is unlisted, and asks the questions of a newly registered practice, except as `form` says. */
export async function createTestPractice(
  form: Partial<FormConfiguration> = {},
  team: readonly Member[] = [],
  account: Partial<Account> = {},
): Promise<TestPractice> {
  const title = 'Praxis Probe';
  const slug = `praxis-probe-${randomBytes(4).toString('hex')}`;
  const address = `${slug}@praxis.example`;
  const docs = writableCollections(database());
  const setForm = async (changes: Partial<FormConfiguration>) => {
    await docs.form(slug).set(aFormConfiguration(changes));
  };
  await Promise.all([
    docs.practice(slug).set(aPractice({ slug, title, listed: false })),
    docs.account(slug).set(anAccount(new Date(), { email: address, ...account })),
    setForm(form),
    docs.requestCounters(slug).set({ open: 0, archived: 0 }),
    ...team.flatMap(({ uid, name, role }) => [
      docs.member(slug, uid).set({ name, role, email: `${uid}@praxis.example`, lastVisit: null }),
      docs.user(uid).update({ practices: FieldValue.arrayUnion({ slug, title, role }) }),
    ]),
  ]);
  return {
    slug,
    address,
    setForm,
    requests: async () => (await docs.requests(slug).get()).docs.map((doc) => doc.data()),
    setWaiting: async (open, locationId, cells) => {
      await docs.requestCounters(slug).set({ open, archived: 0 });
      await docs.heatmap(slug, locationId).set({ cells });
      // Without a request nothing publishes; showing the levels again does.
      for (const demandShown of [false, true]) await docs.form(slug).update({ demandShown });
      await new Promise<void>((resolve, reject) => {
        const stop = docs.demand(slug).onSnapshot((demand) => {
          if (Object.keys(demand.data()?.levels ?? {}).length === 0) return;
          stop();
          resolve();
        }, reject);
      });
    },
    pause: async () => {
      await docs.practice(slug).update({ bookingEnabled: false });
    },
    remove: async () => {
      for (const { uid, role } of team) await docs.user(uid).update({ practices: FieldValue.arrayRemove({ slug, title, role }) });
      await database().recursiveDelete(docs.practice(slug));
    },
  };
}

/** Two open requests of a demo practice, if it has any, and a link to one, as in its e-mail. */
export async function someOfTheirs(slug: string): Promise<{ ids: string[]; token: string }> {
  const docs = writableCollections(database());
  const open = (await docs.requests(slug).where('status', '==', 'open').limit(20).get()).docs;
  const addressed = open.find((request) => request.data().email !== '');
  const { token, stored } = newLink({ slug, requestId: addressed?.id ?? '', email: addressed?.data().email ?? '' }, new Date());
  if (addressed) await docs.requestLink(stored.tokenHash).set(stored.link);
  return { ids: open.slice(0, 2).map(({ id }) => id), token };
}
