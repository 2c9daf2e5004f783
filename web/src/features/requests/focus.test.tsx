import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { usePanelAddress } from '../../ui/overlay/use-panel-address.ts';
import { ArchiveView } from './archive/archive-view.tsx';
import { RequestPanel } from './panel/request-panel.tsx';
import { RequestsView } from './table/requests-view.tsx';

const rows = vi.hoisted(() =>
  ['Ada', 'Ben', 'Cem'].map((firstname) => ({
    id: firstname.toLowerCase(),
    firstname,
    lastname: 'Probe',
    email: 'probe@example.org',
    phone: '0660 1',
    type: 'self',
    status: 'open',
    requestedAt: new Date('2026-01-05T10:00:00Z'),
    prioritized: false,
    tags: [],
    slots: [],
    locationIds: [],
    slotKeys: [],
    adminNote: '',
    followUp: { state: 'idle', at: null },
    pausedUntil: null,
  })),
);

vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../entities/member/queries.ts', () => ({ useMemberNames: () => new Map() }));
vi.mock('../../entities/request/queries.ts', () => {
  const requests = rows as unknown as WithId<TherapyRequest>[];
  const loaded = <T,>(value: T) =>
    ({ status: 'loaded', value, isCurrent: true, isComplete: true }) as const;
  const [all, none] = [loaded(requests), loaded([])];
  const each = new Map(requests.map((request) => [request.id, loaded(request)]));
  return {
    useOpenRequests: () => all,
    useArchivedRequests: () => all,
    useRequest: (_slug: string, id: string | undefined) =>
      (id && each.get(id)) || { status: 'loading' },
    useRequestHistory: () => none,
  };
});
vi.mock('../../entities/request/archived-counts.ts', () => ({
  useArchivedCounts: () => new Map([['placeFound', 3]]),
}));
vi.mock('./bin/queries.ts', () => ({ useRetentionMonths: () => 18 }));
vi.mock('../../entities/request/commands.ts', () => {
  const done = async () => ({ ok: true, output: {} });
  return { archive: done, reactivate: done, prioritize: done };
});

function Screen({ isArchive }: { isArchive: boolean }) {
  const panel = usePanelAddress('anfrage', 'platz');
  return (
    <>
      {isArchive ? (
        <ArchiveView onOpen={panel.open} binAddress="/papierkorb" />
      ) : (
        <RequestsView openCount={3} locations={[]} today="2026-02-01" onOpen={panel.open} />
      )}
      <RequestPanel
        id={panel.id}
        form={undefined}
        today="2026-02-01"
        onOpen={panel.open}
        onClose={panel.close}
      />
    </>
  );
}

function show({ isArchive = false } = {}) {
  render(
    <BrowserRouter>
      <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
        <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
          <Screen isArchive={isArchive} />
        </RequestHandlingProvider>
      </ToastProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

test('archiving from the panel moves the focus to the next row, undoing it back to the returned one', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Ben Probe' }));
  const panel = await screen.findByRole('dialog');
  await user.click(await waitFor(() => panel.querySelector('#archivieren-ben') as HTMLElement));
  await user.click(await screen.findByRole('menuitem', { name: 'Platz erhalten' }));
  await focused('Cem Probe');
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await focused('Ben Probe');
});

test('reactivating in the archive moves the focus to the next row, the last one to the one before', async () => {
  const user = show({ isArchive: true });
  expect(screen.getByRole('button', { name: 'Platz erhalten 3' })).toBeTruthy();
  screen.getByRole('button', { name: 'Reaktivieren: Ben Probe' }).focus();
  await user.keyboard('{Enter}');
  await focused('Reaktivieren: Cem Probe');
  await user.keyboard('{Enter}');
  await focused('Reaktivieren: Ada Probe');
});
