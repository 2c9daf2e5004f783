/** A whole name, as lists and phone notes have it, taken apart. */
import { cleanLine } from '../text/text.ts';
import { isFirstName, isOnlyFirstName } from './first-names.ts';
import { remarkBeside } from './remarks.ts';

type SplitName = {
  readonly firstname: string;
  /** Who has one name only has a last name. */
  readonly lastname: string;
  /**
   * What is no name: titles, degrees, a maiden name, brackets; '' if nothing. Whether a lady or a
   * gentleman is not kept.
   */
  readonly besides: string;
  /** The words leave open which is which. */
  readonly isDoubtful?: true;
};

/** No name is longer, and the patterns take long. */
const longest = 200;

const brackets = / ?[([{]([^()[\]{}]*)[)\]}]/g;
/** 'Lena "Leni" Huber'. */
const nickname = /(?<=\S) ["„“”«»]([^"„“”«»]{1,40})["„“”«»](?= \S)/g;
/** Behind a name: whose patient, where they live, who they are as well. */
const addition =
  /(?: (?:c\/o|alias|vulgo|vlg\.|recte|p\.\s?a\.|z\.?\s?[Hh](?:d?\.|d?\b)|[-=]>|[→⇒]|[-–—] (?=\p{Ll}|\d))|(?: [-–—] ?|\s?\/\s?|(?<=\S \S+) (?:und|u\.|&|\+|mit) )(?=(?:(?:gro(?:ß|ss)|pflege|stief)?(?:[Mm]utter|[Vv]ater|[Ee]ltern)|Gro(?:ß|ss)(?:mutter|vater|eltern)|(?:Pflege|Stief)(?:mutter|vater|eltern|kind)|Mam[ai]|Mutti|Pap[ai]|Vati|Oma|Opa|Tante|Onkel|Schwester|Bruder|Geschwister|Zwilling(?:e|sschwester|sbruder)?|Sohn|Tochter|Kind|Bub|Mädchen)(?![\p{L}-]))).*$/u;
/** Before a name: what somebody is, not what they are called. 'Kind Anna' may be called so. */
const role =
  /^(?:(?:patient(?:in)?|klient(?:in)?|pflegekind|säugling|mädchen|mädel|bub|knabe|schüler(?:in)?)(?: ?: ?| )|pat\. ?:? ?|(?:kind|sohn|tochter) (?=\S+(?:$| \())|(?:kind(?:er)?|name|tochter|sohn|baby|neu) ?: ?|(?:mein|unser)e? (?:tochter|sohn|kind|mutter|vater|mann|frau|oma|opa|enkel(?:in|kind)?|pflegekind) )(?=\p{Lu})/iu;
/** Behind a last name that stands alone. */
const roleBehind = / (?:kind|bub|mädchen|mädel|knabe|baby|säugling|kinder|drillinge|zwillinge?)$/i;
/** Behind a name: what somebody noted. Of two words the second may be a name. */
const remark =
  /,? (?:neu|dringend|eilig|wichtig|akut|notfall|privat|abgesagt|absage|storno|storniert|pausiert|erledigt|warteliste|DRINGEND|EILIG|WICHTIG|AKUT|NOTFALL|(?<= \S+ )NEU|(?<=\S \S+ )(?:AD(?:H?)S|ASS|SES|LRS|LKG|AVWS|VED|VS|MS|NMS|AHS|GS|KIGA|KG|HB|KA|SPZ|WL|ÖGK|BVAEB|SVS|AOK|TK|DAK|[BM]A))$/;
/** 'Lena bei Fam. Huber': whose child it is says the last name. */
const atFamily =
  /^(\p{Lu}[\p{L}-]+) (?:bei|von|v\.|d\.|der) (?:fam\.?|familie|fr\.|frau|hr\.|herrn?) (\p{Lu}[\p{L}-]+)$/iu;
const childWith =
  /^(?:(?:frau|herr|fr\.|hr\.|fam\.?|familie) )?(\p{Lu}[\p{L}-]+) (?:und|u\.|&|\+|mit) (?:(?:sohn|tochter|kind|baby|bub) )(\p{Lu}[\p{L}-]+)$/iu;
/** 'Fam. Ögg - Kind Valentin', 'Huber, Kind Max': a last name, and whose first name it is. */
const childBehind =
  /^(?:([Ff]am\.?|[Ff]amilie) (\p{Lu}[\p{L}'’-]+)(?:\s?[-–—/,:]\s?| ?\(| )([Kk]ind|[Bb]aby|[Bb]ub|[Mm]ädchen|[Ss]ohn|[Tt]ochter)|(?:(\p{Lu}[\p{L}'’-]+) )?(\p{Lu}[\p{L}'’-]+)(?: [-–—] |\s?[/,:]\s?| ?\()([Kk]ind|[Bb]aby))(?: ?:)? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\)?$/u;
export const namesChild = (text: string) => text.length <= longest && childBehind.test(text.trim());
/** Nobody's name, or the heading of a column. */
const nobody = /^(?:n\.?\s?n\.?|anonym|unbekannt|\?+|(?:nach|familien|vor)?name)$/i;
/** 'Huber, Anna; Huber, Max'. */
const listed =
  /^([^,;/]+,[^,;/]+?)(?:\s?[;/]\s?|\s(?:und|u\.|&|\+)\s)(?=\p{Lu}[^,;/]*,\s?\p{Lu}[^,;/]*)/u;
/** Signs that no name has: '12) Anna Huber!', '♀', '•'. */
const sign = /[^\p{L}\p{M}\p{N}\s'’ʼ`´ʻ,;.&+/()"„“”«»\u2010-\u2015-]+/gu;
/** What numbers are of, before and behind them: 'Zi. 12', '8 Jahre'. */
const counted =
  /^(?:station|stat\.?|zi(?:mmer)?\.?|bett|klasse|kl\.?|tel\.?|handy|mobil|geb\.?|nr\.?|dw|haus|gruppe|kind|j(?:\.|ahre?)?|j(?:ä|ae)hrig\p{L}*|mon(?:\.|ate?)?|lj\.?)$/iu;
const born =
  /,? (?:geb\.?|gb\.|geborene[rn]?|verw\.|verh\.|gesch\.|vorm(?:als|\.)|ehem(?:als|\.)|früher|jetzt|bzw\.)\s+[^\s,]+/i;
const family =
  /^(?:fam\.?|familie|ehepaar|geschw(?:ister|\.)?|zwillinge|drillinge|kinder|baby|(?:herrn?|hr\.?|frau|fr\.?)\s*(?:und|u\.|&|\+|\/)\s*(?:herrn?|hr\.?|frau|fr\.?))\s+/i;
const salutation =
  /^(?:herrn?|hr\.?|frau|fr\.?|fräulein|frl\.|mr\.?|mrs\.?|ms\.?|mme\.?|mlle\.?|madame|monsieur|señora?|sig\.?(?:ra|na)?\.?)\s+/i;
const title =
  /^(?:(?:(?:univ|hon|priv)\.?[- ]*|[ao]\.?\s?ö?\.?\s?)?(?:prof|doz)\.?(?:in|essor(?:in)?|ent(?:in)?)?\.?|(?:d?dr|m?mag|bakk|dkfm|ing|pd|dipl)\.?(?:in|[aªᵃ]|ⁱⁿ)?\.?(?:[- ](?:ing|psych|päd|log|theol|kfm)\.?)?|DI(?:in)?|[BM]\.?\s?(?:Sc|Ed|Eng)\.?|PhD|MBA)(?:(?:\s*|\s+)(?:med|phil|jur|iur|rer|nat|soc|oec|techn?|mont|dent|vet|univ|theol|h\.?\s?c|in|FH)\b\.?|\s*\(FH\))*\s+(?=\S)/i;
/** Of the church and of offices; 'Sr.' and 'Br.' are a sister and a brother before a name. */
const office =
  /^(?:(?:pfarrer|pastor|diakon)(?:in)?|pater|rev\.?|msgr\.?|prim(?:ar(?:ius|ia)?)?\.?|f?oa|ra(?:in)?|o?mr|o?st?r|[khv]r|dir\.?|bgm\.?|(?:schwester|bruder)(?= \S+ \S)|[sb]r\.|dsa|dgk[ps]|(?:hof|kommerzial|(?:ober)?(?:studien|medizinal|schul|regierungs))r(?:at|ätin))\s+(?=\S)/i;
/** Without a comma only those that are no names. */
const degree =
  /(?:,\s*(?:[BM]\.?\s?(?:Sc|A|Ed|Eng|BA)|Ph\.?\s?D|LL\.?\s?[BM]|MAS|MPH|DSA|DGK[PS]|O?StR|O?MR|Bakk|Dipl[\w.-]*|jun|sen|jr|sr|(?:m?mag|d?dr|ing|prof|doz|DI)\.?(?:in|[aªᵃ]|ⁱⁿ)?(?:\s?\(?FH\)?)?)\.?(?:\s?i\.\s?R\.)?| (?:[BM]Sc|PhD|MBA|LL\.?[BM]|[BM]Ed|jun\.|sen\.|jr\.|sr\.)| (?:d?dr|m?mag|prof|ing)\.| dipl\.-(?:ing|päd|psych)\.)$/i;
/** In lower case only: 'Anna Sen' is called so. */
const younger = / (?:jun|sen|jr|sr|junior|senior|I{2,3}|IV|d\. ?[ÄJ])\.?$/;
/** 'Huber, Lena Dr.' */
const titleBehind = / (?:d?dr|m?mag|prof|ing|dipl)\.(?:\s?(?:med|phil|iur|rer|nat)\.){0,2}$/i;
/** 'Toni jun. Huber'; 'Sr.' before a name is a sister. */
const youngerBetween = /(?<=^\S+) (?:(?:jun|sen|jr)\.(?= \S+$)|(?:jun|sen|jr)\.?(?=, ))/i;
/** Behind the name of who lives in one. */
const ofOrder =
  /,? (?:OSB|OSF|OSU|OFM(?:Cap|Conv)?|OCD|O?Cist|OPraem|OP|SDB|SDS|SVD|CSsR|SJ|FMA)\.?$/;
/** Of three words, or behind a salutation: 'Herr Müller Senior'. */
const generation = / (?:[Ss]enior|[Jj]unior|SENIOR|JUNIOR|sen|jun)$/;
/** Titles between a last name and a first one: 'Huber Dr. Maria'. */
const between = /^(\S+) (?=(?:(?:d?dr|m?mag|prof|ing|dipl|univ)\.\S*|frau|herrn?|fr\.|hr\.) \S+$)/i;
/** 'Auf der Maur', 'Am Ende'. */
const place = /^(?:a[mn]|im|in|auf|aus|unter|ob)$/i;
const article = /^de[rmn]$/i;
const particle =
  /^(?:v[ao]n|v\.(?:d\.)?|vom|zu[mr]?|de[nrls]?|della|di|da|do|dos|du|le|la|el|al|ter|ten|bin|ibn|abu|a[iï]t|ould|mac|mc|san|ó|st\.?)$/i;
/** Belong to the last name. */
const nobility =
  /^(?:graf|gräfin|freiherr|freifrau|frhr\.?|baron(?:in|esse)?|fürst(?:in)?|prinz(?:essin)?|herzog(?:in)?|ritter|edler|edle)$/i;
/**
 * The same before a name. Those of men are last names, too: 'Graf Leonie', but 'Graf Karl von Berg'.
 */
const rank =
  /^(?:(?:(?:mark|land|reichs|erb)?(?:gräfin|graf(?<=.{5}))|komtess(?:e)?|frei(?:frau|in|herr)|fr(?:ei)?h(?:r)?\.|baron(?:in|ess|esse)|(?:erb|groß)?(?:fürstin|prinzessin)|erbprinz|(?:erz|groß)?herzogin|(?:erz|groß)herzog|lady|sir) (?=\S)|(?:graf|baron|fürst|prinz|herzog|ritter|edler|conte|comte|don) (?=(?:\p{Lu}\S* )+(?:v[ao]n|v\.|zu[mr]?|de[lrn]?|di|da) ))/iu;
/** Two people: 'Max und Moritz', 'Tim/Tom'; but 'von und zu'. */
const joined =
  /(?<!\b(?:v[ao]n|zu|auf|in)(?: \S+)?)(?:^|\s)(?:und|u\.?|sowie|bzw\.?|oder|od\.)(?:\s|$)|[&+]/iu;
export const namesTwo = (firstname: string, lastname: string) =>
  [firstname, lastname].some((name) => joined.test(name)) ||
  firstname.includes('/') ||
  firstname.split(/, ?/).filter(isFirstName).length > 1;
/** Hardly a first name: 'O’Connor', 'Al-Hassan', 'Jurić', 'Nowakowska', 'Nguyễn', 'Márquez', 'Ковальчук'. */
const formsOfLastNames = [
  "(?:[DLNO]['’]|Ma?c|[AE]l-)\\p{Lu}\\p{L}+",
  '\\p{Lu}\\p{L}+(?:i[ćč]|[eo]vich?|sk[iý]|(?<=[lnńw])sk[aá]|czyk|wicz|escu|o[gğ]lu|shvili)',
  '\\p{Lu}\\p{L}{3,}(?:[eo][vw][aá]|enko|[cd]z?k[iy])',
  'Nguy[eễ]n|Tr[aầ]n|Ph[aạ]m|Hu[yỳ]nh',
  '\\p{Lu}\\p{L}{2,}ez|Garc[ií]a',
  '\\p{Lu}\\p{L}{2,}(?:[чщ]ук|[дню]юк|енко|[сц]ьк(?:ий|а)|ск(?:ий|ая)|[ео]в(?:а)?|[иі]шин)',
];
const formOfLastName = new RegExp(`^(?:${formsOfLastNames.join('|')})$`, 'u');
/** 'Le Thi Hoa', 'Nguyễn Văn Minh': the first word is the last name, whatever it means elsewhere. */
const withMiddleName =
  /^(?:(\p{Lu}\p{L}+) (Th[iị] \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)|(Nguy[eễ]n|Tr[aầ]n|Ph[aạ]m|Hu[yỳ]nh|L[eê]|V[oõ]|Đỗ|B[uù]i) (V[aă]n \p{Lu}\p{L}+))$/u;
/** 'Ivanivna', 'Сергіївна', 'Mykhailovych': behind a first name. */
const patronymic = /(?:[eioy]vna|ov[iy]ch|[іїо]вна|евна|[ое]вич)$/iu;
/** 'Haddad Abd al-Rahman', 'ben Salah Amira', with its comma. */
const arabicLast = /^(\p{L}+(?= Abd [ae][lrs][- ]\S+$)|ben \p{Lu}\S+(?= \S+$)) /u;
const saysLastName = (word: string) => formOfLastName.test(word) && !isFirstName(word);
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
  const line = cleanLine(text)
    .replace(/^["„“”«»]([^"„“”«»]+)["„“”«»]$/, '$1')
    // 'Eva Huber *Maier'.
    .replace(/(?<=\S )\*\s?(?=\p{Lu})/u, 'geb. ')
    .replace(/ [+&/]$/, aside);
  const withRole = role.exec(line)?.[0] ?? '';
  const isChild =
    withRole !== '' &&
    !(
      /^(?:kind|sohn|tochter)\s/i.test(withRole) &&
      isFirstName(line.slice(withRole.length).replace(/ \(.*/, ''))
    );
  if (isChild) aside(withRole.replace(/[\s:]+$/, ''));
  const whole = isChild ? line.slice(withRole.length) : line;
  const called = listed.exec(whole)?.[1] ?? whole;
  if (called !== whole) aside(whole.slice(called.length).replace(/^\s?[;/]/, ''));
  let isDoubtful = called !== whole || nobody.test(called) || called.includes('?');
  let name = withoutNumbers(
    ordered(called, aside, () => {
      isDoubtful = true;
    })
      .replace(brackets, (_match, inside: string) => aside(inside))
      .replace(nickname, (_match, inside: string) => aside(inside))
      .replace(addition, (said) => {
        // 'Eva Huber mit Sohn Leo': who of them comes?
        if (/^ (?:und|u\.|&|\+|mit) /.test(said)) isDoubtful = true;
        return aside(said.replace(/^\s?\//, ''));
      })
      .replace(/\s*;\s*/g, ', ')
      .replace(/^[\s.,:/–-]{1,20}(?=\p{L})|(?<![\s.,:/–-])\s[\s.,:/–-]+$/gu, ''),
    aside,
  );
  const take = (kind: RegExp, isSaid = true) => {
    const [found] = kind.exec(name) ?? [];
    if (!found || name.trim() === found.trim()) return false;
    name = name.replace(kind, '').trim();
    if (isSaid) besides.push(found.replace(/^[,\s]+/, '').trim());
    return true;
  };
  name = name.trim();
  while (name.length <= longest && take(remarkBeside));
  name = spacedDash(name, () => {
    isDoubtful = true;
  });
  const isName = name.length <= longest;
  while (isName && (take(degree) || take(ofOrder) || take(remark) || take(remarkBeside)));
  take(youngerBetween);
  // 'Huber Eva / dringend'.
  name = name.replace(/\s[/–-]$/, '');
  take(born);
  while (isName && (take(degree) || take(younger)));
  if (salutation.test(name) || /^\S+ \S+ \S+$/.test(name)) take(generation);
  if (/^\S+ \S+$/.test(name) && !isFirstName(name.split(' ')[0] ?? '')) take(roleBehind);
  take(/,? (?:fam\.?|familie)$/i);
  if (!take(family)) take(salutation, false);
  // 'Zwillinge Huber', 'Herr und Frau Huber': who of them?
  if (
    /^(?:ehepaar|geschw|(?:herr|hr|fr))|^(?:kinder|zwillinge|drillinge)$/i.test(
      besides.at(-1) ?? '',
    )
  )
    isDoubtful = true;
  if (besides.some((said) => /^(?:(?:und|u\.|&|\+) |(?:\d+ )?(?:kinder|geschwister)$)/i.test(said)))
    isDoubtful = true;
  while (take(title) || take(office) || take(rank));
  take(salutation, false);
  if (!name.includes(',')) name = name.replace(between, '$1, ');
  name = name.replace(withMiddleName, '$1$3, $2$4');
  const two = twoPeople(name);
  if (two) {
    name = two.first;
    aside(two.other);
    isDoubtful = true;
  } else if (isAnother(name)) isDoubtful = true;
  const noted = remarkBehind(name);
  if (noted !== '') {
    name = name.slice(0, -noted.length);
    aside(noted.replace(/^[,\s]+/, ''));
    // Two last names, and a first one that is rare?
    if (/^\W*\p{Lu}/u.test(noted)) isDoubtful = true;
  }
  name = name.replace(arabicLast, '$1, ');
  // 'Ben Ali Youssef', 'Youssef Ben Ali': a last name of two words, or two first names?
  const [, one = '', ofBen = '', other = ''] =
    /^(?:([^\s,]+) )?(Ben [^\s,]+)(?: ([^\s,]+))?$/.exec(name) ?? [];
  if ((one === '') !== (other === '') && isOnlyFirstName(other || ofBen.slice(4))) {
    name = `${ofBen}, ${one}${other}`;
    isDoubtful = true;
  }
  const comma = name.indexOf(',');
  const [start = '', ...more] = name.split(' ');
  // 'van Houten Tess': behind its particles a last name has one word, mostly.
  const from = more.findIndex((word) => !particle.test(word));
  if (
    comma < 0 &&
    particle.test(start) &&
    !isCapitals(start) &&
    from >= 0 &&
    more.length - from === 2
  ) {
    isDoubtful = !isFirstName(more.at(-1) ?? '');
    name = `${[start, ...more.slice(0, -1)].join(' ')}, ${more.at(-1)}`;
  }
  const at = name.indexOf(',');
  const parts =
    at < 0
      ? ofParts(name.split(/\s+/).filter(Boolean))
      : withParticles(name.slice(at + 1).trim(), name.slice(0, at).trim());
  // 'KOFLER Sr. Benedikta', 'Huber, Dr. Maria'.
  name = parts.firstname.replace(/^(?:herrn?|hr\.?|frau|fr\.)$/i, '');
  take(salutation, false);
  while (take(title) || take(office) || take(rank) || take(titleBehind));
  // 'Max Busch Moritz Busch'.
  const names = `${name} ${parts.lastname}`.split(' ').filter(({ length }) => length > 2);
  if (namesTwo(name, parts.lastname) || new Set(names).size < names.length) isDoubtful = true;
  // 'Van Nguyen Thi Mai'.
  const capitals = parts.lastname.match(/(?<!\S)\p{Lu}/gu)?.length ?? 0;
  if (name === '' && capitals > 3) isDoubtful = true;
  // 'Huber Eva WV', 'Leitner Fritz/Rollstuhl': a name, or a remark?
  const known = name.split(' ').map(isFirstName);
  const isMark =
    /^\p{Lu}{2,3}$/u.test(parts.lastname) && known.includes(true) && known.includes(false);
  if (isMark || parts.lastname.includes('/')) isDoubtful = true;
  return {
    firstname: name,
    lastname: parts.lastname,
    besides: besides.join(', '),
    ...(isDoubtful && { isDoubtful }),
  };
}

/** With a comma where other words say that the last name stands first. */
function ordered(text: string, aside: (part: string) => string, doubt: () => void): string {
  if (text.length > longest) return text;
  const [, child, whose] = atFamily.exec(text) ?? [];
  if (child !== undefined && whose !== undefined) {
    aside(text.slice(child.length, text.length - whose.length));
    return `${whose}, ${child}`;
  }
  const [, label = '', ofFamily, said = '', parents = '', alone = '', two = said, called] =
    childBehind.exec(text) ?? [];
  if (called !== undefined && !isFirstName(alone)) {
    aside(`${label}${parents} ${two}`);
    if (parents !== '') doubt();
    return `${ofFamily ?? alone}, ${called}`;
  }
  const [, parent, son = ''] = childWith.exec(text) ?? [];
  if (parent !== undefined) {
    aside(text.slice(text.indexOf(parent) + parent.length, text.length - son.length));
    doubt();
    return `${parent}, ${son}`;
  }
  // 'Fam. Huber (Lena)', 'Huber (Lena)'.
  const [, ofAll = '', one = '', inside = ''] =
    /^(?:(fam\.?|familie) )?(\S+) \(([\p{L}-]+)\)$/iu.exec(text) ?? [];
  if (isFirstName(inside) && !isFirstName(one)) {
    aside(ofAll);
    if (ofAll === '') doubt();
    return `${one}, ${inside}`;
  }
  // 'Familie Huber: Lena', 'Huber: Lena', 'Logopädie: Emil Haslinger'.
  const [, before, behind = ''] = /^([^\s:,]+(?: \p{L}+)?)\s*:\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (before === undefined) return text;
  // 'abgesagt: Huber Lena', 'NEU: Huber Lena'.
  const isStatus =
    (/\d|^\P{Lu}*$/u.test(before) && / \p{Lu}/u.test(behind)) ||
    remark.test(`Name ${before.toLowerCase()}`);
  const isName =
    (family.test(`${before} `) ||
      !/ \p{Lu}/u.test(behind) ||
      isFirstName(behind.split(' ').at(-1) ?? '')) &&
    !isStatus;
  if (isName) return `${before}, ${behind}`;
  aside(before);
  return behind;
}

/** 'Müller - Lukas', 'Anna Huber - Maier', 'Huber - Maier Anna'. */
function spacedDash(name: string, doubt: () => void): string {
  if (name.length > longest) return name;
  const [, left, right = ''] = /^([^,]*[^,\s]) [-–—] ([^,\s–—-][^,]*)$/u.exec(name) ?? [];
  if (left === undefined) return name;
  const [one, two] = [left.split(' '), right.split(' ')];
  if (one.length === 1 && two.length === 1)
    return isFirstName(left) && !isFirstName(right) ? `${left} ${right}` : `${left}, ${right}`;
  if (one.length === 1 && two.every(isFirstName)) return `${left}, ${right}`;
  doubt();
  return `${left}-${right}`;
}

/**
 * What stands behind a comma and is no first name: 'Lena Huber, dringend', 'Lena Huber, Notfall'.
 */
function remarkBehind(name: string): string {
  const [, before = '', behind = '', said = ''] = /^([^,]*)(,\s*([^,]+))$/.exec(name) ?? [];
  // 'Nur' is called somebody, 'nur vormittags' is nobody.
  const isSmall =
    /^\p{Ll}/u.test(said) && /\p{Lu}/u.test(before) && !isFirstName(said.split(' ')[0] ?? '');
  const isWhole =
    / \S/.test(before) &&
    (isFirstName(before.split(' ')[0] ?? '') || isOnlyFirstName(before.split(' ').at(-1) ?? '')) &&
    !isFirstName(said) &&
    !born.test(behind);
  return isSmall || isWhole ? behind : '';
}

/**
 * Ages, rooms, telephones and signs: no name has a digit. What a comma or a stroke parts from the
 * name goes as a whole.
 */
function withoutNumbers(text: string, aside: (part: string) => string): string {
  const plain = text.replace(sign, (signs) => (/[*#]/.test(signs) ? ' ' : aside(signs)));
  if (!/\d/.test(plain)) return /\p{L}/u.test(plain) ? plain.replace(/\s+/g, ' ') : text;
  const [first = '', ...others] = plain.split(/(?=,\s| [/–-] )/);
  const stored = others.map((part, i) => {
    if (!/\d/.test(part)) return part;
    // 'Müller, Lukas geb. 2015', 'Müller, Lia-Sophie *30.6.20', 'Müller, L. *30.6.20'.
    const [, firstname, rest = ''] =
      (isCapitals(first.trim())
        ? /^, ((?:[\p{Lu}\p{M}'’-]+ )+)(.*\d.*)$/u
        : /^, ((?:(?:(?:\p{Lu}[\p{Ll}\p{M}'’]+-?)+|\p{Lu}\.(?= +\d\d?\. ?\d)) )+)(.*\d.*)$/u
      ).exec(part) ?? [];
    if (
      firstname !== undefined &&
      i === 0 &&
      !first.trim().includes(' ') &&
      !counted.test(firstname.trim()) &&
      !/(?:str(?:aße|asse)?|gasse|weg|platz|ring|allee) $/i.test(firstname)
    ) {
      aside(rest);
      return `, ${firstname.trim()}`;
    }
    aside(part.replace(/^[\s,/–-]+/, ''));
    return '';
  });
  const words = first.trim().split(/\s+/);
  const isNumber = (word: string | undefined) => word !== undefined && /\d/.test(word);
  // 'Huber Max 2. Versuch': what is counted is no name.
  const ordinal = words.findIndex((word, i) => i > 1 && /^\d+\.$/.test(word));
  const isLeft = (i: number) =>
    isNumber(words[i]) ||
    (ordinal > 0 && i > ordinal) ||
    (counted.test(words[i] ?? '') && (isNumber(words[i - 1]) || isNumber(words[i + 1])));
  const names = words.filter((_, i) => !isLeft(i));
  if (!names.some((word) => /\p{L}/u.test(word))) return text;
  // The number of a line says nothing of a person.
  const numbers = words.filter((word, i) => isLeft(i) && !(i === 0 && /^\d+[.)]?$/.test(word)));
  aside(numbers.join(' '));
  return [names.join(' '), ...stored].join('').replace(/\s+/g, ' ');
}

/** 'Berg, Anna von der', 'Stolberg, Maria Gräfin zu', as such names are sorted. */
function withParticles(firstname: string, lastname: string) {
  const words = firstname.split(' ');
  const from = words.findLastIndex((word) => !particle.test(word) && !nobility.test(word)) + 1;
  return from > 0 && from < words.length && /^\p{Ll}/u.test(words.at(-1) ?? '')
    ? {
        firstname: words.slice(0, from).join(' '),
        lastname: [...words.slice(from), lastname].join(' '),
      }
    : { firstname, lastname };
}

/** 'Anna Huber / Max Meier', 'Huber Anna, Huber Max': the first, and who else is named. */
function twoPeople(name: string): { first: string; other: string } | undefined {
  const [first = '', second = ''] = name.split(/\s*[,/+&]\s*|\s+(?:und|u\.?)\s+/);
  const [one, two] = [first, second].map((part) => part.split(' '));
  if (!one?.[1] || !two?.[0]) return undefined;
  const other = name.slice(first.length).replace(/^[\s,/+&]+/, '');
  const [start = '', end = ''] = [one[0], one.at(-1)];
  const lastFirst = `${start}, ${one.slice(1).join(' ')}`;
  if (!two[1]) {
    // 'Huber Maria, Anna', 'Maria Huber, Anna'.
    if (!name.includes(',') || !isFirstName(second) || isFirstName(start) === isFirstName(end))
      return undefined;
    if (isOnlyFirstName(end)) return { first: lastFirst, other };
    return isOnlyFirstName(start) ? { first, other } : undefined;
  }
  if (start === two[0] && !isOnlyFirstName(start)) return { first: lastFirst, other };
  const isOneFamily = end === two.at(-1);
  // 'Anna Maria und Peter Huber' have one last name.
  const isApart =
    (!name.includes(',') ||
      (isFirstName(start) && isFirstName(two[0]) && !isFirstName(two.at(-1) ?? ''))) &&
    !isFirstName(end) &&
    ![end, two[0]].some((word) => particle.test(word));
  return isOneFamily || isApart ? { first, other } : undefined;
}

/** 'Huber Max, Lena', 'Lena, Max Huber': are both first names of a Huber? */
function isAnother(name: string): boolean {
  const [, start = '', end = '', last = '', called = ''] =
    /^(?:(\S+) (\S+), \S+|(\S+), (\S+) \S+)$/.exec(name) ?? [];
  const [other = '', behind = ''] = (name.split(', ')[1] ?? '').split(' ');
  return last === ''
    ? !isFirstName(start) && isFirstName(end) && isFirstName(other)
    : isOnlyFirstName(last) && isFirstName(called) && !isFirstName(behind);
}

/** A first name from a column of its own: 'Dr. Anselm'. */
export function withoutTitles(firstname: string): Pick<SplitName, 'firstname' | 'besides'> {
  const found = splitName(`Name, ${firstname}`);
  // 'Maria (Mia)' is called so, 'Heidi (Ehemann Franz)' is not.
  return (/[,([]/.test(firstname) && !/\d|\([^()]* [^()]*\)/.test(firstname)) ||
    found.lastname !== 'Name' ||
    found.firstname === ''
    ? { firstname, besides: '' }
    : found;
}

/**
 * 'de Meuron Aline' -> 'de Meuron, Aline', of a list with last names first; titles before a name
 * stay before it. What has an order of its own (a comma, capitals, one name only) stays as it is.
 */
export function lastNameFirst(text: string): string {
  const [status] = /^[^\s:,]+: +(?=\S)/.exec(text) ?? [];
  if (status !== undefined) return `${status}${lastNameFirst(text.slice(status.length))}`;
  const [, name = text, rest = ''] = /^([^\n,(]*)(.*)$/s.exec(text) ?? [];
  const { firstname, lastname } = splitName(name);
  const words = name.split(/\s+/).filter(Boolean);
  const from = words.length - wordsWithoutTitles(name);
  // 'Do Hoa Linh': capital particles may be last names of their own; whoever reads the name asks.
  const isOpen =
    /^(?:do|le|la|van|al|da|di|san)$/.test((words[from] ?? '').toLowerCase()) &&
    /^\p{Lu}/u.test(words[from] ?? '') &&
    words.length - from === 3 &&
    !isFirstName(words.at(-1) ?? '');
  if (withMiddleName.test(words.slice(from).join(' ')) || isOpen) return text;
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
  // 'Ornella De Santis'.
  if (parts.lastIndexOf(true) > 0 && parts.lastIndexOf(true) === parts.length - 2) return text;
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
  if (words.length < 2 || particle.test(words[0] ?? '')) {
    // 'Da Silva Santos João Pedro'.
    const called = words.findLastIndex((word) => !isFirstName(word)) + 1;
    return called > 1 && called < words.length
      ? { firstname: join(called), lastname: join(0, called) }
      : { firstname: '', lastname: join(0) };
  }
  // 'O’Connor Sean', 'Petrović Ana Marija', 'Nguyen Thi Lan'.
  const [start = '', ...others] = words;
  const isSaidByForm =
    saysLastName(start) &&
    (!saysLastName(words.at(-1) ?? '') || patronymic.test(words.at(-1) ?? '')) &&
    (others.length === 1 ||
      others.every(isFirstName) ||
      /^th[iị]$/i.test(others[0] ?? '') ||
      (others.length === 2 && patronymic.test(others[1] ?? '')));
  if (isSaidByForm) return { firstname: join(1), lastname: start };
  // 'Huber Anna + Max': the first word is the name of both.
  const joint = words.findIndex((word) => /^(?:und|u\.?|&|\+|\/)$/i.test(word));
  if (joint === 2 && words.length === 4 && !isFirstName(words[0] ?? ''))
    return { firstname: join(1), lastname: join(0, 1) };
  // A last name of several words begins with its particle: 'van', 'von der', 'di'; or with any word
  // in lower case.
  const small = words.findIndex(
    (word, i) =>
      i > 0 &&
      i < words.length - 1 &&
      // 'Abd al-Rahman' is a first name.
      !/^abd$/i.test(words[i - 1] ?? '') &&
      (particle.test(word) ||
        /^\p{Ll}|^\p{Lu}\p{L}+-(?:v[oa]n|vom|zu[mr]?|de[nrls]?|di|da)$/u.test(word) ||
        (place.test(word) && (/m$/i.test(word) || article.test(words[i + 1] ?? '')))) &&
      !/^(?:und|u\.?|sowie|bzw\.?|oder|od\.|&|\+)$/i.test(word),
  );
  const noble = words.findIndex((word, i) => i > 0 && i < words.length - 1 && nobility.test(word));
  // 'José García Márquez'.
  const twoLast =
    words.length > 2 && saysLastName(words.at(-2) ?? '') && saysLastName(words.at(-1) ?? '')
      ? 2
      : 1;
  const at =
    noble > 0 && (small < 0 || noble < small) ? noble : small > 0 ? small : words.length - twoLast;
  return { firstname: join(0, at), lastname: join(at) };
}
