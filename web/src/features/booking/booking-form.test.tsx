import { bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { operator } from '@platzwart/domain/legal/operator';
import type { Practice } from '@platzwart/domain/practice/practice';
import { issueLater } from '@platzwart/domain/request/prescription';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { switches } from '../../../../tests/support/booking-table.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { appHistory } from '../../ui/app-history.ts';
import { BookingForm } from './booking-form.tsx';
import { type SendBooking, type SentBooking, sendBooking } from './commands.ts';

const today = '2026-11-21';

const practice: Practice = {
  slug: 'logopaedie-lindenhof',
  title: 'Logopädie Lindenhof',
  subtitle: 'Sprache und Stimme',
  logoImagePath: '',
  website: '',
  contactPerson: 'Anna Berger',
  locations: [],
  listed: true,
  bookingEnabled: true,
  locked: false,
};

const form: FormConfiguration = {
  ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  minSlots: 2,
};

const lend = {
  id: 'lend',
  title: 'Lend',
  selectableSlots: [{ weekday: 1, start: '08:00', end: '10:00' }],
};
const andritz = {
  id: 'andritz',
  title: 'Andritz',
  selectableSlots: [{ weekday: 2, start: '08:00', end: '10:00' }],
};

function show(
  overrides: {
    send?: SendBooking;
    fetchNext?: () => Promise<unknown>;
    form?: Partial<FormConfiguration>;
    practice?: Partial<Practice>;
    /** Around the form. */
    page?: (form: ReactNode) => ReactNode;
  } = {},
) {
  const send = vi.fn<SendBooking>(
    overrides.send ??
      (async (booking) => ({ kind: 'done', output: { requestId: booking.requestId } })),
  );
  const onSent = vi.fn();
  const { page = (form) => form } = overrides;
  const view = (more: Partial<Practice> = {}, moreOfForm: Partial<FormConfiguration> = {}) =>
    page(
      <BookingForm
        practice={{ ...practice, ...overrides.practice, ...more }}
        form={{ ...form, ...overrides.form, ...moreOfForm }}
        today={today}
        onSent={onSent}
        {...(overrides.fetchNext && { fetchNext: overrides.fetchNext })}
        send={send}
      />,
    );
  const { rerender } = render(view());
  return {
    send,
    onSent,
    user: userEvent.setup(),
    change: (more: Partial<Practice>) => rerender(view(more)),
    changeForm: (more: Partial<FormConfiguration>) => rerender(view({}, more)),
  };
}

/** In the app, beside the practice's page. */
const withPractice = (form: ReactNode) => (
  <HistoryRouter history={appHistory()}>
    <Link to="/logopaedie-lindenhof">Zur Praxis</Link>
    <Routes>
      <Route
        path="/logopaedie-lindenhof"
        element={<Link to="/logopaedie-lindenhof/booking">Zum Formular</Link>}
      />
      <Route path="*" element={form} />
    </Routes>
  </HistoryRouter>
);

type User = ReturnType<typeof userEvent.setup>;

async function typeAnswers(user: User) {
  await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Mia');
  await user.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Huber');
  await user.type(screen.getByRole('textbox', { name: 'Geburtsdatum' }), '010250');
  await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'mia@beispiel.at');
  await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '0664 1234567');
  await user.type(screen.getByRole('textbox', { name: 'Grund der Anfrage' }), 'Heiserkeit');
}

async function fillIn(user: User) {
  await screen.findByRole('grid');
  await user.click(screen.getByRole('radio', { name: 'Für mich selbst' }));
  await typeAnswers(user);
  await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
  await user.click(screen.getByRole('checkbox', { name: 'Montag 9:00 bis 10:00 Uhr' }));
  await user.click(screen.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ }));
  await user.click(screen.getByRole('checkbox', { name: /willige ausdrücklich ein/ }));
}

const submit = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Anfrage absenden' }));

// As the router leaves it: an entry with a number.
beforeEach(() => history.pushState({ idx: 0 }, '', '/logopaedie-lindenhof/booking'));

describe('the booking form', () => {
  it('sends nothing while something is missing, and says at the top and at each field what to do', async () => {
    const { send, user } = show();
    await submit(user);

    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('heading').textContent).toBe(
      'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
    );
    expect(within(summary).getByText('10 Angaben fehlen noch oder sind zu prüfen.')).toBeTruthy();
    const lines = () =>
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent);
    // Of many each part has a line, with all that is wrong in it.
    expect(lines()).toEqual([
      'Für wen: für Sie selbst oder eine andere Person',
      'Person: Vorname, Nachname, Geburtsdatum',
      'Erreichbarkeit: E-Mail-Adresse, Telefonnummer',
      'Anliegen: Grund der Anfrage',
      'Zeiten: Zeitfenster',
      'Prüfen und absenden: Nutzungsbedingungen, Angaben zur Gesundheit',
    ]);
    expect(screen.getByRole('textbox', { name: 'Vorname' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(document.title).toBe('Fehler: Therapieplatz Anfrage – Logopädie Lindenhof');
    // Of a few each is said in full.
    await typeAnswers(user);
    expect(lines()).toEqual([
      'Bitte wählen Sie aus, für wen der Therapieplatz ist.',
      'Bitte wählen Sie mindestens 2 Zeitfenster aus.',
      'Nutzungsbedingungen: Zustimmung notwendig.',
      'Angaben zur Gesundheit: Zustimmung notwendig.',
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  // On slow lines people saw their form, empty and scrolled to the top, while the next page was
  // still loading.
  it('has the page after sending fetched ahead, and stays as it is until that is there', async () => {
    const next = Promise.withResolvers<void>();
    const fetchNext = vi.fn(() => next.promise);
    const { send, onSent, user } = show({ fetchNext });
    expect(fetchNext).not.toHaveBeenCalled();
    await fillIn(user);
    expect(fetchNext).toHaveBeenCalled();
    const before = fetchNext.mock.calls.length;
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await submit(user);
    // Requested again with the answer: from then on, the form waits only for this page.
    await waitFor(() => expect(fetchNext.mock.calls.length).toBeGreaterThan(before));
    expect(send).toHaveBeenCalledOnce();
    expect(asks()).toBe(true);
    expect(onSent).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Wird gesendet …' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    next.resolve();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(asks()).toBe(false);
  });

  it('does not blame new questions before they were asked: they come with the answer that it is for somebody else', async () => {
    const { user } = show();
    await screen.findByRole('grid');
    await submit(user);
    await screen.findByRole('alert');
    expect(screen.queryByRole('checkbox', { name: /ich darf das für diese Person/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Für eine andere Person/ }));
    expect(screen.getByRole('checkbox', { name: /ich darf das für diese Person/ })).toBeTruthy();
    expect(
      screen.getByRole('textbox', { name: 'Ihr Vorname' }).getAttribute('aria-invalid'),
    ).not.toBe('true');
    await submit(user);
    await waitFor(() =>
      expect(
        screen.getByRole('textbox', { name: 'Ihr Vorname' }).getAttribute('aria-invalid'),
      ).toBe('true'),
    );
  });

  it('leaves the browser’s own data for who types: not where it is about somebody else', async () => {
    const { user } = show();
    await user.click(screen.getByRole('radio', { name: /Für eine andere Person/ }));
    expect(screen.getByRole('textbox', { name: 'Vorname' }).getAttribute('autocomplete')).toBe(
      'off',
    );
    expect(screen.getByRole('textbox', { name: 'Ihr Vorname' }).getAttribute('autocomplete')).toBe(
      'given-name',
    );
    await user.click(screen.getByRole('radio', { name: 'Für mich selbst' }));
    expect(screen.getByRole('textbox', { name: 'Vorname' }).getAttribute('autocomplete')).toBe(
      'given-name',
    );
  });

  it('leads from a line of the summary to its field', async () => {
    const { user } = show();
    await screen.findByRole('grid');
    await submit(user);
    await user.click(await screen.findByRole('link', { name: /^Person ?: ?Vorname/ }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Vorname' })),
    );
    await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Mia');
    await user.click(screen.getByRole('link', { name: /^Person ?: ?Nachname/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nachname' }));
    await user.click(screen.getByRole('link', { name: /^Zeiten ?: ?Zeitfenster/ }));
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }),
    );
  });

  it('sends what the domain accepts, with a birth date of two digits in the past and the times merged', async () => {
    const { send, onSent, user } = show();
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());

    const [booking] = send.mock.calls[0] as [SentBooking];
    expect(booking).toMatchObject({
      companySlug: 'logopaedie-lindenhof',
      type: 'self',
      firstname: 'Mia',
      birthdate: '1950-02-01',
      locationIds: ['praxis'],
      slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '10:00' }],
      timeFlexibility: 'notFlexible',
      callbackWish: false,
      followUpConsent: false,
      termsOfUseAccepted: true,
      healthDataConsent: true,
    });
    expect(booking.requestId).toMatch(/^[0-9a-f]{32}$/);
    const slowly = { ...booking, fillSeconds: 60 };
    expect(
      bookingRequestFor(form, today).safeParse(JSON.parse(JSON.stringify(slowly))).success,
    ).toBe(true);
  });

  it('asks for the contact person only when somebody asks for another, and forgets them for oneself', async () => {
    const { send, onSent, user } = show();
    await fillIn(user);
    expect(screen.queryByRole('textbox', { name: 'Ihr Vorname' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Für eine andere Person/ }));
    await submit(user);
    expect(
      await screen.findByRole('link', { name: 'Bitte geben Sie Ihren Vornamen ein.' }),
    ).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: 'Ihr Vorname' }), 'Maria');
    await user.click(screen.getByRole('radio', { name: 'Für mich selbst' }));
    await user.click(screen.getByRole('checkbox', { name: /willige ausdrücklich ein/ }));
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0].contactPersonFirstname).toBe('');
  });

  it('asks for times to call back when a call is requested, and no longer when it is not', async () => {
    const { onSent, user } = show();
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: 'Ich bitte um einen Rückruf' }));
    await submit(user);
    const expected = 'Bitte schreiben Sie dazu, wann die Praxis Sie am besten erreicht.';
    expect(await screen.findByRole('link', { name: expected })).toBeTruthy();
    // Long enough for both: it remains the field for remarks.
    const note = screen.getByRole('textbox', { name: 'Anmerkungen' });
    expect(note.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Wann erreicht die Praxis Sie am besten, und was/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Ich bitte um einen Rückruf' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });

  it('asks for the two consents apart: the terms carry nothing about health, and each is missed by itself', async () => {
    const { send, user } = show();
    await fillIn(user);
    const [terms, health] = [/Ich stimme den Nutzungsbedingungen/, /willige ausdrücklich ein/].map(
      (name) => screen.getByRole('checkbox', { name }),
    );
    if (!terms || !health) throw new Error('A box is missing.');
    expect(terms.closest('label')?.textContent).not.toMatch(/Gesundheit|willig|gelesen/);
    expect(health.closest('label')?.textContent).toMatch(/verarbeitet\. Ich kann das jederzeit/);
    expect(health.closest('label')?.textContent).toContain('Angaben zur Gesundheit');
    await user.click(health);
    await submit(user);
    expect(await screen.findByRole('link', { name: 'Zustimmung notwendig.' })).toHaveProperty(
      'hash',
      '#healthDataConsent',
    );
    expect([terms, health].map((box) => box.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    expect(send).not.toHaveBeenCalled();
  });

  it('takes no tick for words that changed since: those for somebody else say more', async () => {
    const { user } = show();
    await fillIn(user);
    const box = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /willige ausdrücklich/ });
    expect(box().checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Für eine andere Person/ }));
    await waitFor(() => expect(box().checked).toBe(false));
    expect(box().closest('label')?.textContent).toContain('und ich darf das für diese Person');
  });

  it('says at the telephone what can be called, and names each location by its address', async () => {
    const places = [lend, andritz].map(({ id, title }, i) => ({
      id,
      title,
      address1: `Gasse ${i}`,
      address2: '8020 Graz',
      address3: '',
    }));
    const { send, user } = show({
      practice: { locations: places },
      form: { selectableLocations: [lend, andritz] },
    });
    expect(
      await screen.findByRole('checkbox', { name: /^Lend\s*Gasse 0, 8020 Graz$/ }),
    ).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '0664 (Mama)');
    await submit(user);
    expect(
      await screen.findByText(/^Bitte geben Sie als Telefonnummer eine Nummer mit Vorwahl ein/),
    ).toBeTruthy();
    expect(
      screen.getByRole('textbox', { name: 'Telefonnummer' }).getAttribute('aria-invalid'),
    ).toBe('true');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the age once the date of birth is one, and writes it as usual on leaving the field', async () => {
    const { user } = show();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Geburtsdatum' });
    await user.type(field, '1.2.90');
    expect(screen.getByText('TT.MM.JJJJ, Alter: 36 Jahre')).toBeTruthy();
    await user.tab();
    expect(field.value).toBe('01.02.1990');
  });

  it('keeps all entries and the same request id when the server fails, so that a second try is no second request', async () => {
    const { send, onSent, user } = show();
    send.mockResolvedValueOnce({ kind: 'failed' });
    await fillIn(user);
    await submit(user);
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('heading').textContent).toBe(
      'Serverfehler :( Bitte probieren Sie es später nochmal.',
    );
    expect(
      summary.getByText(
        'Ihre Angaben sind noch da. Beim nächsten Versuch wird nichts doppelt angelegt.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Mia');
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0].requestId).toBe(send.mock.calls[1]?.[0].requestId);
  });

  it('puts what the server refuses at its field, and what has no field in the summary', async () => {
    const { user } = show({
      send: async () => ({
        kind: 'refused',
        details: [
          { field: 'email', code: 'invalid', message: 'Bitte prüfen Sie die E-Mail-Adresse.' },
          { field: 'slots.0.start', code: 'invalid', message: 'Diese Zeit gibt es nicht mehr.' },
          {
            field: 'form',
            code: 'intakePaused',
            message: 'Die Praxis nimmt zurzeit keine Anfragen an.',
          },
        ],
      }),
    });
    await fillIn(user);
    await submit(user);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('heading').textContent).toBe(
      'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
    );
    expect(
      within(summary)
        .getByRole('link', { name: 'Bitte prüfen Sie die E-Mail-Adresse.' })
        .getAttribute('href'),
    ).toBe('#email');
    expect(
      within(summary)
        .getByRole('link', { name: 'Diese Zeit gibt es nicht mehr.' })
        .getAttribute('href'),
    ).toBe('#slots');
    expect(within(summary).getByText('Die Praxis nimmt zurzeit keine Anfragen an.').tagName).toBe(
      'P',
    );
    expect(
      screen.getByRole('textbox', { name: 'E-Mail-Adresse' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });

  it('sends once, however often the button is pressed', async () => {
    let answer: () => void = () => {};
    const { send, user } = show({
      send: (booking) =>
        new Promise((resolve) => {
          answer = () => resolve({ kind: 'done', output: { requestId: booking.requestId } });
        }),
    });
    await fillIn(user);
    await submit(user);
    const busy = await screen.findByRole('button', { name: 'Wird gesendet …' });
    await user.click(busy);
    await user.type(screen.getByRole('textbox', { name: 'Vorname' }), '{Enter}');
    expect(send).toHaveBeenCalledOnce();
    answer();
    await screen.findByRole('button', { name: 'Anfrage absenden' });
  });

  it('says so and keeps the entries when the practice stops taking requests meanwhile', async () => {
    const { user, change } = show();
    await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'Mia');
    change({ bookingEnabled: false });
    expect(
      screen.getByText(
        'Die Praxis nimmt zurzeit keine Anfragen an. Bitte versuchen Sie es später noch einmal.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Mia');
  });

  it('asks everything that a practice may switch on, in the order of the specification', async () => {
    show({
      form: {
        addressEnabled: true,
        phone2Enabled: true,
        houseCallEnabled: true,
        doctorsOrderEnabled: true,
        doctorsOrderNameEnabled: true,
        insuranceEnabled: true,
        teletherapyEnabled: true,
        groupTherapyEnabled: true,
        selectableLocations: [lend, andritz],
      },
    });
    await screen.findByRole('group', { name: 'Wann passt es Ihnen?' });
    await screen.findByRole('group', { name: 'Zur Therapie' });
    const groups = [...document.querySelectorAll('fieldset')].map(
      (group) => group.querySelector('legend')?.textContent,
    );
    expect(groups.filter(Boolean)).toEqual([
      'Für wen ist der Therapieplatz?',
      'Wer sucht einen Therapieplatz?',
      'Wie erreicht die Praxis Sie?',
      'Adresse',
      'Zur Therapie',
      'Brauchen Sie einen Hausbesuch?',
      'Ärztliche Verordnung',
      'Therapie per Video',
      'Therapie in der Gruppe',
      'Worum geht es?',
      'Welcher Standort passt Ihnen?',
      'Wann passt es Ihnen?',
      'Wie flexibel sind Sie bei den Zeiten?',
      'Noch etwas?',
    ]);
  });

  it('asks for the day of a prescription once there is one, with the advice where it is given', async () => {
    const { user } = show({
      form: { doctorsOrderEnabled: true, prescriptionEnabled: true, issueLaterAdvised: true },
    });
    const order = await screen.findByRole('radiogroup', { name: 'Ärztliche Verordnung' });
    expect(screen.getByText(issueLater)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Verordnung ausgestellt am/ })).toBeNull();
    await user.click(within(order).getByRole('radio', { name: 'liegt vor' }));
    const day = screen.getByRole<HTMLInputElement>('textbox', {
      name: /Verordnung ausgestellt am/,
    });
    await user.type(day, '2.11.26');
    await user.click(screen.getByRole('checkbox', { name: /Dringlicher Behandlungsbedarf/ }));
    expect(day.value).toBe('02.11.2026');
    await user.click(within(order).getByRole('radio', { name: 'liegt nicht vor' }));
    expect(screen.queryByRole('checkbox', { name: /Dringlicher Behandlungsbedarf/ })).toBeNull();
  });

  it('shows a week for each chosen location and counts the times of both', async () => {
    const { user } = show({
      form: {
        selectableLocations: [lend, andritz],
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Lend' }));
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Andritz' }));
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'Zeiten in der Woche, Lend',
      'Zeiten in der Woche, Andritz',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dienstag 9:00 bis 10:00 Uhr' }));
    expect(
      await screen.findByText('2 Zeitfenster ausgewählt: Lend: Mo 8–9 Uhr; Andritz: Di 9–10 Uhr'),
    ).toBeTruthy();
  });

  it('names the location at each week, in the overview and where the summary leads without one', async () => {
    const { user } = show({
      form: {
        selectableLocations: [lend, andritz],
      },
    });
    await submit(user);
    await user.click(
      await screen.findByRole('link', { name: /^Zeiten ?: ?Standort, Zeitfenster/ }),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Lend' })),
    );
    await typeAnswers(user);
    await user.click(screen.getByRole('radio', { name: 'Für mich selbst' }));
    await user.click(
      screen.getByRole('link', { name: 'Bitte wählen Sie mindestens 2 Zeitfenster aus.' }),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('group', { name: 'Wann passt es Ihnen?' }),
      ),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Wann passt es Ihnen?' })).toBeTruthy();

    await user.click(screen.getByRole('checkbox', { name: 'Lend' }));
    expect(
      screen.getByRole('group', { name: 'Viele Zeiten auf einmal wählen, Lend' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
    await user.click(screen.getByRole('radio', { name: /Für eine andere Person/ }));
    await user.type(screen.getByRole('textbox', { name: 'Ihr Vorname' }), 'Maria');
    await user.type(screen.getByRole('textbox', { name: 'Ihre Beziehung zur Person' }), 'Mutter');
    const overview = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    expect(overview.getByText('Lend: Mo 8–9 Uhr')).toBeTruthy();
    expect(overview.getByText('Maria (Mutter)')).toBeTruthy();
  });

  it('asks before a link of the app takes entries away, and not before there are any', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    try {
      const { user } = show({ page: withPractice });
      await user.click(screen.getByText('Zur Praxis'));
      await user.click(await screen.findByText('Zum Formular'));
      expect(ask).not.toHaveBeenCalled();
      await user.type(await screen.findByRole('textbox', { name: 'Vorname' }), 'M');
      await user.click(screen.getByText('Zur Praxis'));
      expect(ask).toHaveBeenCalledExactlyOnceWith(
        'Ihre Eingaben gehen verloren, wenn Sie diese Seite verlassen. Trotzdem verlassen?',
      );
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('M');
      ask.mockReturnValue(true);
      await user.click(screen.getByText('Zur Praxis'));
      expect(await screen.findByText('Zum Formular')).toBeTruthy();
    } finally {
      ask.mockRestore();
    }
  });

  it('says what to do when there is no location to choose, also to whoever tries to send', async () => {
    const { user } = show({ form: { selectableLocations: [] } });
    const expected =
      'Keine Standorte verfügbar. Bitte kontaktieren Sie die Praxis über einen anderen Weg.';
    expect(await screen.findByText(expected)).toBeTruthy();
    await submit(user);
    expect(await screen.findByRole('link', { name: /^Zeiten/ })).toBeTruthy();
    expect(screen.queryByText(/mindestens 2 Zeitfenster aus/)).toBeNull();
  });

  it('says when deselecting a location takes times with it, and brings them back with it', async () => {
    const { user } = show({ form: { selectableLocations: [lend, andritz] } });
    await user.click(await screen.findByRole('checkbox', { name: 'Lend' }));
    await user.click(screen.getByRole('button', { name: 'Alle' }));
    await user.click(screen.getByRole('checkbox', { name: 'Lend' }));
    expect(
      screen
        .getByText(/^2 Zeitfenster am Standort Lend sind nicht mehr gewählt\./)
        .closest('[role="status"]'),
    ).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Lend' }));
    expect(screen.queryByText(/nicht mehr gewählt/)).toBeNull();
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag 9:00 bis 10:00 Uhr' }).checked,
    ).toBe(true);
  });

  it('gives up what the practice takes out of its plan and says so, while entries and other times stay', async () => {
    const { send, onSent, user, changeForm } = show({
      form: { minSlots: 1, selectableLocations: [lend] },
    });
    await fillIn(user);
    changeForm({
      selectableLocations: [
        { ...lend, selectableSlots: [{ weekday: 1, start: '09:00', end: '11:00' }] },
      ],
    });
    expect(
      screen.getByText(
        'Die Praxis hat ihre Zeiten geändert. Nicht mehr angeboten und nicht mehr gewählt: Mo 8–9 Uhr.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Mia');
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0].slots).toEqual([
      { locationId: 'lend', weekday: 1, start: '09:00', end: '10:00' },
    ]);
  });

  it('gives up a location that the practice takes away and says so; one that is left alone is chosen', async () => {
    const { send, onSent, user, changeForm } = show({
      form: { minSlots: 1, selectableLocations: [lend, andritz] },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Lend' }));
    await fillIn(user);
    changeForm({ selectableLocations: [andritz] });
    expect(
      await screen.findByText(
        'Die Praxis hat ihr Formular geändert. Der Standort Lend steht nicht mehr zur Wahl.',
      ),
    ).toBeTruthy();
    await user.click(await screen.findByRole('checkbox', { name: 'Dienstag 8:00 bis 9:00 Uhr' }));
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      locationIds: ['andritz'],
      slots: [{ locationId: 'andritz', weekday: 2, start: '08:00', end: '09:00' }],
    });
  });

  it('shows the same choice as a list to those whom a grid does not help', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
    await user.click(screen.getByRole('button', { name: 'Als Liste' }));
    const monday = within(screen.getByRole('group', { name: 'Montag' }));
    expect(monday.getByRole<HTMLInputElement>('checkbox', { name: '8–9 Uhr' }).checked).toBe(true);
    await user.click(monday.getByRole('checkbox', { name: '9–10 Uhr' }));
    await user.click(screen.getByRole('button', { name: 'Als Woche' }));
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag 9:00 bis 10:00 Uhr' }).checked,
    ).toBe(true);
  });

  it('keeps the hint of the practice when a call is requested', async () => {
    const { user } = show({ form: { noteHint: 'Auch Ferien.' } });
    await user.click(await screen.findByRole('checkbox', { name: 'Ich bitte um einen Rückruf' }));
    expect(
      screen.getByText(
        'Wann erreicht die Praxis Sie am besten, und was soll sie sonst noch wissen? Auch Ferien.',
      ),
    ).toBeTruthy();
  });

  it('says what no question is to blame for right above the button that was pressed, which sends again', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      const { send, onSent, user } = show();
      send.mockImplementationOnce(sendBooking);
      await fillIn(user);
      await submit(user);
      const summary = within(await screen.findByRole('alert'));
      expect(summary.getByRole('heading').textContent).toBe(callTexts.offline);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
      const button = screen.getByRole('button', { name: 'Anfrage absenden' });
      expect(screen.getByRole('alert').parentElement?.nextElementSibling).toBe(button);
      await user.click(button);
      await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
      expect(send.mock.calls[0]?.[0].requestId).toBe(send.mock.calls[1]?.[0].requestId);
    } finally {
      connection.mockRestore();
    }
  });

  it('says when no answer comes, and that trying again is safe', async () => {
    const { send, user } = show({ send: async () => ({ kind: 'noAnswer' }) });
    await fillIn(user);
    await submit(user);
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('heading').textContent).toBe(callTexts.noAnswer);
    expect(summary.getByText(/nichts doppelt angelegt/)).toBeTruthy();
    // Under way again, nothing is said of the last time.
    send.mockReturnValueOnce(new Promise(() => {}));
    await submit(user);
    expect(await screen.findByRole('button', { name: 'Wird gesendet …' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends what tells people from programs, and empties the field nobody sees once it was refused for it', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      const { send, onSent, user } = show();
      send.mockResolvedValueOnce({
        kind: 'refused',
        details: [{ field: 'homepage', code: 'filled', message: 'Bitte noch einmal.' }],
      });
      await fillIn(user);
      const trap = document.querySelector<HTMLInputElement>('input[name="homepage"]');
      expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
      expect(trap?.tabIndex).toBe(-1);
      if (trap) trap.value = 'https://praxis.example';
      clock.mockReturnValue(43_900);
      await submit(user);
      // No answer is to blame: nothing says that one is.
      const refusal = within(await screen.findByRole('alert')).getByRole('heading');
      expect(refusal.textContent).toBe('Bitte noch einmal.');
      await submit(user);
      await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
      expect(send.mock.calls.map(([{ homepage, fillSeconds }]) => [homepage, fillSeconds])).toEqual(
        [
          ['https://praxis.example', 42],
          ['', 42],
        ],
      );
    } finally {
      clock.mockRestore();
    }
  });

  it('suggests the address that was probably meant, and takes it over only when asked to', async () => {
    const { user } = show();
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
    await user.type(email, 'mia@gmial.com');
    await user.tab();
    expect(await screen.findByText('Meinten Sie mia@gmail.com?')).toBeTruthy();
    expect(email.value).toBe('mia@gmial.com');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(email.value).toBe('mia@gmail.com');
    expect(document.activeElement).toBe(email);
    expect(screen.queryByText(/^Meinten Sie/)).toBeNull();
  });

  it('names who gets the entries, who keeps them, and how to ask without the form', async () => {
    show({ practice: { website: 'www.praxis-lindenhof.example' } });
    const notice = within(
      (await screen.findByText('Datenschutzhinweis')).closest('details') as HTMLElement,
    );
    expect(notice.getByText('Anna Berger')).toBeTruthy();
    expect(notice.getByRole('link', { name: operator.privacyEmail, hidden: true })).toBeTruthy();
  });

  it.each([
    [
      { phone: '0316 12 34', website: 'www.praxis.example' },
      'Lieber anrufen? 0316 12 34 (Anna Berger)',
      'tel:03161234',
    ],
    [
      { website: 'https://www.praxis.example/' },
      'Lieber nicht online? So erreichen Sie die Praxis: Anna Berger, www.praxis.example',
      'https://www.praxis.example/',
    ],
    [
      { locations: [aPracticeLocation()] },
      'Lieber nicht online? So erreichen Sie die Praxis: Anna Berger, Musterweg 1, 8010 Graz',
      undefined,
    ],
  ])('says how to do without it: %o', async (known, words, url) => {
    show({ practice: known });
    const otherWay = screen.getByText(/^Lieber /);
    expect(otherWay.textContent).toBe(words);
    expect(within(otherWay).queryByRole('link')?.getAttribute('href')).toBe(url);
    const notice = within(
      (await screen.findByText('Datenschutzhinweis')).closest('details') as HTMLElement,
    );
    if (url)
      expect(notice.getAllByRole('link', { hidden: true })[0]?.getAttribute('href')).toBe(url);
    else expect(notice.getByText('Musterweg 1, 8010 Graz')).toBeTruthy();
  });

  it('lets nothing move under whoever puts the last mistake right: the summary goes out of sight', async () => {
    const { user } = show();
    await fillIn(user);
    const terms = screen.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ });
    await user.click(terms);
    await submit(user);
    await screen.findByRole('alert');
    // One has scrolled down: the summary is above the window, and all that follows it comes up when
    // it goes.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this.firstElementChild?.role === 'alert') return new DOMRect(0, -900, 300, 200);
      return new DOMRect(0, screen.queryByRole('alert') ? -700 : -900);
    });
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(terms);
    await waitFor(() =>
      expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -200, behavior: 'instant' }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    vi.mocked(Element.prototype.getBoundingClientRect).mockRestore();
    scrolled.mockRestore();
  });

  it('promises no other way where nobody knows one', () => {
    show();
    expect(screen.queryByText(/^Lieber /)).toBeNull();
  });

  it('speaks of the practice as somebody else throughout', async () => {
    show({ form: { ...Object.fromEntries(switches.map((name) => [name, true])) } });
    await screen.findByRole('grid');
    expect(document.querySelector('form')?.textContent).not.toMatch(
      /\b(?:[Ww]ir|[Uu]ns|[Uu]nsere[rmns]?)\b/,
    );
  });

  it('asks before the browser goes back, keeps all for whoever stays, and goes back for whoever leaves', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    history.pushState({ idx: 0 }, '', '/logopaedie-lindenhof');
    history.pushState({ idx: 1 }, '', '/logopaedie-lindenhof/booking');
    try {
      const { user } = show({ page: withPractice });
      await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'M');
      for (const times of [1, 2]) {
        history.back();
        await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
        await waitFor(() => expect(history.state).toMatchObject({ idx: 1 }));
        expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('M');
      }
      ask.mockReturnValue(true);
      history.back();
      expect(await screen.findByText('Zum Formular')).toBeTruthy();
      expect(location.pathname).toBe('/logopaedie-lindenhof');
      expect(ask).toHaveBeenCalledTimes(3);
    } finally {
      ask.mockRestore();
    }
  });

  it('leaves the history as it was when a booking is sent, so that Back leads before the form', async () => {
    history.pushState({ idx: 0 }, '', '/logopaedie-lindenhof');
    history.pushState({ idx: 1 }, '', '/logopaedie-lindenhof/booking');
    const { onSent, user } = show();
    let stateThen: unknown;
    onSent.mockImplementation(() => {
      stateThen = history.state;
    });
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(stateThen).toEqual({ idx: 1 });
  });

  it('warns before the page is closed once something was entered, and not before', async () => {
    const { user } = show();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Vorname' }), 'M');
    expect(leave()).toBe(true);
  });
});
