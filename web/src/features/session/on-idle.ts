/** For what is worth having but not worth waiting for. */

/** Milliseconds: the parts of the page itself are asked for in the first of them. */
const firstRush = 1500;
const timeoutMs = 3000;

/** Calls back once the page has loaded and the browser has nothing else to do; returns how to call it off. */
export function onIdle(start: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    // Safari learned it late.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(start, { timeout: timeoutMs });
    else start();
  };
  const rush = setTimeout(wait, firstRush);
  return () => {
    clearTimeout(rush);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
