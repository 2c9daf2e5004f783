import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useCallback } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GivenSession } from '../../features/session/queries.ts';
import type { SessionUser } from '../../features/session/session.ts';
import { BarPart, useOpensBarSearch } from '../../ui/bar-parts.tsx';
import WorkShell from './work-shell.tsx';

const lindenhof = { slug: 'lindenhof', title: 'Logopädie Lindenhof', role: 'therapist' } as const;
const sonnenblick = {
  slug: 'sonnenblick',
  title: 'Ergotherapie Sonnenblick',
  role: 'viewer',
} as const;

function show(path: string, practices: SessionUser['practices'], page = <Page />) {
  const user = {
    uid: 'anna',
    name: 'Anna Maria Berger',
    email: 'anna@x.at',
    emailVerified: true,
    practices,
  };
  const framed = (
    <WorkShell trail={[]} full>
      {page}
    </WorkShell>
  );
  render(
    createElement(
      GivenSession,
      { value: { status: 'signedIn', user } },
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/:companySlug/administration/*" element={framed} />
          <Route path="*" element={framed} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  return userEvent.setup();
}

function Page() {
  return <p>{useLocation().pathname}</p>;
}

const bar = () => within(screen.getByRole('banner'));
const screens = () => within(bar().getByRole('navigation', { name: 'Administration' }));
const targets = (found: HTMLElement[]) =>
  Object.fromEntries(found.map((link) => [link.textContent, link.getAttribute('href')]));

describe('the bar of signed-in work', () => {
  test('leads from every screen to the others', () => {
    show('/lindenhof/administration/woche', [lindenhof, sonnenblick]);
    const base = '/lindenhof/administration';
    expect(targets(screens().getAllByRole('link'))).toEqual({
      Anfragen: `${base}/anfragen`,
      'Zu tun': `${base}/offene-schritte`,
      Woche: `${base}/woche`,
      'Freie Plätze': `${base}/freie-plaetze`,
      Archiv: `${base}/archiv`,
      Auswertung: `${base}/auswertung`,
      Schlagwörter: `${base}/tags`,
      Einstellungen: `${base}/einstellungen`,
    });
    expect(screens().getByRole('link', { current: 'page' }).textContent).toBe('Woche');
  });

  test('has the other practices and the website behind two buttons', async () => {
    const user = show('/lindenhof/administration/anfragen', [lindenhof, sonnenblick]);
    expect(screen.queryByRole('link', { name: 'Praxis registrieren' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Logopädie Lindenhof' }));
    expect(
      targets(within(bar().getByRole('list', { name: 'Administration' })).getAllByRole('link')),
    ).toEqual({
      'Meine Praxen': '/dashboard',
      'Logopädie Lindenhof': '/lindenhof/administration',
      'Ergotherapie Sonnenblick': '/sonnenblick/administration',
      Einführungsvideos: '/introduction-videos',
      'Praxis registrieren': '/company-registration',
    });
    await user.click(bar().getByRole('button', { name: 'AB Menü' }));
    // The other one has closed.
    expect(screen.queryByRole('link', { name: 'Praxis registrieren' })).toBeNull();
    const found = targets(bar().getAllByRole('link'));
    expect(found).toMatchObject({
      'Einstellungen der PraxisGE': '/lindenhof/administration/einstellungen',
    });
    expect(found).toMatchObject({
      'Hallo Anna Maria Berger': '/user',
      'Dein Konto': '/user',
      Abmelden: '/logout',
    });
    expect(found).toMatchObject({
      Produkt: '/product',
      Preise: '/pricing',
      Team: '/team',
      Kontakt: '/contact',
    });
  });

  test('the menu of the person changes the colours at once and opens the sheet of keys', async () => {
    const user = show('/lindenhof/administration/anfragen', [lindenhof]);
    await user.click(bar().getByRole('button', { name: 'AB Menü' }));
    expect(bar().getByText('anna@x.at')).toBeTruthy();
    await user.click(bar().getByRole('button', { name: 'Dunkel' }));
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(bar().getByRole('button', { name: 'Dunkel' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(bar().getByRole('button', { name: 'Gerät' }));
    expect(document.documentElement.dataset.scheme).toBeUndefined();
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    await user.click(bar().getByRole('button', { name: /^Tastenkürzel/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(bar().getByRole('button', { name: 'AB Menü' })),
    );
  });

  test('keeps the only practice on the pages about oneself', () => {
    show('/user', [lindenhof]);
    expect(screens().getByRole('link', { name: 'Anfragen' }).getAttribute('href')).toBe(
      '/lindenhof/administration/anfragen',
    );
    expect(bar().getByRole('button', { name: 'Logopädie Lindenhof' })).toBeTruthy();
  });

  test.each([
    ['several practices', [lindenhof, sonnenblick]],
    ['none', []],
  ])('shows no screens on the pages about oneself with %s', (_, practices) => {
    show('/dashboard', practices);
    expect(bar().queryByRole('navigation')).toBeNull();
    expect(bar().queryAllByRole('button', { name: 'Administration' }).length).toBe(
      practices.length === 0 ? 0 : 1,
    );
    expect(bar().queryByRole('button', { name: 'Suchen Strg K' })).toBeNull();
    expect(bar().queryAllByRole('link', { name: 'Loslegen!' }).length).toBe(
      practices.length === 0 ? 1 : 0,
    );
  });

  test('in the demo signs nobody out and leads to no account, practice page or dashboard', async () => {
    const user = show('/demo/administration/anfragen', [lindenhof]);
    await user.click(await screen.findByRole('button', { name: 'G Menü' }));
    expect(bar().getByText('Hallo Gast')).toBeTruthy();
    const behind = targets(bar().getAllByRole('link'));
    await user.click(bar().getByRole('button', { name: 'Praxis Beispiel' }));
    Object.assign(behind, targets(bar().getAllByRole('link')));
    expect(behind).toMatchObject({
      Produkt: '/product',
      'Praxis registrieren': '/company-registration',
    });
    for (const target of ['/logout', '/user', '/dashboard', '/demo'])
      expect(Object.values(behind)).not.toContain(target);
  });

  test('shows what the page tells it, where it belongs', () => {
    show(
      '/lindenhof/administration/anfragen',
      [lindenhof],
      <BarPart place="requests">
        <b>150</b>
      </BarPart>,
    );
    expect(screens().getByRole('link', { name: 'Anfragen150' })).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByText('150')).toBeNull();
  });
});

describe('on a phone', () => {
  const matchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (() => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('the frequent screens are in a bar, all else one press away', () => {
    show('/lindenhof/administration/woche', [lindenhof]);
    expect(
      screens()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anfragen', 'Zu tun', 'Woche']);
    expect(
      screens()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Suche', 'Mehr']);
    const sheet = screen.getByLabelText('Hauptmenü');
    const rest = within(sheet).getAllByRole('link', { hidden: true });
    expect(rest.map(({ textContent }) => textContent)).toEqual([
      'Hallo Anna Maria Berger',
      'Logopädie Lindenhof',
      ...[
        'Freie Plätze',
        'Archiv',
        'Auswertung',
        'Schlagwörter',
        'Einstellungen',
        'Zur Praxisseite(öffnet in neuem Tab)',
        'Hilfe',
      ],
      ...['Meine Praxen', 'Einführungsvideos', 'Praxis registrieren', 'Abmelden'],
      ...['Produkt', 'Preise', 'Team', 'Kontakt'],
    ]);
  });

  test('without a practice the bar leads to the pages about oneself', () => {
    show('/user', []);
    expect(targets(screens().getAllByRole('link'))).toEqual({
      'Meine Praxen': '/dashboard',
      'Dein Konto': '/user',
    });
  });
});

describe('its search', () => {
  const press = () => userEvent.keyboard('{Control>}k{/Control}');

  test('leads to the search field of the requests, by mouse and by keys', async () => {
    function Requests() {
      const { pathname } = useLocation();
      return pathname.endsWith('/anfragen') ? <input type="search" aria-label="Suche" /> : null;
    }
    const user = show('/lindenhof/administration/tags', [lindenhof], <Requests />);
    await user.click(bar().getByRole('button', { name: 'AB Menü' }));
    await user.click(bar().getByRole('button', { name: 'Suchen und springen' }));
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    act(() => field.blur());
    await press();
    expect(document.activeElement).toBe(field);
  });

  test('opens what the page offers instead', async () => {
    const opened = vi.fn();
    function Palette() {
      useOpensBarSearch(useCallback(() => opened(), []));
      return <input type="search" aria-label="Suche" />;
    }
    show('/lindenhof/administration/anfragen', [lindenhof], <Palette />);
    await press();
    expect(opened).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.body);
  });
});
