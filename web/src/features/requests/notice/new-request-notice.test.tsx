import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { DocumentTitle } from '../../../ui/document-title.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import NewRequestNotice from './new-request-notice.tsx';

const request = (id: string, minute: number) =>
  ({
    id,
    firstname: id,
    lastname: 'Probe',
    requestedAt: new Date(minute * 60_000),
    source: 'online',
    status: 'open',
    tags: [],
  }) as unknown as WithId<TherapyRequest>;

const live = vi.hoisted(() => ({ value: { status: 'loading' } as unknown, redraw: () => {} }));
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/request/queries.ts', () => ({ useOpenRequests: () => live.value }));
vi.mock('../../../entities/request/commands.ts', () => ({}));

function Screen() {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  live.redraw = redraw;
  return (
    <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
      <DocumentTitle title="Anfragen – Praxis" />
      <NewRequestNotice requestsAddress="/praxis/administration/anfragen" />
      <Address />
    </RequestHandlingProvider>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

let hidden: MockInstance<() => boolean>;
const arrive = (requests: readonly WithId<TherapyRequest>[], isComplete = true) =>
  act(() => {
    live.value = { status: 'loaded', value: requests, isCurrent: true, isComplete };
    live.redraw();
  });
const look = (isHidden: boolean) =>
  act(() => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(async () => {
  live.value = { status: 'loading' };
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <Screen />
      </ToastProvider>
    </MemoryRouter>,
  );
});
afterEach(() => hidden.mockRestore());

test('what comes while one looks elsewhere is counted in the tab and told on return, with the way to the newest', async () => {
  const user = userEvent.setup();
  await arrive([request('Ada', 1)]);
  await look(true);
  await arrive([request('Ada', 1), request('Ben', 2)]);
  await arrive([request('Ada', 1), request('Ben', 2), request('Cem', 3)]);
  expect(document.title).toBe('(2) Anfragen – Praxis');
  expect(screen.queryByText('2 neue Anfragen')).toBeNull();
  await look(false);
  expect(document.title).toBe('Anfragen – Praxis');
  expect(screen.getByText('2 neue Anfragen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ansehen' }));
  expect(screen.getByText('/praxis/administration/anfragen?anfrage=Cem')).toBeTruthy();
});

test('who sees a request arrive is not told of it afterwards', async () => {
  await arrive([request('Ada', 1)]);
  await arrive([request('Ada', 1), request('Ben', 2)]);
  await look(true);
  expect(document.title).toBe('Anfragen – Praxis');
  await look(false);
  expect(screen.queryByText(/neue Anfrage/)).toBeNull();
});

test('a long list that is still coming is no news, and neither is what was archived before one came back', async () => {
  await look(true);
  await arrive([request('Ada', 1)], false);
  await arrive([request('Ada', 1), request('Ben', 2)]);
  expect(document.title).toBe('Anfragen – Praxis');
  await arrive([request('Ada', 1), request('Ben', 2), request('Cem', 3)]);
  expect(document.title).toBe('(1) Anfragen – Praxis');
  await arrive([request('Ada', 1), request('Ben', 2)]);
  await look(false);
  expect(document.title).toBe('Anfragen – Praxis');
  expect(screen.queryByText(/neue Anfrage/)).toBeNull();
});
