import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWaiting } from '../waiting-list/queue.ts';
import { aheadOf, candidates, fitOf, stillFits } from './candidates.ts';

const now = new Date('2026-11-23T09:00:00Z');
const when = { now, today: '2026-11-23', settings: { stepBackDays: 14 } };
const place = {
  slot: { locationId: 'praxis', weekday: 3, start: '15:00', end: '16:00' },
  rhythm: 'weekly',
  startsOn: '2026-12-02',
  seats: 1,
  setting: 'practice',
  ages: null,
  anyOfTags: [],
} as const satisfies Parameters<typeof candidates>[0];
const wednesday = (start: string, end: string) => aSlot({ weekday: 3, start, end });
const waits = (id: string, overrides: Parameters<typeof aRequest>[0] = {}) => ({
  ...aRequest({
    slots: [wednesday('14:00', '17:00')],
    requestedAt: new Date(`2026-0${Number(id) % 9 || 9}-01T09:00:00Z`),
    ...overrides,
  }),
  id,
});
type Waits = ReturnType<typeof waits>;
const order = (requests: Waits[], vacancy: Parameters<typeof candidates>[0] = place) =>
  candidates(vacancy, requests, when).rows.map(({ request }) => request.id);
const leftOut = (requests: Waits[], vacancy: Parameters<typeof candidates>[0] = place) =>
  candidates(vacancy, requests, when).leftOut.map(
    ({ request, because }) => `${request.id} ${because}`,
  );
const last = (
  outcome: 'expired' | 'declined' | 'lost' | 'withdrawn',
  at: string,
  declinesTime = false,
) => ({
  outcome,
  at: new Date(at),
  declinedTimes: declinesTime ? [wednesday('15:00', '16:00')] : [],
});

describe('whom the time suits', () => {
  test.each([
    ['15:00', '16:00', 'notFlexible', 'exact'],
    ['14:00', '15:45', 'notFlexible', null],
    ['14:00', '15:45', 'somewhatFlexible', 'nearly'],
    ['13:00', '15:00', 'somewhatFlexible', null],
    ['13:00', '15:00', 'veryFlexible', 'nearly'],
    ['16:00', '17:00', 'veryFlexible', 'nearly'],
    ['16:15', '17:15', 'veryFlexible', null],
  ] as const)('%s–%s, %s: %s', (start, end, timeFlexibility, expected) => {
    expect(fitOf(place, { slots: [wednesday(start, end)], timeFlexibility })).toBe(expected);
  });

  test('another day or location does not', () => {
    expect(
      fitOf(place, {
        slots: [aSlot({ weekday: 4, start: '15:00', end: '16:00' })],
        timeFlexibility: 'veryFlexible',
      }),
    ).toBeNull();
    expect(
      fitOf(place, {
        slots: [{ ...wednesday('15:00', '16:00'), locationId: 'andere' }],
        timeFlexibility: 'veryFlexible',
      }),
    ).toBeNull();
  });

  test('ranges, not cells: a quarter of an hour within a wish fits', () => {
    expect(fitOf({ slot: { ...place.slot, start: '14:15', end: '15:00' } }, waits('1'))).toBe(
      'exact',
    );
  });
});

describe('order', () => {
  test('who asked first comes first, prioritized people before them, and nearly after everybody', () => {
    const nearly = waits('1', {
      slots: [wednesday('16:00', '17:00')],
      timeFlexibility: 'veryFlexible',
      prioritized: true,
    });
    expect(order([nearly, waits('3'), waits('2'), waits('5', { prioritized: true })])).toEqual([
      '5',
      '2',
      '3',
      '1',
    ]);
  });

  test('who let an offer pass within two weeks steps back, prioritized or not', () => {
    const silent = waits('1', {
      lastOffer: last('expired', '2026-11-12T09:00:00Z'),
      prioritized: true,
    });
    const declined = waits('2', { lastOffer: last('declined', '2026-11-12T09:00:00Z') });
    const longAgo = waits('3', { lastOffer: last('declined', '2026-11-08T09:00:00Z') });
    expect(order([silent, declined, longAgo, waits('4')])).toEqual(['3', '4', '1', '2']);
  });

  test('whom we let down does not', () => {
    const lost = waits('1', { lastOffer: last('lost', '2026-11-22T09:00:00Z') });
    const withdrawn = waits('2', { lastOffer: last('withdrawn', '2026-11-22T09:00:00Z') });
    expect(order([withdrawn, waits('3'), lost])).toEqual(['1', '2', '3']);
  });

  test('three offers without an answer step back for as long as nobody reached them', () => {
    expect(order([waits('1', { unanswered: 3 }), waits('2', { unanswered: 2 })])).toEqual([
      '2',
      '1',
    ]);
  });

  test('a second place comes after the first of others, a single date does not ask for it', () => {
    const has = waits('1', {
      places: [
        {
          vacancyId: 'a',
          slot: place.slot,
          startsOn: '2026-09-02',
          rhythm: 'weekly',
          therapist: '',
          givenAt: new Date('2026-08-20'),
        },
      ],
    });
    expect(order([has, waits('2')])).toEqual(['2', '1']);
    expect(order([has, waits('2')], { ...place, rhythm: 'once' })).toEqual(['1', '2']);
  });
});

describe('who is not suggested', () => {
  test.each([
    ['paused', { pausedUntil: '2026-11-24' }, {}],
    ['otherOffer', { offer: { vacancyId: 'x', until: null } }, {}],
    ['declinedTime', { lastOffer: last('declined', '2026-06-01T09:00:00Z', true) }, {}],
    ['houseCall', { houseCall: true }, {}],
    ['houseCall', { houseCall: false }, { setting: 'houseCall' }],
    ['video', { teletherapy: 'no' }, { setting: 'video' }],
    ['group', { groupTherapy: 'no' }, { seats: 3 }],
    ['age', { birthdate: '2020-12-03' }, { ages: { from: 6, to: 9 } }],
    ['tags', { tags: ['b'] }, { anyOfTags: ['a'] }],
  ] as const)('%s', (because, person, terms) => {
    const vacancy = { ...place, ...terms } as Parameters<typeof candidates>[0];
    const request = waits('1', person as Partial<Waits>);
    expect(leftOut([request], vacancy)).toEqual([`1 ${because}`]);
    expect(order([request], vacancy)).toEqual([]);
    expect(stillFits(vacancy, request, when.today)).toBe(
      because === 'paused' || because === 'otherOffer',
    );
  });

  test('a time declined on Wednesday says nothing of Thursday, and a pause that ends today nothing of a place', () => {
    const thursday = { ...place, slot: { ...place.slot, weekday: 4 } };
    const declined = waits('1', {
      slots: [aSlot({ weekday: 4, start: '15:00', end: '16:00' })],
      lastOffer: last('declined', '2026-06-01T09:00:00Z', true),
    });
    expect(order([declined], thursday)).toEqual(['1']);
    expect(order([waits('1', { pausedUntil: when.today })])).toEqual(['1']);
  });

  test('what the form did not ask excludes nobody', () => {
    const { birthdate: _birthdate, ...unasked } = waits('1');
    expect(
      order([unasked as Waits], { ...place, setting: 'video', seats: 3, ages: { from: 6, to: 9 } }),
    ).toEqual(['1']);
  });

  test('archived requests and other times are not even counted', () => {
    expect(
      candidates(
        place,
        [waits('1', { status: 'archived' }), waits('2', { slots: [aSlot()] })],
        when,
      ),
    ).toEqual({
      rows: [],
      leftOut: [],
    });
  });
});

test('reasons, at most three, and what to know before asking', () => {
  const [first, second] = candidates(
    place,
    [
      waits('2', {
        email: '',
        slots: [wednesday('15:00', '16:00')],
        slotKeys: ['praxis_3_1500-1600'],
        prioritized: true,
      }),
      waits('3', { lastOffer: last('expired', '2026-11-12T09:00:00Z'), emailConfirmedAt: null }),
      waits('1', { pausedUntil: '2027-01-01' }),
    ],
    when,
  ).rows;
  expect(first?.reasons.map(({ kind }) => kind)).toEqual(['position', 'prioritized', 'waiting']);
  expect(first?.cautions).toEqual([{ kind: 'phoneOnly' }]);
  expect(second?.reasons[0]).toEqual({ kind: 'position', position: 3 });
  expect(second?.cautions.map(({ kind }) => kind)).toEqual(['steppedBack', 'emailUnconfirmed']);
  expect(second?.cautions[0]).toMatchObject({
    until: new Date('2026-11-26T09:00:00Z'),
    outcome: 'expired',
  });
});

test('a prescription that ends before the first day is told before how to reach somebody, and excludes nobody', () => {
  const rule = { days: 28, urgentDays: 14 };
  const people = [
    waits('1', { email: '', prescription: { issuedOn: '2026-11-03', urgent: false } }),
    waits('2', { prescription: { issuedOn: '2026-11-04', urgent: false } }),
    waits('3', { prescription: { issuedOn: '2026-11-04', urgent: true } }),
  ];
  const told = (with_: { rule?: typeof rule }) =>
    candidates(place, people, { ...when, ...with_ }).rows.map(({ cautions }) => cautions);
  expect(told({ rule })).toEqual([
    [{ kind: 'prescriptionOver', last: '2026-12-01' }, { kind: 'phoneOnly' }],
    [],
    [{ kind: 'prescriptionOver', last: '2026-11-18' }],
  ]);
  expect(told({})).toEqual([[{ kind: 'phoneOnly' }], [], []]);
});

const anyone = fc
  .record({
    month: fc.integer({ min: 1, max: 9 }),
    start: fc.constantFrom('13:00', '14:00', '15:00', '15:30'),
    end: fc.constantFrom('16:00', '17:00'),
    timeFlexibility: fc.constantFrom('notFlexible', 'somewhatFlexible', 'veryFlexible'),
    prioritized: fc.boolean(),
    unanswered: fc.integer({ min: 0, max: 4 }),
    paused: fc.boolean(),
    declined: fc.boolean(),
  })
  .map(({ month, start, end, timeFlexibility, prioritized, unanswered, paused, declined }) => ({
    requestedAt: new Date(`2026-0${month}-01T09:00:00Z`),
    slots: [wednesday(start, end)],
    timeFlexibility,
    prioritized,
    unanswered,
    pausedUntil: paused ? '2027-01-01' : null,
    lastOffer: declined ? last('declined', '2026-11-20T09:00:00Z') : null,
  }));

test('nobody whom the time suits gets lost, and among equals the waiting list decides, in whatever order requests come', () => {
  fc.assert(
    fc.property(fc.array(anyone, { maxLength: 12 }), (people) => {
      const requests = people.map((person, i) => waits(String(i), person));
      const found = candidates(place, [...requests].reverse(), when);
      const listed = new Set([...found.rows, ...found.leftOut].map(({ request }) => request.id));
      expect(listed).toEqual(
        new Set(requests.filter((request) => fitOf(place, request) !== null).map(({ id }) => id)),
      );
      expect(found.leftOut.every(({ request }) => request.pausedUntil !== null)).toBe(true);
      for (const [i, row] of found.rows.entries()) {
        const next = found.rows[i + 1];
        if (next === undefined) break;
        expect(row.exact || !next.exact).toBe(true);
        if (row.exact !== next.exact) continue;
        expect(!row.steppedBack || next.steppedBack).toBe(true);
        if (row.steppedBack === next.steppedBack)
          expect(compareWaiting(row.request, next.request)).toBeLessThan(0);
      }
    }),
  );
});

test('who waits ahead of somebody and is not asked before them is told with the reason, in waiting order', () => {
  const requests = [
    waits('1', { pausedUntil: '2027-01-01' }),
    waits('2', { lastOffer: last('declined', '2026-11-20T09:00:00Z') }),
    waits('3', { unanswered: 3 }),
    waits('4', { slots: [wednesday('14:00', '15:45')], timeFlexibility: 'somewhatFlexible' }),
    waits('5'),
    waits('6', { pausedUntil: '2027-01-01' }),
  ];
  const found = candidates(place, requests, when);
  expect(aheadOf(found, '5').map(({ request, because }) => `${request.id} ${because}`)).toEqual([
    '1 paused',
    '2 steppedBack',
    '3 silent',
    '4 nearly',
  ]);
  expect(aheadOf(candidates(place, [waits('1'), waits('2')], when), '2')).toEqual([]);
  expect(aheadOf(found, 'nobody')).toEqual([]);
});
