/** Sessions as documents of ours, against the emulators of Auth and Firestore. */
import { randomBytes } from 'node:crypto';
import { newSession } from '@platzwart/domain/sign-in/session-document';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import {
  endOtherSessions,
  endSession,
  openSession,
  proveFactor,
  viewSessions,
} from '@platzwart/functions/accounts/sessions';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller } from '@platzwart/functions/core/tools';
import { recordVisit } from '@platzwart/functions/team/record-visit';
import { describe, expect, it } from 'vitest';
import { counted } from '../load/count-documents.ts';
import { passkeySession } from '../support/passkey-session.ts';
import {
  auth,
  database,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';
import { slowDatabase } from '../support/slow-database.ts';

const now = new Date('2026-11-21T10:00:00Z');
const tools = toolsAt(now);
const docs = () => collections(database());

async function somebody(): Promise<Caller> {
  const email = `sitzung-${randomBytes(4).toString('hex')}@praxis.example`;
  const { uid } = await auth().createUser({ email, emailVerified: true, password: 'platzwart' });
  return { uid, name: 'Anna', email, emailVerified: true, ...signedIn };
}

const sessionOf = async ({ uid }: Caller, session: string) =>
  (await docs().session(uid, session).get()).data();

/** The claims of a token of ours. */
const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

describe('what a session has proven', () => {
  it('is stored with its time; a password in the session that is there', async () => {
    const anna = await somebody();
    expect(await proveFactor(anna, 'password', tools)).toEqual({
      session: anna.session,
      token: '',
    });
    expect(await sessionOf(anna, anna.session)).toMatchObject({
      uid: anna.uid,
      factors: { password: now },
      endedAt: null,
    });
  });

  it('moves to a session of its own with a second factor: two sign-ins of the same second share the first', async () => {
    const anna = await somebody();
    await proveFactor(anna, 'password', tools);
    const { session, token } = await proveFactor(anna, 'totp', tools);
    expect(session).not.toBe(anna.session);
    expect(claimsOf(token)).toMatchObject({ uid: anna.uid, claims: { session } });
    expect(await sessionOf(anna, anna.session)).toMatchObject({ endedAt: now });
    expect(await sessionOf(anna, session)).toMatchObject({
      endedAt: null,
      startedAt: now,
      factors: { password: now, totp: now },
    });
  });

  it('leaves a copy of its token nothing, and takes the browser’s push notices along', async () => {
    const anna = await somebody();
    const slug = await registeredPractice('Kopiert', now, anna);
    const { session } = await passkeySession(anna.uid, tools);
    await docs()
      .devices(slug, anna.uid)
      .set({
        devices: [
          {
            endpoint: 'https://push.example/anna',
            p256dh: 'B'.repeat(87),
            auth: 'a'.repeat(22),
            signedInAt: now,
            session,
            confirmedAt: now,
          },
        ],
      });
    const valid = { ...tools, accounts: alwaysValid() };
    const stolen = { ...anna, provider: 'custom', session } as const;
    expect(await viewSessions({}, stolen, valid)).toMatchObject({ ok: true });
    const proven = await proveFactor(stolen, 'totp', valid);
    expect(proven.session).not.toBe(session);
    expect(claimsOf(proven.token)).toMatchObject({ claims: { session: proven.session } });
    expect(await viewSessions({}, stolen, valid)).toEqual(signInNeeded);
    await expect(proveFactor(stolen, 'totp', valid)).rejects.toThrow();
    expect(await sessionOf(anna, session)).toMatchObject({ endedAt: now });
    expect(await viewSessions({}, { ...stolen, session: proven.session }, valid)).toMatchObject({
      ok: true,
    });
    expect((await docs().devices(slug, anna.uid).get()).data()?.devices).toMatchObject([
      { session: proven.session },
    ]);
  });

  it('cannot be added to one that was ended', async () => {
    const anna = await somebody();
    await proveFactor(anna, 'password', tools);
    await docs().session(anna.uid, anna.session).update({ endedAt: now });
    await expect(proveFactor(anna, 'totp', tools)).rejects.toThrow();
  });

  it('cannot be added once, or while, every sign-in ends', async () => {
    const anna = await somebody();
    const { accounts } = tools;
    const withUid: typeof accounts.withUid = async (uid) => {
      const person = await accounts.withUid(uid);
      await accounts.endSignIns(uid);
      return person;
    };
    const real = toolsAt(() => new Date());
    // In an account's own first second, nothing has ended yet.
    await accounts.endSignIns(anna.uid);
    await accounts.endSignIns(anna.uid);
    const by = { ...anna, signedInAt: new Date() };
    const { session } = await proveFactor(by, 'totp', {
      ...real,
      accounts: { ...accounts, withUid },
    });
    const moved = { ...anna, provider: 'custom', session, signedInAt: new Date() } as const;
    expect(await viewSessions({}, moved, real)).toEqual(signInNeeded);
    await accounts.endSignIns(anna.uid);
    await expect(proveFactor(by, 'totp', real)).rejects.toThrow();
  });

  it('goes with the account', async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [ofAnna, ofBen] = [
      await passkeySession(anna.uid, tools),
      await passkeySession(ben.uid, tools),
    ];
    await deleteUser({}, anna, tools);
    expect(await sessionOf(anna, ofAnna.session)).toBeUndefined();
    expect(await sessionOf(ben, ofBen.session)).toMatchObject({ factors: { passkey: now } });
  });
});

const onDevice = (device: string, moment = now) => ({ ...toolsAt(moment), device });
const before = '';
const ok = { ok: true, value: {} };
const signInNeeded = { ok: false, failure: { kind: 'signInNeeded' } };

/** The same account, signed in once more. */
const elsewhere = (self: Caller, seconds = 60): Caller => {
  const signedInAt = new Date(self.signedInAt.getTime() - seconds * 1000);
  return { ...self, signedInAt, session: String(signedInAt.getTime() / 1000) };
};

describe('one’s sessions', () => {
  it('are listed with where and since when, last used first; an hour of use is written once', async () => {
    const anna = await somebody();
    const phone = elsewhere(anna);
    await openSession({ before }, phone, onDevice('Safari auf iPhone'));
    const later = new Date(now.getTime() + 60 * 60_000);
    await openSession({ before }, anna, onDevice('Firefox auf Windows'));
    await openSession({ before }, anna, onDevice('Firefox auf Windows', new Date(+later - 1)));
    const seen = await viewSessions({}, anna, tools);
    expect(seen).toMatchObject({
      value: {
        sessions: [
          { device: 'Safari auf iPhone', isThis: false },
          { device: 'Firefox auf Windows', lastUsedAt: now.toISOString(), isThis: true },
        ].sort((one) => (one.isThis ? 1 : -1)),
      },
    });
    await openSession({ before }, anna, onDevice('Firefox auf Windows', later));
    expect((await sessionOf(anna, anna.session))?.lastUsedAt).toEqual(later);
  });

  it('end one by one, at once, in every call', async () => {
    const anna = await somebody();
    const slug = await registeredPractice('Sitzungen', now, anna);
    const phone = elsewhere(anna);
    await openSession({ before }, phone, onDevice('Safari auf iPhone'));
    expect(await recordVisit({ companySlug: slug }, phone, tools)).toMatchObject({ ok: true });
    expect(await endSession({ session: phone.session }, anna, tools)).toEqual(ok);
    expect(await endSession({ session: phone.session }, anna, tools)).toEqual(ok);
    expect(await recordVisit({ companySlug: slug }, phone, tools)).toEqual(signInNeeded);
    expect(await viewSessions({}, phone, tools)).toEqual(signInNeeded);
    expect(await openSession({ before }, phone, tools)).toEqual(signInNeeded);
    expect(await recordVisit({ companySlug: slug }, anna, tools)).toMatchObject({ ok: true });
  });

  it('are listed however many have ended', async () => {
    const anna = await somebody();
    const ended = { ...newSession(anna.uid, now, now), endedAt: now };
    const writer = database().bulkWriter();
    for (let n = 0; n < 300; n++)
      void writer.set(docs().session(anna.uid, String(1000 + n)), ended);
    await writer.close();
    const { session } = await passkeySession(anna.uid, tools);
    const seen = await viewSessions({}, anna, { ...tools, accounts: alwaysValid() });
    expect(seen).toMatchObject({
      value: { sessions: expect.arrayContaining([expect.objectContaining({ session })]) },
    });
  });

  it('end all but this one, also those that no page of ours has seen', async () => {
    const anna = { ...(await somebody()), signedInAt: now, session: String(+now / 1000) };
    const slug = await registeredPractice('Alle anderen', now, anna);
    const [phone, unseen] = [elsewhere(anna), elsewhere(anna, 120)];
    const valid = { ...toolsAt(new Date(+now + 1000)), accounts: alwaysValid() };
    await openSession({ before }, phone, valid);
    expect(await endOtherSessions({}, anna, valid)).toEqual(ok);
    for (const ended of [phone, unseen])
      expect(await viewSessions({}, ended, valid)).toEqual(signInNeeded);
    await docs()
      .member(slug, anna.uid)
      .update({ signInsValidFrom: new Date(0) });
    for (const ended of [phone, unseen])
      expect(await recordVisit({ companySlug: slug }, ended, valid)).toEqual(signInNeeded);
    expect(await recordVisit({ companySlug: slug }, anna, valid)).toMatchObject({ ok: true });
    expect(await viewSessions({}, anna, valid)).toMatchObject({
      value: { sessions: [{ isThis: true }] },
    });
  });

  it('end with all others also while they say where they are', async () => {
    const anna = { ...(await somebody()), signedInAt: now, session: String(+now / 1000) };
    await registeredPractice('Zugleich', now, anna);
    const thief = elsewhere(anna);
    const valid = { ...toolsAt(new Date(+now + 1000)), accounts: alwaysValid() };
    const db = slowDatabase(database(), () => endOtherSessions({}, anna, valid));
    await openSession({ before }, thief, { ...valid, db });
    expect(await viewSessions({}, thief, valid)).toEqual(signInNeeded);
  });

  it('a new sign-in in the same browser takes the place of the one before', async () => {
    const anna = await somebody();
    const first = elsewhere(anna);
    await openSession({ before }, first, onDevice('Firefox auf Windows'));
    await openSession({ before: first.session }, anna, onDevice('Firefox auf Windows'));
    expect((await sessionOf(anna, first.session))?.endedAt).toEqual(now);
    expect((await sessionOf(anna, anna.session))?.endedAt).toBeNull();
  });

  it('of an account with a second factor are not ended by whoever has its password alone', async () => {
    const anna = await somebody();
    await docs().user(anna.uid).set({ name: '', email: '', practices: [], factorNeededFrom: now });
    const { session } = await passkeySession(anna.uid, tools);
    expect(await openSession({ before: session }, anna, tools)).toEqual(ok);
    expect((await sessionOf(anna, session))?.endedAt).toBeNull();
    const refused = { ok: false, failure: { kind: 'secondFactorNeeded' } };
    expect(await endSession({ session }, anna, tools)).toEqual(refused);
    expect(await endOtherSessions({}, anna, tools)).toEqual(refused);
  });

  it('are told of by e-mail on a new kind of device, but for the account’s first', async () => {
    const anna = await somebody();
    await registeredPractice('Neues Gerät', now, anna);
    const told = async () => {
      const found = await docs()
        .outbox()
        .where('purpose', '==', 'passwordReset')
        .where('to.address', '==', anna.email)
        .get();
      return found.docs.map((each) => each.data().text);
    };
    await openSession({ before }, anna, onDevice('Firefox auf Windows'));
    await openSession({ before }, elsewhere(anna), onDevice('Firefox auf Windows'));
    expect(await told()).toEqual([]);
    await openSession({ before }, elsewhere(anna, 120), onDevice('Safari auf iPhone'));
    await openSession({ before }, elsewhere(anna, 120), onDevice('Safari auf iPhone'));
    expect(await told()).toEqual([expect.stringContaining('Safari auf iPhone')]);
  });
});

it('a member’s call reads the practice, the member and the session; by Google, where that counts for a second factor, the account', async () => {
  const anna = await somebody();
  const slug = await registeredPractice('Gelesen', now, anna);
  const { session } = await passkeySession(anna.uid, tools);
  const member = docs().member(slug, anna.uid);
  // Of accounts made by Auth's clock.
  await member.update({ signInsValidFrom: new Date(0) });
  const google = { ...anna, provider: 'google.com', identity: 'google.com:anna' } as const;
  const readsOf = async (caller: Caller) => {
    const visit = (db: typeof tools.db) =>
      recordVisit({ companySlug: slug }, caller, { ...tools, db });
    let outcome: Awaited<ReturnType<typeof visit>> | undefined;
    const { reads } = await counted(database(), async (db) => {
      outcome = await visit(db);
    });
    expect(outcome).toMatchObject({ ok: true });
    return reads;
  };
  const token = { ...anna, provider: 'custom', session } as const;
  for (const caller of [anna, token, google]) expect(await readsOf(caller)).toBe(3);
  await docs()
    .user(anna.uid)
    .update({ signInsBy: [google.identity] });
  await member.update({ factorDemand: { from: now, googleCounts: true } });
  expect([await readsOf(token), await readsOf(google)]).toEqual([3, 4]);
});

/** Auth says that sign-ins of any moment count. */
function alwaysValid() {
  const { accounts } = tools;
  return {
    ...accounts,
    withUid: async (uid: string) => {
      const person = await accounts.withUid(uid);
      return person && { ...person, validSince: new Date(0) };
    },
  };
}
