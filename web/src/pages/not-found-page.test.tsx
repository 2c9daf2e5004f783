import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import NotFoundPage from './not-found-page.tsx';

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Adresse">{pathname + search + hash}</output>;
}

it('names the address that led here, and finds a practice without telling any server for what', async () => {
  render(
    <MemoryRouter initialEntries={['/not-found?url=%2Falt%2Fweg']}>
      <NotFoundPage />
      <Where />
    </MemoryRouter>,
  );
  expect(screen.getByText('/alt/weg')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Praxis oder Ort' }), 'Graz{Enter}');
  expect(screen.getByRole('status', { name: 'Adresse' }).textContent).toBe(
    '/booking-request#suche=Graz',
  );
});
