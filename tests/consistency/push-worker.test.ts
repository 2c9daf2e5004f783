/**
 * The only worker: it shows push notices and does nothing else. And the manifest that makes the
 * product installable.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { sitePaths } from '@platzwart/domain/site-paths';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = readFileSync(`${root}web/public/push-worker.js`, 'utf8');

type Handler = (event: unknown) => void;

function worker(windows: readonly { url: string; focus: () => void }[] = []) {
  const handlers = new Map<string, Handler>();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: 'https://platzwart.example' },
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => {}) },
  };
  // Nothing else is there: no caches, no storage, no requests.
  runInNewContext(source, { self, URL, String });
  const fire = async (name: string, event: object) => {
    const waiting: Promise<unknown>[] = [];
    handlers.get(name)?.({ waitUntil: (until: Promise<unknown>) => waiting.push(until), ...event });
    await Promise.all(waiting);
  };
  return { handlers, self, fire };
}

const path = '/lindenhof/administration/anfragen';
const message = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });

it('handles push notices and presses on them: no requests, no installation, no cache', () => {
  expect([...worker().handlers.keys()].sort()).toEqual(['notificationclick', 'push']);
  expect(source).not.toMatch(
    /onfetch|onmessage|skipWaiting|importScripts|\bfetch\(|caches|indexedDB/,
  );
});

it('is the only worker that stays, registered in a single place', () => {
  const files = globSync('web/{src,public}/**/*.{ts,tsx,js,html}', { cwd: root }).filter(
    (file) => !/\.test\.|fake-push/.test(file),
  );
  const holding = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(root + file, 'utf8')));
  expect(holding(/serviceWorker\s*\.register\(|new SharedWorker\(/)).toEqual([
    'web/src/entities/device/this-browser.ts',
  ]);
  // Each ends with its answer.
  expect(holding(/new Worker\(/).sort()).toEqual([
    'web/src/features/import/use-read-choice.ts',
    'web/src/firebase/proof.ts',
  ]);
  expect(holding(/addEventListener\('(?:push|fetch|install|activate)'/)).toEqual([
    'web/public/push-worker.js',
  ]);
});

it.each([
  [
    JSON.stringify({ title: 'Neue Anfrage', body: 'Logopädie Lindenhof', path }),
    'Neue Anfrage',
    path,
  ],
  ['no JSON', 'Neues bei Platzwart', '/dashboard'],
  ['{}', 'Neues bei Platzwart', '/dashboard'],
  [
    JSON.stringify({ title: 'x', body: '', path: 'https://attacker.example/' }),
    'Neues bei Platzwart',
    '/dashboard',
  ],
  [
    JSON.stringify({ title: 'x', body: '', path: '//attacker.example/' }),
    'Neues bei Platzwart',
    '/dashboard',
  ],
  [
    JSON.stringify({ title: 'x', body: '', path: 'javascript:alert(1)' }),
    'Neues bei Platzwart',
    '/dashboard',
  ],
])('shows for %s: %s', async (text, title, opens) => {
  const { self, fire } = worker();
  await fire('push', message(text));
  expect(self.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    title,
    expect.objectContaining({ data: { path: opens } }),
  );
});

it('shows something even for a message without content, as browsers require', async () => {
  const { self, fire } = worker();
  await fire('push', { data: null });
  expect(self.registration.showNotification).toHaveBeenCalledOnce();
});

it('a press focuses the window that shows these requests, and opens one otherwise, so that nothing typed elsewhere is lost', async () => {
  const focus = vi.fn();
  const press = { notification: { close: vi.fn(), data: { path } } };
  const there = worker([
    { url: 'https://platzwart.example/user', focus: vi.fn() },
    { url: `https://platzwart.example${path}?ansicht=liste#x`, focus },
  ]);
  await there.fire('notificationclick', press);
  expect([focus.mock.calls.length, there.self.clients.openWindow.mock.calls.length]).toEqual([
    1, 0,
  ]);
  const elsewhere = worker([{ url: 'https://platzwart.example/user', focus }]);
  await elsewhere.fire('notificationclick', press);
  expect(focus).toHaveBeenCalledOnce();
  expect(elsewhere.self.clients.openWindow).toHaveBeenCalledExactlyOnceWith(path);
  expect(press.notification.close).toHaveBeenCalledTimes(2);
});

it('the manifest starts in the administration, stands alone, and has icons of the sizes it names', () => {
  const manifest = JSON.parse(readFileSync(`${root}web/public/manifest.webmanifest`, 'utf8')) as {
    name: string;
    start_url: string;
    display: string;
    lang: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Platzwart',
    lang: 'de',
    display: 'standalone',
    scope: '/',
  });
  expect(new URL(manifest.start_url, 'https://platzwart.example').pathname).toBe(
    sitePaths.dashboard,
  );
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of [...pngs, { src: '/badge-96.png', sizes: '96x96' }]) {
    const header = readFileSync(`${root}web/public${src}`);
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const document of ['app.html', 'login.html']) {
    expect(readFileSync(`${root}web/${document}`, 'utf8')).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" />',
    );
  }
});
