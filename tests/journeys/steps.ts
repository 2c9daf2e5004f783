/** What people do in journeys: sign in, ask for a place, look into the mail. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** For a journey that is made on one screen: what is claimed of both, before it goes on where it was. */
export async function onPhoneToo(page: Page, look: () => Promise<void>): Promise<void> {
  const wide = page.viewportSize();
  await look();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
  if (wide) await page.setViewportSize(wide);
}

/** A name nobody else in the demo world has, without the run's own randomness leaking into what is asserted. */
export function somebody(): { firstname: string; lastname: string; whole: string } {
  const lastname = `Probe${Math.random().toString(36).slice(2, 8)}`;
  return { firstname: 'Petra', lastname, whole: `Petra ${lastname}` };
}

/** What a browser keeps of each sign-in of this worker. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Signs in with a demo account and goes on to `path`; the second time as somebody who has come back. */
export async function signIn(page: Page, name: string, path: string): Promise<void> {
  const context = page.context();
  const session = sessions.get(name);
  if (session) {
    await context.setStorageState(session);
    await page.goto(path);
  } else {
    await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
    await page.getByRole('button', { name: new RegExp(name) }).click();
  }
  await page.waitForURL((url) => url.pathname.startsWith(path));
  if (!session) sessions.set(name, await context.storageState({ indexedDB: true }));
}

/** Signs in with an account that was made by calls, and goes on to `path`. */
export async function signInAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('platzwart');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith(path));
}

/** Signs in, opens the request from the practice's table, and gives its panel. */
export async function openRequest(page: Page, slug: string, member: string, person: { whole: string }): Promise<Locator> {
  await signIn(page, member, `/${slug}/administration/anfragen`);
  await page.getByRole('button', { name: person.whole, exact: true }).click();
  return page.getByRole('dialog');
}

/** The first address in an e-mail to them that leads to `part`; e-mails take a moment. */
export async function linkTo(page: Page, address: string, part: string): Promise<string> {
  const found = async () =>
    (await emailsTo(page, address)).map(({ text }) => new RegExp(`\\S*${part}\\S*`).exec(text)?.[0]).find((link) => link !== undefined);
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  return (await found()) ?? '';
}

/** On the sign-in page: makes an account, confirms its address by the link in the e-mail, and is led on to the requested page. */
export async function makeAccount(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^(Anmelden|Konto erstellen)$/ }).waitFor();
  // Whoever is about to register a practice stands there already.
  const toSignUp = page.getByRole('link', { name: 'Konto erstellen' });
  if (await toSignUp.count()) await toSignUp.click();
  await page.getByLabel('Dein Name').fill(name);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('drei nette Pferde');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Wir haben dir einen Link geschickt' })).toBeVisible();
  await page.goto(await linkTo(page, email, 'mode=verifyEmail'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** When the form was seen, which is after it counts from: nobody is through with it in three seconds, and who says so is asked again. */
const seen = new WeakMap<Page, number>();
const minMilliseconds = 3_050;

/** Opens a form; whoever has something else to do meanwhile needs not wait when it is to be sent. */
export async function openBooking(page: Page, slug: string): Promise<void> {
  await page.goto(`/${slug}/booking`);
  await expectForm(page);
}

/** It is there, with its later sections, which come behind the first ones: they would be passed over. */
export async function expectForm(page: Page): Promise<void> {
  await page.getByLabel(/Ich habe den Datenschutzhinweis gelesen/).waitFor();
  seen.set(page, Date.now());
}

/** Fills whatever the open form asks, as it stands; slots are left to the caller. */
export async function fillBooking(page: Page, person: { firstname: string; lastname: string }): Promise<void> {
  await page.getByLabel('Für mich selbst').check();
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

/** Until it can have been filled in by somebody; the limit is the server's, and time is what it asks for. */
export async function waitUntilFilled(page: Page): Promise<void> {
  await page.waitForTimeout(Math.max(0, (seen.get(page) ?? Date.now()) + minMilliseconds - Date.now()));
}

/** Agrees, and takes no less time for the form than people do: after that it can be sent. */
export async function agreeAndWait(page: Page): Promise<void> {
  await page.getByLabel(/Ich habe den Datenschutzhinweis gelesen/).check();
  await page.getByLabel(/Ich willige ausdrücklich ein/).check();
  await waitUntilFilled(page);
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

/** E-mails that arrived for an address, by the mail catcher's own account. */
export async function emailsTo(page: Page, address: string): Promise<{ subject: string; text: string }[]> {
  const mails = (await (await page.request.get('http://localhost:1080/api/mails')).json()) as {
    subject: string;
    text: string;
    envelope: { to: string[] };
  }[];
  return mails.filter(({ envelope }) => envelope.to.includes(address));
}
