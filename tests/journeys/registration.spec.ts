import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleOnPhoneToo } from './accessibility.ts';
import { emailsTo, expectForm, fillBooking, linkTo, makeAccount, somebody, submitBooking } from './steps.ts';

// Its page is measured on every screen, and what follows is worked with a phone in `main-job.spec.ts` and `settings.spec.ts`.
test('somebody registers a practice with a logo and sees its first requests arrive; a prioritized one is first in all of its slots', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  // From the account to the second request's place.
  test.setTimeout(120_000);
  const title = `Praxis ${somebody().lastname}`;
  const slug = title.toLowerCase().replace(' ', '-');
  const address = `${slug}@praxis.example`;
  const founder = somebody();
  await page.goto('/company-registration');
  await page.waitForURL(/\/login/);
  const own = `${founder.lastname.toLowerCase()}@example.org`;
  await makeAccount(page, founder.whole, own);
  await page.waitForURL('**/company-registration');

  await expect(page.getByRole('heading', { level: 1, name: 'Loslegen mit deiner Praxis!' })).toBeVisible();
  await page.getByRole('button', { name: /registrieren/i }).click();
  await expect(page.getByText('Formularfehler: Bitte prüfen Sie Ihre Eingaben.')).toBeVisible();
  await page.getByLabel('Name der Praxis').fill(title);
  await expect(page.getByText(`/${slug}`).first()).toBeVisible();
  await page.getByLabel('Untertitel').fill('Logopädie in Graz');
  await page.getByLabel('Straße und Hausnummer').fill('Hauptplatz 1');
  await page.getByLabel('Postleitzahl und Ort').fill('8010 Graz');
  await page.getByLabel('E-Mail-Adresse der Praxis').fill(address);
  await page.getByLabel('Kontaktperson').fill('Paul Neumann');
  const tooLarge = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) };
  await page.locator('input[type=file]').setInputFiles(tooLarge);
  await expect(page.getByText('Größe überschritten.').first()).toBeVisible();
  const logo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0b6e69' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.getByLabel(/Ich stimme den/).check();
  await page.getByRole('button', { name: /registrieren/i }).click();

  // Three questions: one answered as suggested, one skipped; it stays closed until somebody opens it.
  await page.waitForURL(`**/${slug}/administration/einrichten`);
  await expect(page.getByLabel('In einer Zeile')).toHaveValue('Mo–Fr 8–18');
  await page.getByRole('button', { name: 'So arbeiten wir' }).click();
  await expect(page.getByRole('heading', { name: 'Was fragt ihr?' })).toBeFocused();
  await page.getByRole('button', { name: 'Überspringen' }).click();
  await expect(page.getByRole('link', { name: /^Liste übernehmen/ })).toBeVisible();
  await page.getByRole('link', { name: 'Noch geschlossen lassen' }).click();
  await page.waitForURL(`**/${slug}/administration/anfragen`);
  await expect(page.getByText('Noch keine Anfragen')).toBeVisible();

  // A look at invented people: nothing leaves the browser, and nothing stays.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|\/Write\/channel|:commit$/.test(request.url())) sent.push(request.url());
  });
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
  await page.getByRole('button', { name: 'Beispieldaten beenden' }).click();
  await expect(page.getByRole('link', { name: 'Montag 8 Uhr, 0 Personen warten' })).toBeVisible();
  // On the number beside the word: the page draws it, the link is the bar's, and no document loads anew.
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const number = await page
    .getByRole('link', { name: /^Anfragen/ })
    .getByText('0')
    .boundingBox();
  await page.mouse.click((number?.x ?? 0) + 3, (number?.y ?? 0) + 3);
  await expect(page.getByText('Noch keine Anfragen')).toBeVisible();
  await expect(page.locator('html[data-kept]')).toBeAttached();
  const subjectsTo = (mailbox: string) => emailsTo(page, mailbox).then((emails) => emails.map(({ subject }) => subject));
  await expect.poll(() => subjectsTo(own)).toContain(`${title} ist registriert`);
  // The practice's own address gets nothing else before somebody there has opened its link.
  await expect.poll(() => subjectsTo(address)).toEqual(['Bitte bestätigt die E-Mail-Adresse eurer Praxis']);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(await linkTo(page, address, '/adresse/'));
  await visitor.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(visitor.getByText('Danke, die Adresse ist bestätigt.')).toBeVisible();
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText('(zurzeit sind keine Anfragen möglich)')).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt öffnen' }).click();
  await expect(page.getByRole('link', { name: 'Nimmt Anfragen an' })).toBeVisible();
  await expect(page.getByText('Eure Praxis ist noch geschlossen')).toHaveCount(0);
  const [first, second] = [somebody(), somebody()];
  for (const person of [first, second]) {
    await visitor.goto(`/${slug}`);
    await expect(visitor.locator('img[src*="/media/logos/"]')).toBeVisible();
    await visitor.getByRole('link', { name: 'Anfrage erstellen' }).click();
    await expectForm(visitor);
    await fillBooking(visitor, person);
    await visitor.getByRole('checkbox', { name: /^Montag 8/ }).check();
    await visitor.getByRole('checkbox', { name: /^Freitag 17/ }).check();
    await submitBooking(visitor);
    await expect(page.getByText(person.whole)).toBeVisible();
  }
  await context.close();
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
