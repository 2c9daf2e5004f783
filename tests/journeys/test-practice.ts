/**
 * A practice for one test only, written straight into the demo world: with the form it needs, and
 * exact counts of requests.
 */
import { randomBytes } from 'node:crypto';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Account } from '@platzwart/domain/practice/account';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Role } from '@platzwart/domain/team/member';
import { type DemoAccount, demoAccounts } from '@platzwart/emulator-data/accounts';
import { aFormConfiguration, anAccount, aPractice } from '@platzwart/emulator-data/build-practice';
import { newLink } from '@platzwart/functions/emails/new-link';
import { checkIdentityOfPractice } from '@platzwart/functions/practices/check-identity-of-practice';
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

/** All of the demo world, for what no call creates. */
export const documents = () => writableCollections(database());

/** A member of the demo world who works there too. */
export type Member = Pick<DemoAccount, 'uid' | 'name'> & { readonly role: Role };

/** Members of the demo world who can sign in, for a test's own practices. */
export const team = {
  anna: { uid: 'demo-anna', name: 'Anna Berger', role: 'administrator' },
  jonas: { uid: 'demo-jonas', name: 'Jonas Hofer', role: 'therapist' },
  lena: { uid: 'demo-lena', name: 'Lena Brandt', role: 'administrator' },
  jana: { uid: 'demo-jana', name: 'Jana Richter', role: 'administrator' },
} as const satisfies Record<string, Member>;

/** As the account has it: a sweep would bring it to the practice at any minute. */
export const emailOf = (uid: string) =>
  demoAccounts.find((account) => account.uid === uid)?.email ?? '';

export type TestPractice = {
  readonly slug: string;
  /** The recipient of its e-mails. */
  readonly address: string;
  /** Its requests as stored. */
  readonly requests: () => Promise<TherapyRequest[]>;
  /** The endpoints at which that member gets push notices. */
  readonly endpointsOf: (member: Member) => Promise<string[]>;
  readonly setForm: (form: Partial<FormConfiguration>) => Promise<void>;
  /**
   * Pretends that so many requests were open and waited for these times; returns once the demand is
   * public.
   */
  readonly setWaiting: (
    open: number,
    locationId: string,
    cells: Readonly<Record<string, number>>,
  ) => Promise<void>;
  /**
   * The address behind a button of the newest offer to them. Its e-mail waits a minute, so that it
   * can be called back, and overnight.
   */
  readonly offerTo: (address: string, answer: 'zusagen' | 'absagen') => Promise<string>;
  /** From now on they can only be called. */
  readonly withoutEmail: (address: string) => Promise<void>;
  /** What came since is new to them. */
  readonly visitedYesterday: (uid: string) => Promise<void>;
  readonly pause: () => Promise<void>;
  /** Patients get a certificate of waiting behind their link. */
  readonly allowCertificates: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/**
 * Takes requests, is unlisted, and asks the questions of a newly registered practice, except as
 * `form` says.
 */
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
      docs.member(slug, uid).set({ name, role, email: emailOf(uid), lastVisit: null }),
      docs.user(uid).update({ practices: FieldValue.arrayUnion({ slug, title, role }) }),
    ]),
  ]);
  return {
    slug,
    address,
    setForm,
    requests: async () => (await docs.requests(slug).get()).docs.map((doc) => doc.data()),
    endpointsOf: async ({ uid }) =>
      (await docs.devices(slug, uid).get()).data()?.devices.map(({ endpoint }) => endpoint) ?? [],
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
    offerTo: async (address, answer) => {
      const link = new RegExp(`https?://\\S+${answer}\\S*`);
      const waiting = database()
        .collection('outbox')
        .where('slug', '==', slug)
        .where('purpose', '==', 'vacancyOffer');
      return new Promise<string>((resolve, reject) => {
        const stop = waiting.where('to.address', '==', address).onSnapshot((found) => {
          const text = found.docs
            .map((doc) => String(doc.data().text))
            .find((text) => link.test(text));
          if (text === undefined) return;
          stop();
          resolve(link.exec(text)?.[0] ?? '');
        }, reject);
      });
    },
    withoutEmail: async (address) => {
      const found = await docs.requests(slug).where('email', '==', address).get();
      await Promise.all(found.docs.map((doc) => doc.ref.update({ email: '' })));
    },
    visitedYesterday: async (uid) => {
      await docs.member(slug, uid).update({ lastVisit: new Date(Date.now() - 86_400_000) });
    },
    pause: async () => {
      await docs.practice(slug).update({ bookingEnabled: false });
    },
    allowCertificates: async () => {
      await docs.account(slug).update({ 'offering.certificates': true });
      await checkIdentityOfPractice(
        slug,
        { what: 'Berufsregister', by: 'Test' },
        { db: database(), now: () => new Date() },
      );
    },
    remove: async () => {
      for (const { uid, role } of team)
        await docs.user(uid).update({ practices: FieldValue.arrayRemove({ slug, title, role }) });
      await database().recursiveDelete(docs.practice(slug));
    },
  };
}

/**
 * Two open requests of a demo practice, if it has any, and links as in their e-mails: to one, and
 * to one with a free place to answer.
 */
export async function someOfTheirs(
  slug: string,
): Promise<{ ids: string[]; token: string; offered: string }> {
  const docs = writableCollections(database());
  const open = (await docs.requests(slug).where('status', '==', 'open').get()).docs;
  const linkTo = async (request: (typeof open)[number] | undefined) => {
    const { token, stored } = newLink(
      { slug, requestId: request?.id ?? '', email: request?.data().email ?? '' },
      new Date(),
    );
    if (request) await docs.requestLink(stored.tokenHash).set(stored.link);
    return token;
  };
  const addressed = open
    .map((request) => ({ request, ...request.data() }))
    .filter(({ email }) => email !== '');
  const offers = (await docs.offers(slug).where('state', '==', 'offered').get()).docs.map((offer) =>
    offer.data(),
  );
  const isAsked = ({ id }: { id: string }) =>
    offers.some(({ requestId, until }) => requestId === id && until !== null && until > new Date());
  return {
    ids: open.slice(0, 2).map(({ id }) => id),
    token: await linkTo(addressed.find(({ offer }) => offer === null)?.request),
    offered: await linkTo(addressed.find(({ request }) => isAsked(request))?.request),
  };
}
