/**
 * What people with an account find at the addresses that are not the same for everybody, and which
 * ways the toolbar shows whom. A visitor walks there in `addresses.spec.ts`.
 */
import { render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import {
  findsOf,
  type Kind,
  slug as ownSlug,
  practice,
  rows,
  toolbar,
} from '../../tests/journeys/every-address.ts';
import { GivenSession } from './features/session/queries.ts';
import type { Session } from './features/session/session.ts';
import { AppRoutes } from './routes.tsx';

vi.mock('./features/practice/read-practices.ts', () => ({
  readPractice: async (slug: string) =>
    slug === 'gibt-es-nicht' ? undefined : { slug, title: practice, locations: [] },
  readListedPractices: async () => [],
}));
vi.mock('./firebase/use-live.ts', () => {
  const state = { status: 'loading' };
  const loading = () => state;
  return { useLiveDocument: loading, useLiveQuery: loading, useLiveList: loading };
});
vi.mock('./ui/lazy-when-online.ts', () => ({ lazyWhenOnline: () => () => null }));

type Practices = NonNullable<Session['user']>['practices'];

const signedIn = (name: string, practices: Practices): Session => ({
  status: 'signedIn',
  user: { uid: name, name, email: 'jemand@example.org', emailVerified: true, practices },
});

const sessions: Readonly<Record<Kind, Session>> = {
  visitor: { status: 'signedOut' },
  withoutPractice: signedIn('Paul Neumann', []),
  withPractice: signedIn('Katrin Vogel', [
    { slug: 'ergotherapie-sonnenblick', title: 'Ergotherapie Sonnenblick', role: 'viewer' },
  ]),
  member: signedIn('Mira Seidl', [{ slug: ownSlug, title: practice, role: 'viewer' }]),
};

function Where() {
  return <output aria-label="Adresse">{useLocation().pathname}</output>;
}

function visit(path: string, session: Session) {
  render(
    createElement(
      GivenSession,
      { value: session },
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Where />
      </MemoryRouter>,
    ),
  );
}

// The sign-in is a document of its own.
const personal = rows.filter((row) => !('everybody' in row) && row.path !== '/login');

const kinds = Object.entries(sessions) as [Kind, Session][];

describe.each(kinds)('%s', (kind, session) => {
  if (session.user)
    it.each(personal.map((row) => [row.path, findsOf(row, kind)] as const))(
      'finds at %s what is theirs',
      async (path, finds) => {
        visit(path, session);
        if ('leadsTo' in finds) {
          await waitFor(() =>
            expect(screen.getByRole('status', { name: 'Adresse' }).textContent).toBe(finds.leadsTo),
          );
          return;
        }
        const heading = await screen.findByRole('heading', { level: 1, name: finds.heading });
        expect(heading).toBeTruthy();
        await waitFor(() => expect(document.title).toMatch(finds.title));
      },
    );

  it('sees in the toolbar the ways that are theirs, and no others', async () => {
    visit('/team', session);
    const banner = within(await screen.findByRole('banner'));
    // Wide and narrow windows have their own, of which styles show one.
    const links = (name: string | RegExp) => banner.queryAllByRole('link', { name, hidden: true });
    const { shown, hidden } = toolbar[kind];
    for (const name of shown) await waitFor(() => expect(links(name), name).not.toEqual([]));
    for (const name of hidden) expect(links(name), String(name)).toEqual([]);
  });
});
