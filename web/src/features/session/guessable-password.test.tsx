import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { GuessablePassword } from './guessable-password.tsx';

test.each([
  ['/weiher/administration?tab=1', '/weiher/administration?tab=1'],
  ['//evil.example', '/dashboard?angemeldet'],
  ['/.//evil.example', '//evil.example'],
  ['/a/..//evil.example', '//evil.example'],
  ['/\\\\evil.example', '/dashboard?angemeldet'],
])('leads on to %s only on this site', (returnTo, href) => {
  const address = `/user?passwort=&returnTo=${encodeURIComponent(returnTo)}#passwort`;
  render(
    <MemoryRouter initialEntries={[address]}>
      <GuessablePassword />
    </MemoryRouter>,
  );
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(location.origin + href);
});
