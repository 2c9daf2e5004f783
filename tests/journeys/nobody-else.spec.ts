/**
 * From a practice's page over its form to the page behind the link, nobody else is asked and
 * nothing is kept: every other name in the world leads to a recorder, whoever asks for it.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { agree, expectForm, expectSent, fillBooking, linkTo, somebody } from './steps.ts';
import { createTestPractice } from './test-practice.ts';

/** Asked by Chromium itself; what a page asks them is seen by Playwright. */
const browsersOwn = [
  'update.googleapis.com',
  'content-autofill.googleapis.com',
  'accounts.google.com',
  '*.gvt1.com',
];

/** Notes what connects to it, before any encryption, and answers nothing. */
async function startRecorder() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.once('data', (data) => {
      const text = data.toString('latin1');
      // Legible in a request as in a TLS greeting.
      const name =
        /^Host: ([^\s:]+)/m.exec(text)?.[1] ?? /(?:[a-z0-9-]{2,}\.)+[a-z]{2,}/.exec(text)?.[0];
      // Chromium itself asks for names of one word, to notice networks that answer to any.
      if (name === undefined || name.includes('.')) heard.push(name ?? 'somebody');
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { heard, port, stop: () => server.close() };
}

/** Keys of everything that a page can keep on the device. */
async function stored(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  return { ...inPage, cookies: (await context.cookies()).map(({ name }) => name) };
}
const nothing = { local: [], session: [], databases: [], caches: [], cookies: [] };

test('a patient’s way asks nobody but us, sets no cookie and keeps a draft at most', {
  tag: '@desktop',
}, async ({ launchOptions, baseURL }) => {
  const practice = await createTestPractice();
  const recorder = await startRecorder();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP * 127.0.0.1:${recorder.port}, EXCLUDE localhost, EXCLUDE 127.0.0.1${browsersOwn.map((name) => `, EXCLUDE ${name}`).join('')}`,
    ],
  });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' });
    const page = await context.newPage();
    const strangers: string[] = [];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
        strangers.push(request.url());
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refused.push(message.text());
    });
    // From a page about the product: a patients' page comes in its own document.
    await page.goto('/not-found?url=/alt');
    await page.waitForLoadState('networkidle');
    await page.getByRole('searchbox').fill('Graz');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/booking-request/);
    await expect(page.locator('html')).toHaveAttribute('data-patients', '');
    await page.goto(`/${practice.slug}`);
    await expect(page.getByText(/^Diese Seite spricht nur mit Platzwart/)).toBeVisible();
    await page.getByRole('link', { name: 'Anfrage erstellen' }).click();
    await expectForm(page);
    expect(await stored(page, context)).toEqual(nothing);

    const person = somebody();
    await fillBooking(page, person);
    await page.getByRole('checkbox', { name: /^Montag 8/ }).check();
    await agree(page);
    const { session, ...rest } = await stored(page, context);
    expect(session.filter((key) => !key.startsWith('platzwart-anfrage'))).toEqual([]);
    expect(rest).toEqual({ local: [], databases: [], caches: [], cookies: [] });
    await page.getByRole('button', { name: 'Anfrage absenden' }).click();
    await expectSent(page);
    expect(await stored(page, context)).toEqual(nothing);

    const email = `${person.lastname.toLowerCase()}@example.org`;
    await page.goto(new URL(await linkTo(page, email, '/anfrage/')).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await stored(page, context)).toEqual(nothing);
    expect([recorder.heard, strangers, refused]).toEqual([[], [], []]);

    // The recorder hears, and the page's policy lets not even an injected script reach what only
    // staff need.
    const reaches = (origin: string) =>
      page.evaluate(
        (url) =>
          fetch(url, { mode: 'no-cors' }).then(
            () => 'reached',
            () => 'refused',
          ),
        origin,
      );
    expect(await reaches('http://127.0.0.1:9099/')).toBe('refused');
    expect(refused.join('\n')).toMatch(/Content Security Policy/);
    await page.goto('http://jemand.example/').catch(() => undefined);
    expect(recorder.heard).toContain('jemand.example');
  } finally {
    await browser.close();
    recorder.stop();
    await practice.remove();
  }
});
