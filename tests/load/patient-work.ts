/**
 * How long it takes to ask for a place on a phone, by the model of `effort.ts` (`npm run bench`
 * starts the world).
 */
import { devices, type Locator, type Page } from '@playwright/test';
import { productUrl } from '../../scripts/toolchain.ts';
import { allHeld, begin, count, startBrowser, told } from './effort.ts';

/**
 * The busy practice: it asks patients for everything. Nobody sends: the form is complete, the press
 * is counted.
 */
const booking = '/logopaedie-lindenhof/booking';

const browser = await startBrowser();
try {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'de-DE',
    baseURL: productUrl,
  });
  await count(context);
  const page = await context.newPage();
  await page.route('**/api/addWaitingRequest', (route) => route.abort());
  await page.goto(booking);
  await page.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ }).waitFor();
  begin();
  await ask(page);
  told('booking on a phone: a child, by the mother, four times, sent', 78);
} finally {
  await browser.close();
}
process.exit(allHeld() ? 0 : 1);

async function ask(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const choice = (group: string, option: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option });
  await tap(page, page.getByRole('radio', { name: /Für eine andere Person/ }));
  const person = [
    ['Vorname', 'Emma'],
    ['Nachname', 'Winter'],
    ['Geburtsdatum', '010218'],
    ['Ihr Vorname', 'Maria'],
    ['Ihr Nachname', 'Winter'],
    ['Ihre Beziehung zur Person', 'Mutter'],
    ['E-Mail-Adresse', 'maria.winter@example.org'],
    ['Telefonnummer', '06601234567'],
    ['Adresse mit Hausnummer', 'Wiesenweg 7'],
    ['Postleitzahl', '8020'],
    ['Ort', 'Graz'],
  ] as const;
  for (const [label, said] of person) await type(page, field(label), said);
  await tap(page, choice('Ärztliche Verordnung', 'liegt vor'));
  await type(page, field('Krankenkasse oder Versicherung'), 'ÖGK');
  await tap(page, choice('Therapie per Video', 'nein'));
  await type(page, field('Grund der Anfrage'), 'spricht s und sch undeutlich');
  await tap(page, page.getByRole('checkbox', { name: /^Graz Lend/ }));
  for (const time of [/^Dienstag 14/, /^Dienstag 15/, /^Mittwoch 15/, /^Donnerstag 15/])
    await tap(page, page.getByRole('checkbox', { name: time }));
  await tap(page, page.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ }));
  await tap(page, page.getByRole('checkbox', { name: /willige ausdrücklich ein/ }));
  // The check, read as one section.
  await page.getByRole('region', { name: 'Ihre Anfrage im Überblick' }).scrollIntoViewIfNeeded();
  await tap(page, page.getByRole('button', { name: 'Anfrage absenden' }));
  // The device has a connection; whether the request arrived, nobody knows.
  await page.getByRole('alert').filter({ hasText: 'Es kam keine Antwort' }).waitFor();
}

/** By finger; the page scrolls to it, as a thumb does. */
async function tap(page: Page, wanted: Locator) {
  await wanted.waitFor();
  await wanted.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  // What is done folds a moment after.
  await page.waitForTimeout(600);
  await wanted.tap();
}

async function type(page: Page, field: Locator, said: string) {
  await tap(page, field);
  await page.keyboard.type(said);
}
