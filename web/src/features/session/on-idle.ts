/** For work worth doing but not worth waiting for. */

/** Milliseconds: the page's own parts load first. */
const firstRush = 1500;
const timeoutMs = 3000;

/** Calls back once the page has loaded and the browser is idle; returns a cancel function. */
export function onIdle(start: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    // Safari added requestIdleCallback late.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(start, { timeout: timeoutMs });
    else start();
  };
  const rush = setTimeout(wait, firstRush);
  return () => {
    clearTimeout(rush);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
