import { expect, test } from '@playwright/test';
import { confirmedAccount } from '../support/confirmed-account.ts';
import { expectAccessibleOnPhoneToo, looking } from './accessibility.ts';
import { signInAs, somebody } from './steps.ts';

test('a session is ended from the list of another browser: its page is gone, and says so', {
  tag: '@desktop',
}, async ({ browser }) => {
  const email = `${somebody().lastname.toLowerCase()}@example.org`;
  await confirmedAccount(email);
  const [here, there] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  const opened = there.waitForResponse('**/api/openSession');
  await signInAs(there, email, '/user');
  await opened;
  await signInAs(here, email, '/user');
  const list = here.getByRole('region', { name: 'Sitzungen' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const { look, tell } = await looking(here);
  await look('an account with sessions');
  tell();
  await list.getByRole('button', { name: /^Sitzung beenden/ }).click();
  await expect(list.getByText('Die Sitzung ist beendet.')).toBeVisible();
  await there.waitForURL('**/logout?beendet');
  await expect(
    there.getByRole('heading', { level: 1, name: 'Diese Sitzung wurde beendet.' }),
  ).toBeVisible();
  await expectAccessibleOnPhoneToo(there, 'an ended session');
  await there.goto('/user');
  await there.waitForURL(/\/login/);
  await expect(list).toBeVisible();
  await Promise.all([here.context().close(), there.context().close()]);
});
