/**
 * How long a task takes, by a model: a script works as a person would, the browser counts what it
 * hears, and the model makes seconds of it. It measures what the screens demand, not how fast this
 * machine is.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { toolchain } from '../../scripts/toolchain.ts';

/** Seconds for a key, a press, and a section that must be read. */
const model = { key: 0.2, press: 0.6, section: 1.5 };
type Effort = { keys: number; presses: number; sections: number; scrolls: number };
const nothing = (): Effort => ({ keys: 0, presses: 0, sections: 0, scrolls: 0 });

let effort = nothing();
let allHold = true;

/** From here on it is counted. */
export function begin(): void {
  effort = nothing();
}

/** Presses since `begin`. */
export const pressed = () => effort.presses;

/** Prints what it took since `begin`; `most`: presses, for what somebody does all day. */
export function told(figure: string, limit: number | undefined, most = Infinity): void {
  const { keys, presses, sections, scrolls } = effort;
  const seconds = model.key * keys + model.press * presses + model.section * sections;
  const holds = (limit === undefined || seconds <= limit) && presses <= most;
  allHold &&= holds;
  const what = `${seconds.toFixed(1)} s (${keys} keys, ${presses} presses, ${sections} sections, ${scrolls} scrolls)`;
  console.log(
    `${holds ? '✓' : '✗'} ${figure}  ${what}  ${limit !== undefined ? `≤ ${limit} s` : most < Infinity ? `≤ ${most} presses` : 'no target of its own'}`,
  );
}

export const allHeld = () => allHold;

export function startBrowser(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: toolchain().chromium ?? '', args });
}

/** All pages of this context count. */
export async function count(context: BrowserContext): Promise<void> {
  await context.exposeBinding('told', (_, what: keyof Effort, n: number) => {
    effort[what] += n;
  });
  await context.addInitScript(listen);
}

/**
 * In the page. Somebody who acts has read: in a form or a dialog each heading since the last act
 * or, where that is gone, those not read before; elsewhere the row or section, if it was not this
 * one of this name before.
 */
function listen() {
  const told = (what: string, n = 1) =>
    (window as unknown as { told: (what: string, n: number) => void }).told(what, n);
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && element.getBoundingClientRect().width > 1;
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  let last: Element | null = null;
  let lastPart: Element | null = null;
  let lastPlace = '';
  const known = new Set<string | null>();
  const act = (at: Element) => {
    const part = at.closest('dialog, [role=dialog], [role=menu], [role=listbox], aside, form');
    const unit = at.closest('nav, tr, li, article, section');
    const place = unit?.matches('nav')
      ? lastPlace
      : (unit?.querySelector('h1, h2, h3, th, button')?.textContent ?? lastPlace);
    const headings = [...(part?.querySelectorAll('h1, h2, h3, h4, legend') ?? [])].filter(isShown);
    const begin = last?.isConnected && part?.contains(last) ? last : undefined;
    if (part !== lastPart) known.clear();
    const passed = headings.filter(
      (heading) =>
        follows(heading, at) && (begin ? follows(begin, heading) : !known.has(heading.textContent)),
    );
    for (const heading of passed) known.add(heading.textContent);
    const back =
      begin && headings.some((heading) => follows(at, heading) && follows(heading, begin)) ? 1 : 0;
    const isNew = part !== null && part !== lastPart;
    const read = part ? Math.max(passed.length, back, isNew ? 1 : 0) : place === lastPlace ? 0 : 1;
    if (read > 0) told('sections', read);
    [last, lastPart, lastPlace] = [at, part, place];
  };
  const onAct = ({ target }: Event) => target instanceof Element && act(target);
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  addEventListener('pointerdown', () => told('presses'), true);
  addEventListener('pointerdown', onAct, true);
  addEventListener('keydown', () => told('keys'), true);
  addEventListener('focusin', (event) => isField(event.target) && onAct(event), true);
  addEventListener('wheel', () => told('scrolls'), { capture: true, passive: true });
  // Nobody is called.
  addEventListener(
    'click',
    (event) =>
      event.target instanceof Element &&
      event.target.closest('a[href^="tel:"]') &&
      event.preventDefault(),
    true,
  );
}
