/**
 * An offered place on the patient's page: what each standing says, what each answer sends, and
 * where the focus goes.
 */
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from '../../ui/save-file.ts';
import { done, form, show, shownRequest, world } from './portal-test-setup.tsx';

vi.mock(
  '../../firebase/calls.ts',
  async () => (await import('./portal-test-setup.tsx')).callsOfTests,
);

vi.mock('../../ui/save-file.ts', () => ({ saveFile: vi.fn() }));

beforeEach(() => world.reset());

const vacancyId = 'c'.repeat(32);
const monday = { locationId: 'praxis', weekday: 1, start: '09:00', end: '10:00' };
const terms = 'Mondays';
const open: PortalOffer = {
  vacancyId,
  terms,
  standing: 'open',
  slot: monday,
  rhythm: 'weekly',
  startsOn: '2026-12-07',
  endsOn: null,
  therapist: 'Jonas Hofer',
  setting: 'practice',
  isGroup: false,
  isSelfPayer: false,
  isNearly: false,
  note: '',
  mode: 'inTurn',
  until: '2026-11-24T17:00:00.000Z',
  canTakeBack: false,
  isQuestionOpen: false,
  waitsOn: false,
};
const withOffer = (offer: Partial<PortalOffer>, request: object | false = {}) =>
  done({ ...shownRequest, emailConfirmed: true, offer: { ...open, ...offer }, ...request });
const afterwards = (offer: Partial<PortalOffer>, request = {}) => {
  const { output } = withOffer(offer, request);
  world.answers.viewRequestLink = done(output);
  world.answers.answerRequestLink = done({ request: output });
};
const answers = () =>
  world.calls
    .filter(({ name }) => name === 'answerRequestLink')
    .map(({ input }) => (input as { answer: unknown }).answer);
const button = (name: string) => screen.findByRole('button', { name });
const block = () =>
  screen.findByRole('region', { name: /^Ein Platz für Sie|^Ihre Zusage|^Ihr Platz/ });
const focused = () => document.activeElement?.textContent;

async function shownWith(offer: Partial<PortalOffer>, request: object | false = {}) {
  world.answers.viewRequestLink = withOffer(offer, request);
  const user = show();
  return { user, block: await block() };
}

describe('an offer says', () => {
  test('what it is about, until when, and that the position stays, before everything else', async () => {
    const { block } = await shownWith({ note: 'Bitte läuten.', isNearly: true });
    const rows = [...block.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Wann', 'montags, 9–10 Uhr'],
      ['Wie oft', 'jede Woche'],
      ['Ab', 'Montag, 7. Dezember 2026'],
      ['Wo', 'Praxis, Musterweg 1, 8010 Graz'],
      ['Bei', 'Jonas Hofer'],
      ['Antwort bis', 'Dienstag, 24. November, 18 Uhr'],
    ]);
    expect(block.textContent).toContain('Diese Zeit haben Sie nicht gewünscht.');
    // What somebody says yes to is beside the button: only two sentences are between them.
    const between = block.querySelector('dl')?.nextElementSibling;
    expect(between?.textContent).toBe(
      'Danach fragen wir die nächste Person. Ihre Stelle in der Reihe behalten Sie auf jeden Fall.',
    );
    expect(between?.nextElementSibling?.textContent).toMatch(/^Ja, ich nehme den Platz/);
    expect(between?.nextElementSibling?.nextElementSibling?.textContent).toBe(
      'Hinweis der Praxis: Bitte läuten.',
    );
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Ein Platz für Sie');
    expect(screen.getByText(/^Oben steht ein Platz, den die Praxis Ihnen anbietet/)).toBeTruthy();
  });

  test.each<[PortalOffer['standing'], string]>([
    ['open', 'Platz angeboten'],
    ['frozen', 'Platz angeboten'],
    ['accepted', 'Zugesagtwird noch bestätigt'],
    ['pledged', 'Zugesagtwird noch entschieden'],
    ['lateNoted', 'Auf der Wartelistefür einen Platz vorgemerkt'],
    ['given', 'Platz erhalten20.11.2026'],
    ['missed', 'Auf der Warteliste'],
  ])('in the cells how it stands: %s', async (standing, now) => {
    await shownWith(
      { standing },
      standing === 'given' && { status: 'archived', archivedAt: '2026-11-20T09:00:00.000Z' },
    );
    const cells = within(screen.getByRole('list', { name: 'Stand Ihrer Anfrage' })).getAllByRole(
      'listitem',
    );
    const current = cells.find((cell) => cell.getAttribute('aria-current') === 'step');
    expect(current?.textContent?.replaceAll('\u00ad', '')).toBe(now);
  });

  test('where it is by video, in a group, at one’s own cost, for a single date', async () => {
    const { block } = await shownWith({
      rhythm: 'once',
      setting: 'video',
      isGroup: true,
      isSelfPayer: true,
      therapist: '',
    });
    const rows = [...block.querySelectorAll('dl > div')].map(
      ({ lastElementChild }) => lastElementChild?.textContent,
    );
    expect(rows).toEqual([
      'Montag, 7. Dezember 2026, 9–10 Uhr',
      'einmalig',
      'per Video',
      'Therapie in der Gruppe',
      'Diesen Platz zahlen Sie selbst.',
      'Dienstag, 24. November, 18 Uhr',
    ]);
  });

  test.each<[string, Partial<PortalOffer>, string]>([
    [
      'who gets it if several are asked',
      { mode: 'together' },
      'wer von denen, die zusagen, zuerst an der Reihe ist',
    ],
    ['that the first one gets it', { mode: 'firstWins' }, 'Wer zuerst zusagt, bekommt den Termin.'],
    ['that the practice calls', { until: null }, 'Die Praxis ruft Sie wegen dieses Platzes an.'],
    [
      'that a question is on its way',
      { isQuestionOpen: true },
      'Die Frist läuft weiter. Die Praxis kann sie verlängern.',
    ],
    [
      'that the deadline is over',
      { standing: 'expired' },
      'Die Frist ist vorbei. Möchten Sie den Platz trotzdem?',
    ],
    [
      'that it is accepted',
      { standing: 'accepted' },
      'Der Platz ist für Sie reserviert, bis die Praxis ihn bestätigt.',
    ],
    [
      'when it is decided',
      { standing: 'pledged', mode: 'together' },
      'Sie erfahren es spätestens am Dienstag, 24. November, 18 Uhr.',
    ],
    [
      'that a late yes was noted, without a word of a deadline: it may follow a no in time',
      { standing: 'lateNoted' },
      'Der Platz ist inzwischen jemand anderem angeboten. Wir haben Ihre Zusage notiert: Wird er wieder frei, bekommen Sie ihn zuerst. Ihre Stelle in der Reihe bleibt.',
    ],
    [
      'that somebody before them has it',
      { standing: 'lost' },
      'Jemand, der vor Ihnen an der Reihe ist, hat zugesagt. Ihre Stelle in der Reihe bleibt.',
    ],
    [
      'that somebody was quicker',
      { standing: 'lost', mode: 'firstWins' },
      'Jemand war einen Moment schneller. Ihre Stelle in der Reihe bleibt.',
    ],
    [
      'that silence did no harm',
      { standing: 'missed' },
      'Das macht nichts: Ihre Stelle in der Reihe bleibt.',
    ],
    [
      'that the practice cannot give it',
      { standing: 'withdrawn' },
      'Das tut uns leid. Ihre Stelle in der Reihe bleibt.',
    ],
    [
      'that one waits on',
      { standing: 'declined' },
      'Sie warten weiter, an derselben Stelle wie bisher.',
    ],
    [
      'which place is theirs',
      { standing: 'given' },
      'Ihr Platz: montags, 9–10 Uhr, ab 7. Dezember.',
    ],
    [
      'that nobody can answer now',
      { standing: 'frozen' },
      'Ihre Frist läuft so lange nicht.Bitte rufen Sie an:0316 000012',
    ],
  ])('%s', async (_what, offer, text) => {
    expect((await shownWith(offer)).block.textContent).toContain(text);
  });

  test.each(['pledged', 'declined', 'lateNoted', 'lost', 'missed', 'withdrawn', 'frozen'] as const)(
    'nothing to answer when it is %s',
    async (standing) => {
      expect(within((await shownWith({ standing })).block).queryAllByRole('button')).toEqual([]);
    },
  );

  test('no deadline to somebody for whom none runs', async () => {
    const { user, block } = await shownWith({ until: null });
    await user.click(await button('Ich habe eine Frage'));
    await screen.findByLabelText(/Ihre Frage/);
    expect(block.textContent).not.toMatch(/Frist|Antwort bis/);
  });

  test('that the practice gets in touch once somebody has said yes, instead of how long others waited', async () => {
    const waitEstimate = { from: 2, to: 4, unit: 'months' };
    await shownWith({ standing: 'accepted', canTakeBack: true }, { waitEstimate, isAsked: true });
    const status = screen.getByRole('region', { name: 'Die Praxis hat Ihre Zusage' });
    expect(status.textContent).toContain(
      'Die Praxis meldet sich bei Ihnen, per E-Mail oder am Telefon.',
    );
    expect(screen.queryByText(/steht auf der Warteliste|in der Hälfte der Fälle/)).toBeNull();
    // These would cost them the place they have just got.
    for (const name of ['Warten Sie noch auf einen Platz?', 'Pause'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.getByText(/Der angebotene Platz geht dann an andere/)).toBeTruthy();
  });

  test.each([
    ['open', 1],
    ['declined', 0],
  ] as const)('whether withdrawing costs the place: %s', async (standing, times) => {
    await shownWith({ standing });
    await screen.findByRole('button', { name: 'Anfrage zurückziehen' });
    expect(screen.queryAllByText(/Der angebotene Platz geht dann an andere/)).toHaveLength(times);
  });

  test('that one waits on as long as others may still get the place', async () => {
    await shownWith({ standing: 'pledged', mode: 'together', canTakeBack: true });
    expect(
      screen.getByText(/Bekommen Sie den Platz nicht, warten Sie an derselben Stelle weiter/),
    ).toBeTruthy();
  });

  test('what somebody has who waits for a second place', async () => {
    await shownWith(
      { standing: 'given', waitsOn: true },
      { places: [{ slot: monday, rhythm: 'weekly', startsOn: '2026-12-07' }] },
    );
    expect(
      screen.getByText('Sie haben Mo 9–10 Uhr. Sie warten noch auf einen zweiten Platz.'),
    ).toBeTruthy();
  });

  test('that a closed request got its place', async () => {
    await shownWith(
      { standing: 'given' },
      { status: 'archived', archivedAt: '2026-11-23T09:00:00.000Z' },
    );
    expect(screen.getByText(/^Sie haben einen Platz bekommen/)).toBeTruthy();
  });
});

describe('yes', () => {
  test('takes two presses, and then says what happens now', async () => {
    const { user } = await shownWith({});
    await user.click(await button('Ja, ich nehme den Platz'));
    expect(
      screen.getByText('Montags, 9–10 Uhr, ab 7. Dezember: Passt das jede Woche?'),
    ).toBeTruthy();
    expect(answers()).toEqual([]);
    afterwards({ standing: 'accepted', canTakeBack: true });
    await user.click(await button('Verbindlich zusagen'));
    await waitFor(() => expect(focused()).toContain('Danke, Ihre Zusage ist angekommen.'));
    expect(answers()).toEqual([{ kind: 'acceptOffer', vacancyId, terms }]);
  });

  test('can be left again, and gives the focus back', async () => {
    const { user } = await shownWith({});
    const yes = await button('Ja, ich nehme den Platz');
    await user.click(yes);
    await user.click(await button('Zurück'));
    await waitFor(() => expect(focused()).toBe('Ja, ich nehme den Platz'));
    await user.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(focused()).toBe('Ja, ich nehme den Platz'));
    expect(answers()).toEqual([]);
  });

  test('after the deadline still gets a free place', async () => {
    const { user } = await shownWith({ standing: 'expired' });
    await user.click(await button('Ja, ich nehme den Platz'));
    afterwards({ standing: 'accepted', canTakeBack: true });
    await user.click(await button('Verbindlich zusagen'));
    await waitFor(() =>
      expect(focused()).toContain(
        'Die Frist war schon vorbei, aber der Platz ist noch frei. Er gehört Ihnen.',
      ),
    );
  });

  test('that comes too late is told kindly, with what happened meanwhile', async () => {
    const { user } = await shownWith({ mode: 'firstWins' });
    await user.click(await button('Ja, ich nehme den Platz'));
    afterwards({ standing: 'lost', mode: 'firstWins' });
    world.answers.answerRequestLink = {
      kind: 'refused',
      details: [{ field: 'form', code: 'placeWon', message: 'Schon vergeben.' }],
    };
    await user.click(await button('Verbindlich zusagen'));
    await waitFor(() => expect(focused()).toContain('Jemand war einen Moment schneller.'));
  });

  test('without a connection stays where it was pressed, and can be pressed again', async () => {
    const { user } = await shownWith({});
    await user.click(await button('Ja, ich nehme den Platz'));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await button('Verbindlich zusagen'));
    expect(await screen.findByText(/Keine Verbindung zum Internet/)).toBeTruthy();
    expect(answers()).toEqual([]);
    online.mockRestore();
    afterwards({ standing: 'accepted' });
    await user.click(await button('Verbindlich zusagen'));
    expect(await screen.findByText(/Ihre Zusage ist angekommen/)).toBeTruthy();
  });

  test('can be taken back, with two presses', async () => {
    const { user } = await shownWith({ standing: 'accepted', canTakeBack: true });
    await user.click(await button('Doch absagen'));
    afterwards({ standing: 'declined', canTakeBack: true });
    await user.click(await button('Ja, doch absagen'));
    await waitFor(() =>
      expect(focused()).toContain('Sie warten weiter, an derselben Stelle wie bisher.'),
    );
    expect(answers()).toEqual([{ kind: 'takeBackAnswer', vacancyId, terms }]);
  });
});

describe('no', () => {
  async function declined(reason: string | undefined, after = {}) {
    const { user } = await shownWith({});
    await user.click(await button('Nein, dieser Platz passt nicht'));
    if (reason !== undefined) await user.click(screen.getByRole('radio', { name: reason }));
    expect(answers()).toEqual([]);
    afterwards({ standing: 'declined', canTakeBack: true, ...after });
    await user.click(await button('Absagen'));
    await waitFor(() => expect(focused()).toContain('Sie haben diesen Platz abgesagt.'));
    return user;
  }

  test('needs no reason, and can become a yes', async () => {
    const user = await declined(undefined);
    expect(answers()).toEqual([{ kind: 'declineOffer', vacancyId, terms, reason: null }]);
    await user.click(await button('Doch zusagen'));
    afterwards({ standing: 'accepted' });
    await user.click(await button('Verbindlich zusagen'));
    expect(await screen.findByText(/Ihre Zusage ist angekommen/)).toBeTruthy();
  });

  test('because of the time leads to the times, with this one taken out, to be saved', async () => {
    const user = await declined('Zu dieser Zeit kann ich doch nicht');
    await user.click(within(await block()).getByRole('button', { name: 'Zeiten ändern' }));
    expect(
      await screen.findByText('Mo 9–10 Uhr ist herausgenommen, aber noch nicht gespeichert.'),
    ).toBeTruthy();
    const isChosen = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).checked;
    await waitFor(() => expect(isChosen('1 09:00')).toBe(false));
    expect(isChosen('1 08:00')).toBe(true);
    await user.type(
      within(screen.getByRole('region', { name: 'Zeiten ändern' })).getByLabelText('Geburtsdatum'),
      '05.03.1984',
    );
    await user.click(await button('Zeiten speichern'));
    await screen.findByText(/Ihre Zeiten sind gespeichert/);
    const [, edit] = answers() as [unknown, { edits: { slots: { to: unknown } } }];
    expect(edit.edits.slots.to).toEqual([
      { ...monday, start: '08:00', end: '09:00' },
      { ...monday, start: '10:00', end: '12:00' },
      shownRequest.slots[1],
    ]);
  });

  test.each([
    ['on another day', { ...monday, weekday: 5 }],
    ['only half of it', { ...monday, start: '11:30', end: '12:30' }],
  ] as const)('to a time that was not wished gives none back: %s', async (_what, slot) => {
    const { user } = await shownWith({ slot });
    await user.click(await button('Nein, dieser Platz passt nicht'));
    expect(screen.queryByText(/kann ich doch nicht/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Diese Zeit passt mir nicht' }));
    afterwards({ standing: 'declined', canTakeBack: true, slot });
    await user.click(await button('Absagen'));
    await waitFor(() => expect(focused()).toContain('Sie haben diesen Platz abgesagt.'));
    expect(screen.getAllByRole('button', { name: 'Zeiten ändern' })).toHaveLength(1);
  });

  test('for now leads to the pause', async () => {
    const user = await declined('Gerade nicht (Krankheit, Reise)');
    await user.click(within(await block()).getByRole('button', { name: 'Pause einlegen' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Pause bis zum')),
    );
    expect((screen.getByLabelText('Pause bis zum') as HTMLInputElement).value).toBe('2026-12-23');
    await user.click(await button('Abbrechen'));
    await user.click(within(await block()).getByRole('button', { name: 'Pause einlegen' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Pause bis zum')),
    );
  });

  test('for good leads to withdrawing', async () => {
    const user = await declined('Ich brauche keinen Platz mehr');
    await user.click(within(await block()).getByRole('button', { name: 'Anfrage zurückziehen' }));
    world.answers.answerRequestLink = done({
      request: { ...shownRequest, status: 'archived', isWithdrawn: true, undoUntil: '2026-12-07' },
    });
    await user.click(await button('Ja, zurückziehen'));
    expect(await screen.findByText('Sie haben Ihre Anfrage zurückgezogen')).toBeTruthy();
    expect(answers()).toEqual([
      { kind: 'declineOffer', vacancyId, terms, reason: 'noLongerNeeded' },
      { kind: 'withdraw' },
    ]);
  });
});

describe('further answers', () => {
  test('a question is sent, and the place can still be answered', async () => {
    const { user } = await shownWith({});
    await user.click(await button('Ich habe eine Frage'));
    // Nobody calls before it is sent.
    expect(await screen.findByRole('group', { name: 'Was möchten Sie wissen?' })).toBeTruthy();
    await user.type(await screen.findByLabelText(/Ihre Frage/), 'Gibt es einen Lift?');
    afterwards({ isQuestionOpen: true });
    await user.click(await button('Frage senden'));
    await waitFor(() => expect(focused()).toContain('Ihre Frage ist angekommen.'));
    expect(answers()).toEqual([
      { kind: 'askAboutOffer', vacancyId, terms, text: 'Gibt es einen Lift?' },
    ]);
    expect(await button('Ja, ich nehme den Platz')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ich habe eine Frage' })).toBeNull();
  });

  test('a stranger neither takes nor loses the place', async () => {
    const { user } = await shownWith({});
    await user.click(await button('Das bin ich nicht'));
    expect(answers()).toEqual([]);
    afterwards({ until: null });
    await user.click(await button('Das bin ich nicht'));
    await waitFor(() => expect(focused()).toContain('An diese Adresse schreiben wir nicht mehr.'));
    expect(answers()).toEqual([{ kind: 'notMe', vacancyId, terms }]);
    expect(screen.queryByRole('button', { name: 'Ja, ich nehme den Platz' })).toBeNull();
  });

  test.each([
    [false, 'und Sie stehen wieder auf der Warteliste'],
    [true, 'Sie warten weiter, an derselben Stelle'],
  ])('a place that was given can be given back; waits on: %s', async (waitsOn, text) => {
    const { user } = await shownWith({ standing: 'given', canTakeBack: true, waitsOn });
    await user.click(await button('Ich kann den Platz doch nicht nehmen'));
    expect(screen.getByText(new RegExp(text))).toBeTruthy();
    afterwards({ standing: 'declined' });
    await user.click(await button('Ja, zurückgeben'));
    await waitFor(() => expect(answers()).toEqual([{ kind: 'takeBackAnswer', vacancyId, terms }]));
  });
});

describe('after a yes the page names the window in which the prescription must be issued', () => {
  const german = { locations: [aPracticeLocation({ region: 'DE-BY' })], profession: 'speech' };
  const shown = async (
    standing: PortalOffer['standing'],
    prescription: object | null,
    practice: object = german,
  ) => {
    world.answers.viewRequestLink = withOffer({ standing }, { prescription });
    show({ practice, form: { ...form, doctorsOrderEnabled: true } });
    return (await block()).textContent;
  };
  const window =
    'Bitte lassen Sie die Verordnung so ausstellen, dass sie ein Datum vom 23.11.2026 bis 07.12.2026 trägt.';

  test.each(['accepted', 'given'] as const)('from today on: %s', async (standing) => {
    expect(await shown(standing, null)).toContain(window);
  });
  test('unless the one that there is holds until then', async () => {
    expect(await shown('given', { issuedOn: '2026-11-09', urgent: false })).toContain(
      'Ihre Verordnung vom 09.11.2026 gilt noch',
    );
  });
  test('not before it, nor where there is no rule', async () => {
    expect(await shown('open', null)).not.toContain('Verordnung so ausstellen');
    cleanup();
    expect(
      await shown('given', null, {
        locations: [aPracticeLocation({ region: 'AT' })],
        profession: 'speech',
      }),
    ).not.toContain('Verordnung');
  });
});

test.each(['accepted', 'given'] as const)(
  'a place that is %s can be put into a calendar, with nobody’s name',
  async (standing) => {
    vi.mocked(saveFile).mockClear();
    const { user } = await shownWith({ standing });
    await user.click(await button('In den Kalender'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('platz.ics');
    const text = (await content?.text()) ?? '';
    expect(text).toContain('SUMMARY:Logopädie Lindenhof');
    expect(text).not.toContain('Jonas');
  },
);

describe('an e-mail’s answer', () => {
  test.each([
    ['zusagen', 'Ja, ich nehme den Platz'],
    ['absagen', 'Nein, dieser Platz passt nicht'],
    ['frage', 'Ich habe eine Frage'],
  ] as const)('"%s" lays the finger on its button and sends nothing', async (answer, name) => {
    world.answers.viewRequestLink = withOffer({});
    show({ preselectedOffer: { answer, vacancyId } });
    const wanted = await button(name);
    await waitFor(() => expect(document.activeElement).toBe(wanted));
    expect(answers()).toEqual([]);
    expect(screen.queryByText(/Angebot aus der Nachricht/)).toBeNull();
  });

  const old = { answer: 'zusagen', vacancyId: 'd'.repeat(32) } as const;

  test('scrolls no further than needed and tells what the button is about, which nobody has read yet', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    world.answers.viewRequestLink = withOffer({});
    show({ preselectedOffer: { answer: 'zusagen', vacancyId } });
    const yes = await button('Ja, ich nehme den Platz');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(
      document.getElementById(yes.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toContain('montags, 9–10 Uhr');
  });

  test.each([{ standing: 'expired' }, { isQuestionOpen: true }] as const)(
    '"frage" to what takes no question leaves the yes: %o',
    async (offer) => {
      world.answers.viewRequestLink = withOffer(offer);
      show({ preselectedOffer: { answer: 'frage', vacancyId } });
      const look = async (name: string) => (await button(name)).className;
      expect(await look('Ja, ich nehme den Platz')).not.toBe(
        await look('Nein, dieser Platz passt nicht'),
      );
      expect(screen.queryByRole('button', { name: 'Ich habe eine Frage' })).toBeNull();
    },
  );

  test('never answers a newer offer', async () => {
    world.answers.viewRequestLink = withOffer({});
    show({ preselectedOffer: old });
    expect(
      await screen.findByText(
        'Das Angebot aus der Nachricht gilt nicht mehr. Das hier ist ein neues.',
      ),
    ).toBeTruthy();
    expect(document.activeElement).not.toBe(await button('Ja, ich nehme den Platz'));
  });

  test('is told that a yes on the page was to another offer', async () => {
    world.answers.viewRequestLink = withOffer({ standing: 'accepted' });
    show({ preselectedOffer: old });
    expect(
      await screen.findByText(
        'Das Angebot aus der Nachricht gibt es nicht mehr. Hier geht es um ein anderes.',
      ),
    ).toBeTruthy();
  });

  test.each([
    ['open', 'Das Angebot aus der Nachricht gibt es nicht mehr. Ihre Stelle in der Reihe bleibt.'],
    ['archived', 'Das Angebot aus der Nachricht gibt es nicht mehr.'],
  ] as const)(
    'is told that its offer is gone, beside the rest of the page: %s',
    async (status, text) => {
      world.answers.viewRequestLink = done({ ...shownRequest, status });
      show({ preselectedOffer: old });
      const said = await screen.findByText(/^Das Angebot aus der Nachricht/);
      expect(said.textContent?.startsWith(text)).toBe(true);
      expect(said.textContent?.includes('Ihre Stelle')).toBe(status === 'open');
      expect(screen.getByRole('heading', { name: 'Ihre Zeiten' })).toBeTruthy();
    },
  );
});

describe('the page stays fresh', () => {
  test('when one looks at it again: what is open for another standing closes', async () => {
    const { user } = await shownWith({});
    await user.click(await button('Ja, ich nehme den Platz'));
    afterwards({ standing: 'withdrawn' });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await act(async () => dispatchEvent(new Event('focus')));
    clock.mockRestore();
    const answer = await screen.findByText(/Das tut uns leid/);
    await expect.poll(() => document.activeElement).toBe(answer);
    expect(screen.queryByRole('button', { name: 'Verbindlich zusagen' })).toBeNull();
  });

  test.each<[string, Partial<PortalOffer> | null, string]>([
    ['frozen', { standing: 'frozen' }, 'Die Praxis kann gerade keine Antworten annehmen.'],
    ['gone', null, 'Dieses Angebot gibt es nicht mehr. Ihre Stelle'],
    ['another one', { vacancyId: 'd'.repeat(32), terms: 'Another' }, 'Ein Platz für Sie'],
    ['the place at another time', { terms: 'Tuesdays' }, 'Ein Platz für Sie'],
  ])(
    'and hands the focus to what is there instead of the answer: %s',
    async (_what, offer, text) => {
      const { user } = await shownWith({});
      await user.click(await button('Ja, ich nehme den Platz'));
      world.answers.viewRequestLink = offer ? withOffer(offer) : done(shownRequest);
      world.answers.answerRequestLink = {
        kind: 'refused',
        details: [{ field: 'form', code: 'vacancyGone', message: 'Weg.' }],
      };
      await user.click(await button('Verbindlich zusagen'));
      await waitFor(() => expect(focused()).toContain(text));
    },
  );

  test('and asks anew about a place that was changed meanwhile', async () => {
    const { user } = await shownWith({});
    await user.click(await button('Ja, ich nehme den Platz'));
    world.answers.viewRequestLink = withOffer({
      terms: 'Tuesdays',
      slot: { ...monday, weekday: 2 },
    });
    world.answers.answerRequestLink = {
      kind: 'refused',
      details: [{ field: 'form', code: 'offerChanged', message: 'Geändert.' }],
    };
    await user.click(await button('Verbindlich zusagen'));
    expect(await screen.findByText(/gilt nicht mehr. Das hier ist ein neues\.$/)).toBeTruthy();
    expect((await block()).textContent).toContain('dienstags, 9–10 Uhr');
    expect(screen.queryByRole('button', { name: 'Verbindlich zusagen' })).toBeNull();
  });

  test('an open offer is the only question', async () => {
    await shownWith({}, { isAsked: true, emailConfirmed: false });
    expect(screen.queryByText('Warten Sie noch auf einen Platz?')).toBeNull();
    expect(screen.queryByText('E-Mail-Adresse bestätigen')).toBeNull();
  });
});
