/** A device that is locked by key: nothing can be read from it, and its draft waits for the PIN. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { expect, type Page, test } from '@playwright/test';
import { practiceOfNewAccount } from '../support/confirmed-account.ts';
import { measuring } from './measure-layout.ts';
import { keysWork, signInAs, somebody } from './steps.ts';

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
  await page.getByRole('heading', { name: 'Neue Anfrage' }).first().click();
  await keysWork(page);
  await page.keyboard.press('l');

  for (const tab of [page, other]) {
    await expect(locked(tab)).toBeVisible();
    await expect(tab).toHaveTitle('Gesperrt – Platzwart');
    // After it has loaded anew.
    await expect(tab.getByRole('textbox', { name: 'Deine PIN' })).toBeVisible();
    const shown = await tab.locator('html').ariaSnapshot();
    for (const secret of ['Eva', 'Ida', 'Probe', email]) expect(shown).not.toContain(secret);
  }
  const pinField = page.getByRole('textbox', { name: 'Deine PIN' });
  await expect(pinField).toBeFocused();
  const { measure, tell } = await measuring(page);
  await measure('a locked device');
  tell();
  await pinField.fill('1122');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Du hast noch 4 Versuche.').first()).toBeVisible();
  await pinField.fill('4711');
  await page.keyboard.press('Enter');
  await expect(nameIn(page)).toHaveValue('Eva Probe');
  await expect(nameIn(other)).toHaveValue('Ida Probe');
});
