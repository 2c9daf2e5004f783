import { slotKey } from '@platzwart/domain/waiting-list/slot';
import { aRequest, aSlot } from '@platzwart/emulator-data/build-request';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { RequestHead } from './request-head.tsx';

const world = vi.hoisted(() => ({ open: [] as unknown[] }));
vi.mock('../../../entities/request/request-handling.tsx', () => ({
  useAllOpen: () => world.open,
  useRowHandling: () => ({ plan: undefined }),
}));

const slotAt = (weekday: number, start: string, end: string) => aSlot({ weekday, start, end });
const [monday, tuesday] = [slotAt(1, '17:00', '18:00'), slotAt(2, '08:30', '09:15')];

const waiting = (n: number, slots: StoredRequest['slots']): StoredRequest => ({
  ...aRequest({ slots, slotKeys: slots.map(slotKey), requestedAt: new Date(Date.UTC(2026, 0, n)) }),
  id: `r${n}`,
});
const many = (from: number, n: number, slots: StoredRequest['slots']) =>
  Array.from({ length: n }, (_, i) => waiting(from + i, slots));

/** What the head says of the request, beside all others. */
function saidOf(request: StoredRequest, others: readonly StoredRequest[]): string {
  world.open = [request, ...others];
  const { container } = render(<RequestHead request={request} today="2026-06-01" />);
  return /Stelle.*Uhr|Stelle.*Zeit|Stelle.*\d/.exec(container.textContent)?.[0] ?? '';
}

test('the position is a range over all of one’s times, so that nobody is told their best only', () => {
  const mine = waiting(100, [monday, tuesday]);
  const before = [...many(1, 15, [monday, tuesday]), ...many(20, 4, [tuesday])];
  const after = [...many(200, 7, [monday, tuesday]), ...many(300, 2, [monday])];
  expect(saidOf(mine, [...before, ...after])).toBe('Stelle 16–20 von 25–27, je nach Zeit');
});

test('where all times have one position it stands alone, and a single time is named as a time', () => {
  expect(saidOf(waiting(100, [monday, tuesday]), many(1, 1, [monday, tuesday]))).toBe(
    'Stelle 2 von 2',
  );
  expect(saidOf(waiting(100, [monday]), many(1, 2, [monday]))).toBe('Stelle 3 von 3, Mo 17 Uhr');
  expect(saidOf(waiting(100, [tuesday]), [])).toBe('Stelle 1 von 1, Di 8:30 Uhr');
});
