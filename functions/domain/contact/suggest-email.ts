/**
 * The most common domains in German-speaking countries. They are never corrected, so similar ones
 * are listed too.
 */
const known = [
  'gmail.com',
  'googlemail.com',
  ...['gmx', 'outlook', 'hotmail', 'live', 'yahoo'].flatMap((name) =>
    ['com', 'de', 'at', 'ch', 'net', 'fr', 'it'].map((end) => `${name}.${end}`),
  ),
  'web.de',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'aon.at',
  'a1.net',
  'chello.at',
  'bluewin.ch',
  'mail.com',
  'ymail.com',
  'email.com',
];

/** In a short name, one changed character may be somebody else's address. */
const minLengthForTwoSlips = 8;

/**
 * The address with the well-known domain it was probably meant to have; undefined without a
 * suggestion.
 */
export function suggestEmail(email: string): string | undefined {
  const typed = email.trim();
  // Only websites begin so.
  const [, name, domain] = /^(?:www\.)?(\S+)@([^\s@]+)$/i.exec(typed) ?? [];
  if (!name || !domain) return undefined;
  const nearest = known
    .map((candidate) => ({ candidate, slips: slipsBetween(domain.toLowerCase(), candidate) }))
    .filter(({ candidate, slips }) => slips <= (candidate.length < minLengthForTwoSlips ? 1 : 2))
    .sort((a, b) => a.slips - b.slips)[0];
  const meant = `${name}@${nearest?.candidate ?? domain}`;
  return meant.toLowerCase() === typed.toLowerCase() ? undefined : meant;
}

/** Edit distance: characters omitted, added or changed, or two neighbours swapped. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      rows[i]?.push(
        Math.min(
          changed,
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          isSwap ? at(i - 2, j - 2) + 1 : changed,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
