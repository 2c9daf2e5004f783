import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longOr } from '../../../tests/support/long-run.ts';
import { type BookingRequest, bookingRequestFor } from '../booking/booking-request.ts';
import { defaultFormConfiguration, type FormConfiguration } from '../booking/form-configuration.ts';
import { archive, book, type Change, reactivate } from '../request/changes.ts';
import type { TherapyRequest } from '../request/request.ts';
import {
  compareWaiting,
  counterDifference,
  countHeatmaps,
  type Heatmaps,
  heatmapDifference,
  slotKeysFor,
  waitingAt,
} from './queue.ts';
import { mergeSlots, type Slot, timeOf } from './slot.ts';

type Waiting = {
  id: string;
  prioritized: boolean;
  requestedAt: Date;
  status: 'open' | 'archived';
  slotKeys: string[];
};

const keys = ['a_1_0800-0900', 'a_1_0900-1000', 'b_2_0800-0900'];
const waiting: fc.Arbitrary<Waiting> = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{2}$/),
  prioritized: fc.boolean(),
  requestedAt: fc.integer({ min: 0, max: 5 }).map((minute) => new Date(minute * 60_000)),
  status: fc.constantFrom('open' as const, 'archived' as const),
  slotKeys: fc.subarray(keys),
});
/** Runs of each property about the order. */
const cases = longOr(2_000, 10_000);

const everybody = fc.uniqueArray(waiting, { selector: (one) => one.id, maxLength: 12 });

describe('the order of a waiting list', () => {
  test('prioritized requests first, then by the moment of the request, then by id', () => {
    const at = (id: string, minute: number, prioritized = false): Waiting => ({
      id,
      prioritized,
      requestedAt: new Date(minute),
      status: 'open',
      slotKeys: ['a_1_0800-0900'],
    });
    const list = [at('d', 9, true), at('c', 1), at('b', 2), at('a', 2), at('e', 5, true)];
    expect(waitingAt(list, 'a_1_0800-0900').map((one) => one.id)).toEqual([
      'e',
      'd',
      'c',
      'a',
      'b',
    ]);
  });

  test('is total: two requests are never in doubt, whatever order they are read in', () => {
    fc.assert(
      fc.property(waiting, waiting, waiting, (a, b, c) => {
        expect(Math.sign(compareWaiting(a, b)) + Math.sign(compareWaiting(b, a))).toBe(0);
        expect(compareWaiting(a, a)).toBe(0);
        if (a.id !== b.id) expect(compareWaiting(a, b)).not.toBe(0);
        if (compareWaiting(a, b) <= 0 && compareWaiting(b, c) <= 0)
          expect(compareWaiting(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: cases },
    );
    fc.assert(
      fc.property(
        everybody.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        fc.constantFrom(...keys),
        ([all, mixed], key) => {
          expect(waitingAt(mixed, key)).toEqual(waitingAt(all, key));
        },
      ),
      { numRuns: cases },
    );
  });

  test('holds exactly the open requests that prefer the slot', () => {
    fc.assert(
      fc.property(everybody, fc.constantFrom(...keys), (all, key) => {
        const ids = new Set(waitingAt(all, key).map((one) => one.id));
        for (const one of all)
          expect(ids.has(one.id)).toBe(one.status === 'open' && one.slotKeys.includes(key));
      }),
    );
  });

  test('a prioritized request moves forward, never back, in all of its slots; the others keep their order', () => {
    fc.assert(
      fc.property(everybody, fc.nat(), (all, which) => {
        const chosen = all[which % Math.max(1, all.length)];
        if (!chosen) return;
        const after = all.map((one) => (one === chosen ? { ...one, prioritized: true } : one));
        for (const key of keys) {
          const was = waitingAt(all, key).map((one) => one.id);
          const is = waitingAt(after, key).map((one) => one.id);
          expect(is.indexOf(chosen.id)).toBeLessThanOrEqual(was.indexOf(chosen.id));
          expect(is.filter((id) => id !== chosen.id)).toEqual(was.filter((id) => id !== chosen.id));
          const plainBefore = waitingAt(after, key)
            .slice(0, Math.max(0, is.indexOf(chosen.id)))
            .filter((one) => !one.prioritized);
          expect(plainBefore).toEqual([]);
        }
      }),
      { numRuns: cases },
    );
  });
});

describe('the keys of preferred times', () => {
  const form: FormConfiguration = {
    ...defaultFormConfiguration({ id: 'a', title: 'A' }),
    selectableLocations: [
      { id: 'a', title: 'A', selectableSlots: [{ weekday: 1, start: '08:00', end: '10:30' }] },
      { id: 'b', title: 'B', selectableSlots: [{ weekday: 1, start: '08:00', end: '10:00' }] },
    ],
  };

  test('are the offered cells that the preferred times cover wholly, at the preferred locations only', () => {
    const slots: Slot[] = [
      { locationId: 'a', weekday: 1, start: '07:00', end: '12:00' },
      { locationId: 'b', weekday: 1, start: '08:00', end: '10:00' },
    ];
    expect(slotKeysFor({ slots, locationIds: ['a'] }, form)).toEqual([
      'a_1_0800-0900',
      'a_1_0900-1000',
    ]);
    expect(slotKeysFor({ slots, locationIds: [] }, form)).toEqual([]);
    expect(
      slotKeysFor(
        {
          slots: [{ locationId: 'a', weekday: 1, start: '08:30', end: '09:30' }],
          locationIds: ['a'],
        },
        form,
      ),
    ).toEqual([]);
  });
});

describe('differences', () => {
  const counted = (status: 'open' | 'archived', ...slotKeys: string[]) => ({ status, slotKeys });

  test('a new request adds one to each of its slots, an archived one takes it away', () => {
    const request = counted('open', 'a_1_0800-0900', 'b_2_0800-0900');
    const one = new Map([
      ['a', new Map([['a_1_0800-0900', 1]])],
      ['b', new Map([['b_2_0800-0900', 1]])],
    ]);
    expect(heatmapDifference(undefined, request)).toEqual(one);
    expect(counterDifference(undefined, request)).toEqual({ open: 1, archived: 0 });
    expect(heatmapDifference(request, { ...request, status: 'archived' })).toEqual(
      new Map([
        ['a', new Map([['a_1_0800-0900', -1]])],
        ['b', new Map([['b_2_0800-0900', -1]])],
      ]),
    );
    expect(counterDifference(request, { ...request, status: 'archived' })).toEqual({
      open: -1,
      archived: 1,
    });
  });

  test('what stays is not written: a change of other slots touches only those', () => {
    const difference = heatmapDifference(
      counted('open', 'a_1_0800-0900', 'a_1_0900-1000'),
      counted('open', 'a_1_0900-1000', 'a_2_0800-0900'),
    );
    expect(difference).toEqual(
      new Map([
        [
          'a',
          new Map([
            ['a_1_0800-0900', -1],
            ['a_2_0800-0900', 1],
          ]),
        ],
      ]),
    );
    expect(
      heatmapDifference(counted('open', 'a_1_0800-0900'), counted('open', 'a_1_0800-0900')),
    ).toEqual(new Map());
    expect(heatmapDifference(undefined, undefined)).toEqual(new Map());
  });

  test('deleting an archived request changes no heatmap, but the archive’s counter', () => {
    expect(heatmapDifference(counted('archived', 'a_1_0800-0900'), undefined)).toEqual(new Map());
    expect(counterDifference(counted('archived', 'a_1_0800-0900'), undefined)).toEqual({
      open: 0,
      archived: -1,
    });
  });
});

/**
 * A small world: bookings, corrections, archive, reactivation, deletion and new weekly plans in any
 * order.
 */
describe('after any history of changes', () => {
  const range = fc
    .tuple(fc.integer({ min: 32, max: 40 }), fc.integer({ min: 1, max: 10 }))
    .map(([from, length]) => ({ start: timeOf(from * 15), end: timeOf((from + length) * 15) }));
  const place = fc.constantFrom('a', 'b');
  const preference = fc.record({
    locationIds: fc.subarray(['a', 'b'], { minLength: 1 }),
    slots: fc.array(
      fc
        .tuple(place, fc.integer({ min: 1, max: 2 }), range)
        .map(([locationId, weekday, r]) => ({ locationId, weekday, ...r })),
      { maxLength: 4 },
    ),
  });
  const plan = fc.record({
    a: fc.tuple(range, range),
    b: fc.tuple(range, range),
    minSlotSize: fc.constantFrom(30 as const, 45 as const, 60 as const),
    onlyA: fc.boolean(),
  });
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('book' as const),
        id: fc.nat(5),
        preference,
        hash: fc.nat(3),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('archive' as const), id: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('reactivate' as const), id: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), id: fc.nat(5) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('plan' as const), plan, moveAtOnce: fc.boolean() }),
    },
  );

  const base = defaultFormConfiguration({ id: 'a', title: 'A' });
  const booking: BookingRequest = bookingRequestFor(base, '2026-11-21').parse({
    requestId: '0'.repeat(32),
    companySlug: 'praxis',
    locationIds: ['a'],
    type: 'self',
    firstname: 'Anna',
    lastname: 'Huber',
    birthdate: '01.02.1990',
    email: 'anna@beispiel.at',
    phone: '0316 1234',
    reason: 'Stimme',
    slots: [{ locationId: 'a', weekday: 1, start: '08:00', end: '09:00' }],
    timeFlexibility: 'notFlexible',
    termsOfUseAccepted: true,
  });

  /** Independent count: every stored key of every open request, as a flat table. */
  function recount(requests: Iterable<TherapyRequest>): Record<string, number> {
    const table: Record<string, number> = {};
    for (const request of requests) {
      if (request.status === 'archived') continue;
      for (const key of request.slotKeys) table[key] = 1 + (table[key] ?? 0);
    }
    return table;
  }

  const flat = (heatmaps: Heatmaps) =>
    Object.fromEntries(
      [...heatmaps].flatMap(([locationId, cells]) =>
        [...cells].filter(([key, n]) => n !== 0 && key.startsWith(`${locationId}_`)),
      ),
    );

  test('the summed differences equal a recount, no cell is ever negative, and the counters agree', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const requests = new Map<number, TherapyRequest>();
        const heatmaps: Heatmaps = new Map();
        const counters = { open: 0, archived: 0 };
        let form = base;
        let clock = Date.parse('2026-11-21T08:00:00Z');

        const put = (id: number, after: TherapyRequest | undefined) => {
          const before = requests.get(id);
          for (const [locationId, cells] of heatmapDifference(before, after)) {
            const stored = heatmaps.get(locationId) ?? new Map<string, number>();
            for (const [key, n] of cells) {
              expect(n).not.toBe(0);
              stored.set(key, (stored.get(key) ?? 0) + n);
              expect(stored.get(key)).toBeGreaterThanOrEqual(0);
            }
            heatmaps.set(locationId, stored);
          }
          const { open, archived } = counterDifference(before, after);
          counters.open += open;
          counters.archived += archived;
          if (after) requests.set(id, after);
          else requests.delete(id);
        };
        const apply = (id: number, change: Change) => {
          if (change !== 'unchanged') put(id, change.after);
        };

        for (const one of steps) {
          clock += 7 * 60_000;
          const now = new Date(clock);
          if (one.do === 'plan') {
            const ranges = (pair: readonly { start: string; end: string }[]) => {
              const merged = mergeSlots(pair.map((r) => ({ ...r, locationId: 'x', weekday: 1 })));
              return merged.map(({ weekday, start, end }) => ({ weekday, start, end }));
            };
            const all = [
              { id: 'a', title: 'A', selectableSlots: ranges(one.plan.a) },
              { id: 'b', title: 'B', selectableSlots: ranges(one.plan.b) },
            ];
            form = {
              ...form,
              minSlotSize: one.plan.minSlotSize,
              selectableLocations: one.plan.onlyA ? all.slice(0, 1) : all,
            };
            // The plan may change before the open requests are reslotted: until then their stored
            // keys count.
            if (one.moveAtOnce)
              for (const [id, request] of requests)
                put(id, { ...request, slotKeys: slotKeysFor(request, form) });
          } else if (one.do === 'book') {
            const outcome = book(
              requests.get(one.id),
              { ...booking, ...one.preference, slots: mergeSlots(one.preference.slots) },
              { payloadHash: `${one.hash}`, openKey: `${one.id}` },
              form,
              now,
            );
            if (outcome.ok) apply(one.id, outcome.value);
          } else if (one.do === 'delete') {
            put(one.id, undefined);
          } else {
            const current = requests.get(one.id);
            const by = { kind: 'member' as const, uid: 'u' };
            const outcome =
              one.do === 'archive'
                ? archive(current, 'other', by, now)
                : reactivate(current, form, by, now);
            expect(outcome.ok).toBe(current !== undefined);
            if (outcome.ok) apply(one.id, outcome.value);
          }
        }

        const expected = recount(requests.values());
        expect(flat(heatmaps)).toEqual(expected);
        expect(flat(countHeatmaps(requests.values()))).toEqual(expected);
        const open = [...requests.values()].filter((request) => request.status === 'open').length;
        expect(counters).toEqual({ open, archived: requests.size - open });
        for (const request of requests.values())
          put([...requests].find(([, r]) => r === request)?.[0] ?? -1, undefined);
        expect(flat(heatmaps)).toEqual({});
        expect(counters).toEqual({ open: 0, archived: 0 });
      }),
      { numRuns: 300 },
    );
  });
});
