/**
 * The code of the pages about the product until somebody touches one: they are prerendered, and
 * their readers need no React. It shows what is shown unasked (consent, campaign), opens the
 * drawer, starts visitor statistics after consent, and loads the app with the first touch or for
 * who is signed in. Presses that need the app wait for it.
 *
 * In the markup: `data-alone` works without the app; links in `data-needs-app` do not lead away but
 * wait for it; what is marked
 * `data-loads-app` is filled by it, once it comes near, or is passed.
 */
import { analyticsUrl } from './env.ts';
import { announceCampaign } from './features/campaigns/announce-campaign.ts';
import { startAnalytics } from './features/consent/analytics.ts';
import { askForConsent, offerChoice } from './features/consent/ask-for-consent.ts';
import {
  hasSessionFlag,
  isSessionLeftOver,
  onSessionFlagChange,
} from './features/session/session-flag.ts';
import { report } from './report.ts';
import { appFiles, preloadCode } from './shell/app-files.ts';

let isFetched = false;
let isLoading = false;
/** Presses that wait for the app, in order. */
const waiting: HTMLElement[] = [];
const arrived = new AbortController();
const { signal } = arrived;

for (const touch of ['pointerdown', 'keydown', 'pointerover', 'focusin'])
  addEventListener(touch, look, { signal, capture: true, passive: true });
addEventListener('click', press, { signal, capture: true });

withElement('#hinweise', announceCampaign);
// Before the popup, which it keeps away.
withElement('#cookie-angebot', offerChoice);
withElement('#cookie-frage', askForConsent);
withElement('[data-loads-app]', loadInSight);
startAnalytics(analyticsUrl);

if (hasSessionFlag() || isSessionLeftOver()) loadOnce();
const stopListening = onSessionFlagChange((isSet) => {
  if (isSet) loadOnce();
});
signal.addEventListener('abort', stopListening);

/**
 * The touch itself comes first: its code is fetched with it, and runs when the browser has painted
 * the answer. A page without this pause answered its first press half a second later on a slow
 * phone.
 */
function loadSoon(): void {
  fetchOnce();
  // Safari added requestIdleCallback late.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(loadOnce, { timeout: 1000 });
  else setTimeout(loadOnce, 200);
}

function fetchOnce(): void {
  if (isFetched) return;
  isFetched = true;
  void preloadCode(appFiles());
}

function loadOnce(): void {
  if (isLoading) return;
  isLoading = true;
  load().catch((problem) => {
    // Offline, perhaps: the next touch tries again.
    isLoading = false;
    waiting.length = 0;
    report(problem, 'visit');
  });
}

async function load(): Promise<void> {
  fetchOnce();
  const { start } = await import('./start.tsx');
  await start();
  // What is pressed may be in a part that comes after its page: until its code is there, React
  // would drop the press.
  const { loadParts } = await import('./shell/lazy-page.tsx');
  await loadParts();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next.click();
    // As if by hand: React renders before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
  arrived.abort();
}

/** Any press or key is a touch; pointing and focus only where something can be pressed. */
function look({ type, target }: Event): void {
  if (!(target instanceof Element) || target.closest('[data-alone]')) return;
  if (/down/.test(type) || target.closest('a, button, summary, label, input')) loadSoon();
}

function press(event: MouseEvent): void {
  // One that has waited.
  if (!event.isTrusted) return;
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('button, [data-needs-app] a')
      : null;
  if (!pressed || pressed.closest('[data-alone]')) return;
  // A new tab or window is the browser's.
  if (
    pressed instanceof HTMLAnchorElement &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  const drawer = pressed.ariaHasPopup === 'dialog' ? pressed.nextElementSibling : null;
  if (drawer instanceof HTMLDialogElement) drawer.showModal();
  else waiting.push(pressed);
  loadSoon();
}

function loadInSight(place: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadOnce();
    },
    // Whoever jumps to the end has passed it.
    { rootMargin: '100000px 0px 400px' },
  );
  observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
}

function withElement(selector: string, use: (element: HTMLElement) => void): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) use(element);
}
