import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Practice } from './practice.ts';
import { Registration } from './registration.ts';
import { reservedSlugs } from './reserved-slugs.ts';
import { slugCandidates, slugFrom } from './slug.ts';

/** Any code point, lone surrogates included. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code));

const title = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'Z',
      'ä',
      'Ö',
      'ß',
      'ẞ',
      'é',
      'İ',
      '9',
      '-',
      ' ',
      '_',
      '.',
      '&',
      'ﬁ',
      '𝐀',
      '℡',
      '\u0308',
      '中',
    ),
    maxLength: 120,
  }),
);
const fits = (slug: string | undefined) => Practice.shape.slug.safeParse(slug).success;
function first(text: string, n: number): string[] {
  const found: string[] = [];
  for (const candidate of slugCandidates(text)) if (found.push(candidate) === n) break;
  return found;
}

describe('a slug from a title', () => {
  test.each([
    ['Logopädie Große Straße', 'logopaedie-grosse-strasse'],
    ['ÄÖÜ GROẞ', 'aeoeue-gross'],
    ['Physio & Ergo', 'physio-und-ergo'],
    ['Café Thérèse Müller-Łukasz', 'cafe-therese-mueller-lukasz'],
    ['  Dr. med. Anna O’Neill  ', 'dr-med-anna-o-neill'],
    ['--Praxis__am..Platz--', 'praxis-am-platz'],
    ['Praxis 24/7', 'praxis-24-7'],
    ['🙂 Praxis 🙂', 'praxis'],
    ['عيادة Graz', 'graz'],
    ['2024', '2024'],
  ])('%s -> %s', (text, slug) => {
    expect(slugFrom(text)).toBe(slug);
  });

  test('characters typed as character and accent apart (as on a Mac) give the same slug', () => {
    expect(slugFrom('Logopädie Müller'.normalize('NFD'))).toBe('logopaedie-mueller');
  });

  /**
   * Compatibility capitals became capitals only after lower-casing and were dropped: '𝐏𝐫𝐚𝐱𝐢𝐬' gave
   * 'raxis'.
   */
  test('fancy capitals from a style generator are characters like others', () => {
    expect(slugFrom('𝐏𝐫𝐚𝐱𝐢𝐬 Ｇｒａｚ')).toBe('praxis-graz');
    expect(slugFrom('№ 1 ℡')).toBe('no-1-tel');
  });

  test.each(['', '   ', '🙂🙂', 'عيادة', '诊所', '---', '\u200f', '!?'])(
    '%j has no slug: the preview shows its placeholder',
    (text) => {
      expect(slugFrom(text)).toBeUndefined();
      expect(first(text, 1)).toEqual([]);
    },
  );

  test('whatever the title, a slug fits the practice’s id, and deriving again changes nothing', () => {
    fc.assert(
      fc.property(title, (text) => {
        const slug = slugFrom(text);
        if (slug === undefined) return;
        expect(fits(slug)).toBe(true);
        expect(slugFrom(slug)).toBe(slug);
      }),
    );
  });

  test('umlauts never disappear: upper, lower and apart give the same slug', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('ä', 'ö', 'ü', 'ß', 'a', ' '), maxLength: 20 }),
        (text) => {
          expect(slugFrom(text.toUpperCase().normalize('NFD'))).toBe(slugFrom(text));
        },
      ),
    );
  });
});

describe('names to try', () => {
  test('the plain slug first, then numbers from 2', () => {
    expect(first('Praxis', 3)).toEqual(['praxis', 'praxis-2', 'praxis-3']);
  });

  test('a title that is a word of the platform never takes its route', () => {
    for (const word of reservedSlugs) {
      for (const candidate of first(word, 3))
        expect(reservedSlugs.has(candidate), candidate).toBe(false);
    }
    expect(first('Login', 1)).toEqual(['login-2']);
    expect(first('Privacy Policy', 1)).toEqual(['privacy-policy-2']);
    expect(first('Über App', 1)).toEqual(['ueber-app']);
  });

  test('every route of the specification and the words kept for later are reserved', () => {
    const routes =
      'login logout error not-found product pricing team contact support introduction-videos privacy-policy terms-of-use terms-of-service company-registration user dashboard booking-request';
    const later =
      'api media assets __ einladung konto impressum hilfe blog status barrierefreiheit app demo';
    for (const word of `${routes} ${later}`.split(' ')) expect(reservedSlugs, word).toContain(word);
  });

  test('all candidates fit the practice’s id, with their number too, and differ', () => {
    fc.assert(
      fc.property(title, (text) => {
        const candidates = first(text, 4);
        expect(new Set(candidates).size).toBe(candidates.length);
        for (const candidate of candidates) {
          expect(fits(candidate)).toBe(true);
          expect(reservedSlugs.has(candidate)).toBe(false);
        }
      }),
    );
    expect(fits(first('x'.repeat(100), 10_000).at(-1))).toBe(true);
  });

  test('a title that registration lets through always has a slug', () => {
    fc.assert(
      fc.property(title, (text) => {
        const parsed = Registration.shape.title.safeParse(text);
        if (parsed.success) expect(first(parsed.data, 1)).toHaveLength(1);
      }),
    );
  });
});
