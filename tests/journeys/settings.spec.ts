/**
 * A practice sets itself up: from the registration's defaults to its own form, and what patients
 * see of each change.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { practiceOfNewAccount } from '../support/confirmed-account.ts';
import {
  emailsTo,
  goOn,
  linkTo,
  openBooking,
  signIn,
  signInAnew,
  signInAs,
  somebody,
} from './steps.ts';
import { createTestPractice, emailOf, type TestPractice, team } from './test-practice.ts';

/** Milliseconds after which an open page checks again. */
const nextLook = 30_000;

/** As when somebody returns to the window. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

/** From one settings screen to another; on a phone by way of the overview. */
async function settings(page: Page, screen: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Einstellungen' });
  const back = navigation.getByRole('link', { name: 'Einstellungen', exact: true });
  if (await back.isVisible()) await back.click();
  await navigation.getByRole('link', { name: new RegExp(`^${screen}`) }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
}

// At a desk `subscription.spec.ts` adds locations, and the journeys below change the form.
test('who has registered takes a template, works at two locations, and the form asks just that', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { lastname } = somebody();
  const account = `${lastname.toLowerCase()}@example.org`;
  const slug = await practiceOfNewAccount(`Praxis ${lastname}`, account, `praxis-${account}`);
  await signInAs(page, account, `/${slug}/administration/anfragen`);

  await expect(page.getByText('0 von 7 erledigt')).toBeVisible();
  await page.getByRole('link', { name: /Formular anpassen/ }).click();
  await page.getByRole('button', { name: 'Psychotherapie', exact: true }).click();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await save(page);

  await settings(page, 'Standorte und Zeiten');
  await page.getByText('Name und Adresse ändern').click();
  await page.getByLabel('Name des Standorts').fill('Zentrum');
  await planIs(page, 'Mo–Do 8–12, 13–18; Fr 8–12');
  await page.getByRole('button', { name: 'Standort hinzufügen' }).click();
  await page.getByLabel('Name des Standorts').fill('Am See');
  await page.getByLabel('Adresse mit Hausnummer').fill('Seeweg 2');
  await page.getByLabel('Postleitzahl und Ort').fill('9020 Klagenfurt');
  await planIs(page, 'Sa 9–12');
  await save(page);

  const visitor = await (await browser.newContext()).newPage();
  await openBooking(visitor, slug);
  await expect(visitor.getByRole('link', { name: '142' }).first()).toBeVisible();
  await visitor.getByLabel('Am See').check();
  await expect(visitor.getByRole('checkbox', { name: /^Samstag 9.*Uhr$/ })).toBeVisible();
  await expect(visitor.getByRole('checkbox', { name: /^Montag 8.*Uhr$/ })).toHaveCount(0);
  await visitor.getByLabel('Zentrum').check();
  await expect(
    visitor.getByRole('checkbox', { name: /^Donnerstag 17.*Uhr$/ }).first(),
  ).toBeVisible();
  await expect(visitor.getByRole('checkbox', { name: /^Freitag 13.*Uhr$/ })).toHaveCount(0);
  await visitor.context().close();

  await page.goto('/dashboard');
  await expect(page.getByText('2 von 7 erledigt')).toBeVisible();
});

/** Types it in one line, as the plan of the open location. */
async function planIs(page: Page, line: string): Promise<void> {
  const field = page.getByLabel('In einer Zeile');
  const asLine = page.getByText(/^Als Zeile schreiben/);
  await field.or(asLine).filter({ visible: true }).first().waitFor();
  if (!(await field.isVisible())) await asLine.click();
  await field.fill(line);
  await field.press('Enter');
}

test.describe('in a practice of one’s own', () => {
  let practice: TestPractice;
  test.beforeEach(async () => {
    practice = await createTestPractice({}, [team.anna]);
  });
  test.afterEach(() => practice.remove());

  const address = (screen: string) => `/${practice.slug}/administration/einstellungen/${screen}`;
  const enter = (page: Page, screen: string) => signIn(page, team.anna.name, address(screen));

  test('what one sets for the form changes an open form within a minute, on and off', {
    tag: '@desktop',
  }, async ({ page, browser }) => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.clock.install();
    await openBooking(visitor, practice.slug);
    // The tests of the two forms cover which switch belongs to which question.
    const switches: Record<string, Locator> = {
      Geburtsdatum: visitor.getByLabel('Geburtsdatum', { exact: true }),
      Hausbesuch: visitor.getByRole('radiogroup', { name: 'Brauchen Sie einen Hausbesuch?' }),
    };
    await enter(page, 'formular');
    for (const isOn of [true, false]) {
      for (const name of Object.keys(switches))
        await page.getByRole('switch', { name, exact: true }).setChecked(isOn);
      if (isOn)
        await page.getByRole('button', { name: 'Text hinzufügen: Begrüßung im Formular' }).click();
      await page
        .getByRole('textbox', { name: 'Begrüßung im Formular' })
        .fill(isOn ? 'Willkommen bei uns' : 'Bis bald');
      await save(page);
      // Automatically within a minute, or immediately on return to the page.
      if (isOn) await visitor.clock.fastForward(nextLook);
      else await comeBack(visitor);
      await expect(visitor.getByText(isOn ? 'Willkommen bei uns' : 'Bis bald')).toBeVisible();
      for (const [name, shown] of Object.entries(switches))
        await expect(shown, name).toHaveCount(isOn ? 1 : 0);
    }
    await visitor.context().close();
  });

  test('a pause and its end reach the practice’s open page, and who would ask can be told when it is over', {
    tag: '@desktop',
  }, async ({ page, browser }) => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/${practice.slug}`);
    await expect(visitor.getByRole('link', { name: 'Anfrage erstellen' })).toBeVisible();
    await enter(page, 'aufnahme');
    await page.getByLabel('Nein, die Aufnahme ist pausiert').check();
    await page
      .getByLabel('Was Patientinnen und Patienten während der Pause lesen')
      .fill('Wir ziehen gerade um.');
    await save(page);
    await expect(page.getByRole('link', { name: 'Pausiert' })).toBeVisible();
    await comeBack(visitor);
    await expect(visitor.getByText('Wir ziehen gerade um.')).toBeVisible();
    await expect(visitor.getByText('(zurzeit sind keine Anfragen möglich)')).toBeVisible();
    // Who would ask wants to know when it goes on; the practice sees how many.
    const email = `${somebody().lastname.toLowerCase()}@post.example`;
    await visitor.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await visitor.getByRole('button', { name: 'Benachrichtigt werden' }).click();
    await expect(visitor.getByText(/^Fast fertig/)).toBeVisible();
    await visitor.goto(await linkTo(page, email, '/bescheid/'));
    await visitor.getByRole('button', { name: 'Ja, schreiben Sie mir' }).click();
    await expect(visitor.getByText(/^Danke\. Wir schreiben Ihnen/)).toBeVisible();
    await visitor.goto(`/${practice.slug}`);
    await page.reload();
    await expect(page.getByText(/^1 Person möchte benachrichtigt werden/)).toBeVisible();
    await page.getByLabel('Ja, wir nehmen Anfragen an').check();
    await save(page);
    await expect(page.getByRole('link', { name: 'Nimmt Anfragen an' })).toBeVisible();
    await comeBack(visitor);
    await expect(visitor.getByRole('link', { name: 'Anfrage erstellen' })).toBeVisible();
    await visitor.context().close();
  });

  // `leaving.spec.ts` asks about a changed setting, `location-view.test.tsx` has the plan that
  // cannot be.
  test('leaving with changes is asked about; a plan that cannot be is told at its row, and nothing is changed', {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    await enter(page, 'standorte');
    await planIs(page, 'Mo 22–6');
    await expect(page.getByText(/Ein Zeitraum endet spätestens um 24 Uhr/).first()).toBeVisible();
    await planIs(page, 'Mo 8–12');
    await settings(page, 'Profil');
    await page
      .getByRole('dialog', { name: 'Eingaben verwerfen?' })
      .getByRole('button', { name: 'Hierbleiben' })
      .click();
    await expect(page.getByRole('heading', { name: 'Standorte' })).toBeVisible();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await settings(page, 'Profil');
    await expect(page.getByRole('heading', { name: 'Profil' })).toBeVisible();
  });

  test('a practice with a scheduled deletion is read-only, says so everywhere, and the deletion can be undone', {
    tag: '@desktop',
  }, async ({ page }) => {
    await signInAnew(page, team.anna.name, address('datenschutz'));
    await page.getByRole('button', { name: 'Praxis löschen' }).click();
    await page.getByLabel('Name der Praxis').fill('Praxis');
    await page.getByRole('button', { name: 'In 7 Tagen löschen' }).click();
    await expect(page.getByText(/Namen der Praxis ab, wie er da steht/).first()).toBeVisible();
    await page.getByLabel('Name der Praxis').fill('Praxis Probe');
    await page.getByRole('button', { name: 'In 7 Tagen löschen' }).click();
    await expect(page.getByText(/^Diese Praxis wird am .* gelöscht$/)).toBeVisible();
    const subjects = () =>
      emailsTo(page, emailOf(team.anna.uid)).then((emails) => emails.map(({ subject }) => subject));
    await expect
      .poll(subjects)
      .toContainEqual(expect.stringMatching(/^Praxis Probe wird am .* gelöscht$/));
    await goOn(page, address('profil'));
    await expect(page.getByText(/Bis dahin lässt sich alles nur ansehen/)).toBeVisible();
    await expect(page.getByLabel('Name der Praxis')).not.toBeEditable();
    await page.getByRole('link', { name: 'Ansehen und zurücknehmen' }).click();
    await page.getByRole('button', { name: 'Löschen zurücknehmen' }).click();
    await expect(page.getByText('Zurückgenommen: Diese Praxis wird nicht gelöscht.')).toBeVisible();
    await goOn(page, address('profil'));
    await expect(page.getByLabel('Name der Praxis')).toBeEditable();
  });
});
