import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from './queries.ts';
import type { Session } from './session.ts';
import { clearSessionFlag, hasSessionFlag, setSessionFlag } from './session-flag.ts';

const { listen, forgetSession } = vi.hoisted(() => ({
  listen: vi.fn(),
  forgetSession: vi.fn(async () => {}),
}));
vi.mock('./session-listener.ts', () => ({ listenToSession: listen }));
vi.mock('./commands.ts', () => ({ forgetSession }));

const anna: Session = {
  status: 'signedIn',
  user: { uid: 'anna', name: 'Anna', email: 'a@b.example', emailVerified: true, practices: [] },
};

let tell: (session: Session) => void = () => {};
const stop = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  clearSessionFlag();
  listen.mockImplementation((listener: typeof tell) => {
    tell = listener;
    return stop;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function Shown() {
  const { status, user } = useSession();
  return <p>{user?.name ?? status}</p>;
}

async function open(isPrerendered = false) {
  render(
    <SessionProvider isPrerendered={isPrerendered}>
      <Shown />
    </SessionProvider>,
  );
  await act(async () => {});
}

const otherTab = (isSet: boolean) =>
  act(async () => {
    if (isSet) setSessionFlag('browser');
    else clearSessionFlag();
    window.dispatchEvent(new StorageEvent('storage', { key: 'platzwart-session' }));
  });

describe('the session in a page', () => {
  test('costs visitors nothing', async () => {
    await open();
    expect(screen.getByText('signedOut')).toBeTruthy();
    expect(listen).not.toHaveBeenCalled();
  });

  test('is unknown until Auth has spoken, and nobody sees a sign of it before', async () => {
    setSessionFlag('browser');
    await open();
    expect(screen.getByText('loading')).toBeTruthy();
    await act(() => tell(anna));
    expect(screen.getByText('Anna')).toBeTruthy();
  });

  test('is over at the very moment another tab signs out, whatever Auth says afterwards', async () => {
    setSessionFlag('browser');
    await open();
    await act(() => tell(anna));
    await otherTab(false);
    expect(screen.getByText('signedOut')).toBeTruthy();
    expect(stop).toHaveBeenCalled();
    expect(forgetSession).toHaveBeenCalled();
  });

  test('begins when another tab signs in', async () => {
    await open();
    await otherTab(true);
    expect(screen.getByText('loading')).toBeTruthy();
    await act(() => tell(anna));
    expect(screen.getByText('Anna')).toBeTruthy();
  });

  test('of an ended browser is over before anything of it is shown, and is removed', async () => {
    localStorage.setItem('platzwart-session', 'browser');
    await open();
    expect(screen.getByText('signedOut')).toBeTruthy();
    expect(listen).not.toHaveBeenCalled();
    expect(forgetSession).toHaveBeenCalledOnce();
    expect(hasSessionFlag()).toBe(false);
  });

  test('is nobody if the sign-in code cannot be had, and is retried when the tab is looked at again', async () => {
    setSessionFlag('stay');
    listen.mockImplementationOnce(() => {
      throw new Error('no code');
    });
    document.documentElement.dataset.session = '';
    await open();
    expect(screen.getByText('signedOut')).toBeTruthy();
    expect(document.documentElement.dataset.session).toBeUndefined();
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await act(() => tell(anna));
    expect(screen.getByText('Anna')).toBeTruthy();
  });

  test('is nobody after a while if Auth never answers, and somebody if it answers later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setSessionFlag('stay');
    await open();
    await act(() => vi.advanceTimersByTime(89_000));
    expect(screen.getByText('loading')).toBeTruthy();
    await act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByText('signedOut')).toBeTruthy();
    expect(hasSessionFlag()).toBe(true);
    await act(() => tell(anna));
    expect(screen.getByText('Anna')).toBeTruthy();
  });

  test('agrees with a written page at first: that one is for visitors', async () => {
    setSessionFlag('stay');
    const frames: string[] = [];
    const Frame = () => {
      frames.push(useSession().status);
      return null;
    };
    render(
      <SessionProvider isPrerendered>
        <Frame />
      </SessionProvider>,
    );
    await act(async () => {});
    expect(frames).toEqual(['signedOut', 'loading']);
  });
});
