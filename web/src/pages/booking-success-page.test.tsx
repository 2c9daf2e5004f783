import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { GivenPractice } from '../features/practice/queries.ts';
import BookingSuccessPage from './booking-success-page.tsx';

function arrive(state: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/lindenhof/booking/success', state }]}>
      <GivenPractice value={{ practice: aPractice({ slug: 'lindenhof', title: 'Lindenhof' }), form: aFormConfiguration() }}>
        <BookingSuccessPage />
      </GivenPractice>
    </MemoryRouter>,
  );
}

it('congratulates whoever comes from sending', () => {
  arrive({ justSent: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Ihre Anfrage wurde erfasst. Vielen Dank!');
  expect(document.title).toBe('Anfrage erfolgreich erstellt – Lindenhof');
});

it.each([[null], ['justSent'], [{}]])('says to whoever comes by a link that nothing was sent, and leads to the form: %j', (state) => {
  arrive(state);
  expect(screen.getByRole('heading', { level: 1, name: 'Hier wurde keine Anfrage abgeschickt' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zum Formular' }).getAttribute('href')).toBe('/lindenhof/booking');
  expect(screen.queryByText(/Vielen Dank|Bitte öffnen Sie die E-Mail/)).toBeNull();
  expect(document.title).toBe('Hier wurde keine Anfrage abgeschickt – Lindenhof');
});
