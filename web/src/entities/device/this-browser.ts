/** What this browser can do about push notices, and its subscription to them. */

/**
 * `installFirst`: iPhones and iPads show notices only of what lies on the home screen. `blocked`:
 * by the user, in the browser.
 */
type PushSupport = 'possible' | 'unsupported' | 'installFirst' | 'blocked';

const workerUrl = '/push-worker.js';

export function pushSupport(): PushSupport {
  const isCapable =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isCapable)
    return isAppleTouch() && !matchMedia('(display-mode: standalone)').matches
      ? 'installFirst'
      : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** The browser's subscription, for whomever; null if there is none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() === 'unsupported' || !('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Subscribes for the server's key. Rejects if the browser does not reach its push service. */
export async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerUrl);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known, applicationServerKey)) return known;
  // One for a former key would get nothing any more, and is in the way of another.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Ends it, and takes the worker away: from then on the browser has nothing of it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** As the server stores it; undefined if the browser tells no keys. */
export function sentForm(
  subscription: PushSubscription,
): { endpoint: string; p256dh: string; auth: string } | undefined {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth
    ? { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    : undefined;
}

function isSameKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const known = new Uint8Array(options.applicationServerKey ?? []);
  return known.length === key.length && known.every((byte, n) => byte === key[n]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
