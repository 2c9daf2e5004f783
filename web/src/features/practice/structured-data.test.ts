import type { Practice } from '@platzwart/domain/practice/practice';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const lindenhof: Practice = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  subtitle: 'Sprache und Stimme',
  logoImagePath: '/media/logos/lindenhof/0123.webp',
  website: '',
  contactPerson: '',
  locations: [
    {
      id: 'praxis',
      title: 'Praxis',
      address1: 'Lindenhofgasse 12',
      address2: '8020 Graz',
      address3: '1. Stock, Lift',
    },
  ],
  listed: true,
  bookingEnabled: true,
  locked: false,
};
const origin = 'https://platzwart.example';
const textOf = (over: Partial<Practice> = {}) =>
  structuredData({ ...lindenhof, ...over }, origin) ?? '';
const dataOf = (over: Partial<Practice> = {}) => JSON.parse(textOf(over));
const location = (over: Partial<Practice['locations'][number]>) => ({
  id: 'praxis',
  title: 'Praxis',
  address1: '',
  address2: '',
  address3: '',
  ...over,
});

describe('what search engines read about a practice', () => {
  it('says who and where it is and how to ask for a place, in absolute addresses', () => {
    expect(dataOf()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalBusiness',
      name: 'Logopädie Lindenhof',
      description: 'Sprache und Stimme',
      url: 'https://platzwart.example/lindenhof',
      logo: 'https://platzwart.example/media/logos/lindenhof/0123.webp',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Lindenhofgasse 12, 1. Stock, Lift',
        postalCode: '8020',
        addressLocality: 'Graz',
      },
      potentialAction: {
        '@type': 'ReserveAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://platzwart.example/lindenhof/booking',
          inLanguage: 'de',
        },
      },
    });
  });

  it('says where to call', () => {
    expect(dataOf({ phone: '0316 12 34' }).telephone).toBe('0316 12 34');
  });

  it('promises no place while the practice takes no requests', () => {
    for (const state of [{ bookingEnabled: false }, { hasNoTimes: true }])
      expect(dataOf(state)).not.toHaveProperty('potentialAction');
  });

  it.each([{ listed: false }, { locked: true }])(
    'is nothing for a practice that is not to be found: %o',
    (state) => {
      expect(structuredData({ ...lindenhof, ...state }, origin)).toBeUndefined();
    },
  );

  it('leaves out what the practice has not said', () => {
    expect(dataOf({ subtitle: '', logoImagePath: '', locations: [location({})] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalBusiness',
      name: 'Logopädie Lindenhof',
      url: 'https://platzwart.example/lindenhof',
      potentialAction: expect.anything(),
    });
  });

  it('names every location', () => {
    const { address } = dataOf({
      locations: [
        location({ address1: 'Weg 1', address2: 'A-8045 Graz-Andritz' }),
        location({ id: 'zwei', address1: '88212 Ravensburg' }),
        location({ id: 'drei', address1: 'Am Markt 3', address2: 'Klein Neudorf' }),
      ],
    });
    expect(address).toEqual([
      {
        '@type': 'PostalAddress',
        streetAddress: 'Weg 1',
        postalCode: '8045',
        addressLocality: 'Graz-Andritz',
      },
      { '@type': 'PostalAddress', postalCode: '88212', addressLocality: 'Ravensburg' },
      { '@type': 'PostalAddress', streetAddress: 'Am Markt 3, Klein Neudorf' },
    ]);
  });

  it('cannot be ended by a title', () => {
    const title = '</script><script>alert(1)</script><!--';
    expect(textOf({ title })).not.toContain('<');
    expect(dataOf({ title }).name).toBe(title);
  });
});
