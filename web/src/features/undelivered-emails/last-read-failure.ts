/**
 * Up to which failure this reader has read. Stores only a moment: no address stays on a shared
 * computer.
 */
const keyOf = (slug: string) => `platzwart-undelivered-${slug}`;

export function readUpTo(slug: string): number {
  try {
    return Number(localStorage.getItem(keyOf(slug))) || 0;
  } catch {
    return 0;
  }
}

export function markRead(slug: string, at: Date): void {
  try {
    localStorage.setItem(keyOf(slug), String(at.getTime()));
  } catch {
    // Storage is disabled here: it is shown again next time.
  }
}
