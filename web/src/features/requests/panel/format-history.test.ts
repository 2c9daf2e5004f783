import { emailEntries, emailPurposes } from '@platzwart/domain/emails/emails';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import { expect, test } from 'vitest';
import { headlineOf } from './format-history.ts';

const line = (entry: Partial<HistoryEntry>) =>
  headlineOf({
    at: new Date('2026-11-23T10:00:00Z'),
    by: { kind: 'platform' },
    what: 'offered',
    ...entry,
  }).replaceAll('\u00a0', ' ');
const slot = { locationId: 'praxis', weekday: 3, start: '15:00', end: '16:00' };
const vacancy = { vacancyId: 'v', slot, startsOn: '2026-12-02', position: 1 };

test('a line about an offer names its place, and why it was declined', () => {
  expect(line({ vacancy })).toBe('Platz angeboten: Mi 15–16 Uhr ab 02.12.2026');
  expect(line({ what: 'offerDeclined', vacancy, declined: 'notNow' })).toBe(
    'Platz abgesagt: Mi 15–16 Uhr ab 02.12.2026. Gerade nicht (Krankheit, Reise)',
  );
  expect(line({ what: 'placeGiven', vacancy })).toBe('Platz vergeben: Mi 15–16 Uhr ab 02.12.2026');
});

test.each(emailPurposes)(
  'an e-mail to a patient has its own name, every other one does not: %s',
  (purpose) => {
    const entry = emailEntries[purpose];
    const name = entry.to === 'patient' ? entry.inHistory : 'Nachricht zur Anfrage';
    expect(line({ what: 'emailSent', purpose })).toBe(`E-Mail verschickt: ${name}`);
    expect(line({ what: 'emailFailed', purpose })).toBe(`E-Mail nicht zustellbar: ${name}`);
    expect(line({ what: 'emailWaits', purpose })).toBe(`E-Mail wartet: ${name}`);
  },
);
