import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findNextOpener, focusOpenerWhenBack, openerId } from './row-focus.ts';

const row = (id: string) => `<li><button id="${openerId(id)}">${id}</button></li>`;
const show = (...ids: string[]) => {
  document.body.innerHTML = `<h2 data-view-heading tabindex="-1">Liste</h2><input><ul>${ids.map(row).join('')}</ul>`;
};
const bringBack = async (id: string) => {
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', row(id));
  // Mutation observers report in a microtask.
  await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('the focus of rows that go and come back', () => {
  test('goes to the row that moves up, from the last one to the one before', () => {
    show('a', 'b');
    expect(findNextOpener('a')?.textContent).toBe('b');
    expect(findNextOpener('b')?.textContent).toBe('a');
    show('a');
    expect(findNextOpener('a')).toBeNull();
  });

  test('goes to the row that came back', async () => {
    show('a');
    focusOpenerWhenBack('b');
    await bringBack('b');
    expect(document.activeElement?.textContent).toBe('b');
  });

  test('goes to the heading when the row is on another page', () => {
    show('a');
    focusOpenerWhenBack('b');
    vi.advanceTimersByTime(2000);
    expect(document.activeElement?.textContent).toBe('Liste');
  });

  test('stays with who has gone on elsewhere', async () => {
    show('a');
    focusOpenerWhenBack('b');
    document.querySelector('input')?.focus();
    await bringBack('b');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
