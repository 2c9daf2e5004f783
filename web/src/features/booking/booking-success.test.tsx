import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { keepSent } from './booking-sent.ts';
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

function show(over: Partial<Practice> = {}, settings: Partial<typeof form> = {}) {
  render(
    <MemoryRouter>
      <BookingSuccess practice={{ ...practice, ...over }} form={{ ...form, ...settings }} />
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
    const [now, ...later] = screen.getAllByRole('listitem');
    expect(now?.getAttribute('aria-current')).toBe('step');
    expect(now?.textContent).toContain('Bitte öffnen Sie die E-Mail und drücken Sie dort auf den Knopf „E-Mail-Adresse bestätigen“');
    expect(now?.textContent).toContain('Spam-Ordner');
    expect(later).toHaveLength(2);
  });

  it('shows what was sent, with the address to look at once more, until one leaves; whoever comes later sees nothing of it', () => {
    const slots = [{ locationId: 'praxis', weekday: 1 as const, start: '08:00', end: '10:00' }];
    keepSent({ firstname: 'Mia', lastname: 'Huber', email: 'mia@beispiel.at', locationIds: ['praxis'], slots });
    show({ phone: '0316 12 34 56' });
    const receipt = within(screen.getByRole('region', { name: 'Das haben Sie angefragt' }));
    expect(receipt.getByText('Mia Huber')).toBeTruthy();
    expect(receipt.getByRole('img', { name: 'Mo 8–10 Uhr' })).toBeTruthy();
    expect(screen.getAllByText('mia@beispiel.at')).toHaveLength(2);
    expect(receipt.getByRole('link', { name: '0316 12 34 56' }).getAttribute('href')).toBe('tel:0316123456');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    receipt.getByRole('button', { name: 'Drucken oder als PDF sichern' }).click();
    expect(print).toHaveBeenCalledOnce();

    cleanup();
    show();
    expect(screen.queryByRole('region', { name: 'Das haben Sie angefragt' })).toBeNull();
    expect(screen.queryByText('mia@beispiel.at')).toBeNull();
  });

  it('advises not to have a prescription issued too early, in Germany where it is asked for', () => {
    const advice = () => screen.queryByText(/^Bitte lassen Sie die Verordnung erst ausstellen/);
    show({}, { doctorsOrderEnabled: true });
    expect(advice()).toBeNull();
    cleanup();
    show({ locations: [aPracticeLocation({ region: 'DE-BY' })] }, { doctorsOrderEnabled: true });
    expect(advice()).not.toBeNull();
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
