import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { openerId, viewHeading } from '../../../ui/overlay/row-focus.ts';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { usePanelQuestion } from './use-panel-question.tsx';

const server = vi.hoisted(() => ({
  refusal: undefined as string | undefined,
  asked: [] as string[],
}));

vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/request/queries.ts', () => {
  const none = { status: 'loaded', value: [], isCurrent: true, isComplete: true };
  return { useOpenRequests: () => none };
});
vi.mock('../../../firebase/calls.ts', () => ({
  call: async (name: string, { requestId }: { requestId: string }) => {
    if (server.refusal === undefined) server.asked.push(`${name} ${requestId}`);
    return server.refusal
      ? { kind: 'refused', details: [{ field: 'form', code: 'x', message: server.refusal }] }
      : { kind: 'done', output: {} };
  },
}));

const storedRequest = (id: string, change: Partial<TherapyRequest> = {}) =>
  ({
    id,
    firstname: 'Ada',
    lastname: 'Probe',
    status: 'open',
    archiveReason: null,
    ...change,
  }) as WithId<TherapyRequest>;
const ada = storedRequest('ada');
const merged = storedRequest('alt', { status: 'archived', archiveReason: 'merged' });
const simple = storedRequest('neu', { status: 'archived', archiveReason: 'other' });

const onClose = vi.fn();

function Panel({ openId }: { openId: string }) {
  const { askDeletion, reactivate, question } = usePanelQuestion({ openId, onClose });
  return (
    <>
      <h2 {...viewHeading}>Anfragen</h2>
      {question}
      <button type="button" onClick={() => askDeletion(ada)}>
        Löschen
      </button>
      <button type="button" onClick={() => reactivate(merged)}>
        Alte reaktivieren
      </button>
      <button type="button" onClick={() => reactivate(simple)}>
        Einfache reaktivieren
      </button>
    </>
  );
}

function inside(openId: string) {
  return (
    <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
      <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={undefined}>
        <Panel openId={openId} />
      </RequestHandlingProvider>
    </ToastProvider>
  );
}

beforeEach(() => {
  server.refusal = undefined;
  server.asked.length = 0;
  onClose.mockClear();
});

const inTheBin = { name: 'In den Papierkorb' };

test('nothing is deleted before it was confirmed; then it lies in the bin, the panel closes, and one press brings it back', async () => {
  const user = userEvent.setup();
  render(inside('ada'));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  const confirm = await screen.findByRole('button', inTheBin);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /In den Papierkorb/ }).checked).toBe(
    true,
  );
  expect(server.asked).toEqual([]);
  await user.click(confirm);
  expect(server.asked).toEqual(['binRequest ada']);
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(server.asked.at(-1)).toBe('bringBackRequest ada');
  expect(
    await screen.findByText('Die Anfrage von Ada Probe ist wieder da, wo sie war'),
  ).toBeTruthy();
});

test('for good it goes by choosing so, and nothing offers to take that back', async () => {
  const user = userEvent.setup();
  render(inside('ada'));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(await screen.findByRole('radio', { name: /Sofort endgültig/ }));
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(server.asked).toEqual(['deleteRequest ada']);
  expect(await screen.findByText('Die Anfrage von Ada Probe ist gelöscht')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
});

test('a refusal stays with the question, and the panel stays open', async () => {
  server.refusal = 'Dafür fehlt dir die Berechtigung.';
  const user = userEvent.setup();
  render(inside('ada'));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(await screen.findByRole('button', inTheBin));
  expect(await screen.findByText(server.refusal)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('whoever moves on to another request is not asked about the one before', async () => {
  const user = userEvent.setup();
  const { rerender } = render(inside('ada'));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await screen.findByRole('button', inTheBin);
  rerender(inside('ben'));
  expect(screen.queryByRole('button', inTheBin)).toBeNull();
});

test('Escape answers the question and does not reach the panel around it', async () => {
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  const user = userEvent.setup();
  render(inside('ada'));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await screen.findByRole('button', inTheBin);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', inTheBin)).toBeNull();
  expect(outside).not.toHaveBeenCalled();
  document.removeEventListener('keydown', outside);
});

test('once the deleted row is gone the focus is somewhere to go on from', async () => {
  const user = userEvent.setup();
  render(inside('ada'));
  const row = document.body.appendChild(document.createElement('button'));
  row.id = openerId('ada');
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(await screen.findByRole('button', inTheBin));
  row.focus();
  row.remove();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Anfragen' })),
  );
});

test('what was merged is brought back after a question, anything else at once', async () => {
  const user = userEvent.setup();
  const { rerender } = render(inside('neu'));
  await user.click(screen.getByRole('button', { name: 'Einfache reaktivieren' }));
  expect(server.asked).toEqual(['reactivateRequest neu']);
  rerender(inside('alt'));
  await user.click(screen.getByRole('button', { name: 'Alte reaktivieren' }));
  expect(server.asked).toEqual(['reactivateRequest neu']);
  await user.click(await screen.findByRole('button', { name: 'Reaktivieren' }));
  expect(server.asked).toEqual(['reactivateRequest neu', 'reactivateRequest alt']);
});
