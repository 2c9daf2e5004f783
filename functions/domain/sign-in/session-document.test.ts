import { expect, it } from 'vitest';
import {
  demandOf,
  isProofFresh,
  newSession,
  secondFactorAt,
  sessionState,
  withDeviceSeen,
} from './session-document.ts';

const now = new Date('2026-11-01T08:00:00Z');
const earlier = new Date('2026-11-01T07:00:00Z');
const sign = { provider: 'password', signedInAt: earlier };
const session = newSession('a', earlier, now);

it('a second factor counts from the moment on in which it is needed', () => {
  const from = (factorNeededFrom: Date) => sessionState(sign, session, { factorNeededFrom }, now);
  expect(from(now)).toBe('secondFactorNeeded');
  expect(from(new Date(now.getTime() + 1))).toBe('open');
});

it('an ended session is ended, whatever else is missing', () => {
  const ended = { ...session, endedAt: now };
  expect(sessionState(sign, ended, { factorNeededFrom: earlier }, now)).toBe('ended');
});

it('a token of ours counts only if its session began after all others were ended', () => {
  const by = { provider: 'custom', signedInAt: now };
  const proven = { ...session, factors: { totp: earlier } };
  const from = (signInsValidFrom: Date) => sessionState(by, proven, { signInsValidFrom }, now);
  expect(from(earlier)).toBe('open');
  expect(from(new Date(earlier.getTime() + 1))).toBe('ended');
});

it('and is no proof itself: anybody may use it for an hour', () => {
  const proven = { factors: { passkey: earlier } };
  const isFresh = (provider: string) =>
    isProofFresh({ provider, signedInAt: now }, proven, {}, now);
  expect([isFresh('custom'), isFresh('password')]).toEqual([false, true]);
});

it('of several second factors the last proof counts; a password is none', () => {
  expect(secondFactorAt({ factors: { password: now } })).toBeUndefined();
  expect(secondFactorAt({ factors: { totp: now, passkey: earlier } })).toEqual(now);
});

it('a membership gets of account and practice what sessions need, and nothing else', () => {
  expect(demandOf({ factorNeededFrom: now }, undefined)).toEqual({ factorNeededFrom: now });
  const factorDemand = { from: now, googleCounts: false };
  expect(demandOf(undefined, { factorDemand })).toEqual({ factorDemand });
});

it('a device is new that was not used for a year, unless it is the account’s first', () => {
  const aYearAgo = new Date('2025-10-31T08:00:00Z');
  const { devices, isNew } = withDeviceSeen({}, 'Edge auf Windows', aYearAgo);
  expect(isNew).toBe(false);
  expect(withDeviceSeen(devices, 'Safari auf Mac', aYearAgo)).toEqual({
    devices: { 'Edge auf Windows': aYearAgo, 'Safari auf Mac': aYearAgo },
    isNew: true,
  });
  expect(withDeviceSeen(devices, 'Edge auf Windows', earlier).isNew).toBe(true);
  expect(withDeviceSeen({ 'Edge auf Windows': earlier }, 'Edge auf Windows', now).isNew).toBe(
    false,
  );
});
