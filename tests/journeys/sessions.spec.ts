import { expect, test } from '@playwright/test';
import { makeAccount, somebody } from './steps.ts';

test('a session is ended from the list of another browser: its page is gone, and says so', {
  tag: '@desktop',
}, async ({ browser }) => {
  const person = somebody();
  const email = `${person.lastname.toLowerCase()}@example.org`;
  const [here, there] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await there.goto('/login?returnTo=/user');
  const opened = there.waitForResponse('**/api/openSession');
  await makeAccount(there, person.whole, email);
  await opened;
  await here.goto('/login?returnTo=/user');
  await here.getByLabel('E-Mail-Adresse').fill(email);
  await here.getByRole('textbox', { name: 'Passwort' }).fill('drei nette Pferde');
  await here.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const list = here.getByRole('region', { name: 'Sitzungen' });
  await list.getByRole('button', { name: /^Sitzung beenden/ }).click();
  await expect(list.getByText('Die Sitzung ist beendet.')).toBeVisible();
  await there.waitForURL('**/logout?beendet');
  await expect(
    there.getByRole('heading', { level: 1, name: 'Diese Sitzung wurde beendet.' }),
  ).toBeVisible();
  await there.goto('/user');
  await there.waitForURL(/\/login/);
  await expect(list).toBeVisible();
  await Promise.all([here.context().close(), there.context().close()]);
});
