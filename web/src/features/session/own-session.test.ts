import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchOwnSession } from './own-session.ts';

const { call, currentSession, listenToDocument, offerPasskey } = vi.hoisted(() => ({
  call: vi.fn(),
  currentSession: vi.fn(),
  listenToDocument: vi.fn(),
  offerPasskey: vi.fn(),
}));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/session.ts', () => ({ currentSession }));
vi.mock('../../firebase/live-documents.ts', () => ({ listenToDocument }));
vi.mock('../../entities/factors/passkey-offer.ts', () => ({ offerPasskey }));

const leave = vi.fn();
let watching: ReturnType<typeof watchOwnSession>;
const settle = () => vi.advanceTimersByTimeAsync(4000);
const tell = (endedAt: Date | null) => {
  const [, , listener] = listenToDocument.mock.lastCall as [
    string,
    object,
    { onValue: (value: object) => void },
  ];
  listener.onValue({ endedAt });
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  call.mockResolvedValue({ kind: 'done', output: { passkeys: [] } });
  listenToDocument.mockReturnValue(() => {});
  currentSession.mockResolvedValue({ uid: 'anna', session: '1' });
  watching = watchOwnSession(leave);
  await settle();
});
afterEach(() => {
  watching.stop();
  vi.useRealTimers();
});

const said = () => call.mock.calls.filter(([name]) => name === 'openSession');

it('says once an hour where it is used, and after a new sign-in what it was before', async () => {
  expect(said()).toEqual([['openSession', { before: '' }]]);
  watching.look();
  watchOwnSession(leave).stop();
  await settle();
  expect(said()).toHaveLength(1);
  currentSession.mockResolvedValue({ uid: 'anna', session: '2' });
  watching.look();
  await settle();
  expect(said().at(-1)).toEqual(['openSession', { before: '1' }]);
  expect(listenToDocument.mock.lastCall?.[0]).toBe('sessions/anna_2');
});

it('asks once more where the account has a second factor, for the dialog to be there', async () => {
  call.mockClear();
  call.mockImplementation(async (name: string) =>
    name === 'openSession'
      ? { kind: 'done', output: {} }
      : { kind: 'denied', isFactorNeeded: true },
  );
  currentSession.mockResolvedValue({ uid: 'anna', session: '3' });
  watching.look();
  for (let n = 0; n < 3; n++) await settle();
  expect(call.mock.calls.map(([name]) => name)).toEqual([
    'openSession',
    'viewFactors',
    'viewFactors',
  ]);
});

it('offers a passkey after a sign-in of an account that has none', async () => {
  expect(offerPasskey).toHaveBeenCalledOnce();
  call.mockResolvedValue({ kind: 'done', output: { passkeys: [{}] } });
  currentSession.mockResolvedValue({ uid: 'anna', session: '4' });
  watching.look();
  await settle();
  expect(offerPasskey).toHaveBeenCalledOnce();
});

it('leaves when its session was ended, and says so', async () => {
  tell(null);
  await settle();
  expect(leave).not.toHaveBeenCalled();
  tell(new Date());
  await settle();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/logout?beendet');
});

it('stays when another tab has signed in again meanwhile: its own session is another one', async () => {
  tell(new Date());
  currentSession.mockResolvedValue({ uid: 'anna', session: '2' });
  await settle();
  expect(leave).not.toHaveBeenCalled();
});
