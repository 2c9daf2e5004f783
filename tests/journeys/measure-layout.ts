/**
 * Visible layout faults: a page wider than its screen, clipped text, and controls smaller than WCAG
 * 2.2 asks (2.5.8: 24 px) or, by touch, smaller than a finger (44 px). The same page is measured at
 * every width.
 */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { longOr } from '../support/long-run.ts';

/** `text`: the browser's text scale. */
type Look = {
  readonly width: number;
  readonly height?: number;
  readonly isTouch?: boolean;
  readonly text?: number;
};

/** The narrowest screen, a phone by finger, and a desk: everything between is for the long form. */
const fewLooks: readonly Look[] = [{ width: 320 }, { width: 390, isTouch: true }, { width: 1280 }];
const widths = [320, 390, 540, 600, 640, 700, 820, 1024, 1280];
const every20 = Array.from({ length: 49 }, (_, i) => 320 + 20 * i);

/**
 * Phones and tablets are measured for touch, which asks for more; text twice as large where WCAG
 * asks for it (1.4.4), not combined with 400 %.
 */
const looks: readonly Look[] = [
  ...longOr(fewLooks, [
    ...every20.map((width) => ({ width })),
    ...widths.map((width) => ({ width, isTouch: true })),
  ]),
  ...longOr(
    [],
    every20
      .filter((width) => width >= 640 && width % 40 === 0)
      .map((width) => ({ width, text: 2 })),
  ),
];

/** In frames, which a busy machine draws as slowly as everything else. */
const stayingFrames = 20;

/**
 * Measures a page on all of these screens without reloading it, once its content is ready. Only
 * Chromium can be resized like that.
 */
export async function measuring(page: Page) {
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    return { measure: async () => {}, resize: page.setViewportSize.bind(page), tell: () => {} };
  }
  const devtools = await page.context().newCDPSession(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  let measured = 0;
  let current: Look = page.viewportSize() ?? { width: 1280, height: 800 };
  let shown = current;
  const show = async (look: Look) => {
    await become(page, devtools, shown, look);
    shown = look;
  };
  /** Resizes the screen from then on. The page's own `setViewportSize` has no effect any more. */
  const resize = (look: Look) => {
    current = look;
    return show(look);
  };
  const measure = async (name: string) => {
    await expect(page.locator('main [class*="_loading_"]'), name).toHaveCount(0);
    for (const look of looks) {
      await show(look);
      let faults = await page.evaluate(faultsOf, look.isTouch === true);
      // New content may not have its place yet: faults count once they have stayed for some frames.
      for (let same = 0; faults.length > 0 && same < stayingFrames; ) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const next = await page.evaluate(faultsOf, look.isTouch === true);
        same = next.join() === faults.join() ? same + 1 : 0;
        faults = next;
      }
      const on = `${name} at ${look.width}${look.isTouch ? ' by finger' : ''}${look.text ? ' in large text' : ''}`;
      found.push(...faults.map((fault) => `${on}: ${fault}`));
    }
    await show(current);
    await page.emulateMedia({ media: 'print' });
    found.push(
      ...(await page.evaluate(controlsOnPaper)).map((control) => `${name} on paper: ${control}`),
    );
    await page.emulateMedia({ media: null });
    measured += 1;
  };
  /** Reports the findings, and in the run's report how many layouts were checked. */
  const tell = () => {
    test
      .info()
      .annotations.push({ type: 'measured', description: String(measured * looks.length) });
    expect(found).toEqual([]);
  };
  return { measure, resize, tell };
}

/**
 * From one screen to the next. Only what differs is sent: even the same font sizes make the page
 * lay itself out once more.
 */
async function become(
  page: Page,
  devtools: CDPSession,
  before: Look,
  { width, height, isTouch = false, text = 1 }: Look,
): Promise<void> {
  // 320 x 256 is a laptop's screen at 400 %.
  const screen = {
    width,
    height: height ?? (width === 320 ? 256 : 800),
    deviceScaleFactor: 1,
    mobile: false,
  };
  await Promise.all([
    isTouch !== (before.isTouch ?? false) &&
      devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch, maxTouchPoints: 1 }),
    text !== (before.text ?? 1) &&
      devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 * text, fixed: 13 * text } }),
    devtools.send('Emulation.setDeviceMetricsOverride', screen),
  ]);
  await page.evaluate(async (width) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width) await frame();
    // Scripts that react to the width finish before the second frame.
    await frame();
    await frame();
  }, width);
}

/**
 * Runs in the page: controls that appear on paper. Requests print nothing at all without a log
 * line.
 */
function controlsOnPaper(): string[] {
  const isLogged = document.querySelector('[data-not-on-paper]');
  const printed = [
    ...document.querySelectorAll(
      isLogged ? 'h1, h2, h3, table, li, button, input' : '[class*="_shell_"] :is(button, nav)',
    ),
  ];
  return printed
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 40)}”`);
}

/** Runs in the page. */
function faultsOf(isTouch: boolean): string[] {
  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const seen = new Map<Element, boolean>();

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  /** Visually: content for screen readers, or a trap for machines, is one pixel wide. */
  function isSeen(element: Element): boolean {
    const known = seen.get(element);
    if (known !== undefined) return known;
    const { display, visibility, overflowX, width } = styleOf(element);
    const isHere =
      display !== 'none' &&
      visibility === 'visible' &&
      !(overflowX === 'hidden' && width === '1px');
    const is = isHere && (element.parentElement === null || isSeen(element.parentElement));
    seen.set(element, is);
    return is;
  }

  function named(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
    const name = words || element.getAttribute('name') || element.id;
    return `${element.tagName.toLowerCase()} “${name}” ${element.closest('[class]')?.getAttribute('class') ?? ''}`;
  }

  function findCutText(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        !node.textContent?.trim() ||
        parent.closest('script, style, noscript, option') ||
        !isSeen(parent)
      )
        continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width > 0) findCut(parent, words);
    }
  }

  /** Up to the next scrolling region, or the screen. */
  function findCut(parent: Element, { left, right }: DOMRect): void {
    const isBeside = (box: { left: number; right: number }) =>
      right > box.right + 1 || left < box.left - 1;
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { display, overflowX, textOverflow } = styleOf(around);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(overflowX)) return;
      const isEdge = overflowX !== 'visible' || around.matches('button, a, th, td');
      if (!isEdge || !isBeside(around.getBoundingClientRect())) continue;
      // An ellipsis is deliberate: the full text appears elsewhere.
      if (textOverflow !== 'ellipsis') faults.add(`cut off: ${named(parent)}`);
      return;
    }
    if (isBeside({ left: 0, right: innerWidth })) faults.add(`beside the screen: ${named(parent)}`);
  }

  /** Links in a sentence are as high as its lines; a separate link has its own line. */
  function sizeOf(control: Element): { width: number; height: number } | undefined {
    const isField = control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type);
    const label = isField ? (control.closest('label') ?? control.labels?.[0]) : undefined;
    const parts = [control, ...(label ? [label] : [])].filter(isSeen);
    const sizes = parts.map((part) => {
      const { width, height } = part.getBoundingClientRect();
      return { width, height };
    });
    const { content, position, width: wide, height: high } = getComputedStyle(control, '::after');
    if (content !== 'none' && position === 'absolute')
      sizes.push({ width: Number.parseFloat(wide), height: Number.parseFloat(high) });
    if (control.tagName === 'A' && styleOf(control).display === 'inline') {
      if (isTouch && !control.getAttribute('href')?.startsWith('tel:')) return undefined;
      let block = control.parentElement;
      while (block && styleOf(block).display.startsWith('inline')) block = block.parentElement;
      if (
        !block ||
        (block.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0)
      )
        return undefined;
      sizes.push({ width: 0, height: Number.parseFloat(styleOf(block).lineHeight) });
    }
    const width = Math.max(0, ...sizes.map((size) => size.width));
    const height = Math.max(0, ...sizes.map((size) => size.height));
    return width * height > 0 ? { width, height } : undefined;
  }

  function hasVisibleText({ childNodes }: Element): boolean {
    return [...childNodes].some((node) =>
      node instanceof Element
        ? isSeen(node) && hasVisibleText(node)
        : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  function findSmallTargets(): void {
    const fields = 'input:not([type=hidden]), select, textarea';
    const roles = [
      'button',
      'tab',
      'switch',
      'checkbox',
      'radio',
      'menuitem',
      'option',
      'slider',
      'combobox',
    ];
    const all = `button, a[href], summary, ${fields}, ${roles.map((role) => `[role=${role}]`).join()}`;
    for (const control of document.querySelectorAll(all)) {
      if (control.closest('[inert], dialog:not([open])')) continue;
      const size = sizeOf(control);
      if (!size) continue;
      const hasText = control.matches('input, select, textarea') || hasVisibleText(control);
      const [min, leastWidth] = isTouch ? [44, hasText ? 24 : 44] : [24, 24];
      // Browsers' rounding loses half a pixel.
      const isSmall = size.height < min - 0.5 || size.width < leastWidth - 0.5;
      if (isSmall)
        faults.add(
          `small, ${Math.round(size.width)} x ${Math.round(size.height)}: ${named(control)}`,
        );
    }
  }

  const { scrollWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
  findCutText();
  findSmallTargets();
  return [...faults];
}
