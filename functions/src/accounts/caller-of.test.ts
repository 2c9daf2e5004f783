import { expect, it } from 'vitest';
import { callerOf } from './caller-of.ts';

const now = new Date('2026-11-21T10:00:00Z');
const firebase = { sign_in_provider: 'password', identities: {} };
const daysAgo = (days: number) => now.getTime() / 1000 - days * 24 * 60 * 60;

it('a token speaks for its person, with what Auth vouches for', () => {
  const token = {
    uid: 'a',
    firebase,
    auth_time: daysAgo(1),
    name: 'Anna',
    email: 'anna@praxis.example',
    email_verified: true,
  };
  expect(callerOf(token, now)).toEqual({
    uid: 'a',
    name: 'Anna',
    email: 'anna@praxis.example',
    emailVerified: true,
    signedInAt: new Date(daysAgo(1) * 1000),
    provider: 'password',
    session: String(daysAgo(1)),
  });
});

it('a token of our own names its session, and one that names none in our way speaks for nobody', () => {
  const named = (session: unknown) =>
    callerOf(
      {
        uid: 'a',
        auth_time: daysAgo(1),
        session,
        firebase: { ...firebase, sign_in_provider: 'custom' },
      },
      now,
    );
  expect(named('0f'.repeat(16))).toMatchObject({ provider: 'custom', session: '0f'.repeat(16) });
  for (const odd of ['', 'a/b', '..', 7, {}, ['a']]) expect(named(odd)).toBeUndefined();
});

it('without a name the address stands for the person, and an address nobody confirmed is not confirmed', () => {
  expect(
    callerOf({ uid: 'a', firebase, auth_time: daysAgo(1), email: 'a@b.example' }, now),
  ).toMatchObject({
    name: 'a@b.example',
    emailVerified: false,
  });
});

it('a name that was set past us is cleaned, and none that leads strangers elsewhere', () => {
  const named = (name: string) =>
    callerOf({ uid: 'a', firebase, auth_time: daysAgo(1), email: 'a@b.example', name }, now)?.name;
  expect(named(' Anna \u202eBerger\n')).toBe('Anna Berger');
  expect(named('Sparkasse: Konto gesperrt! https://evil.example/login')).toBe('a@b.example');
  for (const ours of ['Platzwart Support', 'Pl4tz-wart', 'Рlatzwаrt'])
    expect(named(ours), ours).toBe('a@b.example');
  expect(named('=?utf-8?b?UGxhdHp3YXJ0?=')).toBe('a@b.example');
  expect(named('\u200b')).toBe('a@b.example');
  expect(named('Anna '.repeat(2000))).toHaveLength(99);
});

it('a sign-in of 31 days ago speaks for nobody, however fresh its token is', () => {
  expect(callerOf({ uid: 'a', firebase, auth_time: daysAgo(29) }, now)).toBeDefined();
  expect(callerOf({ uid: 'a', firebase, auth_time: daysAgo(31) }, now)).toBeUndefined();
});

it('only the ways to sign in that we offer speak for anybody', () => {
  const caller = (firebase?: { sign_in_provider: string; identities: object }) =>
    callerOf(
      { uid: 'a', auth_time: daysAgo(1), email: 'a@b.example', ...(firebase && { firebase }) },
      now,
    );
  // Of the last one, `handler` asks the session.
  for (const provider of ['password', 'google.com', 'custom'])
    expect(caller({ sign_in_provider: provider, identities: {} })).toBeDefined();
  for (const provider of ['anonymous', 'phone', 'emailLink', 'github.com', ''])
    expect(caller({ sign_in_provider: provider, identities: {} })).toBeUndefined();
  expect(caller()).toBeUndefined();
});

it('a sign-in with Google names the account there, as accounts do', () => {
  const by = (sign_in_provider: string, identities: object) =>
    callerOf({ uid: 'a', auth_time: daysAgo(1), firebase: { sign_in_provider, identities } }, now)
      ?.identity;
  expect(by('google.com', { 'google.com': ['7'], email: ['a@b.example'] })).toBe('google.com:7');
  // None is linked any more.
  expect(by('google.com', {})).toBe('google.com:undefined');
  expect(by('password', { 'google.com': ['7'] })).toBeUndefined();
});
