import { describe, expect, it, test } from 'vitest';
import { areLookAlikes, listingOf, nameKeysOf, readsTheSame } from './look-alike.ts';

const at = (title: string, ...towns: string[]) => ({
  title,
  subtitle: 'Logopädie',
  locations: towns.map((address2, i) => ({
    id: `l${i}`,
    title: 'Praxis',
    address1: 'Weg 1',
    address2,
    address3: '',
  })),
});
const listed = at('Logopädie Lindenhof', '8020 Graz');

describe('a practice that could be taken for „Logopädie Lindenhof“ in Graz', () => {
  it.each([
    at('Logopädie Lindenhof', '8010 Graz'),
    at('LOGOPAEDIE  LINDENHOF', '8020 Graz, Gries'),
    at('Logopädie-Lindenhof!', 'A-8010 Graz'),
    at('Logopädie Lindenhof Graz', '8010 Graz'),
    at('Logopädie Lindenhof', '1010 Wien', '8020 Gratz'),
    at('L0gopädie L1ndenhof', 'Graz'),
    at('|ogopädie Iindenhof', 'Graz'),
    at('Logopadie Lindenhof', 'Graz'),
    // Other scripts, phonetic and invisible characters.
    at('Lоgораеdіе Lindenhof', 'Graz'),
    at('Loɡopädie Lindenhof', 'Graz'),
    at('Logopädie Liոdeոhof', 'Graz'),
    at('Logopädie Lindenhоf', 'Graz'),
    at('LOGOPÄDIE LINDENΗOF', 'Graz'),
    at('𝐋𝐨𝐠𝐨𝐩ä𝐝𝐢𝐞 Ｌｉｎｄｅｎｈｏｆ', 'Graz'),
    at('ʟogopädie ʟindenhof', 'Graz'),
    at('Lõgópädïe Lîndenhøf', 'Graz'),
    at('Logopädie Lindenhof \u3164', 'Graz'),
    at('Logo\u00adpädie Lin\u034fden\u2060hof\u2800 \uffa0\u115f\u1160', 'Graz'),
    // The town in disguise.
    at('Logopädie Lindenhof', '8O2O Grаz'),
    at('Logopädie Lindenhof', '8О2О'),
    at('Logopädie Lindenhof', '8020Graz'),
    at('Logopädie Lindenhof', 'GRΑZ'),
    at('Logopädie Lindenhof', '8020 Graz Lindenhof'),
    // What distinguishes nobody.
    at('Praxis Logopädie Lindenhof', 'Graz'),
    at('Lindenhof Logopädie', 'Graz'),
    at('Logopädische Praxis am Lindenhof', 'Graz'),
    at('Gemeinschaftspraxis für Logopädie & Team Lindenhof GmbH', 'Graz'),
    at('Therapiezentrum Lindenhof – Logopädie', 'Graz'),
    at('Dr. Logopädinnen im Institut Lindenhof', 'Graz'),
    at('Logopädie Lindenhofpraxis', 'Graz'),
    at('Logopädie Linden-Hof', 'Graz'),
    at('Logopädielindenhof', 'Graz'),
  ])('$title, $locations.0.address2', (other) => {
    expect(areLookAlikes(listed, other)).toBe(true);
    expect(areLookAlikes(other, listed)).toBe(true);
  });

  it.each(['Steiermark', 'Österreich', 'Nähe Hbf', 'GRZ', ''])(
    'that says of no place which town it is in: %s',
    (place) => {
      for (const other of [
        at('Logopädie Lindenhof', place),
        at('Logopädie Lindenhof', '1010 Wien', place),
      ]) {
        expect(areLookAlikes(listed, other)).toBe(true);
        expect(areLookAlikes(other, listed)).toBe(true);
      }
      expect(areLookAlikes(listed, at('Logopädie Lindenweg', place))).toBe(false);
    },
  );

  it('whose town stands in another line of its address', () => {
    const hidden = {
      ...listed,
      locations: [
        { id: 'l', title: '', address1: 'Weg 1, 8020 Graz', address2: 'Österreich', address3: '' },
      ],
    };
    expect(areLookAlikes(listed, hidden)).toBe(true);
    expect(areLookAlikes(hidden, listed)).toBe(true);
  });
});

describe('a practice of its own', () => {
  it.each([
    [listed, at('Logopädie Lindenhof', '1010 Wien')],
    [listed, at('Logopädie Lindenweg', '8020 Graz')],
    [listed, at('Ergotherapie Lindenhof', '8020 Graz')],
    [listed, at('Praxis Lindenhof', '8020 Graz')],
    [listed, at('Logopädie Graz', '8020 Graz')],
    [at('Logopädie Müller', '1010 Wien'), at('Ergotherapie Müller', '1010 Wien')],
    [at('Logopädie Graz Mitte', '8010 Graz'), at('Logopädie Graz Nord', '8010 Graz')],
    [at('Logopädie Bauer', '8010 Graz'), at('Logopädie Baur', '8010 Graz')],
    [at('Logopädie Anna Huber', '8010 Graz'), at('Logopädie Hanna Huber', '8010 Graz')],
    [at('Logopädie Zentrum', '1010 Wien'), at('Praxis für Logopädie', '1010 Wien')],
    [
      at('Ergotherapie am See', '6900 Bregenz, Österreich'),
      at('Ergotherapie am See', '9020 Klagenfurt, Österreich'),
    ],
    [at('Λογοθεραπεία Άλφα', '1010 Wien'), at('Логопедия Альфа', '1010 Wien')],
  ])('$0.title and $1.title', (one, other) => {
    expect(areLookAlikes(one, other)).toBe(false);
    expect(areLookAlikes(other, one)).toBe(false);
  });
});

test('a name that is nothing but the town’s is compared as it is', () => {
  expect(areLookAlikes(at('Graz', 'Graz'), at('Graz', 'Graz'))).toBe(true);
  expect(areLookAlikes(at('Graz', 'Graz'), at('Linz', 'Graz'))).toBe(false);
});

test('a name has few keys, and one even if nothing of it distinguishes anybody', () => {
  const towns = Array.from({ length: 50 }, (_, i) => `80${10 + i} Müllerstadt`);
  expect(
    nameKeysOf(at('Praxis für Größen-Übungen in Müllerstadt', ...towns)).length,
  ).toBeLessThanOrEqual(8);
  for (const title of ['Praxis', 'Team und Praxis', 'Dr. und Mag.', '8010'])
    expect(nameKeysOf(at(title, 'Graz')), title).not.toEqual([]);
});

test('a checked practice reads the same after changes that nobody reads, and not after others', () => {
  const before = at('Logopädie Lindenhof', '8020 Graz', '1010 Wien');
  const same = [
    at('LOGOPÄDIE Lindenhof', '8020  Graz', '1010 WIEN'),
    at('Logopädie-Lindenhof', '8020 Graz'),
  ];
  for (const after of same) expect(readsTheSame(before, after), after.title).toBe(true);
  const others = [
    at('Logopädie Lindenhof Praxis', '8020 Graz'),
    at('Logopädie Lindenhof', '8010 Graz'),
    at('Logopädie Lindenhof', '8020 Graz', '4020 Linz'),
    { ...before, subtitle: 'Ergotherapie' },
    { ...before, profession: 'physio' },
  ];
  for (const after of others)
    expect(readsTheSame(before, after), JSON.stringify(after)).toBe(false);
});

test('what was cleared for one name is not cleared for another, whose lost words stand in the address', () => {
  const cleared = at('Praxis Carla Berger', '1010 Wien');
  const other = at('Praxis Berger', '1010 Wien Carla Carlaberger');
  expect(areLookAlikes(other, at('Praxis Berger', '1010 Wien'))).toBe(true);
  expect(listingOf(other)).not.toBe(listingOf(cleared));
  expect(listingOf(at('Berger Carla', '1010  Wien'))).not.toBe(listingOf(other));
});
