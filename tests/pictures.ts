/**
 * `npm run pictures`: takes the pictures of the public pages from the running demo world (`npm start` beside it), and the
 * one that shared links show. A picture that cannot be taken ends the run with what was missing; the others stay.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { found, mailUrl, productUrl, root } from '../scripts/found.ts';
import { fillBooking, signIn, somebody, submitBooking } from './journeys/people.ts';

type Screen = 'desktop' | 'phone';
type Shot = { name: string; screen: Screen; as?: string; show: (page: Page) => Promise<void> };

const slug = 'logopaedie-lindenhof';
const administration = `/${slug}/administration`;
const contexts: Record<Screen, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

/** The form with some times chosen, the grid in the middle of the picture. */
async function showForm(page: Page): Promise<void> {
  await page.goto(`/${slug}/booking`);
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
  await page.goto(`${administration}/anfragen`);
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
  await page.goto(`${administration}/woche`);
  await page.getByRole('link', { name: /^Montag 8 Uhr/ }).waitFor();
}

const shots: readonly Shot[] = [
  {
    name: 'practice',
    screen: 'desktop',
    show: (page) => page.goto(`/${slug}`).then(() => page.getByRole('link', { name: 'Anfrage erstellen' }).waitFor()),
  },
  { name: 'form', screen: 'desktop', show: showForm },
  { name: 'form-phone', screen: 'phone', show: showForm },
  { name: 'requests', screen: 'desktop', as: 'Anna Berger', show: showRequests },
  { name: 'requests-phone', screen: 'phone', as: 'Anna Berger', show: showRequests },
  {
    name: 'priority',
    screen: 'desktop',
    as: 'Anna Berger',
    show: async (page) => {
      await showRequests(page);
      await page.locator('tr[data-prioritized]').first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'request-panel', screen: 'desktop', as: 'Anna Berger', show: (page) => openFirst(page, /Mo|Di/) },
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
      await page.goto(`${administration}/archiv`);
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
      await page.getByRole('row').nth(5).waitFor();
    },
  },
  {
    name: 'registration',
    screen: 'desktop',
    as: 'Paul Neumann',
    show: async (page) => {
      await page.goto('/company-registration');
      await page.getByLabel('Name der Praxis').fill('Logopädie am Marktplatz');
      await page.getByLabel('Untertitel').fill('Sprache, Stimme, Schlucken');
      await page.getByLabel('Straße und Hausnummer').fill('Marktplatz 4');
      await page.getByLabel('Postleitzahl und Ort').fill('8010 Graz');
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, 0);
      });
    },
  },
  {
    name: 'letter',
    screen: 'desktop',
    show: async (page) => {
      await page.goto('/ergotherapie-sonnenblick/booking');
      await fillBooking(page, somebody());
      await page
        .getByRole('checkbox', { name: /^Dienstag/ })
        .first()
        .check();
      await submitBooking(page);
      // The letter itself, as a mail program shows it.
      const { html } = await newestLetter(page);
      await page.goto('about:blank');
      await page.setContent(html);
    },
  },
];

const only = process.argv.slice(2);
const target = join(root, 'web/src/pictures');
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: found().chromium ?? undefined, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const shot of shots.filter(({ name }) => only.length === 0 || only.includes(name))) await take(browser, shot);
  if (only.length === 0 || only.includes('platzwart')) await takeSharingPicture(browser);
} finally {
  await browser.close();
}

async function take(browser: Browser, { name, screen, as, show }: Shot): Promise<void> {
  const context = await browser.newContext({
    ...contexts[screen],
    baseURL: productUrl,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  try {
    // No question about cookies in the pictures.
    await context.addCookies([{ name: 'consent_status', value: 'declined', url: productUrl }]);
    const page = await context.newPage();
    if (as) await signIn(page, as, as === 'Paul Neumann' ? '/company-registration' : administration);
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

async function newestLetter(page: Page): Promise<{ html: string }> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const letters = (await (await page.request.get(`${mailUrl}/api/mails`)).json()) as { subject: string; html: string }[];
    const letter = letters.find(({ subject }) => subject.startsWith('Neue Anfrage'));
    if (letter) return letter;
    await page.waitForTimeout(200);
  }
  throw new Error('The letter about the new request has not come.');
}

/** What messengers and networks show beside a link: the head of the landing page. */
async function takeSharingPicture(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, baseURL: productUrl });
  await page.context().addCookies([{ name: 'consent_status', value: 'declined', url: productUrl }]);
  await page.goto('/');
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, quality: 80 })
    .toBuffer();
  writeFileSync(join(root, 'web/public/platzwart.png'), picture);
  console.log(`platzwart: ${Math.round(picture.length / 1000)} kB`);
  await page.close();
}
