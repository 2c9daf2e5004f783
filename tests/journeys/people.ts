/** What people do in journeys: sign in, ask for a place, look into the mail. */
import { expect, type Page } from '@playwright/test';

/** A name nobody else in the demo world has, without the run's own randomness leaking into what is asserted. */
export function somebody(): { firstname: string; lastname: string; whole: string } {
  const lastname = `Probe${Math.random().toString(36).slice(2, 8)}`;
  return { firstname: 'Petra', lastname, whole: `Petra ${lastname}` };
}

/** Signs in with a demo account and goes on to `path`. */
export async function signIn(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL((url) => url.pathname.startsWith(path));
}

/** The first address in a letter to them that leads to `part`; letters take a moment. */
export async function linkTo(page: Page, address: string, part: string): Promise<string> {
  const found = async () =>
    (await lettersTo(page, address)).map(({ text }) => new RegExp(`\\S*${part}\\S*`).exec(text)?.[0]).find((link) => link !== undefined);
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  return (await found()) ?? '';
}

/** On the sign-in page: makes an account, confirms its address by the link in the letter, and goes on to the wished page. */
export async function makeAccount(page: Page, name: string, email: string): Promise<void> {
  await page
    .getByRole('link', { name: 'Konto erstellen' })
    .or(page.getByRole('button', { name: 'Konto erstellen' }))
    .click();
  await page.getByLabel('Dein Name').fill(name);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('drei nette Pferde');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Wir haben dir einen Link geschickt' })).toBeVisible();
  await page.goto(await linkTo(page, email, 'mode=verifyEmail'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page
    .getByRole('link', { name: 'Weiter' })
    .or(page.getByRole('button', { name: 'Weiter' }))
    .click();
}

/** When somebody began with the form: nobody is through with it in three seconds, and who says so is asked again. */
const begun = new WeakMap<Page, number>();
const fewestMilliseconds = 3_500;

/** Fills whatever the form asks, as it stands; slots are left to the caller. */
export async function fillBooking(page: Page, person: { firstname: string; lastname: string }): Promise<void> {
  // The later sections come behind the first ones: what is not there yet would be passed over.
  await page.getByLabel(/Ich habe den Datenschutzhinweis gelesen/).waitFor();
  await page.getByLabel('Für mich selbst').check();
  begun.set(page, Date.now());
  const answers: Record<string, string> = {
    Vorname: person.firstname,
    Nachname: person.lastname,
    Geburtsdatum: '010250',
    'E-Mail-Adresse': `${person.lastname.toLowerCase()}@example.org`,
    Telefonnummer: '0660 1234567',
    'Straße und Hausnummer': 'Hauptplatz 1',
    Postleitzahl: '8010',
    Ort: 'Graz',
    'Krankenkasse oder Versicherung': 'Gesundheitskasse',
    'Grund der Anfrage': 'Stimmtherapie nach Heiserkeit',
  };
  for (const [label, answer] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true });
    if (await field.count()) await field.fill(answer);
  }
  for (const group of ['Ärztliche Verordnung', 'Therapie per Video', 'Therapie in der Gruppe', 'Brauchen Sie einen Hausbesuch?']) {
    const choices = page
      .getByRole('radiogroup', { name: group })
      .or(page.getByRole('group', { name: group }))
      .getByRole('radio');
    if (await choices.count()) await choices.first().check();
  }
}

/** Agrees, and takes no less time for the form than people do: after that it can be sent. */
export async function agreeAndWait(page: Page): Promise<void> {
  await page.getByLabel(/Ich habe den Datenschutzhinweis gelesen/).check();
  await page.waitForTimeout(Math.max(0, (begun.get(page) ?? Date.now()) + fewestMilliseconds - Date.now()));
}

/** Sends the form and waits for the success page. */
export async function submitBooking(page: Page): Promise<void> {
  await agreeAndWait(page);
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expectSent(page);
}

export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' })).toBeVisible();
  await expect(page.getByText('Ihre Anfrage wurde erfasst. Vielen Dank!')).toBeVisible();
}

/** Letters that arrived for an address, by the mail catcher's own account. */
export async function lettersTo(page: Page, address: string): Promise<{ subject: string; text: string }[]> {
  const mails = (await (await page.request.get('http://localhost:1080/api/mails')).json()) as {
    subject: string;
    text: string;
    envelope: { to: string[] };
  }[];
  return mails.filter(({ envelope }) => envelope.to.includes(address));
}
