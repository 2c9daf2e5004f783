/**
 * Where pictures and videos of the product are taken: a browser before the running demo world, and
 * the e-mails that come there.
 */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { mailUrl, productUrl, toolchain } from '../scripts/toolchain.ts';

export const demoPractice = 'logopaedie-lindenhof';
export const demoAdministration = `/${demoPractice}/administration`;

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: toolchain().chromium ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** German, nothing that moves by itself, and no question about cookies. */
export async function quietContext(
  browser: Browser,
  options: BrowserContextOptions,
  url = productUrl,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies([{ name: 'consent_status', value: 'declined', url }]);
  // Patients' pages wait for no font, and others only a moment; what a bare server draws instead is
  // seen on nobody's screen.
  await context.route(/\.css$/, async (route) => {
    // A development server's modules are called so too.
    if (route.request().resourceType() !== 'stylesheet') return route.continue();
    // Not by the context's own request, which looks up even 'localhost' and waits for seconds where
    // no name server answers.
    const text = (await (await fetch(route.request().url())).text())
      .replaceAll(/font-display:\s*optional/g, 'font-display:block')
      .replaceAll(/--font-own:\s*system-ui/g, '--font-own:"Inter Variable",system-ui');
    // Of a page that is closed meanwhile, nobody needs it.
    await route.fulfill({ contentType: 'text/css', body: text }).catch(() => {});
  });
  return context;
}

type Email = { subject: string; html: string; envelope: { to: string[] } };

/**
 * The newest e-mail whose subject begins so; e-mails take a moment. `to`: to that address; `since`:
 * after so many; `patience`: seconds.
 */
export async function newestEmail(
  page: Page,
  subject: string,
  { to, since = 0, patience = 20 }: Wanted = {},
): Promise<Email> {
  for (const begun = Date.now(); Date.now() - begun < patience * 1000; ) {
    const emails = (await allEmails(page)).slice(since);
    const email = emails.findLast(
      (one) =>
        one.subject.startsWith(subject) && (to === undefined || one.envelope.to.includes(to)),
    );
    if (email) return email;
    await page.waitForTimeout(200);
  }
  throw new Error(`The e-mail '${subject} …' has not come.`);
}

type Wanted = { to?: string; since?: number; patience?: number };

export async function allEmails(page: Page): Promise<Email[]> {
  return (await (await page.request.get(`${mailUrl}/api/mails`)).json()) as Email[];
}
