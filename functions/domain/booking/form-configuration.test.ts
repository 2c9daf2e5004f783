import { describe, expect, test } from 'vitest';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { defaultFormConfiguration, FormConfiguration } from './form-configuration.ts';

const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }));

describe('the form of a new practice', () => {
  test('is valid, offers Monday to Friday 8–18 in hours, and asks birthdate, callback request and time flexibility', () => {
    expect(FormConfiguration.parse(form)).toEqual(form);
    expect(offeredCells(form)).toHaveLength(50);
    const asked = Object.entries(form).flatMap(([field, on]) =>
      on === true && field.endsWith('Enabled') ? [field] : [],
    );
    expect(new Set(asked)).toEqual(
      new Set(['birthdateEnabled', 'callbackWishEnabled', 'timeFlexibilityEnabled']),
    );
    expect(form).toMatchObject({ minSlotSize: 60, minSlots: 1, reasonRequired: true });
  });
});

describe('limits of a form', () => {
  const problems = (changes: Partial<FormConfiguration>) =>
    FormConfiguration.safeParse({ ...form, ...changes }).error?.issues.map(
      (issue) => issue.message,
    );

  test('a location offers at most 240 cells, because one commit takes 500 transforms on its heatmap', () => {
    const selectableLocations = [{ id: 'praxis', title: 'Praxis', selectableSlots: allDay }];
    expect(problems({ selectableLocations, minSlotSize: 45 })).toBeUndefined();
    expect(problems({ selectableLocations, minSlotSize: 30 })).toEqual([
      'Höchstens 240 Zeitfenster je Standort.',
    ]);
  });

  test('a location is there once, or its cells would be counted twice', () => {
    const [place] = form.selectableLocations;
    if (!place) throw new Error('the default form has a location');
    expect(problems({ selectableLocations: [place, { ...place, title: 'B' }] })).toEqual([
      'Jeder Standort darf nur einmal vorkommen.',
    ]);
  });

  test('only the offered sizes can be chosen', () => {
    for (const size of [0, 15, 50, 240, -60, Number.NaN, 60.5])
      expect(FormConfiguration.safeParse({ ...form, minSlotSize: size }).success).toBe(false);
  });

  test('the cells of chosen locations are those of the form, no others', () => {
    expect(offeredCells(form, ['praxis'])).toEqual(offeredCells(form));
    expect(offeredCells(form, ['anderswo'])).toEqual([]);
    expect(offeredCells(form, [])).toEqual([]);
  });
});
