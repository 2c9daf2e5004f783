import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from './analytics.ts';
import { consentCookie, readConsent } from './consent.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { ConsentPopup } from './consent-popup.tsx';
import { notePage } from './visited-pages.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser would have stored.
  document.cookie = cookie;
};

beforeEach(() => setCookie('consent_status=; Max-Age=0; Path=/'));

const popup = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saidToBeSaved = () => screen.getByRole('status').querySelector('span')?.hidden === false;
const offered = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('the cookie', () => {
  it.each([
    ['', 'undecided'],
    ['consent_status=accepted', 'accepted'],
    ['theme=dark; consent_status=declined; x=1', 'declined'],
    ['theme=dark;consent_status=declined', 'declined'],
    ['consent_status=', 'undecided'],
    ['consent_status=true', 'undecided'],
    ['consent_status=acceptedly', 'undecided'],
    ['my_consent_status=accepted', 'undecided'],
    ['x=consent_status=accepted', 'undecided'],
  ])('%j means %s', (cookies, consent) => {
    expect(readConsent(cookies)).toBe(consent);
  });

  it('lasts 180 days when accepted and 30 when declined, and is secure where the page is', () => {
    expect(consentCookie('accepted', true)).toBe(
      'consent_status=accepted; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    );
    expect(consentCookie('declined', false)).toBe(
      'consent_status=declined; Max-Age=2592000; Path=/; SameSite=Lax',
    );
  });
});

const bothOn = (isPanelThere: boolean) => (
  <MemoryRouter>
    <main tabIndex={-1}>{isPanelThere && <ConsentPanel service="Zählwerk" />}</main>
    <ConsentPopup service="Zählwerk" privacyPolicy="/privacy-policy" />
  </MemoryRouter>
);
const showBoth = () => render(bothOn(true));

describe('the popup', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <main tabIndex={-1} />
        <ConsentPopup service="Zählwerk" privacyPolicy="/privacy-policy" />
      </MemoryRouter>,
    );

  it('is there only while undecided, links to the privacy policy and offers both with the same look', () => {
    show();
    expect(screen.getByText(/Dürfen wir mit Zählwerk und Cookies auswerten/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    const [decline, accept] = screen.getAllByRole('button');
    expect([decline?.textContent, accept?.textContent]).toEqual(['Ablehnen', 'Akzeptieren']);
    expect(decline?.className).toBe(accept?.className);
    press('Ablehnen');
    expect(popup()).toBeNull();
    expect(document.cookie).toContain('consent_status=declined');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('does not appear to somebody who has decided', () => {
    setCookie('consent_status=accepted; Path=/');
    show();
    expect(popup()).toBeNull();
  });

  it('waits while what it must not cover is in sight', () => {
    let tell: (isIntersecting: boolean) => void = () => {};
    const observe = vi.fn();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe = observe;
        disconnect() {}
      },
    );
    const week = document.createElement('section');
    week.dataset.uncovered = '';
    document.body.append(week);
    show();
    expect(popup()).toBeNull();
    expect(observe).toHaveBeenCalledWith(week);
    tell(false);
    expect(popup()).not.toBeNull();
    tell(true);
    expect(popup()).toBeNull();
    week.remove();
    vi.unstubAllGlobals();
  });

  it('goes when another tab has decided, as soon as one comes back', () => {
    show();
    setCookie('consent_status=declined; Path=/');
    expect(popup()).not.toBeNull();
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(popup()).toBeNull();
  });

  it('is not asked again on this page where no cookie can be kept', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    show();
    press('Ablehnen');
    expect(popup()).toBeNull();
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(popup()).toBeNull();
    cookies.mockRestore();
    // The next test is another page.
    render(<ConsentPanel service="Zählwerk" />);
    press('Akzeptieren');
  });
});

describe('the panel', () => {
  it('offers what was not chosen, says what holds and for how long, and tells when it has changed', () => {
    render(<ConsentPanel service="Zählwerk" />);
    expect(offered()).toEqual(['Ablehnen', 'Akzeptieren']);
    expect(screen.getByText(/Dürfen wir mit Zählwerk und Cookies auswerten/)).toBeTruthy();
    expect(screen.getByText(/noch nicht gewählt/)).toBeTruthy();
    expect(saidToBeSaved()).toBe(false);

    press('Akzeptieren');
    expect(offered()).toEqual(['Ablehnen']);
    expect(document.activeElement).toBe(screen.getByText(/zugestimmt.*180 Tage/));
    expect(saidToBeSaved()).toBe(true);

    press('Ablehnen');
    expect(offered()).toEqual(['Akzeptieren']);
    expect(screen.getByText(/abgelehnt.*30 Tage/)).toBeTruthy();
  });

  it('asks nothing where there is no such service, and says so', () => {
    render(<ConsentPanel service="" />);
    expect(offered()).toEqual([]);
    expect(
      screen.getByText(/Kein Dienst dafür ist im Einsatz\. Deshalb fragen wir Sie auch nicht\./),
    ).toBeTruthy();
  });

  it('asks alone where it stands: the popup comes back on other pages', () => {
    const { rerender } = showBoth();
    expect(popup()).toBeNull();
    expect(offered()).toEqual(['Ablehnen', 'Akzeptieren']);
    rerender(bothOn(false));
    expect(popup()).not.toBeNull();
  });

  it.each(['Ablehnen', 'Akzeptieren'])(
    'takes nothing from under a press: %s counts if the panel comes before the release',
    (name) => {
      vi.useFakeTimers();
      const { rerender } = render(bothOn(false));
      const button = screen.getByRole('button', { name });
      fireEvent.pointerDown(button);
      rerender(bothOn(true));
      expect(button.isConnected).toBe(true);
      fireEvent.pointerUp(button);
      fireEvent.click(button);
      expect(popup()).toBeNull();
      expect(document.cookie).toContain(name === 'Ablehnen' ? 'declined' : 'accepted');
      vi.useRealTimers();
    },
  );

  it('has the popup go a moment after a press that chose nothing', () => {
    vi.useFakeTimers();
    const { rerender } = render(bothOn(false));
    fireEvent.pointerDown(screen.getByRole('link'));
    rerender(bothOn(true));
    fireEvent.pointerUp(document.body);
    expect(popup()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(500));
    expect(popup()).toBeNull();
    vi.useRealTimers();
  });

  it('shows neither itself decided nor the popup where pages are prerendered', () => {
    const html = renderToString(
      <MemoryRouter>
        <ConsentPanel service="Zählwerk" />
        <ConsentPopup service="Zählwerk" privacyPolicy="/privacy-policy" />
      </MemoryRouter>,
    );
    const written = document.body.appendChild(document.createElement('div'));
    written.innerHTML = html;
    expect(screen.getByRole('heading', { name: 'Ihre Wahl zu Cookies' })).toBeTruthy();
    expect([popup(), ...offered()]).toEqual([null]);
    for (const text of [/abgelehnt/, /zugestimmt/, /noch nicht/])
      expect(screen.getByText(text).hidden).toBe(true);
    written.remove();
  });
});

describe('visitor statistics', () => {
  const url = 'https://statistik.example/script.js';
  const scripts = () => document.querySelectorAll('script');
  let stop: () => void;
  const going = {
    assign: vi.fn<(url: string | URL) => void>(),
    replace: vi.fn<(url: string | URL) => void>(),
    reload: vi.fn<() => void>(),
  };
  const { reload } = going;
  const { pushState, replaceState } = history;

  beforeEach(() => vi.clearAllMocks());
  afterEach(() => {
    stop();
    Object.assign(history, { pushState, replaceState });
    for (const script of scripts()) script.remove();
    document.documentElement.removeAttribute('data-shows-others');
  });

  it('ask nobody for anything before they are accepted, and once afterwards', () => {
    stop = startAnalytics(url, going);
    render(<ConsentPanel service="Zählwerk" />);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(scripts()).toHaveLength(0);
    press('Akzeptieren');
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect([...scripts()].map(({ src }) => src)).toEqual([url]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stay away after a refusal', () => {
    stop = startAnalytics(url, going);
    render(<ConsentPanel service="Zählwerk" />);
    press('Ablehnen');
    expect(scripts()).toHaveLength(0);
    expect(reload).not.toHaveBeenCalled();
  });

  it('are there for somebody who accepted before, until it is withdrawn: then the page starts again', () => {
    setCookie('consent_status=accepted; Path=/');
    stop = startAnalytics(url, going);
    expect(scripts()).toHaveLength(1);
    render(<ConsentPanel service="Zählwerk" />);
    press('Ablehnen');
    expect(document.cookie).toContain('consent_status=declined');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('are off without an address, whatever was accepted', () => {
    setCookie('consent_status=accepted; Path=/');
    stop = startAnalytics('', going);
    expect(scripts()).toHaveLength(0);
  });

  it('see one page alone: any other is a document of its own from then on, and parts of this one are not', () => {
    stop = startAnalytics(url, going);
    history.pushState(null, '', '/pricing');
    expect(location.pathname).toBe('/pricing');
    render(<ConsentPanel service="Zählwerk" />);
    press('Akzeptieren');
    history.pushState(null, '', '/praxis/anfrage/geheim');
    history.replaceState(null, '', '/einladung/praxis~geheim');
    expect([going.assign.mock.calls, going.replace.mock.calls]).toEqual([
      [['http://localhost:3000/praxis/anfrage/geheim']],
      [['http://localhost:3000/einladung/praxis~geheim']],
    ]);
    expect(location.pathname).toBe('/pricing');
    history.pushState(null, '', '#preise');
    expect(location.hash).toBe('#preise');
    history.replaceState(null, '', '/pricing');
    expect(going.assign).toHaveBeenCalledTimes(1);
  });

  it('do not begin where one can go back to another page without loading it', () => {
    setCookie('consent_status=accepted; Path=/');
    notePage(true);
    notePage(false);
    notePage(true);
    stop = startAnalytics(url, going);
    expect(scripts()).toHaveLength(0);
  });
});
