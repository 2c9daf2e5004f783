import { expect, it } from 'vitest';
import { isSessionAlive } from './session.ts';

const signedIn = new Date('2026-11-01T08:00:00Z');
const authTime = signedIn.getTime() / 1000;

it('a session counts for 30 days from the sign-in, to the second', () => {
  expect(isSessionAlive(authTime, signedIn)).toBe(true);
  expect(isSessionAlive(authTime, new Date('2026-12-01T07:59:59Z'))).toBe(true);
  expect(isSessionAlive(authTime, new Date('2026-12-01T08:00:00Z'))).toBe(false);
});

it('a token that does not say when somebody signed in is nobody’s session', () => {
  expect(isSessionAlive(undefined, signedIn)).toBe(false);
  expect(isSessionAlive(Number.NaN, signedIn)).toBe(false);
});
