import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import CompanyFooter from './company-footer.tsx';

it.each([
  ['/lindenhof', true],
  ['/lindenhof/booking', true],
  ['/booking-request', false],
])('%s speaks of one practice: %s', (path, isOne) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <CompanyFooter />
    </MemoryRouter>,
  );
  expect(screen.queryByText('Anfragen an diese Praxis laufen über Platzwart.') !== null).toBe(
    isOne,
  );
  expect(screen.getByRole('contentinfo').textContent).toContain('Platzwart');
});
