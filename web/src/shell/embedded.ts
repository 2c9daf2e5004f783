/**
 * A practice may embed its booking form in a frame on its own website (`/{slug}/booking?embed=1`).
 * No other page may be framed, which prevents clickjacking.
 */

export function asksToBeEmbedded(search: string): boolean {
  return new URLSearchParams(search).get('embed') === '1';
}

/** Whether this page is framed. False during prerendering. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}

/** The form and the page after sending. */
export function mayBeEmbedded(pathname: string): boolean {
  return /^\/[^/]+\/booking(?:\/success)?\/?$/.test(pathname);
}
