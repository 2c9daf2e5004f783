import type { Practice } from '@platzwart/domain/practice/practice';
import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { GivenPractice } from '../features/practice/queries.ts';
import BookingSuccessPage from './booking-success-page.tsx';

function arrive(state: unknown, practice: Partial<Practice> = {}) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/lindenhof/booking/success', state }]}>
      <GivenPractice
        value={{
          practice: aPractice({ slug: 'lindenhof', title: 'Lindenhof', ...practice }),
          form: aFormConfiguration(),
        }}
      >
        <BookingSuccessPage />
      </GivenPractice>
    </MemoryRouter>,
  );
}

it('congratulates whoever comes from sending', () => {
  arrive({ justSent: true });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' }),
  ).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Ihre Anfrage wurde erfasst. Vielen Dank!');
  expect(document.title).toBe('Anfrage erfolgreich erstellt – Lindenhof');
});

it.each([[null], ['justSent'], [{}]])(
  'says to whoever comes by a link that nothing was sent, and leads to the form: %j',
  (state) => {
    arrive(state);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hier wurde keine Anfrage abgeschickt' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zum Formular' }).getAttribute('href')).toBe(
      '/lindenhof/booking',
    );
    expect(screen.queryByText(/Vielen Dank|Bitte öffnen Sie die E-Mail/)).toBeNull();
    expect(document.title).toBe('Hier wurde keine Anfrage abgeschickt – Lindenhof');
  },
);

it('leads on whoever came for another reason, and nobody to a form that is closed', () => {
  arrive(null, { phone: '0316 12 34 56' });
  expect(ways()).toEqual(['/lindenhof/booking', 'tel:0316123456', '/booking-request']);
  cleanup();
  arrive(null, { phone: '', bookingEnabled: false, pausedText: 'Elternzeit' });
  expect(ways()).toEqual(['/lindenhof', '/booking-request']);
  expect(screen.getByText('Elternzeit')).toBeTruthy();
});

const ways = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
