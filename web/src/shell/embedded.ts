/**
 * A practice may show its booking form on its own website, in a frame (`/{slug}/booking?embed=1`). Nothing else of the
 * product may stand in one: what a stranger's page lies over could be pressed without being seen.
 */

export function asksToBeEmbedded(search: string): boolean {
  return new URLSearchParams(search).get('embed') === '1';
}

/** Whether this page stands in a frame. Not while the build draws pages. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}

/** The form and the page after sending. */
export function mayBeEmbedded(pathname: string): boolean {
  return /^\/[^/]+\/booking(?:\/success)?\/?$/.test(pathname);
}
