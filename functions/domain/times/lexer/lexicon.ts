/**
 * The words of times in German, folded ('früh' is 'frueh'). Looked up word by word: no pattern over
 * the whole text, so time grows linearly.
 */
import { isOneCharacterOff } from '../../text/one-character-off.ts';
import { type Weekday, weekdays } from '../../waiting-list/slot.ts';

/** 'Früh' -> 'frueh'. Length may change: offsets belong to the text as typed. */
export function foldWord(word: string): string {
  return word.toLowerCase().replace(/[äöüß]/g, (char) => foldings[char] ?? char);
}

const foldings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const words = (list: string) => list.split(' ');
const longDays = words('montag dienstag mittwoch donnerstag freitag samstag sonntag');
/**
 * Abbreviations, English, Austrian, Bavarian and Swiss German. Not 'die', 'mit', 'frei', 'Dienst':
 * words of their own.
 */
const otherDays: readonly string[][] = [
  words('mo mon mont maentig maendig'),
  words('di dien tue tues zischtig ziischtig zyschtig erchtag ertag'),
  words('mi mitt wed mittwuch mittwuoch'),
  words('do don donn thu thur donnschtig donschtig dunnschtig pfinztag pfingstig'),
  words('fr freit fri fritig friitig frytig'),
  words('sa sam sat sonnabend samschtig'),
  words('so son sonn sun sunntig'),
];
const days = new Map<string, Weekday>(
  weekdays.flatMap((weekday) =>
    [longDays[weekday - 1] ?? '', ...(otherDays[weekday - 1] ?? [])].map(
      (name) => [name, weekday] as const,
    ),
  ),
);

export type PartOfDay = { from: number; to: number };
export const midnight = 24 * 60;
export const wholeDay: PartOfDay = { from: 0, to: midnight };
const hours = (from: number, to: number): PartOfDay => ({ from: from * 60, to: to * 60 });
const parts = new Map<string, PartOfDay>(
  Object.entries({
    'vormittag vormittags vormittage vormittagen vorm vormi vormitt vm vmtg vmittag': hours(0, 12),
    'nachmittag nachmittags nachmittage nachmittagen nachm nachmi nachmitt nm nmtg nami namittag nmittag':
      hours(12, 24),
    'mittag mittags mittagszeit zmittag': hours(11, 14),
    'abend abends abende abenden': hours(17, 24),
    'frueh morgens fruehmorgens fruehs vormorgens morgenstunden': hours(0, 10),
    'spaetnachmittag spaetnachmittags': hours(16, 24),
    'fruehnachmittag fruehnachmittags': hours(12, 15),
    'spaetvormittag spaetvormittags': hours(10, 12),
    'ganztags ganztaegig ganztaegige ganztagig ganztg gztg': wholeDay,
  }).flatMap(([names, part]) => words(names).map((name) => [name, part] as const)),
);

/** Also in one word with what it is a part of: 'Abendtermine', 'Nachmittagsstunden'. */
export const partOf = (word: string): PartOfDay | undefined =>
  parts.get(word) ?? parts.get(word.replace(/(?:termine?n?|stunden?|zeit(?:en)?)$/, ''));

/** Words of their own that differ from a day by a character. */
const notDays = new Set(['montage', 'montagen', 'sonntage']);

const spellings = [
  ...longDays.flatMap((day) => [day, `${day}s`]),
  ...words('vormittag vormittags nachmittag nachmittags mittag mittags abends ganztags ganztaegig'),
  ...words('taeglich werktags wochentags'),
];
/** Words of their own that differ from a long one by a character. */
const notMisspelt = new Set(words('diensttag diensttage diensttags mittig tauglich sonntage'));

/**
 * With one typing error mended in the long name of a day or of a part of it, where only one can be
 * meant: 'Donnerstg', 'nachmitags'.
 */
export function spelled(word: string): string {
  const isKnown = inPhrases.has(word) || days.has(word) || parts.has(word) || notMisspelt.has(word);
  if (word.length < 5 || word.length > 12 || isKnown || notDays.has(word)) return word;
  const near = spellings.filter((name) => name[0] === word[0] && isOneCharacterOff(word, name));
  const [one, ...more] = near.map((name) => name.replace(/s$/, ''));
  return one !== undefined && more.every((other) => other === one) ? (near[0] ?? word) : word;
}

/** A weekday in any spelling; with a part of the day in one word: 'Montagvormittag'. */
export function dayOf(
  word: string,
): { weekday: Weekday; part?: PartOfDay | undefined } | undefined {
  const known = notDays.has(word)
    ? undefined
    : (days.get(word) ??
      (word.length >= 7 ? days.get(word.replace(/(?:e?n|e?s|e)$/, '')) : undefined));
  if (known) return { weekday: known };
  if (notDays.has(word)) return undefined;
  for (const [i, name] of longDays.entries()) {
    const rest = word.startsWith(name) ? word.slice(name.length).replace(/^s/, '') : '';
    const part = partOf(rest === 'morgen' ? 'morgens' : spelled(rest));
    if (part) return { weekday: i + 1, part };
  }
  return undefined;
}

const numberWords = words('null ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf');

/** 'drei' and 'eins' -> 3 and 1. */
export function numberOf(word: string): number | undefined {
  const at = word === 'eins' ? 1 : numberWords.indexOf(word);
  return at > 0 && word !== 'ein' ? at : undefined;
}

/** Minutes in words before an hour: 'zehn nach drei'. */
export function fewMinutes(word: string): number | undefined {
  const minutes = word === 'zwanzig' ? 20 : (numberOf(word) ?? Number(word));
  return [5, 10, 20, 25].includes(minutes) ? minutes : undefined;
}

/** Not days and months: their dots are looked at where they stand. */
export const abbreviations = new Set(
  words(
    'vorm vormi vormitt vm vmtg vmittag nachm nachmi nachmitt nachmit nm nmtg nami nmittag ca cca circa evtl evt ev eventl ggf ggfs max min bzw bezw od inkl einschl ausschl ausgen exkl zeitl gz ges tgl jew zw mind mtl woech wtl std insb spaetest fruehest usw etc tel bes vsl moegl unmoegl taegl jaen jan feb febr mrz apr jun jul aug sept sep okt nov dez',
  ),
);

export const restricting = new Set(words('nur ausschliesslich ausschl lediglich bloss einzig'));

const everyDay = weekdays;
const workdays = weekdays.slice(0, 5);

/**
 * What several words mean together, or one. In a phrase 'a|b' is either word, 'a?' may be missing.
 */
export type Meaning =
  | { is: 'days'; days: readonly Weekday[] }
  | { is: 'part'; part: PartOfDay }
  | { is: 'any' }
  | { is: 'not'; how?: 'no' | 'except' }
  | { is: 'others' }
  | { is: 'and' }
  | { is: 'filler' }
  /** Needs 'Zeit' in its phrase: 'er hat montags Zeit'. */
  | { is: 'have' }
  /** Divides two statements. */
  | { is: 'break' }
  /** Kept; changes nothing. */
  | { is: 'wish' }
  /** Not every week, or not surely. */
  | { is: 'limit' }
  /** A time of the year. */
  | { is: 'period' }
  /** Says that nothing is said. */
  | { is: 'nothing' };

const noProblem =
  'kein thema|problem|ding|hindernis\nkeine probleme|frage|schwierigkeiten|hindernisse';
const zahl = 'zwei|zwo|drei|vier|2|3|4|14|vierzehn';
const ordinal =
  'ersten|erste|erster|zweiten|zweite|zweiter|dritten|dritte|dritter|vierten|vierte|vierter|letzten|letzte|letzter|anderen';
const jede = 'jeden|jede|jeder|jedes';
const month =
  'januar|jaenner|jan|jaen|februar|feber|feb|maerz|mrz|april|apr|mai|juni|jun|juli|jul|august|aug|september|sept|sep|oktober|okt|november|nov|dezember|dez';
const season =
  'weihnachten|ostern|pfingsten|neujahr|silvester|allerheiligen|fasching|karneval|sommer|herbst|winter|fruehling|fruehjahr|schulbeginn|schulanfang|schulstart|schuljahr|schuljahresende|schulende|semester|semesterbeginn|sommersemester|wintersemester|halbjahr|halbjahreszeugnis|jahresende|jahresbeginn|jahreswechsel|ferien|sommerferien|herbstferien|osterferien|weihnachtsferien|winterferien|pfingstferien|semesterferien|schulferien|faschingsferien|ferienzeit|feiertag|feiertage|feiertagen|feiertags|urlaub|karenz|elternzeit|mutterschutz|heuer';

const meanings: readonly (readonly [Meaning, string])[] = [
  [
    { is: 'days', days: everyDay },
    `taeglich\ntgl\ntaegl\njeden|jed|alle tag|tage\nan? allen|alle|jedem|jeden|jeder tagen|tage|tag|wochentag|wochentagen\ndie|in? der? ganze|gesamte|ganzen woche`,
  ],
  [
    { is: 'days', days: workdays },
    'werktags\nwerktage\nan? werktagen\nan? jedem|jeden|jeder werktag\nwochentags\nunter der woche\nunterm woche\nunterwoche',
  ],
  [
    { is: 'days', days: weekdays.slice(5) },
    'am? wochenende|wochenenden\nwochenends\nwe\nan|am? wochenenden',
  ],
  [
    { is: 'part', part: wholeDay },
    'den? ganzen|gz|gzn|ges tag\nganzer tag\nzu? ganze tage\ndurchgehend',
  ],
  [{ is: 'part', part: hours(0, 12) }, 'v m'],
  [{ is: 'part', part: hours(12, 24) }, 'n m'],
  [
    { is: 'part', part: hours(0, 10) },
    'gleich? in der frueh|fruehe\nam|jeden morgen|morgens\nder? frueh',
  ],
  [{ is: 'part', part: hours(0, 9) }, 'am? fruehen|frueher|frueh|zeitigen morgen'],
  [{ is: 'part', part: hours(0, 10) }, 'am? fruehen|frueher|fruehem|zeitigen vormittag'],
  [
    { is: 'part', part: hours(10, 12) },
    'am? spaeten|spaeter|spaeteren|spaetem|spaet vormittag|vormittags',
  ],
  [
    { is: 'part', part: hours(12, 15) },
    'am? fruehen|frueher|frueheren|fruehem nachmittag|nachmittags',
  ],
  [
    { is: 'part', part: hours(16, 24) },
    'am? spaeten|spaeter|spaeteren|spaetem|spaet nachmittag|nachmittags',
  ],
  [{ is: 'part', part: hours(17, 19) }, 'am? fruehen|frueher|fruehem abend|abends'],
  [
    { is: 'any' },
    [
      'egal wann|welcher|welche tag|tage|zeit|uhrzeit',
      'egal wann',
      'wann egal',
      'egal\nirgendwann\nflexibel\nflexible\nflex\nbeliebig\njederzeit\nimmer\nalles\noffen\nimma\nwurscht',
      'ganz|voellig|total|komplett|absolut|sehr|zeitlich|zeitl egal|flexibel|flex|offen|wurscht|ungebunden|unabhaengig',
      'nicht eingeschraenkt|gebunden\n24 / 7',
      'zu? jede|jeder|jedem|alle|allen zeit|uhrzeit|tageszeit|zeiten|uhrzeiten|termin|zeitfenster|termine',
      'tag|uhrzeit|zeit|wochentag|tageszeit und|u|oder uhrzeit|zeit|tag|tageszeit egal|flexibel|beliebig',
      'tag|uhrzeit|zeit|wochentag|tageszeit ist? egal|flexibel|beliebig|offen',
      'keine besonderen|bestimmten? wuensche|praeferenz|praeferenzen|vorgaben|vorlieben\nwann immer\nwann immer was|etwas frei ist|wird\nrund um die uhr\nkeine|ohne einschraenkung|einschraenkungen\nuneingeschraenkt',
    ].join('\n'),
  ],
  [
    { is: 'not' },
    [
      'nicht\nnie\nniemals\nnein\nunmoeglich\nkeinesfalls\nkeinenfalls\nnet\nned\nnichts\nnix\nnimmer\nausgeschlossen',
      'nicht|nie|net|ned|nichts|nix mehr\ngar? keine|nie zeit mehr?\nauf gar? keinen fall\nin gar? keinem fall',
    ].join('\n'),
  ],
  [{ is: 'not', how: 'no' }, 'weder\nkein\nkeine\nkeinen\nkeiner\nkein|keine|keinen mehr'],
  [
    { is: 'not', how: 'except' },
    'ausser\nausgenommen\nausgen\nexkl\nexklusive\nabgesehen von|vom\nausserhalb von?\nohne\nbis auf\nausnahme\nmit ausnahme von|vom|des|der?',
  ],
  [
    { is: 'others' },
    'alles|alle|allen andere|anderen|uebrige|uebrigen|weitere\nsonst\nansonsten\nder? rest\nan? allen? anderen|andere|restlichen|uebrigen tage|tagen\nuebrige|restliche tage',
  ],
  [{ is: 'and' }, 'und\nu\noder\nod\no\nsowie\nbzw\nbeziehungsweise\nals auch'],
  [
    { is: 'filler' },
    [
      'von\nvom\nam\nan\num\nden\ndem\nder\ndie\ndas\njeweils\njew\nje\nauch\nweiters\ndann\nda\ngerne\ngern\nbitte\nmoeglich\nuhr\nja\ngut\nsuper\nok\nokay\nprima\nbestens\nperfekt\nwunderbar\nrecht\ntoll\nnoch\nschon\nganz\nleider\ngar\nentweder\nsowohl\nabsolut\nhier\ngenerell\nwunsch\nzeitlich\nsehr\nfuer\nalso\nbesonders\nwoechentlich\neinschliesslich\ninkl\nzeitfenster\nsofort\nfix\nhauptsache\nganzjaehrig\ndaher\ndeshalb\ndeswegen\nund zwar\ninnerhalb von?\nim zeitraum|zeitfenster\nin der zeit\nfolgende|folgenden zeiten|tage|termine\nbis? open end\nbis zum? ende|schluss\nbis ladenschluss',
      'hallo\nservus\nguten tag|morgen|abend\ngruess gott\nsehr geehrte damen und herren\nvielen|herzlichen? dank|danke\ndanke schoen|sehr|im voraus?\nlg\nmfg\nvg\nliebe|viele|schoene|herzliche|beste gruesse\nmit freundlichen|lieben|besten gruessen',
      'jeden\njede\njeder\njedem\nalle\nallen\njede woche\negal ob',
      'moegliche|moeglichen|verfuegbare|freie|gewuenschte|bevorzugte|unsere|meine termine|zeiten|tage|wochentage|zeitfenster|therapiezeiten',
      'muss|muessen|soll|sollte|sollten|geht|ginge|gehen|gingen|passt|passen|wuerde|wuerden|kann|koennen|koennte|koennten|koennt|waere|waeren|ist|sind|bin|steht|stehen|moechte|moechten|will|wollen|braucht|brauchen|sucht|suchen|bevorzuge es?',
      'ich|wir|er|sie|es|man|uns|mir|ihm|ihr|ihnen|beide',
      'i\nis\neh\njo\nwaer\ntaet\nsan\nsamma',
      'einen? fixen|fixer? termin\neinen? platz|fixplatz|dauerplatz|fixtermin\ntermine\nuhrzeit\nuhrzeiten\nterminwunsch\nwunschtermin\nwunschtermine\nwunschzeit\nwunschzeiten\nzeit\nzeiten\nzeitraum\nzeitwunsch\nverfuegbar\nverfuegbarkeit\nfrei\ntherapiezeit\ntherapiezeiten\nwunschtage\nterminwuensche\nab sofort\nbis auf weiteres',
      'beginn\nvorstellung\nin ordnung\nin frage\nkommt\nkommen\nab jetzt\nunbedingt\nzwingend\nueberhaupt\nwirklich\ndefinitiv',
      'vorher|davor|danach|nachher|frueher|spaeter|laenger nicht|nie mehr?',
      `${noProblem}\nohne probleme|weiteres\nproblemlos\nunproblematisch`,
    ].join('\n'),
  ],
  [{ is: 'break' }, 'aber\njedoch\nwobei\nallerdings\ndafuer\ndagegen\nhingegen'],
  [{ is: 'have' }, 'hat\nhaben\nhabe\nhab\nhob\nhaett\nhaette\nhaetten\nhabt'],
  [
    { is: 'wish' },
    [
      'am liebsten|allerliebsten|besten|ehesten\nbesser\nso bald|schnell|rasch|frueh wie moeglich\nehestmoeglich\nbaldmoeglichst\nschnellstmoeglich\ndringend\nlieber\nliebsten\nbevorzugt\nvorzugsweise\nidealerweise\nideal\noptimal\neher\nhauptsaechlich',
      'wenn|falls moeglich|moeglichst\nmoeglichst\nnach tel|telefonischer|persoenlicher? absprache|vereinbarung|ruecksprache|terminvereinbarung\nauf anfrage|nachfrage\nn v\nkurzfristig\nspontan\nauf abruf\nderzeit\nmomentan\nzurzeit\nzur zeit\njetzt\naktuell\nim moment\nerstmal',
      'nicht|kein|keine beide|beides|beiden|alle',
      '1|2|3|4|ein|zwei|drei|vier termin|termine',
      '1|2|3|4|erste|zweite|dritte|vierte wahl|prio|prioritaet|wunsch|praeferenz\nprio|prioritaet|wunsch|wahl 1|2|3|4',
      'einmal|zweimal|dreimal pro|die|in|je der? woche\neinmal|zweimal|dreimal woechentlich\neinmal\nzweimal\ndreimal',
      'pro woche\n1|2|3|4 x|mal woechentlich|wtl',
      'mind|mindestens|max|maximal|ca? 1|2|3|4 2|3|4|5? x|mal pro|die|in|je|/? der? woche|wochen|woe|wo',
    ].join('\n'),
  ],
  [
    { is: 'limit' },
    [
      `nicht|net|ned unbedingt|zwingend|notwendigerweise\nschon|bereits einen? termin|termine\nnicht|net|ned|nie ${jede}|alle|allen\nnicht|net|ned so|sonderlich|besonders|sehr|ganz|wirklich? gut|gern|gerne|guenstig|ideal|optimal|sicher`,
      `${jede} ${ordinal} woche?\n${jede} 2|3|4|5 woche?\nalle ${zahl} wochen|wo|tage|monate`,
      '14|zwei|2 taegig|taegige|taegl|taeglich|tgl|tg|woechig|woechentlich\n1|2|3|4 x|mal pro|im|je|/ monat\ndreiwoechentlich\nvierwoechentlich\nvierzehntaegig\nzweiwoechentlich\nzweiwoechig\nmonatlich\nim|pro monat\neinmal im monat',
      'in? den? gerade|geraden|ungerade|ungeraden wochen|woche|kw|kws|kalenderwochen\nungerade\nungeraden',
      'abwechselnd\nwechselnd\nwechselweise\nrotierend\nvariabel\nvariiert\nvariieren\nunterschiedlich\nverschieden\nabhaengig\nje nachdem\nim wechsel\nim? schichtdienst\nschicht\nschichten\nschichtarbeit\nschichtplan\ndienstplan\nturnus\nturnusdienst\nwechseldienst\nwechselschicht\nje nach\nnach? dienstplan',
      'noch offen|unklar|unbekannt|unsicher\nnoch nicht bekannt|klar|fix|sicher\nsteht|stehen noch? nicht fest\nblockweise\nwochenweise\nanfang|beginn|mitte|ende der|einer woche\nwochenanfang\nwochenbeginn\nwochenmitte\nin der regel',
      'vielleicht\neventuell\nevtl\nevt\nevt l\nev\nggf\nggfs\nmanchmal\nab und zu\ngelegentlich\nteilweise\nteils\nmeist\nmeistens\noft\noefters\nhaeufig\nselten\nnormalerweise\nnormal\ngrundsaetzlich\nprinzipiell\nfast\nzeitweise\nunregelmaessig\nbedingt\nunsicher\nunklar\nvoraussichtlich\nwahrscheinlich',
      'zur not\nim notfall\nnotfalls\nungern\nschlecht\nschlechter\nschwierig\nschwer\nunguenstig\nkaum\nwenn\nfalls\nsofern\nsolange\nsobald\nausser wenn\nvoruebergehend\nsaisonal\nausnahmsweise',
    ].join('\n'),
  ],
  [
    { is: 'period' },
    `anfang|mitte|ende? ${month}\n${season}\nkommender|kommende|kommenden|naechster|naechste|naechsten|naechstes|dieser|diese|dieses|neues|neuen woche|monat|jahr|schuljahr|semester|halbjahr|monats|jahres`,
  ],
  [{ is: 'nothing' }, 'k a\nkeine angabe|angaben\nka\nunbekannt'],
];

type Phrase = {
  meaning: Meaning;
  parts: readonly { either: ReadonlySet<string>; isOptional: boolean }[];
};

const inPhrases = new Set(meanings.flatMap(([, list]) => list.split(/[ ?|\n]+/)));

/** By each word that may open it, longest first. */
const phrases = new Map<string, Phrase[]>();
for (const [meaning, list] of meanings) {
  for (const line of list.split('\n')) {
    const phrase: Phrase = {
      meaning,
      parts: words(line).map((part) => ({
        either: new Set(part.replace('?', '').split('|')),
        isOptional: part.endsWith('?'),
      })),
    };
    const openings = phrase.parts.slice(
      0,
      phrase.parts.findIndex(({ isOptional }) => !isOptional) + 1,
    );
    for (const word of new Set(openings.flatMap(({ either }) => [...either])))
      phrases.set(word, [...(phrases.get(word) ?? []), phrase]);
  }
}
for (const known of phrases.values())
  known.sort((one, other) => other.parts.length - one.parts.length);

/**
 * The longest phrase that begins with the word; `wordAt(n)` is the n-th word from there, '' where
 * none follows.
 */
export function phraseAt(
  wordAt: (n: number) => string,
): { meaning: Meaning; length: number } | undefined {
  let longest: { meaning: Meaning; length: number } | undefined;
  for (const { meaning, parts } of phrases.get(wordAt(0)) ?? []) {
    let length = 0;
    const fits = parts.every(({ either, isOptional }) => {
      if (!either.has(wordAt(length))) return isOptional;
      length++;
      return true;
    });
    if (fits && length > (longest?.length ?? 0)) longest = { meaning, length };
  }
  return longest;
}

const months = new Set(month.split('|'));
export const isMonth = (word: string) => months.has(word);

/**
 * From when somebody is surely free after it, in hours; until when before it. Kept and asked about:
 * nobody's day ends by the clock.
 */
export const institutions = new Map<string, { after: number; before: number }>(
  Object.entries({
    'schule schulschluss unterricht schulunterricht volksschule grundschule vs vorschule': {
      after: 14,
      before: 8,
    },
    'kita kiga kindergarten krippe kindergartenschluss kitaschluss krabbelstube kindi tagesmutter kigaschluss':
      { after: 15, before: 8 },
    'hort nachmittagsbetreuung nabe ganztagsschule ogs ogts arbeit feierabend dienst buero dienstschluss arbeitsschluss':
      {
        after: 17,
        before: 8,
      },
  }).flatMap(([names, at]) => words(names).map((name) => [name, at] as const)),
);
