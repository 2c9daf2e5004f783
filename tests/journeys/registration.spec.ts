import { expect, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { aBooking } from '../support/a-booking.ts';
import { expectAccessibleOnPhoneToo } from './accessibility.ts';
import { emailsTo, linkTo, makeAccount, sendBooking, somebody } from './steps.ts';

// Its page is measured on every screen, and what follows is worked with a phone in
// `main-job.spec.ts` and `settings.spec.ts`.
test.describe.configure({ mode: 'serial' });

const title = `Praxis ${somebody().lastname}`;
const slug = title.toLowerCase().replace(' ', '-');
const address = `${slug}@praxis.example`;
const founder = somebody();
const own = `${founder.lastname.toLowerCase()}@example.org`;
/** The founder's, and somebody else's. */
let page: Page;
let visitor: Page;

test.beforeAll(async ({ browser }) => {
  [page, visitor] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
});
test.afterAll(() => Promise.all([page.context().close(), visitor.context().close()]));

const subjectsTo = (mailbox: string) =>
  emailsTo(page, mailbox).then((emails) => emails.map(({ subject }) => subject));

test('somebody makes an account and registers a practice with a logo', {
  tag: '@desktop',
}, async () => {
  await page.goto('/company-registration');
  await page.waitForURL(/\/login/);
  await makeAccount(page, founder.whole, own);
  await page.waitForURL('**/company-registration');

  await expect(
    page.getByRole('heading', { level: 1, name: 'Loslegen mit deiner Praxis!' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /registrieren/i }).click();
  await expect(page.getByText('Formularfehler: Bitte prüfen Sie Ihre Eingaben.')).toBeVisible();
  await page.getByLabel('Name der Praxis').fill(title);
  await expect(page.getByText(`/${slug}`).first()).toBeVisible();
  await page.getByLabel('Untertitel').fill('Logopädie in Graz');
  await page.getByLabel('Adresse mit Hausnummer').fill('Hauptplatz 1');
  await page.getByLabel('Postleitzahl und Ort').fill('8010 Graz');
  await page.getByLabel('E-Mail-Adresse der Praxis').fill(address);
  await page.getByLabel('Kontaktperson').fill('Paul Neumann');
  const tooLarge = {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024),
  };
  await page.locator('input[type=file]').setInputFiles(tooLarge);
  await expect(page.getByText('Größe überschritten.').first()).toBeVisible();
  const logo = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#0b6e69' },
  })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.getByLabel(/Ich stimme den/).check();
  await page.getByRole('button', { name: /registrieren/i }).click();

  await page.waitForURL(`**/${slug}/administration/einrichten`);
});

test('of three questions one is answered as suggested and one skipped; the practice stays closed', {
  tag: '@desktop',
}, async () => {
  await expect(page.getByLabel('In einer Zeile')).toHaveValue('Mo–Fr 8–18');
  await page.getByRole('button', { name: 'So arbeiten wir' }).click();
  await expect(page.getByRole('heading', { name: 'Was fragt ihr?' })).toBeFocused();
  await page.getByRole('button', { name: 'Überspringen' }).click();
  // The form is in sight before anybody can open it.
  await expect(page.getByRole('radio', { name: /^Leer beginnen/ })).toBeChecked();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Therapieplatz Anfrage' }),
  ).toBeVisible();
  // The administration records the logo by itself: what follows counts what leaves the browser.
  const isLogo = (request: Request) =>
    /completeFirstStep$/.test(request.url()) && /"logo"/.test(request.postData() ?? '');
  const recorded = page.waitForResponse((response) => isLogo(response.request()));
  await page.getByRole('link', { name: 'Noch geschlossen lassen' }).click();
  await page.waitForURL(`**/${slug}/administration/anfragen`);
  await expect(page.getByText('Noch keine Anfragen')).toBeVisible();
  await recorded;
});

test('a look at invented people: nothing leaves the browser, and nothing stays', {
  tag: '@desktop',
}, async () => {
  const sent: string[] = [];
  const note = (request: Request) => {
    if (/\/api\/|\/Write\/channel|:commit$/.test(request.url())) sent.push(request.url());
  };
  page.on('request', note);
  await page.getByRole('button', { name: 'Mit Beispieldaten ansehen' }).click();
  await expect(page.getByText(/^Beispieldaten: /)).toBeFocused();
  await expect(page.getByText('24 offene Anfragen')).toBeVisible();
  await page.getByRole('button', { name: 'Mia Probe', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Woche', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Montag 8 Uhr, 4 Personen warten' })).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'with samples');
  expect(sent).toEqual([]);
  page.off('request', note);
  await page.getByRole('button', { name: 'Beispieldaten beenden' }).click();
  await expect(page.getByRole('link', { name: 'Montag 8 Uhr, 0 Personen warten' })).toBeVisible();
  // On the number beside the word: the page draws it, the link is the bar's, and no document loads
  // anew.
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const number = await page
    .getByRole('link', { name: /^Anfragen/ })
    .getByText('0')
    .boundingBox();
  await page.mouse.click((number?.x ?? 0) + 3, (number?.y ?? 0) + 3);
  await expect(page.getByText('Noch keine Anfragen')).toBeVisible();
  await expect(page.locator('html[data-kept]')).toBeAttached();
});

test('the practice’s own address is confirmed by its link before it gets anything else', {
  tag: '@desktop',
}, async () => {
  await expect.poll(() => subjectsTo(own)).toContain(`${title} ist registriert`);
  await expect
    .poll(() => subjectsTo(address))
    .toEqual(['Bitte bestätigt die E-Mail-Adresse eurer Praxis']);
  await visitor.goto(await linkTo(page, address, '/adresse/'));
  await visitor.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(visitor.getByText('Danke, die Adresse ist bestätigt.')).toBeVisible();
});

test('once it is open its first requests arrive; a prioritized one is first in all of its slots', {
  tag: '@desktop',
}, async () => {
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText('(zurzeit sind keine Anfragen möglich)')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt öffnen' }).click();
  await expect(page.getByRole('link', { name: 'Nimmt Anfragen an' })).toBeVisible();
  await expect(page.getByText('Eure Praxis ist noch geschlossen')).toHaveCount(0);
  await visitor.goto(`/${slug}`);
  await expect(visitor.locator('img[src*="/media/logos/"]')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Anfrage erstellen' })).toBeVisible();
  const [first, second] = [somebody(), somebody()];
  for (const { firstname, lastname, whole } of [first, second]) {
    const slots = [
      { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
      { locationId: 'praxis', weekday: 5, start: '17:00', end: '18:00' },
    ];
    await sendBooking(visitor.request, aBooking(slug, { firstname, lastname, slots }));
    await expect(page.getByText(whole)).toBeVisible();
  }
  await expect.poll(() => subjectsTo(address)).toHaveLength(3);

  await page.getByRole('button', { name: `${second.whole} priorisieren` }).click();
  for (const slot of ['Montag 8 Uhr', 'Freitag 17 Uhr']) {
    await page.getByRole('link', { name: 'Woche' }).click();
    await page.getByRole('link', { name: new RegExp(`^${slot}, 2 Personen`) }).click();
    const waiting = page.getByRole('listitem').filter({ hasText: 'seit' });
    await expect(waiting.nth(0)).toContainText(second.whole);
    await expect(waiting.nth(1)).toContainText(first.whole);
  }
});
