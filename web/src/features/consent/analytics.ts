/** Visitor statistics, if the operator has set them up: nothing loads before consent. */
import { currentConsent, onConsentChange } from './consent-store.ts';
import { showsCountedPagesOnly } from './visited-pages.ts';

type Going = Pick<Location, 'assign' | 'replace' | 'reload'>;

/**
 * Loads the script after consent, on a countable page, in a document that has shown no other pages;
 * an empty address never loads anything. From then on every navigation loads a new document, so
 * that the script sees only this page. Withdrawing consent reloads the page, since a running script
 * cannot be removed.
 */
export function startAnalytics(url: string, going: Going = location): () => void {
  if (url === '') return () => {};
  const applyConsent = () => {
    // Per document: a running script continues across pages.
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

/** Turns navigation within this document into a full page load. */
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
