import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPush, keepPush } from './commands.ts';
import { endFakePush, fakePush } from './fake-push.ts';

const { call, devicesOf, signedInUid } = vi.hoisted(() => ({
  call: vi.fn(),
  devicesOf: new Map<string, unknown>(),
  signedInUid: vi.fn(async () => 'anna'),
}));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/session.ts', () => ({ signedInUid }));
vi.mock('../../firebase/live-documents.ts', () => ({
  listenToDocument: (
    path: string,
    _schema: unknown,
    { onValue, onEnd }: { onValue: (...to: unknown[]) => void; onEnd: (why: string) => void },
  ) => {
    // Firestore's cache answers first, and knows nothing.
    onValue(undefined, false);
    if (devicesOf.get(path) === 'refused') onEnd('refused');
    else onValue(devicesOf.get(path), true);
    return () => undefined;
  },
}));

const endpoint = 'https://push.example/anna';
const now = new Date('2026-11-23T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const stores = (slug: string, of: string, days = 0) =>
  devicesOf.set(`practices/${slug}/devices/anna`, {
    devices: [{ endpoint: of, confirmedAt: daysAgo(days) }],
  });
const keep = (slugs = ['lindenhof', 'sonnenblick']) => keepPush('anna', slugs, now);

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: { isUsed: false } });
  devicesOf.clear();
  signedInUid.mockResolvedValue('anna');
});
afterEach(endFakePush);

it('an administration that opens confirms this browser, once a week, where it gets notices', async () => {
  const browser = fakePush({ endpoint });
  stores('sonnenblick', endpoint, 6);
  await keep();
  expect(call).not.toHaveBeenCalled();
  stores('sonnenblick', endpoint, 8);
  await keep();
  const subscription = { endpoint, p256dh: 'P', auth: 'A' };
  expect(call).toHaveBeenCalledExactlyOnceWith('addDevice', {
    companySlug: 'sonnenblick',
    subscription,
  });
  expect(browser.endpoint).toBe(endpoint);
});

it('a colleague’s notices end in a browser that somebody else uses now', async () => {
  const browser = fakePush({ endpoint });
  stores('lindenhof', 'https://push.example/annas-phone');
  await keep();
  expect(browser).toMatchObject({ endpoint: undefined, isRegistered: false });
  expect(call).not.toHaveBeenCalled();
});

it('nothing ends while the server cannot be read', async () => {
  const browser = fakePush({ endpoint });
  devicesOf.set('practices/lindenhof/devices/anna', 'refused');
  await expect(keep()).rejects.toThrow('refused');
  expect(browser.endpoint).toBe(endpoint);
});

it('without notices nothing is read or said', async () => {
  fakePush();
  devicesOf.set('practices/lindenhof/devices/anna', 'refused');
  await keep();
  await forgetPush();
  expect(call).not.toHaveBeenCalled();
});

it('signing out ends them here and tells the server, in all practices', async () => {
  const browser = fakePush({ endpoint });
  await forgetPush();
  expect(browser).toMatchObject({ endpoint: undefined, isRegistered: false });
  expect(call).toHaveBeenCalledExactlyOnceWith('removeDevice', { companySlug: null, endpoint });
});

it('signing out ends them here, even if nobody can be told', async () => {
  const browser = fakePush({ endpoint });
  signedInUid.mockRejectedValue(new Error('offline'));
  await forgetPush();
  expect(browser).toMatchObject({ endpoint: undefined, isRegistered: false });
});
