/**
 * Whether the demo world stays as fast as it began (`npm run bench` starts it): a booking at the
 * busy practice before and after forty pages of its staff were opened and closed, as a person
 * closes them and as tests do.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { productUrl } from '../../scripts/toolchain.ts';
import { aCompleteBooking, book, busyPractice } from './bookings.ts';
import { startBrowser } from './effort.ts';

const requests = `/${busyPractice}/administration/anfragen`;
const pages = 40;
const options = { locale: 'de-DE', viewport: { width: 1280, height: 800 }, baseURL: productUrl };

const browser = await startBrowser();
let allHold = true;
try {
  await bookings();
  const fresh = await bookings();
  const desk = await browser.newContext(options);
  await signIn(await desk.newPage());
  for (let n = 0; n < pages; n++) {
    const page = await openRequests(desk);
    if (n % 2 === 0) await page.goto('about:blank');
    await page.close({ runBeforeUnload: true });
  }
  await compare('as a person does', fresh);
  const storageState = await desk.storageState();
  for (let n = 0; n < pages; n++) {
    const context = await browser.newContext({ ...options, storageState });
    await openRequests(context);
    await context.close();
  }
  await compare('as tests do', fresh);
} finally {
  await browser.close();
}
process.exit(allHold ? 0 : 1);

async function compare(how: string, fresh: number) {
  // The listeners of the last page end after a few seconds.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const after = await bookings();
  const holds = after <= 1.2 * fresh;
  allHold &&= holds;
  const measured = `${(after / fresh).toFixed(2)}x (p50 ${after.toFixed(0)} and ${fresh.toFixed(0)} ms)`;
  console.log(
    `${holds ? '✓' : '✗'} booking after ${pages} staff pages were closed ${how}, against before  ${measured}  ≤ 1.2x`,
  );
}

async function signIn(page: Page) {
  await page.goto(`/login?returnTo=${encodeURIComponent(requests)}`);
  await page.getByRole('button', { name: /Anna Berger/ }).click();
  await page.getByRole('row').nth(1).waitFor({ timeout: 120_000 });
  await page.close();
}

async function openRequests(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(requests);
  await page.getByRole('row').nth(1).waitFor({ timeout: 120_000 });
  return page;
}

/** Milliseconds that half of thirty bookings took at most. */
async function bookings(): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < 30; n++) took.push(await book(aCompleteBooking()));
  return took.toSorted((one, other) => one - other)[took.length / 2] ?? Number.NaN;
}
