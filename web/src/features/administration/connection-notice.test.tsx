import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addPendingChange } from '../../firebase/pending-changes.ts';
import { ConnectionNotice, ConnectionProvider } from './connection-notice.tsx';

let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T13:32:00Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  isOnline = true;
});
afterEach(() => {
  vi.useRealTimers();
});

function Banner({ isLive }: { isLive: boolean }) {
  return (
    <ConnectionProvider isLive={isLive}>
      <ConnectionNotice />
    </ConnectionProvider>
  );
}

const show = () => {
  const { rerender } = render(<Banner isLive />);
  return { become: (isLive: boolean) => rerender(<Banner isLive={isLive} />) };
};
const said = () => screen.getByRole('status').textContent;
function hold() {
  let release = () => {};
  act(() => {
    release = addPendingChange();
  });
  return release;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const network = (is: boolean) =>
  act(async () => {
    isOnline = is;
    dispatchEvent(new Event(is ? 'online' : 'offline'));
  });

test('says nothing while all is well', () => {
  show();
  expect(said()).toBe('');
});

test('says at once when the browser is offline, since when, and how many own changes wait', async () => {
  show();
  await network(false);
  expect(said()).toBe(
    'Keine Verbindung seit 14:32 Uhr. Du siehst den letzten Stand; er erneuert sich, sobald sie wieder da ist.',
  );
  await pass(120);
  const [first, second] = [hold(), hold()];
  await pass(0);
  expect(said()).toContain('seit 14:32 Uhr');
  expect(said()).toContain('2 Änderungen warten und werden gesendet, sobald sie wieder da ist.');
  await act(async () => first());
  expect(said()).toContain('1 Änderung wartet und wird gesendet');
  await act(async () => second());
});

test('a listener that is not live counts after a moment only: one that is renewed is no news', async () => {
  const { become } = show();
  become(false);
  await pass(1.5);
  expect(said()).toBe('');
  become(true);
  await pass(5);
  become(false);
  await pass(2.5);
  expect(said()).toContain('Keine Verbindung');
});

test('tells that it is back, and what is still sent, for a moment', async () => {
  const { become } = show();
  await network(false);
  become(false);
  await pass(60);
  const release = hold();
  await network(true);
  // The browser is online, but no data has arrived yet.
  expect(said()).toContain('Keine Verbindung');
  become(true);
  expect(said()).toBe('Wieder verbunden. 1 Änderung wird gesendet …');
  await act(async () => release());
  expect(said()).toBe('Wieder verbunden.');
  await pass(4.5);
  expect(said()).toBe('');
});

test('speaks of changes that wait for long although the connection is there, not of many quick ones', async () => {
  show();
  for (let n = 0; n < 10; n++) {
    const release = hold();
    await pass(1);
    act(release);
    expect(said()).toBe('');
  }
  const release = hold();
  await pass(6.5);
  expect(said()).toContain('1 Änderung ist noch nicht gespeichert.');
  act(release);
  expect(said()).toBe('');
});
