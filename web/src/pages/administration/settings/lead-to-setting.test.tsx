import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { SettingsOverview } from '../../../features/administration/settings-navigation.tsx';
import { findSettings } from '../../../features/administration/settings-search.tsx';
import { findableSettings } from './findable-settings.ts';
import { useLeadToSetting } from './lead-to-setting.ts';

const found = (term: string) => findSettings(findableSettings, term).map(({ screen: on, title }) => `${on}: ${title}`);

test('a setting is found by its label, by what people call it, and by its screen; the label counts most', () => {
  expect(found('telefon')[0]).toBe('profile: Telefonnummer');
  expect(found('urlaub')).toContain('offering: Schließtage');
  expect(found('oeffnungszeiten')).toEqual(['locations: Standorte und Zeiten']);
  expect(found('benutzer')).toEqual(['members: Team']);
  expect(found('löschen')).toContain('privacy: Praxis löschen');
  expect(found('xyz')).toEqual([]);
});

function Profile() {
  useLeadToSetting();
  return (
    <div data-settings="">
      <label htmlFor="other">Weitere Telefonnummer</label>
      <input id="other" />
      <label htmlFor="phone">
        <span>Telefonnummer</span> <span>(optional)</span>
      </label>
      <input id="phone" />
      <h3>QR-Code</h3>
    </div>
  );
}

test('typing and Enter lead to the field itself, a heading to its part; Escape empties the search', async () => {
  const load = async () => findableSettings;
  const user = userEvent.setup();
  const show = () =>
    render(
      <MemoryRouter initialEntries={['/a/einstellungen']}>
        <Routes>
          <Route
            path="/a/einstellungen"
            element={<SettingsOverview basePath="/a" load={load} states={{ billing: { text: 'Testzeit vorbei', isUrgent: true } }} />}
          />
          <Route path="/a/einstellungen/profil" element={<Profile />} />
        </Routes>
      </MemoryRouter>,
    );
  const { unmount } = show();
  await user.type(screen.getByLabelText('Einstellung suchen'), 'urlaub');
  expect(await screen.findByText(/Einstellungen gefunden/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: /^Abo/ })).toBeTruthy();
  await user.keyboard('telefonn{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('phone'));
  unmount();

  show();
  await user.type(screen.getByLabelText('Einstellung suchen'), 'qr');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('QR-Code'));
});
