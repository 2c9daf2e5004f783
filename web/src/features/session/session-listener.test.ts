import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportRefusal } from '../../firebase/listener-refusal.ts';
import type { SignedIn } from '../../firebase/session.ts';
import { lockDevice, unlockDevice } from './device-lock.ts';
import type { Session } from './session.ts';
import { hasSessionFlag, setSessionFlag } from './session-flag.ts';
import { listenToSession } from './session-listener.ts';

type OnValue = (user: unknown) => void;
const { auth, fetchDocument, leaveLocked, listenToDocument, refreshSignedIn, Refused } = vi.hoisted(
  () => ({
    auth: { tell: (_signedIn: SignedIn | undefined, _isSure?: boolean) => {} },
    fetchDocument: vi.fn(),
    leaveLocked: vi.fn(),
    listenToDocument: vi.fn(),
    refreshSignedIn: vi.fn(),
    Refused: class extends Error {},
  }),
);
vi.mock('../../firebase/session.ts', () => ({
  listenToSignedIn: (listener: (signedIn: SignedIn | undefined, isSure: boolean) => void) => {
    auth.tell = (signedIn, isSure = true) => listener(signedIn, isSure);
    return () => {};
  },
  refreshSignedIn,
}));
vi.mock('../../firebase/fetch-document.ts', () => ({
  fetchDocument,
  isRefused: (problem: unknown) => problem instanceof Refused,
}));
vi.mock('../../firebase/live-documents.ts', () => ({ listenToDocument }));
vi.mock('./lock.ts', () => ({ leaveLocked }));

const anna: SignedIn = {
  uid: 'anna',
  name: 'Anna',
  email: 'anna@praxis.example',
  emailVerified: true,
};
const practice = { slug: 'praxis', title: 'Praxis', role: 'viewer' };
const document = { name: 'Anna Berger', email: 'anna@praxis.example', practices: [practice] };

let sessions: Session[];
let live: { onValue: OnValue; onEnd: (reason: string) => void } | undefined;
const stopLive = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sessions = [];
  live = undefined;
  listenToDocument.mockImplementation((_path, _schema, listener) => {
    live = listener;
    return stopLive;
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const stops: (() => void)[] = [];
const begin = () => {
  const stop = listenToSession((session) => sessions.push(session));
  stops.push(stop);
  return stop;
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const quiet = () => vi.advanceTimersByTimeAsync(6000);
const last = () => sessions.at(-1);

describe('listening to a session', () => {
  test('says nothing before it knows the practices: nobody is refused, and nothing jumps', async () => {
    let give: OnValue = () => {};
    fetchDocument.mockReturnValue(new Promise((resolve) => (give = resolve)));
    begin();
    auth.tell(anna);
    auth.tell({ ...anna, name: 'Anna B.' });
    await settle();
    expect(sessions).toEqual([]);
    give(document);
    await settle();
    expect(last()?.user).toEqual({
      uid: 'anna',
      name: 'Anna Berger',
      email: anna.email,
      emailVerified: true,
      practices: [practice],
    });
  });

  // A removal deletes the membership and the user's own list entry in one commit; a client
  // listening to both heard of only one.
  test('asks again when a listener was refused, since that can be the only sign of a removal', async () => {
    fetchDocument.mockResolvedValue(document);
    const stop = begin();
    auth.tell(anna);
    await quiet();
    live?.onValue(document);
    fetchDocument.mockResolvedValue({ ...document, practices: [] });
    reportRefusal();
    await settle();
    expect(last()?.user?.practices).toEqual([]);
    stop();
    fetchDocument.mockClear();
    reportRefusal();
    expect(fetchDocument).not.toHaveBeenCalled();
  });

  test('listens to the document once the page is quiet, and not before: the SDK weighs more than the page', async () => {
    fetchDocument.mockResolvedValue(document);
    begin();
    auth.tell(anna);
    await vi.advanceTimersByTimeAsync(1000);
    expect(listenToDocument).not.toHaveBeenCalled();
    await quiet();
    expect(listenToDocument).toHaveBeenCalledOnce();
    live?.onValue({ ...document, practices: [] });
    expect(last()?.user?.practices).toEqual([]);
  });

  test('knows a person without a document by Auth alone', async () => {
    fetchDocument.mockResolvedValue(undefined);
    begin();
    auth.tell(anna);
    await settle();
    expect(last()?.user).toEqual({ ...anna, practices: [] });
  });

  test('says that it does not know the practices if they could not be read, and corrects itself', async () => {
    fetchDocument.mockRejectedValue(new Error('offline'));
    begin();
    auth.tell(anna);
    await settle();
    expect(last()?.user).toEqual({ ...anna, practices: [], isIncomplete: true });
    await quiet();
    live?.onValue(document);
    expect(last()?.user?.isIncomplete).toBeUndefined();
    expect(last()?.user?.practices).toEqual([practice]);
  });

  test('starts again when the listener breaks', async () => {
    fetchDocument.mockResolvedValue(document);
    begin();
    auth.tell(anna);
    await quiet();
    live?.onEnd('failed');
    await quiet();
    expect(listenToDocument).toHaveBeenCalledTimes(2);
  });

  test('takes over what Auth learns later, such as a confirmed address', async () => {
    fetchDocument.mockResolvedValue(undefined);
    begin();
    auth.tell({ ...anna, emailVerified: false });
    await settle();
    expect(last()?.user?.emailVerified).toBe(false);
    auth.tell(anna);
    expect(last()?.user?.emailVerified).toBe(true);
    expect(fetchDocument).toHaveBeenCalledOnce();
  });

  test('mixes no two people', async () => {
    const answers: Partial<Record<string, OnValue>> = {};
    fetchDocument.mockImplementation(
      (path: string) => new Promise((resolve) => (answers[path] = resolve)),
    );
    begin();
    auth.tell(anna);
    auth.tell({ ...anna, uid: 'bernd', name: 'Bernd' });
    answers['users/anna']?.(document);
    await settle();
    expect(sessions).toEqual([]);
    answers['users/bernd']?.(undefined);
    await settle();
    expect(last()?.user?.name).toBe('Bernd');
  });

  test('that has ended by itself takes the flag away, so that other tabs hear of it; hearsay does not', async () => {
    setSessionFlag('stay');
    fetchDocument.mockResolvedValue(document);
    begin();
    auth.tell(undefined, false);
    expect(last()).toEqual({ status: 'signedOut' });
    expect(hasSessionFlag()).toBe(true);
    auth.tell(undefined);
    expect(hasSessionFlag()).toBe(false);
  });

  test('asks Auth when one may not read of oneself any more: sign-ins were ended elsewhere', async () => {
    fetchDocument.mockResolvedValue(document);
    begin();
    auth.tell(anna);
    await settle();
    fetchDocument.mockRejectedValue(new Refused());
    reportRefusal();
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshSignedIn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshSignedIn).toHaveBeenCalledOnce();
  });

  test('does not, if this browser has signed in again meanwhile, with the password that was changed here', async () => {
    fetchDocument.mockResolvedValue(document);
    begin();
    auth.tell(anna);
    await settle();
    fetchDocument.mockRejectedValueOnce(new Refused());
    reportRefusal();
    await vi.advanceTimersByTimeAsync(4000);
    expect(refreshSignedIn).not.toHaveBeenCalled();
  });

  test('ends with the lock of the device, on a page too that shows no lock; goes on where that may', async () => {
    fetchDocument.mockResolvedValue(document);
    const mayStay = Promise.withResolvers<boolean>();
    leaveLocked.mockReturnValueOnce(mayStay.promise);
    const stop = begin();
    auth.tell(anna);
    await settle();
    lockDevice();
    expect(last()).toEqual({ status: 'loading', isLocked: 'now' });
    await settle();
    expect(leaveLocked).toHaveBeenCalledOnce();
    auth.tell({ ...anna, name: 'Anna B.' });
    await quiet();
    expect(last()?.status).toBe('loading');
    unlockDevice();
    mayStay.resolve(true);
    await settle();
    auth.tell(anna);
    await settle();
    expect(last()?.user?.practices).toEqual([practice]);
    stop();
    lockDevice();
    unlockDevice();
    expect(leaveLocked).toHaveBeenCalledOnce();
  });

  test('leaves nothing behind when it is cancelled', async () => {
    fetchDocument.mockResolvedValue(document);
    const stop = begin();
    auth.tell(anna);
    await settle();
    stop();
    const known = sessions.length;
    await quiet();
    expect(listenToDocument).not.toHaveBeenCalled();
    expect(sessions.length).toBe(known);
  });
});
