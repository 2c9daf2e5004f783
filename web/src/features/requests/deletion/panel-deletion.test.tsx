/** Uses the real panel and menu, because both manage focus and Escape. */
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { RequestPanel } from '../panel/request-panel.tsx';
import { usePanelQuestion } from './use-panel-question.tsx';

const request = vi.hoisted(() => ({
  id: 'ada',
  firstname: 'Ada',
  lastname: 'Probe',
  email: 'probe@example.org',
  phone: '0660 1',
  type: 'self',
  status: 'open',
  source: 'online',
  requestedAt: new Date('2026-01-05T10:00:00Z'),
  prioritized: false,
  tags: [],
  slots: [],
  slotKeys: [],
  locationIds: [],
  adminNote: '',
  followUp: { state: 'idle', at: null },
  pausedUntil: null,
}));
const server = vi.hoisted(() => ({ asked: [] as string[] }));

vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({ useMemberNames: () => new Map() }));
vi.mock('../../../entities/request/queries.ts', () => {
  const loaded = <T,>(value: T) =>
    ({ status: 'loaded', value, isCurrent: true, isComplete: true }) as const;
  const [all, one, none] = [
    loaded([request]),
    loaded(request as unknown as WithId<TherapyRequest>),
    loaded([]),
  ];
  return {
    useOpenRequests: () => all,
    useRequest: (_slug: string, id: string | undefined) =>
      id === undefined ? { status: 'loading' } : one,
    useRequestHistory: () => none,
  };
});
vi.mock('../../../firebase/calls.ts', () => ({
  call: async (name: string, { requestId }: { requestId: string }) => {
    server.asked.push(`${name} ${requestId}`);
    return { kind: 'done', output: {} };
  },
}));

const onClose = vi.fn();

function Screen() {
  const { question, askDeletion } = usePanelQuestion({ openId: 'ada', onClose });
  return (
    <RequestPanel
      id="ada"
      form={undefined}
      today="2026-02-01"
      notice={question}
      onOpen={() => {}}
      onClose={onClose}
      onDelete={askDeletion}
    />
  );
}

test('the question takes the focus from the menu, Escape answers it and leaves the panel open', async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
        <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
          <Screen />
        </RequestHandlingProvider>
      </ToastProvider>
    </BrowserRouter>,
  );
  const choose = async () => {
    await user.click(
      await screen.findByRole('button', {
        name: /Ada Probe.*(mehr|weitere)|(mehr|weitere).*Ada Probe/i,
      }),
    );
    await user.click(await screen.findByRole('menuitem', { name: /löschen/i }));
    return screen.findByRole('group', { name: /Ada Probe löschen/ });
  };
  const question = await choose();
  await waitFor(() => expect(document.activeElement).toBe(question));
  // The menu restores focus a few frames later.
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(question);

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: /Ada Probe löschen/ })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy());

  await choose();
  await user.click(screen.getByRole('radio', { name: /Sofort endgültig/ }));
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(server.asked).toEqual(['deleteRequest ada']);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
