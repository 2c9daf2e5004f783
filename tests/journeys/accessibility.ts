/** Automatic accessibility checks. axe runs in the page itself: we use no frames. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { onDeskToo, onPhoneToo } from './steps.ts';

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
} satisfies RunOptions;

/** axe finds nothing, and nothing is wider than the screen. `state` names the view. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Colours in transition would be measured halfway.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, options);
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ...(tooWide > 0 ? [`${tooWide} px wider than the screen`] : []),
    ];
  }, options);
  expect(found, state).toEqual([]);
}

/** At its own screen size, and on a phone. */
export function expectAccessibleOnPhoneToo(page: Page, state: string): Promise<void> {
  return onPhoneToo(page, () => expectAccessible(page, state));
}

/** On the phone of the journey, and at a desk. */
export function expectAccessibleOnDeskToo(page: Page, state: string): Promise<void> {
  return onDeskToo(page, () => expectAccessible(page, state));
}
