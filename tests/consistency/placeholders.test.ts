/**
 * Nobody goes live with an invented company, invented quotes or links to nowhere without having
 * read it.
 */
import { describe, expect, it } from 'vitest';
import { placeholders } from '../../web/placeholders.ts';

const real: Parameters<typeof placeholders>[0] = {
  operator: {
    company: 'Platzwart GmbH',
    email: 'hallo@platzwart.at',
    registerNumber: 'FN 100000 x',
  },
  otherSubProcessors: [],
  statistics: [{ value: '43.000+', label: 'Therapieanfragen', countedIn: '2026-11' }],
  team: [{ task: 'Leitung', name: 'A. B.' }],
  partners: [{ name: 'Verband', url: 'https://verband.at/' }],
  socialLinks: [{ name: 'Instagram', url: 'https://www.instagram.com/platzwart' }],
};
const nobody = { statistics: [], team: [], partners: [], socialLinks: [] };

describe('placeholders', () => {
  it('are none where all is real, or left out', () => {
    expect(placeholders(real)).toEqual([]);
    expect(placeholders({ ...real, ...nobody })).toEqual([]);
  });

  it('are none where the operator has no telephone and is in no register', () => {
    const without = { phone: '', phoneHours: '', registerNumber: '', registerCourt: '' };
    expect(placeholders({ ...real, operator: { ...real.operator, ...without } })).toEqual([]);
  });

  it('are the hours of a number with it', () => {
    const phoneHours = 'Montag bis Freitag von 9 bis 12 Uhr';
    expect(placeholders({ ...real, operator: { phone: '+43 316 000000', phoneHours } })).toEqual([
      "operator.phone: '+43 316 000000'",
      `operator.phoneHours: '${phoneHours}'`,
    ]);
    expect(placeholders({ ...real, operator: { phone: '+43 316 123456', phoneHours } })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<typeof real>]>([
    ['an address that belongs to nobody', { operator: { email: 'hallo@platzwart.example' } }],
    ['a company without a name', { operator: { company: 'Platzwart Betreibergesellschaft' } }],
    ['a number of zeros', { operator: { vatId: 'ATU00000000' } }],
    ['an e-mail service without a name', { operator: { mailService: '' } }],
    ['nobody said who else processes data', { otherSubProcessors: undefined }],
    [
      'a sub-processor that is nobody',
      { otherSubProcessors: [{ name: 'Muster GmbH', seat: 'Wien' }] },
    ],
    ['a figure that nobody counted', { statistics: [{ value: '9+', label: 'Praxen' }] }],
    ['a task without a person', { team: [{ task: 'Leitung' }] }],
    [
      'a partner who does not exist',
      { partners: [{ name: 'Verband', url: 'https://verband.example' }] },
    ],
    [
      'a channel that is nobody’s',
      { socialLinks: [{ name: 'Instagram', url: 'https://www.instagram.com/' }] },
    ],
  ])('are named: %s', (_what, part) => {
    expect(placeholders({ ...real, ...part })).toHaveLength(1);
  });
});
