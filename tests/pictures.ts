/**
 * `npm run pictures`: takes the pictures of the public pages from the running demo world (`npm
 * start` beside it), the one that shared links show, and the one of the README: of each screen the
 * part that its text is about, at its own size, and a tighter one for phones. A picture that cannot
 * be taken ends the run with what was missing; the others stay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../scripts/toolchain.ts';
import { type PictureName, pictureSizes } from '../web/src/content/picture-texts.ts';
import { productChapters } from '../web/src/content/product-features.ts';
import {
  demoAdministration,
  demoPractice,
  launchChromium,
  newestEmail,
  quietContext,
} from './demo-camera.ts';
import { fillBooking, openBooking, signIn, somebody, submitBooking } from './journeys/steps.ts';

/**
 * A picture begins at its upper left corner, or so many pixels away from it (`onPhone`: the tighter
 * one). `reflows`: the window is as wide as the picture, for what has room for all of it. `phone`:
 * what the tighter one shows instead, as a phone does.
 */
type Corner = {
  of: Locator;
  left?: number;
  onPhone?: number;
  above?: number;
  reflows?: true;
  phone?: { of: Locator; above?: number };
};
/** `windowWidth`: the wide picture shows a window of so many pixels, drawn larger. */
type Shot = {
  name: PictureName;
  as?: string;
  windowWidth?: number;
  show: (page: Page) => Promise<Corner>;
};

const screen = { width: 1280, height: 800 };
const margin = 16;
/** Here a panel is the whole screen. */
const panelAlone = 470;
/** For trying them out: another address of the same world. */
const address = process.env.PICTURES_FROM;

/** The form with some times chosen, the grid in the middle of the picture. */
async function showForm(page: Page): Promise<Corner> {
  await page.goto(`/${demoPractice}/booking`);
  await page.getByLabel('Graz Lend').check();
  for (const slot of [/^Dienstag 9:?\d* bis/, /^Dienstag 10:?\d* bis/, /^Donnerstag 9:?\d* bis/]) {
    await page.getByRole('checkbox', { name: slot }).check();
  }
  const grid = page.getByRole('grid').first();
  await toTop(grid);
  return { of: grid, above: -12, reflows: true };
}

/** With nothing focused. */
async function toTop(place: Locator, above = 48): Promise<void> {
  await place.evaluate((element, distance) => {
    element.scrollIntoView({ block: 'start' });
    scrollBy(0, -distance);
    (document.activeElement as HTMLElement | null)?.blur();
  }, above);
}

/** The rows of the table, as phones show them. */
const cardsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /priorisieren$/ }) });

async function showRequests(page: Page): Promise<Corner> {
  await page.goto(`${demoAdministration}/anfragen`);
  await page
    .getByRole('status')
    .filter({ hasText: /offene Anfragen/ })
    .waitFor();
  return {
    of: page.getByRole('columnheader', { name: /^Name/ }).first(),
    above: -12,
    phone: { of: cardsOf(page).first(), above: -6 },
  };
}

async function openFirst(page: Page, hasText: RegExp | string): Promise<void> {
  await showRequests(page);
  await page
    .getByRole('row')
    .filter({ hasText })
    .first()
    .getByRole('rowheader')
    .getByRole('button')
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
}

async function showWeek(page: Page): Promise<Corner> {
  await page.goto(`${demoAdministration}/woche`);
  await page.getByRole('link', { name: /^Montag 8 Uhr/ }).waitFor();
  return {
    of: page.getByRole('link', { name: /^Montag 8 Uhr/ }),
    left: 60,
    onPhone: 60,
    above: 30,
    reflows: true,
  };
}

const anna = 'Anna Berger';

const shots: readonly Shot[] = [
  { name: 'form', show: showForm },
  { name: 'requests', as: anna, show: showRequests },
  {
    name: 'email',
    show: async (page) => {
      await openBooking(page, 'ergotherapie-sonnenblick');
      await fillBooking(page, somebody());
      await page
        .getByRole('checkbox', { name: /^Dienstag/ })
        .first()
        .check();
      await submitBooking(page);
      // The e-mail itself, as a mail program shows it.
      const { html } = await newestEmail(page, 'Neue Anfrage');
      await page.goto('about:blank');
      await page.setContent(html);
      return {
        of: page.getByText('Hallo').first(),
        left: 24,
        onPhone: 24,
        above: 72,
        reflows: true,
      };
    },
  },
  {
    name: 'slot-list',
    as: anna,
    show: async (page) => {
      await showWeek(page);
      await page.getByRole('link', { name: /^Dienstag 15 Uhr/ }).click();
      await page.getByRole('listitem').filter({ hasText: 'seit' }).first().waitFor();
      const heading = page.getByRole('heading', { name: /^Dienstag/ }).first();
      return { of: heading, reflows: true, phone: { of: heading } };
    },
  },
  { name: 'week', as: anna, show: showWeek },
  {
    name: 'priority',
    as: anna,
    show: async (page) => {
      await showRequests(page);
      const row = page.locator('tr[data-prioritized]').first();
      const first = cardsOf(page).filter({ has: page.getByRole('button', { pressed: true }) });
      return { of: row, above: 95, left: 24, phone: { of: first.first(), above: -6 } };
    },
  },
  {
    name: 'notes',
    as: anna,
    windowWidth: panelAlone,
    show: async (page) => {
      await showRequests(page);
      await page
        .locator('tr:has(td svg.lucide-sticky-note)')
        .first()
        .getByRole('rowheader')
        .getByRole('button')
        .click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
      const note = page.getByRole('dialog').getByLabel('Notiz der Praxis');
      await note.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      return { of: note, above: 160, reflows: true, phone: { of: note, above: 118 } };
    },
  },
  {
    name: 'request-edit',
    as: anna,
    windowWidth: panelAlone,
    show: async (page) => {
      await openFirst(page, /Mo|Di/);
      await page.getByRole('button', { name: 'Kontakt ändern' }).click();
      await page.getByRole('heading', { name: 'Anfrage bearbeiten' }).waitFor();
      const phone = page.getByLabel('Telefonnummer', { exact: true });
      await toTop(phone);
      return { of: phone, above: 10, left: 8, onPhone: 8, reflows: true };
    },
  },
  {
    name: 'locations',
    as: anna,
    show: async (page) => {
      await page.goto(`${demoAdministration}/einstellungen/standorte`);
      await page.getByText('Graz Lend').first().click();
      await page.getByText(/^Als Zeile schreiben/).waitFor();
      const grid = page.getByRole('grid').first();
      await toTop(grid);
      return { of: grid, above: -12, phone: { of: grid, above: 24 } };
    },
  },
  {
    name: 'lists',
    as: anna,
    show: async (page) => {
      await showRequests(page);
      await page.getByRole('link', { name: /^Kinder mit Verordnung/ }).click();
      const heading = page.getByRole('heading', { name: 'Kinder mit Verordnung' });
      await heading.waitFor();
      await page.getByRole('row').nth(5).waitFor();
      return {
        of: heading,
        above: 52,
        phone: { of: page.getByRole('region', { name: 'Gefiltert nach' }) },
      };
    },
  },
  {
    name: 'follow-up',
    as: anna,
    show: async (page) => {
      await page.goto(`${demoAdministration}/einstellungen/rueckfrage`);
      await page.getByText('Mit erfundenen Angaben.').waitFor();
      const answer = page.getByText('Ja, weiter warten').first();
      await toTop(answer, 240);
      return { of: answer, above: 150, left: 24, phone: { of: answer, above: 190 } };
    },
  },
  {
    name: 'archive',
    as: anna,
    show: async (page) => {
      await page.goto(`${demoAdministration}/archiv`);
      const restore = page.getByRole('button', { name: /Reaktivieren/ }).first();
      await restore.waitFor();
      return { of: restore, above: 114, left: 600, onPhone: 600, reflows: true };
    },
  },
];

const only = process.argv.slice(2);
const target = process.env.PICTURES_TO ?? join(root, 'web/src/pictures');
const leading = productChapters.map(({ story }) => story.picture);
mkdirSync(target, { recursive: true });
const browser = await launchChromium();
try {
  for (const shot of shots.filter(({ name }) => only.length === 0 || only.includes(name)))
    await take(browser, shot);
  if (only.length === 0 || only.includes('platzwart')) await takeSharingPicture(browser);
  if (only.length === 0 || only.includes('readme')) await takeReadmePicture(browser);
} finally {
  await browser.close();
}

async function take(browser: Browser, { name, as, windowWidth, show }: Shot): Promise<void> {
  const wideSize = leading.includes(name) ? 'large' : 'small';
  const deviceScaleFactor = 2 * (windowWidth ? pictureSizes[wideSize].width / windowWidth : 1);
  const context = await quietContext(
    browser,
    { viewport: screen, deviceScaleFactor, colorScheme: 'light' },
    address,
  );
  try {
    const page = await context.newPage();
    if (as) await signIn(page, as, demoAdministration);
    const { phone, ...wide } = await show(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of [wideSize, 'phone'] as const) {
      const picked = pictureSizes[size];
      const width = size === 'phone' ? picked.width : (windowWidth ?? picked.width);
      const height = Math.round((picked.height * width) / picked.width);
      const shown: Corner = size === 'phone' && phone ? { ...phone, reflows: true } : wide;
      const { of, left = 0, onPhone = 0, above = 0, reflows } = shown;
      const seen = { ...screen, ...(reflows && { width }) };
      if (reflows) {
        await page.setViewportSize(seen);
        await of.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      }
      await page.waitForTimeout(400);
      const corner = await of.boundingBox();
      if (!corner) throw new Error(`${name}: its part of the screen cannot be seen.`);
      const [x, y] = [
        corner.x - (size === 'phone' ? onPhone : left) - margin,
        corner.y - above - margin,
      ];
      const within = (at: number, most: number) => Math.round(Math.max(0, Math.min(at, most)));
      const clip = {
        x: within(x, seen.width - width),
        y: within(y, seen.height - height),
        width,
        height,
      };
      const picture = await sharp(await page.screenshot({ clip }))
        .resize(2 * picked.width, 2 * picked.height)
        .webp({ quality: 72, effort: 6 })
        .toBuffer();
      writeFileSync(
        join(target, size === 'phone' ? `${name}-phone.webp` : `${name}.webp`),
        picture,
      );
      console.log(`${name}, ${size}: ${Math.round(picture.length / 1000)} kB`);
    }
  } finally {
    await context.close();
  }
}

/** What messengers and networks show beside a link: the head of the landing page. */
async function takeSharingPicture(browser: Browser): Promise<void> {
  const context = await quietContext(browser, { viewport: { width: 1200, height: 630 } }, address);
  const page = await context.newPage();
  await page.goto('/');
  await takeWhole(page, 'web/public/platzwart.png');
}

/** The table of requests. */
async function takeReadmePicture(browser: Browser): Promise<void> {
  const context = await quietContext(browser, { viewport: screen, colorScheme: 'light' }, address);
  const page = await context.newPage();
  await signIn(page, anna, demoAdministration);
  await showRequests(page);
  // What waits is counted a moment after the table.
  await page.getByRole('link', { name: /^Zu tun.*\d/ }).waitFor();
  await takeWhole(page, 'readme.png');
}

/** The window, in few colours. */
async function takeWhole(page: Page, file: string): Promise<void> {
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, quality: 80 })
    .toBuffer();
  writeFileSync(join(root, file), picture);
  console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
  await page.context().close();
}
