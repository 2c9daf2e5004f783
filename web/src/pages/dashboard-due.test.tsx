import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import DashboardDue from './dashboard-due.tsx';

const world = vi.hoisted(() => ({
  found: {} as Record<string, unknown[]>,
  asked: [] as (string | undefined)[],
}));
vi.mock('../firebase/use-live.ts', () => ({
  useLiveQuery: (path: string | undefined) => {
    world.asked.push(path);
    return path === undefined
      ? { status: 'loading' }
      : { status: 'loaded', value: world.found[path] ?? [] };
  },
}));

const now = new Date('2026-11-23T10:00:00Z');
const waiting = {
  requestedAt: new Date('2026-08-20T10:00:00Z'),
  lastContact: null,
  callbackWish: '',
  unanswered: 0,
  lastOffer: null,
  nextStep: null,
};
const callBack = (dueOn: string) => ({ kind: 'callBack', dueOn, since: now });
const slot = { locationId: 'a', weekday: 2, start: '15:00', end: '16:00' };
const place = { slot, state: 'open', plan: [], stalledBecause: null, frozenSince: null };

beforeEach(() => {
  world.asked = [];
  world.found = {
    'practices/praxis/requests': [
      {
        ...waiting,
        id: 'eva',
        firstname: 'Eva',
        lastname: 'Probe',
        phone: '0660 1',
        nextStep: callBack('2026-11-23'),
      },
      {
        ...waiting,
        id: 'ada',
        firstname: 'Ada',
        lastname: 'Muster',
        phone: '0660 000 11 22',
        nextStep: callBack('2026-11-20'),
      },
      {
        ...waiting,
        id: 'max',
        firstname: 'Max',
        lastname: 'Vorlage',
        phone: '',
        nextStep: callBack('2026-12-01'),
      },
    ],
    'practices/praxis/vacancies': [
      { ...place, id: 'frei' },
      {
        ...place,
        id: 'zu-ende',
        state: 'stalled',
        stalledBecause: 'planAtEnd',
        slot: { ...slot, weekday: 4 },
      },
    ],
  };
});

function show(open: number, rows = 3, isReadOnly = false) {
  render(
    <MemoryRouter>
      <DashboardDue
        slug="praxis"
        basePath="/praxis/administration"
        now={now}
        rows={rows}
        open={open}
        isReadOnly={isReadOnly}
      />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('listitem');
}

test('leads to whom one calls now, the most urgent first, with the number to press', () => {
  const [first, second] = show(3);
  expect(screen.getByRole('link', { name: '2 Anrufe fällig' }).getAttribute('href')).toBe(
    '/praxis/administration/offene-schritte',
  );
  const ada = within(first as HTMLElement);
  expect(
    ada
      .getByRole('link', { name: /^Ada Muster.*überfällig · wartet 3 Monate$/ })
      .getAttribute('href'),
  ).toBe('/praxis/administration/offene-schritte?anfrage=ada');
  expect(ada.getByRole('link', { name: /^Ada Muster anrufen/ }).getAttribute('href')).toMatch(
    /^tel:/,
  );
  expect(second?.textContent).toContain('Rückruf heute');
  expect(screen.queryByText(/Max/)).toBeNull();
});

test('says above all what comes next, and leads there with one press: first a place that needs the team, else a call', () => {
  show(3);
  expect(screen.getByText(/^Als Nächstes: freier Platz, Do/).parentElement?.textContent).toContain(
    'Alle sind gefragt.',
  );
  expect(screen.getByRole('link', { name: 'Platz öffnen' }).getAttribute('href')).toBe(
    '/praxis/administration/freie-plaetze?platz=zu-ende',
  );
  cleanup();
  world.found['practices/praxis/vacancies'] = [];
  show(3);
  expect(screen.getByText('Als Nächstes: Ada Muster anrufen.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anrufen und festhalten' }).getAttribute('href')).toBe(
    '/praxis/administration/offene-schritte?anfrage=ada',
  );
});

test('offers nothing to do where nothing may be changed, but shows all of it', () => {
  const rows = show(3, 3, true);
  expect(rows.map((row) => row.textContent?.slice(0, 2))).toEqual(['Ad', 'Ev', 'Do', 'Di']);
  expect(screen.queryByText(/^Als Nächstes/)).toBeNull();
  expect(screen.queryByText('Anrufen und festhalten')).toBeNull();
  expect(screen.queryByText('Öffnen')).toBeNull();
  cleanup();
  world.found = {};
  show(0, 3, true);
  expect(screen.getByText('Es ist kein freier Platz eingetragen.')).toBeTruthy();
});

test('leads to the free places, but not once more to what comes next', () => {
  const places = show(3).slice(2);
  expect(screen.getByRole('link', { name: '2 freie Plätze' })).toBeTruthy();
  expect(screen.getByText('1 wartet auf euch')).toBeTruthy();
  // What comes next stands above, once.
  expect(places.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Di/)]);
});

test('shows as many as there is room for, and leads to the others', () => {
  expect(show(3, 1)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Alle 2 Anrufe' })).toBeTruthy();
});

test('says where nothing is due, and reads no requests beyond one page', () => {
  world.found = {};
  render(
    <MemoryRouter>
      <DashboardDue
        slug="praxis"
        basePath="/praxis/administration"
        now={now}
        rows={3}
        open={0}
        isReadOnly={false}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('Niemand wartet auf euren Anruf.')).toBeTruthy();
  world.asked = [];
  render(
    <MemoryRouter>
      <DashboardDue
        slug="praxis"
        basePath="/praxis/administration"
        now={now}
        rows={3}
        open={501}
        isReadOnly={false}
      />
    </MemoryRouter>,
  );
  expect(world.asked).not.toContain('practices/praxis/requests');
  expect(screen.getByRole('link', { name: 'Zu tun' })).toBeTruthy();
});
