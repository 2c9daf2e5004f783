/**
 * Questions about the waiting in plain German: 'Kinder mit Verordnung, Di nachmittag', 'länger als
 * 6 Monate', 'Di 14'. Pure and local. Never guesses: what it does not know it hands back, word by
 * word.
 */
import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { folded } from '@platzwart/domain/text/folding';
import { alwaysOpen } from '@platzwart/domain/times/always-open';
import { scan } from '@platzwart/domain/times/lexer/scan';
import { readTimes } from '@platzwart/domain/times/read-times';
import {
  type Slot,
  spokenTime,
  timeOf,
  type Weekday,
  weekdayName,
} from '@platzwart/domain/waiting-list/slot';
import { texts } from './texts.ts';

/** What a practice has names for. */
export type Names = {
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  readonly locations: readonly { readonly id: string; readonly title: string }[];
  readonly insurances: readonly string[];
};

/** Conditions as the table filters by them; absent means none. */
export type Conditions = Partial<RequestFilter>;

export type Understood = {
  readonly conditions: Conditions;
  /** A cell of the week, or all within some times; their days are not part of the conditions. */
  readonly time:
    | { readonly weekday: Weekday; readonly at: string }
    | { readonly within: readonly Omit<Slot, 'locationId'>[]; readonly words: string }
    | undefined;
  /** Each condition in words, in the order asked. */
  readonly chips: readonly string[];
  /** Each condition in words, by its name. */
  readonly named: Readonly<Partial<Record<keyof Conditions, string>>>;
  readonly unknown: readonly string[];
};

type Part = { conditions?: Conditions; time?: Understood['time']; chip: string };
type Rule = { words: RegExp; read: (found: RegExpExecArray, names: Names) => Part | undefined };

export function understand(text: string, names: Names): Understood {
  let rest = folded(text).replace(/[„“"'?!]/g, ' ');
  const conditions: Conditions = {};
  const chips: string[] = [];
  const named: Partial<Record<string, string>> = {};
  const unknown: string[] = [];
  let time: Understood['time'];
  for (rest = skipped(rest); rest !== ''; rest = skipped(rest)) {
    const found = firstPart(rest, names);
    // A second day or age would need an 'or', which the filter has not.
    const isTaken =
      found &&
      (found.part.time ? time !== undefined : clashes(conditions, found.part.conditions ?? {}));
    if (!found || isTaken) {
      const word = found ? rest.slice(0, found.length) : unreadable(rest, names);
      unknown.push(word.trim().replace(/(?<![,;.:])[,;.:]+$/, ''));
      rest = rest.slice(word.length);
      continue;
    }
    const { part, length } = found;
    if (part.time) time = part.time;
    Object.assign(
      conditions,
      part.conditions,
      part.conditions?.allOf && {
        allOf: [...new Set([...(conditions.allOf ?? []), ...part.conditions.allOf])],
      },
    );
    if (!chips.includes(part.chip)) chips.push(part.chip);
    for (const key of Object.keys(part.conditions ?? {})) named[key] = part.chip;
    rest = rest.slice(length);
  }
  return { conditions, time, chips, named, unknown };
}

/** Of a location's week are shown: those with these tags, and the prioritized. */
const ofWeek: readonly string[] = ['allOf', 'prioritized', 'locationId'];

/** The conditions that the week leaves out, in words. */
export const leftOutOfWeek = ({ named }: Understood): string[] => [
  ...new Set(Object.entries(named).flatMap(([key, chip]) => (ofWeek.includes(key) ? [] : chip))),
];

/**
 * The next word; a 'no' takes along what it is about, which would otherwise become its opposite.
 */
function unreadable(text: string, names: Names): string {
  const no = /^(?:ohne|nicht|keine?[nrms]?)\s+/.exec(text)?.[0] ?? '';
  const about = no && firstPart(text.slice(no.length), names);
  return about ? text.slice(0, no.length + about.length) : (/^\S+/.exec(text)?.[0] ?? text);
}

function clashes(before: Conditions, { allOf: _, ...next }: Conditions): boolean {
  return (Object.keys(next) as (keyof typeof next)[]).some(
    (key) => before[key] !== undefined && before[key] !== next[key],
  );
}

const end = '(?![a-z0-9])';
const words = (pattern: string) => new RegExp(`^(?:${pattern})${end}`);

const gaps = /^[\s,;.:/&+–-]+/;
const fillers = words(
  'und|mit|die|der|das|dem|den|des|am|an|im|in|bei|fuer|von|zum|zur|als|alle[rsn]?|wer|wen|welche[rsn]?|gibt es|gibt|koennen|kann|konnte|wollen|will|hat|haben|ist|sind|zeige?|such(?:e|t|en)?|finde|mir|uns|bitte|nur|noch|auch|schon|gerade|wartend(?:e[nr]?)?|warten|wartet|anfragen?|personen?|leute|menschen|patient(?:en|innen|in)?|familien?|zeit|zeiten|jemand|passt|passen|moechten?|platz|frei|einen?|eine[rm]?',
);

function skipped(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(gaps, '');
    // 'in keiner Warteliste' begins like a filler.
    if (!rules.some(({ words: pattern }) => pattern.test(rest))) rest = rest.replace(fillers, '');
  }
  return rest;
}

function firstPart(text: string, names: Names): { part: Part; length: number } | undefined {
  const times = timesOfWeek(text);
  const time = times?.isOfSeveral ? times : (timeOfWeek(text) ?? times);
  if (time) return time;
  for (const { words: pattern, read } of rules) {
    const found = pattern.exec(text);
    const part = found && read(found, names);
    if (part) return { part, length: found[0].length };
  }
  return named(text, names) ?? groupOfAge(text);
}

/**
 * A day with an hour or a part of it, in every way that times are written: 'Di halb vier', 'Mi
 * 14h30', 'freitagnachmittag'.
 */
function timeOfWeek(text: string): { part: Part; length: number } | undefined {
  if (!startsWithDay.test(text)) return undefined;
  const [first, ...others] = scan(text.slice(0, 60));
  const next = others.find(({ is }) => is !== 'filler' && is !== 'comma');
  const [weekday, ...more] = first?.is === 'days' ? first.days : [];
  if (weekday === undefined || more.length > 0 || next?.is !== 'time') return undefined;
  const { kind, from, to } = next.time;
  if (kind === 'point' && from < 24 * 60) {
    const at = timeOf(from);
    return {
      part: { time: { weekday, at }, chip: texts.chips.time(weekdayName(weekday), at) },
      length: next.end,
    };
  }
  // Noon and evening are neither of the two halves that are counted.
  const dayPart =
    to <= 12 * 60 ? 'morning' : from === 12 * 60 && to === 24 * 60 ? 'afternoon' : undefined;
  if (kind !== 'part' || !dayPart) return undefined;
  const chip = `${weekdayName(weekday)} ${texts.chips[dayPart]}`;
  return { part: { conditions: { weekday: String(weekday), dayPart }, chip }, length: next.end };
}

/** The most words that name times: 'Di und Do ab 15', 'Mo–Mi nachmittags, Fr vormittags'. */
function timesOfWeek(
  text: string,
): { part: Part; length: number; isOfSeveral: boolean } | undefined {
  if (!startsWithDay.test(text)) return undefined;
  const ends = [...text.slice(0, 80).matchAll(/\S(?=\s|$)/g)].map(({ index }) => index + 1);
  for (const length of ends.reverse()) {
    const { slots, remaining, asks } = readTimes(text.slice(0, length), alwaysOpen);
    const isOther = /^\s*(?:jahr|monat|woche|j\b)/.test(text.slice(length));
    if (slots.length === 0 || remaining !== '' || asks.length > 0 || isOther) continue;
    const within = slots.map(({ weekday, start, end }) => ({ weekday, start, end }));
    const isWhole = within.every(({ start, end }) => start === '06:00' && end === '22:00');
    const isOfSeveral = new Set(within.map(({ weekday }) => weekday)).size > 1;
    // A day alone is a filter.
    if (isWhole && !isOfSeveral) return undefined;
    const words = describe(within);
    return { part: { time: { within, words }, chip: words }, length, isOfSeveral };
  }
  return undefined;
}

/** 'Di, Do ab 15 Uhr'. */
function describe(within: readonly Omit<Slot, 'locationId'>[]): string {
  const days = new Map<string, string[]>();
  for (const { weekday, start, end } of within) {
    const [from, to] = [spokenTime(start), spokenTime(end)];
    const hours =
      start === '06:00'
        ? end === '22:00'
          ? ''
          : ` bis ${to} Uhr`
        : end === '22:00'
          ? ` ab ${from} Uhr`
          : ` ${from}–${to} Uhr`;
    days.set(hours, [...(days.get(hours) ?? []), weekdayName(weekday, 'short')]);
  }
  return [...days].map(([hours, names]) => `${names.join(', ')}${hours}`).join('; ');
}

const numbers = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fuenf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwoelf',
];
const amount = `(\\d{1,3}|${numbers.slice(1).reverse().join('|')}|einem|einer|eine|einen|(?:einem |einer |ein )?halbe[nsmr]?|eineinhalb|anderthalb)`;

function amountOf(word: string): number {
  if (/halbe/.test(word)) return 0.5;
  if (/inhalb|anderthalb/.test(word)) return 1.5;
  const at = numbers.findIndex(
    (number) => number === word || (number === 'ein' && /^eine[mnr]?$/.test(word)),
  );
  return at >= 0 ? at : Number(word);
}

const days = [
  'mo(?:ntag)?',
  'di(?:enstag)?',
  'mi(?:ttwoch)?',
  'do(?:nnerstag)?',
  'fr(?:eitag)?',
  'sa(?:mstag)?',
  'so(?:nntag)?',
];
const day = `(${days.join('|')})s?`;
const startsWithDay = new RegExp(`^${day}(?:${end}|(?=vormittag|nachmittag|frueh|abend|mittag))`);
const weekdayOf = (word: string) =>
  (days.findIndex((pattern) => new RegExp(`^${pattern}$`).test(word)) + 1) as Weekday;
const years = '(?:\\s*(?:jahren?|jaehrige[nr]?|j\\.?))';

const mark = (pattern: string, conditions: Conditions, chip: string): Rule => ({
  words: words(pattern),
  read: () => ({ conditions, chip }),
});

/** In this order: the first that fits reads the words. */
const rules: readonly Rule[] = [
  mark('(?:ohne|keine|kein) e-?mail(?:-?adressen?)?', { noEmail: true }, texts.chips.noEmail),
  mark(
    '(?:noch )?nicht bestaetigt(?:e[nr]?)?|unbestaetigt(?:e[nr]?)?|e-?mail (?:unbestaetigt|nicht bestaetigt)',
    { unconfirmed: true },
    texts.chips.unconfirmed,
  ),
  mark(
    '(?:e-?mail )?nicht zustellbar(?:e[nr]?)?|unzustellbar(?:e[nr]?)?|e-?mail (?:kommt|kam|kamen) nicht an|nicht per e-?mail erreichbar',
    { unreachable: true },
    texts.chips.unreachable,
  ),
  mark(
    'ohne antwort|keine antwort|nicht geantwortet|antwortet nicht|antworten nicht',
    { unanswered: true },
    texts.chips.unanswered,
  ),
  mark(
    'ohne wartelisten?|(?:auf|in) keiner warteliste|ohne zeiten|ohne passende zeit(?:en)?',
    { nowhere: true },
    texts.chips.nowhere,
  ),
  mark(
    'ohne angebot|(?:noch )?nie gefragt(?:e[nr]?)?|noch nicht gefragt(?:e[nr]?)?',
    { offer: 'never' },
    texts.chips.neverAsked,
  ),
  mark(
    '(?:mit|hat|haben)(?: ein)? (?:offenen? )?angebot(?:en)?',
    { offer: 'has' },
    texts.chips.hasOffer,
  ),
  mark(
    'priorisiert(?:e[nr]?)?|prioritaet|(?:mit )?stern(?:e|chen)?|dringende?[nr]?',
    { prioritized: true },
    texts.chips.prioritized,
  ),
  mark('neue?[nrs]?|ungelesene?[nr]?', { isNew: true }, texts.chips.isNew),
  mark('minderjaehrige?[nr]?', { age: '-17' }, texts.chips.age('-17')),
  mark('volljaehrige?[nr]?', { age: '18-' }, texts.chips.age('18-')),
  {
    words: words(
      `(?:laenger als|mehr als|ueber|mindestens|seit(?: mehr als| ueber| mindestens)?)?\\s*${amount}\\s*(wochen?|monat(?:en?|s)?|jahr(?:en?|e)?)(?! (?:alt|jung))`,
    ),
    read: ([whole, many = '', unit = '']) => {
      // '6 Jahre' alone may be an age.
      if (unit.startsWith('jahr') && !/^(?:laenger|mehr|seit)/.test(whole)) return undefined;
      const months =
        amountOf(many) * (unit.startsWith('jahr') ? 12 : unit.startsWith('woche') ? 12 / 52 : 1);
      const waiting = Math.max(1, Math.round(months));
      return waiting < 100
        ? { conditions: { waiting: String(waiting) }, chip: texts.chips.waiting(waiting) }
        : undefined;
    },
  },
  {
    words: words(`(?:von |zwischen )?(\\d{1,2})\\s*(?:-|–|bis|und)\\s*(\\d{1,2})${years}(?: alt)?`),
    read: ([, from = '', to = '']) => aged(`${from}-${to}`),
  },
  {
    words: words(`(?:unter|juenger als|bis unter) (\\d{1,3})${years}?(?: alt)?(?!\\s*uhr)`),
    read: ([, to = '']) => aged(`-${Number(to) - 1}`),
  },
  { words: words(`bis (\\d{1,3})${years}(?: alt)?`), read: ([, to = '']) => aged(`-${to}`) },
  {
    words: words(`(?:ueber|aelter als) (\\d{1,3})${years}?(?: alt)?(?!\\s*uhr)`),
    read: ([, from = '']) => aged(`${Number(from) + 1}-`),
  },
  { words: words(`ab (\\d{1,3})${years}(?: alt)?`), read: ([, from = '']) => aged(`${from}-`) },
  {
    words: words(`(\\d{1,3})(?:-?\\s*jaehrige?[nr]?|\\s*jahre alt)`),
    read: ([, years = '']) => aged(`${years}-${years}`),
  },
  {
    words: words(`${day}\\.?`),
    read: ([, name = '']) => ({
      conditions: { weekday: String(weekdayOf(name)) },
      chip: weekdayName(weekdayOf(name)),
    }),
  },
  mark('vormittags?|morgens|(?:in der )?frueh', { dayPart: 'morning' }, texts.chips.morning),
  mark('nachmittags?', { dayPart: 'afternoon' }, texts.chips.afternoon),
];

function aged(age: string): Part | undefined {
  const [from = '', to = ''] = age.split('-');
  return from !== '' && to !== '' && Number(from) > Number(to)
    ? undefined
    : { conditions: { age }, chip: texts.chips.age(age) };
}

/** Where the practice has no tag for them. */
function groupOfAge(text: string) {
  const found = words('(?:klein|schul)?kind(?:ern?|es)?|jugendliche[nr]?|erwachsene?[nr]?').exec(
    text,
  )?.[0];
  if (found === undefined) return undefined;
  const age = found.startsWith('erwachsen') ? '18-' : '-17';
  const part = /^kind|^erwachsen/.test(found) ? aged(age) : undefined;
  return part && { part, length: found.length };
}

/**
 * A tag, location or insurance: by its whole name, else a tag or location by one word of it. 'ohne'
 * before it is not understood.
 */
function named(
  text: string,
  { tags, locations, insurances }: Names,
): { part: Part; length: number } | undefined {
  const things = [
    ...tags.map(({ id, name }) => ({
      name,
      conditions: { allOf: [id] } as Conditions,
      byWord: true,
    })),
    ...locations.map(({ id, title }) => ({
      name: title,
      conditions: { locationId: id } as Conditions,
      byWord: true,
    })),
    ...insurances.map((name) => ({
      name,
      conditions: { insurance: name } as Conditions,
      byWord: false,
    })),
  ].map((thing) => ({ ...thing, stems: stemsOf(thing.name) }));
  const asked = [...text.matchAll(/[a-z0-9]+/g)]
    .slice(0, 6)
    .map((match) => ({ stem: stem(match[0]), until: match.index + match[0].length }));
  const whole = things
    .filter(({ stems }) => stems.length > 0 && stems.every((each, i) => each === asked[i]?.stem))
    .sort((one, other) => other.stems.length - one.stems.length)[0];
  const found =
    whole ??
    things
      .filter(
        ({ stems, byWord }) =>
          byWord && stems.some((each) => each.length >= 3 && each === asked[0]?.stem),
      )
      .sort((one, other) => one.stems.length - other.stems.length)[0];
  const length = asked[(whole?.stems.length ?? 1) - 1]?.until;
  return found && length !== undefined
    ? { part: { conditions: found.conditions, chip: found.name }, length }
    : undefined;
}

const stemsOf = (name: string) => (folded(name).match(/[a-z0-9]+/g) ?? []).map(stem);

/** 'kind' of 'Kinder', 'Kindern', 'Kind'. */
function stem(word: string): string {
  const shorter = word.replace(/(?:ern|er|en|em|es|e|n|s|t)$/, '');
  return shorter.length >= 4 && shorter !== word ? stem(shorter) : word;
}
