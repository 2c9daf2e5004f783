/**
 * How long a call and a morning's round take, by a model (`npm run bench` starts the world): a script works as a member would, the browser
 * counts what it hears, and the model makes seconds of it. It measures what the screens demand, not how fast this machine is.
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { productUrl, toolchain } from '../../scripts/toolchain.ts';

/** Seconds for a key, a press, and a section that must be read. */
const model = { key: 0.2, press: 0.6, section: 1.5 };
type Effort = { keys: number; presses: number; sections: number; scrolls: number };
const nothing = (): Effort => ({ keys: 0, presses: 0, sections: 0, scrolls: 0 });

/** The busy practice: it asks patients for everything. */
const administration = '/logopaedie-lindenhof/administration';
const people = 10;

let effort = nothing();
let allHold = true;
const add = (figure: string, limit: number | undefined) => {
  const { keys, presses, sections, scrolls } = effort;
  const seconds = model.key * keys + model.press * presses + model.section * sections;
  const holds = limit === undefined || seconds <= limit;
  allHold &&= holds;
  const told = `${seconds.toFixed(1)} s (${keys} keys, ${presses} presses, ${sections} sections, ${scrolls} scrolls)`;
  console.log(`${holds ? '✓' : '✗'} ${figure}  ${told}  ${limit === undefined ? 'no target of its own' : `≤ ${limit} s`}`);
};

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const browser = await chromium.launch({ executablePath: toolchain().chromium ?? '', args });
try {
  const page = await desk(browser);
  await from(page, 'anfragen');
  await takeCall(page);
  add('a call taken: name, phone, two times, saved', 20);
  await from(page, 'anfragen');
  await makeRound(page);
  add(`a morning's round: ${people} people called, with what came of it`, undefined);
} finally {
  await browser.close();
}
process.exit(allHold ? 0 : 1);

/** What the caller says: a number, a name, two times. The entry stands beside the table, and Enter leads on. */
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
    await round.getByRole('heading', { level: 3, name: before ?? '', exact: true }).waitFor({ state: 'hidden' });
  }
}

/** A page that counts, signed in. */
async function desk(from: Browser): Promise<Page> {
  const context = await from.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 800 }, baseURL: productUrl });
  await context.exposeBinding('told', (_, what: keyof Effort, n: number) => {
    effort[what] += n;
  });
  await context.addInitScript(listen);
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
  effort = nothing();
}

/**
 * In the page. Somebody who acts has read: in a form or a dialog each heading since the last act or, where that is gone, those not read
 * before; elsewhere the row or section, if it was not this one of this name before.
 */
function listen() {
  const told = (what: string, n = 1) => (window as unknown as { told: (what: string, n: number) => void }).told(what, n);
  const isShown = (element: Element) => element.getClientRects().length > 0 && element.getBoundingClientRect().width > 1;
  const follows = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  let last: Element | null = null;
  let lastPart: Element | null = null;
  let lastPlace = '';
  const known = new Set<string | null>();
  const act = (at: Element) => {
    const part = at.closest('dialog, [role=dialog], [role=menu], [role=listbox], aside, form');
    const unit = at.closest('nav, tr, li, article, section');
    const place = unit?.matches('nav') ? lastPlace : (unit?.querySelector('h1, h2, h3, th, button')?.textContent ?? lastPlace);
    const headings = [...(part?.querySelectorAll('h1, h2, h3, h4, legend') ?? [])].filter(isShown);
    const begin = last?.isConnected && part?.contains(last) ? last : undefined;
    if (part !== lastPart) known.clear();
    const passed = headings.filter(
      (heading) => follows(heading, at) && (begin ? follows(begin, heading) : !known.has(heading.textContent)),
    );
    for (const heading of passed) known.add(heading.textContent);
    const back = begin && headings.some((heading) => follows(at, heading) && follows(heading, begin)) ? 1 : 0;
    const isNew = part !== null && part !== lastPart;
    const read = part ? Math.max(passed.length, back, isNew ? 1 : 0) : place === lastPlace ? 0 : 1;
    if (read > 0) told('sections', read);
    [last, lastPart, lastPlace] = [at, part, place];
  };
  const onAct = ({ target }: Event) => target instanceof Element && act(target);
  const isField = (target: EventTarget | null) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  addEventListener('pointerdown', () => told('presses'), true);
  addEventListener('pointerdown', onAct, true);
  addEventListener('keydown', () => told('keys'), true);
  addEventListener('focusin', (event) => isField(event.target) && onAct(event), true);
  addEventListener('wheel', () => told('scrolls'), { capture: true, passive: true });
  // Nobody is called.
  addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a[href^="tel:"]') && event.preventDefault(),
    true,
  );
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
function whereIs(element: Element): { x: number; y: number } | { over: { x: number; y: number }; turn: number } {
  const targets = [element, ...((element as HTMLInputElement).labels ?? [])];
  for (const target of targets) {
    const { x, y, width, height } = target.getBoundingClientRect();
    const at = { x: x + Math.min(width / 2, 200), y: y + height / 2 };
    const hit = at.y < 0 || at.y > innerHeight ? null : document.elementFromPoint(at.x, at.y);
    if (hit && targets.some((each) => each.contains(hit))) return at;
  }
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(box).overflowY))) box = box.parentElement;
  const whole = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const frame = box && box !== document.body && box !== document.documentElement ? box.getBoundingClientRect() : whole;
  const over = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const { y, height } = element.getBoundingClientRect();
  const far = y + height / 2 - over.y;
  return { over, turn: Math.sign(far) * Math.min(Math.abs(far), 0.8 * frame.height) };
}

async function expectFocus(field: Locator) {
  await field.and(field.page().locator(':focus')).waitFor();
}
