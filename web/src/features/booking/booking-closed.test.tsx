import { messages } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BookingClosed } from './booking-closed.tsx';

const practice = aPractice({
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  bookingEnabled: false,
});

function said(overrides: Partial<Practice>, form = aFormConfiguration()): (string | null)[] {
  const { container } = render(
    <MemoryRouter>
      <BookingClosed practice={{ ...practice, ...overrides }} form={form} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

const now = 'Die Praxis nimmt zurzeit keine Anfragen an.';
const then = 'Ab 01.03.2027 nimmt die Praxis wieder Anfragen an.';

it('asks to come back some time only where the practice says nothing better', () => {
  expect(said({})).toEqual([messages.intakePaused]);
  expect(said({ pausedText: 'Elternzeit\n<b>bis</b> März' })).toEqual([
    now,
    'Elternzeit\n<b>bis</b> März',
  ]);
  expect(said({ resumesOn: '2027-03-01' })).toEqual([now, then]);
  expect(said({ pausedText: 'Elternzeit', resumesOn: '2027-03-01' })).toEqual([
    now,
    'Elternzeit',
    then,
  ]);
  const intakeFull =
    'Neue Anfragen sind frühestens wieder möglich, wenn weniger als 108 Personen warten.';
  expect(said({ bookingEnabled: true, intakeFull })).toEqual([now, intakeFull]);
});

it('says of a locked practice only that, since no day and no words of its own bring it back', () => {
  expect(said({ locked: true, pausedText: 'Elternzeit', resumesOn: '2027-03-01' })).toEqual([
    messages.practiceLocked,
  ]);
  expect(screen.getByRole('link', { name: 'Zur Seite der Praxis' }).getAttribute('href')).toBe(
    '/lindenhof',
  );
});

it('says why where there is nothing to choose', () => {
  const form = aFormConfiguration();
  const places = form.selectableLocations.map((place) => ({ ...place, selectableSlots: [] }));
  const open = { bookingEnabled: true, hasNoTimes: true };
  expect(said(open, { ...form, selectableLocations: [] })).toEqual([
    'Keine Standorte verfügbar. Bitte kontaktieren Sie die Praxis über einen anderen Weg.',
  ]);
  expect(said(open, { ...form, selectableLocations: places })).toEqual([messages.noTimes]);
  expect(said({ ...open, bookingEnabled: false })).toEqual([messages.intakePaused]);
});

it('says how to reach the practice, whatever it has said about that', () => {
  said({ phone: '0316 12 34 56', website: 'https://www.praxis.example/' });
  const way = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect([way('0316 12 34 56'), way(/^www\.praxis\.example/)]).toEqual([
    'tel:0316123456',
    'https://www.praxis.example/',
  ]);
  expect(screen.getByText('Kontakt: Maria Muster')).toBeTruthy();
  cleanup();
  said({ website: '', contactPerson: '' });
  expect(screen.getByText('Musterweg 1, 8010 Graz')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lindenhof',
  ]);
  expect(screen.queryByText(/^Kontakt/)).toBeNull();
});
