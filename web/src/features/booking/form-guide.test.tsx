import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookingForm } from './booking-form.tsx';

const form = { ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }), minSlots: 1 };

/** The form on a phone, or on a screen with room. */
async function show(isNarrow = true) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <BookingForm
      practice={aPractice()}
      form={form}
      today="2026-11-21"
      onSent={() => {}}
      send={async () => ({
        kind: 'refused',
        details: [{ field: 'lastname', code: 'invalid', message: 'Bitte prüfen Sie den Namen.' }],
      })}
    />,
  );
  await screen.findByRole('grid');
  return user;
}

type User = Awaited<ReturnType<typeof show>>;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const change = (part: string) => screen.queryByRole('button', { name: `Ändern: ${part}` });
const folded = () =>
  screen
    .queryAllByRole('button', { name: /^Ändern: / })
    .map((button) => button.getAttribute('aria-label')?.slice(8));

async function fillPerson(user: User) {
  await user.click(screen.getByRole('radio', { name: 'Für mich selbst' }));
  await user.type(field('Vorname'), 'Mia');
  await user.type(field('Nachname'), 'Huber');
  await user.type(field('Geburtsdatum'), '010250');
}

/** Answers count and parts fold after pauses: long after both, by the clock of the test. */
const aMomentLater = () => act(() => vi.advanceTimersByTimeAsync(5_000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.pushState({ idx: 0 }, '', '/praxis/booking');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('on leaving a field', () => {
  const wrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

  it('says what is wrong with what was typed, until it is mended, and nothing about what is empty', async () => {
    const user = await show(false);
    await user.type(field('Geburtsdatum'), '31.02.2019');
    expect(wrong('Geburtsdatum')).toBe(false);
    await user.click(field('Vorname'));
    await user.click(field('Telefonnummer'));
    await waitFor(() => expect(wrong('Geburtsdatum')).toBe(true));
    expect(wrong('Vorname')).toBe(false);
    expect(document.activeElement).toBe(field('Telefonnummer'));
    await user.type(field('Telefonnummer'), 'abc');
    await user.tab();
    await waitFor(() => expect(wrong('Telefonnummer')).toBe(true));
    await user.type(field('Geburtsdatum'), '{Backspace>10/}010219');
    await waitFor(() => expect(wrong('Geburtsdatum')).toBe(false));
  });

  it('moves nothing while a finger is down', async () => {
    const user = await show(false);
    await user.type(field('Telefonnummer'), 'abc');
    await user.pointer({
      keys: '[MouseLeft>]',
      target: screen.getByRole('radio', { name: 'Für mich selbst' }),
    });
    await aMomentLater();
    expect(wrong('Telefonnummer')).toBe(false);
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(wrong('Telefonnummer')).toBe(true));
  });
});

describe('on a phone', () => {
  it('folds what is done to its answers, under its heading, once somebody is in a later part, and only that', async () => {
    const user = await show();
    await fillPerson(user);
    await waitFor(() => expect(folded()).toEqual(['Für wen']));
    await user.type(field('E-Mail-Adresse'), 'mia@beispiel.at');
    await waitFor(() => expect(folded()).toEqual(['Für wen', 'Person']));
    expect(screen.getByText('Mia Huber, 01.02.1950 (76 Jahre)')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wer sucht einen Therapieplatz?' })).toBeTruthy();
    expect(document.activeElement).toBe(field('E-Mail-Adresse'));
    // Half done: it stays.
    await user.type(field('Grund der Anfrage'), 'Heiserkeit');
    await aMomentLater();
    expect(folded()).toEqual(['Für wen', 'Person']);
  });

  it('opens with a press, at its heading, and folds again only when somebody has gone on', async () => {
    const user = await show();
    await fillPerson(user);
    await user.click(field('E-Mail-Adresse'));
    await waitFor(() => expect(change('Person')).toBeTruthy());
    await user.click(change('Person') as HTMLElement);
    expect(change('Person')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Wer sucht einen Therapieplatz?' }),
    );
    await user.type(field('Vorname'), 'x');
    expect(field('Vorname').value).toBe('Miax');
    await aMomentLater();
    expect(change('Person')).toBeNull();
    await user.click(field('E-Mail-Adresse'));
    await waitFor(() => expect(change('Person')).toBeTruthy());
  });

  it('keeps the place of whoever goes back by keyboard: the button stays until it is pressed', async () => {
    const user = await show();
    await fillPerson(user);
    await user.click(field('E-Mail-Adresse'));
    await waitFor(() => expect(change('Person')).toBeTruthy());
    act(() => change('Person')?.focus());
    await aMomentLater();
    expect(document.activeElement).toBe(change('Person'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Wer sucht einen Therapieplatz?' }),
    );
    await user.tab();
    expect(document.activeElement).toBe(field('Vorname'));
  });

  it('ticks what is done, and what may stay empty once one has passed it: no gap on the way to sending', async () => {
    const user = await show();
    const ticks = () =>
      [...document.querySelectorAll('[aria-hidden] > div > span')].map(({ className }) =>
        className.includes('ticked'),
      );
    await fillPerson(user);
    await user.type(field('E-Mail-Adresse'), 'mia@beispiel.at');
    await user.type(field('Telefonnummer'), '0664 1234567');
    await user.type(field('Grund der Anfrage'), 'Heiserkeit');
    await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
    await aMomentLater();
    expect(ticks()).toEqual([true, true, true, true, true, false, false]);
    // Scrolled to the end.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -1));
    fireEvent.scroll(window);
    await aMomentLater();
    expect(ticks()).toEqual([true, true, true, true, true, true, false]);
    // And back.
    vi.mocked(Element.prototype.getBoundingClientRect).mockRestore();
    fireEvent.scroll(window);
    await aMomentLater();
    expect(ticks()).toEqual([true, true, true, true, true, true, false]);
  });

  it('opens where there is a mistake, and where the check leads to', async () => {
    const user = await show();
    await fillPerson(user);
    await user.type(field('E-Mail-Adresse'), 'mia@beispiel.at');
    await user.type(field('Telefonnummer'), '0664 1234567');
    await user.type(field('Grund der Anfrage'), 'Heiserkeit');
    await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
    await user.click(screen.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ }));
    await user.click(screen.getByRole('checkbox', { name: /willige ausdrücklich ein/ }));
    // What nobody answered stays: it may not have been read.
    await waitFor(() =>
      expect(folded()).toEqual(['Für wen', 'Person', 'Erreichbarkeit', 'Anliegen', 'Zeiten']),
    );
    const check = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    await user.click(check.getByRole('link', { name: 'Ändern: Anliegen' }));
    expect(document.activeElement).toBe(field('Grund der Anfrage'));
    expect(change('Anliegen')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Anfrage absenden' }));
    await user.click(await screen.findByRole('link', { name: 'Bitte prüfen Sie den Namen.' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Nachname')));
    expect(change('Person')).toBeNull();
    expect(change('Erreichbarkeit')).toBeTruthy();
  });
});

describe('the check before sending', () => {
  it('has every part with its answers, the reason too, a way back to each, and says what is missing', async () => {
    const user = await show(false);
    expect(screen.queryByRole('region', { name: 'Ihre Anfrage im Überblick' })).toBeNull();
    await fillPerson(user);
    await user.type(field('Grund der Anfrage'), 'Heiserkeit');
    const check = screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' });
    const rows = [...check.querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd > span')].map(({ textContent }) => textContent).join(' | '),
    );
    expect(rows).toEqual([
      'Für wen | Für mich selbst',
      'Person | Mia Huber | 01.02.1950 (76 Jahre)',
      'Erreichbarkeit | fehlt noch',
      'Anliegen | Heiserkeit',
      'Zeiten | fehlt noch',
    ]);
    await user.click(within(check).getByRole('link', { name: 'Ändern: Erreichbarkeit' }));
    expect(document.activeElement).toBe(field('E-Mail-Adresse'));
    // With room nothing folds.
    expect(folded()).toEqual([]);
  });
});
