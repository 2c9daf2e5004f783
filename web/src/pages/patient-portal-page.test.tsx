import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { world } from '../features/patient-portal/portal-test-setup.tsx';
import { GivenPractice } from '../features/practice/queries.ts';
import PatientPortalPage from './patient-portal-page.tsx';

vi.mock(
  '../firebase/calls.ts',
  async () => (await import('../features/patient-portal/portal-test-setup.tsx')).callsOfTests,
);
beforeEach(() => world.reset());

it.each([
  ['?antwort=pause', 'Pause einlegen'],
  ['?antwort=unsicher', 'Unsicher – bitte anrufen'],
])('an e-mail’s %s lays the finger on "%s", and gives no answer', async (search, name) => {
  render(
    <MemoryRouter initialEntries={[`/lindenhof/anfrage/geheim${search}`]}>
      <GivenPractice value={{ practice: aPractice(), form: aFormConfiguration() }}>
        <Routes>
          <Route path="/:companySlug/anfrage/:token" element={<PatientPortalPage />} />
        </Routes>
      </GivenPractice>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(new Set(world.calls.map((call) => call.name))).toEqual(new Set(['viewRequestLink']));
});
