/** Automatic accessibility checks. axe runs in the page itself: we use no frames. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { longOr } from '../support/long-run.ts';
import { measuring } from './measure-layout.ts';
import { onDeskToo, onPhoneToo } from './steps.ts';

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
} satisfies RunOptions;

/** axe finds nothing, and nothing is wider than the screen. `state` names the view. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const found = await findingsOf(page, options);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(
    [...found, ...(tooWide > 0 ? [`${tooWide} px wider than the screen`] : [])],
    state,
  ).toEqual([]);
}

/**
 * At its own screen size, and on a phone by night: colours are all that the dark scheme changes.
 */
export async function expectAccessibleOnPhoneToo(page: Page, state: string): Promise<void> {
  const schemes = ['light', 'dark'] as const;
  let looks = 0;
  await onPhoneToo(page, async () => {
    await page.emulateMedia({ colorScheme: schemes[looks++] });
    await expectAccessible(page, state);
  });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Its texts are readable in the dark scheme. */
export async function expectReadableByNight(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(
    await findingsOf(page, { ...options, runOnly: ['color-contrast'] }),
    `${state}, by night`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findingsOf(page: Page, options: RunOptions): Promise<string[]> {
  // Colours in transition would be measured halfway. A transition that another one replaces may
  // never say that it has finished.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

/** On the phone of the journey, and at a desk. */
export function expectAccessibleOnDeskToo(page: Page, state: string): Promise<void> {
  return onDeskToo(page, () => expectAccessible(page, state));
}

const phoneByNight = { width: 390, colorScheme: 'dark' } as const;
const views = longOr(
  [phoneByNight],
  [phoneByNight, { width: 1280, colorScheme: 'light' } as const],
);

/** Measures the layout of a state on every screen, and asks axe. */
export async function looking(page: Page) {
  const { measure, resize, tell } = await measuring(page);
  const look = async (state: string) => {
    await measure(state);
    for (const { width, colorScheme } of views) {
      await resize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, state);
    }
    await resize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  return { look, tell };
}
