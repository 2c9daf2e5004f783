/**
 * The rules refused a listener: perhaps the user was removed from a practice, so the session
 * listener rechecks. Sent as a window event, since the live database and the session load at
 * different times. Needed because one commit removes the membership and the practice in the user's
 * document: Firestore refuses the membership listener immediately, but may not notify the other.
 */
const name = 'platzwart:refused';

export function reportRefusal(): void {
  dispatchEvent(new Event(name));
}

export function onRefusal(hear: () => void): () => void {
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
