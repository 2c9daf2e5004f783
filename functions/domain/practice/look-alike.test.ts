import { describe, expect, it } from 'vitest';
import { areLookAlikes } from './look-alike.ts';

const at = (title: string, ...towns: string[]) => ({
  title,
  locations: towns.map((address2, i) => ({ id: `l${i}`, title: 'Praxis', address1: 'Weg 1', address2, address3: '' })),
});
const listed = at('Logopädie Lindenhof', '8010 Graz');

describe('a practice that could be taken for „Logopädie Lindenhof“ in Graz', () => {
  it.each([
    at('Logopädie Lindenhof', '8010 Graz'),
    at('LOGOPAEDIE  LINDENHOF', '8020 Graz, Gries'),
    at('Logopädie-Lindenhof!', 'A-8010 Graz'),
    at('Logopädie Lindenhof Graz', '8010 Graz'),
    at('Logopadie Lindenhof'.replace('a', 'ä'), '1010 Wien', '8010 Gratz'),
    at('L0gopädie L1ndenhof', 'Graz'),
    at('Lоgораеdіе Lindenhof', 'Graz'),
  ])('$title', (other) => {
    expect(areLookAlikes(listed, other)).toBe(true);
    expect(areLookAlikes(other, listed)).toBe(true);
  });
});

describe('a practice of its own', () => {
  it.each([
    at('Logopädie Lindenhof', '1010 Wien'),
    at('Logopädie Lindenweg', '8010 Graz'),
    at('Ergotherapie Lindenhof', '8010 Graz'),
    at('Praxis Lindenhof', '8010 Graz'),
    at('Logopädie Graz', '8010 Graz'),
  ])('$title', (other) => {
    expect(areLookAlikes(listed, other)).toBe(false);
  });
});

it('a name that is nothing but the town’s is compared as it is', () => {
  expect(areLookAlikes(at('Graz', 'Graz'), at('Graz', 'Graz'))).toBe(true);
  expect(areLookAlikes(at('Graz', 'Graz'), at('Linz', 'Graz'))).toBe(false);
});
