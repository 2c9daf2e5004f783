import { describe, expect, test } from 'vitest';
import { searchTokens, tokenToAsk } from './search-tokens.ts';

const person = { firstname: 'Zoë', lastname: 'Müller-Łukasz', email: 'zoe.m@post.example', phone: '0316 / 12 34 56' };

describe('the beginnings that the archive is searched by', () => {
  test('find whoever is asked for by any word, spelled with or without umlauts, capitals, accents and signs', () => {
    const tokens = searchTokens({ ...person, contactPersonFirstname: 'Änne', contactPersonLastname: 'Öz', phone2: '+43 660 1' });
    for (const term of [
      'zoe',
      'ZOË',
      'mül',
      'Mueller',
      'muller',
      'łuk',
      'lukasz',
      'aenne',
      'anne',
      'öz',
      'zoe.m@post',
      'post',
      '0316 12',
      '43660',
      '0316/123',
      '3456',
      '123456',
      '+43 316 123456',
      '0043 316 12',
      '0660 1',
      '+43 0316 1234',
      '٠٣١٦',
    ]) {
      expect(tokens, term).toContain(tokenToAsk(term));
    }
  });

  test('do not find who is called otherwise', () => {
    const tokens = searchTokens(person);
    for (const term of ['zora', 'ukasz', '2345', '1234567', 'organisation']) expect(tokens, term).not.toContain(tokenToAsk(term));
  });

  test('are asked by the longest word, which leaves the fewest', () => expect(tokenToAsk('Zoë Müller-Łukasz')).toBe('muller'));

  test('are not asked for by nothing, a single character or signs alone', () => {
    for (const term of ['', ' ', 'a', '-', '(', '1']) expect(tokenToAsk(term), term).toBeUndefined();
  });

  test('are at most 400, of 2 to 12 characters, whatever the fields contain', () => {
    const long = Array.from({ length: 60 }, (_, n) => `Wort${n}lang`).join(' ');
    const tokens = searchTokens({ ...person, firstname: long, lastname: long.repeat(2), email: `${'x'.repeat(200)}@post.example` });
    expect(tokens.length).toBeLessThanOrEqual(400);
    expect(tokens.every(({ length }) => length >= 2 && length <= 12)).toBe(true);
  });
});
