import { expect, type Page, test } from '@playwright/test';
import { codeAt } from '../support/app-codes.ts';
import { confirmedAccount, testPassword } from '../support/confirmed-account.ts';
import { measuring } from './measure-layout.ts';
import { signInAs } from './steps.ts';

const newAccount = async () => {
  const email = `anna-${Math.random().toString(36).slice(2, 10)}@praxis.example`;
  await confirmedAccount(email);
  return email;
};

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: 'Du bist abgemeldet.' })).toBeVisible();
}

test('a passkey is added, and signs in with one press and the device’s own', {
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
  await signInAs(page, await newAccount(), '/user');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(passkeys.getByText(/noch nicht benutzt$/)).toBeVisible();
  await signOut(page);
  await page.goto('/login?returnTo=/user');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await page.waitForURL((url) => url.pathname === '/user');
  await expect(passkeys.getByText(/^Zuletzt benutzt am/)).toBeVisible();
});

test('an account with codes asks for one after the password', {
  tag: ['@desktop'],
}, async ({ page }) => {
  const email = await newAccount();
  await signInAs(page, email, '/user');
  await page.getByRole('button', { name: 'Code aus einer App einrichten' }).click();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code aus der App' }).fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  const shown = page.getByRole('group', { name: 'Ersatzcodes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const { measure, tell } = await measuring(page);
  await measure('recovery codes');
  const recovery = await shown.getByRole('listitem').first().innerText();
  await signOut(page);
  await page.goto('/login?returnTo=/user');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(testPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noch ein Schritt' })).toBeVisible();
  await measure('the second step');
  await page.getByRole('button', { name: 'Ich habe die App nicht bei mir' }).click();
  await measure('the second step, by a recovery code');
  tell();
  await page.getByRole('textbox', { name: 'Ersatzcode' }).fill(recovery);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.waitForURL((url) => url.pathname === '/user');
  await expect(page.getByText('Noch 9 übrig')).toBeVisible();
});
