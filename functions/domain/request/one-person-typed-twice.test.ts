/**
 * One person is one person however they are typed; who is called otherwise, or telephones from
 * elsewhere, is nobody else's duplicate.
 */

import { expect, test } from 'vitest';
import { type Comparable, mayBeSamePerson } from './duplicates.ts';
import { searchTokens, tokensToAsk } from './search-tokens.ts';

function typed(name: string, phone = '', id = 'a', birthdate = '1990-02-01'): Comparable {
  const [lastname = '', firstname = ''] = name.split('|');
  const requestedAt = new Date(Date.UTC(2026, 0, 1));
  return { id, requestedAt, firstname, lastname, birthdate, email: '', phone, notSameAs: [] };
}

const samePeople: readonly (readonly [one: string, other: string])[] = [
  ['Müller|Jörg', 'MUELLER|Joerg'],
  ['Weiß|Käthe', 'Weiss|Kaethe'],
  ['Yılmaz|Ayşe', 'Yilmaz|Ayse'],
  ['YILMAZ|AYŞE', 'Yılmaz|Ayşe'],
  ['İnce|İpek', 'Ince|Ipek'],
  ['Nguyễn|Thị Minh', 'Nguyen|Thi Minh'],
  ['Jurić|Željko', 'Juric|Zeljko'],
  ['Łukaszewski|Michał', 'Lukaszewski|Michal'],
  ['O’Brien|Siobhán', 'OBrien|Siobhan'],
  ['Maier-Huber|Anna-Lena', 'Maier Huber|Anna Lena'],
  ['Da Silva|João', 'DaSilva|Joao'],
  ['von der Tann|Philipp', 'Von der Tann|PHILIPP'],
  ['Anna|Huber', 'Huber|Anna'],
  ['Huber |Anna', ' Huber|Anna '],
  ['Szabó|Gergő', 'Szabo\u0301|Gergo\u030b'],
  ['Ковальчук|Олена', 'КОВАЛЬЧУК|ОЛЕНА'],
  ['Strauß|Groß', 'STRAUSS|GROSS'],
  ['Sørensen|Bjørn', 'Sorensen|Bjorn'],
];

test.each(samePeople)('%s is %s, who are found by either spelling', (one, other) => {
  expect(mayBeSamePerson(typed(one), typed(other, '', 'b'))).toBe(true);
  for (const [asked, stored] of [
    [one, other],
    [other, one],
  ] as const) {
    const tokens = searchTokens({ ...typed(stored) });
    for (const name of asked.split('|').filter((word) => /^\P{Script=Cyrillic}+$/u.test(word)))
      expect(
        tokensToAsk(name).some((token) => tokens.includes(token)),
        name,
      ).toBe(true);
  }
});

const otherPeople: readonly (readonly [one: string, other: string])[] = [
  ['Müller|Jörg', 'Möller|Jörg'],
  ['Huber|Anna', 'Huber|Hanna'],
  ['Huber|Anna', 'Hubert|Anna'],
  ['Muller|Jorg', 'Müller|Jörg'],
  ['Maier|Anna', 'Mayer|Anna'],
];

test.each(otherPeople)('%s is not %s', (one, other) => {
  expect(mayBeSamePerson(typed(one), typed(other, '', 'b'))).toBe(false);
});

const samePhones: readonly (readonly [one: string, other: string, isSame: boolean])[] = [
  ['0664 1234567', '+43 664 1234567', true],
  ['0664/1234567', '0043 (0) 664 12 34 567', true],
  ['6641234567', '0664-1234567', true],
  ['0316 842217', '842217', false],
  ['0316 8422170', '8422170', true],
  ['0664 1234567 (Mutter)', 'Mama 0664 1234567', true],
  ['0664 1234567 / 0316 842217', '0316/842217', true],
  ['+49 151 23456789', '0151 23456789', true],
  ['0664 1234567', '0664 1234568', false],
  ['O664 1234567', '0664 1234567', true],
];

test.each(samePhones)('%s and %s of one last name and day of birth: %s', (one, other, isSame) => {
  expect(mayBeSamePerson(typed('Huber|A.', one), typed('Huber|Anna', other, 'b'))).toBe(isSame);
});
