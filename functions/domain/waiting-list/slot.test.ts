import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellsOf,
  coveredCells,
  describeSlots,
  LocationId,
  type LocationPlan,
  type MinSlotSize,
  mergeSlots,
  minutesOf,
  Slot,
  slotKey,
  slotOfKey,
  spokenRange,
  TimeOfDay,
  timeOf,
  trimSlots,
  uncoveredParts,
  type Weekday,
  WeeklyPlan,
  WeeklyRange,
  weekdayName,
} from './slot.ts';

/** Any code point, lone surrogates included. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code));

const locationId = fc
  .stringMatching(/^[a-z0-9-]{1,40}$/)
  .filter((id) => LocationId.safeParse(id).success);
const sizes: readonly MinSlotSize[] = [30, 45, 60, 90, 120];
const weekday = fc.integer({ min: 1, max: 7 });
const fewDays = fc.integer({ min: 1, max: 2 });
const place = fc.constantFrom('praxis', 'haus-2');
const size = fc.constantFrom(...sizes);

/** Start before end, in quarters of an hour; '24:00' is a valid end. */
const range = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 2 })
  .map((quarters) => [...quarters].sort((a, b) => a - b) as [number, number])
  .map(([from, to]) => ({ start: timeOf(from * 15), end: timeOf(to * 15) }));

const slot = fc
  .record({ locationId: place, weekday: fewDays, range })
  .map(({ range: r, ...rest }) => ({ ...rest, ...r }));
const slots = fc.array(slot, { maxLength: 12 });

/** Plans that the settings allow: no overlap on a day; adjacent ranges and odd starts included. */
const day = (weekdayOfPlan: Weekday) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 8 }).chain((cuts) => {
    const inOrder = [...cuts].sort((a, b) => a - b);
    const ranges = inOrder.slice(1).map((to, i) => ({
      weekday: weekdayOfPlan,
      start: timeOf((inOrder[i] ?? 0) * 15),
      end: timeOf(to * 15),
    }));
    return fc.subarray(ranges);
  });
const plan = (id: string): fc.Arbitrary<LocationPlan> =>
  fc.tuple(day(1), day(2)).map((days) => ({ id, selectableSlots: days.flat() }));
const offer = fc
  .tuple(plan('praxis'), plan('haus-2'), size)
  .map(([a, b, minutes]) => [...cellsOf(a, minutes), ...cellsOf(b, minutes)]);

/** Independent count: every minute of the week as a string. */
function minutesIn(list: readonly Slot[]): Set<string> {
  const found = new Set<string>();
  for (const one of list) {
    const [fromHour = 0, fromMinute = 0] = one.start.split(':').map(Number);
    const [toHour = 0, toMinute = 0] = one.end.split(':').map(Number);
    for (let m = fromHour * 60 + fromMinute; m < toHour * 60 + toMinute; m += 15)
      found.add(`${one.locationId} ${one.weekday} ${m}`);
  }
  return found;
}

const isPartOf = (part: Set<string>, whole: Set<string>) =>
  [...part].every((minute) => whole.has(minute));

const shuffled = <T>(list: readonly T[]) =>
  fc.shuffledSubarray(list as T[], { minLength: list.length, maxLength: list.length });

describe('what a slot is', () => {
  test('times are quarters of an hour of one day; midnight at its end is 24:00', () => {
    for (const good of ['00:00', '08:15', '19:45', '23:45', '24:00'])
      expect(TimeOfDay.safeParse(good).success, good).toBe(true);
    for (const bad of [
      '8:00',
      '24:15',
      '25:00',
      '08:10',
      '08:60',
      '08:00:00',
      '0800',
      '',
      ' 08:00',
      '08:00\n',
      '١٢:٠٠',
      '-1:00',
      480,
      null,
    ]) {
      expect(TimeOfDay.safeParse(bad).success, String(bad)).toBe(false);
    }
  });

  test('a range must end after its start, so 24:00 is never a start and nothing lasts past midnight', () => {
    for (const [start, end] of [
      ['10:00', '09:00'],
      ['10:00', '10:00'],
      ['24:00', '24:00'],
      ['22:00', '02:00'],
    ]) {
      expect(WeeklyRange.safeParse({ weekday: 1, start, end }).success, `${start}-${end}`).toBe(
        false,
      );
      expect(
        Slot.safeParse({ locationId: 'a', weekday: 1, start, end }).success,
        `${start}-${end}`,
      ).toBe(false);
    }
  });

  test('weekdays are Monday 1 to Sunday 7, whole numbers only', () => {
    for (const bad of [0, 8, 1.5, Number.NaN, '1', Infinity, -1]) {
      expect(
        WeeklyRange.safeParse({ weekday: bad, start: '08:00', end: '09:00' }).success,
        String(bad),
      ).toBe(false);
    }
  });

  test('a location id holds no underscore, because that separates the parts of a slot key', () => {
    const at = (locationId: string) =>
      Slot.safeParse({ locationId, weekday: 1, start: '08:00', end: '09:00' }).success;
    expect(at('haus-2')).toBe(true);
    for (const bad of ['', 'a_b', 'A', 'ä', 'a'.repeat(41), 'a/b', '..', 'a\n'])
      expect(at(bad), bad).toBe(false);
  });

  test('a weekly plan has no overlaps on a day, but ranges may touch', () => {
    const of = (...ranges: [Weekday, string, string][]) =>
      WeeklyPlan.safeParse(ranges.map(([d, start, end]) => ({ weekday: d, start, end }))).success;
    expect(of([1, '08:00', '12:00'], [1, '12:00', '18:00'])).toBe(true);
    expect(of([1, '08:00', '12:00'], [2, '08:00', '12:00'])).toBe(true);
    expect(of([1, '12:00', '18:00'], [1, '08:00', '12:15'])).toBe(false);
    expect(of([1, '08:00', '18:00'], [1, '09:00', '10:00'])).toBe(false);
    expect(of([1, '08:00', '09:00'], [1, '08:00', '09:00'])).toBe(false);
    expect(of([1, '08:00', '18:00'], [1, '09:00', '10:00'], [1, '17:00', '19:00'])).toBe(false);
  });

  test('minutes and times of day translate into each other for the whole day', () => {
    for (let m = 0; m <= 1440; m++) expect(minutesOf(timeOf(m))).toBe(m);
    expect(timeOf(1440)).toBe('24:00');
  });
});

describe('cutting a weekly plan into cells', () => {
  test('each range is cut from its own start and a remainder is not offered', () => {
    const cells = cellsOf(
      { id: 'a', selectableSlots: [{ weekday: 1, start: '08:15', end: '10:45' }] },
      60,
    );
    expect(cells.map(slotKey)).toEqual(['a_1_0815-0915', 'a_1_0915-1015']);
  });

  test('touching ranges are cut apart: no cell crosses from one into the other', () => {
    const selectableSlots = [
      { weekday: 1, start: '08:00', end: '09:30' },
      { weekday: 1, start: '09:30', end: '11:00' },
    ];
    expect(cellsOf({ id: 'a', selectableSlots }, 60).map(slotKey)).toEqual([
      'a_1_0800-0900',
      'a_1_0930-1030',
    ]);
  });

  test('a range up to midnight gives a last cell that ends at 24:00', () => {
    expect(
      cellsOf({ id: 'a', selectableSlots: [{ weekday: 7, start: '22:30', end: '24:00' }] }, 45).map(
        slotKey,
      ),
    ).toEqual(['a_7_2230-2315', 'a_7_2315-2400']);
  });

  test('a range shorter than a cell offers nothing', () => {
    expect(
      cellsOf({ id: 'a', selectableSlots: [{ weekday: 1, start: '08:00', end: '08:45' }] }, 60),
    ).toEqual([]);
  });

  test('for every plan and size: as many cells as fit, each of that size, valid, inside the plan, in order, none twice', () => {
    fc.assert(
      fc.property(plan('praxis'), size, (location, minutes) => {
        const cells = cellsOf(location, minutes);
        const fit = location.selectableSlots.reduce(
          (sum, r) => sum + Math.floor((minutesOf(r.end) - minutesOf(r.start)) / minutes),
          0,
        );
        expect(cells).toHaveLength(fit);
        const offered = minutesIn(
          location.selectableSlots.map((r) => ({ ...r, locationId: location.id })),
        );
        for (const cell of cells) {
          expect(Slot.safeParse(cell).success).toBe(true);
          expect(minutesOf(cell.end) - minutesOf(cell.start)).toBe(minutes);
          expect(isPartOf(minutesIn([cell]), offered)).toBe(true);
        }
        expect(minutesIn(cells).size).toBe((fit * minutes) / 15);
        const keys = cells.map(slotKey);
        expect(keys).toEqual([...keys].sort());
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('the order in which a plan lists its ranges does not matter', () => {
    fc.assert(
      fc.property(
        plan('praxis').chain((p) => fc.tuple(fc.constant(p), shuffled(p.selectableSlots))),
        size,
        ([location, mixed], minutes) => {
          expect(cellsOf({ ...location, selectableSlots: mixed }, minutes)).toEqual(
            cellsOf(location, minutes),
          );
        },
      ),
    );
  });
});

describe('slot keys', () => {
  test('a key names its slot and nothing else', () => {
    fc.assert(
      fc.property(locationId, weekday, range, (id, d, r) => {
        const one = { locationId: id, weekday: d, ...r };
        const key = slotKey(one);
        expect(key).toMatch(/^[a-z0-9-]{1,40}_[1-7]_\d{4}-\d{4}$/);
        expect(slotOfKey(key)).toEqual(one);
      }),
    );
  });

  test('different slots have different keys', () => {
    fc.assert(
      fc.property(slot, slot, (a, b) => {
        expect(slotKey(a) === slotKey(b)).toBe(
          JSON.stringify(mergeSlots([a])) === JSON.stringify(mergeSlots([b])),
        );
      }),
    );
  });

  test('what is no key names nothing', () => {
    for (const bad of [
      '',
      'a',
      'a_1',
      'a_0_0800-0900',
      'a_8_0800-0900',
      'a_1_0900-0800',
      'a_1_0810-0900',
      'a_1_2400-2500',
      'A_1_0800-0900',
      'a_b_1_0800-0900',
      'a_1_0800-0900\n',
      '__proto__',
      'constructor',
    ]) {
      expect(slotOfKey(bad), bad).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const found = slotOfKey(text);
        if (found) expect(slotKey(found)).toBe(text);
      }),
    );
  });
});

describe('merging', () => {
  test('touching and overlapping ranges become one, other days and locations stay apart', () => {
    const at = (locationId: string, d: Weekday, start: string, end: string) => ({
      locationId,
      weekday: d,
      start,
      end,
    });
    expect(
      mergeSlots([
        at('a', 1, '09:00', '10:00'),
        at('a', 1, '08:00', '09:00'),
        at('b', 1, '10:00', '11:00'),
        at('a', 2, '10:00', '11:00'),
        at('a', 1, '09:30', '09:45'),
        at('a', 1, '10:15', '11:00'),
      ]),
    ).toEqual([
      at('a', 1, '08:00', '10:00'),
      at('a', 1, '10:15', '11:00'),
      at('a', 2, '10:00', '11:00'),
      at('b', 1, '10:00', '11:00'),
    ]);
  });

  test('merging twice changes nothing, the order does not matter, the minutes stay the same, the input is left alone', () => {
    fc.assert(
      fc.property(
        slots.chain((list) => fc.tuple(fc.constant(list), shuffled(list))),
        ([list, mixed]) => {
          const before = structuredClone(list);
          const merged = mergeSlots(list);
          expect(list).toEqual(before);
          expect(mergeSlots(merged)).toEqual(merged);
          expect(mergeSlots(mixed)).toEqual(merged);
          expect(mergeSlots([...list, ...mixed])).toEqual(merged);
          expect(minutesIn(merged)).toEqual(minutesIn(list));
        },
      ),
    );
  });

  test('what is merged neither touches nor overlaps and is in order', () => {
    fc.assert(
      fc.property(slots, (list) => {
        const merged = mergeSlots(list);
        merged.forEach((one, i) => {
          const next = merged[i + 1];
          if (next && next.locationId === one.locationId && next.weekday === one.weekday)
            expect(one.end < next.start).toBe(true);
          expect(Slot.safeParse(one).success).toBe(true);
        });
        const order = merged.map((one) => `${one.locationId} ${one.weekday} ${one.start}`);
        expect(order).toEqual([...order].sort());
      }),
    );
  });
});

describe('trimming preferred times to what is offered', () => {
  test('a preferred time counts only where it covers a whole cell', () => {
    const cells = cellsOf(
      { id: 'a', selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }] },
      60,
    );
    const preference = [{ locationId: 'a', weekday: 1, start: '08:30', end: '10:15' }];
    expect(trimSlots(preference, cells)).toEqual([
      { locationId: 'a', weekday: 1, start: '09:00', end: '10:00' },
    ]);
  });

  test('two touching preferred times cover the cell that lies across both', () => {
    const cells = cellsOf(
      { id: 'a', selectableSlots: [{ weekday: 1, start: '08:00', end: '09:00' }] },
      60,
    );
    const preference = [
      { locationId: 'a', weekday: 1, start: '08:30', end: '09:00' },
      { locationId: 'a', weekday: 1, start: '08:00', end: '08:30' },
    ];
    expect(coveredCells(preference, cells)).toEqual(cells);
  });

  test('nothing offered leaves nothing', () => {
    fc.assert(
      fc.property(slots, (preference) => {
        expect(trimSlots(preference, [])).toEqual([]);
        expect(uncoveredParts(preference, [])).toEqual(mergeSlots(preference));
      }),
    );
  });

  test('what is left was both preferred and offered, and trimming it again changes nothing', () => {
    fc.assert(
      fc.property(slots, offer, (preference, cells) => {
        const trimmed = trimSlots(preference, cells);
        expect(trimSlots(trimmed, cells)).toEqual(trimmed);
        expect(isPartOf(minutesIn(trimmed), minutesIn(preference))).toBe(true);
        expect(isPartOf(minutesIn(trimmed), minutesIn(cells))).toBe(true);
        expect(coveredCells(trimmed, cells)).toEqual(coveredCells(preference, cells));
      }),
    );
  });

  test('a cell is covered exactly if each of its minutes is preferred', () => {
    fc.assert(
      fc.property(slots, offer, (preference, cells) => {
        const preferred = minutesIn(preference);
        expect(coveredCells(preference, cells)).toEqual(
          cells.filter((cell) => isPartOf(minutesIn([cell]), preferred)),
        );
      }),
    );
  });

  test('picked cells survive being merged to ranges and cut again', () => {
    fc.assert(
      fc.property(
        offer.chain((cells) => fc.tuple(fc.constant(cells), fc.subarray(cells))),
        ([cells, picked]) => {
          const again = new Set(coveredCells(mergeSlots(picked), cells).map(slotKey));
          for (const cell of picked) expect(again).toContain(slotKey(cell));
          expect(trimSlots(picked, cells)).toEqual(mergeSlots(picked));
        },
      ),
    );
  });

  test('offered and no longer offered parts together are the preferred times and share no minute', () => {
    fc.assert(
      fc.property(slots, offer, (preference, cells) => {
        const inside = minutesIn(trimSlots(preference, cells));
        const rest = uncoveredParts(preference, cells);
        const outside = minutesIn(rest);
        expect([...inside].filter((minute) => outside.has(minute))).toEqual([]);
        expect(new Set([...inside, ...outside])).toEqual(minutesIn(mergeSlots(preference)));
        expect(mergeSlots(rest)).toEqual(rest);
        for (const part of rest) expect(Slot.safeParse(part).success).toBe(true);
      }),
    );
  });
});

describe('slots in words', () => {
  test('full hours are said without minutes', () => {
    expect(spokenRange({ start: '08:00', end: '12:00' })).toBe('8–12 Uhr');
    expect(spokenRange({ start: '08:30', end: '24:00' })).toBe('8:30–24 Uhr');
  });

  test('neighbouring cells are read out as one range', () => {
    const cells = cellsOf(
      {
        id: 'a',
        selectableSlots: [
          { weekday: 1, start: '08:00', end: '12:00' },
          { weekday: 3, start: '14:00', end: '16:00' },
        ],
      },
      60,
    );
    expect(describeSlots(cells)).toBe('Mo 8–12 Uhr, Mi 14–16 Uhr');
    expect(describeSlots([])).toBe('');
  });

  test('the week begins on Monday', () => {
    expect(weekdayName(1)).toBe('Montag');
    expect(weekdayName(7)).toBe('Sonntag');
    expect(weekdayName(6, 'short')).toBe('Sa');
  });
});

test.each(['constructor', '__proto__', 'Praxis', '', 'a'.repeat(41)])(
  'no location has the id %j',
  (id) => {
    expect(LocationId.safeParse(id).success).toBe(false);
  },
);
