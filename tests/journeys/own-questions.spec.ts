/**
 * A practice's own questions: set, answered on a phone, read by the team on the screen, on paper and
 * in a file, and by the patient behind their link.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  fillBooking,
  linkTo,
  openBooking,
  openRequest,
  signIn,
  somebody,
  submitBooking,
} from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

let practice: TestPractice;
test.beforeEach(async () => {
  practice = await createTestPractice({}, [team.anna]);
});
test.afterEach(() => practice.remove());

async function setQuestions(page: Page): Promise<void> {
  await signIn(page, 'Anna Berger', `/${practice.slug}/administration/einstellungen/formular`);
  const add = page.getByRole('button', { name: 'Eigene Frage hinzufügen' });
  await add.click();
  const first = page.getByRole('group', { name: 'Eigene Frage 1' });
  await first.getByLabel('Frage', { exact: true }).fill('Haben Sie Haustiere?');
  await first.getByLabel('Antwort', { exact: true }).selectOption('choice');
  await first.getByLabel('Möglichkeiten').fill('Hund\nKatze\nkeine');
  await first.getByRole('switch', { name: 'Muss beantwortet werden' }).click();
  await add.click();
  const second = page.getByRole('group', { name: 'Eigene Frage 2' });
  await second.getByLabel('Frage', { exact: true }).fill('Wie lautet Ihr Passwort?');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(second.getByText(/Passwörter, PINs und Kontodaten/)).toBeVisible();
  await second.getByLabel('Frage', { exact: true }).fill('Welche Sprachen sprechen Sie?');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
}

test('a question of its own is asked on a phone, and its answer is wherever the request is', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await setQuestions(page);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const person = somebody();
  await openBooking(phone, practice.slug);
  await fillBooking(phone, person);
  await phone.getByRole('checkbox', { name: /^Montag 8:00/ }).check();
  await phone.getByLabel('Welche Sprachen sprechen Sie?').fill('Türkisch und Deutsch');
  await phone.getByRole('button', { name: 'Anfrage absenden' }).click();
  const pets = phone.getByRole('radiogroup', { name: 'Haben Sie Haustiere?' });
  await expect(pets.getByText('Bitte beantworten Sie: Haben Sie Haustiere?')).toBeVisible();
  await pets.getByLabel('Katze').check();
  await expect(phone.getByLabel(/auch in Antworten auf ihre eigenen Fragen/)).toBeVisible();
  await submitBooking(phone);

  const answers = ['Haben Sie Haustiere?', 'Katze', 'Welche Sprachen sprechen Sie?', 'Türkisch'];
  // Signing in restores what the browser has stored, which a page that is open would see as signed
  // out, and lead away.
  await page.goto('about:blank');
  const panel = await openRequest(page, practice.slug, 'Anna Berger', person);
  for (const words of answers) await expect(panel.getByText(words).first()).toBeVisible();

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await panel.getByRole('button', { name: `Mehr: ${person.whole}` }).click();
  await page.getByRole('menuitem', { name: 'Drucken', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Türkisch und Deutsch').filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });

  await panel.getByRole('button', { name: `Mehr: ${person.whole}` }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportieren' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  for (const words of answers) expect(csv).toContain(words);

  // Asked anew, the answer stays with its words.
  await practice.setForm({ own1: { label: 'Rauchen Sie?', options: [], required: false } });
  await page.reload();
  await expect(panel.getByText('Haben Sie Haustiere?').first()).toBeVisible();

  const email = `${person.lastname.toLowerCase()}@example.org`;
  await phone.goto(new URL(await linkTo(page, email, '/anfrage/')).pathname);
  await phone.getByText('Anfrage verwalten').click();
  const birthdate = phone.getByLabel('Geburtsdatum');
  await birthdate.fill('01.02.1950');
  await birthdate.press('Enter');
  for (const words of answers) await expect(phone.getByText(words).first()).toBeVisible();
  await phone.close();
});
