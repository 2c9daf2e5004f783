/**
 * A text of times as a row of items, from left to right, each at its place in the text. What is no
 * item is 'unknown'.
 */
import { type Weekday, weekdays } from '../waiting-list/slot.ts';
import { settleBreaks } from './breaks.ts';
import {
  abbreviations,
  dayOf,
  fewMinutes,
  foldWord,
  institutions,
  isMonth,
  type Meaning,
  numberOf,
  type PartOfDay,
  partOf,
  phraseAt,
  restricting,
  spelled,
} from './lexicon.ts';

/** A time as written, minutes since midnight. */
export type Time = {
  from: number;
  to: number;
  /**
   * How it was said: a point lies in one cell; an open range has one bound; a part of the day has
   * none.
   */
  kind: 'point' | 'range' | 'from' | 'to' | 'part';
  /** Numbers up to 8 that may mean the afternoon. */
  isHalfDay?: boolean;
  /** What two statements share. */
  isShared?: boolean;
  /** 'nicht vor 14': limits what else is said. */
  narrows?: boolean;
  /** 'erst ab 14': less than was said before. */
  isLess?: boolean;
  /** 'schon ab 14': more than was said before. */
  isMore?: boolean;
  /** 'nach der Kita': our guess, until an hour is said. */
  isAssumed?: boolean;
};

export type Item = { start: number; end: number } & (
  | {
      is: 'days';
      days: readonly Weekday[];
      isNamed: boolean;
      isBackward?: boolean;
      /** 'vormittags, Do aber nachmittags': nothing else holds of them. */
      isInstead?: boolean;
    }
  | { is: 'time'; time: Time }
  | {
      is:
        | 'any'
        | 'only'
        | 'others'
        | 'and'
        | 'filler'
        | 'have'
        | 'wish'
        | 'limit'
        | 'nothing'
        | 'unknown'
        /** A dash or 'aber': divides what is complete; gone after the scan. */
        | 'break';
    }
  /** 'kein Mo' is about what follows; 'außer' leaves out of what was said. */
  | {
      is: 'not';
      how?: 'no' | 'except' | undefined;
      /** 'Kann nicht: Mo, Di'. */
      isHeading?: boolean;
    }
  /**
   * `isOpen`: from that time of the year on, so it holds for good; `isDay`: nothing but one day or
   * some of them.
   */
  | { is: 'period'; isOpen: boolean; isDay?: boolean }
  | { is: 'comma' | 'end' | 'open' | 'close' }
);

type Token = { text: string; fold: string; start: number; end: number; isGlued: boolean };

const midnight = 24 * 60;
const token = /\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d]|\S/gu;

/** Nobody's times are more; the items of a line are compared with each other. */
export const maxItems = 300;

/** Stops behind `maxItems`. */
export function scan(text: string): Item[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(token)) {
    tokens.push({
      text: word,
      fold: spelled(foldWord(word)),
      start: index,
      end: index + word.length,
      isGlued: tokens.at(-1)?.end === index,
    });
  }
  // 'Only' may stand anywhere, even inside of a time, and changes none.
  const isOnly = ({ fold }: Token) => restricting.has(fold);
  const others = tokens.filter((each) => !isOnly(each));
  const reader = new Reader(others, text);
  const items: Item[] = [];
  for (let i = 0; i < others.length && items.length <= maxItems; ) {
    const { items: found, next } = reader.at(i, items);
    items.push(...found);
    i = next;
  }
  const onlys = tokens.filter(isOnly);
  const placed: Item[] = [];
  let at = 0;
  for (const item of settleBreaks(items, text)) {
    // Inside of an item ('nach der nur Schule') it stands before it.
    for (let only = onlys[at]; only && only.start < item.end; only = onlys[++at])
      placed.push({
        is: 'only',
        start: Math.min(only.start, item.start),
        end: Math.min(only.end, item.start),
      });
    placed.push(item);
  }
  return [
    ...placed,
    ...onlys.slice(at).map(({ start, end }): Item => ({ is: 'only', start, end })),
  ];
}

/**
 * The weekdays at the start of a text: 'täglich', 'Mo–Do', 'Dienstags'. Not with a part of the day,
 * not backward.
 */
export function daysAt(rest: string): { days: readonly Weekday[]; length: number } | undefined {
  // The longest words for days are shorter.
  const [first, second] = scan(rest.slice(0, 60));
  if (first?.is !== 'days' || first.isBackward || first.start > 0 || second?.start === 0)
    return undefined;
  return { days: first.days, length: first.end };
}

type Found = { items: Item[]; next: number };
type Day = { weekday: Weekday; part?: PartOfDay | undefined; next: number };
type Clock = { minutes: number; next: number; isHalfDay: boolean };

const approximately = new Set([
  'ca',
  'circa',
  'etwa',
  'ungefaehr',
  'rund',
  'um',
  'gegen',
  'cirka',
  'zirka',
  'gg',
  '~',
  '≈',
]);
const openers = new Set(['ab', 'nach', 'fruehestens', 'erst', 'schon', 'bereits', 'von']);
const closers = new Set([
  'bis',
  'vor',
  'spaetestens',
  'maximal',
  'max',
  'laengstens',
  'hoechstens',
  'zum',
]);
const joiners = new Set(['bis', '-', '–', '—', '−']);
const dashes = new Set(['-', '–', '—', '−', '‐', '‑']);

const bySign = new Map<string, 'from' | 'to'>([
  ...['>', '≥'].map((sign) => [sign, 'from'] as const),
  ...['<', '≤'].map((sign) => [sign, 'to'] as const),
]);
/** Nobody means other times beside these: 'ab 13, spätestens 16'. */
const limiting = new Set([
  'fruehestens',
  'spaetestens',
  'maximal',
  'max',
  'laengstens',
  'hoechstens',
]);
/** 'halb drei', 'dreiviertel drei' and 'viertel drei' as they are written: minutes before the hour. */
const fractions = new Map([
  ['1/2', -30],
  ['3/4', -15],
  ['1/4', -45],
]);
/** Faces, thumbs up and thanks: none that says no. */
const smiles = /^(?:[\u{1F600}-\u{1F644}\u{1F64F}\u{1F44B}-\u{1F44D}\u{2764}]|\u{FE0F})$/u;
const isEvery = new Set(['jeden', 'jede', 'alle', 'allen']);
const always = new Set(['immer', 'imma', 'jederzeit']);

/** 'außer mittwochs jeden Nachmittag': the afternoons are those of the other days. */
function isBesideLeftOut(before: readonly Item[]): boolean {
  const from = before.findLastIndex(({ is }) => is === 'not');
  const since = before.slice(from + 1);
  return (
    from >= 0 &&
    since.at(-1)?.is === 'days' &&
    since.every(({ is }) => ['days', 'filler', 'and'].includes(is))
  );
}

class Reader {
  readonly tokens: readonly Token[];
  readonly text: string;
  /** 'Mo und Di. Mi': who writes a day without its dot ends a sentence with one. */
  readonly hasBareDay: boolean;
  /** Where a line begins. */
  readonly broken = new Set<number>();

  constructor(tokens: readonly Token[], text: string) {
    this.tokens = tokens;
    this.text = text;
    this.hasBareDay = tokens.some(
      ({ fold }, i) => fold.length <= 4 && dayOf(fold) && this.word(i + 1) !== '.',
    );
  }

  at(i: number, before: readonly Item[]): Found {
    return (
      this.without(i, before) ??
      this.verdict(i, before) ??
      this.sign(i) ??
      this.reason(i) ??
      this.noMore(i, before) ??
      this.period(i) ??
      this.phraseOver(i) ??
      this.time(i) ??
      this.days(i) ??
      this.part(i, before) ??
      this.phrase(i) ??
      this.unknown(i)
    );
  }

  word(i: number): string {
    return this.tokens[i]?.fold ?? '';
  }

  /** The next token, over the dot of an abbreviation. */
  over(i: number): number {
    return this.word(i) === '.' && this.tokens[i]?.isGlued ? i + 1 : i;
  }

  item(i: number, next: number, item: ItemWithoutPlace): Found {
    const [first, last] = [this.tokens[i], this.tokens[next - 1]];
    return { items: [{ ...item, start: first?.start ?? 0, end: last?.end ?? 0 }], next };
  }

  /** 'Di -', 'Di ---' and 'Di /' in a list of days: nothing is said of it, or that it does not suit. */
  without(i: number, before: readonly Item[]): Found | undefined {
    const isSlash = this.word(i) === '/' && !this.tokens[i]?.isGlued;
    if (
      !(dashes.has(this.word(i)) || isSlash) ||
      before.slice(-3).findLast(({ is }) => is !== 'filler')?.is !== 'days'
    )
      return undefined;
    let end = i;
    while (
      !isSlash &&
      end < i + 5 &&
      dashes.has(this.word(end + 1)) &&
      this.tokens[end + 1]?.isGlued
    )
      end++;
    const next = this.tokens[end + 1];
    const isLast =
      !next ||
      [',', ';', '|', ')'].includes(next.fold) ||
      this.word(i - 1) === ':' ||
      /[\n\r]/.test(this.text.slice(this.tokens[end]?.end, next.start));
    if (!isLast) return undefined;
    const found = this.item(i, end + 1, { is: 'unknown' });
    const at = this.tokens[end]?.end ?? 0;
    // 'Di: - Mi: 14–16': the hours are those of the next day.
    return { ...found, items: [...found.items, { is: 'end', start: at, end: at }] };
  }

  /** 'Di: nein Mi: ja': a verdict is about what stands before it and ends the phrase. */
  verdict(i: number, before: readonly Item[]): Found | undefined {
    const word = this.word(i);
    const isVerdict = word === 'ja' || word === 'nein';
    const isAlways = isEvery.has(word) || (always.has(word) && this.isOfHours(i + 1));
    if (!isVerdict && !(isAlways && isBesideLeftOut(before))) return undefined;
    const { items } = this.item(i, i + 1, { is: word === 'nein' ? 'not' : 'filler' });
    const at = this.tokens[i]?.[isVerdict ? 'end' : 'start'] ?? 0;
    const comma: Item = { is: 'comma', start: at, end: at };
    return { items: isVerdict ? [...items, comma] : [comma, ...items], next: i + 1 };
  }

  /** 'immer am Nachmittag', but not 'immer'. */
  isOfHours(i: number): boolean {
    const at = ['am', 'an', 'zu'].includes(this.word(i)) ? i + 1 : i;
    const found = this.time(at) ?? this.part(at, []) ?? this.phrase(at);
    return found?.items[0]?.is === 'time';
  }

  sign(i: number): Found | undefined {
    const sign = this.word(i);
    // 'Sa? sonst Mo': the doubt is about what stands before it.
    const isDoubt =
      sign === '?' &&
      ['sonst', 'ansonsten', 'oder', 'lieber'].includes(this.word(i + 1)) &&
      this.day(i + 2) !== undefined;
    if (isDoubt) {
      const { items } = this.item(i, i + 1, { is: 'unknown' });
      const end = this.tokens[i]?.end ?? 0;
      return { items: [...items, { is: 'end', start: end, end }], next: i + 1 };
    }
    const gap = this.text.slice(this.tokens[i - 1]?.end ?? 0, this.tokens[i]?.start);
    if (/[\n\r]/.test(gap) && !this.broken.has(i)) {
      this.broken.add(i);
      // A 'nur' may stand between.
      const at = (this.tokens[i - 1]?.end ?? 0) + gap.search(/[\n\r]/);
      return { items: [{ is: 'end', start: at, end: at }], next: i };
    }
    if (sign === ';' || sign === '|') return this.item(i, i + 1, { is: 'end' });
    if (sign === ',') return this.item(i, i + 1, { is: 'comma' });
    if (sign === '(' || sign === '[') return this.item(i, i + 1, { is: 'open' });
    if (sign === ')' || sign === ']') return this.item(i, i + 1, { is: 'close' });
    if (['/', '&', '+', '·'].includes(sign)) return this.item(i, i + 1, { is: 'and' });
    if (sign === '.' || sign === '!')
      return this.item(i, i + 1, { is: this.isEnd(i) ? 'end' : 'filler' });
    if ([':', '=', '→', '"', '„', '“', '”', "'", '*', '•'].includes(sign))
      return this.item(i, i + 1, { is: 'filler' });
    if (smiles.test(sign)) return this.item(i, i + 1, { is: 'filler' });
    if (dashes.has(sign) && !this.isOpenDash(i)) return this.item(i, i + 1, { is: 'break' });
    return undefined;
  }

  /** A dot or '!' that ends a statement: not that of an abbreviation, a day, or a number. */
  isEnd(i: number): boolean {
    const next = this.tokens[i + 1];
    if (!next || next.isGlued || !/^[\p{L}\d]/u.test(next.text)) return false;
    const word = this.word(i - 1);
    if (this.word(i) === '!' || /^[^\p{L}\d]/u.test(word)) return true;
    const isUpper = /^\p{Lu}/u.test(next.text);
    const isKnown = phraseAt((n) => this.word(i + 1 + n)) !== undefined;
    const isBound = openers.has(next.fold) || closers.has(next.fold);
    if (/^\d/.test(word)) {
      // '2. Montag', '5. Klasse', but 'ab 2. Montag'.
      const hasHour = openers.has(this.word(i - 2)) || closers.has(this.word(i - 2));
      if (Number(word) <= 12 && !hasHour) return false;
      return this.day(i + 1) !== undefined || (isUpper && (isKnown || isBound || !hasHour));
    }
    if (word.length <= 4 && dayOf(word)) {
      const day = this.day(i + 1);
      if (day)
        return (
          this.hasBareDay &&
          (day.weekday === dayOf(word)?.weekday || this.isDenied(i + 1) || this.isDenial(i - 1))
        );
      // 'Fr. Müller' is nobody's Friday.
      return isUpper && (isKnown || isBound) && !partOf(next.fold);
    }
    if (abbreviations.has(word) || (word.length === 1 && word !== 'h')) return false;
    const isKnownWord = phraseAt((n) => (n === 0 ? word : '')) !== undefined;
    // 'gesp. Mi': nobody knows what is short for what.
    if (!isKnownWord && !partOf(word) && !dayOf(word) && word.length <= 6 && this.isFirst(i - 1))
      return false;
    return word.length > 3 || word === 'uhr' || word === 'h' || isKnownWord;
  }

  /** Begins a line or a clause. */
  isFirst(i: number): boolean {
    const [before, token] = [this.tokens[i - 1], this.tokens[i]];
    return (
      !before ||
      !/^[\p{L}\d]/u.test(before.text) ||
      /[\n\r]/.test(this.text.slice(before.end, token?.start))
    );
  }

  /** 'Mi und Do geht nicht' begins there. */
  isDenied(i: number): boolean {
    for (let at = i; at < i + 12 && this.tokens[at]; ) {
      const phrase = phraseAt((n) => this.word(at + n));
      const next = phraseAt((n) => this.word(at + (phrase?.length ?? 0) + n));
      if (phrase?.meaning.is === 'not')
        return phrase.meaning.how === undefined || next?.meaning.is === 'filler';
      const isBeside = phrase && ['filler', 'have', 'and'].includes(phrase.meaning.is);
      if (!isBeside && !this.day(at) && this.word(at) !== '.') return false;
      at += phrase && isBeside ? phrase.length : 1;
    }
    return false;
  }

  /** 'weder am Mo noch am Di' ends there. */
  isDenial(i: number): boolean {
    for (let at = i; at > i - 12 && this.tokens[at]; at--) {
      if ([',', ';', '|', '!'].includes(this.word(at))) return false;
      if (phraseAt((n) => this.word(at + n))?.meaning.is === 'not') return true;
    }
    return false;
  }

  /** 'wegen Kindergarten erst ab 14', 'berufsbedingt': the words are why. */
  reason(i: number): Found | undefined {
    // '2 Nachmittage' are no hour, and any of them will do.
    const [count, part] = [this.word(i), this.word(i + 1)];
    const isCount = /^(?:[1-4]|zwei|drei|vier)$/.test(count)
      ? /^(?:vormittage|nachmittage|abende)n?$/.test(part)
      : /^(?:irgend)?ein(?:e[mn])?$/.test(count) && /^(?:vormittag|nachmittag|abend)$/.test(part);
    if (isCount) return this.item(i, i + 1, { is: 'wish' });
    if (/.{3}bedingt$/.test(this.word(i))) return this.item(i, i + 1, { is: 'wish' });
    if (!['wegen', 'aufgrund'].includes(this.word(i))) return undefined;
    let noun = i + 1;
    while (['der', 'dem', 'des', 'den', 'seiner', 'ihrer', 'unserer'].includes(this.word(noun)))
      noun++;
    const next = this.word(noun + 1);
    const isWord = /^\p{L}/u.test(this.word(noun)) && !phraseAt((n) => this.word(noun + n));
    return isWord && ['erst', 'ab', 'nicht', 'kein'].includes(next)
      ? this.item(i, noun + 1, { is: 'wish' })
      : undefined;
  }

  /** 'Mo ab 16, nicht früher' says nothing more, but 'nicht früher als 16'. */
  noMore(i: number, before: readonly Item[]): Found | undefined {
    const isSaid =
      before.slice(-3).findLast(({ is }) => is !== 'comma' && is !== 'open')?.is === 'time';
    const isComparison = ['frueher', 'spaeter', 'laenger'].includes(this.word(i + 1));
    const goesOn = this.word(i + 2) === 'als' || this.clock(i + 2, true) !== undefined;
    return this.word(i) === 'nicht' && isSaid && isComparison && !goesOn
      ? this.item(i, i + 2, { is: 'filler' })
      : undefined;
  }

  /**
   * A phrase of several words wins over a day or an hour that begins it: '14-tägig', 'bis auf', 'am
   * liebsten'.
   */
  phraseOver(i: number): Found | undefined {
    const found = this.phraseFrom(i);
    return found && (found.words > 1 || found.meaning.is === 'limit')
      ? this.meant(i, found)
      : undefined;
  }

  phrase(i: number): Found | undefined {
    const found = this.phraseFrom(i);
    return found && this.meant(i, found);
  }

  phraseFrom(i: number): { meaning: Meaning; next: number; words: number } | undefined {
    // The places of the next words, over dots and hyphens inside.
    const places = [i];
    const wordAt = (n: number) => {
      while (places.length <= n) {
        const last = places.at(-1) ?? i;
        let next = last + 1;
        while (
          next < last + 4 &&
          this.tokens[next]?.isGlued &&
          (this.word(next) === '.' || dashes.has(this.word(next)))
        )
          next++;
        places.push(next);
      }
      return this.word(places[n] ?? i);
    };
    const found = phraseAt(wordAt);
    if (!found) return undefined;
    const next = (places[found.length - 1] ?? i) + 1;
    return { meaning: found.meaning, words: found.length, next: this.dotAfter(next) };
  }

  /**
   * Includes the dot of an abbreviation: 'evtl.', but not the end of the sentence 'Mo geht.'.
   */
  dotAfter(next: number): number {
    const isOwn =
      this.word(next) === '.' && this.tokens[next]?.isGlued && this.tokens[next + 1] !== undefined;
    return isOwn && !this.isEnd(next) ? next + 1 : next;
  }

  meant(i: number, { meaning, next }: { meaning: Meaning; next: number }): Found {
    if (meaning.is === 'days')
      return this.item(i, next, { is: 'days', days: meaning.days, isNamed: false });
    if (meaning.is === 'part')
      return this.item(i, next, { is: 'time', time: { ...meaning.part, kind: 'part' } });
    if (meaning.is === 'period') return this.item(i, next, { is: 'period', isOpen: false });
    if (meaning.is === 'not') return this.item(i, next, { is: 'not', how: meaning.how });
    return this.item(i, next, { is: meaning.is });
  }

  unknown(i: number): Found {
    let next = i + 1;
    while (this.tokens[next]?.isGlued && /^[\p{L}\d]/u.test(this.word(next))) next++;
    return this.item(i, next, { is: 'unknown' });
  }

  days(i: number): Found | undefined {
    // 'so ab 15' is no Sunday, nor is 'so früh wie möglich'.
    if (
      this.tokens[i]?.text === 'so' &&
      (approximately.has(this.word(i + 1)) ||
        openers.has(this.word(i + 1)) ||
        /^(?:gut|gern|schnell|bald|frueh|spaet|lange?|wie|viel|oft|zw)/.test(this.word(i + 1)))
    )
      return this.item(i, i + 1, { is: 'filler' });
    const first = this.day(i);
    if (!first) return this.dayWord(i);
    const ofPart = this.daysOfPart(first);
    if (ofPart) {
      const { days, part, next } = ofPart;
      const { items } = this.item(i, next, { is: 'days', days, isNamed: true });
      const time = this.item(i, next, { is: 'time', time: { ...part, kind: 'part' } });
      return { items: [...items, ...time.items], next };
    }
    const joined = this.over(first.next);
    if (joiners.has(this.word(joined))) {
      const to = ['einschliesslich', 'inkl', 'inklusive', 'zum'].includes(this.word(joined + 1))
        ? this.over(joined + 2)
        : joined + 1;
      const last = this.day(to);
      // 'Di und Do – Do ab 15' is no range.
      if (last && last.weekday !== first.weekday) {
        // 'Mo-Mi-Fr' may be three days or five.
        const isChain =
          dashes.has(this.word(this.over(last.next))) &&
          this.day(this.over(last.next) + 1) !== undefined;
        const isBackward = isChain || last.weekday < first.weekday;
        const days = isBackward ? [] : weekdays.slice(first.weekday - 1, last.weekday);
        let end = last.next;
        while (isChain && dashes.has(this.word(this.over(end))) && this.day(this.over(end) + 1))
          end = this.over(end) + 2;
        const next = this.dotAfter(end);
        const { items } = this.item(i, next, { is: 'days', days, isNamed: true, isBackward });
        return {
          items: last.part
            ? [
                ...items,
                ...this.item(to, next, { is: 'time', time: { ...last.part, kind: 'part' } }).items,
              ]
            : items,
          next,
        };
      }
    }
    return this.item(i, this.dotAfter(first.next), {
      is: 'days',
      days: [first.weekday],
      isNamed: true,
    });
  }

  /** 'Montagvormittag', 'Montag- und Mittwochvormittag'. */
  daysOfPart(first: Day): { days: Weekday[]; part: PartOfDay; next: number } | undefined {
    const days: Weekday[] = [];
    let day: Day | undefined = first;
    while (day) {
      days.push(day.weekday);
      if (day.part) return { days, part: day.part, next: day.next };
      const at: number = day.next;
      const goesOn: boolean = dashes.has(this.word(at)) && this.tokens[at]?.isGlued === true;
      const isJoined: boolean =
        goesOn && ['und', 'oder', 'u', '/', ','].includes(this.word(at + 1));
      day = isJoined ? this.day(at + 2) : undefined;
    }
    return undefined;
  }

  day(i: number): Day | undefined {
    const isNumbered = this.tokens[i + 1]?.isGlued && /^\d/.test(this.word(i + 1));
    // 'Mo13-15', 'Mo14:30' and 'Mo14Uhr' have hours, 'Mi5' may be anything.
    const hasHours =
      this.range(i + 1) !== undefined ||
      ['uhr', 'h'].includes(this.word(i + 2)) ||
      ([':', '.'].includes(this.word(i + 2)) && /^\d\d$/.test(this.word(i + 3)));
    const found = isNumbered && !hasHours ? undefined : dayOf(this.word(i));
    return found && { ...found, next: i + 1 };
  }

  /** 'MoDiDo'. */
  dayWord(i: number): Found | undefined {
    const { text = '' } = this.tokens[i] ?? {};
    if (text.length < 4 || text.length > 14 || !/^(?:Mo|Di|Mi|Do|Fr|Sa|So)+$/.test(text))
      return undefined;
    const named = (text.match(/../g) ?? []).flatMap((name) => dayOf(foldWord(name))?.weekday ?? []);
    return this.item(i, i + 1, { is: 'days', days: named, isNamed: true });
  }

  part(i: number, before: readonly Item[]): Found | undefined {
    const word = this.word(i);
    // 'vor- und nachmittags'.
    if (
      (word === 'vor' || word === 'vormit') &&
      dashes.has(this.word(i + 1)) &&
      partOf(this.word(i + 3))
    ) {
      return this.item(i, i + 2, { is: 'time', time: { from: 0, to: 720, kind: 'part' } });
    }
    const part =
      partOf(word) ??
      (word === 'morgen' && before.at(-1)?.is === 'days' ? partOf('morgens') : undefined);
    if (!part) return undefined;
    const { items, next } = this.item(i, this.dotAfter(i + 1), {
      is: 'time',
      time: { ...part, kind: 'part' },
    });
    // 'zu Mittag', 'über Mittag', 'in der Mittagszeit' in one.
    return { items, next };
  }

  /**
   * Days of the calendar, months, seasons, with the words before them: 'ab 15.12.', 'bis Ende
   * Jänner', 'von 1.2. bis 15.3.', 'in den Ferien'.
   */
  period(i: number): Found | undefined {
    let at = i;
    let isOpen = false;
    let isSpan = false;
    let hasOpening = false;
    for (let n = 0; n < 4; n++) {
      const word = this.word(at);
      if (['ab', 'nach', 'seit'].includes(word)) isOpen = true;
      else if (['bis', 'vor', 'von', 'vom', 'waehrend', 'zwischen'].includes(word))
        [isOpen, isSpan] = [false, true];
      else if (
        ![
          'in',
          'im',
          'am',
          'den',
          'der',
          'dem',
          'die',
          'das',
          'zum',
          'zur',
          'zu',
          'ende',
          'mitte',
          'anfang',
          'erst',
          'um',
          'spaetestens',
          'inkl',
          'einschliesslich',
        ].includes(word)
      )
        break;
      hasOpening = true;
      at = this.over(at + 1);
    }
    const end = this.date(at, hasOpening);
    if (end === undefined) return undefined;
    const until =
      joiners.has(this.word(end)) || ['und', 'u', 'oder'].includes(this.word(end))
        ? this.date(end + 1, true)
        : undefined;
    const isDay =
      !isOpen &&
      !isSpan &&
      this.isCalendarDay(at) &&
      (until === undefined || (!joiners.has(this.word(end)) && this.isCalendarDay(end + 1)));
    return this.item(i, until ?? end, {
      is: 'period',
      isOpen: isOpen && until === undefined,
      ...(isDay && { isDay }),
    });
  }

  /** '24.12.', '24. Dezember', 'Feiertage'. */
  isCalendarDay(i: number): boolean {
    return (
      (/^\d{1,2}$/.test(this.word(i)) && this.word(i + 1) === '.') ||
      this.word(i).startsWith('feiertag')
    );
  }

  date(i: number, hasOpening: boolean): number | undefined {
    const [one, two, three, four] = [
      this.word(i),
      this.word(i + 1),
      this.word(i + 2),
      this.word(i + 3),
    ];
    const isNumber = /^\d{1,2}$/.test(one) && Number(one) >= 1 && Number(one) <= 31;
    // '1. und 3. Montag'.
    const isDotted = isNumber && two === '.' && this.tokens[i + 1]?.isGlued === true;
    if (isDotted && isMonth(three)) return this.yearAfter(this.dotAfter(i + 3));
    if (isNumber && hasOpening && isMonth(two)) return this.yearAfter(this.dotAfter(i + 2));
    if (isDotted && /^\d{1,2}$/.test(three) && Number(three) >= 1 && Number(three) <= 12) {
      const isClock =
        ['uhr', 'h'].includes(this.word(i + 3)) ||
        ['uhr', 'h'].includes(this.word(i + 4)) ||
        three === '00';
      if (four === '.' && this.tokens[i + 3]?.isGlued)
        return /^(?:\d{2}|20\d{2})$/.test(this.word(i + 4)) && this.tokens[i + 4]?.isGlued
          ? i + 5
          : i + 4;
      if (
        !isClock &&
        this.tokens[i + 2]?.isGlued &&
        !(three.length === 2 && Number(three) % 15 === 0)
      )
        return i + 3;
    }
    if (isMonth(one) && (hasOpening || one.length > 3)) return this.yearAfter(this.dotAfter(i + 1));
    if (one === 'kw' && /^\d{1,2}$/.test(two)) return i + 2;
    if (hasOpening && /^20[2-4]\d$/.test(one) && !['uhr', 'h'].includes(two)) return i + 1;
    const phrase = this.phraseFrom(i);
    return phrase?.meaning.is === 'period' ? this.yearAfter(phrase.next) : undefined;
  }

  yearAfter(next: number): number {
    return /^20[2-4]\d$/.test(this.word(next)) ? next + 1 : next;
  }

  time(i: number): Found | undefined {
    return (
      this.ordinal(i) ??
      this.between(i) ??
      this.range(i) ??
      this.bound(i) ??
      this.around(i) ??
      this.point(i)
    );
  }

  /** '2. Montag', '1. und 3. Montag'. */
  ordinal(i: number): Found | undefined {
    let at = i;
    while (at < i + 9 && /^\d$/.test(this.word(at)) && this.word(at + 1) === '.') {
      at += 2;
      if (this.day(at) && !dashes.has(this.word(at))) return this.item(i, at, { is: 'limit' });
      if (!['und', 'u', ',', 'oder', '/', '+'].includes(this.word(at))) return undefined;
      at++;
    }
    return undefined;
  }

  between(i: number): Found | undefined {
    if (this.word(i) !== 'zwischen' && this.word(i) !== 'zw') return undefined;
    const first = this.clock(this.approximate(this.over(i + 1)), true);
    if (!first || !['und', 'u', ...joiners].includes(this.word(first.next))) return undefined;
    const last = this.clock(this.approximate(this.over(first.next + 1)), true);
    return last && this.ranging(i, first, last);
  }

  range(i: number): Found | undefined {
    const hasWord = ['von', 'ab', 'vom', 'waehrend'].includes(this.word(i));
    const first = this.clock(this.approximate(hasWord ? i + 1 : i), true);
    if (!first) return undefined;
    // '8 Uhr früh bis 12'.
    const part = first.minutes < 12 * 60 && this.phraseFrom(first.next);
    const isEarly = part && part.meaning.is === 'part' && part.meaning.part.to === 10 * 60;
    const isWord = ['frueh', 'morgens'].includes(this.word(first.next));
    const after = isEarly ? part.next : isWord ? first.next + 1 : first.next;
    const joined = this.over(after);
    if (!joiners.has(this.word(joined))) return undefined;
    let at = this.approximate(joined + 1);
    while (['spaetestens', 'max', 'maximal'].includes(this.word(at))) at = this.over(at + 1);
    const last = this.clock(at, true);
    // '8-12. ' ends with a dot of its own.
    return last && this.ranging(i, first, { ...last, next: this.dotAfter(last.next) });
  }

  ranging(i: number, first: Clock, last: Clock): Found {
    const isHalfDay = first.isHalfDay || last.isHalfDay;
    return this.item(i, last.next, {
      is: 'time',
      time: { from: first.minutes, to: last.minutes, kind: 'range', isHalfDay },
    });
  }

  /** 'ab 14', 'bis spätestens 12', 'nicht vor 14', '> 14', 'nach Mittag', 'nach der Kita'. */
  bound(i: number): Found | undefined {
    const first = this.approximate(i);
    let at = openers.has(this.word(first)) || closers.has(this.word(first)) ? first : i;
    const isNegated = ['nicht', 'nie', 'niemals', 'net', 'ned', 'keinesfalls'].includes(
      this.word(at),
    );
    if (isNegated) at++;
    // 'nicht von 10 bis 12' is no bound, nor is 'nicht ab 15.12.'.
    if (isNegated && (this.range(at) || this.period(at))) return undefined;
    // 'nicht länger als bis 16': what follows 'als' says nothing more.
    let isCompared = false;
    let side: 'from' | 'to' | undefined;
    let isLimit = isNegated;
    let isLess = isNegated;
    let isMore = false;
    for (let n = 0; n < 3; n++) {
      const word = this.word(at);
      isLimit ||= limiting.has(word);
      isLess ||= isLimit || word === 'erst';
      isMore ||= word === 'schon' || word === 'bereits';
      if (
        side === undefined &&
        ['frueher', 'spaeter', 'laenger'].includes(word) &&
        this.word(at + 1) === 'als'
      ) {
        side = word === 'frueher' ? 'to' : 'from';
        isCompared = true;
        at += 2;
      } else if (bySign.has(word)) {
        side = bySign.get(word);
        at++;
      } else if (n === 0 && this.isOpenDash(at)) {
        side = 'to';
        at++;
      } else if (openers.has(word)) {
        side ??= 'from';
        at = this.over(at + 1);
      } else if (closers.has(word)) {
        // 'nicht bis 16': until then, or not as long?
        if (isNegated && !isCompared && word === 'bis') {
          const end = this.clock(this.approximate(at + 1), true);
          return end && this.item(i, end.next, { is: 'unknown' });
        }
        if (!isCompared) side = 'to';
        at = this.over(at + 1);
      } else if (
        ['kurz', 'gleich', 'direkt', 'unmittelbar'].includes(word) &&
        (this.word(at + 1) === 'nach' || this.word(at + 1) === 'vor')
      )
        at++;
      else break;
    }
    if (side === undefined) return undefined;
    const said = isNegated ? (side === 'from' ? 'to' : 'from') : side;
    const time = (minutes: number, more: Partial<Time> = {}): Time => ({
      ...(said === 'from' ? { from: minutes, to: midnight } : { from: 0, to: minutes }),
      kind: said,
      ...(isLimit && { narrows: true }),
      ...(isLess && { isLess }),
      ...(isMore && { isMore }),
      ...more,
    });
    const clock = this.clock(this.approximate(at), true);
    if (clock) {
      const isFrom = this.word(clock.next) === 'an' || this.word(clock.next) === 'aufwaerts';
      const isMoreSaid = said === 'from' && this.isLater(clock.next);
      const next = side === 'to' ? this.afterEnd(clock.next) : clock.next;
      const found = this.item(i, this.dotAfter(isMoreSaid ? next + 2 : isFrom ? next + 1 : next), {
        is: 'time',
        time: time(clock.minutes, { isHalfDay: clock.isHalfDay }),
      });
      // 'nicht vor 14 oder nach 17': neither of them.
      const isPair =
        isNegated &&
        ['und', 'u', 'oder', 'od', 'noch', '/'].includes(this.word(found.next)) &&
        this.word(found.next + 1) === (side === 'to' ? 'nach' : 'vor');
      const end = isPair ? this.clock(this.approximate(found.next + 2), true) : undefined;
      if (!end) return found;
      const bounds =
        side === 'to' ? { from: 0, to: end.minutes } : { from: end.minutes, to: midnight };
      const { items } = this.item(found.next, end.next, {
        is: 'time',
        time: {
          ...time(end.minutes, { isHalfDay: end.isHalfDay }),
          ...bounds,
          kind: side === 'to' ? 'to' : 'from',
        },
      });
      return { items: [...found.items, ...items], next: end.next };
    }
    let noun = at;
    while (
      ['der', 'die', 'dem', 'den', 'zu', 'am', 'unserer', 'seiner', 'ihrer', 'meiner'].includes(
        this.word(noun),
      )
    )
      noun++;
    const word = this.word(noun);
    if (/^(?:mittags?|nachmittags?|mittagessen|mittagspause)$/.test(word))
      return this.item(i, noun + 1, { is: 'time', time: time(12 * 60, { kind: 'part' }) });
    // 'ab dem späten Nachmittag', 'bis abends': from its beginning, until it begins.
    const phrase = this.phraseFrom(noun);
    const part = phrase?.meaning.is === 'part' ? phrase.meaning.part : partOf(word);
    const end = phrase?.meaning.is === 'part' ? phrase.next : this.dotAfter(noun + 1);
    const isBound = ['ab', 'bis', 'zum'].includes(this.word(at - 1)) && !isNegated;
    if (isBound && part && part.from >= (side === 'to' ? 60 : 0) && !this.clock(end, true))
      return this.item(i, end, { is: 'time', time: time(part.from, { kind: 'part' }) });
    const institution = institutions.get(word);
    if (institution && !isNegated && ['nach', 'vor'].includes(this.word(at - 1))) {
      return this.item(i, noun + 1, {
        is: 'time',
        time: time(60 * (side === 'from' ? institution.after : institution.before), {
          isAssumed: true,
        }),
      });
    }
    return undefined;
  }

  /** 'Mo -12': a dash at the hour alone. */
  isOpenDash(i: number): boolean {
    const [before, dash, after] = [this.tokens[i - 1], this.tokens[i], this.tokens[i + 1]];
    return (
      dashes.has(this.word(i)) &&
      !(before && dash?.isGlued) &&
      after?.isGlued === true &&
      /^\d/.test(after.text) &&
      !this.range(i + 1)
    );
  }

  /** 'in der Mittagszeit', 'zu Mittag', 'am Nachmittag': the words before a part of the day. */
  around(i: number): Found | undefined {
    let at = i;
    while (
      ['in', 'zu', 'zur', 'ueber', 'am', 'der', 'um', 'die', 'an', 'den', 'gegen'].includes(
        this.word(at),
      ) &&
      at < i + 3
    )
      at++;
    const part = at > i ? partOf(this.word(at)) : undefined;
    if (at > i && this.word(at) === 'mittagspause')
      return this.item(i, at + 1, {
        is: 'time',
        time: { from: 11 * 60, to: 14 * 60, kind: 'part', isAssumed: true },
      });
    // 'nicht zu früh': from when on? 'Mo zu früh' says that it does not suit.
    if (this.word(at - 1) === 'zu' && ['frueh', 'spaet', 'zeitig'].includes(this.word(at))) {
      const isNegated = ['nicht', 'nie', 'net', 'ned'].includes(this.word(i - 1));
      const [from, to] = this.word(at) === 'spaet' ? [17 * 60, midnight] : [0, 10 * 60];
      return this.item(
        i,
        this.dotAfter(at + 1),
        isNegated
          ? { is: 'time', time: { from, to, kind: 'part', isAssumed: true } }
          : { is: 'unknown' },
      );
    }
    return (
      part && this.item(i, this.dotAfter(at + 1), { is: 'time', time: { ...part, kind: 'part' } })
    );
  }

  point(i: number): Found | undefined {
    const at = this.approximate(i);
    const clock = this.clock(at, at > i);
    if (!clock) return undefined;
    const { minutes, isHalfDay } = clock;
    let next = clock.next;
    const further = ['und', 'oder', 'u', 'od'].includes(this.word(next)) ? this.word(next + 1) : '';
    if (
      this.word(next) === '+' &&
      this.tokens[next]?.isGlued &&
      !/^[\p{L}\d]/u.test(this.word(next + 1))
    )
      next++;
    else if (this.isOpenEnd(next)) next++;
    else if (this.isLater(next)) next += 2;
    else if (['aufwaerts', 'an'].includes(this.word(next))) next++;
    else if (this.afterEnd(next) > next) {
      return this.item(i, this.afterEnd(next), {
        is: 'time',
        time: { from: 0, to: minutes, kind: 'to', isHalfDay },
      });
    } else if (['frueher', 'davor'].includes(further)) {
      return this.item(i, next + 2, {
        is: 'time',
        time: { from: 0, to: minutes, kind: 'to', isHalfDay },
      });
    } else
      return this.item(i, next, {
        is: 'time',
        time: { from: minutes, to: minutes, kind: 'point', isHalfDay },
      });
    return this.item(i, next, {
      is: 'time',
      time: { from: minutes, to: midnight, kind: 'from', isHalfDay },
    });
  }

  /** 'oder später'. */
  isLater(i: number): boolean {
    return (
      ['und', 'oder', 'u', 'od'].includes(this.word(i)) &&
      ['spaeter', 'danach', 'laenger', 'aufwaerts'].includes(this.word(i + 1))
    );
  }

  /** 'Mo 14-': a dash at the hour, and nothing behind it. */
  isOpenEnd(i: number): boolean {
    const [dash, after] = [this.tokens[i], this.tokens[i + 1]];
    if (!dash?.isGlued || !dashes.has(dash.fold)) return false;
    return (
      !after ||
      [',', ';', '|', ')'].includes(after.fold) ||
      /[\n\r]/.test(this.text.slice(dash.end, after.start))
    );
  }

  /** Over 'fertig', 'fertig sein': the hour before it is an end. */
  afterEnd(next: number): number {
    if (!['fertig', 'vorbei'].includes(this.word(next))) return next;
    return this.word(next + 1) === 'sein' ? next + 2 : next + 1;
  }

  approximate(i: number): number {
    let at = i;
    while (approximately.has(this.word(at)) && at < i + 3) at = this.over(at + 1);
    return at;
  }

  /** `isExpected`: a word before it asks for an hour, so 'drei' may be one. */
  clock(i: number, isExpected: boolean): Clock | undefined {
    return this.spoken(i, isExpected) ?? this.written(i);
  }

  /**
   * 'halb vier', 'viertel nach drei', 'fünf vor halb vier', 'drei Uhr': from seven to half past
   * six.
   */
  spoken(i: number, isExpected: boolean): Clock | undefined {
    const word = this.word(i);
    const hour = (at: number, shift: number): Clock | undefined => {
      const number =
        numberOf(this.word(at)) ??
        (/^\d{1,2}$/.test(this.word(at)) ? Number(this.word(at)) : undefined);
      if (number === undefined || number > 24 || number < 1) return undefined;
      const minutes = number * 60 + shift;
      const next = ['uhr', 'h'].includes(this.word(at + 1)) ? at + 2 : at + 1;
      return { minutes: minutes < 7 * 60 ? minutes + 12 * 60 : minutes, next, isHalfDay: false };
    };
    const shift = fractions.get([0, 1, 2].map((n) => this.word(i + n)).join(''));
    const isFraction =
      [1, 2].every((n) => this.tokens[i + n]?.isGlued) && !this.tokens[i + 3]?.isGlued;
    // '1/2 3', but not '3/4 14'.
    if (shift !== undefined && isFraction && Number(this.word(i + 3)) <= 12)
      return hour(i + 3, shift);
    if (word === 'halb' || word === '½') return hour(i + 1, -30);
    if (word === 'dreiviertel' || word === '¾') return hour(i + 1, -15);
    if (word === 'drei' && this.word(i + 1) === 'viertel') return hour(i + 2, -15);
    if (word === 'viertel' || word === '¼') {
      if (['nach', 'ueber', 'ab'].includes(this.word(i + 1))) return hour(i + 2, 15);
      return this.word(i + 1) === 'vor' ? hour(i + 2, -15) : hour(i + 1, -45);
    }
    const few = fewMinutes(word);
    if (few !== undefined) {
      const at = ['minuten', 'min'].includes(this.word(i + 1)) ? this.over(i + 2) : i + 1;
      const sign = { vor: -1, nach: 1 }[this.word(at)];
      const isHalf = this.word(at + 1) === 'halb';
      const isHour =
        numberOf(this.word(at + (isHalf ? 2 : 1))) !== undefined ||
        /^\d{1,2}$/.test(this.word(at + (isHalf ? 2 : 1)));
      if (sign !== undefined && isHour)
        return isHalf ? hour(at + 2, sign * few - 30) : hour(at + 1, sign * few);
    }
    const isSpoken = numberOf(word) !== undefined && (isExpected || this.word(i + 1) === 'uhr');
    return isSpoken ? hour(i, 0) : undefined;
  }

  /** '14', '14:30', '14.30', '14h30', '14 Uhr 30', '14,30', '1430', '08:00:00'. */
  written(i: number): Clock | undefined {
    const digits = this.word(i);
    if (
      !/^\d{1,4}$/.test(digits) ||
      (this.tokens[i]?.isGlued &&
        /^[\p{L}]$/u.test(this.word(i - 1).slice(-1)) &&
        !joiners.has(this.word(i - 1)) &&
        !openers.has(this.word(i - 1)) &&
        !closers.has(this.word(i - 1)) &&
        !approximately.has(this.word(i - 1)) &&
        !dayOf(this.word(i - 1)))
    )
      return undefined;
    const uhr = ['uhr', 'h', 'u'];
    if (digits.length > 2) {
      const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
      const hasUhr = uhr.includes(this.word(i + 1));
      if (/^20[2-4]\d$/.test(digits) && !hasUhr && !joiners.has(this.word(i + 1))) return undefined;
      if (
        minute % 5 !== 0 ||
        (this.tokens[i + 1]?.isGlued &&
          ['.', ':'].includes(this.word(i + 1)) &&
          /^\d/.test(this.word(i + 2)))
      )
        return undefined;
      return this.valid(hour, minute, hasUhr ? i + 2 : i + 1);
    }
    const hour = Number(digits);
    let next = i + 1;
    let minute = 0;
    const isGlued = (at: number) => this.tokens[at]?.isGlued === true;
    const separator = this.word(next);
    const isMinutes = /^\d{2}$/.test(this.word(next + 1)) && isGlued(next) && isGlued(next + 1);
    if (isMinutes && (separator === ':' || separator === 'h' || separator === '.')) {
      minute = Number(this.word(next + 1));
      next += 2;
      if (separator === ':' && this.word(next) === ':' && /^\d{2}$/.test(this.word(next + 1)))
        next += 2;
    } else if (
      isMinutes &&
      separator === ',' &&
      Number(this.word(next + 1)) % 15 === 0 &&
      !(this.word(next + 2) === ',' && isGlued(next + 2))
    ) {
      minute = Number(this.word(next + 1));
      next += 2;
    } else if (
      isGlued(next) &&
      separator === ':' &&
      isGlued(next + 1) &&
      /^\d/.test(this.word(next + 1))
    ) {
      return undefined;
    } else if (
      separator === 'uhr' &&
      /^\d{2}$/.test(this.word(next + 1)) &&
      Number(this.word(next + 1)) % 5 === 0 &&
      !['uhr', 'h'].includes(this.word(next + 2))
    ) {
      minute = Number(this.word(next + 1));
      next += 2;
    } else if (
      isGlued(next) &&
      separator === '.' &&
      isGlued(next + 1) &&
      /^\d/.test(this.word(next + 1))
    )
      return undefined;
    else if (
      isGlued(next) &&
      /^\p{L}/u.test(separator) &&
      !uhr.includes(separator) &&
      separator !== 'bis'
    )
      return undefined;
    // 'Mo 14 u. 15 Uhr': an 'u' with a space is 'und'.
    if (['uhr', 'h'].includes(this.word(next)) || (this.word(next) === 'u' && isGlued(next)))
      next = this.dotAfter(next + 1);
    return this.valid(hour, minute, next);
  }

  valid(hour: number, minute: number, next: number): Clock | undefined {
    const minutes = hour * 60 + minute;
    return minute < 60 && minutes <= midnight
      ? { minutes, next, isHalfDay: hour >= 1 && hour <= 8 }
      : undefined;
  }
}

type ItemWithoutPlace = Item extends infer Each
  ? Each extends Item
    ? Omit<Each, 'start' | 'end'>
    : never
  : never;
