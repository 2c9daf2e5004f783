import { expect, type Locator, type Page, test } from '@playwright/test';
import { codeAt } from '../support/app-codes.ts';
import { practiceOfNewAccount, testPassword } from '../support/confirmed-account.ts';
import { looking } from './accessibility.ts';
import { signInAs } from './steps.ts';
import { documents } from './test-practice.ts';

/** Of an account with a practice. */
async function newAccount() {
  const name = Math.random().toString(36).slice(2, 10);
  const email = `anna-${name}@praxis.example`;
  const slug = await practiceOfNewAccount(`Praxis ${name}`, email, `praxis-${name}@praxis.example`);
  return { email, slug, administration: `/${slug}/administration` };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Du bist abgemeldet.' })).toBeVisible();
}

test('a passkey is offered and added, and signs in with one press and the device’s own', {
  tag: ['@desktop', '@chromium'],
}, async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { look, tell } = await looking(page);
  const { email, administration } = await newAccount();
  await signInAs(page, email, `${administration}/woche`);
  await expect(page.getByText(/^Beim nächsten Mal ohne Passwort\?/)).toBeVisible();
  await look('a passkey offered');
  await page.goto('/user');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  // As after five minutes.
  await page.route(
    '**/api/beginPasskey',
    (route) =>
      route.fulfill({
        status: 401,
        json: { error: { status: 'UNAUTHENTICATED', details: { reason: 'freshSignInNeeded' } } },
      }),
    { times: 1 },
  );
  await passkeys.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const again = page.getByRole('dialog', { name: 'Bitte melde dich noch einmal an' });
  await expect(again.getByLabel('Dein Passwort', { exact: true })).toBeFocused();
  await look('a fresh proof');
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText(/noch nicht benutzt$/)).toBeVisible();
  await look('an account with a passkey');
  tell();
  await signOut(page);
  await page.goto('/login?returnTo=/user');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await page.waitForURL((url) => url.pathname === '/user');
  await expect(passkeys.getByText(/^Zuletzt benutzt am/)).toBeVisible();
});

test('a practice that asks for codes is open once they are there; then the sign-in asks for one, by keyboard alone', {
  tag: ['@desktop'],
}, async ({ page }) => {
  const { email, slug, administration } = await newAccount();
  const [member] = (await documents().members(slug).get()).docs;
  await member?.ref.update({ factorDemand: { from: new Date(0), googleCounts: false } });
  const { look, tell } = await looking(page);
  await signInAs(page, email, administration);
  await expect(
    page.getByRole('heading', { level: 1, name: /verlangt einen zweiten Schritt$/ }),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Code aus einer App einrichten' }).click();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await look('codes set up, in place of a practice');
  await page.getByRole('textbox', { name: 'Code aus der App' }).fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  const shown = page.getByRole('group', { name: 'Ersatzcodes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await look('recovery codes');
  const recovery = await shown.getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'Weiter zur Praxis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /verlangt/ })).toHaveCount(0);
  await page.goto('/user');
  await expect(page.getByText('Noch 10 übrig')).toBeVisible();
  await look('an account with codes');

  for (const isRecovery of [false, true]) {
    await signOut(page);
    await page.goto('/login?returnTo=/user');
    await tabTo(page, page.getByLabel('E-Mail-Adresse'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByRole('textbox', { name: 'Passwort' }));
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Noch ein Schritt' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Code aus deiner App' })).toBeFocused();
    if (isRecovery) {
      await tabTo(page, page.getByRole('button', { name: 'Ich habe die App nicht bei mir' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Ersatzcode' })).toBeFocused();
    }
    await look(`the second step, ${isRecovery ? 'by a recovery code' : 'by a code'}`);
    // Not the one that has counted: the next.
    await page.keyboard.type(isRecovery ? recovery : codeAt(secret, Date.now() + 30_000));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/user');
    await expect(page.getByText(`Noch ${isRecovery ? 9 : 10} übrig`)).toBeVisible();
  }
  tell();
});

/** By keyboard, as far as a person would go. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 20 && !(await isThere()); n++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
