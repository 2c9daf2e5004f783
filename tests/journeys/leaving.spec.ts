/**
 * Whichever way one leaves, unsaved input is asked about first; and it outlives a session that
 * ended elsewhere.
 */
import { expect, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { deskFirst, keysWork, sendBooking, signIn, signInToLeave, somebody } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

let practice: TestPractice;

test.beforeAll(async () => {
  practice = await createTestPractice({}, [team.anna, team.jonas, team.jana]);
});
test.afterAll(() => practice.remove());

const question = (page: Page) => page.getByRole('dialog', { name: 'Eingaben verwerfen?' });
const base = () => `/${practice.slug}/administration`;

/** Goes that way, and stays; nothing is lost. */
async function asks(
  page: Page,
  leave: () => Promise<unknown>,
  stillThere: () => Promise<void>,
): Promise<void> {
  const address = page.url();
  await leave();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Hierbleiben' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await stillThere();
}

/** By the page, as Playwright would wait for a way back that is asked about. */
const back = (page: Page) => page.evaluate(() => history.back());

async function byPalette(page: Page, entry: string): Promise<void> {
  await keysWork(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Suchen und springen' }).fill(entry);
  await page
    .getByRole('option', { name: new RegExp(`^${entry}`) })
    .first()
    .click();
}

test('a half-typed phone entry is not lost on any way out', { tag: '@desktop' }, async ({
  page,
  request: server,
}) => {
  await signIn(page, team.anna.name, `${base()}/woche`);
  await page
    .getByRole('link', { name: /Neue Anfrage/ })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: 'Vor- und Nachname' });
  await name.fill('Eva Probe');
  const isThere = () => expect(name).toHaveValue('Eva Probe');

  await asks(
    page,
    () => page.getByRole('link', { name: 'Woche', exact: true }).first().click(),
    isThere,
  );
  await asks(page, () => byPalette(page, 'Woche'), isThere);
  await asks(page, () => back(page), isThere);
  await asks(page, () => byPalette(page, 'Abmelden'), isThere);
  await asks(
    page,
    () => page.getByRole('button', { name: 'Abbrechen', exact: true }).click(),
    isThere,
  );

  // The keys, outside of fields.
  await page.getByRole('dialog').getByRole('heading', { name: 'Neue Anfrage' }).click();
  await asks(page, () => page.keyboard.press('g').then(() => page.keyboard.press('w')), isThere);

  // A request arrives while another window is in front.
  await page.evaluate(() => void dispatchEvent(new Event('blur')));
  const { firstname, lastname } = somebody();
  await sendBooking(server, aBooking(practice.slug, { firstname, lastname }));
  await expect.poll(() => page.title()).toMatch(/^\(1\)/);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  const message = page.getByRole('region', { name: 'Meldungen' });
  await asks(page, () => message.getByRole('button', { name: 'Ansehen' }).click(), isThere);

  // Closing or loading anew: the browser's own question.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await isThere();
  await page.getByRole('link', { name: 'Woche', exact: true }).first().click();
  await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(/\/woche$/);
});

test('a changed setting is asked about too, by the settings’ search, a link and Back', {
  tag: deskFirst,
}, async ({ page }) => {
  await signIn(page, team.anna.name, `${base()}/einstellungen`);
  await page
    .getByRole('navigation', { name: 'Einstellungen' })
    .getByRole('link', { name: /^Profil/ })
    .click();
  const title = page.getByLabel('Name der Praxis');
  await title.fill('Praxis Anders');
  const isThere = () => expect(title).toHaveValue('Praxis Anders');
  await asks(page, () => page.getByRole('contentinfo').getByRole('link').first().click(), isThere);
  // On a phone the search is on the overview.
  const search = page.getByRole('textbox', { name: 'Einstellung suchen' });
  if (await search.isVisible()) {
    await asks(
      page,
      async () => {
        await search.fill('Schließtage');
        await expect(page.getByRole('list').getByText('Schließtage').first()).toBeVisible();
        await search.press('Enter');
      },
      isThere,
    );
  }
  await asks(page, () => back(page), isThere);
});

test('signed out in another tab, somebody finds the half-typed entry again, and nobody else does', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signInToLeave(page, team.jana.name, `${base()}/neu`);
  const name = page.getByRole('textbox', { name: 'Vor- und Nachname' });
  await name.fill('Eva Probe');

  const signOutElsewhere = async () => {
    const other = await context.newPage();
    await other.goto('/logout');
    await expect(other.getByText('Du bist abgemeldet.')).toBeVisible();
    await other.close();
    await expect(page.getByRole('heading', { name: 'Du bist abgemeldet' })).toBeVisible();
    await expect(page.getByText('Eva Probe')).toHaveCount(0);
  };
  const signInBeside = async (person: string) => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Anmelden/ }).click();
    const popup = await opening;
    await popup.getByRole('button', { name: new RegExp(person) }).click();
    await expect.poll(() => popup.isClosed()).toBe(true);
  };

  await signOutElsewhere();
  await signInBeside(team.jana.name);
  await expect(name).toHaveValue('Eva Probe');
  await expect(
    page.getByText('Was du vor der Abmeldung eingetragen hast, ist wieder da.'),
  ).toBeVisible();

  await signOutElsewhere();
  await signInBeside(team.jonas.name);
  await expect(name).toHaveValue('');
});
