import { expect, type Page, test } from '@playwright/test';
import { deskFirst } from './steps.ts';

test('the landing page shows the practices that are in use and opens one', {
  tag: deskFirst,
}, async ({ page }) => {
  await page.goto('/');
  // They are read where they are shown, or once they are passed.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page
    .getByRole('link', { name: /Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor presses a time and reads who would be next, without an account and without anything moving', {
  tag: deskFirst,
}, async ({ page }) => {
  await page.goto('/');
  const demo = page.getByRole('region', { name: 'Zum Ausprobieren' });
  const list = demo.getByRole('region', { name: 'Warteliste' });
  await expect(list.getByRole('listitem').first()).toContainText('Emil Beispiel');
  const cell = demo.getByRole('link', { name: /^Dienstag 9 Uhr/ });
  const height = async () => (await demo.boundingBox())?.height;
  const before = await height();
  // The first press counts, though its code comes with it.
  await cell.click();
  await expect(list.getByRole('heading', { name: 'Dienstag, 9–10 Uhr' })).toBeVisible();
  await expect(list.getByRole('listitem').first()).toContainText('Helmut Vorlage');
  expect(await height()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading', { name: 'Dienstag, 10–11 Uhr' })).toBeVisible();
});

/** Names of the scripts that a page has asked for. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace('/assets/', ''));
  });
  return scripts;
}
const app = /^(?:react|start)-/;

test('who reads loads no app: consent is asked for and answered, a question opens, and a link leads on without it', {
  tag: deskFirst,
}, async ({ page, context }) => {
  const scripts = scriptsOf(page);
  await page.goto('/product');
  const popup = page.getByRole('region', { name: 'Cookies', exact: true });
  await expect(popup).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A mouse would point at what the popup has covered.
  await popup.getByRole('button', { name: 'Ablehnen' }).press('Enter');
  await expect(popup).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'consent_status')?.value).toBe(
    'declined',
  );
  expect(scripts.filter((name) => app.test(name))).toEqual([]);
  await page.goto('/pricing');
  const answer = page.locator('details').first();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  await page.getByRole('link', { name: 'Startseite', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Schluss mit der Zettel-Warteliste.' }),
  ).toBeVisible();
});

test('what is chosen and pressed before the app is there counts', { tag: deskFirst }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: /^monatlich/ }).check();
  const more = page.getByRole('button', { name: 'Ein Standort mehr' });
  for (let press = 0; press < 3; press++) await more.click();
  await expect(page.locator('output')).toContainText('für 4 Standorte');
  await expect(page.locator('output')).toContainText('im Monat');
});

test('with the keyboard the first Enter counts, too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/introduction-videos');
  await page
    .getByRole('link', { name: /^Ansehen/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toBeVisible();
  await expect(page).toHaveURL(/\/introduction-videos$/);
});

test('the demo is the administration itself, without an account, and asks the database nothing', {
  tag: deskFirst,
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Demo ohne Anmeldung' }).click();
  // All of its code comes with the press.
  await expect(page).toHaveURL(/\/demo\/administration\/anfragen$/);
  await expect(page.getByRole('button', { name: 'Emil Beispiel' }).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url());
    if (port !== '5002' || pathname.startsWith('/api')) asked.push(request.url());
  });
  await page.goto('/demo/administration/woche');
  await page.getByRole('link', { name: /^Mittwoch 15 Uhr, 9 Personen warten/ }).click();
  await expect(page.getByRole('heading', { name: /Mittwoch, 15–16 Uhr/ })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Demo beenden' }).click();
  await expect(page).toHaveURL(/:5002\/$/);
});
