/** Whether something is wholly in sight on the screen as it stands, without scrolling. */
import type { Locator, Page } from '@playwright/test';

/** In frames: what comes late may still move it. */
const stayingFrames = 20;

/** What of it cannot be seen once the page has come to rest, '' for nothing. */
export async function hiddenPartOf(page: Page, wanted: Locator): Promise<string> {
  await wanted.waitFor();
  await page.evaluate(async (frames) => {
    for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
  }, stayingFrames);
  return wanted.evaluate(hiddenPart);
}

/** Runs in the page, by itself. */
export function hiddenPart(wanted: Element): string {
  const { top, bottom, left, right } = wanted.getBoundingClientRect();
  const isOutside = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  if (isOutside) return `from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} pixels`;
  const covers = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  const cover = covers.find(
    (element) => !element || !(wanted.contains(element) || element.contains(wanted)),
  );
  return cover === undefined ? '' : `below “${cover?.textContent?.trim().slice(0, 40)}”`;
}
