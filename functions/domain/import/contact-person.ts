/**
 * Contact persons as lists name them: in a column of their own, in the cell of the name or the
 * telephone, in the team's remarks.
 */
import { foldedName } from '../text/folded-name.ts';
import { cleanLine } from '../text/text.ts';
import { isFirstName, isOnlyFirstName } from './first-names.ts';
import { namesChild, splitName } from './split-name.ts';

export type NamedContact = { firstname: string; lastname: string; relationship: string };

const relationships =
  '(?:pflege|stief|schwieger|kind(?:e?s)|adoptiv|leih)?(?:mutter|vater|eltern|mam[ai]|pap[ai])|k[mv]|(?:ur)?gro(?:ß|ss)(?:mutter|vater|eltern)|gro(?:ß|ss)(?:tante|onkel)|mutti|vati|(?:ur)?(?:oma|opa)|tante|onkel|(?:stief)?(?:schwester|bruder)|(?:ex-?|ehe)(?:frau|mann)|gattin|gatte|(?:lebens)?gefährt(?:e|in)|(?:lebens)?partner(?:in)?|freundin|nachbarin|schwägerin|schwager|nichte|(?:schwieger|stief|pflege)?(?:tochter|sohn)|enkel(?:in)?|vormund|beistand|(?:bezugs|wohn|haupt)?betreuer(?:in)?|familienhelfer(?:in)?|sozialarbeiter(?:in)?|erwachsenenvertreter(?:in)?|sachwalter(?:in)?|kontaktperson|ansprechperson';
const salutation = '(?:frau|herrn?|fr\\.|hr\\.)';
export const isRelationship = (text: string) =>
  new RegExp(`^(?:${relationships})$`, 'i').test(text);

/**
 * Behind a colon, a bracket or a salutation a relationship names somebody: 'Mutter: Ines Wolf',
 * 'Mutter (Fr. Brandt)', 'Mutter Frau Groß'.
 */
const announced = new RegExp(
  `(?<![\\p{L}\\d])(${relationships})(?:\\s*[:–]\\s*|\\s-\\s|\\s*\\(\\s*(?=${salutation})|,?\\s+(?=${salutation}))(?=[^\\s\\d])`,
  'giu',
);

/** One word may be a last name of its own ('Sohn', 'Bruder', 'Vater'). */
const opensName =
  /^\s*(mutter|mam[ai]|mutti|pap[ai]|vati|oma|opa|gro(?:ß|ss)(?:mutter|vater|eltern)|eltern|pflege(?:mutter|vater|eltern))\s+(?=\p{L})/iu;

/** 'Theresa Lindner für ihre Tochter Marie'. */
const forWhom =
  /(?<!\s),?\s+(?:für|f\.)\s+(?:(?:ihr|sein|die|das|den|unser|mein)\p{L}*\s+)?(?:tochter|sohn|kind|enkel(?:in|kind)?|mutter|vater|mann|frau|oma|opa|bruder|schwester|pflegekind)\s+(?=\p{L})/giu;

/** 'Kind v. Hr. Groß', 'Tochter von Frau Huber': nobody but whose child it is. */
const childOf =
  /^\s*(?:kind(?:er)?|tochter|sohn|baby|zwillinge|enkel(?:in|kind)?)\s+(?:von|v\.|der|des|d\.)\s+(?!de[rmn]\s)(?=\p{L})/iu;

/** 'Oma von Paul Fischnaller': whoever asks, and for whom. */
const askingFor =
  /^\s*((?:schwieger|gro(?:ß|ss)|pflege|stief)?(?:mutter|vater|eltern)|mam[ai]|mutti|pap[ai]|vati|oma|opa|tante|onkel|vormund)\s+(?:von|v\.|des|der|d\.)\s+(?!de[rmn]\s)(?=\p{Lu})/iu;

/** 'Bruder von Lea Huber': a patient who is called like Lea, if at all. */
const siblingOf =
  /^\s*(?:schwester|bruder|geschwister|zwillingsbruder|zwillingsschwester)\s+(?:von|v\.)\s+(?!de[rmn]\s)(?=\p{Lu})/iu;

/** 'Lukas (Mutter: Sandra) Berger'. */
const asideInside = new RegExp(
  `^([^()\\n]{1,100})(\\( ?(?:${relationships})\\b[^()\\n]{0,100}\\)) ?([\\p{L},][^()\\n]{0,100})$`,
  'iu',
);

/** 'Mama Andrea', 'getrennt! Vater Huber Paul', in a column of contact persons. */
const spoken = new RegExp(`(?<![\\p{L}\\d])(${relationships}) (?=\\p{L})`, 'giu');
/** 'Groß Eva, Mutter', 'Eva Groß Oma'. */
const spokenBehind = new RegExp(`^([^,\\d]+)(?:, ?|(?<=\\S \\S+) )(${relationships})(,.*)?$`, 'iu');

/** 'Oma (Gerda Kainz)'; 'Oma (Pflegerin)' names nobody. */
const insideBrackets =
  /^\s*(\p{L}{2,25})\s*\((\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40})*)\)\s*$/u;

/** Names nobody; who is meant by the latter, somebody has to look up. */
const nobody =
  /^(?:(?:(?:ich|patient(?:in)?|klient(?:in)?) )?selbst|ich|patient(?:in)?|keine?r?|niemand|[-–—/.?]+)$/i;
const elsewhere =
  /^(?:s(?:iehe)?\.? ?(?:o(?:ben)?|u(?:nten)?)\b|wie (?:oben|vorher|zuvor|o\.)|dito|dto\b|["„“”]+$)/i;

const isNoName =
  /^(?:verstorben|tot|unbekannt|nicht|keine?|getrennt|geschieden|allein(?:erz|stehend)|siehe|s\.)(?![\p{L}-])|^alleinerz/iu;

/** 'WG Sonnenhof, Fr. Kern', 'Jugendamt: Herr Maier': whoever answers there. */
const atPlace = new RegExp(
  `^\\s*(?:wg|wohn(?:gemeinschaft|gruppe|verbund|haus)|(?:pflege|wohn|alten|alters|kinder|senioren)?heim|haus|(?:lebens|volks|jugend)hilfe|(?:jugend|sozial)amt|caritas|diakonie|kita|kindergarten|krippe|hort|schule|tagesstätte|einrichtung)(?!\\p{L})[^,:;()\\d]{0,60}[,:;–-]?\\s+(?=${salutation}\\s*\\p{L})`,
  'iu',
);

/** Who is named behind a place that they answer for. */
export function contactPersonAt(text: string): NamedContact | undefined {
  const [place] = atPlace.exec(text) ?? [];
  if (place === undefined) return undefined;
  const { firstname, lastname } = splitName(nameUntil(text.slice(place.length))[0]);
  return lastname === '' ? undefined : { firstname, lastname, relationship: '' };
}

/** Patterns that know relationships in any case cannot tell it themselves. */
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** What a cell of contact persons says. `isMore`: more than the fields hold. */
export function contactPersonOf(
  cell: string,
  patient: { lastname: string },
): NamedContact & { isMore: boolean } {
  const text = cell.replace(insideBrackets, (whole, who: string, inside: string) =>
    isRelationship(who) && (inside.includes(' ') || isFirstName(inside))
      ? `${who}: ${inside}`
      : whole,
  );
  const typed = cleanLine(text);
  const none = { firstname: '', lastname: '', relationship: '' };
  if (nobody.test(typed)) return { ...none, isMore: false };
  if (elsewhere.test(typed)) return { ...none, isMore: true };
  if (isRelationship(typed)) return { ...none, relationship: typed, isMore: false };
  const answering = contactPersonAt(typed);
  if (answering) return { ...answering, isMore: true };
  const announcing = [...text.matchAll(announced)];
  const found =
    announcing.length > 0
      ? announcing
      : [...typed.matchAll(spoken)].filter(
          ({ 0: said, index }) =>
            isCapital(typed.slice(index + said.length)) &&
            /(?:^|[.!;,/]) ?$/.test(typed.slice(0, index)),
        );
  const [first, second] = found;
  if (!first) {
    const [, whole = typed, behind = '', more = ''] = spokenBehind.exec(typed) ?? [];
    const split = inOrder(whole, patient);
    // 'Mama = Lehrerin'.
    if (isRelationship(split.firstname) || isRelationship(split.firstname.split(' ')[0] ?? ''))
      return { ...none, isMore: true };
    if (behind !== '')
      return {
        firstname: split.firstname,
        lastname: split.lastname,
        relationship: behind,
        isMore: split.besides !== '' || more !== '',
      };
    const inBrackets = isRelationship(split.besides) ? split.besides : '';
    return {
      firstname: split.firstname,
      lastname: split.lastname,
      relationship: inBrackets,
      isMore: split.besides !== inBrackets,
    };
  }
  const before = first.input.slice(0, first.index);
  const [name, after] = nameUntil(first.input.slice(first.index + first[0].length, second?.index));
  // 'Mutter: verstorben'.
  if (isNoName.test(name)) return { ...none, isMore: true };
  const split = inOrder(name, patient);
  const isMore = split.besides !== '' || second !== undefined || /[\p{L}\d]/u.test(before + after);
  return {
    firstname: split.firstname,
    lastname: split.lastname,
    relationship: first[1] ?? '',
    isMore,
  };
}

/**
 * Who is surely named among other words: 'Mutter: Frau Groß', 'Mama Sabine 0176 …', 'Kontakt Vater:
 * Pius Schürmann'. A salutation, a frequent first name or the patient's own last name says that a
 * word is a name; 'Mutter: Lehrerin' names nobody.
 */
export function contactPersonAmong(
  text: string,
  { lastname }: { lastname: string },
): NamedContact | undefined {
  const called = new RegExp(
    `(?<![\\p{L}\\d])(${relationships})(?:\\s*[:(–]\\s*|\\s-\\s|,?\\s+)(${salutation}\\s*)?((?:(?:mag|dr|di|ing|prof)\\.(?:\\s?in|a)?\\s+)*)((?:\\p{Lu}[\\p{L}\\p{M}'’-]+)(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]+)*)`,
    'giu',
  );
  for (const { 1: relationship = '', 2: salute, 4: said = '', index, 0: whole } of text.matchAll(
    called,
  )) {
    // The flag for the relationship's sake knows no capitals.
    const words = said.split(/\s+/);
    const small = words.findIndex((word) => !isCapital(word));
    const [one = '', two = ''] = small < 0 ? words : words.slice(0, small);
    if (one === '' || isRelationship(one)) continue;
    const isOwn = (word: string) =>
      word !== '' && foldedName(lastname) !== '' && foldedName(word) === foldedName(lastname);
    const named = { relationship, firstname: '', lastname: '' };
    const stop = text.slice(
      index + whole.length - said.length + (two === '' ? one : `${one} ${two}`).length,
    );
    const isAlone = /^\s*(?:$|[,;.:!/)(\n\d+]|0)/.test(stop);
    if (isOwn(two)) return { ...named, firstname: one, lastname: two };
    if (isOwn(one)) return { ...named, firstname: isFirstName(two) ? two : '', lastname: one };
    if (isFirstName(one)) return { ...named, firstname: one, lastname: isAlone ? two : '' };
    if (two !== '' && isFirstName(two) && isAlone)
      return { ...named, firstname: two, lastname: one };
    if (salute !== undefined) return { ...named, lastname: one };
  }
  return undefined;
}

export type NameCell = {
  /** The patient's. */
  name: string;
  contact?: NamedContact;
  /**
   * The cell names nobody but the contact person: the patient goes by that last name until somebody
   * asks.
   */
  isContactOnly?: boolean;
  /** Who is meant, or which name is theirs, somebody should ask. */
  isDoubtful?: boolean;
  /** The cell says more than names. */
  isMore?: boolean;
};

/**
 * 'Mutter: Frau Groß', 'Groß Emilia, Mutter: Sabine Groß', 'Emilia Groß (Mama Sabine)', 'Theresa
 * Lindner für Tochter Marie'.
 */
export function readNameCell(cell: string): NameCell {
  if (namesChild(cell)) return { name: cell };
  const text = cell.replace(asideInside, '$1 $3 $2');
  const [said] = text.matchAll(announced);
  const [opening, relationship = ''] = opensName.exec(text) ?? [];
  if (said && said.index === text.search(/\S/))
    return onlyContact(contactPersonOf(text, { lastname: '' }));
  if (opening !== undefined && isCapital(text.slice(opening.length)))
    return onlyContact({ ...inOrder(text.slice(opening.length), { lastname: '' }), relationship });
  const [child] = childOf.exec(text) ?? [];
  if (child !== undefined && isCapital(text.slice(child.length)))
    return onlyContact({
      ...inOrder(text.slice(child.length), { lastname: '' }),
      relationship: '',
    });
  const [asker, whose = ''] = askingFor.exec(text) ?? [];
  if (asker !== undefined && isCapital(text.slice(asker.length)))
    return {
      name: text.slice(asker.length),
      contact: { firstname: '', lastname: '', relationship: whose },
      isDoubtful: true,
    };
  const [sibling] = siblingOf.exec(text) ?? [];
  if (sibling !== undefined && isCapital(text.slice(sibling.length)))
    return { name: patientOf(text.slice(sibling.length)).lastname, isDoubtful: true, isMore: true };
  if (said) {
    const name = text
      .slice(0, said.index)
      .trimEnd()
      .replace(/(?<![\s,;/([–-])[\s,;/([–-]+(?:kontakt:?)?$/i, '');
    const patient = splitName(name);
    if (patient.lastname !== '')
      return besideContact(
        name,
        contactPersonOf(text.slice(said.index).replace(/[)\]]\s*$/, ''), patient),
      );
  }
  const strokes = text.replace(/(?<= )c\/(?=o )/g, '/ ');
  const from = Math.max(
    ...['(', ',', ';', '/', ' - ', ' – '].map((sign) => strokes.lastIndexOf(sign)),
  );
  const bracket = from < 0 ? undefined : text.slice(from).trimEnd();
  const inside = bracket?.replace(/^[(,;/]|^c\/o|^ [-–] |\)$/g, '') ?? '';
  if (bracket !== undefined && bracket.length < text.trim().length) {
    const name = text.slice(0, from);
    const contact = contactPersonAmong(inside, splitName(name));
    if (contact) return besideContact(name, contact);
  }
  const asked = [...text.matchAll(forWhom)].at(-1);
  const [asking, patient] = asked
    ? [text.slice(0, asked.index), text.slice(asked.index + asked[0].length)]
    : ['', ''];
  if (!isCapital(patient) || !/\p{L}/u.test(asking) || text.includes('\n')) return { name: text };
  const { firstname, lastname } = inOrder(asking, { lastname: '' });
  const own = splitName(patient);
  return {
    name: own.firstname === '' ? `${lastname}, ${patient}` : patient,
    contact: { firstname, lastname, relationship: '' },
  };
}

/** 'Lukas (Mutter Eva Müller)': nobody says that he is called so, too. */
function besideContact(name: string, contact: NamedContact): NameCell {
  return contact.lastname !== '' && isFirstName(name) && !/\S\s+\S/.test(name)
    ? { name: `${contact.lastname}, ${name}`, contact, isDoubtful: true }
    : { name, contact };
}

function onlyContact({ firstname, lastname, relationship }: NamedContact): NameCell {
  return { name: lastname, contact: { firstname, lastname, relationship }, isContactOnly: true };
}

/**
 * Lists mix 'Aylin Demirsoy' and 'Demirsoy Aylin': the patient's last name and frequent first names
 * tell which is which.
 */
function inOrder(text: string, patient: { lastname: string }): ReturnType<typeof splitName> {
  const split = splitName(cleanLine(text));
  const own = foldedName(patient.lastname);
  // 'Berger-Huber Eva', mother of 'Lena Huber'.
  const isOwn = (name: string) =>
    own !== '' && [name, ...name.split('-')].some((part) => foldedName(part) === own);
  const isFirstAlone =
    own !== '' &&
    split.firstname === '' &&
    isOnlyFirstName(split.lastname) &&
    !isOwn(split.lastname) &&
    cleanLine(text) === split.lastname;
  if (isFirstAlone) return { ...split, firstname: split.lastname, lastname: '' };
  const isTurned =
    !text.includes(',') &&
    split.firstname !== '' &&
    !isOwn(split.lastname) &&
    (isOwn(split.firstname) || (isOnlyFirstName(split.lastname) && !isFirstName(split.firstname)));
  return isTurned ? { ...split, firstname: split.lastname, lastname: split.firstname } : split;
}

/**
 * A patient's name. Where the words do not say the order, frequent first names do: 'Wagner-Lindt
 * Sofie' is told as turned, and what is both, or neither beside an initial, is doubtful.
 */
export function patientOf(text: string): ReturnType<typeof splitName> & { isTurned?: boolean } {
  const split = splitName(text);
  const { firstname, lastname } = split;
  const isCapitals = (name: string) => /\p{L}{2}/u.test(name) && name === name.toUpperCase();
  const comma = text.indexOf(',');
  const saysOrder =
    firstname === '' ||
    (comma >= 0 && text.indexOf(firstname, comma) > comma) ||
    isCapitals(lastname) !== isCapitals(firstname) ||
    /^(?:Th[iị]|V[aă]n) /.test(firstname) ||
    // 'Martin Anna': one of them is hardly a last name.
    (firstname.split(/[\s/]+/).some(isFirstName) &&
      (isOnlyFirstName(firstname) || !isOnlyFirstName(lastname)));
  const [start = '', ...others] = `${firstname} ${lastname}`.split(' ');
  // 'Gruber Anna Lena'.
  const isTurned =
    comma < 0 && others.length > 1 && !isFirstName(start) && others.every(isFirstName);
  if (isTurned)
    return {
      ...split,
      firstname: others.join(' '),
      lastname: start,
      // 'Kahr Hans Peter': Peter is a last name, too.
      ...(isOnlyFirstName(lastname) ? { isTurned } : { isDoubtful: true as const }),
    };
  // 'Lee Min Jun': which of three short words is the last name, they do not say.
  const isShort =
    comma < 0 &&
    /^\p{Lu}\p{Ll}{1,4} \p{Lu}\p{Ll}{1,4} \p{Lu}\p{Ll}{1,4}$/u.test(text) &&
    !text.split(' ').some(isFirstName);
  if (isShort && !saysOrder) return { ...split, isDoubtful: true };
  const isInitial = /^\p{Lu}\p{Ll}?\.?$/u.test(lastname) && !/^\p{Lu}\.?$/u.test(firstname);
  // 'Zumthor-Bühler Xyla', 'Kim-Loreen Huber'.
  const isDouble = firstname.includes('-') && !lastname.includes('-');
  const isOther =
    isInitial || isDouble || lastname.split('/').every(isFirstName) || firstname.includes('/');
  if (saysOrder || !isOther) return split;
  if (/\s/.test(lastname)) return { ...split, isDoubtful: true };
  const turned = { ...split, firstname: lastname, lastname: firstname };
  return !isInitial && isOnlyFirstName(lastname)
    ? { ...turned, isTurned: true }
    : { ...turned, isDoubtful: true };
}

/** The name before a number, a further sentence or a semicolon, and what follows it. */
function nameUntil(text: string): [string, string] {
  const at = text.search(
    /[;\n\d]|(?<!\([^()]*)\)|[.!?](?:\s|$)(?<!\b(?:[FfHhDd]r|Fam|fam|[Mm]ag|[Pp]rof|[Ii]ng|[Dd]ipl|v|d)\.\s*)|[,/(]\s*(?:[Tt]el|[Hh]andy|[Mm]obil)/u,
  );
  const name = (at < 0 ? text : text.slice(0, at)).replace(/(?<![\s,/+(–-])[\s,/+(–-]+$/, '');
  return [name, at < 0 ? '' : text.slice(at)];
}
