/**
 * Test files share a worker, its page and loaded libraries, since recreating these took longer than
 * the tests. Each file starts with fresh modules of ours, and restores the page when it ends.
 */
// biome-ignore lint/style/noRestrictedImports: it asks for nothing, only ends what a file has started with it.
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

vi.resetModules();
forwardFetch();
const leavePage = 'document' in globalThis ? enterPage() : undefined;
const endTimers = countTimers();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  leavePage?.();
  await Promise.all(getApps().map(deleteApp));
  endTimers();
});

/** Timers of a file must not fire once its page is gone. */
function countTimers(): () => void {
  const { setTimeout } = globalThis;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const counted = (...timer: Parameters<typeof setTimeout>) => {
    timers.push(setTimeout(...timer));
    return timers.at(-1);
  };
  globalThis.setTimeout = Object.assign(counted, setTimeout) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = setTimeout;
    for (const timer of timers) clearTimeout(timer);
  };
}

function enterPage(): () => void {
  const { addEventListener, requestAnimationFrame, cancelAnimationFrame } = globalThis;

  // Modules that live as long as their page never remove their listeners: here they end with their
  // file.
  const listeners: Parameters<typeof addEventListener>[] = [];
  globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener);
    addEventListener(...listener);
  };

  // jsdom starts its frame loop at the first animation frame request. Started under fake timers, it
  // would never run again.
  let frame = 0;
  const draw = () => {
    frame = requestAnimationFrame(draw);
  };
  draw();

  return () => {
    cancelAnimationFrame(frame);
    globalThis.addEventListener = addEventListener;
    for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: restores cookies as they were.
      document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
    }
    history.replaceState(null, '', '/');
  };
}

/**
 * Auth remembers the `fetch` of the moment it loads, and outlives a file: it gets one that calls
 * whatever stands in its place now. While that is itself, it calls the real one: otherwise it would
 * call itself without end.
 */
function forwardFetch(): void {
  const { fetch } = globalThis;
  if ('isForwarding' in fetch) return;
  const forwarding: typeof fetch = (...request) =>
    (globalThis.fetch === forwarding ? fetch : globalThis.fetch)(...request);
  globalThis.fetch = Object.assign(forwarding, { isForwarding: true });
}
