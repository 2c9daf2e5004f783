/** Visitor statistics, if the operator has set them up: nothing is asked of anybody before it was accepted. */
import { currentConsent, onConsentChange } from './consent-store.ts';
import { showsCountedPagesOnly } from './visited-pages.ts';

type Going = Pick<Location, 'assign' | 'replace' | 'reload'>;

/**
 * Loads the script once it is accepted, on a page whose visits may be counted, and in a document that has shown no others; an empty address
 * never loads anything. From then on each page is a document of its own, so that the script sees none but this one. Whoever withdraws gets
 * the page anew, since a script that runs cannot be taken back.
 */
export function startAnalytics(url: string, going: Going = location): () => void {
  if (url === '') return () => {};
  const applyConsent = () => {
    // Of the document: a script that runs goes on whatever is shown.
    const isLoaded = document.querySelector('script[data-statistics]') !== null;
    const isAccepted = currentConsent() === 'accepted';
    if (isLoaded && !isAccepted) going.reload();
    if (isLoaded || !isAccepted || !showsCountedPagesOnly()) return;
    loadEachPage(going);
    const script = document.createElement('script');
    script.async = true;
    script.dataset.statistics = '';
    script.src = url;
    document.head.append(script);
  };
  applyConsent();
  return onConsentChange(applyConsent);
}

/** What would show another page in this document loads it instead. */
function loadEachPage({ assign, replace }: Going): void {
  for (const [method, load] of [
    ['pushState', assign],
    ['replaceState', replace],
  ] as const) {
    const original = history[method].bind(history);
    history[method] = (state, unused, url) => {
      const to = new URL(url ?? '', location.href);
      if (to.pathname === location.pathname) original(state, unused, url);
      else load.call(location, to.href);
    };
  }
}
