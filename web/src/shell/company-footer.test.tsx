import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
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

it.each([true, false])('says that nobody else is asked in a document of patients’: %s', (isOne) => {
  const { dataset } = document.documentElement;
  if (isOne) dataset.patients = '';
  onTestFinished(() => {
    delete dataset.patients;
  });
  render(
    <MemoryRouter initialEntries={['/lindenhof/booking']}>
      <CompanyFooter />
    </MemoryRouter>,
  );
  expect(screen.queryByText(/spricht nur mit Platzwart/) !== null).toBe(isOne);
  expect(screen.queryByRole('link', { name: 'Wer die Daten speichert' }) !== null).toBe(isOne);
});
