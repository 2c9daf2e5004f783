import { describe, expect, test } from 'vitest';
import { messages } from '../failure.ts';
import { defaultFormConfiguration } from './form-configuration.ts';
import { editForm, offersTheSame, tooManySlotsAsked } from './form-edit.ts';

const form = defaultFormConfiguration({ id: 'a', title: 'A' });
const plan = (start: string, end: string) => [
  { id: 'a', title: 'A', selectableSlots: [{ weekday: 1, start, end }] },
];

describe('editing the form', () => {
  test('touches what is named and leaves the rest', () => {
    const edited = editForm(
      form,
      { minSlotSize: { from: 60, to: 30 }, reasonHint: { from: '', to: 'Kurz' } },
      ['a'],
    );
    expect(edited).toEqual({ ok: true, value: { ...form, minSlotSize: 30, reasonHint: 'Kurz' } });
  });

  test('that says what stands already is no change, whatever its author saw', () => {
    expect(editForm(form, { minSlotSize: { from: 45, to: 60 } }, ['a'])).toEqual({
      ok: true,
      value: form,
    });
    expect(editForm(form, {}, ['a'])).toEqual({ ok: true, value: form });
  });

  test.each([
    [
      'a field there is none of',
      { nonsense: { from: 1, to: 2 } },
      'nonsense',
      messages.unknownArgument,
    ],
    [
      'what a colleague has changed meanwhile',
      { minSlotSize: { from: 45, to: 30 } },
      'minSlotSize',
      messages.changedMeanwhile,
    ],
    [
      'a size that is none',
      { minSlotSize: { from: 60, to: 17 } },
      'minSlotSize',
      messages.checkThis,
    ],
    [
      'an end before its beginning',
      { selectableLocations: { from: form.selectableLocations, to: plan('10:00', '09:00') } },
      /^selectableLocations\.0/,
      'Das Ende muss nach dem Anfang liegen.',
    ],
    [
      'a location the practice has not',
      {
        selectableLocations: {
          from: form.selectableLocations,
          to: [{ ...plan('08:00', '09:00')[0], id: 'b' }],
        },
      },
      'selectableLocations',
      messages.locationUnknown,
    ],
    [
      'more cells than one location may have',
      {
        selectableLocations: {
          from: form.selectableLocations,
          to: [
            {
              id: 'a',
              title: 'A',
              selectableSlots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
                weekday,
                start: '00:00',
                end: '24:00',
              })),
            },
          ],
        },
        minSlotSize: { from: 60, to: 30 },
      },
      'selectableLocations',
      'Höchstens 240 Zeitfenster je Standort.',
    ],
  ])('refuses %s at its field', (_what, edits, field, message) => {
    const edited = editForm(form, edits, ['a']);
    expect(edited.ok).toBe(false);
    const [detail] = edited.ok || edited.failure.kind !== 'invalid' ? [] : edited.failure.details;
    expect(detail).toMatchObject({
      field: field instanceof RegExp ? expect.stringMatching(field) : field,
      message,
    });
  });

  test('refuses to ask for more times than there are, since nobody could send a request then', () => {
    const two = { ...form, selectableLocations: plan('08:00', '10:00') };
    const asked = editForm(two, { minSlots: { from: 1, to: 3 } }, ['a']);
    expect(asked).toMatchObject({
      ok: false,
      failure: {
        details: [{ field: 'minSlots', message: expect.stringContaining('höchstens 2') }],
      },
    });
    expect(editForm(two, { minSlots: { from: 1, to: 2 } }, ['a']).ok).toBe(true);
    // Longer cells are fewer cells.
    expect(
      editForm({ ...two, minSlots: 2 }, { minSlotSize: { from: 60, to: 120 } }, ['a']),
    ).toMatchObject({
      failure: {
        details: [
          { field: 'minSlots', message: expect.stringContaining('steht nur 1 Zeitfenster') },
        ],
      },
    });
  });

  test('asking for too many is nobody’s obstacle who changes something else, nor while there are no times at all', () => {
    const two = { ...form, selectableLocations: plan('08:00', '10:00'), minSlots: 3 };
    expect(editForm(two, { reasonHint: { from: '', to: 'Kurz' } }, ['a']).ok).toBe(true);
    expect(
      tooManySlotsAsked(form, { ...form, selectableLocations: [], minSlots: 3 }),
    ).toBeUndefined();
  });

  test('tells a change of the plan from one of words', () => {
    const changed = (to: object) => ({ ...form, ...to });
    expect(offersTheSame(form, changed({ reasonHint: 'x', demandShown: false }))).toBe(true);
    expect(offersTheSame(form, changed({ minSlotSize: 30 }))).toBe(false);
    expect(offersTheSame(form, changed({ selectableLocations: plan('08:00', '18:00') }))).toBe(
      false,
    );
    // A remainder shorter than a cell offers nothing new.
    const [whole, rest] = [plan('08:00', '18:00'), plan('08:00', '18:45')].map(
      (selectableLocations) => changed({ selectableLocations }),
    );
    expect(whole && rest && offersTheSame(whole, rest)).toBe(true);
  });
});
