/**
 * The main flows through the product in browsers that are not Chromium: each from one text, with
 * real presses and keys.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { cache, mailUrl, productUrl } from '../../scripts/toolchain.ts';
import { aBooking } from '../support/a-booking.ts';
import { practiceOfNewAccount, testPassword } from '../support/confirmed-account.ts';
import { proofFor } from '../support/proof.ts';
import type { Driver } from './driver.ts';
import { type Person, personAt } from './person.ts';

/** `start` is null where the browser is missing or cannot be driven; `reason` says which. */
export function mainFlows(
  browser: string,
  reason: string,
  start: (() => Promise<Driver>) | null,
): void {
  if (!start) {
    // A machine of one's own may lack it, the one that decides may not.
    console.log(`not tested: ${browser} (${reason})`);
    test.runIf(process.env.CI)(`${browser}: is there`, () =>
      expect.fail(`Where CI is set it must be: ${reason}.`),
    );
    return;
  }
  const run = randomBytes(4).toString('hex');
  const patient = {
    firstname: 'Petra',
    lastname: `Probe${run}`,
    email: `petra-${run}@example.org`,
  };
  const whole = `${patient.firstname} ${patient.lastname}`;
  const staff = `anna-${run}@praxis.example`;
  let driver: Driver;
  let slug: string;
  let somebody: Person;

  beforeAll(async () => {
    [driver, slug] = await Promise.all([
      start(),
      practiceOfNewAccount(`Praxis ${run}`, staff, `praxis-${run}@praxis.example`),
    ]);
    somebody = personAt(driver);
  });
  afterAll(() => driver?.close());

  function way(title: string, walk: () => Promise<void>): void {
    test(`${browser}: ${title}`, async () => {
      onTestFailed(async () => {
        const folder = join(cache, 'browsers');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${browser}, ${title}.png`), await driver.picture());
      });
      await walk();
    });
  }

  /** Nor stores anything, as far as a page knows; the journey `nobody-else` listens in Chromium. */
  async function asksNobodyElse(): Promise<void> {
    const known = await driver.read(`({
      strangers: performance.getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ protocol, hostname }) =>
          protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
        .map(({ href }) => href),
      own: performance.getEntriesByType('resource').length > 0,
      stored: [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(''),
    })`);
    expect(known).toEqual({ strangers: [], own: true, stored: '' });
  }

  way('a patient asks for a place, with a date of birth and times', async () => {
    await somebody.open(`${productUrl}/${slug}/booking`);
    await somebody.presses({ role: 'radio', name: 'Für mich selbst' });
    await somebody.fillsIn('Vorname', patient.firstname);
    await somebody.fillsIn('Nachname', patient.lastname);
    await somebody.fillsIn('Geburtsdatum', '010250');
    await somebody.fillsIn('E-Mail-Adresse', patient.email);
    await somebody.fillsIn('Telefonnummer', '0660 1234567');
    await somebody.has({ label: 'Geburtsdatum' }, 'value', '01.02.1950');
    // What was typed outlives its document, in this tab alone. Another process of Firefox may not know
    // what is stored as it leaves.
    await somebody.hasStored('1234567');
    await somebody.open(`${productUrl}/${slug}/booking`);
    await somebody.sees({ text: /^Ihre Angaben von eben sind noch da/ });
    await somebody.has({ label: 'Geburtsdatum' }, 'value', '01.02.1950');
    await somebody.fillsIn('Grund der Anfrage', 'Stimmtherapie nach Heiserkeit');
    await somebody.presses({ role: 'checkbox', name: /^Montag 8:00/ });
    await somebody.presses({ role: 'checkbox', name: /^Dienstag 9:00/ });
    await somebody.presses({ role: 'checkbox', name: /Ich stimme den Nutzungsbedingungen/ });
    await somebody.presses({ role: 'checkbox', name: /^Ich willige ausdrücklich ein/ });
    // Nobody is through with it in three seconds, and who says so is asked again.
    await somebody.takesTime();
    // As `booking.spec.ts` tries it at many moments: what has happened is in sight.
    await somebody.losesTheLineOnce('addWaitingRequest');
    await somebody.presses({ role: 'button', name: 'Anfrage absenden' });
    await somebody.seesWhole({ text: /^Es kam keine Antwort/ });
    await somebody.presses({ role: 'button', name: 'Anfrage absenden' });
    await somebody.seesWhole({ role: 'heading', name: 'Anfrage erfolgreich erstellt' });
    await asksNobodyElse();
  });

  way('the link in the e-mail shows the request, and takes other times', async () => {
    await somebody.open(await portalLink(patient.email));
    await somebody.sees({ role: 'heading', name: 'Ihre Anfrage steht auf der Warteliste' });
    await somebody.presses({ role: 'button', name: 'E-Mail-Adresse bestätigen' });
    await somebody.sees({ text: 'Danke, Ihre E-Mail-Adresse ist bestätigt.' });
    await somebody.presses({ role: 'button', name: 'Zeiten ändern' });
    await somebody.presses({ role: 'checkbox', name: /^Donnerstag 15:00/ });
    await somebody.presses({ role: 'button', name: 'Zeiten speichern' });
    await somebody.sees({ text: /Ihre Zeiten sind gespeichert/ });
    await asksNobodyElse();
  });

  way('a member signs in, and finds the request in the table', async () => {
    await somebody.open(
      `${productUrl}/login?returnTo=${encodeURIComponent(`/${slug}/administration/anfragen`)}`,
    );
    await somebody.fillsIn('E-Mail-Adresse', staff);
    await somebody.fillsIn('Passwort', testPassword);
    await somebody.presses({ role: 'button', name: 'Anmelden' });
    await somebody.isAt(new RegExp(`^/${slug}/administration`));
    await somebody.sees({ role: 'button', name: whole });
  });

  way('a new request comes into the open table by itself', async () => {
    await book(slug, { firstname: 'Ada', lastname: `Neu${run}` });
    await somebody.sees({ role: 'button', name: `Ada Neu${run}` });
  });

  way('the panel of a request shows when it was sent and what was said', async () => {
    await somebody.presses({ role: 'button', name: whole });
    const panel = await somebody.sees({ role: 'dialog', name: whole });
    expect(panel).toContain('01.02.1950');
    expect(panel).toContain('Stimmtherapie nach Heiserkeit');
  });

  way('the week shows who waits for an hour', async () => {
    await somebody.open(`${productUrl}/${slug}/administration/woche`);
    await somebody.presses({ role: 'link', name: /^Montag 8 Uhr, 2 Personen warten/ });
    await somebody.sees({ role: 'button', name: whole });
  });

  way(
    'a free place is offered from the week, and accepted behind the link with two presses',
    async () => {
      await somebody.presses({ role: 'button', name: 'Platz anbieten' });
      await somebody.presses({ role: 'button', name: 'Angebot senden' });
      await somebody.sees({ role: 'button', name: 'Zurückholen' });
      await somebody.open(await portalLink(patient.email));
      await somebody.presses({ role: 'button', name: 'Ja, ich nehme den Platz' });
      await somebody.presses({ role: 'button', name: 'Verbindlich zusagen' });
      await somebody.sees({ text: /^Danke, Ihre Zusage ist angekommen/ });
      await somebody.sees({ role: 'button', name: 'In den Kalender' });
    },
  );

  way('a setting is saved, and still there after a reload', async () => {
    const address = { role: 'switch', name: 'Adresse' };
    await somebody.open(`${productUrl}/${slug}/administration/einstellungen/formular`);
    await somebody.presses(address);
    await somebody.presses({ role: 'button', name: 'Speichern' });
    await somebody.sees({ text: /^Gespeichert\./ });
    await somebody.open(`${productUrl}/${slug}/administration/einstellungen/formular`);
    await somebody.has(address, 'checked', true);
  });
}

/** Somebody else, at the same times on Monday. */
async function book(slug: string, person: { firstname: string; lastname: string }): Promise<void> {
  const data = aBooking(slug, person);
  const headers = {
    'content-type': 'application/json',
    ...(await proofFor('addWaitingRequest', data)),
  };
  const body = JSON.stringify({ data });
  const answer = await fetch(`${productUrl}/api/addWaitingRequest`, {
    method: 'POST',
    headers,
    body,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function portalLink(email: string): Promise<string> {
  const received = async () => {
    const mails = (await (await fetch(`${mailUrl}/api/mails`)).json()) as {
      text: string;
      envelope: { to: string[] };
    }[];
    const texts = mails
      .filter(({ envelope }) => envelope.to.includes(email))
      .map(({ text }) => text);
    return texts
      .map((text) => /\S*\/anfrage\/\S*/.exec(text)?.[0])
      .find((link) => link !== undefined);
  };
  await expect.poll(received).toBeTruthy();
  return (await received()) ?? '';
}
