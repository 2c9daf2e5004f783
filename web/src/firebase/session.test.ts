import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const { firebase } = vi.hoisted(() => ({
  firebase: { tell: (_user: unknown) => {}, signOut: vi.fn(), currentUser: null as unknown },
}));
vi.mock('./app.ts', () => ({ app: {}, emulators: undefined }));
vi.mock('firebase/auth', () => ({
  initializeAuth: () => ({
    authStateReady: async () => {},
    get currentUser() {
      return firebase.currentUser;
    },
  }),
  onIdTokenChanged: (_auth: unknown, listener: (user: unknown) => void) => {
    firebase.tell = listener;
    return () => {};
  },
  signOut: firebase.signOut,
  reload: vi.fn(),
  browserLocalPersistence: {},
  connectAuthEmulator: () => {},
}));

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toUTCString();

/**
 * A user as Auth returns it. `isTokenBehind`: the address was confirmed after the token was issued.
 */
function person({ days = 1, emailVerified = true, isTokenBehind = false, uid = 'anna' } = {}) {
  const getIdTokenResult = vi.fn(async (isForced = false) => ({
    authTime: daysAgo(days),
    claims: { email_verified: emailVerified && (isForced || !isTokenBehind) },
  }));
  return {
    uid,
    displayName: 'Anna',
    email: 'anna@praxis.example',
    emailVerified,
    getIdTokenResult,
  };
}

const listener = vi.fn();
const settle = () => vi.advanceTimersByTimeAsync(0);

async function listen() {
  const { listenToSignedIn } = await import('./session.ts');
  return listenToSignedIn(listener);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who is signed in', () => {
  test('is told with what the token says, since that is what the functions believe', async () => {
    await listen();
    firebase.tell(person({ emailVerified: false }));
    await settle();
    expect(listener).toHaveBeenLastCalledWith(
      { uid: 'anna', name: 'Anna', email: 'anna@praxis.example', emailVerified: false },
      true,
    );
  });

  test('is not told at all when the sign-in is more than 30 days ago: the session ends', async () => {
    await listen();
    firebase.tell(person({ days: 31 }));
    await settle();
    expect(listener).not.toHaveBeenCalled();
    expect(firebase.signOut).toHaveBeenCalledOnce();
  });

  test('counts for 30 days', async () => {
    await listen();
    firebase.tell(person({ days: 29.9 }));
    await settle();
    expect(listener).toHaveBeenCalledOnce();
    expect(firebase.signOut).not.toHaveBeenCalled();
  });

  test('gets a new token, once, when the address was confirmed elsewhere', async () => {
    await listen();
    const anna = person({ isTokenBehind: true });
    firebase.tell(anna);
    await settle();
    expect(anna.getIdTokenResult).toHaveBeenCalledWith(true);
    expect(listener).toHaveBeenLastCalledWith(
      expect.objectContaining({ emailVerified: true }),
      true,
    );
    firebase.tell(anna);
    await settle();
    expect(anna.getIdTokenResult.mock.calls.filter(([isForced]) => isForced)).toHaveLength(1);
  });

  test('is told without a network too: the rules validate what may be read', async () => {
    await listen();
    const anna = person();
    anna.getIdTokenResult.mockRejectedValue(new Error('offline'));
    firebase.tell(anna);
    await settle();
    expect(listener).toHaveBeenLastCalledWith(
      expect.objectContaining({ uid: 'anna', emailVerified: true }),
      true,
    );
  });

  test('is nobody for sure when the page starts, but only by hearsay when another tab has just signed in', async () => {
    const stop = await listen();
    firebase.tell(null);
    expect(listener).toHaveBeenLastCalledWith(undefined, true);
    stop();
    listener.mockClear();

    await listen();
    firebase.tell(null);
    expect(listener).not.toHaveBeenCalled();
    firebase.tell(person());
    await settle();
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ uid: 'anna' }), true);
  });

  test('is nobody after all if the other tab’s sign-in never arrives', async () => {
    (await listen())();
    await listen();
    firebase.tell(null);
    await vi.advanceTimersByTimeAsync(3000);
    expect(listener).toHaveBeenLastCalledWith(undefined, false);
  });

  test('mixes no two people, however late the first one’s token comes', async () => {
    await listen();
    const late = person({ uid: 'late' });
    let give: (token: unknown) => void = () => {};
    late.getIdTokenResult.mockReturnValue(
      new Promise((resolve) => (give = resolve as typeof give)),
    );
    firebase.tell(late);
    firebase.tell(person({ uid: 'bernd' }));
    await settle();
    give({ authTime: daysAgo(1), claims: { email_verified: true } });
    await settle();
    expect(listener.mock.calls.map(([signedIn]) => signedIn.uid)).toEqual(['bernd']);
  });
});
