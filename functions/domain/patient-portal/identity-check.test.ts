import { describe, expect, test } from 'vitest';
import { comparedProof, phoneProof, proofKindOf } from './identity-check.ts';

const child = { birthdate: '2019-03-05', phone: '0660 1234567' };
const grown = { phone: '+43 (0)660 / 12 34 567' };
const proves = (request: Parameters<typeof comparedProof>[0], typed: string) => {
  const compared = comparedProof(request, typed, '2026-11-23');
  return compared?.expected.includes(compared.given) ?? false;
};

describe('the second proof', () => {
  test('is the day of birth, however one writes it', () => {
    for (const typed of ['05.03.2019', '5.3.19', '050319', ' 5. 3. 2019 ', '2019-03-05'])
      expect(proves(child, typed), typed).toBe(true);
    for (const typed of ['06.03.2019', '4567', '', '05.03.1919', 'toString'])
      expect(proves(child, typed), typed).toBe(false);
  });

  test('is the end of the phone number where no day of birth is known, also as the whole number', () => {
    for (const typed of ['4567', '0660/1234567', ' 45 67 '])
      expect(proves(grown, typed), typed).toBe(true);
    for (const typed of ['567', '4568', '', '45670'])
      expect(proves(grown, typed), typed).toBe(false);
  });

  test('is the end of each number of the request, with its extension or without', () => {
    const several = { phone: '0316 222333 / 0660 4445556 (ab 17 Uhr)', phone2: '0316 1234-0' };
    for (const typed of ['2333', '5556', '2340', '1234', '0660 444 5556', '٥٥٥٦'])
      expect(proves(several, typed), typed).toBe(true);
    for (const typed of ['5617', '0017', '3330', ''])
      expect(proves(several, typed), typed).toBe(false);
    expect(phoneProof({ phone: '0660 1234567 (ab 17 Uhr)' })).toBe('4567');
    expect(proves({ phone: '', phone2: '0660 1234567' }, '4567')).toBe(true);
    expect(proves({ phone: '0316/123456 DW 12' }, '5612')).toBe(true);
    expect(proves({ phone: '0316/123456 DW 12' }, '3456')).toBe(true);
  });

  test('is impossible where there is neither: an empty answer proves nothing', () => {
    expect(proofKindOf({ phone: '' })).toBeNull();
    expect(proofKindOf({ phone: '123' })).toBeNull();
    expect(comparedProof({ phone: '' }, '', '2026-11-23')).toBeUndefined();
  });
});
