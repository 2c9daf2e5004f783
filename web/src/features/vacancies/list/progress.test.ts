import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { expect, test } from 'vitest';
import { groupOf } from '../standing.ts';
import { now, planned, vacancyOf } from '../test-vacancy.ts';
import { progressOf } from './progress.ts';

const names = new Map([
  ['elif', 'Elif Maier'],
  ['marlene', 'Marlene Sommer'],
]);
const told = (vacancy: Partial<Vacancy>) =>
  progressOf(vacancyOf(vacancy), (id) => names.get(id) ?? 'jemand', now).replaceAll('\u00a0', ' ');

test.each<[string, Partial<Vacancy>, string, string]>([
  [
    'asked in turn',
    { plan: [planned('elif', 'offered'), planned('marlene', null)] },
    'offering',
    'Elif Maier hat bis morgen 18 Uhr Zeit, danach Marlene Sommer.',
  ],
  [
    'the last of the list',
    { plan: [planned('elif', 'declined'), planned('marlene', 'offered')] },
    'offering',
    'Marlene Sommer hat bis morgen 18 Uhr Zeit, danach sind alle gefragt.',
  ],
  [
    'several at once',
    {
      mode: 'together',
      atOnce: 2,
      plan: [planned('elif', 'offered'), planned('marlene', 'pledged')],
    },
    'offering',
    'Elif Maier hat bis morgen 18 Uhr Zeit. 1 Zusage vorgemerkt.',
  ],
  [
    'a call',
    { plan: [planned('elif', 'offered', { channel: 'phone' }), planned('marlene', null)] },
    'needsTeam',
    'Bitte Elif Maier anrufen, bis morgen 18 Uhr.',
  ],
  [
    'a yes',
    { state: 'accepted', plan: [planned('elif', 'accepted')] },
    'needsTeam',
    'Elif Maier hat zugesagt: bitte vergebt den Platz.',
  ],
  [
    'a yes, one more seat',
    { seats: 2, plan: [planned('elif', 'accepted'), planned('marlene', 'offered')] },
    'needsTeam',
    'Elif Maier hat zugesagt: bitte vergebt den Platz. Marlene Sommer hat bis morgen 18 Uhr Zeit, danach sind alle gefragt.',
  ],
  [
    'the list ended',
    { state: 'stalled', stalledBecause: 'planAtEnd', plan: [planned('elif', 'expired')] },
    'needsTeam',
    'Alle sind gefragt.',
  ],
  [
    'a question, still asked',
    { state: 'stalled', stalledBecause: 'question', plan: [planned('elif', 'offered')] },
    'needsTeam',
    'Frage zum Angebot. Elif Maier hat bis morgen 18 Uhr Zeit.',
  ],
  [
    'its time stands still',
    {
      state: 'stalled',
      stalledBecause: 'emailFailed',
      plan: [planned('elif', 'offered', { until: null, waitsFor: 'emailFailed' })],
    },
    'needsTeam',
    'Nachricht kam nicht an. Bitte Elif Maier anrufen.',
  ],
  [
    'a locked practice',
    { frozenSince: now, plan: [planned('elif', 'offered')] },
    'offering',
    'Die Praxis ist gesperrt: alle Fristen stehen still.',
  ],
  [
    'only noted',
    { state: 'open', plan: [planned('elif', null)] },
    'open',
    'Noch niemandem angeboten, 1 Person ist vorgesehen.',
  ],
])('%s', (_, vacancy, group, words) => {
  expect(groupOf(vacancyOf(vacancy))).toBe(group);
  expect(told(vacancy)).toBe(words);
});
