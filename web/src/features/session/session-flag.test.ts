import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearSessionFlag,
  hasSessionFlag,
  isSessionLeftOver,
  onSessionFlagChange,
  setSessionFlag,
} from './session-flag.ts';

/** Simulates closing the browser: session cookies are gone, storage stays. */
function endBrowser() {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser.
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}

beforeEach(() => {
  localStorage.clear();
  endBrowser();
});

describe('the session flag', () => {
  test('is not there for visitors', () => {
    expect(hasSessionFlag()).toBe(false);
    expect(isSessionLeftOver()).toBe(false);
  });

  test('of a session that ends with the browser does not outlive it', () => {
    expect(setSessionFlag('browser')).toBe(true);
    expect(hasSessionFlag()).toBe(true);
    endBrowser();
    expect(hasSessionFlag()).toBe(false);
    expect(isSessionLeftOver()).toBe(true);
  });

  test('of somebody who stays signed in does', () => {
    setSessionFlag('stay');
    endBrowser();
    expect(hasSessionFlag()).toBe(true);
    expect(isSessionLeftOver()).toBe(false);
  });

  test('leaves nothing when it is cleared', () => {
    setSessionFlag('browser');
    clearSessionFlag();
    expect(hasSessionFlag()).toBe(false);
    expect(isSessionLeftOver()).toBe(false);
    expect(document.cookie).toBe('');
  });

  test('is not set in a browser that keeps nothing, and says so', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = (['setItem', 'getItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    expect(setSessionFlag('stay')).toBe(false);
    expect(hasSessionFlag()).toBe(false);
    expect(() => clearSessionFlag()).not.toThrow();
    for (const spy of spies) spy.mockRestore();
  });

  test('tells of other tabs at once, and looks again when the page comes back from where it heard nothing', () => {
    const told = vi.fn();
    const stop = onSessionFlagChange(told);
    setSessionFlag('browser');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'platzwart-session', newValue: 'browser' }),
    );
    expect(told).toHaveBeenLastCalledWith(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(told).toHaveBeenCalledTimes(1);
    clearSessionFlag();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told).toHaveBeenLastCalledWith(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(told).toHaveBeenCalledTimes(3);
  });
});
