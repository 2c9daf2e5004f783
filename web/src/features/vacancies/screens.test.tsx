/** The list of free places, the steps about them, and the offers in a request's panel. */
import type { Weekday } from '@platzwart/domain/waiting-list/slot';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  RequestHandlingProvider,
  type StoredRequest,
} from '../../entities/request/request-handling.tsx';
import { OfferDialogContext } from '../../entities/vacancy/offer-dialog.ts';
import type { StoredVacancy } from '../../entities/vacancy/queries.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { VacanciesView } from './list/vacancies-view.tsx';
import { PlacesInNeed } from './needs-badge.tsx';
import OfferPlace from './request/offer-place.tsx';
import OffersOfRequest from './request/offers-of-request.tsx';
import { VacancyStepSections } from './steps/vacancy-step-sections.tsx';
import { now, offerOf, planned, vacancyOf } from './test-vacancy.ts';

const loaded = <T,>(value: T) =>
  ({ status: 'loaded', value, isCurrent: true, isComplete: true }) as const;
const world = vi.hoisted(() => ({
  live: { status: 'loading' } as unknown,
  past: { status: 'loading' } as unknown,
  offers: { status: 'loading' } as unknown,
  open: undefined as unknown,
  archived: new Map<string, unknown>(),
  sent: [] as { name: string; input: Record<string, unknown> }[],
  opened: [] as unknown[],
}));
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../entities/request/queries.ts', () => ({
  useOpenRequests: () => world.open,
  useRequest: (_slug: string, id: string | undefined) =>
    (id && world.archived.get(id)) || { status: 'loading' },
}));
vi.mock('../../entities/request/commands.ts', () => ({}));
vi.mock('../../entities/vacancy/queries.ts', () => ({
  useLiveVacancies: () => world.live,
  usePastVacancies: () => world.past,
  useOffersFor: () => world.offers,
  useOffersOf: () => world.offers,
  useVacancy: (_slug: string, id: string) => {
    const { value = [] } = world.live as { value?: readonly StoredVacancy[] };
    return {
      status: 'loaded',
      value: value.find((each) => each.id === id),
      isCurrent: true,
      isComplete: true,
    };
  },
}));
vi.mock('../../calls/run.ts', () => {
  const run = async (name: string, input: Record<string, unknown>) => {
    world.sent.push({ name, input });
    return { ok: true, output: {} };
  };
  return { run, runTwice: run };
});

const person = (
  id: string,
  firstname: string,
  lastname: string,
  more: Partial<StoredRequest> = {},
): StoredRequest => ({
  ...aRequest({ firstname, lastname, phone: '0316 1234567', ...more }),
  id,
});
const form = aFormConfiguration();
const elif = person('elif', 'Elif', 'Maier');

beforeEach(() => {
  Object.assign(world, {
    sent: [],
    opened: [],
    live: loaded([]),
    past: loaded([]),
    offers: loaded([]),
  });
  world.open = loaded([elif, person('marlene', 'Marlene', 'Sommer')]);
  world.archived = new Map();
});

function show(children: ReactNode, readOnlyReason?: string) {
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <RequestHandlingProvider
          slug="praxis"
          uid="eva"
          readOnlyReason={readOnlyReason}
          plan={form}
        >
          <OfferDialogContext value={{ open: (start) => world.opened.push(start) }}>
            {children}
          </OfferDialogContext>
        </RequestHandlingProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const list = (
  <VacanciesView now={now} today="2026-11-23" plan={form} onOpen={(id) => world.opened.push(id)} />
);

test('places stand in groups, those that need the team first; each opens its panel', async () => {
  world.live = loaded([
    vacancyOf({ plan: [planned('elif', 'offered'), planned('marlene', null)] }, 'runs'),
    vacancyOf({ state: 'accepted', plan: [planned('elif', 'accepted')] }, 'accepted'),
    vacancyOf({ state: 'open' }, 'open'),
  ]);
  world.past = loaded([
    vacancyOf({ state: 'filled', plan: [planned('gone', 'taken')], endedAt: now }, 'filled'),
    vacancyOf(
      {
        state: 'filled',
        plan: [planned('gone', 'taken')],
        endedAt: new Date('2026-10-01T10:00:00Z'),
      },
      'long ago',
    ),
    vacancyOf({ state: 'closed', closeReason: 'noneFits', endedAt: now }, 'closed'),
  ]);
  world.archived = new Map([['gone', loaded(person('gone', 'Ben', 'Archiv'))]]);
  const user = show(list);
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual([
    'Wartet auf euch 1',
    'Läuft 1',
    'Noch nicht angeboten 1',
    'Vergeben (30 Tage) 1',
    'Geschlossen 1',
  ]);
  expect(screen.getByText('Vergeben an Ben Archiv am 23.11.2026')).toBeTruthy();
  expect(screen.getByText('Geschlossen am 23.11.2026: niemand passt')).toBeTruthy();
  const running = screen.getByRole('region', { name: /Läuft/ });
  const signs = within(
    within(running).getByRole('list', { name: 'Wer gefragt wird' }),
  ).getAllByRole('listitem');
  expect(signs.map(({ textContent }) => textContent)).toEqual([
    'Elif Maier: gefragt',
    'Marlene Sommer: noch nicht gefragt',
  ]);
  await user.click(within(running).getByRole('button', { name: /Mittwoch 15–16/ }));
  await user.click(screen.getByRole('button', { name: 'Freier Platz' }));
  expect(world.opened).toEqual(['runs', {}]);
});

test('what has a deadline or a yes stands before what is only to be decided', () => {
  const at = (weekday: Weekday) => ({ slot: { ...vacancyOf().slot, weekday } });
  const toCall = [planned('marlene', 'offered', { channel: 'phone' })];
  world.live = loaded([
    vacancyOf({ ...at(1), state: 'stalled', stalledBecause: 'planAtEnd' }, 'at end'),
    vacancyOf({ ...at(2), plan: toCall }, 'to call'),
    vacancyOf({ ...at(3), state: 'accepted', plan: [planned('elif', 'accepted')] }, 'accepted'),
  ]);
  show(list);
  const places = within(screen.getByRole('region', { name: /Wartet auf euch/ }))
    .getAllByRole('button', { name: /^\S+tag |^Mittwoch / })
    .map(({ textContent }) => textContent?.split(' ')[0]);
  expect(places).toEqual(['Mittwoch', 'Dienstag', 'Montag']);
});

test('each place that needs somebody has its next step in its row; one that runs, or for a viewer, none', async () => {
  world.live = loaded([
    vacancyOf({ state: 'accepted', plan: [planned('elif', 'accepted')] }, 'accepted'),
    vacancyOf({ plan: [planned('marlene', 'offered', { channel: 'phone' })] }, 'to call'),
    vacancyOf({ state: 'stalled', stalledBecause: 'startPassed' }, 'too late'),
    vacancyOf({ state: 'open', plan: [planned('elif', null)] }, 'open'),
    vacancyOf({ plan: [planned('elif', 'offered')] }, 'runs'),
  ]);
  const user = show(list);
  const [give, call, look, runs, offer] = screen
    .getAllByRole('listitem')
    .filter((row) => within(row).queryAllByRole('button').length > 0);
  expect(
    within(call as HTMLElement).getByRole('link', { name: 'Marlene Sommer anrufen: 0316 1234567' }),
  ).toBeTruthy();
  await user.click(within(look as HTMLElement).getByRole('button', { name: /^Ansehen/ }));
  await user.click(within(offer as HTMLElement).getByRole('button', { name: /^Platz anbieten …/ }));
  expect(world.opened).toMatchObject([
    'too late',
    { vacancy: { id: 'open' }, requestIds: ['elif'] },
  ]);
  expect(within(runs as HTMLElement).getAllByRole('button')).toHaveLength(1);
  await user.click(
    within(give as HTMLElement).getByRole('button', { name: 'Platz vergeben …: Elif Maier' }),
  );
  await user.click(screen.getByRole('button', { name: 'Platz vergeben', hidden: true }));
  expect(world.sent.map(({ name }) => name)).toEqual(['giveVacancy']);
  cleanup();
  show(list, 'Du hast Lesezugriff.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    Array(5).fill('Mittwoch 15–16\u00a0Uhr'),
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('without any place, whoever may write is invited to enter one; a viewer is not', () => {
  show(list);
  expect(
    screen.getByText(/Trag ihn ein und biete ihn der nächsten passenden Person an/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Freier Platz' })).toBeTruthy();
  show(list, 'Du hast Lesezugriff.');
  expect(screen.getAllByRole('button', { name: 'Freier Platz' })).toHaveLength(1);
});

test('the badge counts the places that need the team', () => {
  world.live = loaded([
    vacancyOf({ state: 'stalled', stalledBecause: 'planAtEnd' }),
    vacancyOf({ plan: [planned('elif', 'offered')] }, 'runs'),
  ]);
  show(<PlacesInNeed />);
  expect(screen.getByText('1', { exact: false }).textContent).toBe('1 wartet auf euch');
});

test('a call about a place is recorded where it is listed', async () => {
  world.live = loaded([vacancyOf({ plan: [planned('elif', 'offered', { channel: 'phone' })] })]);
  const user = show(
    <VacancyStepSections now={now} today="2026-11-23" onOpen={() => {}} onOpenVacancy={() => {}} />,
  );
  const calls = within(screen.getByRole('region', { name: /Anrufen wegen eines Platzes/ }));
  expect(calls.getByText(/^bis morgen 18/)).toBeTruthy();
  await user.click(calls.getByRole('button', { name: 'Nicht erreicht' }));
  expect(world.sent[0]).toMatchObject({
    name: 'recordOfferAnswer',
    input: { requestId: 'elif', answer: 'notReached' },
  });
});

test('a yes leads to giving the place from the steps, in two presses', async () => {
  world.live = loaded([vacancyOf({ state: 'accepted', plan: [planned('elif', 'accepted')] })]);
  const user = show(
    <VacancyStepSections now={now} today="2026-11-23" onOpen={() => {}} onOpenVacancy={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Platz vergeben …' }));
  await user.click(screen.getByRole('button', { name: 'Platz vergeben', hidden: true }));
  expect(world.sent.map(({ name }) => name)).toEqual(['giveVacancy']);
});

test('a request shows its live offer with buttons, earlier ones as lines, and places got', () => {
  world.live = loaded([vacancyOf({ plan: [planned('elif', 'offered')] }), vacancyOf({}, 'old')]);
  world.offers = loaded([
    offerOf('elif', 'offered'),
    {
      ...offerOf('elif', 'declined', { vacancyId: 'old', declined: 'time', answeredAt: now }),
      id: 'old_elif',
    },
  ]);
  const place = {
    vacancyId: 'x',
    slot: { locationId: 'praxis', weekday: 2, start: '09:00', end: '10:00' },
    startsOn: '2026-09-01',
  };
  const request = person('elif', 'Elif', 'Maier', {
    offer: { vacancyId: 'platz', until: null },
    places: [{ ...place, rhythm: 'weekly', therapist: '', givenAt: now }],
  });
  show(
    <>
      <OffersOfRequest request={request} now={now} today="2026-11-23" onOpenVacancy={() => {}} />
      <OfferPlace request={request} today="2026-11-23" />
    </>,
  );
  expect(screen.getByRole('group', { name: 'Was ist mit Elif Maier?' })).toBeTruthy();
  expect(screen.getByText(/abgesagt \(Die Zeit passt doch nicht\)/)).toBeTruthy();
  expect(screen.getByText(/Di 9–10.Uhr, wöchentlich ab 01.09./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anderen Platz anbieten …' })).toBeNull();
});

test('offering from a request: a place that fits and is only noted, one that runs, or a new one', async () => {
  const wish = { locationId: 'praxis', weekday: 3, start: '14:00', end: '17:00' };
  const request = person('elif', 'Elif', 'Maier', {
    slots: [wish],
    slotKeys: ['praxis_3_1400-1500'],
  });
  world.live = loaded([
    vacancyOf({ state: 'open' }, 'noted'),
    vacancyOf({ plan: [planned('marlene', 'offered')] }, 'runs'),
    vacancyOf({ slot: { ...wish, weekday: 4, start: '15:00', end: '16:00' } }, 'another day'),
  ]);
  const user = show(<OfferPlace request={request} today="2026-11-23" />);
  expect(screen.getByText('2 freie Plätze passen.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Platz anbieten …' }));
  const fitting = screen.getByRole('list', { name: 'Passende freie Plätze' });
  expect(within(fitting).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(fitting).getByRole('button', { name: /^Anbieten/ }));
  await user.click(screen.getByRole('button', { name: 'Einen anderen eintragen …' }));
  expect(world.opened).toMatchObject([
    { vacancy: { id: 'noted' }, requestIds: ['elif'] },
    { requestIds: ['elif'] },
  ]);
  await user.click(within(fitting).getByRole('button', { name: /^Auf die Liste setzen/ }));
  expect(world.sent[0]?.input).toMatchObject({
    vacancyId: 'runs',
    step: { kind: 'addPeople', people: [{ requestId: 'elif', byHand: false }], askAgain: [] },
  });
});
