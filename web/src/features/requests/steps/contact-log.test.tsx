import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { render, screen, waitFor, within } from '@testing-library/react';
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
  offer: null,
  adminNote: '',
  noteRevision: 0,
} as unknown as WithId<TherapyRequest>;

const sent = vi.hoisted(() => [] as unknown[]);
const open = vi.hoisted(() => ({ status: 'loaded', value: [], isCurrent: true, isComplete: true }));
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['eva', 'Eva']]),
}));
vi.mock('../../../entities/request/queries.ts', () => ({
  useOpenRequests: () => open,
}));
const answers = vi.hoisted(() => ({ refusal: undefined as string | undefined }));
vi.mock('../../../entities/request/commands.ts', () => ({
  saveNote: async (_slug: string, id: string, note: string, revision: number) => {
    if (answers.refusal) return { ok: false, problem: { message: answers.refusal } };
    return { ok: sent.push({ note, id, revision }) > 0 };
  },
  archive: async (_slug: string, id: string, reason: string) => {
    sent.push({ archived: id, reason });
    return { ok: true, output: {} };
  },
}));
vi.mock('./commands.ts', () => ({
  logContact: async (_slug: string, _id: string, logged: Logged) => ({ ok: sent.push(logged) > 0 }),
}));

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
const noteField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notiz zum Anruf/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  sent.length = 0;
  answers.refusal = undefined;
});

test('one press keeps what came of a call and shows it at once; what was typed before is a dated line of the note', async () => {
  const { user } = show({ ...ada, adminNote: 'Ruft nie zurück.', noteRevision: 3 });
  await user.type(noteField(), 'Mailbox besprochen');
  await user.click(button('Nicht erreicht'));
  expect(sent).toEqual([
    { note: 'Ruft nie zurück.\n21.11. Eva: Mailbox besprochen', id: 'ada', revision: 3 },
    { contact: 'notReached', nextStep: { kind: 'notReached', dueOn: '2026-11-23' } },
  ]);
  expect(noteField().value).toBe('');
  expect(screen.getByText('Noch einmal anrufen am Mo, 23.11.')).toBeTruthy();
});

test('a page that closes asks about a line that is still being typed, and about nothing else', async () => {
  const { user } = show();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.type(noteField(), 'Mailbox');
  expect(asks()).toBe(true);
  await user.tab();
  expect(asks()).toBe(false);
});

test('a call back takes one more press for the usual days, and can have a time', async () => {
  const { user } = show();
  await user.click(button('Rückruf …'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Uhrzeit' }), '14:30');
  await user.click(button('morgen, So, 22.11.'));
  expect(sent).toEqual([
    {
      contact: 'callBack',
      nextStep: { kind: 'callBack', dueOn: '2026-11-22', time: '14:30' },
    },
  ]);
  expect(screen.getByText('Rückruf morgen um 14:30 Uhr')).toBeTruthy();
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
  expect(sent).toEqual([
    { contact: 'callBack', nextStep: { kind: 'callBack', dueOn: '2026-11-24' } },
  ]);
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

test('what was typed after the press is saved with its own request when the next one comes', async () => {
  const { user, go } = show();
  await user.click(button('Erreicht'));
  await user.type(noteField(), 'Nur für Ada');
  go({ ...ada, id: 'ben', firstname: 'Ben' });
  expect(noteField().value).toBe('');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ note: '21.11. Eva: Nur für Ada', id: 'ada', revision: 0 }),
  );
});

test('a line that is refused stays in its field with the reason, or is told with its words if the field is gone', async () => {
  answers.refusal = 'Die Notiz ist voll.';
  const { user, go } = show();
  await user.type(noteField(), 'Montag');
  await user.tab();
  expect(await screen.findByText('Die Notiz ist voll.')).toBeTruthy();
  expect(noteField().value).toBe('Montag');
  await user.type(noteField(), ' 14 Uhr');
  go({ ...ada, id: 'ben', firstname: 'Ben' });
  expect((await screen.findAllByText(/„Montag 14 Uhr“/)).length).toBeGreaterThan(0);
});

test('the answers say what they do: still waiting stays on the list, no interest archives', async () => {
  const { user } = show();
  const said = within(screen.getByRole('group', { name: 'Was kam heraus?' })).getAllByRole(
    'button',
  );
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Erreichtnichts weiter zu tun',
    'Nicht erreichtam Mo, 23.11. noch einmal',
    'Rückruf …an einem Tag',
    'Wartet weiterbleibt auf der Liste',
    'Kein Interesse mehrins Archiv',
  ]);
  await user.click(button('Wartet weiter'));
  await user.click(button('Kein Interesse mehr'));
  expect(sent).toEqual([
    { contact: 'waitsOn', nextStep: null },
    { archived: 'ada', reason: 'noInterest' },
  ]);
});

test('details that still lack can be given up without a call', async () => {
  const { user } = show({
    ...ada,
    nextStep: { kind: 'addDetails', dueOn: null, since: new Date() },
  });
  await user.click(button('Genügt so'));
  expect(sent).toEqual([{ contact: null, nextStep: null }]);
  expect(screen.queryByText(/Nächster Schritt/)).toBeNull();
});
