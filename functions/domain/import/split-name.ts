/** A name in one text, as in lists and on the phone: 'Huber, Maria', 'Maria Huber', 'Ursula von der Leyen', 'Huber'. */
export function splitName(text: string): { firstname: string; lastname: string } {
  const name = text.trim().replace(/^(?:herrn?|frau|hr\.?|fr\.?)\s+/i, '');
  const comma = name.indexOf(',');
  if (comma >= 0) return { firstname: name.slice(comma + 1).trim(), lastname: name.slice(0, comma).trim() };
  const words = name.split(/\s+/);
  // A last name of several words begins with the lower-case particle: 'van', 'von der', 'di'.
  const small = words.findIndex((word, i) => i > 0 && i < words.length - 1 && /^\p{Ll}/u.test(word));
  const at = small > 0 ? small : words.length - 1;
  return { firstname: words.slice(0, at).join(' '), lastname: words.slice(at).join(' ') };
}
