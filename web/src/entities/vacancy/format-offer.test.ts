import { aPlannedPerson } from '@platzwart/emulator-data/build-vacancy';
import { expect, test } from 'vitest';
import { formatLiveOffer } from './format-offer.ts';

const now = new Date('2026-11-23T10:00:00Z');
const until = new Date('2026-11-24T17:00:00Z');
const slot = { locationId: 'lend', weekday: 3, start: '15:00', end: '16:00' };
const vacancy = (state: 'offered' | 'pledged' | 'accepted') => [
  { id: 'platz', slot, plan: [aPlannedPerson({ requestId: 'ada', state, until })] },
];
const ada = { id: 'ada', offer: { vacancyId: 'platz', until } };

test('a live offer says until when, an accepted one for which place', () => {
  expect(formatLiveOffer(ada, vacancy('offered'), now)).toBe('Angebot bis morgen 18\u00a0Uhr');
  expect(formatLiveOffer(ada, vacancy('accepted'), now)).toBe('hat zugesagt: Mi 15–16\u00a0Uhr');
  expect(formatLiveOffer(ada, vacancy('pledged'), now)).toBe('hat zugesagt: Mi 15–16\u00a0Uhr');
  expect(formatLiveOffer({ id: 'ada', offer: null }, vacancy('offered'), now)).toBeUndefined();
});

test('while vacancies load, or while its time stands still, it still says that there is one', () => {
  expect(formatLiveOffer(ada, [], now)).toBe('Angebot bis morgen 18\u00a0Uhr');
  expect(formatLiveOffer({ id: 'ada', offer: { vacancyId: 'platz', until: null } }, [], now)).toBe(
    'hat ein Angebot',
  );
});
