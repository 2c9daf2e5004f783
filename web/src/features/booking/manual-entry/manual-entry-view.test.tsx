import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import ManualEntryView, { type ManualEntryViewProps } from './manual-entry-view.tsx';
import { texts } from './texts.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call: (_name: string, entry: unknown) => send(entry) }));

const form = aFormConfiguration({
  selectableLocations: [{ id: 'praxis', title: 'Praxis', selectableSlots: [{ weekday: 1, start: '08:00', end: '10:00' }] }],
  reasonRequired: false,
});

beforeEach(() => {
  send.mockReset().mockResolvedValue({ kind: 'done', output: { requestId: 'f'.repeat(32) } });
  history.replaceState(null, '');
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`dort ${pathname}${search}`}</p>;
}

function show(over: Partial<ManualEntryViewProps> = {}) {
  const page = (more: Partial<ManualEntryViewProps>) => (
    <MemoryRouter initialEntries={['/praxis/administration/neu']}>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <Routes>
          <Route
            path="/praxis/administration/neu"
            element={
              <ManualEntryView
                slug="praxis"
                form={form}
                today="2026-11-21"
                basePath="/praxis/administration"
                readOnlyReason={undefined}
                {...over}
                {...more}
              />
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page({}));
  return { user: userEvent.setup(), rerender: (more: Partial<ManualEntryViewProps>) => rerender(page(more)) };
}

type User = ReturnType<typeof userEvent.setup>;

const press = (user: User) => user.click(screen.getByRole('button', { name: texts.save }));

async function fillIn(user: User) {
  await user.click(screen.getByRole('radio', { name: /selbst/ }));
  await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Eva');
  await user.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Huber');
  await user.type(screen.getByRole('textbox', { name: 'Geburtsdatum' }), '170584');
  await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '0660 1');
  await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
}

test('a call is sent without an address, of an earlier day, and leads to the request in the table', async () => {
  const { user } = show();
  await fillIn(user);
  await user.type(screen.getByRole('textbox', { name: /Angefragt am/ }), '1.2.26');
  await press(user);
  expect(await screen.findByText(`dort /praxis/administration/anfragen?anfrage=${'f'.repeat(32)}`)).toBeTruthy();
  expect(screen.getByText(texts.saved('Eva Huber'))).toBeTruthy();
  const sent = send.mock.calls[0]?.[0];
  expect(sent).toMatchObject({ firstname: 'Eva', email: '', requestedOn: '2026-02-01', birthdate: '1984-05-17', followUpConsent: false });
  for (const box of ['termsOfUseAccepted', 'healthDataConsent']) expect(sent).not.toHaveProperty(box);
});

test('what is missing is told at once, in the order of the page, and nothing is sent', async () => {
  const { user } = show();
  await press(user);
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(within(summary).getAllByRole('link').length).toBeGreaterThan(4);
  expect(screen.getByRole('textbox', { name: 'Telefonnummer' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: /E-Mail-Adresse/ }).getAttribute('aria-invalid')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('pressed twice it is sent once, and once more under the same id after no answer', async () => {
  let answer: (value: unknown) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { user } = show();
  await fillIn(user);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: texts.saving }));
  expect(send).toHaveBeenCalledOnce();
  answer({ kind: 'failed' });
  expect(await screen.findByText(texts.problems.noAnswer)).toBeTruthy();
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[0]).toEqual(send.mock.calls[0]?.[0]);
});

test('of a person who waits already, a way leads to the open request and the entries stay', async () => {
  send.mockResolvedValue({ kind: 'refused', details: [{ field: 'requestId', code: 'samePersonWaits', message: 'wartet schon' }] });
  const { user } = show();
  await fillIn(user);
  await press(user);
  const link = await screen.findByRole('link', { name: new RegExp(texts.showWaiting('Eva Huber')) });
  expect(link.getAttribute('href')).toBe('/praxis/administration/anfragen#suche=Eva+Huber');
  expect(screen.getByRole('heading', { name: texts.notSaved })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Eva');
});

test('a refusal appears at its field', async () => {
  send.mockResolvedValue({ kind: 'refused', details: [{ field: 'phone', code: 'x', message: 'so nicht' }] });
  const { user } = show();
  await fillIn(user);
  await press(user);
  expect((await screen.findAllByText('so nicht')).length).toBe(2);
  expect(screen.getByRole('heading', { name: texts.invalid })).toBeTruthy();
});

test('consent is asked for with an address alone, and goes with it', async () => {
  const { user } = show();
  await fillIn(user);
  expect(screen.queryByRole('checkbox', { name: texts.followUpConsent })).toBeNull();
  const email = screen.getByRole('textbox', { name: /E-Mail-Adresse/ });
  await user.type(email, 'eva@post.example');
  await user.click(screen.getByRole('checkbox', { name: texts.followUpConsent }));
  await user.clear(email);
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ email: '', followUpConsent: false });
});

test('who may only read sees why instead of the form; what was typed before a lock stays readable', async () => {
  const { user, rerender } = show({ readOnlyReason: 'Du hast Lesezugriff.' });
  expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender({ readOnlyReason: undefined });
  await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Eva');
  rerender({ readOnlyReason: 'gesperrt' });
  expect(screen.getByText('gesperrt')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Eva');
  await press(user);
  expect(send).not.toHaveBeenCalled();
});
