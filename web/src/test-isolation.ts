/**
 * Test files share a worker, its page and the libraries it has loaded, since making these anew took longer than the tests. Each
 * begins with modules of ours that nobody has used, and ends by leaving the page as it found it.
 */
// biome-ignore lint/style/noRestrictedImports: nothing is asked of it, what a file has begun with it is ended.
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';

vi.resetModules();
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

/** What a file has put off must not come once its page is gone. */
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

  // Modules that live as long as their page take no listener back: here they end with their file.
  const listeners: Parameters<typeof addEventListener>[] = [];
  globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener);
    addEventListener(...listener);
  };

  // jsdom begins to draw when it is first asked for a frame. Had somebody faked time by then, it would never draw again.
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
    // biome-ignore lint/suspicious/noDocumentCookie: they go as they came.
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
    history.replaceState(null, '', '/');
  };
}
