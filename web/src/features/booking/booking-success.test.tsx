import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { aBooking } from '@platzwart/emulator-data/build-request';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { keepSent } from './booking-sent.ts';
import { BookingSuccess } from './booking-success.tsx';
import type { SentBooking } from './commands.ts';
import { successTexts as t } from './success-texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));

const booking = aBooking({
  firstname: 'Mia',
  lastname: 'Huber',
  email: 'mia@beispiel.at',
}) as SentBooking;

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
    expect(
      screen.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' }),
    ).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Ihre Anfrage wurde erfasst. Vielen Dank!');
    expect(screen.getByText('Danke. Bei Fragen hilft Anna Berger.')).toBeTruthy();
    const [now, ...later] = screen.getAllByRole('listitem');
    expect(now?.getAttribute('aria-current')).toBe('step');
    expect(now?.textContent).toContain(
      'Bitte öffnen Sie die E-Mail und drücken Sie dort auf den Knopf „E-Mail-Adresse bestätigen“',
    );
    expect(now?.textContent).toContain('Spam-Ordner');
    expect(later).toHaveLength(2);
  });

  it('shows what was sent, with the address to look at once more, until one leaves; whoever comes later sees nothing of it', () => {
    const slots = [{ locationId: 'praxis', weekday: 1 as const, start: '08:00', end: '10:00' }];
    keepSent({ ...booking, slots });
    show({ phone: '0316 12 34 56' });
    const receipt = within(screen.getByRole('region', { name: 'Das haben Sie angefragt' }));
    expect(receipt.getByText('Mia Huber')).toBeTruthy();
    expect(receipt.getByRole('img', { name: 'Mo 8–10 Uhr' })).toBeTruthy();
    expect(screen.getAllByText('mia@beispiel.at')).toHaveLength(2);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    receipt.getByRole('button', { name: 'Drucken oder als PDF sichern' }).click();
    expect(print).toHaveBeenCalledOnce();

    cleanup();
    show();
    expect(screen.queryByRole('region', { name: 'Das haben Sie angefragt' })).toBeNull();
    expect(screen.queryByText('mia@beispiel.at')).toBeNull();
  });

  it('corrects a mistyped address where it is noticed, twice at most, and then names the practice’s number', async () => {
    keepSent(booking);
    call.mockReset().mockResolvedValue({ kind: 'done', output: { requestId: booking.requestId } });
    show({ phone: '0316 12 34 56' });
    const field = () => screen.getByRole('textbox', { name: t.newEmail });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    for (const [times, email] of ['mia@beispiel.de', 'mia@beispiel.com'].entries()) {
      await press(t.changeEmail);
      expect(document.activeElement).toBe(field());
      await userEvent.clear(field());
      await userEvent.type(field(), email);
      await press(t.sendAgain);
      expect(call).toHaveBeenLastCalledWith('addWaitingRequest', { ...booking, email });
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByText(t.sentAgain(email))),
      );
      expect(screen.getAllByText(email)).toHaveLength(2);
      expect(call).toHaveBeenCalledTimes(times + 1);
    }
    expect(screen.queryByRole('button', { name: t.changeEmail })).toBeNull();
    expect(screen.getByRole('link', { name: '0316 12 34 56' }).getAttribute('href')).toBe(
      'tel:0316123456',
    );
  });

  it('says at the field why an address was not taken, and keeps what was typed', async () => {
    keepSent(booking);
    call.mockReset().mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'email', code: 'invalid', message: 'Bitte vollständig.' }],
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: t.changeEmail }));
    const field = screen.getByRole('textbox', { name: t.newEmail }) as HTMLInputElement;
    await userEvent.click(screen.getByRole('button', { name: t.sendAgain }));
    expect(screen.getByText(t.sameEmail)).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    await userEvent.type(field, 'x@');
    await userEvent.click(screen.getByRole('button', { name: t.sendAgain }));
    expect(await screen.findByText('Bitte vollständig.')).toBeTruthy();
    expect(field.value).toBe('mia@beispiel.atx@');
    expect(field.getAttribute('aria-invalid')).toBe('true');
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
