import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  done,
  form,
  link,
  type Shown,
  show,
  shownRequest,
  unknown,
  world,
} from './portal-test-setup.tsx';

vi.mock(
  '../../firebase/calls.ts',
  async () => (await import('./portal-test-setup.tsx')).callsOfTests,
);

beforeEach(() => world.reset());

const press = { name: 'E-Mail-Adresse bestätigen' };
const names = () => world.calls.map(({ name }) => name);
const row = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** The three cells; what holds now is marked. */
const stand = () =>
  within(screen.getByRole('list', { name: 'Stand Ihrer Anfrage' }))
    .getAllByRole('listitem')
    .map(
      (cell) =>
        `${cell.getAttribute('aria-current') === 'step' ? '> ' : ''}${cell.textContent?.replaceAll('\u00ad', '')}`,
    );
const fold = () => screen.getByText('Anfrage verwalten').closest('details');
const times = () =>
  within(screen.getByRole('region', { name: 'Ihre Zeiten' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the patient portal', () => {
  test('says how it stands, since when and for which times, and which of them are no longer offered', async () => {
    show();
    expect(screen.getByText('Ihre Anfrage wird geladen …')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Anfrage' })).toBeTruthy();
    expect(
      await screen.findByRole('heading', {
        level: 2,
        name: 'Ihre Anfrage steht auf der Warteliste',
      }),
    ).toBeTruthy();
    expect(stand()).toEqual([
      'Angefragt20.11.2026',
      '> Auf der Warteliste',
      'Platzsobald einer frei wird',
    ]);
    await screen.findByText('Ihre Angaben');
    expect(row('E-Mail-Adresse').textContent).toBe('e•••@beispiel.at (noch nicht bestätigt)');
    expect(times()).toEqual(['Montag, 8–12 Uhr', 'Samstag, 9–10 Uhr (nicht mehr angeboten)']);
    // A single location is not named.
    expect(
      within(screen.getByRole('region', { name: 'Ihre Zeiten' })).getByText(
        'Musterweg 1, 8010 Graz',
      ),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Ihre Zeiten' })).queryByRole('heading', {
        level: 3,
      }),
    ).toBeNull();
  });

  test('says at which of several locations somebody waits, and where that is, beside the times and where others are chosen', async () => {
    const places = [
      aPracticeLocation(),
      aPracticeLocation({
        id: 'zwei',
        title: 'Filiale',
        address1: 'Seeweg 2',
        address2: '9020 Klagenfurt',
      }),
    ];
    const [first] = form.selectableLocations;
    const second = { id: 'zwei', title: 'Filiale', selectableSlots: first?.selectableSlots ?? [] };
    const user = show({
      practice: { locations: places },
      form: { ...form, selectableLocations: [...form.selectableLocations, second] },
    });
    const region = await screen.findByRole('region', { name: 'Ihre Zeiten' });
    expect(within(region).getByRole('heading', { level: 3, name: 'Praxis' })).toBeTruthy();
    expect(within(region).getByText('Musterweg 1, 8010 Graz')).toBeTruthy();
    expect(within(region).queryByText(/Seeweg/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zeiten ändern' }));
    expect(
      await screen.findByRole('checkbox', { name: /^Filiale\s*Seeweg 2, 9020 Klagenfurt$/ }),
    ).toBeTruthy();
  });

  test('is only looked at by opening it, also by an e-mail’s answer: mail scanners open links too', async () => {
    show({ preselected: 'nein' });
    await screen.findByRole('button', { name: 'Nein' });
    expect(new Set(names())).toEqual(new Set(['viewRequestLink']));
    expect(world.calls[0]?.input).toEqual(link);
  });

  test('names each location, also one that is gone, and one without any time', async () => {
    world.answers.viewRequestLink = done({
      ...shownRequest,
      locationIds: ['weg', 'zwei', 'praxis'],
      slots: [
        ...shownRequest.slots,
        { locationId: 'weg', weekday: 2, start: '08:00', end: '09:00' },
      ],
    });
    const [first] = form.selectableLocations;
    const second = { id: 'zwei', title: 'Filiale', selectableSlots: first?.selectableSlots ?? [] };
    show({ form: { ...form, selectableLocations: [...form.selectableLocations, second] } });
    const region = await screen.findByRole('region', { name: 'Ihre Zeiten' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Praxis', 'Filiale', 'Früherer Standort']);
    expect(times()).toEqual([
      'Montag, 8–12 Uhr',
      'Samstag, 9–10 Uhr (nicht mehr angeboten)',
      'keine Zeiten gewählt',
      'Dienstag, 8–9 Uhr (nicht mehr angeboten)',
    ]);
    const week = await screen.findByRole('img', {
      name: /^Montag, 8–12 Uhr; Samstag, 9–10 Uhr \(nicht mehr angeboten\)/,
    });
    expect(week.dataset.tooltip).toBe(week.getAttribute('aria-label'));
  });

  test('says so when nothing of it is offered any more', async () => {
    show({
      form: {
        ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
        selectableLocations: [],
      },
    });
    expect(await screen.findByText(/bietet keine Ihrer Zeiten mehr an/)).toBeTruthy();
  });

  test.each([
    [{ from: 2, to: 4, unit: 'months' }, 'in der Hälfte der Fälle 2–4 Monate.'],
    [{ from: 0, to: 1, unit: 'weeks' }, 'in der Hälfte der Fälle höchstens eine Woche.'],
    [{ from: 1, to: 1, unit: 'months' }, 'in der Hälfte der Fälle etwa einen Monat.'],
  ] as const)('tells how long others waited, as no promise', async (waitEstimate, text) => {
    world.answers.viewRequestLink = done({ ...shownRequest, waitEstimate });
    show();
    expect(
      await screen.findByText(
        `Wer zuletzt mit ähnlichen Zeiten einen Platz bekam, wartete ${text} Eine Zusage ist das nicht.`,
      ),
    ).toBeTruthy();
  });

  test.each([
    [1, /Zu Ihren Zeiten wurde zuletzt etwa ein Platz im Monat vergeben\./],
    [3, /Zu Ihren Zeiten wurden zuletzt etwa 3 Plätze im Monat vergeben\./],
  ])(
    'tells how many places are given at such times, where there are enough: %i',
    async (placesPerMonth, text) => {
      const waitEstimate = { from: 2, to: 4, unit: 'months' };
      world.answers.viewRequestLink = done({ ...shownRequest, waitEstimate, placesPerMonth });
      show();
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  test.each<[string, object]>([
    ['Pausiertbis 23.12.2026', { pausedUntil: '2026-12-23' }],
    ['Auf der Warteliste', {}],
  ])(
    'shows in three cells how it stands, and that a place comes after: %s',
    async (now, request) => {
      world.answers.viewRequestLink = done({ ...shownRequest, ...request });
      show();
      await screen.findByRole('list', { name: 'Stand Ihrer Anfrage' });
      expect(stand().slice(1)).toEqual([`> ${now}`, 'Platzsobald einer frei wird']);
    },
  );

  test.each<[string, object]>([
    ['Abgeschlossen21.11.2026', { status: 'archived', archivedAt: '2026-11-21T09:00:00.000Z' }],
    [
      'Zurückgezogen21.11.2026',
      { status: 'archived', archivedAt: '2026-11-21T09:00:00.000Z', isWithdrawn: true },
    ],
  ])('shows in three cells that nobody waits any more: %s', async (now, request) => {
    world.answers.viewRequestLink = done({ ...shownRequest, ...request });
    show();
    await screen.findByRole('list', { name: 'Stand Ihrer Anfrage' });
    expect(stand().slice(1)).toEqual(['Auf der Warteliste', `> ${now}`]);
  });

  test.each<[string, Shown, object, boolean]>([
    ['closed', {}, {}, false],
    ['closed by an answer that stands above it', { preselected: 'ja' }, {}, false],
    ['open by an e-mail’s link to a pause', { preselected: 'pause' }, {}, true],
    ['open by an e-mail’s link to stop questions', { preselected: 'abmelden' }, {}, true],
    ['closed during a pause, which ends above it', {}, { pausedUntil: '2026-12-23' }, false],
  ])('what one may do with it is %s', async (_how, shown, request, isOpen) => {
    world.answers.viewRequestLink = done({ ...shownRequest, ...request });
    show(shown);
    await screen.findByText('Keinen Platz mehr?');
    expect(fold()?.open).toBe(isOpen);
  });

  test('opens what an address leads to', async () => {
    location.hash = '#angaben';
    show();
    await screen.findByText('Ihre Angaben');
    expect(fold()?.open).toBe(true);
    location.hash = '';
  });

  test('that the practice has closed says so and offers nothing that cannot be', async () => {
    world.answers.viewRequestLink = done({
      ...shownRequest,
      status: 'archived',
      archivedAt: '2026-11-21T09:00:00.000Z',
      emailConfirmed: true,
    });
    show({ practice: { locked: true } });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Ihre Anfrage ist abgeschlossen' }),
    ).toBeTruthy();
    expect(screen.getByText(/seit dem 21.11.2026/)).toBeTruthy();
    await screen.findByText('Ihre Angaben');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Angaben zeigen',
      'Neuen Link zuschicken',
      'Einwilligung widerrufen und Daten löschen',
    ]);
  });

  test('in a locked practice says why there are no buttons to change it, and can be withdrawn', async () => {
    show({ practice: { locked: true } });
    await screen.findByText(/kann zurzeit keine Änderungen annehmen/);
    await screen.findByText('Ihre Angaben');
    expect(screen.queryByRole('button', { name: 'Zeiten ändern' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause einlegen' })).toBeNull();
    expect(
      screen.getAllByText('Das geht zurzeit nicht. Bitte wenden Sie sich direkt an die Praxis.'),
    ).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Anfrage zurückziehen' })).toBeTruthy();
  });
});

describe('confirming the address', () => {
  test('is one press; the thanks take the focus and the button is gone', async () => {
    world.answers.answerRequestLink = done({ request: { ...shownRequest, emailConfirmed: true } });
    const user = show();
    // What the e-mail's button promised is the first thing on its page.
    const button = await screen.findByRole('button', press);
    expect(
      button.compareDocumentPosition(screen.getByRole('list', { name: 'Stand Ihrer Anfrage' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(button);
    const thanks = await screen.findByText('Danke, Ihre E-Mail-Adresse ist bestätigt.');
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.queryByRole('button', press)).toBeNull();
    expect(row('E-Mail-Adresse').textContent).toContain('(bestätigt)');
    expect(world.calls.at(-1)).toEqual({
      name: 'answerRequestLink',
      input: { ...link, answer: { kind: 'confirmEmail' } },
    });
  });

  test.each([
    [{ kind: 'failed' }, /Es kam keine Antwort/],
    [{ kind: 'failed', hasAnswer: true }, /Bei uns ist etwas schiefgegangen/],
    [unknown, 'Diesen Link gibt es nicht oder nicht mehr.'],
  ])(
    'that did not go through says why where it was pressed, and can be tried again',
    async (answer, expected) => {
      world.answers.answerRequestLink = answer;
      const user = show();
      await user.click(await screen.findByRole('button', press));
      const region = screen.getByRole('region', { name: /Stimmt Ihre/ });
      expect(await within(region).findByText(expected)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', press)));
      world.answers.answerRequestLink = done({
        request: { ...shownRequest, emailConfirmed: true },
      });
      await user.click(screen.getByRole('button', press));
      expect(await screen.findByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeTruthy();
    },
  );
});

describe('a link', () => {
  test('that opens nothing says why, how to reach the practice, and sends another one without telling whether there is one', async () => {
    world.answers.viewRequestLink = unknown;
    world.answers.answerRequestLink = done({ request: null });
    const user = show();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Dieser Link führt zu keiner Anfrage' }),
    ).toBeTruthy();
    expect(screen.getByText('Diesen Link gibt es nicht oder nicht mehr.')).toBeTruthy();
    expect(screen.getByText('Kontakt: Anna Berger')).toBeTruthy();
    expect(screen.getByRole('link', { name: /lindenhof.example/ }).getAttribute('href')).toBe(
      'https://www.lindenhof.example/',
    );
    expect(screen.getByRole('link', { name: '0316 000012' }).getAttribute('href')).toBe(
      'tel:0316000012',
    );
    expect(screen.getByRole('link', { name: 'Zur Seite der Praxis' }).getAttribute('href')).toBe(
      '/lindenhof',
    );
    await user.click(screen.getByRole('button', { name: 'Neuen Link zuschicken' }));
    expect(await screen.findByText(/Wenn zu diesem Link eine Anfrage gehört/)).toBe(
      document.activeElement,
    );
  });

  test('to a request that the practice has deleted says so and leads to a new one, not to another link', async () => {
    const expected = 'Die Praxis hat diese Anfrage gelöscht.';
    world.answers.viewRequestLink = {
      kind: 'refused',
      details: [{ field: 'token', code: 'requestBinned', message: expected }],
    };
    show({ practice: { bookingEnabled: true, locked: false } });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Die Praxis hat Ihre Anfrage gelöscht',
      }),
    ).toBeTruthy();
    expect(screen.getByText(expected)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Neue Anfrage stellen' }).getAttribute('href')).toBe(
      '/lindenhof/booking',
    );
    expect(screen.getByText('Kontakt: Anna Berger')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Neuen Link zuschicken' })).toBeNull();
  });

  test('that cannot be asked for is asked for again, by press or when the network is back', async () => {
    world.answers.viewRequestLink = { kind: 'failed' };
    const user = show();
    await screen.findByRole('heading', {
      level: 1,
      name: 'Ihre Anfrage lässt sich gerade nicht laden',
    });
    expect(screen.getByText(/Es kam keine Antwort/)).toBeTruthy();
    world.answers.viewRequestLink = { kind: 'failed', hasAnswer: true };
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText(/Bei uns ist etwas schiefgegangen/)).toBeTruthy();
    world.answers.viewRequestLink = done(shownRequest);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', press)).toBeTruthy();
  });
});
