import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearBrowserData } from './browser-data.ts';
import { signOut } from './commands.ts';
import { clearSessionFlag, hasSessionFlag, setSessionFlag } from './session-flag.ts';
import { SigningOut } from './signing-out.tsx';

const { endSession } = vi.hoisted(() => ({ endSession: vi.fn(async () => {}) }));
vi.mock('../../firebase/session.ts', () => ({ endSession }));

const leave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  endSession.mockResolvedValue();
  localStorage.clear();
  setSessionFlag('browser');
});
afterEach(() => {
  vi.useRealTimers();
  clearSessionFlag();
});

const open = (search: string) =>
  render(
    <MemoryRouter>
      <SigningOut search={search} leave={leave} />
    </MemoryRouter>,
  );

describe('signing out', () => {
  test('says what happens long enough to be read, and takes the flag away at once', async () => {
    open('');
    expect(screen.getByText('Abmeldung wird durchgeführt...')).toBeTruthy();
    expect(hasSessionFlag()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(leave).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(leave).toHaveBeenCalledExactlyOnceWith('/logout?abgemeldet');
  });

  test('ends here even if Auth never answers', async () => {
    endSession.mockReturnValue(new Promise(() => {}));
    open('');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(leave).toHaveBeenCalledOnce();
  });

  test('says farewell on a fresh page', () => {
    clearSessionFlag();
    open('?abgemeldet');
    expect(screen.getByRole('heading', { level: 1, name: 'Du bist abgemeldet.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wieder anmelden' }).getAttribute('href')).toBe(
      '/login',
    );
    expect(document.title).toBe('Du bist abgemeldet – Platzwart');
    cleanup();
    open('?geloescht');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Dein Konto ist gelöscht.' }),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Wieder anmelden' })).toBeNull();
  });

  test('never says farewell to somebody who is still signed in', async () => {
    open('?geloescht');
    expect(screen.queryByRole('heading', { name: 'Dein Konto ist gelöscht.' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(leave).toHaveBeenCalledExactlyOnceWith('/logout?geloescht');
  });
});

describe('what a session leaves in the browser', () => {
  test('goes with it, but for announcements that were closed for good', async () => {
    // Data stored on the device names no patient.
    localStorage.setItem('banner-xmas2023-closed', 'true');
    localStorage.setItem('platzwart-spalten', 'name,phone');
    localStorage.setItem('platzwart-sound', 'on');
    localStorage.setItem('platzwart-tasten', 'off');
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    localStorage.setItem('platzwart-anything', 'x');
    sessionStorage.setItem('platzwart-stay', '1');
    const signingOut = signOut();
    await vi.advanceTimersByTimeAsync(10);
    await signingOut;
    expect(new Set(Object.keys(localStorage))).toEqual(
      new Set([
        'banner-xmas2023-closed',
        'platzwart-sound',
        'platzwart-spalten',
        'platzwart-tasten',
      ]),
    );
    expect(sessionStorage.length).toBe(0);
  });

  test('is skipped if somebody has signed in again meanwhile', async () => {
    endSession.mockImplementation(async () => {
      setSessionFlag('stay');
    });
    localStorage.setItem('platzwart-anything', 'x');
    const signingOut = signOut();
    await vi.advanceTimersByTimeAsync(10);
    await signingOut;
    expect(hasSessionFlag()).toBe(true);
    expect(localStorage.getItem('platzwart-anything')).toBe('x');
  });

  test('is emptied in Firebase’s own databases and no others', async () => {
    const cleared: string[] = [];
    const request = (result: unknown) => {
      const made = { result, onsuccess: () => {}, onerror: () => {} };
      queueMicrotask(() => made.onsuccess());
      return made;
    };
    vi.stubGlobal('indexedDB', {
      databases: async () => [
        { name: 'firebase-heartbeat-database' },
        { name: 'firestore/x' },
        { name: 'somebody-else' },
      ],
      open: (name: string) =>
        request({
          objectStoreNames: ['store'],
          close: () => {},
          transaction: () => {
            const done = {
              objectStore: (store: string) => ({ clear: () => cleared.push(`${name} ${store}`) }),
              oncomplete: () => {},
            };
            queueMicrotask(() => done.oncomplete());
            return done;
          },
        }),
    });
    await clearBrowserData();
    vi.unstubAllGlobals();
    expect(cleared).toEqual(['firebase-heartbeat-database store', 'firestore/x store']);
  });
});
