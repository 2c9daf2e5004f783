/**
 * A random name of this browser. Once it has proven a code, others' wrong tries do not count against
 * it.
 */
const key = 'platzwart-geraet';

/** '' where the browser stores nothing. */
export function thisDevice(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(key, made);
    return made;
  } catch {
    return '';
  }
}
