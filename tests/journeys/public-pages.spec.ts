/**
 * Checks of every public page: axe finds nothing at either width, and no third party is contacted.
 */
import { publicPages } from '@platzwart/domain/practice/public-pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleOnPhoneToo } from './accessibility.ts';
import { findsOf, rows, slug } from './every-address.ts';
import { firstVisits, withoutComplaints } from './first-visits.ts';
import { measuring } from './measure-layout.ts';
import { deskFirst, expectToFind } from './steps.ts';

/** This origin, and our own backend: here the emulators of Auth and Firestore. */
const ours = new Set(['http://localhost:5002', 'http://127.0.0.1:9099', 'http://127.0.0.1:8081']);

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// Each page on its own; none of these tests changes what another one sees.
test.describe.configure({ mode: 'parallel' });

for (const path of firstVisits) {
  test(`a first visit to ${path} asks nobody but this origin and our own backend, breaks no policy and fits every screen; axe finds nothing`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const strangers = new Set<string>();
    const complaints: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !ours.has(origin)) strangers.add(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await arrive(page, path);
    const row = rows.find((row) => row.path === path);
    if (row) await expectToFind(page, findsOf(row, 'visitor'));
    await expectAccessibleOnPhoneToo(page, path);
    expect([...strangers]).toEqual([]);
    // The browser itself complains about missing pages.
    if (withoutComplaints.includes(path)) expect(complaints).toEqual([]);
    const { measure, tell } = await measuring(page);
    await measure(path);
    tell();
  });
}

test('who chose dark sees nothing else first, on any page; paper and embedded forms stay light', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('platzwart-farben', 'dark');
    const first = new MutationObserver(() => {
      if (!document.body) return;
      document.documentElement.dataset.first = document.documentElement.dataset.scheme ?? 'none';
      first.disconnect();
    });
    first.observe(document, { childList: true, subtree: true });
  });
  const html = page.locator('html');
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(16, 24, 23)'];
  for (const path of ['/', '/login', `/${slug}/booking`]) {
    await page.goto(path);
    await expect(html, path).toHaveAttribute('data-first', 'dark');
    await expect(html, path).toHaveCSS('background-color', dark);
    await expect(page.locator('meta[name="theme-color"][media="all"]'), path).toHaveAttribute(
      'content',
      '#101817',
    );
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(html).toHaveCSS('background-color', light);
  await page.emulateMedia({ media: null });
  await page.goto(`/${slug}/booking?embed=1`);
  await expect(html).toHaveAttribute('data-first', 'light');
  await expect(html).toHaveCSS('background-color', light);
});

test('public pages are there without JavaScript, with all that search engines and shared links ask for', {
  tag: '@desktop',
}, async ({ request }) => {
  const titles = new Set<string>();
  for (const path of publicPages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>[^<]/);
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    for (const tag of [
      /<meta name="description" content="[^"]{40,200}"/,
      new RegExp(`<link rel="canonical" href="http://localhost:5002${path}"`),
      /<meta property="og:title"/,
      /<meta property="og:image" content="http:\/\/localhost:5002\/platzwart.png"/,
      /<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;/,
    ])
      expect(html, path).toMatch(tag);
    expect(html, path).not.toMatch(/unsafe-inline|noindex| style="/);
  }
  expect(titles.size).toBe(publicPages.length);
});

test('robots and sitemap tell what can be found; a locked practice cannot', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: http://localhost:5002/sitemap.xml');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const xml = await sitemap.text();
  for (const path of [...publicPages, `/${slug}`, `/${slug}/booking`])
    expect(xml).toContain(`<loc>http://localhost:5002${path}</loc>`);
  expect(xml).not.toContain('physiotherapie-am-stadtpark');

  await page.goto(`/${slug}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `http://localhost:5002/${slug}`,
  );
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { name: string };
  expect(data.name).toBe('Logopädie Lindenhof');
  await page.goto('/physiotherapie-am-stadtpark');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the choice about cookies is asked once and can be changed, and visits are counted only after a yes', {
  tag: deskFirst,
}, async ({ page, context, request }) => {
  await page.goto('/team');
  // The page it leads to has a section about them too.
  const popup = page.getByRole('region', { name: 'Cookies', exact: true });
  await expect(popup).toContainText('Demo-Statistik');
  await popup.getByRole('link', { name: 'Datenschutzerklärung' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  // On that page, the page itself asks.
  const panel = page.getByRole('main');
  await expect(popup).toHaveCount(0);
  await panel.getByRole('button', { name: 'Ablehnen' }).click();
  const days = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'consent_status');
    return [cookie?.value, Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)];
  };
  expect(await days()).toEqual(['declined', 30]);
  await expect(panel.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(panel.getByRole('button', { name: 'Akzeptieren' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  expect(await days()).toEqual(['accepted', 180]);
  const visits = async () =>
    (await (await request.get('http://127.0.0.1:12112/visits')).json()) as Record<string, number>;
  await expect.poll(async () => Object.keys(await visits())).toContain('/privacy-policy');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popup).toHaveCount(0);
});

// `campaigns.test.ts` and `announcements.test.tsx` have when it shows, and that it does not again.
test('a campaign shows in its time, and never again once closed', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.clock.setFixedTime('2024-02-20T12:00:00+01:00');
  await page.goto('/pricing');
  const close = page.getByRole('button', { name: 'Hinweis schließen' });
  await expect(close).toBeVisible();
  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(close).toHaveCount(0);
  await page.goto('/pricing');
  await close.click();
  await expect(close).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('banner-love2024-closed'))).not.toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(close).toHaveCount(0);
});

test('somebody finds a practice that takes requests and comes to its form', {
  tag: deskFirst,
}, async ({ page }) => {
  await page.goto('/booking-request');
  await page.getByRole('searchbox').fill('lindenhof logopaed');
  await expect(page.getByRole('link', { name: /Anfrage erstellen/ })).toHaveCount(1);
  await expect(page.getByText('Psychotherapie Weitblick')).toHaveCount(0);
  // The URL reflects the input a moment later.
  await page.waitForURL(({ hash }) => hash.includes('lindenhof'));
  await page.getByRole('link', { name: /Anfrage erstellen/ }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}/booking$`));
});
