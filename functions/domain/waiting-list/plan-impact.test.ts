import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultFormConfiguration, type FormConfiguration } from '../booking/form-configuration.ts';
import { isOnNoWaitingList, offeredCells, offeredTimes } from './offered-times.ts';
import { planImpact } from './plan-impact.ts';
import { slotKeysFor } from './queue.ts';
import {
  type MinSlotSize,
  type Slot,
  slotKey,
  slotOfKey,
  timeOf,
  type WeeklyRange,
} from './slot.ts';

const place = (id: string, ...selectableSlots: WeeklyRange[]) => ({
  id,
  title: id,
  selectableSlots,
});
const monday = (start: string, end: string): WeeklyRange => ({ weekday: 1, start, end });
const form = (
  selectableLocations: FormConfiguration['selectableLocations'],
  minSlotSize: MinSlotSize = 60,
): FormConfiguration => ({
  ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  selectableLocations,
  minSlotSize,
});
const preference = (start: string, end: string, more: Partial<Slot> = {}) => ({
  locationId: 'praxis',
  weekday: 1,
  start,
  end,
  ...more,
});
const waiting = (...slots: Slot[]) => ({
  status: 'open' as const,
  locationIds: [...new Set(slots.map((slot) => slot.locationId))],
  slots,
});

const mornings = form([place('praxis', monday('08:00', '12:00'))]);

describe('what another plan means for those who wait', () => {
  test('whoever prefers a time that goes loses it; whoever prefers others stays as they are', () => {
    const requests = [waiting(preference('11:00', '12:00')), waiting(preference('08:00', '10:00'))];
    expect(
      planImpact(requests, mornings, form([place('praxis', monday('08:00', '11:00'))])),
    ).toEqual({
      moved: 1,
      losing: requests.slice(0, 1),
      leftOut: requests.slice(0, 1),
      gaining: 0,
    });
  });

  test('whoever keeps another preferred time loses some, and is not left out', () => {
    const requests = [waiting(preference('10:00', '12:00'))];
    expect(
      planImpact(requests, mornings, form([place('praxis', monday('08:00', '11:00'))])),
    ).toMatchObject({
      losing: requests,
      leftOut: [],
    });
  });

  test('a preferred time that was kept while its hours were gone counts again when they come back', () => {
    const requests = [waiting(preference('13:00', '14:00'))];
    const longer = form([place('praxis', monday('08:00', '12:00'), monday('13:00', '18:00'))]);
    expect(planImpact(requests, mornings, longer)).toEqual({
      moved: 1,
      losing: [],
      leftOut: [],
      gaining: 1,
    });
  });

  test('a location that goes takes its lists with it, and leaves the preferred times elsewhere alone', () => {
    const two = form([
      place('praxis', monday('08:00', '12:00')),
      place('nord', monday('08:00', '12:00')),
    ]);
    const requests = [
      waiting(preference('08:00', '09:00'), preference('08:00', '09:00', { locationId: 'nord' })),
      waiting(preference('08:00', '09:00', { locationId: 'nord' })),
      waiting(preference('08:00', '09:00')),
    ];
    const [both, north] = requests;
    expect(planImpact(requests, two, mornings)).toEqual({
      moved: 2,
      losing: [both, north],
      leftOut: [north],
      gaining: 0,
    });
  });

  test('recut cells put a request into other lists, though it keeps all of its times', () => {
    const requests = [waiting(preference('08:00', '12:00'))];
    expect(planImpact(requests, mornings, form(mornings.selectableLocations, 30))).toEqual({
      moved: 1,
      losing: [],
      leftOut: [],
      gaining: 0,
    });
    // From 8 on, 90-minute cells end at 11; the remaining hour is no cell.
    expect(planImpact(requests, mornings, form(mornings.selectableLocations, 90))).toMatchObject({
      moved: 1,
      losing: requests,
      leftOut: [],
    });
  });

  test('the archive waits nowhere, and preferred times at a location somebody did not choose count nowhere', () => {
    const requests = [
      { ...waiting(preference('11:00', '12:00')), status: 'archived' as const },
      { ...waiting(preference('11:00', '12:00')), locationIds: ['nord'] },
    ];
    expect(planImpact(requests, mornings, form([place('praxis')]))).toEqual({
      moved: 0,
      losing: [],
      leftOut: [],
      gaining: 0,
    });
  });
});

const sizes = fc.constantFrom<MinSlotSize>(30, 45, 60, 90, 120);
const range = fc
  .uniqueArray(fc.integer({ min: 24, max: 72 }), { minLength: 2, maxLength: 2 })
  .map((quarters) => quarters.sort((a, b) => a - b))
  .map(([from = 0, to = 1]) => ({ start: timeOf(from * 15), end: timeOf(to * 15) }));
const day = fc.integer({ min: 1, max: 2 });
const plan = (id: string) =>
  fc.array(fc.record({ weekday: day, range }), { maxLength: 4 }).map((all) => {
    const ranges = all.map(({ weekday, range: times }) => ({ weekday, ...times }));
    // Drops ranges that overlap an earlier one: plans have none.
    const apart = ranges.filter(
      (one, i) =>
        !ranges
          .slice(0, i)
          .some((a) => a.weekday === one.weekday && a.start < one.end && one.start < a.end),
    );
    return place(id, ...apart);
  });
const anyForm = fc
  .tuple(plan('praxis'), fc.option(plan('nord')), sizes)
  .map(([a, b, size]) => form(b ? [a, b] : [a], size));
const anyRequest = fc.record({
  status: fc.constantFrom('open' as const, 'open' as const, 'archived' as const),
  locationIds: fc.subarray(['praxis', 'nord']),
  slots: fc.array(
    fc
      .record({ locationId: fc.constantFrom('praxis', 'nord'), weekday: day, range })
      .map(({ range: times, ...rest }) => ({ ...rest, ...times })),
    { maxLength: 5 },
  ),
});

/** Independent count: every minute of a request's lists. */
const minutesIn = (keys: readonly string[]) =>
  new Set(
    keys.flatMap((key) => {
      const slot = slotOfKey(key);
      const [from, to] = [slot?.start ?? '', slot?.end ?? ''].map(
        (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      );
      return Array.from(
        { length: (to ?? 0) - (from ?? 0) },
        (_, i) => `${slot?.locationId} ${slot?.weekday} ${(from ?? 0) + i}`,
      );
    }),
  );

test('says for any plans and preferred times what the lists of each request become by the server’s own rule', () => {
  fc.assert(
    fc.property(
      fc.array(anyRequest, { maxLength: 6 }),
      anyForm,
      anyForm,
      (requests, before, after) => {
        const each = requests
          .filter(({ status }) => status === 'open')
          .map((request) => {
            const [keysBefore, keysAfter] = [
              slotKeysFor(request, before),
              slotKeysFor(request, after),
            ];
            const [was, is] = [minutesIn(keysBefore), minutesIn(keysAfter)];
            return {
              request,
              moved: [...keysBefore].sort().join() !== [...keysAfter].sort().join(),
              losing: [...was].some((minute) => !is.has(minute)),
              leftOut: keysBefore.length > 0 && keysAfter.length === 0,
              gaining: [...is].some((minute) => !was.has(minute)),
            };
          });
        const who = (what: 'moved' | 'losing' | 'leftOut' | 'gaining') =>
          each.filter((one) => one[what]).map(({ request }) => request);
        expect(planImpact(requests, before, after)).toEqual({
          moved: who('moved').length,
          losing: who('losing'),
          leftOut: who('leftOut'),
          gaining: who('gaining').length,
        });
      },
    ),
  );
});

test('whether a request waits nowhere, and which of its times are offered, is what its lists say by the server’s own rule', () => {
  fc.assert(
    fc.property(anyRequest, anyForm, (request, plan) => {
      const keys = slotKeysFor(request, plan);
      expect(isOnNoWaitingList(request, plan)).toBe(request.status === 'open' && keys.length === 0);
      const { offered, notOffered } = offeredTimes(request, plan);
      const minutes = (slots: readonly Slot[]) => [...minutesIn(slots.map(slotKey))];
      expect(minutes(offered).sort()).toEqual([...minutesIn(keys)].sort());
      // Every preferred minute is in exactly one of the two.
      expect([...minutes(offered), ...minutes(notOffered)].sort()).toEqual(
        minutes(request.slots).sort(),
      );
    }),
  );
});

test('thousands who wait are counted as two readings of all their lists would', () => {
  const week = (size: MinSlotSize, end: string) =>
    form(
      ['praxis', 'nord'].map((id) =>
        place(id, ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '07:00', end }))),
      ),
      size,
    );
  const [before, after] = [week(60, '19:00'), week(60, '18:00')];
  const cells = offeredCells(before);
  const requests = Array.from({ length: 5000 }, (_, i) =>
    waiting(...cells.filter((_cell, n) => (n * 7 + i) % 9 === 0)),
  );
  const impact = planImpact(requests, before, after);
  const moved = requests.filter(
    (request) => slotKeysFor(request, before).length !== slotKeysFor(request, after).length,
  ).length;
  expect(impact.moved).toBe(moved);
});
