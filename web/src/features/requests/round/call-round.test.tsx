import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import type { Logged } from '../steps/commands.ts';
import { ContactLoggingProvider } from '../steps/contact-logging.tsx';
import { CallRound } from './call-round.tsx';

/** A Friday. */
const today = '2026-11-20';
const since = new Date('2026-11-19T10:00:00Z');

const world = vi.hoisted(() => ({
  open: {} as unknown,
  sent: [] as unknown[],
  vacancies: [] as unknown[],
  offers: [] as unknown[],
  problem: undefined as string | undefined,
}));
const answer = () =>
  world.problem
    ? { ok: false, problem: { message: world.problem } }
    : { ok: true, output: { undo: 'sealed' } };
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['eva', 'Eva']]),
}));
vi.mock('../../../entities/request/queries.ts', () => ({ useOpenRequests: () => world.open }));
vi.mock('../../../entities/request/commands.ts', () => ({
  saveNote: async (_slug: string, id: string, note: string) => {
    world.sent.push({ note, id });
    return { ok: true };
  },
  archive: async (_slug: string, id: string, reason: string) => {
    world.sent.push({ archive: id, reason });
    return answer();
  },
  undoChange: async (_slug: string, id: string, undo: string) => {
    world.sent.push({ undo, id });
    return { ok: true };
  },
}));
vi.mock('../../../entities/vacancy/queries.ts', () => ({
  useLiveVacancies: () => ({ status: 'loaded', value: world.vacancies }),
  useOffersOf: () => ({ status: 'loaded', value: world.offers }),
}));
vi.mock('../steps/commands.ts', () => ({
  answerOffer: async (...said: readonly unknown[]) => {
    world.sent.push(said);
    return answer();
  },
  logContact: async (_slug: string, id: string, logged: Logged) => {
    world.sent.push({ id, ...logged });
    return answer();
  },
}));

type Stored = WithId<TherapyRequest>;
function person(firstname: string, overrides: Partial<TherapyRequest> = {}): Stored {
  return {
    id: firstname.toLowerCase(),
    firstname,
    lastname: 'Probe',
    phone: '0316 1234567',
    email: '',
    birthdate: '2017-03-01',
    type: 'other',
    contactPersonFirstname: 'Maria',
    contactPersonLastname: 'Huber',
    contactPersonRelationship: 'Mutter',
    status: 'open',
    requestedAt: since,
    nextStep: { kind: 'callBack', dueOn: today, since },
    lastContact: null,
    adminNote: '',
    noteRevision: 0,
    emailFailedAt: null,
    followUp: { state: 'idle', at: null },
    pausedUntil: null,
    unanswered: 0,
    offer: null,
    lastOffer: null,
    places: [],
    tags: [],
    locationIds: [],
    slots: [],
    ...overrides,
  } as unknown as Stored;
}
const [ada, ben, cem] = [person('Ada'), person('Ben'), person('Cem')];

const live = (requests: readonly Stored[]) => {
  world.open = { status: 'loaded', value: requests, isCurrent: true, isComplete: true };
};
const onClose = vi.fn();

function show(people = [ada, ben, cem], readOnlyReason?: string) {
  live(people);
  const round = () => (
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={readOnlyReason}>
        <ContactLoggingProvider uid="anna">
          <CallRound
            people={people}
            today={today}
            basePath="/praxis/administration"
            onClose={onClose}
          />
        </ContactLoggingProvider>
      </RequestHandlingProvider>
    </ToastProvider>
  );
  const { rerender } = render(round());
  const come = (requests: readonly Stored[]) =>
    act(() => {
      live(requests);
      rerender(round());
    });
  return { user: userEvent.setup(), come };
}
const isCalling = (name: string) =>
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  Object.assign(world, { sent: [], problem: undefined, vacancies: [], offers: [] });
  onClose.mockReset();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

test('one person at a time: who it is about, who speaks and the number to press', () => {
  show();
  isCalling('Ada Probe');
  expect(
    screen.getByText('9 Jahre · Es spricht: Maria Huber (Mutter) · wartet seit gestern'),
  ).toBeTruthy();
  expect(screen.getByText('1 von 3')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Ada Probe anrufen: 0316 1234567' }).getAttribute('href'),
  ).toBe('tel:03161234567');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
});

test('each result is saved at once and leads to the next person; at the end a sentence and the names', async () => {
  const { user } = show();
  await user.keyboard('1');
  isCalling('Ben Probe');
  expect(world.sent).toEqual([{ id: 'ada', contact: 'reached', nextStep: null }]);
  await user.click(button(/Nicht erreicht/));
  expect(world.sent.at(-1)).toEqual({
    id: 'ben',
    contact: 'notReached',
    nextStep: { kind: 'notReached', dueOn: '2026-11-23' },
  });
  expect(screen.getByText('3 von 3')).toBeTruthy();
  await user.keyboard('s');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
    'Eine erreicht, eine am Mo, 23.11. noch einmal, eine übersprungen – unter einer Minute',
  );
  const rows = within(screen.getByRole('list', { name: 'Was herauskam' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ada ProbeErreicht',
    'Ben ProbeNoch einmal anrufen am Mo, 23.11.',
    'Cem ProbeSpäter',
  ]);
  await user.click(button('Weiter anrufen'));
  isCalling('Cem Probe');
});

test('a call back asks for its day and time, no interest archives; Escape leads back to the question, not out of the round', async () => {
  const { user } = show();
  await user.keyboard('3');
  await user.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(document.body);
  isCalling('Ada Probe');
  await user.keyboard('3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Uhrzeit' }), '14:00');
  await user.click(button('morgen, Sa, 21.11.'));
  await user.keyboard('5');
  expect(world.sent).toEqual([
    {
      id: 'ada',
      contact: 'callBack',
      nextStep: { kind: 'callBack', dueOn: '2026-11-21', time: '14:00' },
    },
    { archive: 'ben', reason: 'noInterest' },
  ]);
  isCalling('Cem Probe');
});

test('undo takes the last result back and returns to its person, by press and by key', async () => {
  const { user } = show();
  await user.keyboard('2');
  await user.click(button('Rückgängig: Ada Probe'));
  isCalling('Ada Probe');
  await waitFor(() => expect(world.sent.at(-1)).toEqual({ undo: 'sealed', id: 'ada' }));
  await user.keyboard('5');
  isCalling('Ben Probe');
  await user.keyboard('u');
  isCalling('Ada Probe');
  await waitFor(() => expect(world.sent.at(-1)).toEqual({ undo: 'sealed', id: 'ada' }));
});

test('undo takes back the very last result, too: the summary leads back to its person, by press and by key', async () => {
  const { user } = show([ada]);
  await user.keyboard('2');
  await user.click(button('Rückgängig: Ada Probe'));
  isCalling('Ada Probe');
  await user.keyboard('1');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Eine erreicht');
  await user.keyboard('u');
  isCalling('Ada Probe');
});

test('what is typed into the note is text, no result, and Escape only leaves it', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: /Notiz/ }), '1 su');
  await user.keyboard('{Escape}');
  isCalling('Ada Probe');
  await waitFor(() => expect(world.sent).toEqual([{ note: '1 su', id: 'ada' }]));
});

test('whoever a colleague has called meanwhile does not come any more; who is on the screen stays, marked', async () => {
  const { user, come } = show();
  const called = {
    nextStep: null,
    lastContact: { outcome: 'reached', at: new Date(), by: 'eva' },
  } as const;
  await come([ada, { ...ben, ...called }, cem]);
  expect(screen.getByText('1 von 2')).toBeTruthy();
  await come([{ ...ada, ...called }, { ...ben, ...called }, cem]);
  isCalling('Ada Probe');
  expect(screen.getByText('Gerade festgehalten von Eva: Erreicht.')).toBeTruthy();
  await user.click(button('Weiter zur nächsten Person'));
  isCalling('Cem Probe');
  await come([
    { ...ada, ...called },
    { ...ben, ...called },
  ]);
  expect(button(/^.?Erreicht/).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('1');
  expect(world.sent).toEqual([]);
  await user.click(button('Weiter zur nächsten Person'));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Drei vom Team erledigt');
});

test('a result that was refused says why, and the person comes again', async () => {
  const { user } = show([ada, ben]);
  world.problem = 'Diese Anfrage ist im Archiv.';
  await user.keyboard('1');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Ada Probe: nicht gespeichert, kommt noch einmal dran. Diese Anfrage ist im Archiv.',
  );
  world.problem = undefined;
  await user.keyboard('1');
  isCalling('Ada Probe');
});

test('Escape ends it with what was done so far, and closes the summary; before the first result it just closes', async () => {
  const { user } = show();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await user.keyboard('1{Escape}');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
    'Eine erreicht – unter einer Minute',
  );
  expect(screen.getByText('2 Personen sind noch offen.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('whoever has switched keys off presses buttons; Escape still ends the round', async () => {
  localStorage.setItem('platzwart-tasten', 'off');
  const { user } = show();
  await user.keyboard('1s');
  isCalling('Ada Probe');
  await user.click(button('Erreicht'));
  isCalling('Ben Probe');
  await user.keyboard('{Escape}');
  expect(screen.getByText('2 Personen sind noch offen.')).toBeTruthy();
  localStorage.removeItem('platzwart-tasten');
});

test('a practice that is locked meanwhile takes no results, and says why', async () => {
  const { user } = show([ada], 'Nur zum Lesen.');
  await user.keyboard('1');
  await user.click(button('Später'));
  expect(world.sent).toEqual([]);
});

const offered = (firstname: string) =>
  person(firstname, { nextStep: null, offer: { vacancyId: 'platz', until: null } });
const place = (plan: readonly [id: string, waitsFor?: string][], state = 'offered') => ({
  id: 'platz',
  slot: { weekday: 3, start: '15:00', end: '16:00', locationId: 'praxis' },
  rhythm: 'weekly',
  startsOn: '2026-12-02',
  therapist: 'Jonas Hofer',
  mode: 'inTurn',
  stalledBecause: null,
  winners: [],
  asked: plan.length,
  plan: plan.map(([requestId, waitsFor = null]) => ({ requestId, state, until: null, waitsFor })),
});

test('of whoever has an offer it says which, and takes yes, not reached and, with a reason, no', async () => {
  world.vacancies = [place([['ada', 'question'], ['ben', 'emailFailed'], ['cem']])];
  world.offers = [{ vacancyId: 'platz', question: { text: 'Geht 9 Uhr?', answeredAt: null } }];
  const { user } = show([offered('Ada'), offered('Ben'), offered('Cem'), person('Dan')]);
  expect(
    screen.getByText(
      /^Platz angeboten: Mittwoch 15–16\sUhr, wöchentlich ab 02\.12\., Jonas Hofer$/,
    ),
  ).toBeTruthy();
  expect(screen.getByText('Frage: „Geht 9 Uhr?“')).toBeTruthy();
  await user.keyboard('z');
  isCalling('Ben Probe');
  expect(screen.getByText('Die E-Mail kam nicht an; die Zeit steht still.')).toBeTruthy();
  // Somebody else may be asked by it at once.
  expect(screen.queryByRole('button', { name: /^Rückgängig/ })).toBeNull();
  await user.keyboard('u');
  isCalling('Ben Probe');
  await user.keyboard('a{Escape}');
  expect(document.activeElement).toBe(button(/Abgesagt/));
  await user.keyboard('a');
  await user.click(button('Die Zeit passt doch nicht'));
  await user.keyboard('2');
  expect(world.sent).toEqual([
    ['praxis', 'ada', 'platz', 'yes', null],
    ['praxis', 'ben', 'platz', 'no', 'time'],
    ['praxis', 'cem', 'platz', 'notReached', null],
  ]);
  isCalling('Dan Probe');
  await user.keyboard('za1');
  expect(world.sent).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
    'Drei erreicht, eine nicht erreicht – unter einer Minute',
  );
});

test('whose offer has ended meanwhile is not called about it, and whoever has said yes is not asked again', async () => {
  world.vacancies = [place([['ada']], 'accepted')];
  const { user, come } = show([offered('Ada'), offered('Ben'), person('Cem')]);
  expect(screen.getByText(/^Platz zugesagt: Mittwoch/)).toBeTruthy();
  await come([offered('Ada'), { ...offered('Ben'), offer: null }, person('Cem')]);
  await user.keyboard('za1');
  expect(world.sent).toEqual([{ id: 'ada', contact: 'reached', nextStep: null }]);
  isCalling('Cem Probe');
});

test('a held key, or a double click, counts once', async () => {
  const { user } = show();
  const hold = () =>
    fireEvent.keyDown(screen.getByRole('heading', { level: 3 }), { key: '1', repeat: true });
  await user.keyboard('1');
  hold();
  isCalling('Ben Probe');
  fireEvent.click(button('Erreicht'), { detail: 2 });
  fireEvent.click(button('Später'), { detail: 2 });
  isCalling('Ben Probe');
  await user.dblClick(button(/Nicht erreicht/));
  isCalling('Cem Probe');
  expect(world.sent).toHaveLength(2);
});

test('an open question goes with its person, and with its place', async () => {
  world.vacancies = [place([['ada'], ['ben']]), { ...place([['ada']]), id: 'anderer' }];
  const { user, come } = show([offered('Ada'), offered('Ben')]);
  const why = () => screen.queryByRole('group', { name: 'Warum abgesagt?' });
  await user.keyboard('a');
  await come([{ ...offered('Ada'), offer: { vacancyId: 'anderer', until: null } }, offered('Ben')]);
  expect(why()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  await user.keyboard('a');
  expect(why()).toBeTruthy();
  await user.click(button('Weiter zur nächsten Person'));
  isCalling('Ben Probe');
  expect(why()).toBeNull();
  await user.keyboard('a');
  world.vacancies = [];
  await come([offered('Ada'), offered('Ben')]);
  await user.click(button('Die Zeit passt doch nicht'));
  expect(screen.getByRole('alert').textContent).toContain('Nicht gespeichert');
  isCalling('Ben Probe');
  expect(world.sent).toEqual([]);
});

test('what nothing undoes is not undone on the summary either', async () => {
  world.vacancies = [place([['ada']])];
  const { user } = show([offered('Ada'), person('Ben')]);
  await user.keyboard('z{Escape}u');
  expect(screen.getByText('Eine Person ist noch offen.')).toBeTruthy();
});
