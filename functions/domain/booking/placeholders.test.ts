import { describe, expect, test } from 'vitest';
import type { Practice } from '../practice/practice.ts';
import { emptyPlaceholders } from './empty-placeholders.ts';
import { fillPlaceholders, practicePlaceholders, unknownPlaceholders } from './placeholders.ts';

const practice: Practice = {
  slug: 'praxis-graz',
  title: 'Praxis Graz',
  subtitle: 'Logopädie',
  logoImagePath: '',
  website: 'www.praxis.at',
  contactPerson: 'Anna Huber',
  phone: '0341 223344',
  locations: [
    { id: 'a', title: 'Praxis', address1: 'Hauptplatz 1', address2: '8010 Graz', address3: '' },
  ],
  listed: true,
  bookingEnabled: true,
  locked: false,
};
const fill = (text: string, changes: Partial<Practice> = {}) =>
  fillPlaceholders(text, { ...practice, ...changes }, 'https://platzwart.example');

describe('placeholders in a practice’s own texts', () => {
  test('all of them are filled, at every occurrence', () => {
    expect(
      fill(
        '{titel} – {untertitel}: {kontaktperson}, {telefon}, {adresse}, {webseite}, {anfragelink}, {titel}',
      ),
    ).toBe(
      'Praxis Graz – Logopädie: Anna Huber, 0341 223344, Hauptplatz 1, 8010 Graz, https://www.praxis.at/, https://platzwart.example/praxis-graz/booking, Praxis Graz',
    );
  });

  test('what was filled in is not read again, in however many braces', () => {
    expect(fill('{{titel}} {tit{titel}el}', { title: 'telefon' })).toBe('{telefon} {tittelefonel}');
  });

  /** '{constructor}' resolved to a built-in function. */
  test.each([
    '{unbekannt}',
    '{Titel}',
    '{ titel }',
    '{}',
    '{',
    '{titel',
    '{constructor}',
    '{valueOf}',
    '{hasownproperty}',
    '{__proto__}',
  ])('%s is no placeholder and stays as written', (text) => {
    expect(fill(`a ${text} b`)).toBe(`a ${text} b`);
  });

  test('those that nothing fills are found, each once, and nothing else in braces that spans lines', () => {
    expect(
      unknownPlaceholders('{foo} {titel} {Titel} {foo} { titel } {a\nb} {}', practicePlaceholders),
    ).toEqual(['{foo}', '{Titel}', '{ titel }']);
    expect(
      unknownPlaceholders(
        practicePlaceholders.map((name) => `{${name}}`).join(),
        practicePlaceholders,
      ),
    ).toEqual([]);
    expect(practicePlaceholders.filter((name) => fill(`{${name}}`) === `{${name}}`)).toEqual([]);
  });

  test('those that leave a gap are found, so that nobody reads „Ruft an: ,“', () => {
    const silent = { ...practice, website: '', phone: '' };
    expect(emptyPlaceholders('{telefon} {webseite} {titel} {foo}', silent)).toEqual([
      '{telefon}',
      '{webseite}',
    ]);
    expect(emptyPlaceholders('{telefon} {webseite}', practice)).toEqual([]);
    expect(emptyPlaceholders('ohne', silent)).toEqual([]);
  });

  test('what is filled in is not filled again', () => {
    expect(fill('{titel}', { title: '{kontaktperson} $& $1' })).toBe('{kontaktperson} $& $1');
  });

  test('a missing website or location leaves the placeholder’s place empty, and so does a dangerous website', () => {
    expect(fill('[{webseite}][{adresse}]', { website: '', locations: [] })).toBe('[][]');
    expect(fill('[{webseite}]', { website: 'javascript:alert(1)' })).toBe('[]');
  });
});
