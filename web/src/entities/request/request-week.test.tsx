import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PlannedMiniWeek } from './request-mini-week.tsx';
import { requestWeek, weekDayNames } from './request-week.ts';

const slot = (weekday: number, start: string, end: string, locationId = 'praxis'): Slot => ({
  locationId,
  weekday,
  start,
  end,
});
const plan: OfferedPlan = {
  minSlotSize: 60,
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: [1, 3].map((weekday) => ({ weekday, start: '08:00', end: '12:00' })),
    },
    { id: 'lend', title: 'Lend', selectableSlots: [{ weekday: 5, start: '14:00', end: '18:00' }] },
  ],
};
const monday = { locationIds: ['praxis'], slots: [slot(1, '08:00', '10:00')] };

describe('a request as a small week', () => {
  test('has the days and hours of the practice, and offers only those of the chosen location', () => {
    const { days, cells } = requestWeek(monday, plan);
    expect(days).toBe(3);
    expect(cells).toEqual([
      { kind: 'offered', day: 0, from: 0, to: 0.4 },
      { kind: 'offered', day: 1, from: 0, to: 0.4 },
      { kind: 'chosen', day: 0, from: 0, to: 0.2 },
    ]);
  });

  test('shows what is no longer offered, on a day of its own if it must', () => {
    const { days, cells } = requestWeek(
      { locationIds: ['praxis'], slots: [slot(2, '08:00', '09:00'), slot(3, '11:00', '13:00')] },
      plan,
    );
    expect(days).toBe(4);
    expect(cells.filter(({ kind }) => kind !== 'offered')).toEqual([
      { kind: 'former', day: 1, from: 0, to: 0.1 },
      { kind: 'former', day: 2, from: 0.4, to: 0.5 },
      { kind: 'chosen', day: 2, from: 0.3, to: 0.4 },
    ]);
  });

  test('counts all times as offered until the plan is loaded', () => {
    expect(requestWeek(monday, undefined)).toEqual({
      days: 5,
      cells: [{ kind: 'chosen', day: 0, from: 0, to: 0.2 }],
    });
  });

  test('says the same in words, to everybody', () => {
    render(
      <PlannedMiniWeek
        request={{ ...monday, slots: [...monday.slots, slot(2, '08:00', '09:00')] }}
        plan={plan}
      />,
    );
    const week = screen.getByRole('img', { name: /^Mo\s8–10; Di\s8–9 \(nicht mehr angeboten\)$/ });
    expect(week.dataset.tooltip).toBe(week.getAttribute('aria-label'));
  });

  test('names the days that it shows, also one that is no longer offered', () => {
    const request = { ...monday, slots: [...monday.slots, slot(6, '08:00', '09:00')] };
    expect(weekDayNames(plan, request.slots)).toHaveLength(requestWeek(request, plan).days);
    expect(weekDayNames(plan, request.slots).at(-1)).toBe('Samstag');
  });

  test('without times it says so', () => {
    render(<PlannedMiniWeek request={{ ...monday, slots: [] }} plan={plan} />);
    expect(screen.getByText('keine Zeiten')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
