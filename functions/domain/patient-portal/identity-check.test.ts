import { describe, expect, test } from 'vitest';
import type { RateLimit } from '../rate-limit.ts';
import { comparedProof, oneMoreTry, proofKindOf } from './identity-check.ts';

const child = { birthdate: '2019-03-05', phone: '0660 1234567' };
const grown = { phone: '+43 (0)660 / 12 34 567' };
const proves = (request: Parameters<typeof comparedProof>[0], typed: string) => {
  const compared = comparedProof(request, typed, '2026-11-23');
  return compared !== undefined && compared.given === compared.expected;
};

describe('the second proof', () => {
  test('is the day of birth, however one writes it', () => {
    for (const typed of ['05.03.2019', '5.3.19', '050319', ' 5. 3. 2019 ', '2019-03-05']) expect(proves(child, typed), typed).toBe(true);
    for (const typed of ['06.03.2019', '4567', '', '05.03.1919', 'toString']) expect(proves(child, typed), typed).toBe(false);
  });

  test('is the end of the phone number where no day of birth is known, also as the whole number', () => {
    for (const typed of ['4567', '0660/1234567', ' 45 67 ']) expect(proves(grown, typed), typed).toBe(true);
    for (const typed of ['567', '4568', '', '45670']) expect(proves(grown, typed), typed).toBe(false);
  });

  test('is impossible where there is neither: an empty answer proves nothing', () => {
    expect(proofKindOf({ phone: '' })).toBeNull();
    expect(proofKindOf({ phone: '123' })).toBeNull();
    expect(comparedProof({ phone: '' }, '', '2026-11-23')).toBeUndefined();
  });
});

describe('wrong tries', () => {
  const start = new Date('2026-11-23T09:00:00Z').getTime();
  /** How many attempts at these minutes passed. */
  const through = (minutes: readonly number[]) => {
    let stored: RateLimit | undefined;
    let count = 0;
    for (const minute of minutes) {
      const next = oneMoreTry(stored, new Date(start + minute * 60_000));
      if (next) count++;
      stored = next ?? stored;
    }
    return count;
  };

  test('are five within an hour, and five more after it', () => {
    expect(through([0, 1, 2, 3, 4, 5, 59])).toBe(5);
    expect(through([0, 1, 2, 3, 4, 60, 61, 62, 63, 64, 65])).toBe(10);
  });

  test('are ten within a month: whoever has the time does not get through all the digits either', () => {
    const everyHour = Array.from({ length: 29 * 24 }, (_, hour) => hour * 60);
    expect(through(everyHour)).toBe(10);
    expect(through([...everyHour, 31 * 24 * 60])).toBe(11);
  });
});
