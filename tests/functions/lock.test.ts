/** A locked device, against the emulators of Auth and Firestore. */
import { createECDH, randomBytes } from 'node:crypto';
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls/calls';
import type { Outcome } from '@platzwart/domain/failure';
import { maxPinTries } from '@platzwart/domain/sign-in/lock';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller } from '@platzwart/functions/core/tools';
import { handlers } from '@platzwart/functions/handlers';
import { describe, expect, it } from 'vitest';
import {
  auth,
  database,
  registeredPractice,
  signedIn,
  toolsAt,
} from '../support/practice-under-test.ts';

/** After all accounts are made, however slow the machine: Auth has its own clock. */
let time = Date.now() + 60 * 60_000;
const tools = toolsAt(() => new Date(time));
const docs = () => collections(database());

async function somebody({ displayName = 'Anna' } = {}): Promise<Caller> {
  const email = `sperre-${randomBytes(4).toString('hex')}@praxis.example`;
  const password = 'platzwart';
  const { uid } = await auth().createUser({ email, displayName, emailVerified: true, password });
  return { uid, name: 'Anna', email, emailVerified: true, ...signedIn, ...newSignIn() };
}

const newSignIn = () => ({
  signedInAt: new Date(time),
  session: String(Math.floor(time / 1000)),
});

function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  caller: Caller,
): Promise<Outcome<CallOutput<N>>> {
  time += 1000;
  return handlers[name](input as never, caller, tools) as Promise<Outcome<never>>;
}

const newDevice = () => randomBytes(16).toString('hex');
const isDone = { ok: true };
const isLocked = { ok: false, failure: { kind: 'sessionLocked' } };
const refusedWith = (code: string) => ({
  ok: false,
  failure: { kind: 'invalid', details: [{ code }] },
});

describe('a locked device', () => {
  it('refuses the calls of its session, unlocked or copied, until the PIN, in this session alone', async () => {
    const anna = await somebody();
    const slug = await registeredPractice('Praxis', new Date(time), anna);
    const device = newDevice();
    expect(await call('setLockPin', { device, pin: '4711' }, anna)).toMatchObject(isDone);
    expect(await call('lockSession', { device }, anna)).toMatchObject({ value: { hasPin: true } });
    expect(await call('recordVisit', { companySlug: slug }, anna)).toEqual(isLocked);
    expect(await call('viewSessions', {}, anna)).toEqual(isLocked);
    expect(await call('setLockPin', { device, pin: '1379' }, anna)).toEqual(isLocked);
    expect(await call('endSession', { session: '1' }, anna)).toEqual(isLocked);
    // Said again, as by another tab.
    expect(await call('lockSession', { device }, anna)).toMatchObject(isDone);
    const elsewhere = { ...anna, session: '1' };
    expect(await call('lockSession', { device: newDevice() }, elsewhere)).toMatchObject({
      value: { hasPin: false },
    });
    expect(await call('unlockSession', { device, pin: '4711' }, anna)).toMatchObject(isDone);
    expect(await call('recordVisit', { companySlug: slug }, anna)).toMatchObject(isDone);
    expect(await call('viewSessions', {}, elsewhere)).toEqual(isLocked);
    // Its page has not heard that it is open: a wrong one opens nothing there either.
    expect(await call('unlockSession', { device, pin: '4712' }, anna)).toMatchObject(
      refusedWith('wrongPin'),
    );
    expect(await call('unlockSession', { device, pin: '4711' }, anna)).toMatchObject(isDone);
    // Whoever goes without unlocking it signs out.
    await call('lockSession', { device }, anna);
    expect(await call('endSession', { session: anna.session }, anna)).toMatchObject(isDone);
    expect((await docs().session(anna.uid, anna.session).get()).data()?.endedAt).not.toBeNull();
  });

  it('is none where a password alone opens nothing: whoever has that keeps its owner out by nothing', async () => {
    const anna = await somebody();
    const own = docs().session(anna.uid, anna.session);
    await docs()
      .user(anna.uid)
      .set({ name: 'Anna', email: '', practices: [], factorNeededFrom: new Date(time - 1) });
    expect(await call('lockSession', { device: newDevice() }, anna)).toMatchObject(isDone);
    expect((await own.get()).exists).toBe(false);
  });

  it('tells a PIN to nobody who tries with the password alone where that opens nothing', async () => {
    const anna = await somebody();
    const device = newDevice();
    await call('setLockPin', { device, pin: '4711' }, anna);
    time += 60_000;
    const thief = { ...anna, ...newSignIn() };
    await docs()
      .user(anna.uid)
      .update({ factorNeededFrom: new Date(time - 1) });
    for (const pin of ['4712', '4711'])
      expect(await call('unlockSession', { device, pin }, thief)).toMatchObject(
        refusedWith('noPin'),
      );
    const stored = (await docs().factors(anna.uid).get()).data()?.lockPins;
    expect(stored?.[0]?.wrong).toBe(0);
  });

  it('takes no PIN after five wrong ones, however they came, until its person signs in', async () => {
    const anna = await somebody();
    const device = newDevice();
    await call('setLockPin', { device, pin: '4711' }, anna);
    await call('lockSession', { device }, anna);
    const wrong = (pin: string) => call('unlockSession', { device, pin }, anna);
    expect(await wrong('4712')).toMatchObject(refusedWith('wrongPin'));
    // Of another device, or none.
    expect(await call('unlockSession', { device: newDevice(), pin: '4711' }, anna)).toMatchObject(
      refusedWith('noPin'),
    );
    // At once.
    const others = ['4713', '4714', '4715', '4716', '4717', '4718'];
    const answers = await Promise.all(others.map(wrong));
    expect(answers.filter(({ ok }) => ok)).toEqual([]);
    expect(await wrong('4711')).toMatchObject(refusedWith('noPin'));
    // Nor by locking it again.
    expect(await call('lockSession', { device }, anna)).toMatchObject({ value: { hasPin: false } });
    expect(await wrong('4711')).toMatchObject(refusedWith('noPin'));
    const stored = (await docs().factors(anna.uid).get()).data()?.lockPins;
    expect(stored?.[0]?.wrong).toBe(maxPinTries);

    time += 60_000;
    const again = { ...anna, ...newSignIn() };
    await call('lockSession', { device }, again);
    expect(await call('unlockSession', { device, pin: '4711' }, again)).toMatchObject(isDone);
    // The session before stays as it is.
    expect(await call('viewSessions', {}, anna)).toEqual(isLocked);
  });

  it('begins to count anew after the right one', async () => {
    const anna = await somebody();
    const device = newDevice();
    await call('setLockPin', { device, pin: '4711' }, anna);
    for (let n = 0; n < 2; n++) {
      await call('lockSession', { device }, anna);
      for (let m = 1; m < maxPinTries; m++)
        expect(await call('unlockSession', { device, pin: '1122' }, anna)).toMatchObject(
          refusedWith('wrongPin'),
        );
      expect(await call('unlockSession', { device, pin: '4711' }, anna)).toMatchObject(isDone);
    }
  });

  it('stores nothing from which a PIN could be guessed, and refuses what everybody tries first', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const [device, other] = [newDevice(), newDevice()];
    for (const [who, where] of [
      [anna, device],
      [anna, other],
      [bert, device],
    ] as const)
      await call('setLockPin', { device: where, pin: '4711' }, who);
    const pins = await Promise.all(
      [anna, bert].map(async ({ uid }) => (await docs().factors(uid).get()).data()?.lockPins ?? []),
    );
    const hashes = pins.flat().map(({ hash }) => hash);
    // Each its own, and by a key that stands nowhere: an HMAC without it is another one.
    expect(new Set(hashes).size).toBe(3);
    const guessed = JSON.stringify(['lock pin', anna.uid, device, '4711']);
    expect(hashes[0]).toBe(tools.keyedHash(guessed));
    expect(await call('setLockPin', { device, pin: '1234' }, anna)).toMatchObject(
      refusedWith('invalid'),
    );
    expect(await call('setLockPin', { device, pin: '' }, anna)).toMatchObject(isDone);
    expect(await call('lockSession', { device }, anna)).toMatchObject({ value: { hasPin: false } });
  });

  it('names nobody in a practice as we are called, though the account was named past us', async () => {
    const named = await somebody({ displayName: 'Platzwart Sicherheit' });
    const caller = { ...named, name: named.email };
    expect(await call('setLockPin', { device: newDevice(), pin: '4711' }, caller)).toMatchObject(
      isDone,
    );
    const slug = await registeredPractice('Name', new Date(time), caller);
    expect((await docs().member(slug, caller.uid).get()).data()?.name).toBe(caller.email);
  });

  it('gives what opens drafts to their own person alone, in a session that is not locked', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const device = newDevice();
    const locked = await call('lockSession', { device }, anna);
    const own = createECDH('prime256v1');
    const point = own.generateKeys('base64url');
    const sealedWith = own.computeSecret(
      locked.ok ? locked.value.point : '',
      'base64url',
      'base64url',
    );
    const asked = { session: anna.session, point };
    expect(await call('openDrafts', asked, anna)).toEqual(isLocked);
    const toBert = await call('openDrafts', asked, bert);
    expect(toBert).toMatchObject(isDone);
    expect(toBert).not.toEqual({ ok: true, value: { token: sealedWith } });
    time += 60_000;
    const again = { ...anna, ...newSignIn() };
    expect(await call('openDrafts', asked, again)).toEqual({
      ok: true,
      value: { token: sealedWith },
    });
    expect(await call('openDrafts', { ...asked, point: 'x' }, again)).toMatchObject(
      refusedWith('notSealed'),
    );
  });
});
