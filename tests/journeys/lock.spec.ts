/** A device that is locked by key: nothing can be read from it, and its draft waits for the PIN. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { expect, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { practiceOfNewAccount } from '../support/confirmed-account.ts';
import { looking } from './accessibility.ts';
import { keysWork, sendBooking, signInAs, somebody } from './steps.ts';

const locked = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Dieses Gerät ist gesperrt' });

test('a locked device shows no name, in any tab, and opens by the PIN with its draft', {
  tag: '@desktop',
}, async ({ page, context }) => {
  // Of nobody else: two who sign in with one account in the same second have one session.
  const { lastname } = somebody();
  const email = `${lastname.toLowerCase()}@praxis.example`;
  const slug = await practiceOfNewAccount(`Praxis ${lastname}`, email, `praxis-${email}`);
  const base = `/${slug}/administration`;
  await signInAs(page, email, '/user');
  const pin = page.getByRole('region', { name: 'PIN' });
  await pin.getByRole('button', { name: 'PIN festlegen, ändern oder entfernen' }).click();
  await pin.getByRole('textbox', { name: 'Neue PIN' }).fill('4711');
  await page.keyboard.press('Enter');
  await expect(pin.getByText('Deine PIN gilt in diesem Browser.')).toBeVisible();

  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Vor- und Nachname' });
  const other = await context.newPage();
  await other.goto(`${base}/${screenPaths.newRequest}`);
  await nameIn(other).fill('Ida Probe');
  await page.goto(`${base}/${screenPaths.newRequest}`);
  await nameIn(page).fill('Eva Probe');

  // Somebody who waits, in the table, in a search, in an open panel and in a notice.
  const phone = '0660 7654321';
  const reason = 'Stottern seit der Schule';
  for (const firstname of ['Ursula', 'Olaf'])
    await sendBooking(page.request, aBooking(slug, { firstname, lastname, phone, reason }));
  const reading = await context.newPage();
  const asked: string[] = [];
  reading.on('request', (request) => asked.push(request.url()));
  const hears = () => asked.some((url) => url.includes('google.firestore'));
  await reading.goto(`${base}/anfragen#${new URLSearchParams({ suche: lastname }).toString()}`);
  await reading.getByRole('button', { name: `Archivieren: Olaf ${lastname}` }).click();
  await reading.getByRole('menuitem', { name: 'anderes' }).click();
  await expect(reading.getByRole('dialog').filter({ hasText: 'archiviert' })).toBeVisible();
  await reading.getByRole('button', { name: `Ursula ${lastname}`, exact: true }).click();
  await expect(reading.getByRole('dialog').getByText(reason).first()).toBeVisible();
  await reading.evaluate(() => Object.assign(window, { memory: true }));
  expect(hears()).toBe(true);
  await page.getByRole('heading', { name: 'Neue Anfrage' }).first().click();
  await keysWork(page);
  await page.keyboard.press('l');

  for (const tab of [page, other, reading]) {
    await expect(locked(tab)).toBeVisible();
    await expect(tab).toHaveTitle('Gesperrt – Platzwart');
    // After it has loaded anew.
    await expect(tab.getByRole('textbox', { name: 'Deine PIN' })).toBeVisible();
    const readable = [
      await tab.locator('html').ariaSnapshot(),
      await tab.content(),
      await tab.title(),
      // The practice's own name is in the address; whoever was looked for is not.
      tab.url().replace(slug, ''),
    ].join('\n');
    for (const secret of [
      'Eva Probe',
      'Ida Probe',
      'Ursula',
      'Olaf',
      lastname,
      phone,
      reason,
      email,
    ])
      expect(readable).not.toContain(secret);
  }
  expect(await reading.evaluate(() => 'memory' in window)).toBe(false);
  asked.length = 0;
  const pinField = page.getByRole('textbox', { name: 'Deine PIN' });
  await expect(pinField).toBeFocused();
  const { look, tell } = await looking(page);
  await look('a locked device');
  tell();
  await pinField.fill('1122');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Du hast noch 4 Versuche.').first()).toBeVisible();
  expect(hears()).toBe(false);
  await pinField.fill('4711');
  await page.keyboard.press('Enter');
  await expect(nameIn(page)).toHaveValue('Eva Probe');
  await expect(nameIn(other)).toHaveValue('Ida Probe');
});
