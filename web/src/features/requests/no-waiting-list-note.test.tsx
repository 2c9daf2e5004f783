import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { NoWaitingListNote } from './no-waiting-list-note.tsx';
import { texts } from './texts.ts';

const world = vi.hoisted(() => ({ open: {} as unknown }));
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../entities/request/queries.ts', () => ({ useOpenRequests: () => world.open }));
vi.mock('../../entities/request/commands.ts', () => ({}));

const waiting = (firstname: string, start: string, end: string) => ({
  id: firstname,
  status: 'open',
  locationIds: ['a'],
  slots: [{ locationId: 'a', weekday: 1, start, end }],
});
const until = (end: string): OfferedPlan => ({
  minSlotSize: 60,
  selectableLocations: [
    { id: 'a', title: 'A', selectableSlots: [{ weekday: 1, start: '08:00', end }] },
  ],
});
const live = {
  status: 'loaded',
  value: [waiting('Ada', '08:00', '10:00'), waiting('Ben', '10:00', '12:00')],
  isCurrent: true,
};

beforeEach(() => {
  world.open = { ...live, isComplete: true };
});

function show(plan: OfferedPlan) {
  const view = (now: OfferedPlan) => (
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined} plan={now}>
          <NoWaitingListNote basePath="/praxis/administration" />
        </RequestHandlingProvider>
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(view(plan));
  return { save: (next: OfferedPlan) => rerender(view(next)) };
}

test('once a plan is saved that leaves somebody out, it says so and leads to them in the table', () => {
  const { save } = show(until('12:00'));
  expect(screen.queryByRole('link')).toBeNull();
  save(until('10:00'));
  const note = within(screen.getByRole('status'));
  expect(note.getByText(texts.countOnNoWaitingList(1), { exact: false })).toBeTruthy();
  expect(note.getByRole('link', { name: texts.showThem }).getAttribute('href')).toBe(
    '/praxis/administration/anfragen?ohne-warteliste=ja',
  );
});

test('no number is given while requests are still to come', () => {
  world.open = { ...live, isComplete: false };
  show(until('10:00'));
  expect(screen.queryByRole('link')).toBeNull();
});
