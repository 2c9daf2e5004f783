import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import type { Logged } from './commands.ts';
import { ContactLog } from './contact-log.tsx';
import { ContactLoggingProvider } from './contact-logging.tsx';

const today = '2026-11-21';
const ada = {
  id: 'ada',
  firstname: 'Ada',
  lastname: 'Probe',
  status: 'open',
  requestedAt: new Date('2026-11-01T10:00:00Z'),
  nextStep: null,
  lastContact: null,
} as unknown as WithId<TherapyRequest>;

const sent = vi.hoisted(() => [] as unknown[]);
const open = vi.hoisted(() => ({ status: 'loaded', value: [], isCurrent: true, isComplete: true }));
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({ useMemberNames: () => new Map([['eva', 'Eva']]) }));
vi.mock('../../../entities/request/queries.ts', () => ({
  useOpenRequests: () => open,
}));
vi.mock('../../../entities/request/commands.ts', () => ({}));
vi.mock('./commands.ts', () => ({ logContact: async (_slug: string, _id: string, logged: Logged) => ({ ok: sent.push(logged) > 0 }) }));

function show(request = ada) {
  const panel = (shown: typeof ada) => (
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <RequestHandlingProvider slug="praxis" uid="eva" readOnlyReason={undefined}>
        <ContactLoggingProvider uid="eva">
          <ContactLog request={shown} today={today} />
        </ContactLoggingProvider>
      </RequestHandlingProvider>
    </ToastProvider>
  );
  const { rerender } = render(panel(request));
  return { user: userEvent.setup(), go: (to: typeof ada) => rerender(panel(to)) };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  sent.length = 0;
});

test('one press keeps what came of a call, with the remark typed before it, and shows it at once', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: /Bemerkung/ }), 'Mailbox besprochen');
  await user.click(button('Nicht erreicht'));
  expect(sent).toEqual([{ contact: 'notReached', nextStep: { kind: 'notReached', dueOn: null }, remark: 'Mailbox besprochen' }]);
  expect(screen.getByText('„Mailbox besprochen“')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Bemerkung/ }).value).toBe('');
  expect(button('Erledigt: Nicht erreicht')).toBeTruthy();
});

test('a call back takes one more press for the usual days', async () => {
  const { user } = show();
  await user.click(button('Rückruf …'));
  await user.click(button('morgen, So, 22.11.'));
  expect(sent).toEqual([{ contact: 'callBack', nextStep: { kind: 'callBack', dueOn: '2026-11-22' }, remark: '' }]);
  expect(document.activeElement).toBe(button('Rückruf …'));
});

test('a day of one’s own is validated when it is entered; a day that is over is not taken', async () => {
  const { user } = show();
  await user.click(button('Rückruf …'));
  const day = screen.getByRole('textbox', { name: 'Anderer Tag' });
  await user.type(day, '20.11.26{Enter}');
  expect(screen.getByText('Bitte wähle heute oder einen späteren Tag.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(day);
  await user.type(day, '24.11.26{Enter}');
  expect(sent).toEqual([{ contact: 'callBack', nextStep: { kind: 'callBack', dueOn: '2026-11-24' }, remark: '' }]);
});

test('Escape closes the choice of a day alone, and gives the focus back', async () => {
  const { user } = show();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await user.click(button('Rückruf …'));
  outside.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Rückruf' })).toBeNull();
  expect(document.activeElement).toBe(button('Rückruf …'));
  // The panel closes on an Escape that reaches the document.
  expect(outside).not.toHaveBeenCalled();
  document.removeEventListener('keydown', outside);
});

test('a remark that was begun stays with its own request', async () => {
  const { user, go } = show();
  await user.type(screen.getByRole('textbox', { name: /Bemerkung/ }), 'Nur für Ada');
  go({ ...ada, id: 'ben', firstname: 'Ben' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Bemerkung/ }).value).toBe('');
});

test('a remark beyond its limit is not sent, and nothing of it is lost', async () => {
  const { user } = show();
  const remark = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Bemerkung/ });
  remark.focus();
  await user.paste('x'.repeat(501));
  await user.click(button('Erreicht'));
  expect(sent).toEqual([]);
  expect(remark.value).toHaveLength(501);
  expect(screen.getByText('Bitte kürze die Bemerkung auf höchstens 500 Zeichen.')).toBeTruthy();
});

test('what is done needs no contact', async () => {
  const { user } = show({ ...ada, nextStep: { kind: 'callBack', dueOn: today, since: new Date() } });
  await user.click(button('Erledigt: Rückruf heute'));
  expect(sent).toEqual([{ contact: null, nextStep: null, remark: '' }]);
  expect(screen.queryByText(/Nächster Schritt/)).toBeNull();
});
