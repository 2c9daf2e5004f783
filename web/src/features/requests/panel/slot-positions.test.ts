import { waitingAt } from '@platzwart/domain/waiting-list/queue';
import { slotKey } from '@platzwart/domain/waiting-list/slot';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { positionRange, positionsOf, slotWeeks } from './slot-positions.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const keyOf = (weekday: number, start: string, end: string, locationId = 'praxis') =>
  slotKey(aSlot({ locationId, weekday, start, end }));
const [monday, tuesday] = [keyOf(1, '08:00', '09:00'), keyOf(2, '08:00', '09:00')];

const waiting = (
  id: string,
  slotKeys: string[],
  overrides: Partial<ReturnType<typeof aRequest>> = {},
) => ({
  ...aRequest({ slotKeys, requestedAt: day(1), ...overrides }),
  id,
});

describe('the place in each waiting list', () => {
  test('counts who is ahead in that list, prioritized ones first, and everybody who waits there', () => {
    const mine = waiting('m', [monday, tuesday], { requestedAt: day(5) });
    const open = [
      waiting('older', [monday], { requestedAt: day(2) }),
      waiting('younger', [monday, tuesday], { requestedAt: day(9) }),
      waiting('urgent', [tuesday], { requestedAt: day(20), prioritized: true }),
      mine,
    ];
    expect(Object.fromEntries(positionsOf(mine, open))).toEqual({
      [monday]: { place: 2, of: 3 },
      [tuesday]: { place: 2, of: 3 },
    });
  });

  test('agrees with the waiting list of each slot, however the requests are mixed', () => {
    const keys = [1, 2, 3, 4, 5].flatMap((weekday) =>
      ['08:00', '09:00', '10:00'].map((start) => keyOf(weekday, start, `${start}x`)),
    );
    // Deterministic data: the same in every run.
    const open = Array.from({ length: 120 }, (_, n) =>
      waiting(
        `r${(n * 37) % 120}`,
        keys.filter((_key, k) => (n * 7 + k * 11) % 5 < 2),
        {
          requestedAt: day(1 + ((n * 13) % 9)),
          prioritized: n % 17 === 0,
          status: n % 11 === 0 ? 'archived' : 'open',
        },
      ),
    );
    for (const request of open) {
      const expected = request.slotKeys.flatMap((key) => {
        const list = waitingAt(open, key);
        const at = list.indexOf(request);
        return at === -1 ? [] : [[key, { place: at + 1, of: list.length }]];
      });
      expect(Object.fromEntries(positionsOf(request, open))).toEqual(Object.fromEntries(expected));
    }
  });

  test('an archived request is in none', () => {
    expect(positionsOf(waiting('m', [monday], { status: 'archived' }), []).size).toBe(0);
  });

  test('the range reaches from the best to the worst of all times', () => {
    const places = new Map([
      [monday, { place: 16, of: 27 }],
      [tuesday, { place: 20, of: 25 }],
    ]);
    expect(positionRange(places)).toEqual({ from: 16, to: 20, fewest: 25, most: 27 });
    expect(positionRange(new Map())).toBeUndefined();
  });
});

describe('the small week', () => {
  test('has only the days and times somebody waits for, per location, with gaps where nobody does', () => {
    const keys = [tuesday, keyOf(1, '10:00', '11:00'), monday, keyOf(5, '14:00', '15:00', 'mitte')];
    expect(slotWeeks(keys)).toEqual([
      {
        locationId: 'praxis',
        days: [1, 2],
        rows: [
          { start: '08:00', end: '09:00', keys: [monday, tuesday] },
          { start: '10:00', end: '11:00', keys: [keys[1], undefined] },
        ],
      },
      { locationId: 'mitte', days: [5], rows: [{ start: '14:00', end: '15:00', keys: [keys[3]] }] },
    ]);
  });

  test('is nothing for nothing, and passes over what is no slot key', () => {
    expect(slotWeeks([])).toEqual([]);
    expect(slotWeeks(['kaputt'])).toEqual([]);
  });
});
