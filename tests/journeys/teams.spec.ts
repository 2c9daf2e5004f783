import { expect, test } from '@playwright/test';
import { linkTo, signInAnew, signInToLeave, somebody } from './steps.ts';

const slug = 'ergotherapie-sonnenblick';

test('a colleague without an account is invited, joins, works along, and is out at once when she is removed', {
  tag: '@desktop',
}, async ({ browser }) => {
  const person = somebody();
  const email = `${person.lastname.toLowerCase()}@example.org`;
  const [katrin, colleague] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signInAnew(katrin, 'Katrin Vogel', `/${slug}/administration/einstellungen/benutzer`);
  await katrin.getByRole('button', { name: 'Person einladen' }).click();
  await katrin.getByLabel('E-Mail-Adresse').fill(email);
  await katrin.getByRole('radio', { name: /^Empfang und Therapie/ }).check();
  await katrin.getByRole('button', { name: 'Einladung schicken' }).click();
  await expect(katrin.getByText(email).first()).toBeVisible();

  // Opening the link shows who invites; name and password are all that it asks.
  await colleague.goto(await linkTo(katrin, email, '/einladung/'));
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(
    'Ergotherapie Sonnenblick',
  );
  await colleague.getByLabel('Dein Name').fill(person.whole);
  await colleague.getByRole('textbox', { name: 'Passwort' }).fill('drei nette Pferde');
  await colleague.getByRole('button', { name: 'Beitreten' }).click();
  await colleague.waitForURL(`**/${slug}/administration/anfragen`);
  await expect(colleague.getByRole('status').filter({ hasText: /offene Anfragen/ })).toBeVisible();

  // Both see it: she is in the team, and has the practice's toolbar.
  const member = katrin
    .getByRole('listitem')
    .or(katrin.getByRole('row'))
    .filter({ hasText: email });
  await expect(member.filter({ hasText: person.whole })).toBeVisible();
  await member.getByRole('button', { name: /Entfernen/ }).click();
  await katrin.getByRole('button', { name: 'Endgültig entfernen' }).click();
  await expect(
    colleague.getByRole('heading', { level: 1, name: /Zugang|gehörst nicht mehr/ }),
  ).toBeVisible();
  await expect(colleague.getByRole('table')).toHaveCount(0);
  await colleague.goto(`/${slug}/administration`);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Kein Zugang' })).toBeVisible();
  await Promise.all([katrin.context().close(), colleague.context().close()]);
});

// `leaving.spec.ts` signs out in another tab, too.
test('signing out in one tab empties the other', { tag: ['@desktop', '@long'] }, async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signInToLeave(first, 'Katrin Vogel', `/${slug}/administration`);
  await second.goto(`/${slug}/administration/anfragen`);
  const count = second.getByRole('status').filter({ hasText: /offene Anfragen/ });
  await expect(count).toBeVisible();
  await first.goto('/logout');
  await expect(count).toHaveCount(0);
  await second.waitForURL(/\/login/);
});
