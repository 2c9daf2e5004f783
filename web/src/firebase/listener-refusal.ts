/**
 * Rules refused a listener: perhaps somebody was taken out of a practice. Whoever knows who one is, asks anew. Told by an
 * event of the window, since the live database and the session load at different times.
 * Needed because one commit removes the membership and the practice in the person's own document: a listener on the membership is refused
 * at once, and the person's document is not.
 */
const name = 'platzwart:refused';

export function reportRefusal(): void {
  dispatchEvent(new Event(name));
}

export function onRefusal(hear: () => void): () => void {
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
