/** Sessions as documents of ours, against the emulators of Auth and Firestore. */
import { randomBytes } from 'node:crypto';
import { deleteUser } from '@platzwart/functions/accounts/delete-user';
import { beginSession, proveFactor } from '@platzwart/functions/accounts/sessions';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller } from '@platzwart/functions/core/tools';
import { describe, expect, it } from 'vitest';
import { auth, database, signedIn, toolsAt } from '../support/practice-under-test.ts';

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
    expect(await proveFactor(anna, 'password', tools)).toEqual({ session: anna.session });
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
    expect(await sessionOf(anna, anna.session)).toBeUndefined();
    expect(await sessionOf(anna, session)).toMatchObject({
      startedAt: now,
      factors: { password: now, totp: now },
    });
    const there = { ...anna, provider: 'custom', session } as const;
    expect(await proveFactor(there, 'totp', tools)).toEqual({ session });
  });

  it('cannot be added to one that was ended', async () => {
    const anna = await somebody();
    await proveFactor(anna, 'password', tools);
    await docs().session(anna.uid, anna.session).update({ endedAt: now });
    await expect(proveFactor(anna, 'totp', tools)).rejects.toThrow();
  });

  it('goes with the account', async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [ofAnna, ofBen] = [
      await beginSession(anna.uid, 'passkey', tools),
      await beginSession(ben.uid, 'passkey', tools),
    ];
    await deleteUser({}, anna, tools);
    expect(await sessionOf(anna, ofAnna.session)).toBeUndefined();
    expect(await sessionOf(ben, ofBen.session)).toMatchObject({ factors: { passkey: now } });
  });
});
