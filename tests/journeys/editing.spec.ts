import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { openRequest, sendBooking, somebody } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

let practice: TestPractice;
test.beforeEach(async () => {
  practice = await createTestPractice({}, [team.anna, team.jonas]);
});
test.afterEach(() => practice.remove());

/** Monday 8–9 and Tuesday 9–10. */
async function askForPlace(
  server: APIRequestContext,
  { firstname, lastname }: { firstname: string; lastname: string },
) {
  const slots = [
    { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
    { locationId: 'praxis', weekday: 2, start: '09:00', end: '10:00' },
  ];
  await sendBooking(
    server,
    aBooking(practice.slug, { firstname, lastname, phone: '0660 1234567', slots }),
  );
}

/**
 * `collaboration.spec.ts` has the journey of one who edits; `update-request.test.ts` and the form's
 * own tests have two on the same field and a request archived meanwhile.
 */
test('what one edits another sees; on the same field the second hears of the first, and an archived request keeps the entries', {
  tag: ['@desktop', '@long'],
}, async ({ browser, request: server }) => {
  const contexts: BrowserContext[] = [];
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext();
    contexts.push(context);
    return context.newPage();
  };
  const [anna, jonas] = [await newPage(), await newPage()];
  const person = somebody();

  await askForPlace(server, person);

  const [annas, jonass] = await Promise.all([
    openRequest(anna, practice.slug, team.anna.name, person),
    openRequest(jonas, practice.slug, team.jonas.name, person),
  ]);
  await expect(jonass.getByRole('link', { name: 'Anrufen 0660 1234567' })).toBeVisible();

  // Times and phone: the colleague sees both without reloading.
  await annas.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(annas.getByRole('heading', { name: 'Anfrage bearbeiten' })).toBeFocused();
  await annas.getByRole('button', { name: /^Zeiten ändern/ }).click();
  await expect(annas.getByRole('checkbox', { name: /^Montag 8:?\d* bis/ })).toBeChecked();
  await annas.getByRole('button', { name: /^Kontakt ändern/ }).click();
  await annas.getByLabel('Telefonnummer', { exact: true }).fill('0660 7654321');
  await annas.getByRole('checkbox', { name: /^Montag 8:?\d* bis/ }).uncheck();
  await annas.getByRole('checkbox', { name: /^Montag 9:?\d* bis/ }).check();
  await annas.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(jonass.getByRole('link', { name: 'Anrufen 0660 7654321' })).toBeVisible();
  await expect(jonass.getByText(/Mo\s9–10\sUhr, Di\s9–10\sUhr/).first()).toBeVisible();
  await expect(anna.getByText(`${person.whole}: gespeichert`)).toBeVisible();
  await annas.getByText('2 Angaben').click();
  await expect(annas.getByText('0660 1234567')).toBeVisible();

  // Both edit the same field: the second one decides, and nothing is overwritten unseen.
  await annas.getByRole('button', { name: 'Bearbeiten' }).click();
  await jonass.getByRole('button', { name: 'Bearbeiten' }).click();
  await annas.getByRole('button', { name: /^Kontakt ändern/ }).click();
  await jonass.getByRole('button', { name: /^Kontakt ändern/ }).click();
  await jonass.getByLabel('Telefonnummer', { exact: true }).fill('0660 2');
  await jonass.getByLabel('Vorname', { exact: true }).fill('Petra Maria');
  await annas.getByLabel('Telefonnummer', { exact: true }).fill('0660 1');
  await annas.getByRole('button', { name: 'Änderungen speichern' }).click();
  const conflict = jonass
    .getByRole('status')
    .filter({ hasText: 'Von Anna Berger steht jetzt dort: 0660 1' });
  await expect(conflict).toBeVisible();
  await jonass.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(jonass.getByRole('alert')).toContainText('Diese Angabe wurde inzwischen geändert.');
  await expect(jonass.getByRole('alert')).toBeFocused();
  await jonass.getByRole('button', { name: 'Neuen Stand übernehmen: Telefon' }).click();
  await expect(jonass.getByLabel('Telefonnummer', { exact: true })).toHaveValue('0660 1');
  await jonass.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(
    annas.getByRole('heading', { name: `Petra Maria ${person.lastname}`, exact: true }),
  ).toBeVisible();
  await expect(annas.getByRole('link', { name: '0660 1', exact: true })).toBeVisible();

  // Undone by its author.
  await jonas.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(annas.getByRole('heading', { name: person.whole, exact: true })).toBeVisible();

  // Archived by one while the other edits: a message says so, and the input stays until its author
  // discards it. The panel has its own URL: after a reload it is open, without the messages above
  // its actions.
  await Promise.all([anna.reload(), jonas.reload()]);
  await jonass.getByRole('button', { name: 'Kontakt ändern' }).click();
  await jonass.getByLabel('Telefonnummer', { exact: true }).fill('0660 3');
  await annas.getByRole('button', { name: `Archivieren: ${person.whole}` }).click();
  await anna.getByRole('menuitem', { name: 'anderes' }).click();
  await expect(jonass.getByText('Diese Anfrage wurde inzwischen archiviert.')).toBeVisible();
  await expect(jonass.getByRole('button', { name: 'Änderungen speichern' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await jonas.keyboard.press('Escape');
  await expect(jonass.getByRole('group', { name: 'Änderungen verwerfen?' })).toBeFocused();
  await expect(jonass.getByLabel('Telefonnummer', { exact: true })).toHaveValue('0660 3');
  await jonass.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(jonass).toHaveCount(0);
  await Promise.all(contexts.map((context) => context.close()));
});
