import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FormView } from '../../../features/settings/form/form-view.tsx';
import { formPreviewPages } from './form-preview-pages.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

// Paused: the form preview works all the same.
const practice = aPractice({ slug: 'praxis', title: 'Praxis Muster', bookingEnabled: false });
const form: FormConfiguration = {
  ...defaultFormConfiguration({ id: 'a', title: 'Lend' }),
  demandShown: false,
};
const pages = formPreviewPages(practice, '2026-11-21');

// Loads alongside the form; on a busy machine a test would wait for it too long.
beforeAll(() => import('../../../features/booking/further-sections.tsx'));

beforeEach(() => {
  call.mockReset();
  document.title = 'Formular – Praxis Muster';
  history.replaceState(null, '');
});

async function show() {
  render(
    <MemoryRouter initialEntries={['/praxis/administration/einstellungen/formular']}>
      <FormView
        slug="praxis"
        practice={practice}
        form={form}
        readOnlyReason={undefined}
        open={[]}
        pages={pages}
      />
      <Address />
    </MemoryRouter>,
  );
  const frame = screen.getByTitle('Vorschau, wie auf einem Handy') as HTMLIFrameElement;
  const inner = () => within(frame.contentDocument?.body as HTMLElement);
  await waitFor(() => inner().getByRole('button', { name: 'Anfrage absenden' }));
  return { user: userEvent.setup(), inner, frame };
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('a switch shows in the real form at once, and what was typed there stays', async () => {
  const { user, inner } = await show();
  fireEvent.change(inner().getByLabelText('Vorname'), { target: { value: 'Mia' } });
  expect(inner().queryByText('Brauchen Sie einen Hausbesuch?')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Hausbesuch' }));
  await waitFor(() => inner().getByText('Brauchen Sie einen Hausbesuch?'));
  expect(inner().getByLabelText('Vorname')).toHaveProperty('value', 'Mia');
});

test('a press in the preview sends nothing and shows the page after sending, with the words as drafted', async () => {
  const { user, inner } = await show();
  fireEvent.change(screen.getByRole('textbox', { name: 'Text nach dem Absenden' }), {
    target: { value: 'Bis bald.' },
  });
  await user.click(screen.getByRole('button', { name: 'Formular' }));
  await waitFor(() => inner().getByRole('button', { name: 'Anfrage absenden' }));
  fireEvent.click(inner().getByRole('button', { name: 'Anfrage absenden' }));
  await waitFor(() => inner().getByText('Bis bald.'));
  expect(call).not.toHaveBeenCalled();
  expect(inner().getByRole('heading', { level: 1 }).textContent).toBe(
    'Anfrage erfolgreich erstellt',
  );
});

test('the preview leaves the page alone: its title, its address, its way of being left', async () => {
  const { inner } = await show();
  fireEvent.change(inner().getByLabelText('Vorname'), { target: { value: 'Mia' } });
  expect(document.title).toBe('Formular – Praxis Muster');
  expect(history.state?.isGuard).toBeUndefined();
  fireEvent.click(inner().getByRole('link', { name: 'Praxis Muster' }));
  await waitFor(() => inner().getByRole('link', { name: 'Anfrage erstellen' }));
  expect(screen.getByText('/praxis/administration/einstellungen/formular')).toBeTruthy();
  fireEvent.click(inner().getByRole('link', { name: 'Anfrage erstellen' }));
  await waitFor(() => inner().getByLabelText('Vorname'));
});

test('the preview has a document of its own, so that no name of the form is twice on the page', async () => {
  const { frame } = await show();
  expect(frame.contentDocument?.getElementById('firstname')).not.toBeNull();
  expect(document.getElementById('firstname')).toBeNull();
  expect(frame.contentDocument?.documentElement.lang).toBe('de');
});
