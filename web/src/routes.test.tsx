import { publicPages } from '@platzwart/domain/practice/public-pages';
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { descriptions } from './page-descriptions.ts';
import {
  AppRoutes,
  headOf,
  practiceRoutes,
  redirects,
  routeOf,
  routes,
  separateDocuments,
} from './routes.tsx';

vi.mock('./features/practice/read-practices.ts', () => ({
  readPractice: async () => undefined,
}));
vi.mock('./features/practice/read-landing.ts', () => ({
  readLanding: async () => ({ practices: [] }),
}));
vi.mock('./features/practice/read-finder.ts', () => ({
  readFinder: async () => ({ practices: [] }),
  searchWhenIdle: () => undefined,
}));

vi.mock('./env.ts', async (original) => ({
  ...(await original<object>()),
  analyticsUrl: 'https://statistik.example/script.js',
  analyticsName: 'Zählwerk',
}));

function Where() {
  return <output aria-label="Adresse">{useLocation().pathname}</output>;
}

function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
      <Where />
    </MemoryRouter>,
  );
}

const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent;

describe('the addresses of the platform', () => {
  it('can never be the name of a practice', () => {
    const firstParts = [
      ...routes.map((route) => route.path),
      ...redirects.map(({ path }) => path),
      ...separateDocuments,
    ]
      .map((path) => path.split('/')[1] ?? '')
      .filter((part) => part !== '' && !part.startsWith(':'));
    expect(firstParts.filter((part) => !reservedSlugs.has(part))).toEqual([]);
    expect(firstParts).toContain('company-registration');
  });

  it('inside a practice are those of the specification, the patient portal, its certificate, the practice’s own address and news of its intake', () => {
    const inside = [
      '',
      '/booking',
      '/booking/success',
      '/anfrage/:token',
      '/bestaetigung/:token?',
      '/adresse/:token',
      '/bescheid/:token',
      '/error',
    ].map((path) => `/:companySlug${path}`);
    expect(practiceRoutes.map((route) => route.path)).toEqual(inside);
  });

  it('are prerendered exactly if they are public pages, each with a description', () => {
    const prerendered = routes.filter(({ isPrerendered }) => isPrerendered);
    expect(new Set(prerendered.map(({ path }) => path))).toEqual(new Set(publicPages));
    expect(new Set(Object.keys(descriptions))).toEqual(new Set(publicPages));
    expect(prerendered.filter(({ roles }) => roles)).toEqual([]);
  });

  it('are named by the titles of the specification', () => {
    const titles = Object.fromEntries(routes.map((route) => [route.path, headOf(route).title]));
    expect(titles).toMatchObject({
      '/': 'Platzwart – Wartelisten für Therapiepraxen',
      '/product': 'Produkt – Platzwart',
      '/pricing': 'Preise – Platzwart',
      '/team': 'Team – Platzwart',
      '/contact': 'Kontakt – Platzwart',
      '/privacy-policy': 'Datenschutzerklärung – Platzwart',
      '/terms-of-use': 'Nutzungsbedingungen – Platzwart',
      '/terms-of-service': 'Allgemeine Geschäftsbedingungen – Platzwart',
      '/company-registration': 'Praxis registrieren – Platzwart',
      '/company-registration/success': 'Praxisregistrierung erfolgreich – Platzwart',
      '/error': 'Fehler – Platzwart',
      '/not-found': '404 Nicht gefunden – Platzwart',
    });
  });

  it('lead to their route, those of a practice to none', () => {
    expect(routeOf('/pricing')?.path).toBe('/pricing');
    expect(routeOf('/praxis/administration/woche')?.path).toBe('/:companySlug/administration/*');
    expect(routeOf('/praxis/booking')).toBeUndefined();
  });

  it('lead to the root if they are reserved but not there', async () => {
    visit('/impressum');
    await waitFor(() => expect(address()).toBe('/'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Schluss mit der Zettel-Warteliste.' }),
    ).toBeTruthy();
  });

  it('that were once another lead on', async () => {
    visit('/support');
    await waitFor(() => expect(address()).toBe('/contact'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeTruthy();
  });

  it('lead to the root if there is neither such a practice nor such a page', async () => {
    visit('/gibt-es-nicht/irgendwas/weiter');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('show the error view of an unknown practice where they stand', async () => {
    visit('/gibt-es-nicht');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Praxis nicht gefunden' }),
    ).toBeTruthy();
    expect(document.title).toBe('???');
    expect(address()).toBe('/gibt-es-nicht');
  });

  it('show what was asked for and not found', async () => {
    visit('/not-found?url=%2Falt%2Fweg');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nicht gefunden :O' }),
    ).toBeTruthy();
    expect(screen.getByText('/alt/weg')).toBeTruthy();
    expect(document.title).toBe('404 Nicht gefunden – Platzwart');
  });

  it('names nothing as asked for where nobody asked for anything', async () => {
    visit('/not-found');
    await screen.findByRole('heading', { level: 1, name: 'Nicht gefunden :O' });
    expect(screen.queryByText('/not-found', { selector: 'code' })).toBeNull();
  });
});

describe('visits', () => {
  const counted = [
    '/',
    '/product',
    '/pricing',
    '/team',
    '/contact',
    '/introduction-videos',
    '/privacy-policy',
    '/terms-of-use',
    '/terms-of-service',
    '/accessibility',
    '/sub-processors',
  ];
  const script = () => document.querySelector('script[data-statistics]');
  const question = () => screen.queryByRole('region', { name: 'Cookies' });
  const setCookie = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the browser would have stored.
    document.cookie = cookie;
  };
  const { pushState, replaceState } = history;

  beforeAll(() => import('./shell/deferred-components.tsx'));
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    setCookie('consent_status=; Max-Age=0; Path=/');
    Object.assign(history, { pushState, replaceState });
    script()?.remove();
    document.documentElement.removeAttribute('data-shows-others');
  });

  it('may be counted on pages about the product alone, which are in documents of their own', () => {
    const flagged = routes.filter(({ hasStatistics }) => hasStatistics);
    expect(flagged.map(({ path }) => path)).toEqual(counted);
    for (const { isPrerendered, roles, isAdministration, isCompanyPublic } of flagged)
      expect({ isPrerendered, roles, isAdministration, isCompanyPublic }).toEqual({
        isPrerendered: true,
      });
  });

  it.each([0, 1, 5, 20, 100, 400])(
    'are refused by a press %i ms after the link to the privacy policy, whatever has arrived of it',
    async (pause) => {
      visit('/');
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      const popup = question() as HTMLElement;
      const [link, button] = [
        within(popup).getByRole('link'),
        within(popup).getByRole('button', { name: 'Ablehnen' }),
      ];
      for (const element of [link, button]) {
        fireEvent.pointerDown(element);
        await act(() => vi.advanceTimersByTimeAsync(pause));
        expect(element.isConnected).toBe(true);
        fireEvent.pointerUp(element);
        fireEvent.click(element);
      }
      expect(question()).toBeNull();
      expect(document.cookie).toContain('consent_status=declined');
      vi.useRealTimers();
      expect(await screen.findByText(/Sie haben abgelehnt/)).toBeTruthy();
    },
  );

  const filledIn = (path: string) =>
    path.replace(':companySlug', 'praxis').replace(':token', 'geheim').replace('/*', '/requests');
  const all = [
    ...routes.map(({ path }) => filledIn(path)),
    ...practiceRoutes.map(({ path }) => filledIn(path)),
  ];
  it.each(all)('are asked about and counted at %s only if it is such a page', async (path) => {
    visit(path);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const panel = screen.queryByRole('region', { name: 'Ihre Wahl zu Cookies' });
    // Once on each page.
    expect([question(), panel].filter((asks) => asks !== null).length).toBeLessThanOrEqual(1);
    const isAsked = (question() ?? panel) !== null;
    cleanup();
    setCookie('consent_status=accepted; Path=/');
    visit(path);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect([isAsked, script() !== null]).toEqual([counted.includes(path), counted.includes(path)]);
  });
});
