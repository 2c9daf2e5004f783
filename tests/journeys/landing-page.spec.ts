import { expect, test } from '@playwright/test';

test('the landing page shows the practices that are in use and opens one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor presses a time and reads who would be next, without an account and without anything moving', async ({ page }) => {
  await page.goto('/');
  const demo = page.getByRole('region', { name: 'Zum Ausprobieren' });
  const list = demo.getByRole('region', { name: 'Warteliste' });
  await expect(list.getByRole('listitem').first()).toContainText('Emil Beispiel');
  const cell = demo.getByRole('link', { name: /^Dienstag 9 Uhr/ });
  const height = async () => (await demo.boundingBox())?.height;
  const before = await height();
  // Prerendered: it may not be in use yet.
  const pressed = async () => {
    await cell.click();
    return list.getByRole('heading', { name: 'Dienstag, 9–10 Uhr' }).isVisible();
  };
  await expect.poll(pressed).toBe(true);
  await expect(list.getByRole('listitem').first()).toContainText('Helmut Vorlage');
  expect(await height()).toBe(before);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading', { name: 'Dienstag, 10–11 Uhr' })).toBeVisible();
});

test('the demo is the administration itself, without an account, and asks the database nothing', async ({ page }) => {
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
