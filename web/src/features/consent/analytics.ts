/** Visitor statistics, if the operator has set them up: nothing is asked of anybody before it was accepted. */
import { currentConsent, onConsentChange } from './consent-store.ts';

/**
 * Loads the script once it is accepted; an empty address never loads anything. Whoever withdraws gets the page anew, since
 * a script that runs cannot be taken back.
 */
export function startAnalytics(url: string, reload = () => location.reload()): () => void {
  if (url === '') return () => {};
  let isLoaded = false;
  const follow = () => {
    const isAccepted = currentConsent() === 'accepted';
    if (isLoaded && !isAccepted) reload();
    if (isLoaded || !isAccepted) return;
    isLoaded = true;
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    document.head.append(script);
  };
  follow();
  return onConsentChange(follow);
}
