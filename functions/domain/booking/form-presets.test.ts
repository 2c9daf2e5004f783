import { describe, expect, test } from 'vitest';
import { defaultFormConfiguration, FormConfiguration } from './form-configuration.ts';
import {
  defaultFormSettings,
  emergencyContactsIn,
  formPresetsIn,
  presetChanges,
  presetKinds,
} from './form-presets.ts';

const formPresets = formPresetsIn(undefined);
const emergencyContacts = emergencyContactsIn(undefined);
const form = defaultFormConfiguration({ id: 'a', title: 'A' });
const withPreset = (kind: (typeof presetKinds)[number]) => ({ ...form, ...formPresets[kind] });

describe.each(presetKinds)('the preset %s', (kind) => {
  test('makes a form that is stored as it is', () => {
    expect(FormConfiguration.parse(withPreset(kind))).toEqual(withPreset(kind));
  });

  test('moves nobody from list to list and leaves alone what only the practice can say', () => {
    const { selectableLocations, minSlotSize, minSlots, profileText, companyNote, demandShown } =
      withPreset(kind);
    expect({
      selectableLocations,
      minSlotSize,
      minSlots,
      profileText,
      companyNote,
      demandShown,
    }).toEqual({
      selectableLocations: form.selectableLocations,
      minSlotSize: form.minSlotSize,
      minSlots: form.minSlots,
      profileText: form.profileText,
      companyNote: form.companyNote,
      demandShown: form.demandShown,
    });
  });

  test('has no words for a question it does not ask, and speaks to patients formally', () => {
    const preset = formPresets[kind] as Record<string, unknown>;
    for (const [field, hint] of Object.entries(preset)) {
      const isAsked = preset[field.replace(/Hint$/, 'Enabled')];
      if (field.endsWith('Hint') && isAsked === false) expect(hint, field).toBe('');
      if (typeof hint === 'string')
        expect(hint, field).not.toMatch(/\b(du|dir|dein\w*|euch|euer\w*)\b|!/i);
    }
  });
});

test('a psychotherapy practice names help at once before and after sending, and does not insist on a reason', () => {
  const { bookingInfoMessage, bookingSuccessMessage, reasonRequired } = formPresets.psychotherapy;
  for (const message of [bookingInfoMessage, bookingSuccessMessage])
    expect(message).toContain(emergencyContacts);
  for (const number of [
    '112',
    '116117',
    '08001110111',
    '08001110222',
    '116123',
    '142',
    '147',
    '143',
  ]) {
    expect(emergencyContacts).toContain(`(tel:${number})`);
  }
  expect(reasonRequired).toBe(false);
});

describe('what a preset would change', () => {
  test('is nothing where the form says it all already', () => {
    expect(presetChanges(withPreset('physio'), formPresets.physio)).toEqual([]);
    expect(presetChanges(form, defaultFormSettings())).toEqual([]);
  });

  test('tells words of the practice from ours, so that they do not go unseen', () => {
    const custom = { ...withPreset('speech'), reasonHint: 'Was führt Sie zu uns?' };
    const changes = presetChanges(custom, formPresets.physio);
    const isCustom = (field: string) =>
      changes.find((change) => change.field === field)?.replacesCustomText;
    expect(isCustom('reasonHint')).toBe(true);
    // Our text, from the other preset.
    expect(isCustom('noteHint')).toBe(false);
    expect(isCustom('houseCallEnabled')).toBe(false);
  });

  test('puts help at once below the own words of a practice, and once only', () => {
    const custom = { ...form, bookingInfoMessage: 'Willkommen.' };
    const [change] = presetChanges(custom, formPresets.psychotherapy);
    expect(change).toEqual({
      field: 'bookingInfoMessage',
      to: `Willkommen.\n\n${emergencyContacts}`,
      replacesCustomText: false,
    });
    const again = presetChanges(
      { ...custom, bookingInfoMessage: `Willkommen.\n\n${emergencyContacts}` },
      formPresets.psychotherapy,
    );
    expect(again[0]).toMatchObject({ field: 'bookingInfoMessage', replacesCustomText: true });
    const long = presetChanges(
      { ...custom, bookingInfoMessage: 'x'.repeat(4900) },
      formPresets.psychotherapy,
    );
    expect(long[0]).toMatchObject({ field: 'bookingInfoMessage', replacesCustomText: true });
  });

  test('includes own words that the default would take away', () => {
    expect(presetChanges({ ...form, noteHint: 'Bitte klingeln' }, defaultFormSettings())).toEqual([
      { field: 'noteHint', to: '', replacesCustomText: true },
    ]);
  });
});
