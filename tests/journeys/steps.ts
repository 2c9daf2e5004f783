/** What people do in journeys: sign in, ask for a place, read e-mails. */
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { testPassword } from '../support/confirmed-account.ts';
import { longOr } from '../support/long-run.ts';
import { proofFor } from '../support/proof.ts';
import type { Finds } from './every-address.ts';

/** The tag of a journey that is the same on a phone, which repeats it in the long form. */
export const deskFirst = longOr(['@desktop'], []);

/** For a journey on one screen size: checks on the other one, too, before it continues. */
export const onPhoneToo = (page: Page, look: () => Promise<void>) =>
  alsoAt(page, { width: 390, height: 844 }, look);
export const onDeskToo = (page: Page, look: () => Promise<void>) =>
  alsoAt(page, { width: 1280, height: 800 }, look);

async function alsoAt(
  page: Page,
  other: { width: number; height: number },
  look: () => Promise<void>,
): Promise<void> {
  const own = page.viewportSize();
  await look();
  await page.setViewportSize(other);
  await painted(page);
  await look();
  if (own) await page.setViewportSize(own);
  await painted(page);
}

/**
 * Scripts hear of another width with the next frame: before it, a wide bar is measured in a narrow
 * window.
 */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** The page's heading and title, or that it has led on. */
export async function expectToFind(page: Page, finds: Finds): Promise<void> {
  if ('leadsTo' in finds) {
    await expect(page).toHaveURL((url) => {
      const address = decodeURIComponent(url.pathname + url.search);
      return typeof finds.leadsTo === 'string'
        ? address === decodeURIComponent(finds.leadsTo)
        : finds.leadsTo.test(address);
    });
    return;
  }
  const heading = page.getByRole('heading', { level: 1, includeHidden: false });
  await expect(heading).toHaveText(finds.heading);
  await expect(heading).toHaveCount(1);
  await expect(page).toHaveTitle(finds.title);
}

/**
 * A name nobody else in the demo world has, without the run's own randomness leaking into
 * assertions.
 */
export function somebody(): { firstname: string; lastname: string; whole: string } {
  const lastname = `Probe${Math.random().toString(36).slice(2, 8)}`;
  return { firstname: 'Petra', lastname, whole: `Petra ${lastname}` };
}

/** Browser storage of each sign-in of this worker. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Signs in with a demo account and opens `path`; later calls restore the stored session. */
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
  if (!session) sessions.set(name, await context.storageState());
}

/**
 * Signs in now, for what asks for a sign-in of the last minutes: on a busy machine that of an
 * earlier journey is too old.
 */
export async function signInAnew(page: Page, name: string, path: string): Promise<void> {
  await page.context().setStorageState({ cookies: [], origins: [] });
  sessions.delete(name);
  await signIn(page, name, path);
}

/**
 * The same, for what signs out: that ends the session for other journeys too, and one that signed in
 * with this account in the same second. So it is one that no other journey only works with.
 */
export async function signInToLeave(page: Page, name: string, path: string): Promise<void> {
  await signInAnew(page, name, path);
  sessions.delete(name);
}

/** Signs in with an account created by calls, and opens `path`. */
export async function signInAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(testPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith(path));
}

/** Keys of the administration come after its first screen: one pressed before is lost. */
export const keysWork = (page: Page) => page.locator('html[data-keys="on"]').waitFor();

/** Navigates like a link, without reloading the page. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Signs in, opens the request from the practice's table, and returns its panel. */
export async function openRequest(
  page: Page,
  slug: string,
  member: string,
  person: { whole: string },
  enter = signIn,
): Promise<Locator> {
  await enter(page, member, `/${slug}/administration/anfragen`);
  await page.getByRole('button', { name: person.whole, exact: true }).click();
  return page.getByRole('dialog');
}

/** The first link in an e-mail to them that contains `part`; e-mails take a moment. */
export async function linkTo(page: Page, address: string, part: string): Promise<string> {
  const found = async () =>
    (await emailsTo(page, address))
      .map(({ text }) => new RegExp(`\\S*${part}\\S*`).exec(text)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(found).toBeTruthy();
  return (await found()) ?? '';
}

/**
 * On the sign-in page: creates an account, confirms its address by the e-mail's link, and is
 * redirected to the requested page.
 */
export async function makeAccount(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^(Anmelden|Konto erstellen)$/ }).waitFor();
  // People about to register a practice are there already.
  const toSignUp = page.getByRole('link', { name: 'Konto erstellen' });
  if (await toSignUp.count()) await toSignUp.click();
  await page.getByLabel('Dein Name').fill(name);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill('drei nette Pferde');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(
    page.getByRole('heading', { name: 'Wir haben dir einen Link geschickt' }),
  ).toBeVisible();
  await page.goto(await linkTo(page, email, 'mode=verifyEmail'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** As the form would send it. */
export async function sendBooking(server: APIRequestContext, booking: object): Promise<void> {
  const answer = await server.post('/api/addWaitingRequest', {
    headers: await proofFor('addWaitingRequest', booking),
    data: { data: booking },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function openBooking(page: Page, slug: string): Promise<void> {
  await page.goto(`/${slug}/booking`);
  await expectForm(page);
}

/**
 * The form is complete, with its later sections, which load after the first ones and could be
 * missed.
 */
export async function expectForm(page: Page): Promise<void> {
  await page.getByLabel(/Ich stimme den Nutzungsbedingungen/).waitFor();
}

/** Fills in every question of the open form; slots are left to the caller. */
export async function fillBooking(
  page: Page,
  person: { firstname: string; lastname: string },
): Promise<void> {
  await page.getByLabel('Für mich selbst').check();
  const answers: Record<string, string> = {
    Vorname: person.firstname,
    Nachname: person.lastname,
    Geburtsdatum: '010250',
    'E-Mail-Adresse': `${person.lastname.toLowerCase()}@example.org`,
    Telefonnummer: '0660 1234567',
    'Adresse mit Hausnummer': 'Hauptplatz 1',
    Postleitzahl: '8010',
    Ort: 'Graz',
    'Krankenkasse oder Versicherung': 'Gesundheitskasse',
    'Grund der Anfrage': 'Stimmtherapie nach Heiserkeit',
  };
  for (const [label, answer] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true });
    if (await field.count()) await field.fill(answer);
  }
  for (const group of [
    'Ärztliche Verordnung',
    'Therapie per Video',
    'Therapie in der Gruppe',
    'Brauchen Sie einen Hausbesuch?',
  ]) {
    const choices = page
      .getByRole('radiogroup', { name: group })
      .or(page.getByRole('group', { name: group }))
      .getByRole('radio');
    if (await choices.count()) await choices.first().check();
  }
}

/**
 * Nobody completes a form in three seconds, and faster senders are asked again: on the page's clock
 * a minute passes at once.
 */
export async function passFillTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}

/** Agrees, after as long as people take for the form: then it can be sent. */
export async function agree(page: Page): Promise<void> {
  await page.getByLabel(/Ich stimme den Nutzungsbedingungen/).check();
  await page.getByLabel(/Ich willige ausdrücklich ein/).check();
  await passFillTime(page);
}

/** Sends the form and waits for the success page. */
export async function submitBooking(page: Page): Promise<void> {
  await agree(page);
  await page.getByRole('button', { name: 'Anfrage absenden' }).click();
  await expectSent(page);
}

export async function expectSent(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' }),
  ).toBeVisible();
  await expect(page.getByText('Ihre Anfrage wurde erfasst. Vielen Dank!')).toBeVisible();
}

/**
 * E-mails that arrived for an address, according to the mail catcher. By number: without a name
 * server a name takes seconds here.
 */
export async function emailsTo(
  page: Page,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  return (
    await page.request.get('http://127.0.0.1:1080/api/mails', { params: { to: address } })
  ).json();
}
