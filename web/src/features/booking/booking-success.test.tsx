import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BookingSuccess } from './booking-success.tsx';

const practice: Practice = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  subtitle: '',
  logoImagePath: '',
  website: 'www.lindenhof.example',
  contactPerson: 'Anna Berger',
  locations: [],
  listed: true,
  bookingEnabled: true,
  locked: false,
};
const form = {
  ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  bookingSuccessMessage: 'Danke. Bei Fragen hilft {kontaktperson}.',
};

function show(over: Partial<Practice> = {}) {
  render(
    <MemoryRouter>
      <BookingSuccess practice={{ ...practice, ...over }} form={form} />
    </MemoryRouter>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page after sending', () => {
  it('says that it worked, what the practice says, and that an e-mail is coming with a button to press', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Ihre Anfrage wurde erfasst. Vielen Dank!');
    expect(screen.getByText('Danke. Bei Fragen hilft Anna Berger.')).toBeTruthy();
    const email = screen.getByText(/Bitte öffnen Sie die E-Mail/);
    expect(email.textContent).toContain('drücken Sie dort auf den Knopf „E-Mail-Adresse bestätigen“');
    expect(email.tagName).toBe('STRONG');
    expect(screen.getByText(/Spam-Ordner/)).toBeTruthy();
  });

  it('leads to the practice’s website, to its page and to the start', () => {
    show();
    expect(links()).toEqual(['https://www.lindenhof.example/', '/lindenhof', '/']);
  });

  it('has no link to a website that is none', () => {
    show({ website: '' });
    expect(links()).toEqual(['/lindenhof', '/']);
  });
});
