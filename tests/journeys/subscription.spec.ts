/**
 * What a practice pays: from the trial through a subscription's whole life, each state as staff and
 * patients see it. The long form goes through all states; `subscription-life.test.ts` proves them
 * against the same stand-in, the tests of `features/billing` what the screens say.
 */
import { expect, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { practiceOfNewAccount } from '../support/confirmed-account.ts';
import { expectAccessibleOnPhoneToo } from './accessibility.ts';
import {
  agree,
  emailsTo,
  fillBooking,
  openBooking,
  sendBooking,
  signIn,
  signInAs,
  somebody,
} from './steps.ts';
import { createTestPractice, team } from './test-practice.ts';

/** The stand-in for the payment provider. */
const provider = 'http://127.0.0.1:12111';

type Registered = { readonly title: string; readonly slug: string; readonly address: string };

/** With an account of its own; the registration journey covers how people do that. */
async function register(page: Page): Promise<Registered> {
  const { lastname } = somebody();
  const title = `Praxis ${lastname}`;
  // Of the account too, so that it counts as confirmed.
  const address = `${lastname.toLowerCase()}@example.org`;
  const slug = await practiceOfNewAccount(title, address, address);
  await signInAs(page, address, `/${slug}/administration/anfragen`);
  return { title, slug, address };
}

const open = (page: Page, { slug }: { slug: string }, screen: string) =>
  page.goto(`/${slug}/administration/${screen}`);
const toBilling = (page: Page, practice: { slug: string }) =>
  open(page, practice, 'einstellungen/abo');

/** Its status, from its page's heading. */
const expectStatus = (page: Page, words: RegExp) =>
  expect(page.getByRole('heading', { level: 3, name: words })).toBeVisible();

/** The price of the current choice. */
const price = (page: Page) =>
  page
    .getByRole('region', { name: /bschließen$/ })
    .getByRole('status')
    .first();

/** Above every screen but that of the subscription. */
const banner = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

/** A button of the provider's page; it answers once all webhooks are delivered. */
async function press(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name, exact: true }).click();
  await answered;
  await page.waitForLoadState();
}

/** What only people or time can do at the provider, by the buttons of its console. */
async function atProvider(page: Page, { title }: Registered, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.goto(provider);
    const customer = page.getByRole('region', { name: title, exact: true });
    // In autumn 46 times 24 hours are less than 46 days.
    if (name === 'Altern lassen') await customer.getByRole('spinbutton').fill('47');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await customer.getByRole('button', { name, exact: true }).click();
    await answered;
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
  await page.waitForURL(`${provider}/checkout/**`);
}

/** Pays on the provider's page; then this page updates itself. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zahlungspflichtig abonnieren' }).click();
  await page.waitForURL('**/einstellungen/abo**');
  await expect(
    page.getByRole('status').filter({ hasText: 'Euer Abo ist eingerichtet.' }),
  ).toBeVisible();
}

/** Uses a button's page at the provider; then returns. */
async function inPortal(page: Page, button: string, pressed: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForURL(`${provider}/portal/**`);
  await press(page, pressed);
  await expect(page.getByText('Erledigt.')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zu Platzwart' }).click();
  await page.waitForURL('**/einstellungen/abo');
}

/** The open invoice, in a tab of its own. */
async function payInvoice(page: Page, amount: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: `Offene Rechnung ansehen: ${amount}` }).click();
  const invoice = await opened;
  await press(invoice, 'Jetzt bezahlen');
  await expect(invoice.getByText('bezahlt', { exact: true })).toBeVisible();
  await invoice.close();
}

async function expectEmails(
  page: Page,
  { address }: Registered,
  subject: string,
  times = 1,
): Promise<void> {
  const found = async () =>
    (await emailsTo(page, address)).filter((email) => email.subject === subject).length;
  await expect.poll(found, { message: subject }).toBe(times);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
}

/** In the settings of the locations. */
async function addLocation(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Standort hinzufügen' }).click();
  await page.getByLabel('Name des Standorts').fill(title);
  await page.getByLabel('Adresse mit Hausnummer').fill('Uferweg 2');
  await page.getByLabel('Postleitzahl und Ort').fill('14467 Potsdam');
  await page.getByText(/^Als Zeile schreiben/).click();
  await page.getByLabel('In einer Zeile').fill('Di 9–12');
  await page.getByLabel('In einer Zeile').press('Enter');
  await save(page);
}

test.describe('a subscription’s whole life, each state seen everywhere at once', {
  tag: '@desktop',
}, () => {
  test.describe.configure({ mode: 'serial' });

  const late =
    /Eine Zahlung ist seit .* offen\. Kommt sie nicht, lässt sich ab .* alles nur noch ansehen\./;
  const locked =
    /Eine Zahlung ist seit .* offen: Alles lässt sich nur ansehen, und es kommen keine Anfragen an\./;
  const over =
    /Das Abo ist seit \d\d\.\d\d\.\d{4} beendet: Alles lässt sich nur ansehen, und es kommen keine Anfragen an\./;
  const closed =
    'Diese Praxis kann zurzeit keine Anfragen annehmen. Bitte wenden Sie sich direkt an die Praxis.';
  const [first, second] = [somebody(), somebody()];
  let practice: Registered;
  let page: Page;
  /** A colleague's tab that nobody touches: it updates itself. */
  let week: Page;
  /** At the provider's console. */
  let time: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    const [inside, outside] = [await browser.newContext(), await browser.newContext()];
    [page, week, time, visitor] = [
      await inside.newPage(),
      await inside.newPage(),
      await outside.newPage(),
      await outside.newPage(),
    ];
    practice = await register(page);
    await open(week, practice, 'woche');
  });
  test.afterAll(() => Promise.all([page.context().close(), visitor.context().close()]));

  test('it is bought during the trial, with a voucher', async () => {
    await toBilling(page, practice);
    await expectStatus(page, /^Noch 30 Tage Testzeit, bis \d\d\.\d\d\.\d{4}$/);
    await page.getByRole('radio', { name: 'jährlich' }).check();
    await page.getByRole('spinbutton', { name: 'Anzahl der Standorte' }).fill('2');
    await expect(price(page)).toContainText(/236\s€/);
    await expect(page.getByText(/Eure Testzeit bleibt euch: Abgebucht wird erst am/)).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'trial');
    await toCheckout(page);
    await expect(page.getByText('Platzwart STANDARD, 2 Standorte, jährlich')).toBeVisible();
    await page.getByLabel(/^Gutscheincode/).fill('willkommen20');
    await press(page, 'Code prüfen');
    await expect(page.getByText('-20,00 € auf die erste Zahlung')).toBeVisible();
    await pay(page);
    await expectStatus(page, /^Abo ab \d\d\.\d\d\.\d{4}$/);
    await expectEmails(page, practice, `Das Abo von ${practice.title} ist abgeschlossen`);
  });

  test('the trial ends, and paid in time it renews', async () => {
    // The trial ends at the provider; this page updates itself.
    await atProvider(time, practice, 'Zeit bis zum Ende des Zeitraums');
    await expectStatus(page, /^Das Abo läuft$/);
    await expect(
      page.getByRole('region', { name: 'Rechnungen' }).getByText('257,04 €', { exact: true }),
    ).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'running');
    // Paid in time it renews, and nothing else changes.
    const renewal = page.getByText(/^Es verlängert sich am \d\d\.\d\d\.\d{4} um ein Jahr/);
    const before = await renewal.textContent();
    await atProvider(time, practice, 'Zeit bis zum Ende des Zeitraums');
    await expect(renewal).not.toHaveText(before ?? '');
    await expectStatus(page, /^Das Abo läuft$/);
  });

  test('it grows by a location', { tag: '@long' }, async () => {
    await open(page, practice, 'einstellungen/standorte');
    await page.getByText('Name und Adresse ändern').click();
    await page.getByLabel('Name des Standorts').fill('Kreuzberg');
    await addLocation(page, 'Potsdam');
    await expect(page.getByRole('button', { name: 'Standort hinzufügen' })).toHaveCount(0);
    await expect(page.getByText('Euer Abo umfasst 2 Standorte.')).toBeVisible();
    await page.getByRole('link', { name: 'Weiteren Standort dazubuchen' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Anzahl der Standorte' })).toHaveValue('3');
    await expect(
      page.getByText(/^Jetzt fällig, anteilig für den laufenden Zeitraum: 11[34],\d\d\s€\.$/),
    ).toBeVisible();
    await expect(
      page.getByText(/^Auf Dauer: 332 € im Jahr netto, mit .*USt\. 395,08 €/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Zahlungspflichtig ändern' }).click();
    await expect(page.getByText('Bestätigt: Bezahlt werden jetzt 3 Standorte.')).toBeVisible();
    await open(page, practice, 'einstellungen/standorte');
    await addLocation(page, 'Spandau');
    await expect(page.getByText('Euer Abo umfasst 3 Standorte.')).toBeVisible();
  });

  test('a payment fails, and everything goes on for now', { tag: '@long' }, async () => {
    await expect(banner(week, /Zahlung/)).toHaveCount(0);
    await atProvider(
      time,
      practice,
      'Zahlungen scheitern lassen',
      'Zeit bis zum Ende des Zeitraums',
    );
    for (const one of [week, page]) await expect(banner(one, late)).toBeVisible();
    await open(page, practice, 'anfragen');
    await expect(banner(page, late)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Neue Anfrage' })).toBeVisible();
    await expectEmails(page, practice, `Zahlung für ${practice.title} fehlgeschlagen`);
    await page.getByRole('link', { name: 'Zahlungsart prüfen' }).click();
    await expectStatus(page, /^Eine Zahlung ist seit \d\d\.\d\d\.\d{4} offen$/);
    await expect(page.getByText(/^Noch geht alles wie bisher\./)).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'past due');
  });

  test('unpaid for too long the practice is locked, and takes no requests', {
    tag: '@long',
  }, async () => {
    await atProvider(time, practice, 'Altern lassen');
    await expect(
      page.getByText(
        /^Seit .* lässt sich deshalb alles nur ansehen, und es kommen keine Anfragen an\./,
      ),
    ).toBeVisible();
    await expect(banner(week, locked)).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'in arrears for too long');
    await expectEmails(
      page,
      practice,
      `Rechnung offen: ${practice.title} lässt sich nur noch ansehen`,
    );
    await visitor.goto(`/${practice.slug}/booking`);
    await expect(visitor.getByText(closed)).toBeVisible();
    await open(page, practice, 'anfragen');
    await expect(page.getByRole('link', { name: 'Neue Anfrage' })).toHaveCount(0);
  });

  test('paid by another card it goes on', { tag: '@long' }, async () => {
    await page.getByRole('link', { name: 'Offene Rechnung bezahlen' }).click();
    await inPortal(page, 'Zahlungsart ändern', 'Neue Karte');
    await payInvoice(page, '395,08 €');
    await expectStatus(page, /^Das Abo läuft$/);
    await expect(page.getByText(/endet auf 4444/)).toBeVisible();
    await expect(banner(week, locked)).toHaveCount(0);
    await open(page, practice, 'anfragen');
    await expect(page.getByRole('link', { name: 'Neue Anfrage' })).toBeVisible();
  });

  test('cancelled it works until its end, and then it is over', { tag: '@long' }, async () => {
    await toBilling(page, practice);
    await inPortal(page, 'Kündigen', 'Abo kündigen');
    await expectStatus(page, /^Das Abo ist gekündigt und läuft bis \d\d\.\d\d\.\d{4}$/);
    await expectEmails(page, practice, `Das Abo von ${practice.title} ist gekündigt`);
    // Until the end everything works: one request arrives, another one is being written when it is
    // over.
    await openBooking(visitor, practice.slug);
    await fillBooking(visitor, second);
    await visitor.getByRole('checkbox', { name: /^Potsdam/ }).check();
    await visitor.getByRole('checkbox', { name: /^Dienstag 9/ }).check();
    await agree(visitor);
    const { firstname, lastname } = first;
    await sendBooking(visitor.request, aBooking(practice.slug, { firstname, lastname }));

    await atProvider(time, practice, 'Zeit bis zum Ende des Zeitraums');
    await expectStatus(page, /^Das Abo ist beendet$/);
    await expect(banner(week, over)).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'ended');
    await expectEmails(page, practice, `Das Abo von ${practice.title} ist zu Ende`);
    await visitor.getByRole('button', { name: 'Anfrage absenden' }).click();
    await expect(visitor.getByText(closed).first()).toBeVisible();
    await expect(
      visitor.getByRole('heading', { name: 'Anfrage erfolgreich erstellt' }),
    ).toHaveCount(0);
    await visitor.goto(`/${practice.slug}`);
    await expect(visitor.getByText('(zurzeit sind keine Anfragen möglich)')).toBeVisible();
    await visitor.goto(`/${practice.slug}/booking`);
    await expect(visitor.getByText(closed)).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Anfrage absenden' })).toHaveCount(0);
    await open(page, practice, 'anfragen');
    await expect(banner(page, over)).toBeVisible();
    await expect(page.getByText(first.whole).first()).toBeVisible();
    await expect(page.getByText(second.whole)).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${first.whole} priorisieren` })).toHaveCount(0);
    await open(page, practice, 'einstellungen/profil');
    await expect(
      page.getByText(/^Diese Praxis lässt sich gerade nur ansehen/).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Name der Praxis')).not.toBeEditable();
  });

  test('bought again, everything works as before', { tag: '@long' }, async () => {
    await page.getByRole('link', { name: 'Neu abschließen' }).click();
    await page.getByRole('radio', { name: 'monatlich' }).check();
    await expect(price(page)).toContainText(/30\s€/);
    await toCheckout(page);
    await pay(page);
    await expect(banner(week, over)).toHaveCount(0);
    await expectEmails(page, practice, `Das Abo von ${practice.title} ist abgeschlossen`, 2);
    await visitor.goto(`/${practice.slug}`);
    await expect(visitor.getByRole('link', { name: 'Anfrage erstellen' })).toBeVisible();
    await open(page, practice, 'anfragen');
    const star = page.getByRole('button', { name: `${first.whole} priorisieren` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a recommended practice has its credit before it buys, the one that recommended it when the first invoice is paid', {
  tag: ['@desktop', '@chromium', '@long'],
}, async ({ page, browser }) => {
  const [friendly, outside] = [await browser.newContext(), await browser.newContext()];
  const [friend, time] = [await friendly.newPage(), await outside.newPage()];
  const [recommending, practice] = [await register(friend), await register(page)];
  for (const [one, its] of [
    [friend, recommending],
    [page, practice],
  ] as const)
    await toBilling(one, its);
  const credit = (one: Page) => one.getByRole('region', { name: 'GUTHABEN' });
  const ownCode = (one: Page) => one.getByLabel('Euer Empfehlungscode').inputValue();
  await friendly.grantPermissions(['clipboard-read', 'clipboard-write']);
  await friend.getByRole('button', { name: 'Kopieren' }).click();
  await expect(friend.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  const code = await friend.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await ownCode(friend));

  await page.getByText('Empfehlungscode eintragen').click();
  const field = page.getByLabel('Empfehlungscode', { exact: true });
  const refusals = [
    ['Q', 'Ein Empfehlungscode hat 8 Zeichen. Bitte prüfe ihn.'],
    ['ZZZZ-9999', 'Diesen Empfehlungscode gibt es nicht. Bitte prüfe ihn.'],
    [
      await ownCode(page),
      'Das ist ein Code aus deiner eigenen Praxis oder deinem eigenen Team. Er gilt nur für andere.',
    ],
  ] as const;
  for (const [typed, why] of refusals) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Code eintragen' }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(why.replaceAll('.', '\\.')));
    await expect(field).toBeFocused();
  }
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Code eintragen' }).click();
  await expect(
    page.getByText(`Code ${code} eingetragen, 30 € Guthaben auf eure erste Rechnung.`),
  ).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(credit(page)).toContainText('30,00 €');
  await expect(credit(page).getByRole('listitem')).toHaveText(
    /Willkommen: für euren Empfehlungscode.*30,00/,
  );
  await expect(credit(friend)).toContainText('0,00 €');

  await toCheckout(page);
  await expect(page.getByText('-16,66 € auf die erste Zahlung')).toBeVisible();
  await pay(page);
  await toBilling(page, practice);
  await expectStatus(page, /^Abo ab /);
  await expect(field).toHaveCount(0);
  // The trial's own invoice of zero is no payment yet.
  await friend.reload();
  await expect(credit(friend)).toContainText('Noch ist nichts dazugekommen.');

  await atProvider(time, practice, 'Zeit bis zum Ende des Zeitraums');
  await expectStatus(page, /^Das Abo läuft$/);
  await expect(credit(page).getByRole('listitem')).toHaveCount(2);
  await expect(credit(page)).toContainText('Mit einer Rechnung verrechnet');
  await expect(credit(page)).toContainText('13,34 €');
  await expectEmails(page, recommending, `30 € Guthaben für ${recommending.title}`);
  await friend.reload();
  await expect(credit(friend).getByRole('listitem')).toHaveText(
    /Danke: für deine Empfehlung.*30,00/,
  );
  await expect(credit(friend)).toContainText('30,00 €');
  await Promise.all([friendly.close(), outside.close()]);
});

test.describe('in a practice in its trial', () => {
  let practice: Awaited<ReturnType<typeof createTestPractice>>;
  test.beforeEach(async ({ page }) => {
    practice = await createTestPractice({}, [team.anna]);
    await signIn(page, team.anna.name, `/${practice.slug}/administration/einstellungen/abo`);
  });
  test.afterEach(() => practice.remove());

  test('who turns back has bought nothing, and a declined card stays where one pays; another one buys', {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    await toCheckout(page);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Nichts gekauft.' })).toBeFocused();
    await expectStatus(page, /^Noch 30 Tage Testzeit/);
    await toCheckout(page);
    await page.getByRole('radio', { name: 'Karte, die abgelehnt wird' }).check();
    await press(page, 'Zahlungspflichtig abonnieren');
    await expect(page.getByRole('alert')).toHaveText(
      'Die Karte wurde abgelehnt. Bitte nimm eine andere Zahlungsart.',
    );
    expect(page.url()).toContain(`${provider}/checkout/`);
    await page.getByRole('radio', { name: 'SEPA-Lastschrift' }).check();
    await pay(page);
    await expect(page.getByText(/^SEPA-Lastschrift, IBAN endet auf/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weiter zur Bezahlung' })).toHaveCount(0);
  });

  test('by keyboard alone one chooses yearly and three locations, and comes to where one pays', {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    const tabTo = async (role: 'radio' | 'spinbutton' | 'button', name: RegExp | string) => {
      const goal = page.getByRole(role, { name });
      await expect(goal).toBeVisible();
      for (let pressed = 0; pressed < 60; pressed++) {
        if (await goal.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      await expect(goal).toBeFocused();
    };
    await tabTo('radio', /^monatlich/);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^jährlich/ })).toBeChecked();
    await tabTo('spinbutton', 'Anzahl der Standorte');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(price(page)).toContainText(/332\s€/);
    await tabTo('button', 'Weiter zur Bezahlung');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${provider}/checkout/**`);
    await expect(page.getByText('Platzwart STANDARD, 3 Standorte, jährlich')).toBeVisible();
  });
});

test('a therapist sees where the practice stands, and nothing that buys, changes or shows money', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await signIn(page, 'Jonas Hofer', '/logopaedie-lindenhof/administration/einstellungen/abo');
  await expectStatus(page, /^Das Abo läuft$/);
  await expect(
    page.getByText('Ein Abo abschließen können nur Mitglieder mit der Rolle Administration.'),
  ).toBeVisible();
  await expect(page.getByText('STANDARD, jährlich bezahlt')).toBeVisible();
  for (const hidden of ['Abo verwalten', 'Bezahlte Standorte', 'Rechnungen', 'GUTHABEN']) {
    await expect(page.getByRole('region', { name: hidden }), hidden).toHaveCount(0);
  }
  // Everybody may recommend us.
  await expect(page.getByRole('textbox', { name: 'Euer Empfehlungscode' })).not.toHaveValue('');
  for (const name of [/Bezahlung/, /Zahlungsart/, /[Kk]ündigen/, /ändern$/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectAccessibleOnPhoneToo(page, 'for a therapist');
});
