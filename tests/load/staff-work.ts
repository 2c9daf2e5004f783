/**
 * How long a call and a morning's round take, by the model of `effort.ts`, and with how many
 * presses what is rarer is done (`npm run bench` starts the world).
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { productUrl } from '../../scripts/toolchain.ts';
import { allHeld, begin, count, startBrowser, told } from './effort.ts';

/** The busy practice: it asks patients for everything. */
const administration = '/logopaedie-lindenhof/administration';
const people = 10;

/** Where it begins, what it is, and the most presses. */
const rarer = [
  ['anfragen', openListOfTag, 'a list with a tag opened from the tags', 2],
  ['anfragen', archiveAndUndo, 'a request archived, and brought back', 3],
  ['anfragen', importList, 'an old list imported, from the table to the finished list', 6],
  ['anfragen', mergeTwo, 'two requests of one person merged', 5],
  ['woche', offerThree, 'three free places offered together', 5],
] as const;

const browser = await startBrowser();
try {
  const page = await desk(browser);
  await from(page, 'anfragen');
  await takeCall(page);
  told('a call taken: name, phone, two times, saved', 20);
  await from(page, 'anfragen');
  await findCaller(page);
  told('a caller found by the last digits of their number', undefined, 1);
  await logCall(page);
  told('a call logged, with what was said', undefined, 2);
  await from(page, 'anfragen');
  await makeRound(page);
  told(`a morning's round: ${people} people called, with what came of it`, undefined);
  for (const [screen, act, figure, most] of rarer) {
    await from(page, screen);
    await act(page);
    told(figure, undefined, most);
  }
} finally {
  await browser.close();
}
process.exit(allHeld() ? 0 : 1);

/**
 * What the caller says: a number, a name, two times. The entry stands beside the table, and Enter
 * leads on.
 */
async function takeCall(page: Page) {
  await press(page, page.getByRole('link', { name: 'Neue Anfrage' }));
  const entry = page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .filter({ has: page.getByLabel('Telefonnummer') });
  const fields = [
    ['Telefonnummer', '0660 1234567'],
    ['Vor- und Nachname', 'Petra Lechner'],
    ['Zeiten', 'Di 14, Do 10'],
  ] as const;
  await expectFocus(entry.getByLabel(fields[0][0]));
  for (const [n, [label, said]] of fields.entries()) {
    if (n > 0) await page.keyboard.press('Enter');
    await expectFocus(entry.getByLabel(label));
    await page.keyboard.type(said);
  }
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Noch eine' }).waitFor();
}

/** Whose call was just taken, by what the telephone shows. */
async function findCaller(page: Page) {
  await press(page, page.getByRole('searchbox'));
  await page.keyboard.type('234567');
  await page.getByRole('button', { name: 'Petra Lechner', exact: true }).waitFor();
  await page
    .getByText(/^1 von /)
    .first()
    .waitFor();
}

/** In the request that was found: what was said, then what came of the call. */
async function logCall(page: Page) {
  await press(page, page.getByRole('button', { name: 'Petra Lechner', exact: true }));
  const panel = page.getByRole('dialog', { name: 'Petra Lechner' });
  const note = panel.getByRole('textbox', { name: /^Notiz zum Anruf/ });
  await note.waitFor();
  begin();
  await press(page, note);
  await page.keyboard.type('Ruft im Jänner wieder an');
  await press(page, panel.getByRole('button', { name: /^Erreicht/ }));
  await panel.getByText('Ruft im Jänner wieder an').waitFor();
}

/** Their number, then what came of it by its key; the next one comes by itself. */
async function makeRound(page: Page) {
  await press(page, page.getByRole('link', { name: /^Zu tun/ }));
  await press(page, page.getByRole('button', { name: /^Anrufrunde starten/ }));
  const round = page.getByRole('dialog', { name: 'Anrufrunde' });
  for (let n = 0; n < people; n++) {
    const name = round.getByRole('heading', { level: 3 });
    const before = await name.textContent();
    await press(page, round.locator('a[href^="tel:"]'));
    await page.keyboard.press('1');
    await round
      .getByRole('heading', { level: 3, name: before ?? '', exact: true })
      .waitFor({ state: 'hidden' });
  }
}

async function openListOfTag(page: Page) {
  await press(page, page.getByRole('link', { name: 'Schlagwörter' }));
  await press(page, page.getByRole('link', { name: 'Kinder mit Verordnung' }));
  await page.getByText(/Anfragen in dieser Liste$/).waitFor();
}

async function archiveAndUndo(page: Page) {
  const lechner = 'Archivieren: Petra Lechner';
  await page.getByRole('searchbox').fill('Lechner');
  await press(page, page.getByRole('button', { name: lechner }));
  await press(page, page.getByRole('menuitem', { name: /^kein Interesse mehr/ }));
  await press(page, page.getByRole('button', { name: 'Rückgängig' }));
  await page.getByRole('button', { name: lechner }).waitFor();
}

/** Two people, each once, of whom nobody knows yet that they are one. */
async function importList(page: Page) {
  await press(page, page.getByRole('link', { name: 'Einstellungen', exact: true }));
  await press(page, page.getByRole('link', { name: 'Liste importieren' }));
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Datei wählen' }));
  const rows = ['Name;Telefon;Wartet seit;Zeiten'];
  rows.push(
    'Ida Probe;0660 1112233;03.04.2025;Di 14-16',
    'Ida Prohbe;0660 4445566;04.04.2025;Do 9',
  );
  await (await chooser).setFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await press(page, page.getByRole('button', { name: 'Weiter: Doppelte suchen' }));
  await press(page, page.getByRole('button', { name: '2 Anfragen übernehmen' }));
  await press(page, page.getByRole('link', { name: 'Zu den Anfragen' }));
  await page.getByRole('button', { name: 'Ida Prohbe', exact: true }).waitFor();
}

async function mergeTwo(page: Page) {
  await press(page, page.getByRole('checkbox', { name: 'Ida Probe auswählen' }));
  await press(page, page.getByRole('checkbox', { name: 'Ida Prohbe auswählen' }));
  await press(page, page.getByRole('button', { name: 'Zusammenführen' }));
  await press(page, page.getByRole('main').getByRole('button', { name: 'Zusammenführen' }));
  await press(page, page.getByRole('button', { name: 'Ja, zusammenführen' }));
  await page
    .getByText(/zusammengeführt/)
    .first()
    .waitFor();
}

/** Of the hours that a therapist has free again. */
async function offerThree(page: Page) {
  await press(page, page.getByRole('link', { name: /^Montag 9 Uhr/ }));
  await page.keyboard.down('Control');
  await press(page, page.getByRole('link', { name: /^Dienstag 9 Uhr/ }));
  await press(page, page.getByRole('link', { name: /^Donnerstag 9 Uhr/ }));
  await page.keyboard.up('Control');
  await press(page, page.getByRole('button', { name: '3 Plätze anbieten' }));
  await press(
    page,
    page
      .getByRole('dialog')
      .getByRole('button', { name: /anbieten$|senden$/ })
      .last(),
  );
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A page that counts, signed in. */
async function desk(from: Browser): Promise<Page> {
  const context = await from.newContext({
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
    baseURL: productUrl,
  });
  await count(context);
  const page = await context.newPage();
  await page.goto(`/login?returnTo=${encodeURIComponent(administration)}`);
  await page.getByRole('button', { name: /Anna Berger/ }).click();
  await page.waitForURL(`**${administration}/**`);
  return page;
}

/** Starts counting on a screen that the member has already in sight. */
async function from(page: Page, screen: string) {
  await page.goto(`${administration}/${screen}`);
  await page.getByRole('row').nth(1).waitFor();
  begin();
}

/** By mouse; what is out of sight is scrolled to by the wheel, as a person does. */
async function press(page: Page, wanted: Locator) {
  const one = wanted.first();
  await one.waitFor({ state: 'attached' });
  for (let n = 0; n < 30; n++) {
    const seen = await one.evaluate(whereIs);
    if ('x' in seen) {
      await page.mouse.click(seen.x, seen.y);
      return;
    }
    await page.mouse.move(seen.over.x, seen.over.y);
    await page.mouse.wheel(0, seen.turn);
    await page.waitForTimeout(200);
  }
  throw new Error(`Never in sight: ${wanted}`);
}

/** In the page: where to press it, or where to turn the wheel, and how far, to see it. */
function whereIs(
  element: Element,
): { x: number; y: number } | { over: { x: number; y: number }; turn: number } {
  const targets = [element, ...((element as HTMLInputElement).labels ?? [])];
  for (const target of targets) {
    const { x, y, width, height } = target.getBoundingClientRect();
    const at = { x: x + Math.min(width / 2, 200), y: y + height / 2 };
    const hit = at.y < 0 || at.y > innerHeight ? null : document.elementFromPoint(at.x, at.y);
    if (hit && targets.some((each) => each.contains(hit))) return at;
  }
  let box = element.parentElement;
  while (
    box &&
    !(
      box.scrollHeight > box.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(box).overflowY)
    )
  )
    box = box.parentElement;
  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const frame =
    box && box !== document.body && box !== document.documentElement
      ? box.getBoundingClientRect()
      : whole;
  const over = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const { y, height } = element.getBoundingClientRect();
  const far = y + height / 2 - over.y;
  return { over, turn: Math.sign(far) * Math.min(Math.abs(far), 0.8 * frame.height) };
}

async function expectFocus(field: Locator) {
  await field.and(field.page().locator(':focus')).waitFor();
}
