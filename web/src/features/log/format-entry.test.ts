import { expect, test } from 'vitest';
import { partsOf } from './format-entry.ts';

test('what was done with a free place says which one, and how many were asked', () => {
  const names = { nameOf: () => '', addressOf: () => undefined, fieldLabel: () => undefined };
  const slot = { locationId: 'praxis', weekday: 3, start: '15:00', end: '16:00' };
  const vacancy = {
    vacancyId: 'v',
    slot,
    rhythm: 'weekly',
    startsOn: '2026-12-02',
    reason: null,
  } as const;
  const said = (what: 'vacancyOffered' | 'vacancyGiven' | 'requestsTagged', count: number) =>
    partsOf({ at: new Date(0), by: { kind: 'platform' }, what, count, vacancy }, names);
  const place = 'Mittwoch 15–16\u00a0Uhr ab 02.12.2026';
  expect(said('vacancyOffered', 1)).toEqual([
    'Freien Platz angeboten',
    `${place}, 1 Person gefragt`,
  ]);
  expect(said('vacancyOffered', 3)).toEqual([
    'Freien Platz angeboten',
    `${place}, 3 Personen gefragt`,
  ]);
  expect(said('vacancyGiven', 1)).toEqual(['Platz vergeben', place]);
  expect(said('requestsTagged', 12)).toEqual(['Schlagwörter von Anfragen geändert', '12-mal']);
});

test('a tag or a list is called as it was then, and as it was called before', () => {
  const names = { nameOf: () => '', addressOf: () => undefined, fieldLabel: () => undefined };
  const said = (what: 'tagCreated' | 'tagChanged' | 'listDeleted', formerly?: string) =>
    partsOf(
      {
        at: new Date(0),
        by: { kind: 'platform' },
        what,
        count: 0,
        name: 'Kinder',
        ...(formerly !== undefined && { formerly }),
      },
      names,
    );
  expect(said('tagCreated')).toEqual(['Schlagwort angelegt', '„Kinder“']);
  expect(said('tagChanged')).toEqual(['Schlagwort geändert', '„Kinder“']);
  expect(said('tagChanged', 'Kind')).toEqual(['Schlagwort umbenannt', '„Kinder“, vorher „Kind“']);
  expect(said('listDeleted')).toEqual(['Liste gelöscht', '„Kinder“']);
});

test('a single date was on its day, a regular place from then on; older lines do not say which it was', () => {
  const names = { nameOf: () => '', addressOf: () => undefined, fieldLabel: () => undefined };
  const slot = { locationId: 'praxis', weekday: 3, start: '15:00', end: '16:00' };
  const closed = (rhythm?: 'once' | 'weekly') => {
    const vacancy = {
      vacancyId: 'v',
      slot,
      startsOn: '2026-12-02',
      reason: null,
      ...(rhythm && { rhythm }),
    };
    return partsOf(
      { at: new Date(0), by: { kind: 'platform' }, what: 'vacancyClosed', count: 0, vacancy },
      names,
    );
  };
  expect(closed('once')).toEqual([
    'Freien Platz geschlossen',
    'Mittwoch 15–16\u00a0Uhr am 02.12.2026',
  ]);
  expect([closed('weekly'), closed()]).toEqual(
    Array(2).fill(['Freien Platz geschlossen', 'Mittwoch 15–16\u00a0Uhr ab 02.12.2026']),
  );
});
