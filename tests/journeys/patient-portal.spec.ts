/**
 * A patient's portal link, from the e-mail on: opened by machines and people, times changed,
 * withdrawn and undone, seen by the practice.
 */
import { readFile } from 'node:fs/promises';
import { certificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import { expect, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { wordsIn } from '../support/read-pdf.ts';
import {
  expectAccessible,
  expectAccessibleOnDeskToo,
  expectAccessibleOnPhoneToo,
} from './accessibility.ts';
import { emailsTo, linkTo, sendBooking, signIn, somebody } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

let practice: TestPractice;
test.beforeEach(async () => {
  practice = await createTestPractice({}, [team.anna]);
});
test.afterEach(() => practice.remove());

/** `path` is the address of the patient portal. */
type Patient = { readonly whole: string; readonly path: string };

/** Asks for Monday from 8 to 9. */
async function book(page: Page): Promise<Patient> {
  const { firstname, lastname, whole } = somebody();
  const email = `${lastname.toLowerCase()}@example.org`;
  await sendBooking(page.request, ofMonday({ firstname, lastname, email }));
  return { whole, path: await pathFor(page, email) };
}

const ofMonday = (over: Readonly<Record<string, unknown>>) =>
  aBooking(practice.slug, {
    slots: [{ locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' }],
    birthdate: '01.02.1950',
    followUpConsent: false,
    ...over,
  });

/** The path the e-mail leads to. */
async function pathFor(page: Page, email: string): Promise<string> {
  return new URL(await linkTo(page, email, '/anfrage/')).pathname;
}

const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
/** What one may do with the request is folded. */
const manage = (page: Page) => page.getByText('Anfrage verwalten').click();
test('from the e-mail to other times, to withdrawing and back, and the practice sees each step by itself', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const desk = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  await signIn(desk, team.anna.name, `/${practice.slug}/administration/anfragen`);
  const patient = await book(page);
  await expect(desk.getByText('1 offene Anfrage', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: patient.whole, exact: true }).first().click();
  const panel = desk
    .getByRole('dialog')
    .filter({ has: desk.getByRole('heading', { name: patient.whole, exact: true }) });
  await expect(panel).toBeVisible();

  await page.goto(patient.path);
  await expect(state(page, 'Ihre Anfrage steht auf der Warteliste')).toBeVisible();
  await expectAccessibleOnDeskToo(page, 'waiting');
  await expect(page.locator('main')).not.toContainText(patient.whole.split(' ')[1] ?? '');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByText('Danke, Ihre E-Mail-Adresse ist bestätigt.')).toBeFocused();

  await page.getByRole('button', { name: 'Zeiten ändern' }).click();
  await page.getByRole('checkbox', { name: /^Donnerstag 15:00/ }).check();
  await expectAccessibleOnDeskToo(page, 'other times');
  await page.getByRole('button', { name: 'Zeiten speichern' }).click();
  await expect(page.getByText(/Ihre Zeiten sind gespeichert/)).toBeFocused();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Donnerstag, 15–16 Uhr' }),
  ).toBeVisible();
  await expect(panel.getByText(/Do\s15–16\sUhr/).first()).toBeVisible();
  await expect(panel.getByText('Angaben geändert').first()).toBeVisible();

  // Taking a time away needs more than the link.
  await page.getByRole('button', { name: 'Zeiten ändern' }).click();
  await page.getByRole('checkbox', { name: /^Montag 8:00/ }).uncheck();
  const editor = page.getByRole('region', { name: 'Zeiten ändern' });
  await editor.getByLabel('Geburtsdatum').fill('02.02.1950');
  await editor.getByRole('button', { name: 'Zeiten speichern' }).click();
  await expect(editor.getByText('Das passt nicht zu Ihrer Anfrage.')).toBeVisible();
  await expectAccessible(page, 'asked before times go');
  await editor.getByRole('button', { name: 'Abbrechen' }).click();

  await expect(page.getByRole('button', { name: 'Anfrage zurückziehen' })).toBeHidden();
  await manage(page);
  await page.getByRole('button', { name: 'Anfrage zurückziehen' }).click();
  await expectAccessible(page, 'asked before withdrawing');
  await page.getByRole('button', { name: 'Ja, zurückziehen' }).click();
  await expect(state(page, 'Sie haben Ihre Anfrage zurückgezogen')).toBeFocused();
  await expectAccessible(page, 'withdrawn');
  await expect(panel.getByText('Anfrage zurückgezogen').first()).toBeVisible();
  expect((await practice.requests()).map(({ status }) => status)).toEqual(['archived']);
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByText(/steht wieder auf der Warteliste/)).toBeFocused();
  await expect(panel.getByText('Rückzug der Anfrage rückgängig gemacht').first()).toBeVisible();
  expect((await practice.requests()).map(({ status, slotKeys }) => [status, slotKeys])).toEqual([
    ['open', ['praxis_1_0800-0900', 'praxis_4_1500-1600']],
  ]);
  await desk.context().close();
});

// `actions.test.tsx` has each answer, shown and pressed, `patient-portal-page.test.tsx` that the page
// takes it from its address, and `links-in-emails.test.ts` that e-mails lead to no other.
test('an e-mail’s answer is shown, not given, and then needs one press of the keyboard', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const { path } = await book(page);
  await page.goto(`${path}?antwort=unsicher`);
  await expect(page.getByRole('button', { name: 'Unsicher – bitte anrufen' })).toBeFocused();
  expect((await practice.requests()).map(({ nextStep }) => nextStep)).toEqual([null]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Die Praxis ruft Sie an/)).toBeFocused();
  expect((await practice.requests()).map(({ nextStep }) => nextStep?.kind)).toEqual(['unsure']);
});

test('contact data is shown, corrected and taken home with the second proof alone', {
  tag: '@phone',
}, async ({ page }) => {
  const { path, whole } = await book(page);
  await page.goto(path);
  await manage(page);
  const birthdate = page.getByLabel('Geburtsdatum');
  await birthdate.fill('02.02.1950');
  await birthdate.press('Enter');
  await expect(page.getByText('Das passt nicht zu Ihrer Anfrage.')).toBeVisible();
  await birthdate.fill('01.02.1950');
  await birthdate.press('Enter');
  await expect(page.getByText(whole)).toBeVisible();
  await expectAccessibleOnDeskToo(page, 'contact data');
  await page.getByLabel('Telefonnummer').fill('0316 5678');
  await page.getByRole('button', { name: 'Kontaktdaten speichern' }).click();
  await expect(page.getByText('Ihre Kontaktdaten sind gespeichert.')).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Meine Daten herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`anfrage-${practice.slug}.json`);

  // A certificate of waiting, drawn by the deployed code; its number is verified by anybody.
  await practice.allowCertificates();
  await page.reload();
  await manage(page);
  const part = page.getByRole('region', { name: 'Wartebestätigung' });
  await page.getByLabel('Geburtsdatum').fill('01.02.1950');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Wartebestätigung herunterladen' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^wartebestaetigung-.*\.pdf$/);
  await expect(part.getByText('Heruntergeladen.')).toBeVisible();
  await expectAccessible(page, 'certificate');
  const [number = ''] =
    wordsIn(await readFile(await sheet.path())).match(/(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/) ?? [];
  await verifyCertificate(page, number);
});

/**
 * Whoever was handed the sheet: with the right date of birth, a wrong one, an unknown number;
 * `certificates.test.ts` has once too often.
 */
async function verifyCertificate(page: Page, number: string): Promise<void> {
  await page.goto(`/${practice.slug}/bestaetigung/${number}`);
  await expect(
    page.getByRole('heading', { name: /^Von dieser Praxis ausgestellt am/ }),
  ).toBeVisible();
  const told = page.getByRole('status');
  const verify = async (birthdate: string, expected: string) => {
    await page.getByLabel('Geburtsdatum').fill(birthdate);
    await expect(told).toHaveText('');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(told).toContainText(expected);
  };
  await verify('01.02.1950', 'gehört zu dieser Nummer');
  await verify('10.02.1950', 'Das Geburtsdatum stimmt nicht');
  await page
    .getByLabel('Nummer der Bestätigung')
    .fill(certificateNumber('f81d4fae7dec11d0a76500a0c91e6bf6'));
  await verify('01.02.1950', 'Zu dieser Nummer kennen wir keine Bestätigung');
}

test('who revokes the consent is gone from the practice’s screen at once, and alone comes back', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { path, whole } = await book(page);
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, 'Anna Berger', `/${practice.slug}/administration/anfragen`);
  const row = desk.getByRole('button', { name: whole, exact: true });
  await expect(row).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Einwilligung widerrufen und Daten löschen' }).click();
  const proof = page.getByRole('form', { name: /Einwilligung/ }).getByLabel('Geburtsdatum');
  await proof.fill('01.02.1950');
  await page.getByRole('button', { name: 'Widerrufen und löschen' }).click();
  await expect(state(page, 'Sie haben Ihre Einwilligung widerrufen')).toBeFocused();
  await expectAccessible(page, 'consent revoked');
  await expect(row).toBeHidden();
  expect(await practice.requests()).toEqual([]);
  await page.getByRole('button', { name: 'Anfrage zurückholen' }).click();
  await page.getByRole('checkbox', { name: /willige ausdrücklich ein/ }).check();
  await proof.fill('01.02.1950');
  await page.getByRole('button', { name: 'Einwilligen und zurückholen' }).click();
  await expect(page.getByText(/Ihre Anfrage ist wieder da/)).toBeVisible();
  await expect(row).toBeVisible();
  await desk.context().close();
});

test('„Das war ich nicht“ stops what strangers cause at a mailbox, by a press and not by opening the link', {
  tag: '@desktop',
}, async ({ page }) => {
  const { firstname, lastname } = somebody();
  const email = `${lastname.toLowerCase()}@example.org`;
  const bookAs = (birthdate: string) =>
    sendBooking(page.request, ofMonday({ firstname, lastname, email, birthdate }));
  await bookAs('01.02.1950');
  await page.goto(new URL(await linkTo(page, email, '/nicht-ich/')).pathname);
  await page.getByRole('button', { name: 'Keine solchen E-Mails mehr' }).click();
  await expect(page.getByText('Erledigt. Solche E-Mails kommen nicht mehr.')).toBeFocused();
  await expectAccessibleOnPhoneToo(page, 'not me');
  await bookAs('02.02.1950');
  // The practice is told, as of an address that nothing reaches.
  await expect
    .poll(
      async () =>
        (await practice.requests()).filter(({ emailFailedAt }) => emailFailedAt !== null).length,
    )
    .toBe(1);
  expect(await emailsTo(page, email)).toHaveLength(1);
});
