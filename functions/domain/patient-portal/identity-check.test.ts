import { describe, expect, test } from 'vitest';
import { comparedProof, proofKindOf } from './identity-check.ts';

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
