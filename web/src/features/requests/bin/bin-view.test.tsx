import { messages } from '@platzwart/domain/failure';
import type { WithId } from '@platzwart/domain/request/request';
import type { BinnedRequest } from '@platzwart/domain/retention/bin';
import { binMessages } from '@platzwart/domain/retention/bin-messages';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { BinView } from './bin-view.tsx';

type Rows = readonly WithId<BinnedRequest>[];
const server = vi.hoisted(() => ({
  rows: [] as unknown,
  refusal: undefined as string | undefined,
  done: [] as string[],
}));

vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['anna', 'Anna Admin']]),
}));
vi.mock('../../../entities/request/queries.ts', () => {
  const none = { status: 'loaded', value: [], isCurrent: true, isComplete: true };
  return { useOpenRequests: () => none };
});
vi.mock('./queries.ts', () => ({ useBin: () => server.rows, useRetentionMonths: () => 18 }));
vi.mock('../../../firebase/calls.ts', () => ({
  call: async (name: string, { requestId }: { requestId: string }) => {
    server.done.push(`${name} ${requestId}`);
    return server.refusal
      ? { kind: 'refused', details: [{ field: 'form', code: 'x', message: server.refusal }] }
      : { kind: 'done', output: {} };
  },
}));

const binned = (id: string, over: Partial<BinnedRequest> = {}) =>
  ({
    id,
    firstname: 'Ada',
    lastname: id,
    status: 'open',
    activeAt: new Date('2026-11-01T09:00:00Z'),
    binnedAt: new Date('2026-11-20T09:00:00Z'),
    binnedBy: 'anna',
    binnedWith: null,
    ...over,
  }) as WithId<BinnedRequest>;

function show(rows: Rows, readOnlyReason?: string) {
  return showLive({ status: 'loaded', value: rows, isCurrent: true }, readOnlyReason);
}

function showLive(live: unknown, readOnlyReason?: string) {
  server.rows = live;
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
        <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={readOnlyReason}>
          <BinView today="2026-11-23" archiveAddress="/archiv" />
        </RequestHandlingProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  server.refusal = undefined;
  server.done.length = 0;
});

test('each says who deleted it when, how long it stays, and what lies there with it', () => {
  show([
    binned('Eins'),
    binned('Alt', {
      status: 'archived',
      binnedBy: 'weg',
      activeAt: new Date('2025-05-25T09:00:00Z'),
    }),
    binned('Zwilling', { binnedWith: 'Eins', status: 'archived' }),
  ]);
  const [first, second, ...more] = within(
    screen.getByRole('list', { name: 'Papierkorb' }),
  ).getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(first?.textContent).toContain(
    'Gelöscht am 20.11.2026 von Anna Admin, war auf der Warteliste, mit einer zusammengeführten Anfrage',
  );
  expect(first?.textContent).toContain('noch 27 Tage');
  expect(second?.textContent).toContain('von jemandem, der nicht mehr im Team ist, war im Archiv');
  // Its retention period ends before its days in the bin do.
  expect(second?.textContent).toContain('noch 2 Tage');
  expect(screen.getByText('2 gelöschte Anfragen')).toBeTruthy();
});

test('one press brings it back, and the focus moves on; a refusal stays at its row', async () => {
  const user = show([binned('Eins'), binned('Zwei')]);
  await user.click(screen.getByRole('button', { name: 'Zurückholen: Ada Eins' }));
  expect(server.done).toEqual(['bringBackRequest Eins']);
  expect(await screen.findByText('Ada Eins steht wieder auf der Warteliste')).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Zurückholen: Ada Zwei' }),
  );
  server.refusal = binMessages.samePersonWaitsAnew;
  await user.click(screen.getByRole('button', { name: 'Zurückholen: Ada Zwei' }));
  const row = screen
    .getByRole('button', { name: 'Zurückholen: Ada Zwei' })
    .closest('li') as HTMLElement;
  expect(await within(row).findByText(server.refusal)).toBeTruthy();
});

test('for good it goes after a question, which the keyboard answers', async () => {
  const user = show([binned('Eins')]);
  const open = screen.getByRole('button', { name: 'Endgültig löschen: Ada Eins' });
  await user.click(open);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /endgültig löschen/ })),
  );
  await user.keyboard('{Escape}');
  expect(server.done).toEqual([]);
  expect(document.activeElement).toBe(open);
  await user.click(open);
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(server.done).toEqual(['deleteRequest Eins']);
});

test('in a locked practice both continue; whoever may only read sees what is there', async () => {
  const user = show([binned('Eins')], messages.practiceReadOnly);
  await user.click(screen.getByRole('button', { name: 'Zurückholen: Ada Eins' }));
  expect(server.done).toEqual(['bringBackRequest Eins']);
});

test('viewers cannot press anything', async () => {
  const user = show([binned('Eins')], 'Du kannst hier nur lesen.');
  await user.click(screen.getByRole('button', { name: 'Zurückholen: Ada Eins' }));
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen: Ada Eins' }));
  expect(server.done).toEqual([]);
  expect(screen.queryByRole('group')).toBeNull();
});

test.each([
  ['an empty one', { status: 'loaded', value: [], isCurrent: true }, 'Der Papierkorb ist leer'],
  ['one that is on its way', { status: 'loading' }, 'Der Papierkorb wird geladen …'],
])('%s says so', (_which, live, expected) => {
  showLive(live);
  expect(screen.getByText(expected)).toBeTruthy();
});

test('one that could not be read can be asked for again', async () => {
  const retry = vi.fn();
  const user = showLive({ status: 'failed', retry });
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(retry).toHaveBeenCalledOnce();
});
