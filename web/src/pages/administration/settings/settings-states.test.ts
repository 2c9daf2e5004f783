import { demoPractices } from '@platzwart/emulator-data/demo-world';
import { expect, test } from 'vitest';
import { settingsPagesInOrder } from './settings-pages.ts';
import type { KnownOfPractice } from './settings-states.ts';

const now = new Date('2026-11-21T10:00:00Z');
const [demo] = demoPractices(now);
if (!demo) throw new Error('The demo world has practices.');
const { practice, account, form } = demo;
const states = (change: Partial<KnownOfPractice> = {}) => {
  const known = { practice, account, form, team: 3, now, ...change };
  return Object.fromEntries(
    settingsPagesInOrder.map(({ name, stateOf }) => [name, stateOf(known)]),
  );
};

test('each screen of the settings says what is set there', () => {
  const said = Object.entries(states()).map(([screen, state]) => `${screen}: ${state?.text}`);
  expect(said).toEqual(
    expect.arrayContaining([
      'locations: 2 Standorte, 60 Stunden in der Woche',
      'members: 3 Personen',
      'form: 9 von 12 Fragen an',
      'intake: Nimmt Anfragen an',
      'notifications: Sofort an 1 Adresse',
      'followUp: Alle 12 Wochen',
    ]),
  );
  expect(Object.values(states()).filter((state) => state?.isUrgent)).toEqual([]);
});

test('what somebody should look at stands out', () => {
  const urgent = states({
    practice: { ...practice, bookingEnabled: false, resumesOn: '2027-01-04' },
    account: {
      ...account,
      subscription: null,
      trialEndsAt: new Date(0),
      newRequestEmails: 'never',
      notifiedMembers: [],
    },
    form: { ...form, selectableLocations: [] },
  });
  const said = Object.entries(urgent).flatMap(([screen, state]) =>
    state?.isUrgent ? `${screen}: ${state.text}` : [],
  );
  expect(said.toSorted()).toEqual([
    'billing: Testzeit vorbei',
    'intake: Pausiert bis 04.01.',
    'locations: Keine Zeiten zur Wahl',
    'notifications: An niemanden',
  ]);
});

test('what is not loaded yet says nothing', () => {
  const none = { practice: undefined, account: undefined, form: undefined, team: undefined };
  expect(Object.values(states(none)).filter(Boolean)).toEqual([states().log]);
});
