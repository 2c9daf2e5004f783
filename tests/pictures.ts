/**
 * `npm run pictures`: takes the pictures of the public pages from the running demo world (`npm start` beside it), and the
 * one that shared links show. A picture that cannot be taken ends the run with what was missing; the others stay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../scripts/toolchain.ts';
import { demoAdministration, demoPractice, launchChromium, newestEmail, quietContext } from './demo-camera.ts';
import { fillBooking, openBooking, signIn, somebody, submitBooking } from './journeys/steps.ts';

type Screen = 'desktop' | 'phone';
type Shot = { name: string; screen: Screen; as?: string; show: (page: Page) => Promise<void> };

const contexts: Record<Screen, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

/** The form with some times chosen, the grid in the middle of the picture. */
async function showForm(page: Page): Promise<void> {
  await page.goto(`/${demoPractice}/booking`);
  await page.getByLabel('Graz Lend').check();
  for (const slot of [/^Dienstag 9:?\d* bis/, /^Dienstag 10:?\d* bis/, /^Donnerstag 9:?\d* bis/]) {
    await page.getByRole('checkbox', { name: slot }).check();
  }
  await page.getByRole('grid').first().scrollIntoViewIfNeeded();
  await page
    .getByRole('grid')
    .first()
    .evaluate((grid) => {
      grid.closest('fieldset')?.scrollIntoView({ block: 'start' });
      scrollBy(0, -24);
      (document.activeElement as HTMLElement | null)?.blur();
    });
}

async function showRequests(page: Page): Promise<void> {
  await page.goto(`${demoAdministration}/anfragen`);
  await page
    .getByRole('status')
    .filter({ hasText: /offene Anfragen/ })
    .waitFor();
}

async function openFirst(page: Page, hasText: RegExp | string): Promise<void> {
  await showRequests(page);
  await page.getByRole('row').filter({ hasText }).first().getByRole('rowheader').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
}

async function showWeek(page: Page): Promise<void> {
  await page.goto(`${demoAdministration}/woche`);
  await page.getByRole('link', { name: /^Montag 8 Uhr/ }).waitFor();
}

const shots: readonly Shot[] = [
  { name: 'form-phone', screen: 'phone', show: showForm },
  { name: 'requests', screen: 'desktop', as: 'Anna Berger', show: showRequests },
  { name: 'requests-phone', screen: 'phone', as: 'Anna Berger', show: showRequests },
  {
    name: 'priority',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await showRequests(page);
      // Pointed at, the star says since when.
      await page
        .locator('tr[data-prioritized]')
        .first()
        .getByRole('button', { name: /priorisieren$/ })
        .hover();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'request-edit',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await openFirst(page, /Mo|Di/);
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      await page.getByRole('heading', { name: 'Anfrage bearbeiten' }).waitFor();
      await page.getByLabel('Telefonnummer', { exact: true }).evaluate((field) => {
        field.scrollIntoView({ block: 'start' });
        (document.activeElement as HTMLElement | null)?.blur();
      });
    },
  },
  {
    name: 'notes',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await showRequests(page);
      await page.locator('tr:has(td svg.lucide-sticky-note)').first().getByRole('rowheader').getByRole('button').click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
      await page
        .getByRole('dialog')
        .getByLabel('Notiz der Praxis')
        .evaluate((note) => note.scrollIntoView({ block: 'center' }));
    },
  },
  { name: 'week', screen: 'desktop', as: 'Anna Berger', show: showWeek },
  {
    name: 'slot-list',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await showWeek(page);
      await page.getByRole('link', { name: /^Dienstag 15 Uhr/ }).click();
      await page.getByRole('listitem').filter({ hasText: 'seit' }).first().waitFor();
    },
  },
  {
    name: 'archive',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await page.goto(`${demoAdministration}/archiv`);
      await page
        .getByRole('button', { name: /Reaktivieren/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'lists',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await showRequests(page);
      await page.getByRole('link', { name: /^Kinder mit Verordnung/ }).click();
      await page.getByRole('heading', { name: 'Kinder mit Verordnung' }).waitFor();
      await page.getByRole('row').nth(5).waitFor();
    },
  },
  {
    name: 'form-settings',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await page.goto(`${demoAdministration}/einstellungen/formular`);
      await page.frameLocator('iframe').getByText('Therapieplatz Anfrage').waitFor();
      await page.getByRole('heading', { name: 'Zur Therapie' }).evaluate((heading) => {
        heading.scrollIntoView({ block: 'start' });
        scrollBy(0, -24);
      });
      await page
        .frameLocator('iframe')
        .locator('body')
        .evaluate((body) => body.ownerDocument.fonts.ready.then(() => undefined));
    },
  },
  {
    name: 'locations',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await page.goto(`${demoAdministration}/einstellungen/standorte`);
      await page.getByText('Graz Lend').first().click();
      const plan = page.getByText(/^Als Zeile schreiben/);
      await plan.waitFor();
      await plan.evaluate((line) => {
        line.scrollIntoView({ block: 'start' });
        scrollBy(0, -48);
      });
    },
  },
  {
    name: 'follow-up',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await page.goto(`${demoAdministration}/einstellungen/rueckfrage`);
      await page.getByText('Mit erfundenen Angaben.').waitFor();
    },
  },
  {
    name: 'email',
    screen: 'desktop',
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
    },
  },
];

const only = process.argv.slice(2);
const target = join(root, 'web/src/pictures');
mkdirSync(target, { recursive: true });
const browser = await launchChromium();
try {
  for (const shot of shots.filter(({ name }) => only.length === 0 || only.includes(name))) await take(browser, shot);
  if (only.length === 0 || only.includes('platzwart')) await takeSharingPicture(browser);
} finally {
  await browser.close();
}

async function take(browser: Browser, { name, screen, as, show }: Shot): Promise<void> {
  const context = await quietContext(browser, contexts[screen]);
  try {
    const page = await context.newPage();
    if (as) await signIn(page, as, demoAdministration);
    await show(page);
    // The toolbar learns a moment later who is signed in.
    if (as && screen === 'desktop') await page.getByText('Abmelden').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 76, effort: 6 })
      .toBuffer();
    writeFileSync(join(target, `${name}.webp`), picture);
    console.log(`${name}: ${Math.round(picture.length / 1000)} kB`);
  } finally {
    await context.close();
  }
}

/** What messengers and networks show beside a link: the head of the landing page. */
async function takeSharingPicture(browser: Browser): Promise<void> {
  const context = await quietContext(browser, { viewport: { width: 1200, height: 630 } });
  const page = await context.newPage();
  await page.goto('/');
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, quality: 80 })
    .toBuffer();
  writeFileSync(join(root, 'web/public/platzwart.png'), picture);
  console.log(`platzwart: ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}
