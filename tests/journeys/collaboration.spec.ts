/**
 * Two members at work on the same requests, one at a desk, one with a phone: each sees the other's
 * changes without a reload.
 */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { expectAccessible } from './accessibility.ts';
import { goOn, sendBooking, signIn } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

test.describe.configure({ mode: 'serial' });

let practice: TestPractice;
let contexts: BrowserContext[];
/** Anna at her desk, Jonas with his phone. */
let desk: Page;
let phone: Page;

test.beforeAll(async ({ browser }) => {
  practice = await createTestPractice({}, [team.anna, team.jonas]);
  contexts = await Promise.all([
    browser.newContext({ viewport: { width: 1280, height: 800 } }),
    browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true }),
  ]);
  [desk, phone] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  await Promise.all([
    signIn(desk, team.anna.name, address('anfragen')),
    signIn(phone, team.jonas.name, address('anfragen')),
  ]);
});

test.afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await practice.remove();
});

const erika = () =>
  aBooking(practice.slug, { firstname: 'Erika', lastname: 'Online', birthdate: '01.02.1990' });
const address = (screen: string) => `/${practice.slug}/administration/${screen}`;
const row = (name: string) => desk.getByRole('row').filter({ hasText: name });
const card = (name: string) =>
  phone.getByRole('listitem').filter({ has: phone.getByRole('button', { name, exact: true }) });
const panelOf = (page: Page, name: string) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const panel = panelOf(page, name);
  await expect(panel).toBeVisible();
  return panel;
}

async function close(page: Page, panel: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
}

/**
 * New rows above something that is being read wait for a press. To a list that was just opened, a
 * change made elsewhere may come as such a row, too.
 */
async function expectBothOn(page: Page): Promise<void> {
  const held = page.getByRole('button', { name: /neue Anfragen? anzeigen/ });
  await expect(page.getByText('2 offene Anfragen')).toBeVisible();
  await page.addLocatorHandler(held, () => held.click());
  for (const name of ['Paul Telefon', 'Erika Online'])
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
  await page.removeLocatorHandler(held);
}

const goTo = (page: Page, screen: string) => goOn(page, address(screen));

test('a request of a patient, and one entered on the phone, stand on both screens', {
  tag: '@desktop',
}, async ({ request: server }) => {
  await sendBooking(server, erika());
  await expect(row('Erika Online')).toBeVisible();
  await expect(card('Erika Online')).toBeVisible();

  await phone.getByRole('link', { name: 'Neue Anfrage' }).click();
  await expect(phone.getByLabel('Telefonnummer')).toBeFocused();
  await phone.keyboard.type('0316 555');
  await phone.keyboard.press('Enter');
  await phone.keyboard.type('Paul Telefon');
  await phone.keyboard.press('Enter');
  await phone.keyboard.type('Mo 9-10');
  await expect(phone.getByText('Mo 9–10', { exact: true })).toBeVisible();
  await phone.getByText('Weitere Angaben').click();
  await phone.getByLabel(/Angefragt am/).fill('02.01.2026');
  await phone.keyboard.press('Control+Enter');
  await expect(phone.getByText(/^Fehlt noch: .*Geburtsdatum/)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Noch eine' })).toBeFocused();
  await phone.getByRole('button', { name: 'Anfrage öffnen' }).click();
  await expect(panelOf(phone, 'Paul Telefon')).toBeVisible();
  await close(phone, panelOf(phone, 'Paul Telefon'));
  await expect(desk.getByText('2 offene Anfragen')).toBeVisible();
  // By date it belongs above the first one, which must not move while somebody reads it.
  const waiting = desk.getByRole('button', { name: '1 neue Anfrage anzeigen' });
  const [pill, heads] = await Promise.all([
    waiting.boundingBox(),
    desk.locator('thead').boundingBox(),
  ]);
  expect(pill?.y).toBeGreaterThanOrEqual((heads?.y ?? 0) + (heads?.height ?? 0));
  await waiting.click();
  await expect(row('Paul Telefon').getByText('02.01.2026')).toBeVisible();
});

test('the star, the note and tags of one appear at the other', { tag: '@desktop' }, async () => {
  await row('Erika Online').getByRole('button', { name: 'Erika Online priorisieren' }).click();
  await expect(
    card('Erika Online').getByRole('button', { name: 'Erika Online priorisieren' }),
  ).toHaveAttribute('aria-pressed', 'true');

  await goTo(desk, 'tags');
  await desk.getByLabel('Bezeichnung').fill('Eilig');
  await desk.getByRole('button', { name: 'Schlagwort anlegen' }).click();
  await expect(desk.getByText('Eilig').first()).toBeVisible();

  const phonePanel = await open(phone, 'Erika Online');
  await phonePanel.getByRole('button', { name: 'Schlagwort', exact: true }).click();
  await phonePanel.getByRole('button', { name: 'Eilig' }).click();
  await phonePanel.getByLabel('Notiz der Praxis').fill('ruft am Freitag an');
  await phonePanel.getByLabel('Notiz der Praxis').blur();
  await goTo(desk, 'anfragen');
  await expect(row('Erika Online').locator('[data-tooltip="ruft am Freitag an"]')).toBeVisible();
  await expect(row('Erika Online')).toContainText('Eilig');
  await close(phone, phonePanel);
});

test('a list of one is a menu entry of the other, with its count', {
  tag: '@desktop',
}, async () => {
  await goTo(desk, 'anfragen');
  await desk.getByRole('button', { name: 'Filter', exact: true }).click();
  const conditions = desk.getByRole('dialog', { name: 'Wen zeigen?' });
  await conditions.getByRole('button', { name: /^Eilig/ }).click();
  await conditions.getByRole('button', { name: '1 Treffer zeigen' }).click();
  await desk.getByRole('button', { name: 'Als Liste speichern' }).click();
  await desk.getByLabel('Bezeichnung').fill('Dringend');
  await desk.getByRole('button', { name: 'Liste anlegen' }).click();
  await expect(phone.getByRole('link', { name: /Dringend\s*1/ })).toBeVisible();
  await phone.getByRole('link', { name: /Dringend/ }).click();
  await expect(card('Erika Online')).toBeVisible();
  await expect(card('Paul Telefon')).toHaveCount(0);
  await goTo(phone, 'anfragen');
});

test('a tag that one renames, or merges into another, is so on the other’s screen', {
  tag: '@desktop',
}, async () => {
  await goTo(desk, 'tags');
  await desk.getByRole('button', { name: 'Bearbeiten: Eilig' }).click();
  await desk.getByLabel('Bezeichnung').first().fill('Sehr eilig');
  await desk.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(card('Erika Online')).toContainText('Sehr eilig');

  await desk.getByRole('button', { name: 'Neues Schlagwort' }).click();
  // The other screen can have the change before the form here has its answer and closes.
  const created = desk.getByRole('region', { name: 'Neues Schlagwort' });
  await created.getByLabel('Bezeichnung').fill('Dringend');
  await created.getByRole('button', { name: 'Schlagwort anlegen' }).click();
  await desk.getByRole('button', { name: 'Zusammenführen: Sehr eilig' }).click();
  await desk.getByLabel('Welches Schlagwort bleibt?').selectOption({ label: 'Dringend' });
  await desk.getByRole('button', { name: 'Zusammenführen', exact: true }).last().click();
  await expect(card('Erika Online').getByText('Dringend')).toBeVisible();
  await expect(card('Erika Online').getByText('Sehr eilig')).toHaveCount(0);
  await expect(phone.getByRole('link', { name: /Dringend\s*1/ })).toBeVisible();
});

test('a contact of one is a step of the other, and done by him it is gone', {
  tag: '@desktop',
}, async () => {
  await goTo(desk, 'anfragen');
  const panel = await open(desk, 'Paul Telefon');
  await panel.getByRole('button', { name: 'Rückruf …' }).click();
  await panel.getByRole('button', { name: 'heute', exact: true }).click();
  await close(desk, panel);
  await goTo(phone, 'offene-schritte');
  await goTo(desk, 'offene-schritte');
  await expect(desk.getByRole('heading', { name: /Heute/ })).toBeVisible();
  await phone.getByRole('button', { name: /Anrufrunde starten/ }).click();
  const round = phone.getByRole('dialog', { name: 'Anrufrunde' });
  await expect(round.getByRole('heading', { name: 'Paul Telefon' })).toBeFocused();
  await expect(round.getByRole('link', { name: /Paul Telefon anrufen/ })).toBeVisible();
  await expectAccessible(phone, 'call round');
  await round.getByRole('button', { name: /Nicht erreicht/ }).click();
  await expect(desk.getByRole('heading', { name: /Später/ })).toBeVisible();
  await round.getByRole('button', { name: 'Rückgängig: Paul Telefon' }).click();
  await expect(desk.getByRole('heading', { name: /Heute/ })).toBeVisible();
  await round.getByRole('button', { name: 'Erreicht', exact: true }).click();
  await expect(round.getByRole('heading', { name: /^Eine erreicht/ })).toBeFocused();
  await round.getByRole('button', { name: 'Fertig' }).last().click();
  await expect(desk.getByText('Nichts offen')).toBeVisible();
});

test('who edits is seen, and what was edited too', { tag: '@desktop' }, async () => {
  await Promise.all([goTo(desk, 'anfragen'), goTo(phone, 'anfragen')]);
  const panel = await open(desk, 'Paul Telefon');
  await panel.getByRole('button', { name: 'Kontakt ändern' }).click();
  const other = await open(phone, 'Paul Telefon');
  await expect(other.getByText('Wird gerade von Anna Berger bearbeitet.')).toBeVisible();
  await panel.getByLabel('Telefonnummer', { exact: true }).fill('0316 777');
  await panel.getByRole('button', { name: 'Änderungen speichern' }).click();
  await expect(other.getByRole('link', { name: 'Anrufen 0316 777' })).toBeVisible();
  await expect(other.getByText('Wird gerade von Anna Berger bearbeitet.')).toHaveCount(0);
  await Promise.all([close(desk, panel), close(phone, other)]);
});

test('an import fills both screens, and undone it empties both', { tag: '@desktop' }, async () => {
  await goTo(desk, 'import');
  const lines = [
    'Vorname;Nachname;Telefon;Geburtsdatum;Zeiten',
    'Ina;Import;0316 1;01.01.2001;Mo 8-12',
    'Ivo;Import;0316 2;02.02.2002;Di ab 14',
  ];
  await desk.getByLabel('Eingefügte Zeilen').fill(lines.join('\n'));
  await desk.getByRole('button', { name: 'Eingefügte Zeilen verwenden' }).click();
  await desk.getByRole('checkbox', { name: 'Es gibt keine: Alle warten dann seit heute' }).check();
  await desk.getByRole('button', { name: 'Weiter: Doppelte suchen' }).click();
  await desk.getByRole('button', { name: '2 Anfragen übernehmen' }).click();
  await expect(card('Ina Import')).toBeVisible();
  await expect(card('Ivo Import')).toBeVisible();
  await desk
    .getByRole('button', { name: /^Import rückgängig machen/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Rückgängig machen', exact: true }).first().click();
  await expect(card('Ina Import')).toHaveCount(0);
  await expect(card('Ivo Import')).toHaveCount(0);
});

test('two requests of one person become one on both screens', { tag: '@desktop' }, async ({
  request: server,
}) => {
  await sendBooking(server, erika());
  await expect(phone.getByText('3 offene Anfragen')).toBeVisible();
  await goTo(desk, 'offene-schritte');
  await desk
    .getByRole('link', { name: /Vergleichen/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Zusammenführen' }).click();
  await desk.getByRole('button', { name: 'Ja, zusammenführen' }).click();
  await expect(panelOf(desk, 'Erika Online')).toBeVisible();
  await expect(phone.getByText('2 offene Anfragen')).toBeVisible();
  await expect(card('Erika Online')).toHaveCount(1);
});

test('what one archives leaves the other, comes back with undo, and is found in the archive', {
  tag: '@desktop',
}, async () => {
  await goTo(desk, 'anfragen');
  await desk.getByRole('checkbox', { name: 'Erika Online auswählen' }).check();
  await desk.getByRole('checkbox', { name: 'Paul Telefon auswählen' }).check();
  await desk.getByRole('button', { name: 'Archivieren', exact: true }).first().click();
  await desk.getByRole('menuitem', { name: 'Platz erhalten' }).click();
  await expect(card('Erika Online')).toHaveCount(0);
  await expect(card('Paul Telefon')).toHaveCount(0);
  // The merging before it can still be undone, too.
  const archived = desk.getByRole('dialog').filter({ hasText: '2 archiviert' });
  await archived.getByRole('button', { name: 'Rückgängig' }).click();
  await expectBothOn(phone);

  await phone.getByRole('button', { name: 'Archivieren: Paul Telefon' }).click();
  await phone.getByRole('menuitem', { name: 'anderes' }).click();
  await expect(row('Paul Telefon')).toHaveCount(0);
  await goTo(desk, 'archiv');
  await desk.getByRole('searchbox').fill('telef');
  await desk.getByRole('button', { name: 'Reaktivieren: Paul Telefon' }).click();
  await expectBothOn(phone);
});

test('what one deletes for good is gone where the other has it open', {
  tag: '@desktop',
}, async () => {
  await goTo(desk, 'anfragen');
  await expectBothOn(desk);
  const open1 = await open(phone, 'Paul Telefon');
  const panel = await open(desk, 'Paul Telefon');
  await panel.getByRole('button', { name: 'Mehr: Paul Telefon' }).click();
  await desk.getByRole('menuitem', { name: 'Löschen …' }).click();
  await desk.getByRole('radio', { name: /Sofort endgültig/ }).check();
  await desk.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(phone.getByText('Diese Anfrage gibt es nicht mehr')).toBeVisible();
  await expect(open1).toHaveCount(0);
  expect((await practice.requests()).map(({ lastname }) => lastname)).not.toContain('Telefon');
});
