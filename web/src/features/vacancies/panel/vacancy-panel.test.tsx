import { vacancyMessages } from '@platzwart/domain/vacancies/step-messages';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import type { StoredOffer, StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { now, offerOf, planned, vacancyOf } from '../test-vacancy.ts';
import { VacancyPanel } from './vacancy-panel.tsx';

const loaded = <T,>(value: T) =>
  ({ status: 'loaded', value, isCurrent: true, isComplete: true }) as const;
const world = vi.hoisted(() => ({
  vacancy: undefined as unknown,
  offers: [] as unknown,
  open: undefined as unknown,
  sent: [] as { name: string; input: Record<string, unknown> }[],
  problem: undefined as string | undefined,
  output: {} as unknown,
  closed: 0,
  archived: (_id: string | undefined): unknown => ({ status: 'loading' }),
}));
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['eva', 'Eva']]),
}));
vi.mock('../../../entities/practice/queries.ts', () => ({
  useAccount: () => ({
    status: 'loaded',
    value: { offering: { closedDays: [], stepBackDays: 14 } },
  }),
  usePractice: () => ({ status: 'loaded', value: { locations: [{ region: 'AT' }] } }),
}));
vi.mock('../../../entities/request/queries.ts', () => ({
  useOpenRequests: () => world.open,
  useRequest: (_slug: string, id: string | undefined) => world.archived(id),
}));
vi.mock('../../../entities/request/commands.ts', () => ({}));
vi.mock('../../../entities/vacancy/queries.ts', () => ({
  useVacancy: () => world.vacancy,
  useOffersFor: () => world.offers,
}));
vi.mock('../../../calls/run.ts', () => {
  const run = async (name: string, input: Record<string, unknown>) => {
    world.sent.push({ name, input });
    const { problem: message } = world;
    return message
      ? { ok: false, problem: { kind: 'refused', message, details: [] } }
      : { ok: true, output: world.output };
  };
  return { run, runTwice: run };
});

const person = (id: string, firstname: string, lastname: string) => ({
  ...aRequest({ firstname, lastname, phone: '0316 1234567', email: `${id}@post.example` }),
  id,
});
const form = aFormConfiguration();

beforeEach(() => {
  world.sent = [];
  world.closed = 0;
  world.problem = undefined;
  world.open = loaded([person('elif', 'Elif', 'Maier'), person('marlene', 'Marlene', 'Sommer')]);
});

const evening = new Date('2026-11-23T20:00:00Z');

function show(
  vacancy: Partial<Vacancy>,
  offers: readonly StoredOffer[] = [],
  readOnlyReason?: string,
  at = now,
) {
  world.vacancy = loaded<StoredVacancy>(vacancyOf(vacancy));
  world.offers = loaded(offers);
  const panel = () => (
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <RequestHandlingProvider
          slug="praxis"
          uid="eva"
          readOnlyReason={readOnlyReason}
          plan={form}
        >
          <VacancyPanel
            id="platz"
            form={form}
            now={at}
            today="2026-11-23"
            others={undefined}
            onOpenRequest={() => {}}
            onClose={() => {
              world.closed++;
            }}
          />
        </RequestHandlingProvider>
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(panel());
  become = (next) => {
    world.vacancy = loaded<StoredVacancy>(vacancyOf(next));
    rerender(panel());
  };
  return userEvent.setup();
}
/** What the database says next. */
let become: (vacancy: Partial<Vacancy>) => void;

const about = (name: string) => within(screen.getByRole('group', { name: `Was ist mit ${name}?` }));

test('who accepted is first, and two presses without a word give the place', async () => {
  const user = show({ state: 'accepted', plan: [planned('elif', 'accepted')] }, [
    offerOf('elif', 'accepted'),
  ]);
  expect(screen.getByRole('heading', { name: 'Elif Maier hat zugesagt' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Platz vergeben …' }));
  await user.click(screen.getByRole('button', { name: 'Platz vergeben', hidden: true }));
  expect(world.sent).toEqual([
    {
      name: 'giveVacancy',
      input: {
        companySlug: 'praxis',
        vacancyId: 'platz',
        requestId: 'elif',
        startsOn: '2026-12-02',
        therapist: 'Jonas Hofer',
        afterwards: 'archive',
        dropDay: false,
        tell: true,
      },
    },
  ]);
  world.output = { wasTold: true };
  await user.click(await screen.findByRole('button', { name: 'Rückgängig', hidden: true }));
  expect(world.sent.at(-1)?.name).toBe('undoGivenVacancy');
  expect(await screen.findByText(/lässt sich nicht zurückholen/)).toBeTruthy();
});

test('who waits on for a second place loses that weekday, unless it is unticked', async () => {
  const user = show({ state: 'accepted', plan: [planned('elif', 'accepted')] });
  await user.click(screen.getByRole('button', { name: 'Platz vergeben …' }));
  await user.click(
    screen.getByRole('radio', { name: 'Wartet weiter auf einen zweiten Platz', hidden: true }),
  );
  expect(
    (
      screen.getByRole('checkbox', {
        name: 'Mittwoch aus den Zeiten streichen',
        hidden: true,
      }) as HTMLInputElement
    ).checked,
  ).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Platz vergeben', hidden: true }));
  expect(world.sent[0]?.input).toMatchObject({ afterwards: 'waitOn', dropDay: true });
});

test('where several were asked, an answer takes no more presses; the rest is one press away, unless they need the team', async () => {
  const needs = { waitsFor: 'call' } as const;
  const user = show(
    { mode: 'together', plan: [planned('elif', 'offered'), planned('marlene', 'offered', needs)] },
    [offerOf('elif', 'offered'), offerOf('marlene', 'offered')],
  );
  expect(about('Elif Maier').queryByRole('button', { name: 'Zurückziehen' })).toBeNull();
  expect(about('Marlene Sommer').getByRole('button', { name: 'Zurückziehen' })).toBeTruthy();
  const more = about('Elif Maier').getByRole('button', { name: 'Mehr', expanded: false });
  await user.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(about('Elif Maier').getByRole('button', { name: 'Frist verlängern' })).toBeTruthy();
  await user.click(about('Elif Maier').getByRole('button', { name: 'Zugesagt' }));
  expect(world.sent[0]).toMatchObject({
    name: 'recordOfferAnswer',
    input: { requestId: 'elif', answer: 'yes' },
  });
});

test('an answer by phone: a yes takes one press, a no may say why', async () => {
  const user = show(
    { plan: [planned('elif', 'offered', { channel: 'phone' }), planned('marlene', null)] },
    [offerOf('elif', 'offered')],
  );
  expect(
    screen.getByRole('link', { name: 'Elif Maier anrufen: 0316 1234567' }).getAttribute('href'),
  ).toBe('tel:03161234567');
  await user.click(about('Elif Maier').getByRole('button', { name: 'Abgesagt' }));
  await user.click(screen.getByRole('radio', { name: 'Gerade nicht (Krankheit, Reise)' }));
  await user.click(screen.getByRole('button', { name: 'Absage eintragen' }));
  expect(world.sent[0]).toMatchObject({
    name: 'recordOfferAnswer',
    input: { requestId: 'elif', answer: 'no', reason: 'notNow' },
  });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Absage eintragen' })).toBeNull(),
  );
  await user.click(about('Elif Maier').getByRole('button', { name: 'Zugesagt' }));
  expect(world.sent[1]).toMatchObject({
    name: 'recordOfferAnswer',
    input: { requestId: 'elif', answer: 'yes' },
  });
  expect(world.sent[0]?.input.logId).toMatch(/^[0-9a-f]{32}$/);
});

test('a longer deadline ends with a working day: never on the weekend or a holiday', async () => {
  const plan = [planned('elif', 'offered', { until: new Date('2026-12-04T17:00:00Z') })];
  const user = show({ startsOn: '2027-01-13', plan }, [offerOf('elif', 'offered')]);
  await user.click(about('Elif Maier').getByRole('button', { name: 'Frist verlängern' }));
  const days = [...screen.getByLabelText('Neue Frist').querySelectorAll('option')].map(
    ({ textContent }) => textContent?.slice(0, 8),
  );
  // Tuesday, 8 December, is a holiday in Austria.
  expect(days.slice(0, 3)).toEqual(['Mo 07.12', 'Mi 09.12', 'Do 10.12']);
  await user.click(
    within(screen.getByRole('group', { name: /Bis wann/ })).getByRole('button', {
      name: 'Frist verlängern',
    }),
  );
  expect(world.sent[0]?.input.step).toEqual({
    kind: 'extend',
    requestId: 'elif',
    until: '2026-12-07T17:00:00.000Z',
  });
});

test('a longer deadline ends before the first date; if none does, the question says what to do instead', async () => {
  const tomorrow = new Date('2026-11-24T17:00:00Z');
  const user = show(
    { startsOn: '2026-11-26', plan: [planned('elif', 'offered', { until: tomorrow })] },
    [offerOf('elif', 'offered')],
  );
  await user.click(about('Elif Maier').getByRole('button', { name: 'Frist verlängern' }));
  expect(
    [...screen.getByLabelText('Neue Frist').querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    ),
  ).toHaveLength(1);
  become({ startsOn: '2026-11-25', plan: [planned('elif', 'offered', { until: tomorrow })] });
  const question = within(screen.getByRole('group', { name: /Bis wann/ }));
  expect(
    question.getByText(
      /Bitte ruft Elif Maier an, oder tragt beim Platz einen späteren ersten Tag ein/,
    ),
  ).toBeTruthy();
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Abbrechen',
  ]);
});

test.each([
  ['2026-11-24', '2026-12-01', 'tomorrow morning, with no time left for an answer'],
  ['2026-11-17', '2026-12-01', 'last week, when a week later would be too late as well'],
  ['2026-11-11', '2026-11-25', 'weeks ago'],
])('a first day that is too late (%s) becomes %s: it was %s', async (startsOn, to) => {
  const slot = { ...vacancyOf().slot, start: '08:00', end: '09:00' };
  const user = show(
    { slot, startsOn, state: 'stalled', stalledBecause: 'startPassed', plan: [] },
    [],
    undefined,
    evening,
  );
  await user.click(screen.getByRole('button', { name: /^Neuer Beginn/ }));
  expect(world.sent[0]?.input.edits).toEqual({ startsOn: { from: startsOn, to } });
});

test('why it stopped and what to do next is said first', async () => {
  const user = show({
    state: 'stalled',
    stalledBecause: 'planAtEnd',
    plan: [planned('elif', 'expired')],
  });
  expect(screen.getByRole('heading', { name: 'Alle sind gefragt' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Personen hinzufügen' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name suchen', hidden: true }), {
    target: { value: 'somm' },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Marlene Sommer', hidden: true }));
  await user.click(screen.getByRole('button', { name: '1 Person hinzufügen', hidden: true }));
  expect(world.sent[0]?.input.step).toEqual({
    kind: 'addPeople',
    people: [{ requestId: 'marlene', byHand: true }],
    askAgain: [],
  });
});

test('Escape closes a question, not the panel around it', async () => {
  const user = show({ plan: [planned('elif', 'offered')] }, [offerOf('elif', 'offered')]);
  await user.click(about('Elif Maier').getByRole('button', { name: 'Zurückziehen' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: /zurückziehen/ })).toBeNull();
  expect(world.closed).toBe(0);
  await user.keyboard('{Escape}');
  expect(world.closed).toBe(1);
});

test('cancelling a question returns the focus to its button', async () => {
  const user = show({ plan: [planned('elif', 'offered')] }, [offerOf('elif', 'offered')]);
  await user.click(about('Elif Maier').getByRole('button', { name: 'Zurückziehen' }));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(document.activeElement).toBe(
    about('Elif Maier').getByRole('button', { name: 'Zurückziehen' }),
  );
});

test.each([
  ['Anhalten', { state: 'stalled', stalledBecause: 'held' }, 'Weiter'],
  ['Zugesagt', { state: 'accepted', plan: [planned('elif', 'accepted')] }, 'Doch abgesagt'],
] satisfies [string, Partial<Vacancy>, string][])(
  'when the press of „%s“ takes the button away, the next one has the focus',
  async (pressed, next, then) => {
    const plan = [planned('elif', 'offered'), planned('marlene', null)];
    const user = show({ plan }, [offerOf('elif', 'offered')]);
    await user.click(screen.getByRole('button', { name: pressed }));
    become({ plan, ...next });
    expect(screen.queryByRole('button', { name: pressed })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(then));
  },
);

test('editing begins at the first field, and one press withdraws the offer and changes the time', async () => {
  const user = show({ plan: [planned('elif', 'offered')] }, [offerOf('elif', 'offered')]);
  await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  await waitFor(() => expect(document.activeElement?.closest('form')).toBeTruthy());
  fireEvent.change(screen.getByRole('textbox', { name: /^Ab/ }), {
    target: { value: '09.12.2026' },
  });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(world.sent).toEqual([]);
  expect(screen.getByText(/Elif Maier bekommt eine freundliche Nachricht/)).toBeTruthy();
  const words = screen.getByRole('textbox', { name: /Worte|Satz|persönlich/i });
  fireEvent.change(words, { target: { value: 'Guten Tag {vorname}' } });
  expect(screen.getByText(/Platzhalter gibt es hier nicht: \{vorname\}/)).toBeTruthy();
  fireEvent.change(words, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Zurückziehen und ändern' }));
  expect(world.sent[0]?.input).toMatchObject({
    edits: { startsOn: { from: '2026-12-02', to: '2026-12-09' } },
    withdraw: { words: '' },
  });
  expect(await screen.findByText('Angebot zurückgezogen, Platz geändert')).toBeTruthy();
});

test('several offers are withdrawn in the words for several; who has no e-mail is called', async () => {
  const byPhone = { channel: 'phone' } as const;
  const user = show({
    seats: 2,
    plan: [planned('elif', 'offered', byPhone), planned('marlene', 'offered', byPhone)],
  });
  await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Ab/ }), {
    target: { value: '09.12.2026' },
  });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByText('Angebote zurückziehen und den Platz ändern?')).toBeTruthy();
  expect(
    screen.getByText(
      'Elif Maier und Marlene Sommer bekommen keine E-Mail. Bitte sag es am Telefon.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zurückziehen und ändern' }));
  expect(await screen.findByText('Angebote zurückgezogen, Platz geändert')).toBeTruthy();
  // Nobody is next: there is no 'Weiter' to press.
  expect(screen.getByText(/oder fügt Personen hinzu/)).toBeTruthy();
});

test('more offers than can be withdrawn at once: it says how to go on, and what was entered stays', async () => {
  const ids = Array.from({ length: 21 }, (_, n) => `p${n}`);
  world.open = loaded(ids.map((id) => person(id, 'Person', id)));
  world.problem = vacancyMessages.manyToWithdraw(20);
  const user = show({ mode: 'together', plan: ids.map((id) => planned(id, 'offered')) });
  await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Ab/ }), {
    target: { value: '09.12.2026' },
  });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await user.click(screen.getByRole('button', { name: 'Zurückziehen und ändern' }));
  expect(
    await screen.findByText(/Mehr als 20 Angebote .* Zieh zuerst einige einzeln zurück/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Zurückziehen und ändern' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Ab/ }).value).toBe('09.12.2026');
});

test('of a group, one of whose places is given, it says beforehand that its time stays', async () => {
  const user = show({ seats: 2, plan: [planned('elif', 'taken'), planned('marlene', 'offered')] });
  await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  expect(
    screen.getByText(/^Ein Platz davon ist schon vergeben: .* und wer zahlt bleiben/),
  ).toBeTruthy();
  expect(screen.queryByText(/wird jedes Angebot zurückgezogen/)).toBeNull();
});

test('what the server refuses is said, and nothing closes', async () => {
  world.problem = 'Dieses Angebot ist schon unterwegs. Du kannst es noch zurückziehen.';
  const user = show({ plan: [planned('elif', 'offered')] }, [
    offerOf('elif', 'offered', { sentAt: null }),
  ]);
  await user.click(about('Elif Maier').getByRole('button', { name: 'Zurückholen' }));
  expect((await screen.findAllByText(/schon unterwegs/)).length).toBeGreaterThan(0);
});

test('says when an e-mail leaves that waits for the morning, and of who asks back that it arrived', () => {
  show(
    {
      plan: [
        planned('elif', 'offered'),
        planned('marlene', 'offered', { waitsFor: 'question' }),
        planned('ada', 'offered'),
      ],
    },
    [
      offerOf('elif', 'offered', { sentAt: null, plannedAt: new Date('2026-11-24T07:00:00Z') }),
      offerOf('marlene', 'offered', { sentAt: null }),
      offerOf('ada', 'offered', { sentAt: null, plannedAt: now }),
    ],
  );
  expect(screen.getAllByText(/Nachricht geht/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nachricht geht morgen 8\u00a0Uhr hinaus'),
    expect.stringContaining('Nachricht geht gleich hinaus'),
  ]);
});

test('an answer does not look as if it had come by e-mail', () => {
  show({ state: 'accepted', plan: [planned('elif', 'accepted')] }, [offerOf('elif', 'accepted')]);
  expect(screen.getByText('zugesagt')).toBeTruthy();
});

test('whoever may only read sees everything and no button that changes something', () => {
  show(
    { plan: [planned('elif', 'offered'), planned('marlene', null)] },
    [offerOf('elif', 'offered')],
    'Du hast Lesezugriff.',
  );
  expect(screen.getByText(/Antwort bis morgen 18/)).toBeTruthy();
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Schließen', 'Elif Maier', 'Marlene Sommer']);
});

test('what the team had noted about a place can still be read, and no longer be written', async () => {
  const user = show({ state: 'open', noteForTeam: 'nach den Ferien' });
  expect(screen.getByText('Notiz fürs Team').nextElementSibling?.textContent).toBe(
    'nach den Ferien',
  );
  await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  expect(screen.queryByText('Notiz fürs Team')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Hinweis für die Person/ })).toBeTruthy();
});

test('a time that was crossed out meanwhile, and who was passed over, stand beside', () => {
  show(
    {
      plan: [planned('elif', 'offered')],
      passedOver: [{ requestId: 'marlene', reason: 'agreed' }],
    },
    [offerOf('elif', 'offered')],
  );
  expect(screen.getByText('Zeit inzwischen gestrichen')).toBeTruthy();
  expect(screen.getByText(/so abgesprochen/)).toBeTruthy();
});

test('the history is told from the offers, the latest first', () => {
  show({ state: 'accepted', plan: [planned('elif', 'declined'), planned('marlene', 'accepted')] }, [
    offerOf('elif', 'declined', {
      declined: 'time',
      answeredAt: new Date('2026-11-21T09:00:00Z'),
      answeredBy: 'eva',
    }),
    offerOf('marlene', 'accepted', {
      askedAt: new Date('2026-11-21T09:00:01Z'),
      answeredAt: new Date('2026-11-22T09:00:00Z'),
      answeredBy: 'patient',
    }),
  ]);
  const lines = within(
    screen.getByRole('heading', { name: 'Verlauf' }).parentElement as HTMLElement,
  )
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);
  expect(lines).toEqual([
    'Marlene Sommer: zugesagt',
    'Marlene Sommer gefragt',
    'Elif Maier: abgesagt (Die Zeit passt doch nicht)',
    'Elif Maier gefragt',
    'Eingetragen',
  ]);
});

test('the history has calls in vain, questions and how each offer ended, whoever ended it', () => {
  const at = (hour: number) => new Date(`2026-11-21T${String(hour).padStart(2, '0')}:00:00Z`);
  const question = (text: string, hour: number) => ({
    question: { at: at(hour), text, answeredAt: at(hour + 1) },
  });
  show({ state: 'stalled', plan: [planned('elif', 'expired'), planned('marlene', 'withdrawn')] }, [
    offerOf('elif', 'expired', {
      until: null,
      unreached: [{ at: at(8), by: 'eva' }],
      ...question('', 9),
      ended: { at: at(11), by: null },
    }),
    offerOf('marlene', 'withdrawn', {
      askedAt: at(12),
      ...question('Geht 9 Uhr?', 13),
      answeredAt: at(15),
      answeredBy: 'patient',
      ended: { at: at(16), by: 'eva' },
    }),
  ]);
  const lines = within(
    screen.getByRole('heading', { name: 'Verlauf' }).parentElement as HTMLElement,
  ).getAllByRole('listitem');
  expect(lines.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Marlene Sommer: zurückgezogen',
    'Marlene Sommer: zugesagt',
    'Frage beantwortet: Marlene Sommer',
    'Marlene Sommer hat eine Frage',
    'Marlene Sommer gefragt',
    'Elif Maier: keine Antwort',
    'Frage beantwortet: Elif Maier',
    'Elif Maier möchte angerufen werden',
    'Elif Maier nicht erreicht',
    'Elif Maier gefragt',
    'Eingetragen',
  ]);
  expect(lines[0]?.textContent).toContain('durch Eva');
});

test('in turn, nobody else is asked while somebody has the offer; withdrawing says who is asked next', async () => {
  const user = show({ plan: [planned('elif', 'offered'), planned('marlene', null)] }, [
    offerOf('elif', 'offered'),
  ]);
  expect(screen.queryByRole('button', { name: 'Nächste Person jetzt fragen' })).toBeNull();
  await user.click(about('Elif Maier').getByRole('button', { name: 'Zurückziehen' }));
  expect(screen.getByText(/Danach wird gleich Marlene Sommer gefragt/)).toBeTruthy();
});

test('a place that was opened again goes on only with somebody to ask', () => {
  show({ state: 'stalled', stalledBecause: 'held', plan: [] });
  expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
  expect(screen.getByText(/Fügt Personen hinzu, dann kann es weitergehen/)).toBeTruthy();
});

test('the history names even whoever got the place and is archived', () => {
  world.archived = (id) =>
    id === 'nora' ? loaded(person('nora', 'Nora', 'Marić')) : { status: 'loading' };
  show({ state: 'filled', plan: [planned('nora', 'taken')], endedAt: now }, [
    offerOf('nora', 'taken', {
      given: { at: now, startsOn: '2026-12-02', therapist: '', waitsOn: false, droppedSlots: [] },
      answeredAt: now,
      answeredBy: 'patient',
    }),
  ]);
  expect(screen.getByText('Platz vergeben an Nora Marić')).toBeTruthy();
});

test.each([
  ['stays silent within longer hours of its location', { start: '09:15', end: '10:00' }, 0],
  ['says when no hours of its location cover it any more', { start: '21:00', end: '22:00' }, 1],
] as const)('its time: %s', (_what, times, notes) => {
  const [place] = form.selectableLocations;
  const [{ weekday } = { weekday: 1 as const }] = place?.selectableSlots ?? [];
  show({
    state: 'offering',
    slot: { locationId: place?.id ?? '', weekday, ...times },
    cells: ['eine'],
  });
  expect(screen.queryAllByText(/steht nicht mehr im Wochenplan/)).toHaveLength(notes);
});
