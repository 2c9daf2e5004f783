import { aRequest } from '@platzwart/emulator-data/build-request';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../request/history.ts';
import type { TherapyRequest } from '../request/request.ts';
import { LinkAnswer } from './actions.ts';
import { changesToTell, isTold, noticeFor } from './change-notice.ts';

test.each([
  ['2026-11-23T09:00:00Z', '2026-11-23', '2026-11-23T17:00:00Z'],
  // What is changed while the e-mail is written is told by the next one.
  ['2026-11-23T16:50:00Z', '2026-11-23', '2026-11-23T17:00:00Z'],
  ['2026-11-23T16:50:01Z', '2026-11-24', '2026-11-24T17:00:00Z'],
  ['2026-11-23T23:30:00Z', '2026-11-24', '2026-11-24T17:00:00Z'],
  // The clocks change in the night.
  ['2026-10-24T20:00:00Z', '2026-10-25', '2026-10-25T17:00:00Z'],
])('what is changed at %s is told on the evening of %s', (now, on, at) => {
  expect(noticeFor(new Date(now))).toEqual({ on, at: new Date(at) });
});

test('whatever a link can change is told, but what has an e-mail of its own', () => {
  const kinds = LinkAnswer.def.options.flatMap(
    (option) => option.def.shape.kind.def.values,
  ) as LinkAnswer['kind'][];
  const withTheirOwn = [
    'acceptOffer',
    'askAboutOffer',
    'confirmEmail',
    'exportPersonalData',
    'freshLink',
    'notMe',
    'renewConsent',
    'revokeConsent',
    'showPersonalData',
    'stillInterested',
    'withdraw',
  ];
  expect(new Set(kinds.filter((kind) => !isTold({ kind } as LinkAnswer)))).toEqual(
    new Set(withTheirOwn),
  );
});

const at = new Date('2026-11-23T09:00:00Z');
const now = new Date('2026-11-23T17:00:00Z');
const monday = [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }];
const thursday = [{ locationId: 'praxis', weekday: 4, start: '15:00', end: '17:00' }];
const request = aRequest({ source: 'online', slots: monday });
const line = (what: HistoryEntry['what'], over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at,
  by: { kind: 'patient' },
  what,
  ...over,
});
const change = (field: string, from: unknown, to: unknown) => ({ changes: [{ field, from, to }] });
const told = (lines: HistoryEntry[], over: Partial<TherapyRequest> = {}) => {
  const changes = changesToTell(lines, { ...request, ...over }, now);
  return (
    changes &&
    [
      ...changes.fields,
      changes.isBack && 'back',
      changes.asksForCall && 'call',
      changes.hasPaused && 'hasPaused',
      ...changes.declined,
    ].filter(Boolean)
  );
};

test('the first value of the day counts as the former one, and the present one as the new', () => {
  const lines = [
    line('edited', change('slots', monday, [])),
    line('edited', change('slots', [], thursday)),
  ];
  expect(told(lines, { slots: thursday })).toEqual(['slots']);
  expect(changesToTell(lines, { ...request, slots: thursday }, now)?.was.slots).toEqual(monday);
  expect(told(lines, { slots: monday })).toBeUndefined();
});

test('a pause is told though it has ended, and no former one that is over by itself', () => {
  const paused = (to: string) => line('paused', change('pausedUntil', '2026-11-01', to));
  expect(told([paused('2026-12-01')], { pausedUntil: '2026-12-01' })).toEqual(['pausedUntil']);
  expect(told([paused('2026-11-23')], { pausedUntil: '2026-11-23' })).toEqual(['hasPaused']);
  const resumed = line('resumed', change('pausedUntil', '2026-12-01', null));
  expect(told([paused('2026-12-01'), resumed], { pausedUntil: null })).toEqual(['hasPaused']);
  expect(told([resumed], { pausedUntil: null })).toEqual(['pausedUntil']);
});

test('only what the link did is told, of a request that waits', () => {
  const byTeam = { by: { kind: 'member', uid: 'anna' } } as const;
  expect(
    told([line('edited', { ...change('slots', thursday, monday), ...byTeam })]),
  ).toBeUndefined();
  expect(
    told([line('edited', change('email', 'a@post.example', 'b@post.example'))]),
  ).toBeUndefined();
  expect(told([line('optedOut')], { followUpConsent: false })).toEqual(['followUpConsent']);
  expect(told([line('optedOut')], { followUpConsent: false, status: 'archived' })).toBeUndefined();
});

test('coming back to the list is told unless it was left the same day, a wish to be called while it stands', () => {
  expect(told([line('withdrawTakenBack')])).toEqual(['back']);
  expect(told([line('withdrawn'), line('withdrawTakenBack')])).toBeUndefined();
  expect(
    told([line('followUpUnsure')], { nextStep: { kind: 'unsure', dueOn: null, since: at } }),
  ).toEqual(['call']);
  expect(told([line('followUpUnsure')])).toBeUndefined();
});

test('a place that was declined is told, unless the answer was yes in the end', () => {
  const vacancy = {
    vacancyId: 'f'.repeat(32),
    slot: thursday[0],
    startsOn: '2026-12-03',
    position: 1,
  } as HistoryEntry['vacancy'];
  const declined = line('offerDeclined', vacancy && { vacancy });
  expect(told([declined])).toEqual([vacancy]);
  expect(told([declined, line('offerAccepted', vacancy && { vacancy })])).toBeUndefined();
  // A yes that was only noted, and what became of it.
  const noted = [declined, line('offerLateYes', vacancy && { vacancy })];
  const offer = { vacancyId: vacancy?.vacancyId ?? '', until: null };
  expect(told(noted)).toEqual([vacancy]);
  expect(told(noted, { offer })).toBeUndefined();
});
