import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadOnlyNote } from '../../../entities/request/read-only-note.tsx';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { CallRoundProvider } from '../round/start-call-round.tsx';
import type { Logged } from './commands.ts';
import { ContactLoggingProvider } from './contact-logging.tsx';
import { OpenStepsView } from './open-steps-view.tsx';

const today = '2026-11-21';
const since = new Date('2026-11-20T10:00:00Z');

const world = vi.hoisted(() => ({
  requests: [] as unknown[],
  sent: [] as { id: string; logged?: unknown; undo?: string }[],
  undo: 'sealed' as string | undefined,
  problem: undefined as string | undefined,
}));
vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/member/queries.ts', () => ({
  useMemberNames: () => new Map([['eva', 'Eva']]),
}));
vi.mock('../../../entities/request/queries.ts', () => ({
  useOpenRequests: () => world.requests,
}));
vi.mock('../../../entities/vacancy/queries.ts', () => ({
  useLiveVacancies: () => ({ status: 'loading' }),
  useOffersOf: () => ({ status: 'loading' }),
}));
vi.mock('../../../entities/request/commands.ts', () => ({
  undoChange: async (_slug: string, id: string, undo: string) => {
    world.sent.push({ id, undo });
    return { ok: true };
  },
}));
vi.mock('./commands.ts', () => ({
  logContact: async (_slug: string, id: string, logged: Logged) => {
    world.sent.push({ id, logged });
    return world.problem
      ? { ok: false, problem: { message: world.problem } }
      : { ok: true, output: { undo: world.undo } };
  },
}));

function request(firstname: string, overrides: Partial<TherapyRequest>): WithId<TherapyRequest> {
  return {
    id: firstname.toLowerCase(),
    firstname,
    lastname: 'Probe',
    phone: '0316 1234567',
    email: `${firstname}@post.example`,
    birthdate: `19${firstname.charCodeAt(0)}-01-01`,
    status: 'open',
    requestedAt: since,
    nextStep: null,
    lastContact: null,
    unanswered: 0,
    lastOffer: null,
    offer: null,
    notSameAs: [],
    locationIds: [],
    slots: [],
    tags: [],
    ...overrides,
  } as unknown as WithId<TherapyRequest>;
}

function show(
  requests: readonly WithId<TherapyRequest>[],
  readOnlyReason?: string,
  plan?: OfferedPlan,
  isComplete = true,
  first?: ComponentProps<typeof OpenStepsView>['first'],
) {
  // Stable across renders: a live list keeps its identity while nothing changes.
  world.requests = {
    status: 'loaded',
    value: requests,
    isCurrent: true,
    isComplete,
  } as unknown as unknown[];
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <RequestHandlingProvider
          slug="praxis"
          uid="eva"
          readOnlyReason={readOnlyReason}
          plan={plan}
        >
          <ContactLoggingProvider uid="eva">
            <ReadOnlyNote reason={readOnlyReason} />
            <CallRoundProvider today={today} basePath="/praxis/administration">
              <OpenStepsView
                {...{ today, ...(first && { first }) }}
                basePath="/praxis/administration"
                onOpen={() => {}}
              />
            </CallRoundProvider>
          </ContactLoggingProvider>
        </RequestHandlingProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const calls = [
  request('Ada', { nextStep: { kind: 'callBack', dueOn: '2026-11-19', since } }),
  request('Ben', { nextStep: { kind: 'callBack', dueOn: today, since } }),
  request('Cem', {
    nextStep: { kind: 'unsure', dueOn: null, since },
    lastContact: { outcome: 'unsure', at: since, by: 'eva', remark: 'Zu weit?' },
  }),
];
const press = (name: string, outcome: string) =>
  within(screen.getByRole('group', { name: `Was kam heraus: ${name}` })).getByRole('button', {
    name: outcome,
  });

beforeEach(() => {
  world.sent = [];
  world.undo = 'sealed';
  world.problem = undefined;
});

test('each section tells whom, what, since when and what was noted last', () => {
  show(calls);
  expect(screen.getByText('3 zu tun')).toBeTruthy();
  const unsure = screen.getByRole('region', { name: /Überlegt noch/ });
  expect(within(unsure).getByRole('button', { name: 'Cem Probe' })).toBeTruthy();
  expect(within(unsure).getByText(/Zuletzt: Überlegt noch, 20.11.2026 \(Eva\)/)).toBeTruthy();
  expect(within(unsure).getByText('„Zu weit?“')).toBeTruthy();
  expect(
    within(unsure)
      .getByRole('link', { name: 'Cem Probe anrufen: 0316 1234567' })
      .getAttribute('href'),
  ).toBe('tel:03161234567');
});

test('the first number that can be called is the act of a row, the other stands below it; whom one called today is counted', () => {
  const lastContact = {
    outcome: 'notReached' as const,
    at: new Date(`${today}T08:00:00Z`),
    by: 'eva',
  };
  const nextStep = { kind: 'notReached' as const, dueOn: null, since };
  show([
    request('Ada', { phone: 'siehe Mutter', phone2: '0660 2', nextStep, lastContact }),
    request('Ben', { phone2: '0660 3', nextStep }),
  ]);
  expect(screen.getByText('heute schon 1 Anruf')).toBeTruthy();
  const numbers = screen.getAllByRole('listitem').map((row) =>
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim()),
  );
  expect(numbers).toEqual([['0660 2'], ['0316 1234567', 'oder 0660 3']]);
});

test('one press settles a step before the server has answered, and the focus moves on to the next row', async () => {
  const user = show(calls);
  await user.click(press('Ada Probe', 'Erreicht'));
  expect(world.sent).toEqual([{ id: 'ada', logged: { contact: 'reached', nextStep: null } }]);
  expect(screen.queryByRole('button', { name: 'Ada Probe' })).toBeNull();
  expect(screen.getByText('2 zu tun')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ben Probe' })),
  );
});

test('undoing brings the step back with the day it had', async () => {
  const user = show(calls);
  await user.click(press('Ada Probe', 'Nicht erreicht'));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(world.sent.at(-1)).toEqual({ id: 'ada', undo: 'sealed' });
  expect(
    within(screen.getByRole('region', { name: /Überfällig/ })).getByRole('button', {
      name: 'Ada Probe',
    }),
  ).toBeTruthy();
});

test('what undoes it was lost on the way: it says so, and what was logged stays', async () => {
  world.undo = undefined;
  const user = show(calls);
  await user.click(press('Ada Probe', 'Erreicht'));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(
    (await screen.findAllByText('Ada Probe: Ergebnis nicht zurückgenommen')).length,
  ).toBeTruthy();
  expect(world.sent).toHaveLength(1);
});

test('what the server refuses is undone with the reason', async () => {
  world.problem = 'Diese Anfrage ist im Archiv.';
  const user = show(calls);
  await user.click(press('Ben Probe', 'Erreicht'));
  expect(
    (await screen.findAllByText('Der Kontakt mit Ben Probe wurde nicht gespeichert')).length,
  ).toBeTruthy();
  expect(screen.getAllByText('Diese Anfrage ist im Archiv.').length).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: /Heute/ })).getByRole('button', {
      name: 'Ben Probe',
    }),
  ).toBeTruthy();
});

test('moving a call to another day is no contact', async () => {
  const user = show(calls);
  await user.click(screen.getByRole('button', { name: 'Mehr: Ada Probe' }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'Rückruf nächste Woche, Mo, 23.11.' }),
  );
  expect(world.sent).toEqual([
    {
      id: 'ada',
      logged: { contact: null, nextStep: { kind: 'callBack', dueOn: '2026-11-23' } },
    },
  ]);
});

test('a round through all that is due starts here, or through one group', () => {
  show([...calls, request('Dan', { nextStep: { kind: 'callBack', dueOn: '2026-11-24', since } })]);
  expect(screen.getByRole('button', { name: 'Anrufrunde starten: 3 Personen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nacheinander anrufen: Überlegt noch' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nacheinander anrufen: Später' })).toBeNull();
});

test('whoever is to be called about an offer comes first in the round, and once', async () => {
  const named = (firstname: string, over: Partial<TherapyRequest>) => ({
    ...aRequest({ firstname, lastname: 'Probe', ...over }),
    id: firstname,
  });
  const nextStep = { kind: 'notReached', dueOn: null, since } as const;
  const offer = { vacancyId: 'platz', until: null };
  const ids = ['Ben', 'Eva', 'weg'];
  const user = show(
    [named('Ada', { nextStep }), named('Ben', { nextStep, offer }), named('Eva', { offer })],
    undefined,
    undefined,
    true,
    { people: ids, calls: ids, sections: () => null },
  );
  await user.click(screen.getByRole('button', { name: 'Anrufrunde starten: 3 Personen' }));
  expect(await screen.findByText('Ben Probe', { selector: 'h3' })).toBeTruthy();
  await user.click(screen.getByText(/^Später/, { selector: 'dialog *' }));
  expect(await screen.findByText('Eva Probe', { selector: 'h3' })).toBeTruthy();
});

test('of more than fifty calls a round takes the twenty that are first', async () => {
  const due = Array.from({ length: 51 }, (_, n) => ({
    ...aRequest({ nextStep: { kind: 'notReached', dueOn: null, since } }),
    id: String(n),
  }));
  const user = show(due);
  await user.click(screen.getByRole('button', { name: 'Anrufrunde starten: die nächsten 20' }));
  expect(await screen.findByText('1 von 20')).toBeTruthy();
});

describe('where much is to do', () => {
  const names = ['Ada', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal', 'Ina', 'Jan', 'Kai'];
  const many = names.map((name, i) =>
    request(name, { nextStep: { kind: i < 8 ? 'notReached' : 'unsure', dueOn: null, since } }),
  );

  test('a press on a kind leaves only that, and the round goes through it', async () => {
    const user = show(many);
    const kinds = within(screen.getByRole('group', { name: 'Was zu tun ist, nach Art' }));
    await user.click(kinds.getByRole('button', { name: 'Überlegt noch 3' }));
    expect(screen.getByRole('status').textContent).toBe('3 von 11 zu tun');
    expect(screen.queryByRole('region', { name: /Nicht erreicht/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Anrufrunde starten: 3 Personen' })).toBeTruthy();
    await user.click(kinds.getByRole('button', { name: 'Überlegt noch 3' }));
    expect(screen.getByRole('status').textContent).toBe('11 zu tun');
  });

  test('a search finds somebody in every kind', async () => {
    const user = show(many);
    await user.type(screen.getByRole('searchbox'), 'kai');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 von 11 zu tun'));
    expect(screen.getByRole('button', { name: 'Kai Probe' })).toBeTruthy();
    // As the name sounds.
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'Probe, Cai');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 von 11 zu tun'));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Für diese Suche ist nichts zu tun.')).toBeTruthy();
  });

  test.each([
    ['requests', false, []],
    ['free places', true, undefined],
  ])('while %s are loading, nothing is counted', (_what, isComplete, people) => {
    show(many, undefined, undefined, isComplete, { people, calls: [], sections: () => null });
    expect(screen.getByRole('status').textContent).toMatch(/^wird noch geladen/);
    expect(screen.getByRole('button', { name: 'Anrufrunde starten' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Überlegt noch' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Überlegt noch' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d zu tun|\d\+/);
  });
});

test('whoever has an offer gets the answers of the panel, and what ends stands at the one that ends it', async () => {
  const offer = { vacancyId: 'platz', state: 'offered' } as unknown as TherapyRequest['offer'];
  const user = show([request('Ada', { callbackWish: true, offer })]);
  const row = screen.getByRole('group', { name: 'Was kam heraus: Ada Probe' });
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Erreicht', 'Mehr']);
  await user.click(press('Ada Probe', 'Mehr: Ada Probe'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.some(({ textContent }) => textContent?.startsWith('Wartet weiter'))).toBe(false);
  expect(items.at(-1)?.textContent).toMatch(/^Kein Interesse mehr/);
  expect(await screen.findByText('Bei „Kein Interesse mehr“:')).toBeTruthy();
});

test('whoever may only read sees why every button is off, is offered no round, and nothing is sent', async () => {
  const user = show(calls, 'Du hast Lesezugriff.');
  expect(screen.queryByRole('button', { name: /anrufen|Anrufrunde/ })).toBeNull();
  const button = press('Ada Probe', 'Erreicht');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Du hast Lesezugriff.',
  );
  await user.click(button);
  expect(world.sent).toEqual([]);
});

test('without any step it says what leads to one', () => {
  show([request('Ada', {})]);
  expect(screen.getByRole('heading', { name: 'Nichts offen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu den Anfragen' }).getAttribute('href')).toBe(
    '/praxis/administration/anfragen',
  );
});

test('two that may be one person are below, with what they have in common', () => {
  show([
    request('Ada', { birthdate: '1990-02-01' }),
    { ...request('Ada', { birthdate: '1990-02-01', phone: '' }), id: 'other' },
  ]);
  const section = screen.getByRole('region', { name: /Vielleicht doppelt/ });
  expect(within(section).getByText('gleich: Name, Geburtsdatum und E-Mail-Adresse')).toBeTruthy();
  const link = within(section).getByRole('link', { name: 'Vergleichen: Ada Probe und Ada Probe' });
  expect(link.getAttribute('href')).toBe(
    '/praxis/administration/offene-schritte/vergleich/ada/other',
  );
});

test('who is in no waiting list is there with the times that are gone, and is counted', () => {
  const plan: OfferedPlan = {
    selectableLocations: [
      {
        id: 'mitte',
        title: 'Mitte',
        selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }],
      },
    ],
    minSlotSize: 60,
  };
  const preference = (start: string, end: string) => ({
    locationIds: ['mitte'],
    slots: [{ locationId: 'mitte', weekday: 1 as const, start, end }],
  });
  show(
    [
      request('Ada', preference('08:00', '09:00')),
      request('Ben', preference('14:00', '15:00')),
      request('Cem', {}),
    ],
    undefined,
    plan,
  );
  expect(screen.getByRole('status').textContent).toBe('2 zu tun');
  const rows = within(screen.getByRole('region', { name: /In keiner Warteliste/ })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Ben ProbeMo 14–15 (nicht mehr angeboten) Ansehen',
    'Cem Probekeine ZeitenAnsehen',
  ]);
});
