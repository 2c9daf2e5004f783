/**
 * Nobody goes live with an invented company, invented quotes or links to nowhere without having
 * read it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operator, otherSubProcessors } from '@platzwart/domain/legal/operator';
import { describe, expect, it } from 'vitest';
import { placeholders } from '../../web/placeholders.ts';
import * as content from '../../web/src/content/operator.ts';

const web = fileURLToPath(new URL('../../web/', import.meta.url));

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

it('a strict build for production names them and builds nothing', () => {
  const expected = placeholders({ operator, otherSubProcessors, ...content });
  // Once there are none, it would build.
  if (expected.length === 0) return;
  const { status, stderr } = spawnSync(process.execPath, ['build.ts', '--strict'], {
    cwd: web,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const line of expected) expect(stderr).toContain(line);
});

it('a deployment builds strictly', () => {
  const { hosting } = JSON.parse(readFileSync(`${web}../firebase.json`, 'utf8')) as {
    hosting: { predeploy: string[] };
  };
  expect(hosting.predeploy).toContain('npm run build --workspace @platzwart/web -- --strict');
});
