/**
 * Times as practices note them in their lists: 'Mo 8-12, Di u. Do nachmittags', 'Mo-Fr vormittags', 'Mi ab 14', 'flexibel'. Unreadable text
 * is reported, never guessed.
 */
import { type Slot, timeOf, type Weekday, weekdays } from '../waiting-list/slot.ts';

/** A weekly range without a location; `isNamed`: the text names this very day. */
export type PreferredRange = Omit<Slot, 'locationId'> & { isNamed: boolean };

type TimesRead = {
  ranges: PreferredRange[];
  /** Any time is fine. */
  isFlexible: boolean;
  /** The first unreadable words; if set, ignore the rest. */
  unread?: string;
};

/** Minutes since midnight. */
type Span = { from: number; to: number };

type Token =
  | { kind: 'days'; days: readonly Weekday[]; isNamed: boolean }
  /** `continues`: no comma or 'und' before it, so it refines the previous time. */
  | { kind: 'time'; span: Span; continues: boolean }
  | { kind: 'flexible' };

const midnight = 24 * 60;
const wholeDay: Span = { from: 0, to: midnight };

export function readTimes(text: string): TimesRead {
  const ranges: PreferredRange[] = [];
  let isFlexible = false;
  for (const clause of text.split(/[;|\n]/)) {
    if (/^[\s.–—-]*$/.test(clause) || /^\s*(?:k\.?\s?a\.?|keine angaben?)\s*$/i.test(clause)) continue;
    const { tokens, unread } = tokensOf(clause);
    const preferredTimes = unread === undefined ? preferredTimesOf(tokens.filter((token) => token.kind !== 'flexible')) : undefined;
    if (!preferredTimes) return { ranges: [], isFlexible: false, unread: unread ?? clause.trim() };
    ranges.push(...preferredTimes);
    isFlexible ||= tokens.some(({ kind }) => kind === 'flexible');
  }
  return { ranges, isFlexible: isFlexible && ranges.length === 0 };
}

const end = '(?![\\p{L}\\p{N}])';
const word = (words: string) => new RegExp(`^(?:${words})${end}`, 'iu');
const day = '(mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?)s?';
const part = 'vormittag|nachmittag|mittag|abend|morgen|früh';
/** '8', '8:30', '8.30', '8h30', '8 Uhr 30', '08:00:00'; with a dot only quarters of an hour, and no dot after it: '15.12.' is a day. */
const clock =
  '(\\d{1,2})(?:(?::|(?:\\.|\\s?h\\s?|\\s?uhr\\s)(?=00|15|30|45))(\\d{2})(?::00)?)?(?!\\.?\\d|\\.\\s*\\p{L})(?:\\s*(?:uhr|h)(?!\\p{L}))?(?![.:]?\\d)';
const until = '\\.?\\s*(?:-|–|—|bis)\\s*';

const patterns = {
  gap: /^[\s.:]+/u,
  and: new RegExp(`^(?:[,/&+]|(?:und|u|oder|od|o|sowie)${end})`, 'iu'),
  filler: word(
    'am|an|den(?!\\s+ganzen)|jeweils|je|jeden(?!\\s+(?:tag|\\d|zweiten|dritten|vierten|ersten|letzten))|gerne?|möglich|geht|uhr|zeitlich|sehr',
  ),
  flexible: word('flexibel|egal|beliebig|jederzeit|immer|alles|offen'),
  dayRange: new RegExp(`^${day}\\.?${until}${day}${end}`, 'iu'),
  day: new RegExp(`^${day}(?:${end}|(?=${part}))`, 'iu'),
  everyDay: word('täglich|jeden tag|alle tage'),
  workdays: word('werktags|wochentags|werktage|wochentage|unter der woche'),
  weekend: word('wochenendes?|we'),
  morning: word('vormittags?|vorm|vm'),
  noon: word('mittags?'),
  afternoon: word('nachmittags?|nachm|nm'),
  evening: word('abends?'),
  early: word('morgens?|früh|in der früh'),
  allDay: word('ganztags|ganztägig|ganzer tag|den ganzen tag'),
  between: new RegExp(`^zwischen\\s*${clock}\\s*und\\s*${clock}`, 'iu'),
  fromTo: new RegExp(`^(?:von\\s*|ab\\s*)?${clock}${until}${clock}`, 'iu'),
  from: new RegExp(`^(?:ab|nach)\\s*${clock}`, 'iu'),
  to: new RegExp(`^(?:bis|vor)\\s*${clock}`, 'iu'),
  at: new RegExp(`^(?:um\\s*)?${clock}`, 'iu'),
} as const;

const partsOfDay = [
  [patterns.morning, { from: 0, to: 720 }],
  [patterns.afternoon, { from: 720, to: midnight }],
  [patterns.noon, { from: 660, to: 840 }],
  [patterns.evening, { from: 1020, to: midnight }],
  [patterns.early, { from: 0, to: 600 }],
  [patterns.allDay, wholeDay],
] as const;

const setsOfDays = [
  [patterns.everyDay, weekdays],
  [patterns.workdays, weekdays.slice(0, 5)],
  [patterns.weekend, weekdays.slice(5)],
] as const;

function tokensOf(clause: string): { tokens: Token[]; unread?: string } {
  const tokens: Token[] = [];
  let rest = clause;
  let continues = true;
  while (rest !== '') {
    const nothing = patterns.gap.exec(rest) ?? patterns.and.exec(rest) ?? patterns.filler.exec(rest);
    if (nothing) {
      if (patterns.and.test(rest)) continues = false;
      rest = rest.slice(nothing[0].length);
      continue;
    }
    const next = nextToken(rest, continues);
    if (!next) return { tokens, unread: /^\S+/.exec(rest)?.[0] ?? rest };
    tokens.push(next.token);
    rest = rest.slice(next.length);
    continues = true;
  }
  return { tokens };
}

function nextToken(rest: string, continues: boolean): { token: Token; length: number } | undefined {
  const found = (match: RegExpExecArray | null, token: Token | undefined) => match && token && { token, length: match[0].length };
  const days = daysAt(rest);
  if (days) return { token: { kind: 'days', days: days.days, isNamed: days.isNamed }, length: days.length };
  for (const [pattern, span] of partsOfDay) {
    const match = pattern.exec(rest);
    if (match) return found(match, { kind: 'time', span, continues }) ?? undefined;
  }
  const flexible = patterns.flexible.exec(rest);
  if (flexible) return found(flexible, { kind: 'flexible' }) ?? undefined;
  const hours = hoursAt(rest);
  return hours && isSpan(hours.span) ? { token: { kind: 'time', span: hours.span, continues }, length: hours.length } : undefined;
}

/** The weekdays at the start of a text: 'täglich', 'Mo–Do', 'Mo bis Do', 'Dienstags'; refuses backward spans. */
export function daysAt(rest: string): { days: readonly Weekday[]; isNamed: boolean; length: number } | undefined {
  for (const [pattern, days] of setsOfDays) {
    const match = pattern.exec(rest);
    if (match) return { days, isNamed: false, length: match[0].length };
  }
  const several = patterns.dayRange.exec(rest);
  if (several) {
    const days = weekdaysFrom(weekdayOf(several[1]), weekdayOf(several[2]));
    return days && { days, isNamed: true, length: several[0].length };
  }
  const one = patterns.day.exec(rest);
  return one ? { days: [weekdayOf(one[1])], isNamed: true, length: one[0].length } : undefined;
}

/** '8-12', 'ab 14', 'bis 12', 'um 15': one hour unless the text says otherwise. */
function hoursAt(rest: string): { span: Span; length: number } | undefined {
  const both = patterns.between.exec(rest) ?? patterns.fromTo.exec(rest);
  if (both) return { span: { from: minutes(both[1], both[2]), to: minutes(both[3], both[4]) }, length: both[0].length };
  const from = patterns.from.exec(rest);
  if (from) return { span: { from: minutes(from[1], from[2]), to: midnight }, length: from[0].length };
  const to = patterns.to.exec(rest);
  if (to) return { span: { from: 0, to: minutes(to[1], to[2]) }, length: to[0].length };
  const at = patterns.at.exec(rest);
  const start = minutes(at?.[1], at?.[2]);
  return at ? { span: { from: start, to: start + 60 }, length: at[0].length } : undefined;
}

/** Days apply to the times after them, or before them if the clause is written that way; undefined if neither. */
function preferredTimesOf(tokens: readonly Exclude<Token, { kind: 'flexible' }>[]): PreferredRange[] | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return [];
  const isTimeFirst = first.kind === 'time' && tokens.some(({ kind }) => kind === 'days');
  if (isTimeFirst && last.kind === 'time') return undefined;

  const groups: { days: Extract<Token, { kind: 'days' }>[]; spans: Span[] }[] = [];
  let group: (typeof groups)[number] | undefined;
  let before: Token['kind'] | undefined;
  const opening = isTimeFirst ? 'time' : 'days';
  for (const token of tokens) {
    if (!group || (token.kind === opening && before !== opening)) {
      group = { days: [], spans: [] };
      groups.push(group);
    }
    if (token.kind === 'days') group.days.push(token);
    else if (!addSpan(group.spans, token, before === 'time' && token.continues)) return undefined;
    before = token.kind;
  }
  return groups.flatMap(({ days, spans }) => {
    const each = days.length > 0 ? days : [{ days: weekdays, isNamed: false }];
    return each.flatMap(({ days: named, isNamed }) =>
      named.flatMap((weekday) => (spans.length > 0 ? spans : [wholeDay]).flatMap((span) => rangeOf(weekday, span, isNamed))),
    );
  });
}

/** 'nachmittags ab 15' is one time, 'vormittags, ab 15' are two. False if the two contradict each other. */
function addSpan(spans: Span[], { span }: { span: Span }, narrowsLast: boolean): boolean {
  const last = spans.at(-1);
  if (!last || !narrowsLast) {
    spans.push(span);
    return true;
  }
  const both = { from: Math.max(last.from, span.from), to: Math.min(last.to, span.to) };
  spans[spans.length - 1] = both;
  return both.from < both.to;
}

/** Rounded inward to whole quarters of an hour. */
function rangeOf(weekday: Weekday, { from, to }: Span, isNamed: boolean): PreferredRange[] {
  const [start, finish] = [Math.ceil(from / 15) * 15, Math.floor(to / 15) * 15];
  return start < finish ? [{ weekday, start: timeOf(start), end: timeOf(finish), isNamed }] : [];
}

function weekdaysFrom(first: Weekday, last: Weekday): readonly Weekday[] | undefined {
  return first <= last ? weekdays.slice(first - 1, last) : undefined;
}

function weekdayOf(name = ''): Weekday {
  if (/^sonnabend/i.test(name)) return 6;
  return ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'].indexOf(name.slice(0, 2).toLowerCase()) + 1 || 1;
}

function minutes(hour = '', minute = '0'): number {
  const at = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && at <= midnight ? at : Number.NaN;
}

function isSpan({ from, to }: Span): boolean {
  return from < to && to <= midnight;
}
