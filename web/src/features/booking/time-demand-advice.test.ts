import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { type Slot, slotKey } from '@platzwart/domain/waiting-list/slot';
import { describe, expect, it } from 'vitest';
import type { DemandLevels } from '../../entities/practice/demand-levels.ts';
import { adviceFor, examplesOf } from './time-demand-advice.ts';

/** Monday to Friday, 8 to 18: twenty cells before noon, thirty after. */
const cells = offeredCells(defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }));
const mornings = cells.filter(({ start }) => start < '12:00');
const afternoons = cells.filter(({ start }) => start >= '12:00');

const levelled = (levelOf: (cell: Slot) => DemandLevels[string]): DemandLevels =>
  Object.fromEntries(cells.map((cell) => [slotKey(cell), levelOf(cell)]));
const quietMornings = levelled(({ start }) => (start < '12:00' ? 'low' : 'high'));
const quietAfternoons = levelled(({ start }) => (start < '12:00' ? 'high' : 'medium'));

describe('the advice on when chances are better', () => {
  it('names the half of the day that is clearly less asked for', () => {
    expect(adviceFor(cells, quietMornings, [])).toBe('morning');
    expect(adviceFor(cells, quietAfternoons, [])).toBe('afternoon');
  });

  it('is not given where it would not be true, or where nothing is known', () => {
    const alike = levelled(() => 'low');
    expect(adviceFor(cells, alike, [])).toBeUndefined();
    expect(adviceFor(cells, {}, [])).toBeUndefined();
    expect(adviceFor([], quietMornings, [])).toBeUndefined();
  });

  it('stays while fewer than half of that half are chosen, and goes with the half: then it is followed already', () => {
    expect(mornings).toHaveLength(20);
    expect(adviceFor(cells, quietMornings, mornings.slice(0, 9))).toBe('morning');
    expect(adviceFor(cells, quietMornings, mornings.slice(0, 10))).toBeUndefined();
  });

  it('does not count what is chosen in the other half, nor at a place that is not chosen any more', () => {
    expect(adviceFor(cells, quietMornings, afternoons)).toBe('morning');
    const elsewhere = mornings.map((cell) => ({ ...cell, locationId: 'lend' }));
    expect(adviceFor(cells, quietMornings, elsewhere)).toBe('morning');
  });
});

describe('the times named with the advice', () => {
  const name = (slots: readonly Slot[]) =>
    examplesOf('morning', cells, quietMornings, slots).map(
      ({ weekday, start }) => `${weekday} ${start}`,
    );

  it('are two of that half, on two days, first on days on which somebody comes anyway, and none that is chosen', () => {
    expect(name([])).toEqual(['1 08:00', '2 08:00']);
    const thursday = afternoons.filter(({ weekday }) => weekday === 4);
    expect(name(thursday)).toEqual(['4 08:00', '1 08:00']);
    expect(
      name(mornings.filter(({ weekday, start }) => weekday === 1 && start === '08:00')),
    ).toEqual(['1 09:00', '2 08:00']);
  });

  it('are none where nothing is known', () => {
    expect(examplesOf('morning', cells, {}, [])).toEqual([]);
  });
});
