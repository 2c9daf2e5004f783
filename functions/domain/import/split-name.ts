/** A whole name, as lists and phone notes have it, taken apart. */
import { cleanLine } from '../text/text.ts';
import { isFirstName } from './first-names.ts';

type SplitName = {
  readonly firstname: string;
  /** Who has one name only has a last name. */
  readonly lastname: string;
  /**
   * What is no name: titles, degrees, a maiden name, brackets; '' if nothing. Whether a lady or a
   * gentleman is not kept.
   */
  readonly besides: string;
};

const brackets = / ?[([{]([^()[\]{}]*)[)\]}]/g;
/** Behind a name: whose patient, where they live, who they are as well. */
const addition = / (?:c\/o|alias|p\.\s?a\.|z\.\s?h(?:d?\.|\b)|[-–—] (?=\p{Ll}|\d)).*$/u;
/** Signs that no name has: '12) Anna Huber!', '♀', '•'. */
const sign = /[^\p{L}\p{M}\p{N}\s'’ʼ`´ʻ,;.&+/()"„“”«»\u2010-\u2015-]+/gu;
/** What numbers are of, before and behind them: 'Zi. 12', '8 Jahre'. */
const counted =
  /^(?:station|stat\.?|zi(?:mmer)?\.?|bett|klasse|kl\.?|tel\.?|handy|mobil|geb\.?|nr\.?|dw|haus|gruppe|j(?:\.|ahre?)?|j(?:ä|ae)hrig\p{L}*|mon(?:\.|ate?)?|lj\.?)$/iu;
const born = /,? (?:geb\.?|geborene[rn]?|verw\.|gesch\.|vormals)\s+[^\s,]+/i;
const family =
  /^(?:fam\.?|familie|ehepaar|geschw(?:ister|\.)?|zwillinge|baby|(?:herrn?|hr\.?|frau|fr\.?)\s*(?:und|u\.|&|\+|\/)\s*(?:herrn?|hr\.?|frau|fr\.?))\s+/i;
const salutation =
  /^(?:herrn?|hr\.?|frau|fr\.|fräulein|frl\.|mr\.?|mrs\.?|ms\.?|mme\.?|mlle\.?|madame|monsieur|señora?|sig\.?(?:ra|na)?\.?)\s+/i;
const title =
  /^(?:(?:(?:univ|hon|priv)\.?[- ]*|[ao]\.?\s?ö?\.?\s?)?(?:prof|doz)\.?(?:in|essor(?:in)?|ent(?:in)?)?\.?|(?:d?dr|m?mag|bakk|dkfm|ing|pd|dipl)\.?(?:in|a|ª)?\.?(?:[- ](?:ing|psych|päd|log|theol|kfm)\.?)?|DI(?:in)?)(?:(?:\s*|\s+)(?:med|phil|jur|iur|rer|nat|soc|oec|techn?|mont|dent|vet|univ|theol|h\.?\s?c|in|FH)\b\.?|\s*\(FH\))*\s+(?=\S)/i;
/** Of the church and of offices; 'Sr.' and 'Br.' are a sister and a brother before a name. */
const office =
  /^(?:(?:pfarrer|pastor|diakon)(?:in)?|pater|rev\.?|ra(?:in)?|o?mr|ostr|bgm\.?|(?:schwester|bruder)(?= \S+ \S)|[sb]r\.|(?:hof|kommerzial|(?:ober)?(?:studien|medizinal|schul|regierungs))r(?:at|ätin))\s+(?=\S)/i;
/** Without a comma only those that are no names. */
const degree =
  /(?:,\s*(?:[BM]\.?\s?(?:Sc|A|Ed|Eng|BA)|Ph\.?\s?D|LL\.?\s?[BM]|MAS|MPH|Bakk|Dipl[\w.-]*|jun|sen|jr|sr)\.?| (?:[BM]Sc|PhD|MBA|LL\.?[BM]|[BM]Ed|jun\.|sen\.|jr\.|sr\.))$/i;
/** In lower case only: 'Anna Sen' is called so. */
const younger = / (?:jun|sen|jr|sr|junior|senior)$/;
/** Titles between a last name and a first one: 'Huber Dr. Maria'. */
const between = /^(\S+) (?=(?:(?:d?dr|m?mag|prof|ing|dipl|univ)\.\S*|frau|herrn?|fr\.|hr\.) \S+$)/i;
/** 'Auf der Maur', 'Am Ende'. */
const place = /^(?:a[mn]|im|in|auf|aus|unter|ob)$/i;
const article = /^de[rmn]$/i;
const particle =
  /^(?:v[ao]n|vom|zu[mr]?|de[nrls]?|della|di|da|do|dos|du|le|la|el|al|ter|ten|bin|ibn|abu|mac|mc|san|st\.?)$/i;
/** Belong to the last name. */
const nobility =
  /^(?:graf|gräfin|freiherr|freifrau|frhr\.?|baron(?:in|esse)?|fürst(?:in)?|prinz(?:essin)?|herzog(?:in)?|ritter|edler|edle)$/i;
const isCapitals = (word: string) =>
  /^[\p{Lu}\p{M}ß'’.-]{2,}$/u.test(word) &&
  (word.match(/\p{Lu}/gu)?.length ?? 0) > 1 &&
  !/^(?:\p{Lu}\.)+$/u.test(word);

/**
 * 'Huber, Maria', 'Maria Huber', 'HUBER Maria', 'Ursula Von der Heide', 'Frau Dr. Huber', 'Maria
 * Huber, BSc', 'Huber'. Two plain words are first and last name, in that order: which is which
 * nobody can read from them.
 */
export function splitName(text: string): SplitName {
  const besides: string[] = [];
  const aside = (part: string) => {
    if (part.trim() !== '') besides.push(part.trim());
    return ' ';
  };
  let name = withoutNumbers(
    cleanLine(text)
      .replace(brackets, (_match, inside: string) => aside(inside))
      .replace(addition, aside)
      .replace(/\s*;\s*/g, ', '),
    aside,
  );
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
  while (take(degree) || take(younger));
  take(/,? (?:fam\.?|familie)$/i);
  if (!take(family)) take(salutation, false);
  while (take(title) || take(office));
  take(salutation, false);
  if (!name.includes(',')) name = name.replace(between, '$1, ');
  const two = twoPeople(name);
  if (two) {
    name = two.first;
    aside(two.other);
  }
  const comma = name.indexOf(',');
  const parts =
    comma < 0
      ? ofParts(name.split(/\s+/).filter(Boolean))
      : { firstname: name.slice(comma + 1).trim(), lastname: name.slice(0, comma).trim() };
  // 'KOFLER Sr. Benedikta', 'Huber, Dr. Maria'.
  name = parts.firstname;
  take(salutation, false);
  while (take(title) || take(office));
  return { firstname: name, lastname: parts.lastname, besides: besides.join(', ') };
}

/**
 * Ages, rooms, telephones and signs: no name has a digit. What a comma or a stroke parts from the
 * name goes as a whole.
 */
function withoutNumbers(text: string, aside: (part: string) => string): string {
  const plain = text.replace(sign, (signs) => (/[*#]/.test(signs) ? ' ' : aside(signs)));
  if (!/\d/.test(plain)) return /\p{L}/u.test(plain) ? plain.replace(/\s+/g, ' ') : text;
  const [first = '', ...others] = plain.split(/(?=,\s| [/–-] )/);
  const stored = others.map((part) => {
    if (!/\d/.test(part)) return part;
    aside(part.replace(/^[\s,/–-]+/, ''));
    return '';
  });
  const words = first.trim().split(/\s+/);
  const isNumber = (word: string | undefined) => word !== undefined && /\d/.test(word);
  const isLeft = (i: number) =>
    isNumber(words[i]) ||
    (counted.test(words[i] ?? '') && (isNumber(words[i - 1]) || isNumber(words[i + 1])));
  const names = words.filter((_, i) => !isLeft(i));
  if (!names.some((word) => /\p{L}/u.test(word))) return text;
  // The number of a line says nothing of a person.
  const numbers = words.filter((word, i) => isLeft(i) && !(i === 0 && /^\d+[.)]?$/.test(word)));
  aside(numbers.join(' '));
  return [names.join(' '), ...stored].join('').replace(/\s+/g, ' ');
}

/** 'Anna Huber / Max Meier', 'Anna Huber, Max Huber': the first, and who else is named. */
function twoPeople(name: string): { first: string; other: string } | undefined {
  const [first = '', second = '', more] = name.split(/\s*[,/+&]\s+|\s+(?:und|u\.)\s+/);
  const [one, two] = [first, second].map((part) => part.split(' '));
  if (more !== undefined || !one?.[1] || !two?.[1]) return undefined;
  const isOneFamily = one.at(-1) === two.at(-1);
  const other = name.slice(first.length).replace(/^[\s,/+&]+/, '');
  // 'Anna Maria und Peter Huber' have one last name.
  const isApart =
    !name.includes(',') &&
    !isFirstName(one.at(-1) ?? '') &&
    ![one.at(-1), two[0]].some((word) => particle.test(word ?? ''));
  return isOneFamily || isApart ? { first, other } : undefined;
}

/** A first name from a column of its own: 'Dr. Anselm'. */
export function withoutTitles(firstname: string): Pick<SplitName, 'firstname' | 'besides'> {
  const found = splitName(`Name, ${firstname}`);
  return (/[,([]/.test(firstname) && !/\d/.test(firstname)) || found.lastname !== 'Name'
    ? { firstname, besides: '' }
    : found;
}

/**
 * 'de Meuron Aline' -> 'de Meuron, Aline', of a list with last names first; titles before a name
 * stay before it. What has an order of its own (a comma, capitals, one name only) stays as it is.
 */
export function lastNameFirst(text: string): string {
  const [, name = text, rest = ''] = /^([^\n,(]*)(.*)$/s.exec(text) ?? [];
  const { firstname, lastname } = splitName(name);
  const words = name.split(/\s+/).filter(Boolean);
  const from = words.length - wordsWithoutTitles(name);
  const isOneName =
    firstname === '' && (!particle.test(words[from] ?? '') || words.length - from < 3);
  const isSaid = /^,(?!\s*(?:geb|verw|gesch)\b)/i.test(rest) && !degree.test(text);
  const isSaidByCapitals =
    isCapitals(lastname.replace(/\s/g, '')) && !isCapitals(words[from] ?? '');
  if (isOneName || isSaid || isSaidByCapitals || !name.includes(' ')) return text;
  // 'Erni-von Flüe Sepp', 'Müller von der Heide Anna'.
  const parts = words
    .slice(from)
    .map(
      (word) =>
        particle.test(word.replace(/^.*-/, '')) && (particle.test(word) || /-\p{Ll}+$/u.test(word)),
    );
  const last = parts.lastIndexOf(true, words.length - from - 3) + 1;
  const until = from + last + 1;
  if (until >= words.length) return text;
  return `${words.slice(0, until).join(' ')}, ${words.slice(until).join(' ')}${rest === '' ? '' : rest.replace(/^(?=[^,\s])/, ' ')}`;
}

/** How many words follow the titles and salutations at the beginning. */
function wordsWithoutTitles(name: string): number {
  let rest = name.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(salutation, '').replace(title, '').replace(office, '').trim() || rest;
  }
  return rest.split(/\s+/).length;
}

function ofParts(words: readonly string[]): { firstname: string; lastname: string } {
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  const capitals = words.map(isCapitals);
  const [from, to] = [capitals.indexOf(true), capitals.lastIndexOf(true) + 1];
  // 'HUBER Maria', 'Maria DE LUCA': capitals are the last name, with the particles before them.
  if (
    from >= 0 &&
    capitals.includes(false) &&
    words.slice(from, to).every((word, i) => capitals[from + i] || particle.test(word))
  ) {
    const start = words.slice(0, from).findLastIndex((word) => !particle.test(word)) + 1;
    return { firstname: `${join(0, start)} ${join(to)}`.trim(), lastname: join(start, to) };
  }
  if (words.length < 2 || particle.test(words[0] ?? ''))
    return { firstname: '', lastname: join(0) };
  // 'Huber Anna + Max': the first word is the name of both.
  const joint = words.findIndex((word) => /^(?:und|u\.|&|\+|\/)$/i.test(word));
  if (joint === 2 && words.length === 4 && !isFirstName(words[0] ?? ''))
    return { firstname: join(1), lastname: join(0, 1) };
  // A last name of several words begins with its particle: 'van', 'von der', 'di'; or with any word
  // in lower case.
  const small = words.findIndex(
    (word, i) =>
      i > 0 &&
      i < words.length - 1 &&
      (particle.test(word) ||
        /^\p{Ll}/u.test(word) ||
        (place.test(word) && (/m$/i.test(word) || article.test(words[i + 1] ?? '')))) &&
      !/^(?:und|u\.|&|\+)$/i.test(word),
  );
  const noble = words.findIndex((word, i) => i > 0 && i < words.length - 1 && nobility.test(word));
  const at =
    noble > 0 && (small < 0 || noble < small) ? noble : small > 0 ? small : words.length - 1;
  return { firstname: join(0, at), lastname: join(at) };
}
