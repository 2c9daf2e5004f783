import { expect, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { openRequest, sendBooking, signInToLeave, somebody } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

let practice: TestPractice;
test.beforeEach(async () => {
  practice = await createTestPractice({}, [team.jana, team.jonas]);
});
test.afterEach(() => practice.remove());

/** Everything a page can store on the device, as one text. */
function whatIsStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          reading.onsuccess = resolve;
        });
        stored.push([name, store, reading.result]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        stored.push([request.url, await (await cache.match(request))?.text()]);
    }
    return JSON.stringify(stored);
  });
}

test('what is done without a connection waits, in sight, and is done when it is back; nothing about patients stays on the device', {
  tag: '@desktop',
}, async ({ browser, request: server }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [janasDevice] = contexts;
  const [jana, jonas] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!janasDevice || !jana || !jonas) throw new Error('Two browsers are needed.');
  const person = somebody();
  const { firstname, lastname } = person;
  await sendBooking(server, aBooking(practice.slug, { firstname, lastname }));
  const [janas, jonass] = await Promise.all([
    openRequest(jana, practice.slug, team.jana.name, person, signInToLeave),
    openRequest(jonas, practice.slug, team.jonas.name, person),
  ]);
  // The message that follows is a dialog too, and stays for eight seconds.
  const panel = jana.getByRole('dialog', { name: person.whole, exact: true });
  await expect(panel).toBeVisible();
  await expect(jonass.getByRole('heading', { name: person.whole })).toBeVisible();

  await jana.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Late updates move nothing under the pointer, in the panel or behind it.
  const places = () =>
    Promise.all([
      janas.locator('h3').first().boundingBox(),
      jana.locator('tbody tr').first().boundingBox(),
    ]);
  const before = await places();
  await janasDevice.setOffline(true);
  await expect(janas.getByText(/Keine Verbindung seit \d\d:\d\d Uhr/)).toBeInViewport();
  expect(await places()).toEqual(before);
  await janas.getByRole('button', { name: `${person.whole} priorisieren` }).click();
  await janas.getByRole('textbox', { name: 'Notiz der Praxis' }).fill('Ruft am Freitag zurück');
  await expect(janas.getByText('2 Änderungen warten und werden gesendet')).toBeVisible();
  await janas.getByRole('button', { name: `Archivieren: ${person.whole}` }).click();
  await jana.getByRole('menuitem', { name: 'anderes' }).click();
  await expect(panel).toHaveCount(0);
  // Leaves the table immediately, and is marked as unsaved.
  await expect(jana.getByRole('button', { name: person.whole, exact: true })).toHaveCount(0);
  await expect(jana.getByText('3 Änderungen warten und werden gesendet')).toBeVisible();
  await expect(jonass.getByText('Ruft am Freitag zurück')).toHaveCount(0);

  // Closing would lose it: the browser asks, and staying loses nothing.
  const asked = jana.waitForEvent('dialog');
  await jana.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(jana.getByText('3 Änderungen warten und werden gesendet')).toBeVisible();

  await janasDevice.setOffline(false);
  await expect(jana.getByText(/Wieder verbunden\./)).toBeVisible();
  await expect(jonass.getByText(/Archiviert am .* \(anderes\)/)).toBeVisible();
  await expect(jonass.getByRole('textbox', { name: 'Notiz der Praxis' })).toHaveValue(
    'Ruft am Freitag zurück',
  );
  await expect(jonass.getByText(/Priorisiert am/).first()).toBeVisible();

  const stored = await whatIsStored(jana);
  for (const secret of [person.lastname, 'Ruft am Freitag', '0660'])
    expect(stored).not.toContain(secret);
  expect(stored).toContain('jana');
  await jana.goto('/logout');
  await expect(jana.getByRole('heading', { name: /abgemeldet/i })).toBeVisible();
  const left = await whatIsStored(jana);
  for (const secret of [person.lastname, 'jana', 'Jana']) expect(left).not.toContain(secret);
  await Promise.all(contexts.map((context) => context.close()));
});
