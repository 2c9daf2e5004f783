import { expect, it } from 'vitest';
import { type RateLimit, withAttempt } from '../rate-limit.ts';
import {
  codeTries,
  isFactorNeeded,
  kindsOf,
  noFactors,
  type Passkey,
  recoveryAlphabet,
  recoveryCodeOf,
  tidied,
  typedCode,
  typedRecoveryCode,
} from './factors.ts';

const now = new Date('2026-11-21T10:00:00Z');
const passkey: Passkey = {
  id: 'id',
  publicKey: 'key',
  counter: 0,
  transports: [],
  name: 'Laptop',
  addedAt: now,
  lastUsedAt: null,
  isSynced: false,
  copiedAt: null,
};
const totp = { secret: 'sealed', addedAt: now, lastPeriod: 1 };

it.each([
  ['a day', 24 * 60, 'ofStrangers', 20],
  ['a month', 30 * 24 * 60, 'ofStrangers', 60],
  ['a day', 24 * 60, 'ofDevice', 50],
  ['a month', 30 * 24 * 60, 'ofDevice', 100],
] as const)(
  'of ten thousand guessed codes in %s few are looked at: %#',
  (_, minutes, whose, most) => {
    const limits = codeTries[whose];
    const stored: (RateLimit | undefined)[] = limits.map(() => undefined);
    let tried = 0;
    for (let n = 0; n < 10_000; n++) {
      const at = new Date(now.getTime() + (n * minutes * 60_000) / 10_000);
      const next = limits.map((limit, place) => withAttempt(limit, stored[place], at));
      if (next.includes(undefined)) continue;
      next.forEach((each, place) => {
        stored[place] = each;
      });
      tried += 1;
    }
    expect(tried).toBeLessThanOrEqual(most);
  },
);

it('codes are read as people type them', () => {
  for (const typed of ['123456', '123 456', ' 123-456 ']) expect(typedCode(typed)).toBe('123456');
  for (const typed of ['12345', '1234567', '12345a', '', '１２３４５６'])
    expect(typedCode(typed), typed).toBeUndefined();
  const code = recoveryCodeOf([...Array(12).keys()]);
  expect(code).toBe('2345-6789-abcd');
  for (const typed of [code, code.toUpperCase(), '23456789abcd', ' 2345 6789 ABCD '])
    expect(typedRecoveryCode(typed)).toBe('23456789abcd');
  for (const typed of ['2345-6789-abc', '2345-6789-abco', '2345-6789-abcde', '123456'])
    expect(typedRecoveryCode(typed), typed).toBeUndefined();
  expect(recoveryAlphabet).not.toMatch(/[01ilo]/);
});

it('a code is always asked for, and a passkey where its owner wants that', () => {
  expect(isFactorNeeded(noFactors)).toBe(false);
  expect(isFactorNeeded({ ...noFactors, totp })).toBe(true);
  expect(isFactorNeeded({ ...noFactors, passkeys: [passkey] })).toBe(false);
  expect(isFactorNeeded({ ...noFactors, passkeys: [passkey], isRequired: true })).toBe(true);
  const copied = { ...passkey, copiedAt: now };
  // Whoever copied it gains no sign-in by a password alone.
  expect(kindsOf({ ...noFactors, passkeys: [copied], isRequired: true })).toEqual(['required']);
});

it('what stood in for the last factor goes with it', () => {
  const recoveryCodes = ['hash'];
  expect(tidied({ ...noFactors, recoveryCodes, isRequired: true })).toEqual(noFactors);
  expect(tidied({ ...noFactors, recoveryCodes, totp }).recoveryCodes).toEqual(recoveryCodes);
});
