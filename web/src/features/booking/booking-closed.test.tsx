import { sentences } from '@platzwart/domain/failure';
import type { Practice } from '@platzwart/domain/practice';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BookingClosed } from './booking-closed.tsx';

const practice = aPractice({ slug: 'lindenhof', title: 'Logopädie Lindenhof', bookingEnabled: false });

function said(overrides: Partial<Practice>): (string | null)[] {
  const { container } = render(
    <MemoryRouter>
      <BookingClosed practice={{ ...practice, ...overrides }} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

const now = 'Die Praxis nimmt zurzeit keine Anfragen an.';
const then = 'Ab 01.03.2027 nimmt die Praxis wieder Anfragen an.';

it('asks to come back some time only where the practice says nothing better', () => {
  expect(said({})).toEqual([sentences.intakePaused]);
  expect(said({ pausedText: 'Elternzeit\n<b>bis</b> März' })).toEqual([now, 'Elternzeit\n<b>bis</b> März']);
  expect(said({ resumesOn: '2027-03-01' })).toEqual([now, then]);
  expect(said({ pausedText: 'Elternzeit', resumesOn: '2027-03-01' })).toEqual([now, 'Elternzeit', then]);
});

it('says of a locked practice only that, since no day and no words of its own bring it back', () => {
  expect(said({ locked: true, pausedText: 'Elternzeit', resumesOn: '2027-03-01' })).toEqual([sentences.practiceLocked]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lindenhof');
});
