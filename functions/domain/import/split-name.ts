/** A whole name, as lists and phone notes have it, taken apart. */
import { cleanLine } from '../text/text.ts';

type SplitName = {
  readonly firstname: string;
  /** Who has one name only has a last name. */
  readonly lastname: string;
  /** What is no name: titles, degrees, a maiden name, brackets; '' if nothing. Whether a lady or a gentleman is not kept. */
  readonly besides: string;
};

const brackets = / ?[([{]([^()[\]{}]*)[)\]}]/g;
const born = /,? (?:geb\.?|geborene[rn]?|verw\.|gesch\.|vormals)\s+[^\s,]+/i;
const family = /^(?:fam\.?|familie|ehepaar|(?:herrn?|hr\.?|frau|fr\.?)\s*(?:und|u\.|&|\+|\/)\s*(?:herrn?|hr\.?|frau|fr\.?))\s+/i;
const salutation = /^(?:herrn?|hr\.?|frau|fr\.|fräulein|frl\.|mr\.?|mrs\.?|ms\.?)\s+/i;
const title =
  /^(?:(?:(?:univ|hon|priv)\.?[- ]*|[ao]\.?\s?ö?\.?\s?)?(?:prof|doz)\.?(?:in|essor(?:in)?|ent(?:in)?)?\.?|(?:d?dr|m?mag|bakk|dkfm|ing|pd|dipl)\.?(?:in|a|ª)?\.?(?:[- ](?:ing|psych|päd|log|theol|kfm)\.?)?|DI(?:in)?)(?:(?:\s*|\s+)(?:med|phil|jur|iur|rer|nat|soc|oec|techn?|mont|dent|vet|univ|theol|h\.?\s?c|in|FH)\b\.?|\s*\(FH\))*\s+(?=\S)/i;
/** Without a comma only those that are no names. */
const degree =
  /(?:,\s*(?:[BM]\.?\s?(?:Sc|A|Ed|Eng|BA)|Ph\.?\s?D|LL\.?\s?[BM]|MAS|MPH|Bakk|Dipl[\w.-]*|jun|sen|jr|sr)\.?| (?:[BM]Sc|PhD|MBA|LL\.?[BM]|[BM]Ed|jun\.|sen\.|jr\.|sr\.))$/i;
const particle = /^(?:v[ao]n|vom|zu[mr]?|de[nrls]?|della|di|da|do|dos|du|le|la|el|al|ter|ten|bin|ibn|abu|mac|mc|san|st\.?)$/i;
const isCapitals = (word: string) =>
  /^[\p{Lu}\p{M}ß'’.-]{2,}$/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) > 1 && !/^(?:\p{Lu}\.)+$/u.test(word);

/**
 * 'Huber, Maria', 'Maria Huber', 'HUBER Maria', 'Ursula Von der Heide', 'Frau Dr. Huber', 'Maria Huber, BSc', 'Huber'. Two plain words are first
 * and last name, in that order: which is which nobody can read from them.
 */
export function splitName(text: string): SplitName {
  const besides: string[] = [];
  let name = cleanLine(text).replace(brackets, (_match, inside: string) => {
    if (inside.trim() !== '') besides.push(inside.trim());
    return ' ';
  });
  const take = (kind: RegExp, isSaid = true) => {
    const [found] = kind.exec(name) ?? [];
    if (found === undefined || name.trim() === found.trim()) return false;
    name = name.replace(kind, '').trim();
    if (isSaid) besides.push(found.replace(/^[,\s]+/, '').trim());
    return true;
  };
  name = name.trim();
  while (take(degree));
  take(born);
  while (take(degree));
  if (!take(family)) take(salutation, false);
  while (take(title));
  take(salutation, false);
  const comma = name.indexOf(',');
  if (comma < 0) return { ...ofParts(name.split(/\s+/).filter(Boolean)), besides: besides.join(', ') };
  const lastname = name.slice(0, comma).trim();
  name = name.slice(comma + 1).trim();
  take(salutation, false);
  while (take(title));
  return { firstname: name, lastname, besides: besides.join(', ') };
}

function ofParts(words: readonly string[]): { firstname: string; lastname: string } {
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  const capitals = words.map(isCapitals);
  const [from, to] = [capitals.indexOf(true), capitals.lastIndexOf(true) + 1];
  // 'HUBER Maria', 'Maria DE LUCA': capitals are the last name, with the particles before them.
  if (from >= 0 && capitals.includes(false) && words.slice(from, to).every((word, i) => capitals[from + i] || particle.test(word))) {
    const start = words.slice(0, from).findLastIndex((word) => !particle.test(word)) + 1;
    return { firstname: `${join(0, start)} ${join(to)}`.trim(), lastname: join(start, to) };
  }
  if (words.length < 2 || particle.test(words[0] ?? '')) return { firstname: '', lastname: join(0) };
  // A last name of several words begins with its particle: 'van', 'von der', 'di'; or with any word in lower case.
  const small = words.findIndex(
    (word, i) => i > 0 && i < words.length - 1 && (particle.test(word) || /^\p{Ll}/u.test(word)) && !/^(?:und|u\.|&|\+)$/i.test(word),
  );
  const at = small > 0 ? small : words.length - 1;
  return { firstname: join(0, at), lastname: join(at) };
}
