import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is stored to be found is folded as what is asked for.
import { searchTokens, tokensToAsk } from '../request/search-tokens.ts';
import { foldedName } from './folded-name.ts';
import { folded } from './folding.ts';
import { searchable, searchWords } from './text-search.ts';

const finds = (term: string, text: string) =>
  searchWords(term).every((word) => word.test(searchable(text)));

describe('text that is compared', () => {
  test('umlauts and their spelling without them are the same, capitals and accents too', () => {
    const same = ['Müller', 'MUELLER', 'mueller', 'Müller'.normalize('NFD'), 'ＭÜLLER'];
    for (const name of same) expect(folded(name)).toBe('mueller');
    expect(folded('Straße')).toBe(folded('STRASSE'));
    expect(folded('Renée')).toBe('renee');
  });

  test('a name without dots is another one: nobody becomes the same person by a search that forgives more', () => {
    expect(folded('Muller')).not.toBe(folded('Müller'));
  });

  test('a person is one person, however their keyboard writes them', () => {
    const same = (names: string[]) => expect([...new Set(names.map(foldedName))]).toHaveLength(1);
    same([
      "O'Brien",
      'O’Brien',
      'O´Brien',
      'OʼBrien',
      'O`Brien',
      'OBrien',
      'O Brien',
      'o\u2032brien',
    ]);
    same([
      'Anna-Maria',
      'Anna Maria',
      'Annamaria',
      'Anna\u2010Maria',
      'Anna–Maria',
      'Anna\u00adMaria',
      'An\u2060na Maria',
      'An\u200dnamaria',
    ]);
    expect(foldedName('Anna')).not.toBe(foldedName('Hanna'));
    expect(foldedName('!')).not.toBe(foldedName('?'));
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
        expect(searchable(searchable(text))).toBe(searchable(text));
      }),
      { numRuns: 1000 },
    );
  });
});

test('no more marks are sorted than a language piles up', () => {
  for (const fold of [folded, searchable]) expect(fold(`u${'\u0316'.repeat(30)}\u0308`)).toBe('u');
});

describe('a search', () => {
  test.each([
    ['anne', 'Änne'],
    ['aenne', 'Änne'],
    ['änne', 'Änne'],
    ['Änne', 'Aenne'],
    ['änne', 'Anne'],
    ['anne', 'Aenne'],
    ['pruefling', 'Prüfling'],
    ['prufling', 'Prüfling'],
    ['hortest', 'Hörtest'],
    ['baerenhutte', 'Bärenhütte'],
    ['grosse', 'Große'],
    ['GROẞE', 'grosse'],
    ['saric', 'Šarić'],
    ['yildiz', 'Yıldız'],
    ['lukasz', 'Łukasz'],
    ['erdös', 'Erdős'],
    ['aguero', 'Agüero'],
    ['ela', 'Manuela'],
    ['michael', 'Michael'],
    ['c++ (a.b)', 'C++ (A.B)'],
    ["O'Brien", 'O’Brien'],
    ['OBrien', 'O’Brien'],
    ['o´brien', "O'Brien"],
    ['Müller-Lüdenscheidt', 'Müller\u2011Lüdenscheidt'],
    ['mueller-luedenscheidt', 'Müller Lüdenscheidt'],
    ['muellerluedenscheidt', 'Müller–Lüdenscheidt'],
    ['Hubermaier', 'Huber\u00admaier'],
    ['vanderberg', 'van der Berg'],
    ['vonderau', 'von der Au'],
    ['vonderheide', 'von der Heide'],
    ['delacroix', 'De La Croix'],
    ['stmartin', 'St Martin'],
    ['0660', '٠٦٦٠'],
    ['djordjevic', 'Đorđević'],
    ['dordevic', 'Djordjević'],
    ['Huber, Maria', 'Maria Huber'],
    ['Huber,Maria', 'Maria Huber'],
    ['M. Huber', 'Maria Huber'],
    ['Huber; Maria:', 'Maria Huber'],
    ['müller.at', 'anna@müller.at'],
  ])('for %j finds %j', (term, text) => expect(finds(term, text)).toBe(true));

  test.each([
    ['joel', 'Jolanda'],
    ['aenne', 'Anne'],
    ['muster', 'Müller'],
    ['a.b', 'axb'],
    ['annab', 'Anna Berger'],
  ])('for %j does not find %j', (term, text) => expect(finds(term, text)).toBe(false));

  test('for a term as long as can be looks for its beginning', () => {
    expect(finds(`${'a'.repeat(200_000)}x`, 'a'.repeat(250))).toBe(true);
    expect(finds(`${'a'.repeat(200_000)}x`, 'a'.repeat(50))).toBe(false);
  });

  const characters = ['ä', 'ö', 'ü', 'a', 'o', 'u', 'e', 'b', 'ł', 'š', 'ß', '-', '.'];
  const spellings = [
    { ä: 'ä', ö: 'ö', ü: 'ü' },
    { ä: 'ae', ö: 'oe', ü: 'ue' },
    { ä: 'a', ö: 'o', ü: 'u' },
  ];
  /** A word, with a spelling for each of its characters. */
  const spelledWord = fc.array(
    fc.tuple(fc.constantFrom(...characters), fc.constantFrom(...spellings)),
    { minLength: 2, maxLength: 10 },
  );
  const asSpelled = (word: [string, (typeof spellings)[number]][]) =>
    word
      .map(([character, spelling]) => (spelling as Record<string, string>)[character] ?? character)
      .join('');
  const asKnown = (word: [string, unknown][], spelling: Record<string, string>) =>
    word.map(([character]) => spelling[character] ?? character).join('');

  test('finds a name with umlauts, with dots or spelled out, whichever way each of them is typed; in the archive too', () => {
    fc.assert(
      fc.property(spelledWord, fc.constantFrom(...spellings.slice(0, 2)), (word, spelling) => {
        const [typed, name] = [asSpelled(word), asKnown(word, spelling)];
        expect(finds(typed, `Frau ${name}`)).toBe(true);
        const [token] = tokensToAsk(typed);
        if (token !== undefined)
          expect(searchTokens({ firstname: name, lastname: '', email: '', phone: '' })).toContain(
            token,
          );
      }),
      { numRuns: 1000 },
    );
  });

  test('finds whoever a comparison would find, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        expect(finds(text, `vorher ${text} nachher`)).toBe(true);
        expect(finds(folded(text), text)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
