/** Firefox without a window, over WebDriver BiDi, which it speaks itself. */
import { launch } from 'puppeteer-core';
import { waitLimit } from '../support/limits.ts';
import type { Driver } from './driver.ts';

export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: waitLimit,
    protocolTimeout: waitLimit,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE', 'intl.locale.requested': 'de-DE' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(waitLimit);
  // Whether to leave a page with something typed: yes, as WebDriver says of itself in WebKit.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async (url) => {
      await page.goto(url);
    },
    read: (expression) => page.evaluate(expression),
    press: async (expression) => {
      await using handle = await page.evaluateHandle(expression);
      const element = handle.asElement();
      // A handle of a node is one of an element here: the finder gives nothing else.
      await (element as Awaited<ReturnType<typeof page.$>>)?.click();
      return element !== null;
    },
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
