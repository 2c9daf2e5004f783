import { describe, expect, test } from 'vitest';
import {
  formatReferralCode,
  ReferralCode,
  referralAlphabet,
  referralCodeLength,
} from './referral.ts';

const code = 'K7QWM3XP';
const refusal = (typed: unknown) => ReferralCode.safeParse(typed).error?.issues[0]?.message;

describe('a referral code', () => {
  test.each([
    code,
    'K7QW-M3XP',
    'k7qw-m3xp',
    ' K7QW M3XP ',
    'K7QW–M3XP',
    'k 7 q w m 3 x p',
    'K7QW-\tM3XP\n',
  ])('typed or pasted as %j is the same code', (typed) => {
    expect(ReferralCode.parse(typed)).toBe(code);
  });

  test('that is shown can be typed in as it is shown', () => {
    expect(formatReferralCode(code)).toBe('K7QW-M3XP');
    expect(ReferralCode.parse(formatReferralCode(code))).toBe(code);
  });

  test.each(['', '   ', '-', null, undefined])('that was left out (%j) is asked for', (typed) => {
    expect(refusal(typed)).toBe('Bitte gib den Empfehlungscode ein.');
  });

  test.each(['K7QWM3X', 'K7QWM3XPP', 'K7QW_M3XP', 'K7QW.M3XP', 'ÄÖÜWM3XP', '../K7QWM3'])(
    'of another shape (%j) is refused',
    (typed) => {
      expect(refusal(typed)).toMatch(/8 Zeichen|gibt es nicht/);
      // A reader who typed an example code would credit its owner.
      expect(refusal(typed)).not.toMatch(/[A-Z0-9]{4}-?[A-Z0-9]{4}/);
    },
  );

  test.each([...'01ILO'])('has no %s, which reads like something else', (character) => {
    expect(referralAlphabet).not.toContain(character);
    // It has as many characters as it should: to say so would help nobody.
    expect(refusal(`K7QWM3X${character}`)).toMatch(/^Diesen Empfehlungscode gibt es nicht/);
  });

  test('can be made of every character of its alphabet, and of enough that nobody guesses one', () => {
    for (const character of referralAlphabet) {
      const all = character.repeat(referralCodeLength);
      expect(ReferralCode.parse(all)).toBe(all);
    }
    expect(new Set(referralAlphabet).size).toBe(referralAlphabet.length);
    expect(referralAlphabet.length ** referralCodeLength).toBeGreaterThan(5e11);
  });
});
