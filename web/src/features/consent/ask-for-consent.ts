/**
 * What the consent popup and the panel of the privacy policy do. Plain code on prerendered markup:
 * most visitors answer before anything else on the page needs code.
 */
import type { Decision } from './consent.ts';
import {
  currentConsent,
  decide,
  isToBeAsked,
  offerOnPage,
  onConsentChange,
} from './consent-store.ts';

/** Milliseconds: a touch's click fires shortly after the finger lifts. */
const clickDelay = 500;

/** Ended by whoever takes over what they run. */
let popup = new AbortController();
let panel = new AbortController();

/** Shows the popup while it must ask. Whoever calls it again takes it over. */
export function askForConsent(box: HTMLElement): () => void {
  popup.abort();
  popup = new AbortController();
  const { signal } = popup;
  // The popup may have to go between press and release; the click would then hit what was beneath.
  let isPressed = false;
  let clock: ReturnType<typeof setTimeout> | undefined;
  let mustWait = false;
  const update = () => {
    box.hidden = !isPressed && (mustWait || !isToBeAsked());
  };
  const letGo = () => {
    isPressed = false;
    update();
  };
  const release = () => {
    clock = setTimeout(letGo, clickDelay);
  };
  addEventListener('pointerdown', () => clearTimeout(clock), { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  const press = () => {
    isPressed = true;
  };
  box.addEventListener('pointerdown', press, { signal });
  onDecision(box, signal, (decision) => {
    // The pressed button disappears: the keyboard continues on the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    isPressed = false;
    decide(decision);
  });
  const waitWhile = (isThere: boolean) => {
    mustWait = isThere;
    update();
  };
  const ends = [
    onConsentChange(update),
    keepRoomFor(box),
    () => clearTimeout(clock),
    whileInSight('[data-uncovered]', waitWhile),
  ];
  update();
  return ending(popup, ends);
}

/**
 * Shows the choice that holds and offers the other; the popup does not ask meanwhile. Whoever calls
 * it again takes it over.
 */
export function offerChoice(box: HTMLElement): () => void {
  panel.abort();
  panel = new AbortController();
  const all = (selector: string) => box.querySelectorAll<HTMLElement>(selector);
  const update = () => {
    const consent = currentConsent();
    for (const text of all('[data-consent]')) text.hidden = text.dataset.consent !== consent;
    for (const button of all('[data-decision]'))
      button.hidden = button.dataset.decision === consent;
  };
  onDecision(box, panel.signal, (decision) => {
    decide(decision);
    for (const confirmation of all('[data-saved]')) confirmation.hidden = false;
    // The pressed button disappears.
    box.querySelector<HTMLElement>('[data-consent]:not([hidden])')?.focus();
  });
  const ends = [onConsentChange(update), offerOnPage()];
  update();
  return ending(panel, ends);
}

/** Ends it once, whoever is first to say so. */
function ending(running: AbortController, ends: readonly (() => void)[]): () => void {
  for (const end of ends) running.signal.addEventListener('abort', end);
  return () => running.abort();
}

function onDecision(
  box: HTMLElement,
  signal: AbortSignal,
  take: (decision: Decision) => void,
): void {
  const choose = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-decision]') : null;
    if (button) take(button.dataset.decision as Decision);
  };
  box.addEventListener('click', choose, { signal });
}

/** Tells whether such an element is in sight; at first it counts as being so. */
function whileInSight(selector: string, tell: (isThere: boolean) => void): () => void {
  const element = document.querySelector(selector);
  if (!element || typeof IntersectionObserver === 'undefined') return () => {};
  tell(true);
  const observer = new IntersectionObserver((entries) =>
    tell(entries.at(-1)?.isIntersecting === true),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * While shown, it extends the page by its height, so that focused elements can scroll clear of it.
 */
function keepRoomFor(box: HTMLElement): () => void {
  // Tests have no layout.
  if (typeof ResizeObserver === 'undefined') return () => {};
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--consent-room', `${box.offsetHeight}px`),
  );
  observer.observe(box);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-room');
  };
}
