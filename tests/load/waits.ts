/** What waits longest of what is pressed: from the press to the next frame, as browsers count it. */
import type { Page } from '@playwright/test';

/** In the page, before anything else. */
export function watchWaits(): void {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) waits.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** In milliseconds, since it was last asked. */
export async function worstWait(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { waits: number[] }).waits.splice(0)),
  );
}
