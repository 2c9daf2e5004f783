import { messages } from '@platzwart/domain/failure';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { problemOf, type Result, refusal } from '../../calls/problem.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { regionFieldTexts as region } from '../../entities/practice/region-field-texts.ts';
import { slowAfter } from '../../online.ts';
import type { DrawCard } from './practice-preview.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** jsdom has no blob URLs. */
class UrlWithBlobs extends URL {
  static override createObjectURL = () => 'blob:x';
  static override revokeObjectURL = () => undefined;
}

vi.mock('../../firebase/session.ts', () => ({}));

const card: DrawCard = (shown) => <li data-testid="card">{Object.values(shown).join(' · ')}</li>;

const failed = {
  ok: false,
  problem: problemOf('failed', messages.serverError),
} as const;

function show(result: Result<string> = { ok: true, output: 'logopaedie-am-markt' }) {
  const register = vi.fn(async () => result);
  const onRegistered = vi.fn();
  render(
    <RegistrationForm
      register={register}
      onRegistered={onRegistered}
      user={{ name: 'Anna Berger', email: 'anna@beispiel.at' }}
      card={card}
    />,
  );
  return { register, onRegistered, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name der Praxis'), 'Logopädie am Markt');
  await user.type(screen.getByLabelText('Untertitel'), 'Logopädie in Graz');
  await user.type(screen.getByLabelText('Adresse mit Hausnummer'), 'Hauptplatz 1');
  await user.type(screen.getByLabelText('Postleitzahl und Ort'), '8010 Graz');
  await user.click(screen.getByLabelText(/Ich stimme/));
  expect(await screen.findByText('Österreich')).toBeTruthy();
}

const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Praxis registrieren' }));

describe('the registration form', () => {
  test('sends nothing while something is missing, and says what, at the field and in the summary', async () => {
    const { register, user } = show();
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('heading').textContent).toBe(
      'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
    );
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Bitte gib den Namen der Praxis ein.',
      'Bitte gib einen Untertitel ein, zum Beispiel „Logopädie in Musterstadt“.',
      'Bitte gib die Adresse mit Hausnummer ein.',
      'Bitte gib Postleitzahl und Ort ein.',
      'Zustimmung notwendig.',
    ]);
    expect(screen.getByLabelText('Name der Praxis').getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toBe('Fehler: Praxis registrieren – Platzwart');
    expect(register).not.toHaveBeenCalled();
  });

  test('shows the public link while the name is typed, and a placeholder before', async () => {
    const { user } = show();
    const link = () => document.querySelector('output')?.textContent;
    expect(link()).toContain('/name-deiner-praxis');
    await user.type(screen.getByLabelText('Name der Praxis'), 'Ergo & Physio Größe');
    expect(link()).toContain('/ergo-und-physio-groesse');
    await user.clear(screen.getByLabelText('Name der Praxis'));
    await user.type(screen.getByLabelText('Name der Praxis'), '???');
    expect(link()).toContain('/name-deiner-praxis');
    await user.clear(screen.getByLabelText('Name der Praxis'));
    await user.type(screen.getByLabelText('Name der Praxis'), 'Product');
    expect(link()).toContain('/product-2');
  });

  test('lets one read what one agrees to, without losing what was typed', () => {
    show();
    for (const [name, address] of [
      ['Allgemeine Geschäftsbedingungen', '/terms-of-service'],
      ['Datenschutzerklärung', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, '_blank']);
    }
  });

  test('sends the cleaned fields and the logo, and leads on', async () => {
    const { register, onRegistered, user } = show();
    await fillIn(user);
    await user.type(screen.getByLabelText(/^Telefonnummer/), ' 0316 123456');
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    vi.stubGlobal('URL', UrlWithBlobs);
    await user.upload(screen.getByLabelText(/Logo/), logo);
    expect(screen.getByTestId('card').textContent).toBe(
      'Logopädie am Markt · Logopädie in Graz · blob:x',
    );
    await submit(user);
    await waitFor(() =>
      expect(onRegistered).toHaveBeenCalledExactlyOnceWith('logopaedie-am-markt'),
    );
    expect(register).toHaveBeenCalledExactlyOnceWith(
      {
        title: 'Logopädie am Markt',
        subtitle: 'Logopädie in Graz',
        address1: 'Hauptplatz 1',
        address2: '8010 Graz',
        address3: '',
        region: 'AT',
        email: 'anna@beispiel.at',
        contactPerson: 'Anna Berger',
        phone: '0316 123456',
        website: '',
        listed: true,
        legalTermsAccepted: true,
      },
      logo,
    );
  });

  test('does not send a logo that is too large', async () => {
    const { register, user } = show();
    await fillIn(user);
    const logo = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });
    vi.stubGlobal('URL', UrlWithBlobs);
    await user.upload(screen.getByLabelText(/Logo/), logo);
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link').textContent).toBe('Größe überschritten.');
    expect(register).not.toHaveBeenCalled();
  });

  test('says at once that a file is no picture, whatever it calls itself, and does not send it', async () => {
    const { register, user } = show();
    await fillIn(user);
    vi.stubGlobal('URL', UrlWithBlobs);
    await user.upload(
      screen.getByLabelText(/Logo/),
      new File(['x'], 'logo.png', { type: 'image/png' }),
    );
    const picture = document.querySelector('fieldset img');
    if (picture) fireEvent.error(picture);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText(/^Bitte wähle ein Bild/)).toBeTruthy();
    await submit(user);
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toMatch(
      /^Bitte wähle ein Bild/,
    );
    expect(register).not.toHaveBeenCalled();
  });

  test('puts what the server refuses at its field, and the rest into the summary', async () => {
    const { onRegistered, user } = show({
      ok: false,
      problem: refusal([
        { field: 'email', code: 'invalid', message: 'Diese Adresse kennen wir nicht.' },
        {
          field: 'form',
          code: 'tooMany',
          message: 'Heute wurden schon zu viele Praxen registriert.',
        },
      ]),
    });
    await fillIn(user);
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('heading').textContent).toBe(
      'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
    );
    expect(within(summary).getByRole('link').textContent).toBe('Diese Adresse kennen wir nicht.');
    expect(
      within(summary).getByText('Heute wurden schon zu viele Praxen registriert.'),
    ).toBeTruthy();
    expect(screen.getByLabelText('E-Mail-Adresse der Praxis').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(onRegistered).not.toHaveBeenCalled();
  });

  test('says while it is sending that it is, and after some seconds that it still waits', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let answer: (result: Result<string>) => void = () => undefined;
      const register = () => new Promise<Result<string>>((resolve) => (answer = resolve));
      render(
        <RegistrationForm
          register={register}
          onRegistered={vi.fn()}
          user={{ name: 'Anna', email: 'anna@beispiel.at' }}
          card={card}
        />,
      );
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      await fillIn(user);
      await submit(user);
      const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
      await waitFor(() => expect(status()).toContain('Wird gesendet …'));
      await act(() => vi.advanceTimersByTimeAsync(slowAfter));
      expect(status().join()).toContain(callTexts.slow);
      await act(async () => answer(failed));
      expect(status().join()).not.toContain(callTexts.slow);
    } finally {
      vi.useRealTimers();
    }
  });

  test('keeps everything and says so when the server fails', async () => {
    const { user } = show(failed);
    await fillIn(user);
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toBe('Serverfehler :( Bitte probieren Sie es später nochmal.');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect((screen.getByLabelText('Name der Praxis') as HTMLInputElement).value).toBe(
      'Logopädie am Markt',
    );
    expect((screen.getByLabelText(/Ich stimme den/) as HTMLInputElement).checked).toBe(true);
  });

  test('reads from the address where the practice lies, and asks where that is not certain', async () => {
    const { register, user } = show();
    await fillIn(user);
    const town = screen.getByLabelText('Postleitzahl und Ort');
    await user.clear(town);
    await user.type(town, '04155 Leipzig');
    expect(await screen.findByText('Deutschland, Sachsen')).toBeTruthy();
    await user.clear(town);
    await user.type(town, '8010 Wien');
    const select = await screen.findByRole('combobox', { name: region.label });
    await submit(user);
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toBe(
      region.required,
    );
    expect(register).not.toHaveBeenCalled();
    await user.selectOptions(select, 'Schweiz, Zürich');
    // The town was wrong: what was chosen for it does not stay.
    await user.clear(town);
    await user.type(town, '04155 Leipzig');
    expect(await screen.findByText('Deutschland, Sachsen')).toBeTruthy();
    await user.clear(town);
    await user.type(town, '8010 Wien');
    expect(await screen.findByText('Schweiz, Zürich')).toBeTruthy();
    await submit(user);
    await waitFor(() =>
      expect(register).toHaveBeenCalledWith(
        expect.objectContaining({ region: 'CH-ZH' }),
        undefined,
      ),
    );
  });
});
