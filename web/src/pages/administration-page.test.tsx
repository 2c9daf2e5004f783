import { formatDay } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { newAccount } from '@platzwart/domain/practice/account';
import type { Role } from '@platzwart/domain/team/member';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GivenSession } from '../features/session/queries.ts';
import WorkShell from '../shell/work/work-shell.tsx';
import BarElsewhere from './administration/bar-elsewhere.tsx';
import { lookingTime } from './administration/use-record-visit.ts';
import AdministrationPage from './administration-page.tsx';

/** Documents by path; a test may let the rules deny them all. */
const world = vi.hoisted(() => ({
  documents: {} as Record<string, unknown>,
  isRefused: false,
  calls: [] as string[],
  demandedBy: [] as unknown[],
  tell: new Set<() => void>(),
}));

vi.mock('../firebase/live-documents.ts', () => ({
  atServerTime: () => null,
  writeDirectly: async () => 'done',
}));
vi.mock('../firebase/calls.ts', () => ({
  call: async (name: string) => {
    world.calls.push(name);
    const factors = { totp: null, passkeys: [], resetAt: null, demandedBy: world.demandedBy };
    return { kind: 'done', output: name === 'viewFactors' ? factors : {} };
  },
}));
vi.mock('../firebase/own-factor.ts', () => ({
  ownFactor: async () => ({ isProven: false, isThere: false }),
}));
vi.mock('../firebase/use-live.ts', async () => {
  const { useEffect, useMemo, useReducer } = await import('react');
  const useSource = (path: string | undefined, otherwise: unknown) => {
    const [, redraw] = useReducer((n: number) => n + 1, 0);
    useEffect(() => {
      world.tell.add(redraw);
      return () => void world.tell.delete(redraw);
    }, []);
    const { isRefused } = world;
    const value = (path && world.documents[path]) ?? otherwise;
    return useMemo(() => {
      if (path === undefined) return { status: 'loading' };
      // Everybody may read a practice.
      if (isRefused && path !== 'practices/praxis') return { status: 'refused', retry: () => {} };
      return { status: 'loaded', value, isCurrent: true, isComplete: true };
    }, [path, isRefused, value]);
  };
  const none: unknown[] = [];
  return {
    useLiveDocument: (path: string | undefined) => useSource(path, undefined),
    useLiveQuery: (path: string | undefined) => useSource(path, none),
    useLiveList: (path: string | undefined) => useSource(path, none),
  };
});

const request = {
  id: 'ada',
  firstname: 'Ada',
  lastname: 'Probe',
  email: 'probe@example.org',
  phone: '0660 1',
  type: 'self',
  status: 'open',
  requestedAt: new Date('2026-01-05T10:00:00Z'),
  prioritized: false,
  tags: [],
  slots: [],
  locationIds: [],
  slotKeys: [],
  note: '',
  adminNote: '',
  followUp: { state: 'idle', at: null },
  emailFailedAt: null,
  pausedUntil: null,
  offer: null,
  lastOffer: null,
  unanswered: 0,
  places: [],
  notSameAs: [],
};

beforeEach(() => {
  Object.assign(world, {
    documents: {
      'practices/praxis': {
        title: 'Praxis',
        locations: [{ id: 'praxis', title: 'Praxis', region: 'AT' }],
        locked: false,
        bookingEnabled: true,
        listed: true,
      },
      'practices/praxis/counters/requests': { open: 1, archived: 0 },
      'practices/praxis/public/form': { selectableLocations: [] },
      'practices/praxis/requests': [request],
      'practices/praxis/requests/ada': request,
      'practices/praxis/members': [
        { id: 'anna', role: 'therapist', name: 'Anna', email: '', lastVisit: null },
      ],
    },
    isRefused: false,
    calls: [],
    demandedBy: [],
  });
});

function show(path: string, role: Role = 'therapist') {
  const practices = [{ slug: 'praxis', title: 'Praxis', role }];
  const page = (
    <WorkShell trail={[]} full>
      <AdministrationPage />
    </WorkShell>
  );
  render(
    createElement(
      GivenSession,
      {
        value: {
          status: 'signedIn',
          user: { uid: 'anna', name: 'Anna', email: 'anna@x.at', emailVerified: true, practices },
        },
      },
      <MemoryRouter initialEntries={[`/praxis/administration${path}`]}>
        <Routes>
          <Route path="/:companySlug/administration/*" element={page} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  return userEvent.setup();
}

const redrawEverything = () =>
  act(async () => {
    for (const redraw of world.tell) redraw();
  });

test('the bar says on the pages about oneself too what waits in one’s only practice', async () => {
  const user = { uid: 'anna', name: 'Anna', email: 'anna@x.at', emailVerified: true };
  const practices = [{ slug: 'praxis', title: 'Praxis', role: 'therapist' as Role }];
  const page = (
    <WorkShell trail={[]} full>
      <BarElsewhere user={{ ...user, practices }} />
    </WorkShell>
  );
  render(
    createElement(
      GivenSession,
      { value: { status: 'signedIn', user: { ...user, practices } } },
      <MemoryRouter initialEntries={['/user']}>{page}</MemoryRouter>,
    ),
  );
  expect(await screen.findByRole('link', { name: /^Anfragen.*1/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neue Anfrage' }).getAttribute('href')).toBe(
    '/praxis/administration/neu',
  );
});

describe('a visit', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('is the table in sight for a while: once, whatever is redrawn; whoever only passes by has not seen it', async () => {
    show('/anfragen');
    await redrawEverything();
    await wait(lookingTime - 1);
    expect(world.calls).toEqual([]);
    await wait(1);
    await redrawEverything();
    await wait(lookingTime);
    expect(world.calls).toEqual(['recordVisit']);
    cleanup();
    show('/anfragen');
    await wait(lookingTime - 1);
    cleanup();
    await wait(lookingTime);
    expect(world.calls).toEqual(['recordVisit']);
  });

  test('goes on to a request that comes later only when somebody is there', async () => {
    show('/anfragen');
    await wait(lookingTime);
    world.documents['practices/praxis/requests'] = [
      request,
      { ...request, id: 'ben', requestedAt: new Date('2026-01-06T10:00:00Z') },
    ];
    await redrawEverything();
    await wait(10 * lookingTime);
    expect(world.calls).toEqual(['recordVisit']);
    fireEvent.pointerMove(document.body);
    await wait(lookingTime);
    expect(world.calls).toEqual(['recordVisit', 'recordVisit']);
  });
});

describe('what is new', () => {
  const later = (id: string, firstname: string, day: number) => ({
    ...request,
    id,
    firstname,
    requestedAt: new Date(Date.UTC(2026, 0, day, 10)),
  });
  const strip = () => screen.queryByRole('region', { name: 'Neue Anfragen' });
  const names = (cells: HTMLElement[]) =>
    cells.map((cell) => cell.querySelector('button')?.textContent);
  // The open panel may hide the rows.
  const marked = () =>
    names(
      screen
        .getAllByRole('rowheader', { hidden: true })
        .filter((cell) => cell.textContent?.includes('Probeneu')),
    );

  beforeEach(() => {
    Object.assign(world.documents, {
      'practices/praxis/requests': [request, later('ben', 'Ben', 6), later('cem', 'Cem', 7)],
      'practices/praxis/requests/ben': later('ben', 'Ben', 6),
      'practices/praxis/requests/cem': later('cem', 'Cem', 7),
      'practices/praxis/members/anna': {
        id: 'anna',
        role: 'therapist',
        name: 'Anna',
        email: '',
        lastVisit: new Date('2026-01-05T16:40:00Z'),
      },
    });
  });

  test('is marked until it was opened, also on another device, and counted in the bar', async () => {
    const user = show('/anfragen');
    expect(strip()?.textContent).toContain('2 neu seit dem 05.01.2026');
    expect(marked()).toEqual(['Ben Probe', 'Cem Probe']);
    expect(await screen.findByRole('link', { name: /^Anfragen.*2 neu$/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ben Probe' }));
    expect(marked()).toEqual(['Cem Probe']);
    world.documents['practices/praxis/opened/anna'] = { id: 'anna', ids: ['cem'] };
    await redrawEverything();
    expect([marked(), strip()]).toEqual([[], null]);
  });

  test('is gone through by one press: the rows are the new ones and stay while they are read', async () => {
    const user = show('/anfragen');
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    expect(await screen.findByRole('dialog', { name: 'Ben Probe' })).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Cem Probe' })).toBeTruthy();
    expect(strip()).toBeNull();
    expect(names([...document.querySelectorAll<HTMLElement>('tbody th')])).toEqual([
      'Ben Probe',
      'Cem Probe',
    ]);
  });

  test('ends with one press', async () => {
    const user = show('/anfragen');
    await user.click(screen.getByRole('button', { name: 'Alle gelesen' }));
    expect([marked(), strip()]).toEqual([[], null]);
    expect(world.calls).toEqual(['recordVisit']);
  });

  test('is nothing for somebody who is here for the first time', () => {
    world.documents['practices/praxis/members/anna'] = {
      id: 'anna',
      role: 'therapist',
      name: 'Anna',
      email: '',
      lastVisit: null,
    };
    show('/anfragen');
    expect([marked(), strip()]).toEqual([[], null]);
  });
});

test('an administrator reads from the first day on until when the trial runs, and keeps the first steps until all are done', async () => {
  const account = newAccount('a@praxis.example', 'anna', new Date());
  const until = formatDay(account.trialEndsAt);
  Object.assign(world.documents, {
    [paths.account('praxis')]: account,
    'practices/praxis/counters/requests': { open: 0, archived: 0 },
    'practices/praxis/requests': [],
  });
  show('/anfragen', 'administrator');
  expect(
    (await screen.findByRole('link', { name: `Testzeit bis ${until}` })).getAttribute('href'),
  ).toMatch(/einstellungen\/abo$/);
  expect(await screen.findByText(`Die kostenlose Testzeit läuft bis ${until}.`)).toBeTruthy();
  expect(
    screen.getByRole('region', { name: /^Erste Schritte/ }).querySelector('details'),
  ).toBeNull();

  Object.assign(world.documents, {
    'practices/praxis/counters/requests': { open: 1, archived: 0 },
    'practices/praxis/requests': [request],
  });
  cleanup();
  show('/anfragen', 'administrator');
  const folded = await screen.findByRole('region', { name: /^Erste Schritte/ });
  expect(folded.querySelector('details')?.open).toBe(false);
  expect(folded.compareDocumentPosition(screen.getByRole('button', { name: 'Ada Probe' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('the team is shown in the settings, read-only for a therapist; no visit, no panel and no note about requests there', async () => {
  show('/einstellungen/benutzer');
  expect(await screen.findByRole('heading', { name: 'Team' })).toBeTruthy();
  const [inBar] = screen.getAllByRole('link', { name: 'Einstellungen' });
  expect(inBar?.getAttribute('aria-current')).toBe('page');
  expect(document.title).toBe('Team – Praxis');
  expect(screen.getByText(/wer die Rolle Administration hat/)).toBeTruthy();
  // The telephone rings there, too.
  expect(screen.getAllByRole('link', { name: 'Neue Anfrage' })).toBeTruthy();
  expect(world.calls).toEqual([]);
});

test('whoever is removed sees one message and nothing of the practice: no panel, no menu, no toast with a name', async () => {
  const user = show('/anfragen');
  await user.click(screen.getByRole('button', { name: 'Ada Probe' }));
  const panel = await screen.findByRole('dialog');
  await user.click(panel.querySelector('#archivieren-ada') as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Platz erhalten' }));
  await screen.findByText(/Ada Probe.*archiviert/i);

  world.isRefused = true;
  await redrawEverything();
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Du gehörst nicht mehr zu dieser Praxis',
  });
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Zu meinen Praxen' }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.body.textContent).not.toContain('Ada');
});

describe('a practice that asks for a second factor', () => {
  const from = new Date('2026-12-12T23:00:00Z');

  test('says so above every screen, and in ‘Zu tun’ with the rest, while its reader has none', async () => {
    world.documents['practices/praxis/private/team'] = {
      factorDemand: { from, googleCounts: false },
    };
    show('/offene-schritte');
    expect(await screen.findByText(/Ab dem 13\.12\.2026 verlangt eure Praxis/)).toBeTruthy();
    expect(
      await screen.findByText('Ab dem 13.12.2026 kommst du ohne nicht mehr in die Praxis.'),
    ).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: 'Jetzt einrichten' });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/user#passkeys',
      '/user#passkeys',
    ]);
  });

  test('shows whoever lacks it how to set one up, in place of the practice', async () => {
    show('/anfragen');
    expect(await screen.findByRole('button', { name: 'Ada Probe' })).toBeTruthy();
    Object.assign(world, {
      isRefused: true,
      demandedBy: [
        { slug: 'praxis', title: 'Praxis', from: from.toISOString(), googleCounts: true },
      ],
    });
    await redrawEverything();
    const name = 'Praxis verlangt einen zweiten Schritt';
    const heading = await screen.findByRole('heading', { level: 1, name });
    // Focused once it is drawn.
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.getByText(/und mit Google wieder an/)).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: 'Code aus einer App einrichten' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Weiter zur Praxis' })).toBeNull();
    expect(document.body.textContent).not.toContain('Ada');
  });
});
