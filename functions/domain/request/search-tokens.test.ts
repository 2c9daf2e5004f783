import { describe, expect, test, vi } from 'vitest';
import { searchTokens, tokensToAsk } from './search-tokens.ts';

const person = {
  firstname: 'Zoë',
  lastname: 'Müller-Łukasz',
  email: 'zoe.m@post.example',
  phone: '0316 / 12 34 56',
};

describe('the beginnings that the archive is searched by', () => {
  test('find whoever is asked for by any word, spelled with or without umlauts, capitals, accents and signs', () => {
    const tokens = searchTokens({
      ...person,
      contactPersonFirstname: 'Änne',
      contactPersonLastname: 'Öz',
      phone2: '+43 660 1',
    });
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
      expect(tokens, term).toContain(tokensToAsk(term)[0]);
    }
  });

  test('find a name of several words that is typed as one', () => {
    for (const [lastname, term] of [
      ['O’Connor', 'oconn'],
      ['van den Berg', 'vandenberg'],
      ['Müller-Łukasz', 'muellerlu'],
    ] as const)
      expect(searchTokens({ ...person, lastname }), term).toContain(tokensToAsk(term)[0]);
  });

  test('find a domain as people write it', () => {
    const tokens = searchTokens({ ...person, email: 'zoe@xn--brse-5qa.at' });
    for (const term of ['börse.at', 'boerse', 'zoe@börse.at'])
      expect(tokens, term).toContain(tokensToAsk(term)[0]);
  });

  test('do not find who is called otherwise', () => {
    const tokens = searchTokens(person);
    for (const term of ['zora', 'ukasz', '2345', '1234567', 'organisation']) {
      for (const token of tokensToAsk(term)) expect(tokens, term).not.toContain(token);
    }
  });

  test('are asked by the longest word, which leaves the fewest', () =>
    expect(tokensToAsk('Zoë Müller-Łukasz')[0]).toBe('muller'));

  test('are asked by a name, not by who somebody is to it, nor by signs around it', () => {
    for (const [term, token] of [
      ['Fr. Zoë Tochter', 'zo'],
      ['Mama von Zoë', 'zo'],
      ['…3456', '3456'],
      ['0316/12 34,', '3161234'],
      ['Kind', 'kind'],
    ] as const)
      expect(tokensToAsk(term)[0], term).toBe(token);
  });

  test('find a birthday however it is typed', () => {
    const tokens = searchTokens({ ...person, birthdate: '2017-04-03' });
    for (const term of ['3.4.17', '030417', '03.04.2017', 'geb 3. April 2017', 'Zoe 3.4.2017'])
      expect(tokensToAsk(term), term).toContain('2017-04-03');
    expect(tokens).toContain('2017-04-03');
    expect(tokensToAsk('geb 3. April 2017')).toEqual(['2017-04-03']);
  });

  test('know who was born today, in Berlin', () => {
    vi.useFakeTimers({ now: new Date('2026-06-30T22:30:00Z') });
    expect(tokensToAsk('1.7.2026')).toContain('2026-07-01');
    vi.useRealTimers();
  });

  test('are not asked for by nothing, a single character or signs alone', () => {
    for (const term of ['', ' ', 'a', '-', '(', '1']) expect(tokensToAsk(term), term).toEqual([]);
  });

  test.each([
    ['Mayer', 'Anna Meier'],
    ['Eva Schmitt', 'Eva Schmidt'],
    ['Jilmas', 'Ali Yılmaz'],
    ['Wutschkowitsch', 'Ana Vučković'],
  ])('are asked for %j by its sound too, which %j has', (term, name) => {
    const [firstname = '', lastname = ''] = name.split(' ');
    const [word, ...sounds] = tokensToAsk(term);
    const tokens = searchTokens({ ...person, firstname, lastname });
    expect(tokens).not.toContain(word);
    expect(tokens).toEqual(expect.arrayContaining(sounds));
    expect(sounds).toEqual([expect.stringMatching(/^~/)]);
  });

  test('of the sounds leave none to numbers and two characters', () => {
    for (const term of ['0660 1234567', '867', 'a2b3', 'li'])
      expect(tokensToAsk(term), term).toHaveLength(1);
    expect(
      searchTokens({ ...person, firstname: '', lastname: '' }).filter((token) =>
        token.startsWith('~'),
      ),
    ).toEqual([]);
  });

  test('have the sounds last, so that where not all fit the beginnings of words do', () => {
    const tokens = searchTokens(person);
    const firstSound = tokens.findIndex((token) => token.startsWith('~'));
    expect(tokens.slice(firstSound)).toEqual([
      expect.stringMatching(/^~8/),
      expect.stringMatching(/^~657/),
      expect.stringMatching(/^~548/),
    ]);
  });

  test('are at most 400, of 2 to 12 characters, whatever the fields contain', () => {
    const long = Array.from({ length: 60 }, (_, n) => `Wort${n}lang`).join(' ');
    const tokens = searchTokens({
      ...person,
      firstname: long,
      lastname: long.repeat(2),
      email: `${'x'.repeat(200)}@post.example`,
    });
    expect(tokens.length).toBeLessThanOrEqual(400);
    expect(tokens.every(({ length }) => length >= 2 && length <= 12)).toBe(true);
  });
});
