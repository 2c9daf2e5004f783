import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import ClosedNotice from './closed-notice.tsx';
import { SetupView } from './setup-view.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const practice = aPractice({
  slug: 'praxis',
  subtitle: 'Logopädie in Leipzig',
  bookingEnabled: false,
  notYetOpened: true,
});
const [place] = practice.locations;
const form = defaultFormConfiguration({ id: place?.id ?? '', title: place?.title ?? '' });

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

function show(hash = '') {
  render(
    <MemoryRouter initialEntries={[`/a/einrichten${hash}`]}>
      <ToastProvider label="Meldungen" closeLabel="schließen">
        <SetupView
          slug="praxis"
          practice={practice}
          form={form}
          requestsPath="/a/anfragen"
          importPath="/a/import"
          preview={<p>Das Formular</p>}
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const radio = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement;
const press = (name: string) => screen.getByRole('button', { name });
const calls = () =>
  call.mock.calls.map(([name, { edits, step }]) => [name, edits ? Object.keys(edits) : step]);

test('three questions, answered: the plan and the template are saved, and the last press opens the practice', async () => {
  const user = show();
  const line = screen.getByLabelText('In einer Zeile');
  await user.clear(line);
  await user.type(line, 'Mo–Do 9–12{Enter}');
  await user.click(press('So arbeiten wir'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Was fragt ihr?' })),
  );
  // Read from the practice's own words; another is one press.
  expect(radio(/^Logopädie/).checked).toBe(true);
  await user.click(radio(/^Physiotherapie/));
  await user.click(press('Das fragen wir'));
  await screen.findByRole('heading', { name: 'Bringt ihr eine Liste mit?' });
  expect(radio(/^Leer beginnen/).checked).toBe(true);
  await user.click(radio(/^Liste übernehmen/));
  expect(screen.getByRole('link', { name: 'Zur Liste' })).toHaveProperty('pathname', '/a/import');
  expect(screen.queryByRole('button', { name: 'Jetzt öffnen' })).toBeNull();
  await user.click(radio(/^Leer beginnen/));
  expect(screen.getByText('Das Formular')).toBeTruthy();
  await user.click(press('Jetzt öffnen'));
  expect(calls()).toEqual([
    ['updateLocations', [place?.id]],
    ['completeFirstStep', 'plan'],
    ['updateFormConfiguration', expect.arrayContaining([expect.any(String)])],
    ['completeFirstStep', 'form'],
    ['setIntake', ['bookingEnabled']],
  ]);
});

test('each is skipped with one press, which saves nothing; the suggestion as it is needs no save either', async () => {
  const user = show();
  await user.click(press('Überspringen'));
  await user.click(press('Zurück'));
  await user.click(press('So arbeiten wir'));
  await screen.findByRole('heading', { name: 'Was fragt ihr?' });
  await user.click(press('Überspringen'));
  await screen.findByRole('heading', { name: 'Bringt ihr eine Liste mit?' });
  expect(calls()).toEqual([['completeFirstStep', 'plan']]);
});

test('the notice of a closed practice leads to its form before it is opened', () => {
  show('#oeffnen');
  expect(screen.getByText('Das Formular')).toBeTruthy();
  expect(press('Jetzt öffnen')).toBeTruthy();
});

test('whoever may not open reads who may; a failure is said beside the press', async () => {
  call.mockResolvedValue({ kind: 'failed', hasAnswer: true });
  const notice = (mayOpen: boolean) => (
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="schließen">
        <ClosedNotice slug="praxis" mayOpen={mayOpen} setupPath="/a/einrichten" />
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(notice(false));
  expect(screen.getByText(/Öffnen kann sie/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Jetzt öffnen' })).toBeNull();
  rerender(notice(true));
  expect(screen.getByRole('link', { name: 'Formular ansehen' }).getAttribute('href')).toBe(
    '/a/einrichten#oeffnen',
  );
  await userEvent.click(press('Jetzt öffnen'));
  expect(await screen.findByText(/Bei uns ist etwas schiefgegangen/)).toBeTruthy();
});
