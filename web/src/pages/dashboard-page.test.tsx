import { type Account, teamAccountOf } from '@platzwart/domain/practice/account';
import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GivenSession } from '../features/session/queries.ts';
import type { SessionUser } from '../features/session/session.ts';
import DashboardPage from './dashboard-page.tsx';

/** Documents by path, and the active listeners. */
const world = vi.hoisted(() => ({
  documents: {} as Record<string, unknown>,
  found: {} as Record<string, unknown[]>,
  listening: new Set<string>(),
}));

vi.mock('../firebase/use-live.ts', async () => {
  const { useEffect } = await import('react');
  const useSource = (path: string | undefined, value: unknown) => {
    useEffect(() => {
      if (!path) return;
      expect(world.listening, 'listened to twice').not.toContain(path);
      world.listening.add(path);
      return () => void world.listening.delete(path);
    }, [path]);
    return path === undefined
      ? { status: 'loading' }
      : { status: 'loaded', value, isCurrent: true };
  };
  return {
    useLiveDocument: (path: string | undefined) => useSource(path, path && world.documents[path]),
    useLiveQuery: (path: string | undefined, { where }: { where: [string, string, unknown][] }) => {
      const since = where.find(([field]) => field === 'requestedAt')?.[2] as Date | undefined;
      const found = (path && world.found[path]) || [];
      return useSource(
        path,
        found
          .filter((requestedAt) => !since || (requestedAt as Date) > since)
          .map((_, n) => ({ id: `neu${n}` })),
      );
    },
  };
});
vi.mock('../firebase/calls.ts', () => ({ call: vi.fn() }));
vi.mock('../ui/lazy-when-online.ts', () => ({ lazyWhenOnline: () => () => null }));

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);
const email = 'praxis@praxis.example';
const account = {
  trialEndsAt: ago(-12.5),
  subscription: null,
  deletion: null,
  firstSteps: [],
  email,
  confirmedEmail: email,
  held: null,
};
const practice = {
  title: 'Logopädie Lindenhof',
  listed: true,
  locked: false,
  bookingEnabled: true,
};

const lindenhof = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  role: 'administrator',
} as const;
const sonnenblick = {
  slug: 'sonnenblick',
  title: 'Ergotherapie Sonnenblick',
  role: 'viewer',
} as const;

function put(slug: string, changes: Record<string, unknown> = {}) {
  Object.assign(world.documents, {
    [`practices/${slug}`]: practice,
    [`practices/${slug}/private/account`]: account,
    [`practices/${slug}/counters/requests`]: { open: 31, archived: 4 },
    [`practices/${slug}/members/anna`]: {
      role: 'administrator',
      name: 'Anna',
      email: '',
      lastVisit: ago(2),
    },
    ...Object.fromEntries(
      Object.entries(changes).map(([path, value]) => [`practices/${slug}${path}`, value]),
    ),
  });
  const whole = world.documents[`practices/${slug}/private/account`] as Account;
  world.documents[`practices/${slug}/private/team`] = teamAccountOf(whole);
}

beforeEach(() => {
  Object.assign(world, { documents: {}, found: {}, listening: new Set() });
});

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

function show(practices: SessionUser['practices'], path = '/dashboard') {
  const view = (now: SessionUser['practices']) =>
    createElement(
      GivenSession,
      {
        value: {
          status: 'signedIn',
          user: {
            uid: 'anna',
            name: 'Anna',
            email: 'anna@x.at',
            emailVerified: true,
            practices: now,
          },
        },
      },
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/:slug/administration/:screen" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>,
    );
  const shown = render(view(practices));
  return { become: (next: SessionUser['practices']) => shown.rerender(view(next)) };
}

const card = (title: string) => {
  const item = screen.getByRole('heading', { level: 2, name: title }).closest('li');
  if (!item) throw new Error(`no card ${title}`);
  return within(item);
};

describe('the dashboard', () => {
  test('says per practice how many wait, what is new, and where it stands', () => {
    put('lindenhof');
    world.found['practices/lindenhof/requests'] = [ago(1), ago(0.5), ago(3)];
    show([lindenhof]);
    const { getByText, queryByText, getByRole } = card('Logopädie Lindenhof');
    expect(getByRole('status').textContent).toBe('31 offene Anfragen');
    expect(getByRole('link', { name: '2 neu: ansehen' }).getAttribute('href')).toBe(
      '/lindenhof/administration/anfragen?neu=ja',
    );
    expect(getByText('Nimmt Anfragen an')).toBeTruthy();
    expect(getByText(/^Testzeit: noch 1[23] Tage$/)).toBeTruthy();
    expect(getByText('Deine Rolle: Administration')).toBeTruthy();
    expect(queryByText('Zu tun')).toBeNull();
    expect(getByRole('link', { name: 'Logopädie Lindenhof' }).getAttribute('href')).toBe(
      '/lindenhof/administration/anfragen',
    );
    for (const [name, href] of [
      ['Woche', '/lindenhof/administration/woche'],
      ['Praxisseite', '/lindenhof'],
    ]) {
      expect(getByRole('link', { name: `${name}: Logopädie Lindenhof` }).getAttribute('href')).toBe(
        href,
      );
    }
  });

  test('counts nothing that was opened on another device', () => {
    put('lindenhof', { '/opened/anna': { ids: ['neu0'] } });
    world.found['practices/lindenhof/requests'] = [ago(1), ago(0.5)];
    show([lindenhof]);
    expect(card('Logopädie Lindenhof').getByRole('link', { name: '1 neu: ansehen' })).toBeTruthy();
  });

  test('counts nothing new for somebody who has never opened the table', () => {
    put('lindenhof', {
      '/members/anna': { role: 'administrator', name: 'Anna', email: '', lastVisit: null },
    });
    show([lindenhof]);
    expect(card('Logopädie Lindenhof').queryByText(/neu/i)).toBeNull();
    expect(world.listening).not.toContain('practices/lindenhof/requests');
  });

  test('says that nothing is new, and does not count without end', () => {
    put('lindenhof');
    put('sonnenblick');
    world.found['practices/sonnenblick/requests'] = Array.from({ length: 51 }, () => ago(1));
    show([lindenhof, sonnenblick]);
    expect(
      card('Logopädie Lindenhof').getByText('Nichts Neues seit deinem letzten Besuch'),
    ).toBeTruthy();
    expect(card('Ergotherapie Sonnenblick').getByText('Mehr als 50 neu: ansehen')).toBeTruthy();
  });

  test('says what is to do to those who can do it', () => {
    for (const slug of ['lindenhof', 'sonnenblick'])
      put(slug, { '': { ...practice, bookingEnabled: false, hasNoTimes: true } });
    show([lindenhof, sonnenblick]);
    expect(card('Logopädie Lindenhof').getByText(/Kein Standort hat Zeitfenster/)).toBeTruthy();
    expect(card('Logopädie Lindenhof').getByText('Aufnahme pausiert')).toBeTruthy();
    expect(card('Ergotherapie Sonnenblick').queryByText(/Kein Standort/)).toBeNull();
  });

  test('does not say that requests come in where there is no time to ask for', () => {
    put('lindenhof', { '': { ...practice, hasNoTimes: true } });
    show([lindenhof]);
    expect(card('Logopädie Lindenhof').getByText('Keine Zeiten zur Wahl')).toBeTruthy();
    expect(card('Logopädie Lindenhof').queryByText('Nimmt Anfragen an')).toBeNull();
  });

  test('says that a practice is locked', () => {
    put('lindenhof', {
      '': { ...practice, locked: true },
      '/private/account': { ...account, trialEndsAt: ago(3) },
    });
    show([lindenhof]);
    expect(card('Logopädie Lindenhof').getByText('Gesperrt: nur ansehen')).toBeTruthy();
    expect(card('Logopädie Lindenhof').getByText('Testzeit abgelaufen')).toBeTruthy();
  });

  test('leads whoever can pay from a step about money to the subscription, and from no other step', () => {
    const unpaid = {
      status: 'pastDue',
      pastDueSince: ago(2),
      currentPeriodEndsAt: ago(-28),
      cancelledAt: null,
    };
    for (const slug of ['lindenhof', 'sonnenblick'])
      put(slug, {
        '': { ...practice, listed: false },
        '/private/account': { ...account, subscription: unpaid },
      });
    show([lindenhof, sonnenblick]);
    const own = card('Logopädie Lindenhof');
    const link = own.getByRole('link', { name: 'Zum Abo: Logopädie Lindenhof' });
    expect(link.closest('li')?.textContent).toContain('Eine Zahlung ist offen.');
    expect(link.getAttribute('href')).toBe('/lindenhof/administration/einstellungen/abo');
    expect(own.getByText(/steht nicht auf der Startseite/)).toBeTruthy();
    expect(own.getAllByRole('link', { name: /^Zum Abo/ })).toHaveLength(1);
    expect(card('Ergotherapie Sonnenblick').queryByRole('link', { name: /^Zum Abo/ })).toBeNull();
  });

  test('says to all that a practice will be deleted, and to those who can take it back where', () => {
    const deletion = { askedAt: ago(1), by: 'anna', dueAt: new Date('2026-11-28T09:00:00Z') };
    for (const slug of ['lindenhof', 'sonnenblick'])
      put(slug, {
        '': { ...practice, locked: true },
        '/private/account': { ...account, deletion, firstSteps: ['share'] },
      });
    show([lindenhof, sonnenblick]);
    const [own, other] = [card('Logopädie Lindenhof'), card('Ergotherapie Sonnenblick')];
    expect(own.getByText('Wird am 28.11.2026 gelöscht')).toBeTruthy();
    expect(own.getByRole('link', { name: /zurücknehmen/ }).getAttribute('href')).toBe(
      '/lindenhof/administration/einstellungen/datenschutz#loeschen',
    );
    expect(own.queryByText(/Mit einem Abo/)).toBeNull();
    expect(own.queryByText('Erste Schritte')).toBeNull();
    expect(other.getByText('Wird am 28.11.2026 gelöscht')).toBeTruthy();
    expect(other.queryByRole('link', { name: /zurücknehmen/ })).toBeNull();
  });

  test('shows the first steps to administrators until they are done', () => {
    for (const slug of ['lindenhof', 'sonnenblick'])
      put(slug, {
        '': { ...practice, logoImagePath: '' },
        '/private/account': { ...account, firstSteps: ['share'] },
      });
    show([lindenhof, sonnenblick]);
    expect(card('Logopädie Lindenhof').getByText('6 von 7 erledigt')).toBeTruthy();
    expect(card('Ergotherapie Sonnenblick').queryByText('Erste Schritte')).toBeNull();
  });

  test('listens to each document once, and nothing of a practice that is no longer one’s own', () => {
    put('lindenhof');
    put('sonnenblick');
    const { become } = show([lindenhof, sonnenblick]);
    expect(
      [...world.listening].filter((path) => path.includes('sonnenblick')).length,
    ).toBeGreaterThan(3);
    become([lindenhof]);
    expect([...world.listening].filter((path) => path.includes('sonnenblick'))).toEqual([]);
    expect(screen.queryByText('Ergotherapie Sonnenblick')).toBeNull();
    become([]);
    expect(world.listening.size).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Noch keine Praxis' })).toBeTruthy();
  });

  test.each([
    [
      'begins with the table for a member of one practice who has just signed in',
      [lindenhof],
      '/lindenhof/administration/anfragen',
    ],
    ['stays for a member of several', [lindenhof, sonnenblick], 'Meine Praxen'],
    ['stays for a member of none', [], 'Noch keine Praxis'],
  ])('%s', (_, practices, found) => {
    show(practices, '/dashboard?angemeldet');
    expect(screen.getByText(found)).toBeTruthy();
  });
});
