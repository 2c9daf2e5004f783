/**
 * How long a booking usually takes here: an answer that comes sooner would tell that the person waits already. The real ones
 * are not held up for that; the others take as long as one of the last real ones took.
 */

/** Milliseconds. Before this instance has seen a real one. */
const firstGuess = 150;
const mostRemembered = 40;

const remembered: number[] = [];

/** A booking was kept, and took so long. */
export function rememberTime(milliseconds: number): void {
  remembered.push(milliseconds);
  if (remembered.length > mostRemembered) remembered.shift();
}

/** What one of them took, by chance: a fixed time would be told from theirs. */
export function usualTime(chance: number): number {
  return remembered[Math.floor(chance * remembered.length)] ?? firstGuess;
}
