import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { conditionsOf, noFilter } from '@platzwart/domain/tags/request-filter';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { insurancesOf } from './insurances.ts';
import { byName, byPrescription, filtered, filterFrom, putFilter } from './request-filter.ts';

const at = (locationId: string, weekday: number, start: string, end: string) =>
  ({ locationId, weekday, start, end }) as const;
const named = (firstname: string, over: Parameters<typeof aRequest>[0]) => ({
  ...aRequest({ firstname, ...over }),
  id: firstname,
});
const requests = [
  named('Ada', {
    tags: ['kind', 'kasse'],
    slots: [at('a', 1, '08:00', '10:00')],
    insurance: 'ÖGK',
  }),
  named('Bea', {
    tags: ['kind'],
    slots: [at('a', 1, '14:00', '16:00'), at('b', 2, '08:00', '09:00')],
    insurance: 'oegk ',
    emailFailedAt: new Date('2026-10-20T10:00:00Z'),
  }),
  named('Cem', {
    slots: [at('b', 1, '11:00', '13:00')],
    insurance: 'Privat',
    prioritized: true,
    emailConfirmedAt: null,
  }),
  named('Dan', {
    slots: [at('b', 3, '12:00', '13:00')],
    requestedAt: new Date('2026-11-20T10:00:00Z'),
    followUp: { state: 'noAnswer', at: null },
  }),
];
const now = new Date('2026-11-23T10:00:00Z');
const tags = new Set(['kind', 'kasse', 'haus']);
const plan: OfferedPlan = {
  selectableLocations: [
    { id: 'a', title: 'A', selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }] },
  ],
  minSlotSize: 60,
};
const found = (
  filter: Partial<RequestFilter>,
  newIds: ReadonlySet<string> | undefined = new Set(['Dan']),
) =>
  filtered(requests, { ...noFilter, ...filter }, { tags, newIds, plan, now }).map(
    ({ firstname }) => firstname,
  );

describe('a filter', () => {
  test('without conditions shows everybody', () =>
    expect(found({})).toEqual(['Ada', 'Bea', 'Cem', 'Dan']));
  test('by tags asks for all of them, for at least one, for none', () => {
    expect(found({ allOf: ['kind'] })).toEqual(['Ada', 'Bea']);
    expect(found({ allOf: ['kind', 'kasse'] })).toEqual(['Ada']);
    expect(found({ anyOf: ['kasse', 'haus'] })).toEqual(['Ada']);
    expect(found({ noneOf: ['kasse'] })).toEqual(['Bea', 'Cem', 'Dan']);
    expect(found({ allOf: ['kind'], noneOf: ['kasse'] })).toEqual(['Bea']);
  });
  test('by age in full years; who gave no date of birth has none', () => {
    const people = [
      named('Fünf', { birthdate: '2020-11-24' }),
      named('Sechs', { birthdate: '2020-11-23' }),
      named('Fast', { birthdate: '2008-11-24' }),
      named('Erwachsen', { birthdate: '2008-11-23' }),
      named('Ohne', { birthdate: undefined }),
    ];
    const aged = (age: string) =>
      filtered(people, { ...noFilter, age }, { tags, newIds: undefined, plan, now }).map(
        ({ firstname }) => firstname,
      );
    expect(aged('-5')).toEqual(['Fünf']);
    expect(aged('-17')).toEqual(['Fünf', 'Sechs', 'Fast']);
    expect(aged('18-')).toEqual(['Erwachsen']);
    expect(aged('6-17')).toEqual(['Sechs', 'Fast']);
  });
  test('by months waited, and by what is missing', () => {
    const people = [
      named('Lang', { requestedAt: new Date('2026-05-23T10:00:00Z'), email: '' }),
      named('Kurz', { requestedAt: new Date('2026-05-24T10:00:00Z') }),
    ];
    const those = (filter: Partial<RequestFilter>, when = now) =>
      filtered(
        people,
        { ...noFilter, ...filter },
        { tags, newIds: undefined, plan, now: when },
      ).map(({ firstname }) => firstname);
    expect(those({ waiting: '6' })).toEqual(['Lang']);
    expect(those({ waiting: '18' })).toEqual([]);
    // Six months before is no day of the calendar: the 31st of February.
    expect(those({ waiting: '3' }, new Date('2026-08-31T10:00:00Z'))).toEqual(['Lang', 'Kurz']);
    expect(those({ noEmail: true })).toEqual(['Lang']);
  });
  test('by location', () => expect(found({ locationId: 'b' })).toEqual(['Bea', 'Cem', 'Dan']));
  test('by day and part of the day means one time that is both', () => {
    expect(found({ weekday: '1' })).toEqual(['Ada', 'Bea', 'Cem']);
    expect(found({ weekday: '1', dayPart: 'morning' })).toEqual(['Ada', 'Cem']);
    expect(found({ weekday: '2', dayPart: 'afternoon' })).toEqual([]);
    expect(found({ dayPart: 'afternoon' })).toEqual(['Bea', 'Cem', 'Dan']);
  });
  test('by day and location means a time at that place', () =>
    expect(found({ weekday: '1', locationId: 'b' })).toEqual(['Cem']));
  test('by offers: who has one, who was asked lately, whom nobody has asked yet', () => {
    const asked = (at: string) => ({
      at: new Date(at),
      outcome: 'declined' as const,
      declinedTimes: [],
    });
    const all = [
      named('Has', { offer: { vacancyId: 'x', until: null } }),
      named('Lately', { lastOffer: asked('2026-11-09T10:00:00Z') }),
      named('Before', { lastOffer: asked('2026-11-09T09:59:00Z') }),
      named('Never', {}),
    ];
    const names = (offer: 'has' | 'recent' | 'never') =>
      filtered(all, { ...noFilter, offer }, { tags, newIds: undefined, plan, now }).map(
        ({ firstname }) => firstname,
      );
    expect(names('has')).toEqual(['Has']);
    expect(names('recent')).toEqual(['Has', 'Lately']);
    expect(names('never')).toEqual(['Never']);
  });
  test('by insurance, however it is spelled', () =>
    expect(found({ insurance: 'Ögk' })).toEqual(['Ada', 'Bea']));
  test('by an address that nobody has confirmed leaves out who came with an old list: nobody has written to them', () => {
    const each = (['online', 'phone', 'import'] as const).map((source) =>
      named(source, { source, emailConfirmedAt: null }),
    );
    expect(
      filtered(each, { ...noFilter, unconfirmed: true }, { tags, newIds: undefined, plan, now }),
    ).toEqual(each.slice(0, 2));
  });
  test('by priority, and by an address nobody has confirmed', () => {
    expect(found({ prioritized: true })).toEqual(['Cem']);
    expect(found({ unconfirmed: true })).toEqual(['Cem']);
    expect(found({ unanswered: true })).toEqual(['Dan']);
    expect(found({ unreachable: true })).toEqual(['Bea']);
  });
  test('by whom no free hour leads to: without times, or none of them is offered any more', () => {
    expect(found({ nowhere: true })).toEqual(['Bea', 'Cem', 'Dan']);
    const nobody = { tags, newIds: undefined, plan, now };
    const nowhere = { ...noFilter, nowhere: true };
    expect(filtered([named('Eva', { slots: [] })], nowhere, nobody)).toHaveLength(1);
    // Unknown while the plan is loading; archived requests wait for nothing.
    expect(filtered(requests, nowhere, { ...nobody, plan: undefined })).toEqual([]);
    expect(filtered([named('Fay', { slots: [], status: 'archived' })], nowhere, nobody)).toEqual(
      [],
    );
  });
  test('by what is new; while that is unknown, by nothing', () => {
    expect(found({ isNew: true })).toEqual(['Dan']);
    expect(
      filtered(requests, { ...noFilter, isNew: true }, { tags, newIds: undefined, plan, now }),
    ).toHaveLength(4);
  });
});

describe('prescriptions', () => {
  const rule = { days: 28, urgentDays: 14 };
  const issued = (firstname: string, issuedOn: string, urgent = false) =>
    named(firstname, { prescription: { issuedOn, urgent } });
  const people = [
    issued('Heute', '2026-11-23'),
    issued('Elf', '2026-11-06'),
    issued('Eilig', '2026-11-19', true),
    issued('Letzter', '2026-10-26'),
    issued('Vorbei', '2026-10-25'),
    named('Keine', {}),
  ];
  const soon = { ...noFilter, prescription: true };
  test('those whose last day to begin is within 14 days, today included', () => {
    const names = filtered(people, soon, { tags, newIds: undefined, plan, rule, now }).map(
      ({ firstname }) => firstname,
    );
    expect(names).toEqual(['Elf', 'Eilig', 'Letzter']);
  });
  test('nobody where they have no deadline', () => {
    expect(filtered(people, soon, { tags, newIds: undefined, plan, now })).toEqual([]);
  });
  test('the most urgent first, who has none last', () => {
    expect(byPrescription([...people].reverse(), rule).map(({ firstname }) => firstname)).toEqual([
      'Vorbei',
      'Letzter',
      'Eilig',
      'Elf',
      'Heute',
      'Keine',
    ]);
  });
});

test('by name counts the last name, spelled in any way', () => {
  const people = [
    ['Bea', 'Özil'],
    ['Anna', 'Zuber'],
    ['Zoë', 'Huber'],
    ['Anna', 'Huber'],
    ['Cem', 'Paul'],
  ].map(([firstname = '', lastname = '']) => ({ firstname, lastname }));
  expect(byName(people).map(({ firstname }) => firstname)).toEqual([
    'Anna',
    'Zoë',
    'Bea',
    'Cem',
    'Anna',
  ]);
});

test('insurances are named once, as most people write them', () => {
  const named = ['ÖGK', 'ÖGK', 'oegk', 'SVS', undefined, ''].map((insurance) => ({ insurance }));
  expect(insurancesOf(named)).toEqual(['ÖGK', 'SVS']);
});

describe('the address', () => {
  const whole: RequestFilter = {
    allOf: ['kind', 'kasse'],
    anyOf: ['haus', 'video'],
    noneOf: ['warteliste'],
    locationId: 'a',
    weekday: '3',
    dayPart: 'afternoon',
    insurance: 'ÖGK',
    age: '3-17',
    waiting: '6',
    offer: 'recent',
    prioritized: true,
    nowhere: true,
    unconfirmed: true,
    noEmail: true,
    unreachable: true,
    unanswered: true,
    prescription: true,
    isNew: true,
  };
  test('carries the whole filter there and back', () => {
    const params = new URLSearchParams('seite=2');
    putFilter(params, whole);
    expect(filterFrom(new URLSearchParams(params.toString()))).toEqual(whole);
    expect(conditionsOf(whole)).toBe(20);
    putFilter(params, noFilter);
    expect(params.toString()).toBe('seite=2');
  });
  test('with nonsense asks for nothing', () => {
    expect(
      filterFrom(
        new URLSearchParams('tag=9&tageszeit=nachts&priorisiert=1&alter=-&wartet=0&angebot=has'),
      ),
    ).toEqual(noFilter);
  });
});
