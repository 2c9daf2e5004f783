import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DemandLevel, demandLevels, hasLevels, quieterHalf } from './demand.ts';
import { type Slot, slotKey } from './slot.ts';

const hours = Array.from({ length: 10 }, (_, n) => n + 8);
const two = (hour: number) => String(hour).padStart(2, '0');
const monday: Slot[] = hours.map((hour) => ({
  locationId: 'a',
  weekday: 1,
  start: `${two(hour)}:00`,
  end: `${two(hour + 1)}:00`,
}));
const levelsOf = (counts: readonly number[], open = 5) =>
  Object.values(
    demandLevels(
      open,
      monday.slice(0, counts.length),
      (key) => counts[monday.findIndex((cell) => slotKey(cell) === key)] ?? 0,
    ),
  );

describe('levels of demand', () => {
  test('are told from five open requests on: with fewer, a level would tell about one of them', () => {
    expect(levelsOf([4, 0, 0], 4)).toEqual([]);
    expect(levelsOf([4, 0, 0], 5)).toEqual(['high', 'low', 'low']);
    expect([0, 4, 5, undefined].map(hasLevels)).toEqual([false, false, true, false]);
  });

  test('stand against the average: two thirds of it is low, four thirds is high, the same everywhere is the middle', () => {
    expect(levelsOf([6, 6, 6])).toEqual(['medium', 'medium', 'medium']);
    expect(levelsOf([2, 3, 4])).toEqual(['low', 'medium', 'high']);
    expect(levelsOf([20, 30, 31, 39, 40, 20])).toEqual([
      'low',
      'medium',
      'medium',
      'medium',
      'high',
      'low',
    ]);
  });

  test('where nobody has said a time nothing is in demand, and a counter below nobody counts as nobody', () => {
    expect(levelsOf([0, 0])).toEqual(['low', 'low']);
    expect(levelsOf([-3, 0])).toEqual(['low', 'low']);
  });

  test('never turn round: who waits for more has no lower level, and everybody once more waiting changes nothing in the order', () => {
    const rank: Record<DemandLevel, number> = { low: 0, medium: 1, high: 2 };
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 10 }), (counts) => {
        const levels = levelsOf(counts).map((level) => rank[level]);
        for (const [i, n] of counts.entries()) {
          for (const [j, m] of counts.entries())
            if (n <= m) expect(levels[i]).toBeLessThanOrEqual(levels[j] ?? 0);
        }
      }),
    );
  });
});

describe('the quieter half of the day', () => {
  const levels = (morning: DemandLevel, afternoon: DemandLevel) =>
    Object.fromEntries(
      monday.map((cell) => [slotKey(cell), cell.start < '12:00' ? morning : afternoon]),
    );

  test('is named when its times are clearly less asked for', () => {
    expect(quieterHalf(monday, levels('low', 'high'))).toBe('morning');
    expect(quieterHalf(monday, levels('high', 'medium'))).toBe('afternoon');
    expect(quieterHalf(monday, levels('medium', 'medium'))).toBeUndefined();
  });

  test('is not guessed from a time or two, nor from times without a level', () => {
    expect(quieterHalf(monday.slice(2), levels('low', 'high'))).toBeUndefined();
    expect(quieterHalf(monday, {})).toBeUndefined();
  });

  test('half a level on average is needed', () => {
    const mixed = {
      ...levels('low', 'low'),
      'a_1_1200-1300': 'medium',
      'a_1_1300-1400': 'medium',
    } as const;
    expect(quieterHalf(monday, mixed)).toBeUndefined();
    expect(quieterHalf(monday, { ...mixed, 'a_1_1400-1500': 'medium' })).toBe('morning');
  });
});
