import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { expect, test } from 'vitest';
import { emergencyContactsIn, formPresetsIn, presetKinds } from '../booking/form-presets.ts';
import { advisesIssuingLater, approvalFor, prescriptionRule } from '../request/prescription.ts';
import type { Country } from './country.ts';
import { differences } from './differences.ts';
import { holidaysIn } from './holidays.ts';
import { professions } from './profession.ts';
import { type Nation, nationOf } from './region.ts';

/** Every word and rule that a practice in this region has, by name. */
function wordsAndRules(region: Country | undefined): Map<string, unknown> {
  const nation = nationOf(region);
  const all = new Map<string, unknown>();
  const add = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
    } else all.set(name, typeof value === 'function' ? value(1234) : value);
  };
  if (nation) add('words', differences[nation]);
  for (const kind of presetKinds) add(`preset.${kind}`, formPresetsIn(nation)[kind]);
  for (const profession of professions) {
    const practice = aPractice({ profession, locations: [aPracticeLocation({ region })] });
    add(`prescription.${profession}`, JSON.stringify(prescriptionRule(practice)));
    add(`approval.${profession}`, JSON.stringify(approvalFor(practice, 'SVS') ?? null));
    add(
      'issueLater',
      advisesIssuingLater(practice, { issueLaterAdvised: null, doctorsOrderEnabled: true }),
    );
  }
  add(
    'holidays',
    [...holidaysIn(2026, region)].sort((one, other) => one.localeCompare(other)).join(' '),
  );
  return all;
}

const sideBySide = (['AT', 'DE-SN', 'CH-ZH'] as const).map(wordsAndRules);
const names = [...new Set(sideBySide.flatMap((all) => [...all.keys()]))];
const differing = names.filter(
  (name) => new Set(sideBySide.map((all) => JSON.stringify(all.get(name)))).size > 1,
);

test('an Austrian, a German and a Swiss practice side by side: these words and rules differ, and no others', () => {
  expect(differing.sort((one, other) => one.localeCompare(other))).toEqual(
    [
      'approval.physio',
      'holidays',
      'issueLater',
      'prescription.occupational',
      'prescription.physio',
      'prescription.speech',
      // The notice of a session in a crisis, in the form and after it.
      'preset.psychotherapy.bookingInfoMessage',
      'preset.psychotherapy.bookingSuccessMessage',
      ...presetKinds.map((kind) => `preset.${kind}.insuranceHint`),
      'words.crisis',
      'words.dietetics',
      'words.examples.city',
      'words.examples.postalCode',
      'words.insuredThrough',
      'words.insurers',
      'words.proofOfWaiting',
      'words.sampleNumber',
    ].sort((one, other) => one.localeCompare(other)),
  );
  // Enough that stays: the collector sees whole presets.
  expect(names.length - differing.length).toBeGreaterThan(80);
});

const foreign: Readonly<Record<Nation, RegExp>> = {
  AT: /familienversicher|0341|Leipzig|04155|Ernährungstherapie|Ernährungsberatung|BARMER|Helsana|116117|143/i,
  DE: /mitversicher|Stiege|0660|0316|Graz|Reihung|Diätologie|ÖGK|SVS|Helsana|tel:14[237]/i,
  CH: /ß|mitversicher|familienversicher|Stiege|0660|0316|Graz|Reihung|Diätologie|ÖGK|BARMER|116117|tel:142/i,
};

test.each(['AT', 'DE-SN', 'CH-ZH'] as const)(
  'in %s nothing sounds like another country',
  (region) => {
    const nation = nationOf(region) as Nation;
    const said = [...wordsAndRules(region)].filter(([name]) => name !== 'holidays');
    for (const [name, text] of said)
      expect(JSON.stringify(text), name).not.toMatch(foreign[nation]);
  },
);

test('where nobody knows the country, no word and no rule is of one alone', () => {
  const unknown = wordsAndRules(undefined);
  for (const [name, text] of unknown) {
    if (!name.endsWith('Message'))
      expect(JSON.stringify(text), name).not.toMatch(/mitversicher|familienversicher/i);
    if (/^(prescription|approval)/.test(name)) expect(text, name).toBe('null');
  }
  expect(unknown.get('issueLater')).toBe(false);
  for (const nation of ['Deutschland', 'Österreich', 'Schweiz'])
    expect(emergencyContactsIn(undefined)).toContain(`- ${nation}: `);
});
