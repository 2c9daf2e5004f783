/**
 * Times in words: 'Mo 8-12, Di und Do nachmittags außer in den Ferien'. One grammar for lists, the
 * telephone, edits and the palette. Every character lies in exactly one span: understood, or kept
 * for a person to read. What a weekly plan cannot hold ('jeden zweiten Montag') takes times away
 * and never adds any; whatever is not surely meant is kept and asked about.
 */
import type { OfferedPlan } from '../waiting-list/offered-times.ts';
import {
  cellsOf,
  type LocationId,
  mergeSlots,
  minutesOf,
  type Slot,
  slotKey,
  type Weekday,
  weekdays,
} from '../waiting-list/slot.ts';
import { meets } from './breaks.ts';
import { wholeDay } from './lexicon.ts';
import {
  type Days,
  isDays,
  isRow,
  isTime,
  type Placed,
  type Reach,
  reaches,
  type Timed,
} from './reach.ts';
import { type Item, maxItems, scan, type Time } from './scan.ts';

export type Span = { readonly text: string; readonly isUnderstood: boolean };

/** What a person must look at. */
export type Ask = {
  readonly kind: /** A limit that no week has: every second Monday, until January, perhaps. */
    | 'notWeekly'
    | 'unread'
    /** 'Mo 3-5': at night, or in the afternoon? */
    | 'afternoon'
    /** 'nach der Schule': from which hour? */
    | 'hours'
    | 'contradiction'
    /** Understood, but the practice offers no such time. */
    | 'notOffered'
    /** Understood, but an edge lies within a cell or outside the working hours. */
    | 'cut'
    /** Says something, but no time. */
    | 'noTimes';
  /** The words it is about. */
  readonly text: string;
};

type TimesRead = {
  /** Offered cells, merged; at every one of the locations. */
  readonly slots: Slot[];
  /** The whole text, in order. */
  readonly spans: readonly Span[];
  /** The kept words; '' if all was understood. */
  readonly remaining: string;
  readonly asks: readonly Ask[];
  /** Any offered time. */
  readonly isAnyTime: boolean;
  /** Says only when somebody cannot come; the slots are the rest. */
  readonly onlyForbids: boolean;
};

/** Longer texts are left as they are: nobody's times are that long. */
const maxLength = 5000;

/**
 * At these locations, at all of the plan if none is named; one that opens a clause ('Lend: Mo
 * 8–10') has that clause for itself.
 */
export function readTimes(
  text: string,
  plan: OfferedPlan,
  locationIds: readonly LocationId[] = [],
): TimesRead {
  const places = plan.selectableLocations.filter(
    ({ id }) => locationIds.length === 0 || locationIds.includes(id),
  );
  const { reading, taken: said, asks, onlys, isNegated } = understand(text, places, plan);
  // However it is read, 'nur' adds nothing; but 'nicht Mo, Di' is about both, 'nicht Mo, nur Di' not.
  const most =
    onlys === 1 && !isNegated && said.length > 0
      ? understand(text, places, plan, true).taken
      : said;
  const known = new Set(most.map(slotKey));
  const taken = said.filter((cell) => known.has(slotKey(cell)));
  if (taken.length < said.length) reading.asks.push({ kind: 'contradiction', text: text.trim() });
  const remaining = reading.remainingRuns();
  const found = [...reading.asks, ...asks];
  const isSilent = reading.isBlank && reading.asks.length === 0;
  const slots = mergeSlots(taken);
  if (slots.length === 0 && found.length === 0 && !isSilent) {
    const kind =
      reading.ranges.length === 0
        ? 'noTimes'
        : reading.excluded.length > 0
          ? 'contradiction'
          : 'notOffered';
    found.push({ kind, text: text.trim() });
  }
  return {
    slots,
    spans: spansOf(text, remaining),
    remaining: remaining.map(([start, end]) => text.slice(start, end).trim()).join(' … '),
    asks: found,
    isAnyTime: reading.isAnyTime && slots.length > 0,
    onlyForbids: !reading.hasPositive,
  };
}

/** What is said, and which offered cells that takes; as if 'nur' did not stand there, if asked. */
function understand(
  text: string,
  places: OfferedPlan['selectableLocations'],
  plan: OfferedPlan,
  isOpen = false,
): ReturnType<typeof fitted> & { reading: Reading; onlys: number; isNegated: boolean } {
  const reading = new Reading(text, earliestOf(plan));
  const all: Item[] = [];
  if (text.length > maxLength) reading.keep(0, text.length, 'unread');
  else {
    for (const { start, end, locationId } of clausesOf(text, plan)) {
      const items = scan(text.slice(start, end));
      all.push(...items);
      reading.read(
        isOpen ? items.filter(({ is }) => is !== 'only') : items,
        start,
        end,
        locationId,
      );
    }
    reading.finish();
  }
  return {
    reading,
    onlys: all.filter(({ is }) => is === 'only').length,
    isNegated: all.some(({ is }) => is === 'not'),
    ...fitted(reading, places, plan),
  };
}

/**
 * What goes into the note, so that nothing typed is lost: all of it, unless everything was
 * understood and is offered.
 */
export function wordsForNote(
  text: string,
  { remaining, asks }: Pick<TimesRead, 'remaining' | 'asks'>,
): string {
  return remaining === '' && asks.length === 0 ? '' : text.trim();
}

type Clause = { start: number; end: number; locationId: LocationId | undefined };

/** A location's title and a colon at the beginning of a clause, as our own files have it. */
function clausesOf(text: string, { selectableLocations }: OfferedPlan): Clause[] {
  const marks: { at: number; until: number; id: LocationId }[] = [];
  const titles = [...selectableLocations].sort(
    (one, other) => other.title.length - one.title.length,
  );
  for (const { index, 0: opening } of text.matchAll(/(?:^|[;\n])[^\S\n]{0,5}/g)) {
    const at = index + opening.length;
    const place = titles.find(({ title }) => text.startsWith(`${title}:`, at));
    if (place) marks.push({ at, until: at + place.title.length + 1, id: place.id });
  }
  const clauses: Clause[] = [{ start: 0, end: marks[0]?.at ?? text.length, locationId: undefined }];
  for (const [i, mark] of marks.entries()) {
    const next = marks[i + 1]?.at ?? text.length;
    // Its times end with the clause: what follows ';' is for all again.
    const stop = text.indexOf(';', mark.until);
    const end = stop < 0 || stop > next ? next : stop;
    clauses.push(
      { start: mark.until, end, locationId: mark.id },
      { start: end, end: next, locationId: undefined },
    );
  }
  return clauses.filter(({ start, end }) => start < end);
}

type Range = {
  weekday: Weekday;
  from: number;
  to: number;
  isPoint: boolean;
  /** Its bounds were said as hours. */
  hasStart: boolean;
  hasEnd: boolean;
  isNamed: boolean;
  /** How many days it was said of at once: 'Mo–Fr', 'täglich'. */
  of: number;
  /** Without hours or a part of the day. */
  isBare: boolean;
  /** What it was before 'nur bis 10' for all of the days. */
  within?: Range;
  locationId: LocationId | undefined;
  start: number;
  end: number;
};

type Group = { days: Days[]; times: Timed[]; isOnly: boolean; onOthers: boolean };

class Reading {
  readonly ranges: Range[] = [];
  readonly excluded: Range[] = [];
  readonly asks: Ask[] = [];
  isAnyTime: boolean;
  isBlank: boolean;
  hasPositive: boolean;
  private readonly remaining: [number, number][] = [];
  private anyAt: (LocationId | undefined)[] = [];
  private isBlocked: boolean;
  /** 'sonst nicht'. */
  private isRestOut = false;
  /** The days of the statements before. */
  private readonly named: Weekday[] = [];
  /** Of how many days at once hours were said, by weekday. */
  private readonly withHours = new Map<Weekday, number>();
  private hasWeeks: boolean;
  /** Where a day is only limited ('Di nicht vor 9'), and nothing else is said to suit. */
  private readonly atMost: Pick<Item, 'start' | 'end'>[] = [];
  private hasFree: boolean;
  /** How hours are said of what is not read: 'Mo–Do Arbeit bis 16, Fr bis 12' goes on with it. */
  private busy: Time['kind'] | 'days' | undefined;

  private readonly text: string;
  /** Minutes since midnight of the first offered cell. */
  private readonly earliest: number;

  constructor(text: string, earliest: number) {
    this.text = text;
    this.earliest = earliest;
    this.isAnyTime = false;
    this.isBlank = true;
    this.hasPositive = false;
    this.isBlocked = false;
    this.hasWeeks = false;
    this.hasFree = false;
  }

  /** The items of a clause that lies from `offset` to `end`. */
  read(
    items: readonly Item[],
    offset: number,
    end: number,
    locationId: LocationId | undefined,
  ): void {
    if (items.length > maxItems) {
      this.isBlocked = true;
      this.isBlank = false;
      this.keep(offset + (items[0]?.start ?? 0), end, 'unread');
      return;
    }
    const lines: Item[][] = [[]];
    for (const item of items) {
      const placed = { ...item, start: item.start + offset, end: item.end + offset };
      if (item.is === 'end') lines.push([]);
      else lines.at(-1)?.push(placed);
      const isWord = item.is !== 'filler' || /\p{L}/u.test(this.textOf(placed));
      if (isWord && !['nothing', 'comma', 'end', 'and', 'open', 'close'].includes(item.is))
        this.isBlank = false;
    }
    const headed = this.headed(lines.filter((each) => each.length > 0));
    for (const line of this.joined(headed)) this.line(line, locationId);
  }

  /** 'Kann nicht:', 'Mo', 'Di': each line below a denial is denied. What may be else is asked about. */
  private headed(lines: readonly Item[][]): Item[][] {
    const all: Item[][] = [];
    let heading: Heading | undefined;
    for (const [i, line] of lines.entries()) {
      const next = this.headingOf(line, i === 0, i + 1 < lines.length);
      if (next) {
        heading = next;
        const own = next.isWhole ? line.slice(0, line.indexOf(next.item)) : line;
        if (own.some(({ is }) => is === 'any' || !next.isWhole)) all.push(own);
        continue;
      }
      if (!heading || this.isVerdict(line)) {
        heading = undefined;
        all.push(line);
        continue;
      }
      if (!isAbout(line)) {
        all.push(line);
        continue;
      }
      const at = line[0]?.start ?? 0;
      if (heading.isWhole && isPlain(line) && !line.some(({ is }) => is === 'only'))
        all.push([{ is: 'not', isHeading: true, start: at, end: at }, ...line]);
      else {
        this.keep(at, endOf(line as Placed[]), 'contradiction');
        this.isBlocked = true;
      }
    }
    return all;
  }

  /** The denial that a line begins with, if it is about more than what its phrase says. */
  private headingOf(line: Item[], isFirst: boolean, hasNext: boolean): Heading | undefined {
    const at = line.findIndex(({ is }) => is === 'not');
    const item = line[at];
    if (item?.is !== 'not') return undefined;
    const isBefore = ({ is }: Item) => ['filler', 'have', 'only', 'any', 'comma'].includes(is);
    if (!line.slice(0, at).every(isBefore)) return undefined;
    const after = line.slice(at + 1);
    const said = after.findIndex((other) => !isBeside(other) && other.is !== 'have');
    const beside = said < 0 ? after : after.slice(0, said);
    const hasColon = beside.some(({ start, end }) => this.text.slice(start, end) === ':');
    if (said >= 0) {
      if (!hasColon || !isAbout(after)) return undefined;
      item.isHeading = true;
      return { item, isWhole: false };
    }
    const isOpen = item.how === 'except' || line.slice(0, at).some(({ is }) => is === 'only');
    return hasNext && (hasColon || isFirst || isOpen) ? { item, isWhole: true } : undefined;
  }

  /** 'Geht: Di', 'sonst immer', 'Mi gern' below a denial. */
  private isVerdict(line: readonly Item[]): boolean {
    return line.some(
      ({ is, start, end }) =>
        ['others', 'any', 'not'].includes(is) ||
        (is === 'filler' && positive.test(this.text.slice(start, end))),
    );
  }

  /**
   * Lines and sentences that say something only together: 'Mo, Di. Nur nachmittags.', 'Mo 14–16.
   * Nicht in den Ferien.'
   */
  private joined(lines: readonly Item[][]): Item[][] {
    const all: Item[][] = [];
    const join = (line: Item[], from: number) => {
      const before = all.splice(from);
      const at = line[0]?.start ?? 0;
      const comma: Item = { is: 'comma', start: at, end: at };
      all.push([...before.flatMap((one) => [...one, comma]), ...line]);
    };
    // 'Alle 14 Tage', 'Mo 14–16'.
    const isHeaded =
      lines[0] !== undefined &&
      isLimit(lines[0]) &&
      lines[0].some(({ is }) => is === 'limit' || is === 'period');
    // 'Ab 14 Uhr:', 'Mo', 'Di'.
    let isBelowHours = false;
    for (const [i, line] of lines.entries()) {
      const last = all.at(-1);
      isBelowHours &&= isOfDays(line);
      const isHours = isOfHours(line);
      const [days, hours] = [lines[i - 2], lines[i - 1]];
      const next = lines[i + 1];
      // 'Mo', '14–16', 'Di': of which of them?
      if (
        last &&
        days &&
        hours &&
        isOfDays(days) &&
        isOfHours(hours) &&
        isOfDays(line) &&
        !(next && isOfHours(next))
      ) {
        all.pop();
        this.keep(last[0]?.start ?? 0, line.at(-1)?.end ?? 0, 'contradiction');
        this.isBlocked = true;
        continue;
      }
      if (last && (isLimit(line) || isHeaded)) join(line, 0);
      // 'Mo 8–12; 14–18': of the same days.
      else if (last && goesOnAfter(last, line)) join(line, all.length - 1);
      else if (last && isHours && isOfDays(last)) join(line, all.length - 1);
      else if (last && isOfDays(line) && (isOfHours(last) || isBelowHours)) {
        join(line, all.length - 1);
        isBelowHours = true;
      } else all.push(line);
    }
    return all;
  }

  finish(): void {
    const hasTimes = this.ranges.length > 0;
    // 'Mo nicht und Di nicht vor 9': what of the other days?
    if (!this.hasFree && this.excluded.some(({ isBare, isNamed }) => isBare && isNamed))
      for (const { start, end } of this.atMost) this.keep(start, end, 'contradiction');
    const all = (onlyAt: LocationId | undefined) =>
      weekdays.map((weekday) => rangeOf(weekday, undefined, false, onlyAt, 0, 0));
    if (!hasTimes && !this.isBlocked && this.anyAt.length > 0) {
      this.isAnyTime = this.excluded.length === 0;
      this.ranges.push(...this.anyAt.flatMap(all));
      // What only excludes leaves the rest.
    } else if (!hasTimes && !this.isBlocked && !this.isRestOut && this.excluded.length > 0)
      this.ranges.push(...all(undefined));
  }

  keep(start: number, end: number, kind?: Ask['kind']): void {
    this.remaining.push([start, end]);
    if (kind) this.ask(kind, start, end);
  }

  textOf({ start, end }: Pick<Range, 'start' | 'end'>): string {
    return (end > start ? this.text.slice(start, end) : this.text).trim();
  }

  ask(kind: Ask['kind'], start: number, end: number): void {
    const text = this.text.slice(start, end).trim();
    if (!this.asks.some((ask) => ask.kind === kind && ask.text === text))
      this.asks.push({ kind, text });
  }

  /** Kept runs in order; what lies between two of them but is no word belongs to them. */
  remainingRuns(): [number, number][] {
    const runs: [number, number][] = [];
    for (const [start, end] of this.remaining.sort((one, other) => one[0] - other[0])) {
      const last = runs.at(-1);
      if (last && (start <= last[1] || !/[\p{L}\d]/u.test(this.text.slice(last[1], start))))
        last[1] = Math.max(last[1], end);
      else runs.push([start, end]);
    }
    return runs;
  }

  private line(all: readonly Item[], locationId: LocationId | undefined): void {
    const items = inPhrases(withOwnBounds(all));
    settleHaving(items, this.text);
    settleAfterwards(items, this.text);
    settleAnyOfDays(items);
    settleComplete(items, this.text);
    settleAnyOfRest(items);
    settleThere(items, this.text);
    if (isOfHours(items) && this.named.length > 0 && !items.every(narrowsAll)) {
      this.hoursAlone(items);
      return;
    }
    // 'Mo ab 8; ab 14, Di ab 9': of which days?
    const alone = hoursBeforeDays(items);
    const said = items.filter((item) => isDays(item) || isTime(item));
    if (this.named.length > 0 && said.some(isDays) && said.at(-1)?.is === 'time' && alone[0]) {
      this.isBlocked = true;
      this.keep(alone[0].start, endOf(alone), 'contradiction');
      items.splice(0, items.indexOf(alone.at(-1) as Placed) + 1);
    }
    const reached = reaches(items);
    const blocked = this.blockedItems(items, reached);
    const negative = negated(items, reached, (item) => this.isVerdict([item]));
    if ([...reached.values()].some(({ is }) => is === 'rest')) this.isRestOut = true;
    for (const { days, times, isForAll, unclear, isRestOpen } of negative.groups) {
      this.isBlocked ||= isRestOpen === true;
      if (unclear)
        this.keep(Math.min(...unclear.map(({ start }) => start)), endOf(unclear), 'contradiction');
      // 'Mo–Do, Fr nicht nachmittags': Monday as well?
      const [many, ...single] = days;
      if (
        isForAll &&
        many &&
        many.days.length > 1 &&
        single.every(({ days: of }) => of.length === 1)
      )
        this.keep(many.start, times.at(-1)?.end ?? many.end, 'contradiction');
      for (const { weekday, isNamed, start, end } of eachDay(
        days.length > 0 ? days : [everyDay(times)],
      )) {
        const spans = times.length > 0 ? times : [undefined];
        for (const time of spans) {
          this.excluded.push(rangeOf(weekday, time?.time, isNamed, locationId, start, end));
          if (time?.time.isAssumed) this.keep(time.start, time.end, 'hours');
        }
      }
    }
    const positive = items.filter((item) => !negative.items.has(item));
    for (const { days, times } of negative.groups) this.goOnOfDays(days, times, positive);
    const isDenied = (item: Placed) => /^ni|^ne|^kein/i.test(this.text.slice(item.start, item.end));
    const isLimited = (item: Placed) => isTime(item) && item.time.narrows && isDenied(item);
    for (const item of positive) {
      const limit = positive.find((other) => other.phrase === item.phrase && isLimited(other));
      if (isDays(item) && limit)
        this.atMost.push({
          start: Math.min(item.start, limit.start),
          end: Math.max(item.end, limit.end),
        });
      else this.hasFree ||= isAbout([item]) && !isLimited(item);
    }
    this.hasPositive ||= positive.some(
      (item) =>
        isDays(item) ||
        item.is === 'any' ||
        (item.is === 'others' && !this.isRestOut) ||
        (isTime(item) && !isLimited(item)),
    );
    const rest: Range[] = [];
    if (
      positive.some(({ is }) => is === 'any') &&
      !blocked.has(positive.find(({ is }) => is === 'any') as Item)
    ) {
      const others = positive.findIndex(({ is }) => is === 'others');
      const named = positive.filter(
        (item): item is Placed<Days> => isDays(item) && !this.isPreferred(item, positive),
      );
      const hasTimes = positive.some((item) => isDays(item) || isTime(item));
      const any = positive.find(({ is }) => is === 'any');
      const isOfRest = others >= 0 && this.named.length > 0;
      if (!hasTimes && !isOfRest) this.anyAt.push(locationId);
      else if (any && this.isBase(any, positive)) {
        this.ranges.push(
          ...weekdays.map((weekday) => rangeOf(weekday, undefined, false, locationId, 0, 0)),
        );
      } else if (others >= 0 && positive[others + 1]?.is === 'any' && !blocked.size) {
        const days = weekdays.filter(
          (weekday) =>
            !this.named.includes(weekday) &&
            !named.some(({ days: known }) => known.includes(weekday)),
        );
        rest.push(...days.map((weekday) => rangeOf(weekday, undefined, false, locationId, 0, 0)));
      }
    }
    this.groups(positive, blocked, locationId, items);
    this.ranges.push(...rest);
  }

  /** 'Di geht vormittags nicht, aber nachmittags': on Tuesdays. Others of hours are asked about. */
  private goOnOfDays(days: readonly Days[], denied: readonly Timed[], positive: Placed[]): void {
    const [first] = denied as readonly Placed<Timed>[];
    const next = positive.filter((item) => item.phrase === (first?.phrase ?? 0) + 1);
    const time = next.find(isTime);
    const isAlone = next.every((item) => isTime(item) || isBeside(item) || item.is === 'only');
    if (!first || !time || days.length === 0 || !isAlone || time.time.narrows) return;
    const place = { phrase: time.phrase, start: time.start, end: time.start };
    positive.splice(positive.indexOf(time), 0, ...days.map((item) => ({ ...item, ...place })));
  }

  /** 'Mo 8–12; nur bis 10': for all that was said. 'Mo 8–12; ab 14' may be about any day. */
  private hoursAlone(items: readonly Placed[]): void {
    const times = items.filter(isTime);
    const less = this.ranges.flatMap((range) =>
      times.flatMap(({ time }) => {
        const hours = rangeOf(range.weekday, time, false, range.locationId, range.start, range.end);
        const both = shared(range, hours);
        return both ? { ...both, within: range.within ?? range } : [];
      }),
    );
    if (items.some(({ is }) => is === 'only') && less.length > 0)
      this.ranges.splice(0, this.ranges.length, ...less);
    else {
      this.isBlocked = true;
      this.keep(items[0]?.start ?? 0, endOf(items), 'contradiction');
    }
  }

  /** Items that lie beside words which are no times, or which no week has. */
  private blockedItems(items: readonly Placed[], reached: ReadonlyMap<Item, Reach>): Set<Item> {
    const blocked = new Set<Item>();
    const block = (chosen: readonly Placed[], kind: Ask['kind']) => {
      const [first, last] = [chosen[0], chosen.at(-1)];
      if (!first || !last) return;
      for (const item of chosen) blocked.add(item);
      this.keep(first.start, endOf(chosen), kind);
      this.isBlocked = true;
    };
    for (const [i, item] of items.entries()) {
      const phrase = items.filter((other) => other.phrase === item.phrase);
      const hasTimes = phrase.some((other) => isDays(other) || isTime(other) || other.is === 'any');
      const not = [...phrase]
        .reverse()
        .find((other) => other.is === 'not' && other.start < item.start);
      if (item.is === 'period' && item.isOpen && !not) {
        this.keep(item.start, item.end, 'notWeekly');
      } else if (not && isDayLeftOut(item, not, phrase))
        this.keep(not.start, item.end, 'notWeekly');
      else if (item.is === 'wish') {
        const words = this.text.slice(item.start, item.end);
        const isAgreed = /absprache|vereinbarung|rücksprache|anfrage|^n\W{0,2}v/i.test(words);
        // 'Di nach Vereinbarung': when?
        if (isAgreed && phrase.some(isDays) && !phrase.some(isTime))
          block(withListBefore(phrase, items), 'hours');
        // 'derzeit vormittags, ab Herbst nachmittags': not for good.
        else if (isNow.test(words) && items.some((other) => other.is === 'period' && other.isOpen))
          block(phrase, 'notWeekly');
        // 'Di lieber nicht': or not at all?
        else if (/lieb/i.test(words) && isBeforeNot(item, phrase))
          this.keep(item.start, item.end, 'notWeekly');
        else this.keep(item.start, item.end);
      } else if (
        isUnclearList(item, phrase) ||
        isUnclearRest(item, items) ||
        reached.get(item)?.is === 'unclear' ||
        isUnclearException(item, items)
      )
        block(items, 'contradiction');
      // 'in geraden Wochen vormittags, sonst nachmittags': in the other weeks.
      else if (
        item.is === 'others' &&
        (this.hasWeeks || items.slice(0, i).some((other) => this.isOfWeeks(other)))
      )
        block(phrase, 'notWeekly');
      else if (
        item.is === 'period' ||
        item.is === 'limit' ||
        item.is === 'unknown' ||
        isUnclearNot(item, phrase)
      ) {
        if (blocked.has(item)) continue;
        if (isUnclearNot(item, phrase)) {
          block(items, 'notWeekly');
          continue;
        }
        const kind = item.is === 'unknown' ? 'unread' : 'notWeekly';
        const isContrary = phrase.some(({ is }) => is === 'limit' || is === 'not' || is === 'only');
        // 'schlecht: Mo, Di' is about the whole line.
        if (this.isHeading(items, item)) {
          block(items, kind);
          continue;
        }
        if (hasTimes) {
          const chosen = sinceLastAnd(phrase, item);
          const isOfRow =
            item.is === 'unknown' &&
            /\p{L}/u.test(this.text.slice(item.start, item.end)) &&
            phrase.every((other) => !isDays(other) || other.start < item.start);
          block(
            isOfRow ? withListBefore(chosen, items) : chosen,
            phrase.some(({ is }) => is === 'limit' || is === 'period') ? 'notWeekly' : kind,
          );
        } else if (item.is === 'unknown' && !isContrary) {
          this.keep(phrase[0]?.start ?? item.start, endOf(phrase), 'unread');
          // 'sonst nachmitags': not all of the other days.
          this.isBlocked ||= phrase.some(({ is }) => is === 'others');
          for (const other of phrase) blocked.add(other);
          // 'außerhalb der Schulzeit (8–13)'.
          const next = items[items.indexOf(phrase.at(-1) as Placed) + 1];
          const bracket = items.filter((other) => other.phrase === next?.phrase);
          if (next?.is === 'open' && bracket.some((other) => isDays(other) || isTime(other)))
            block([...phrase, ...bracket], 'unread');
        } else {
          const inBrackets = isBracket(items, item);
          const before = items.slice(0, i).filter((other) => other.phrase !== item.phrase);
          const parent = before.findLast(({ phrase: at }) => at !== item.phrase)?.phrase;
          const around = before.filter((other) => other.phrase === parent);
          const says = (some: readonly Item[]) =>
            some.some((other) => isDays(other) || isTime(other) || other.is === 'any');
          const scope = inBrackets && says(around) ? around : before;
          const hasBefore = says(scope);
          const isAlone = !hasBefore && !inBrackets;
          block(
            inBrackets || hasBefore ? [...scope, ...phrase] : isAlone ? [...items] : phrase,
            kind === 'unread' && phrase.some(({ is }) => is === 'limit') ? 'notWeekly' : kind,
          );
        }
      }
    }
    this.hasWeeks ||= items.some((item) => this.isOfWeeks(item));
    this.goOnBusy(items, blocked, block);
    return blocked;
  }

  /** 'Mo–Do Arbeit bis 16:30, Fr bis 12', '(Homeoffice Mo, Fr)': what goes on with unread words. */
  private goOnBusy(
    items: readonly Placed[],
    blocked: ReadonlySet<Item>,
    block: (chosen: readonly Placed[], kind: Ask['kind']) => void,
  ): void {
    if (this.busy === 'days') this.busy = undefined;
    for (const phrase of new Set(items.map((item) => item.phrase))) {
      const own = items.filter((item) => item.phrase === phrase);
      const said = own.filter((item) => isDays(item) || isTime(item));
      if (said.length === 0) continue;
      const isOfBrackets = isWithin(items, own) && this.busy !== undefined && this.busy !== 'days';
      // 'Schule bis 12 (Mo, Di), bis 13 (Mi)'.
      if (isOfBrackets && !own.some(isTime)) {
        if (!said.every((item) => blocked.has(item))) block(own, 'unread');
        continue;
      }
      const kinds = new Set(own.filter(isTime).map(({ time }) => time.kind));
      const [kind = 'days'] = kinds;
      const isOpen = kinds.size < 2 && (kind === 'days' || kind === 'to' || kind === 'point');
      const unread = own.find(({ is }) => is === 'unknown' || is === 'limit');
      if (unread && blocked.has(unread)) {
        const isFirst = own.every((item) => !isDays(item) || item.start > unread.start);
        const goesOn = isOpen && (kind === 'days' ? isFirst : unread.is === 'unknown');
        this.busy = goesOn ? kind : undefined;
        // 'Oma Mo, nur Di' says no more than 'Oma Mo, Di'.
      } else if (this.busy === kind && (own.some(isDays) || isBeforeDays(items, own))) {
        if (!said.every((item) => blocked.has(item))) block(own, 'unread');
      } else this.busy = undefined;
    }
  }

  /** 'am liebsten Di früh, sonst egal': Tuesday is free all day. */
  private isPreferred(day: Placed, items: readonly Placed[]): boolean {
    return items.some(
      ({ is, phrase, start, end }) =>
        is === 'wish' &&
        phrase === day.phrase &&
        /lieb|best|ehe|bevorz|vorzug|ide|opti/i.test(this.text.slice(start, end)),
    );
  }

  private isOfWeeks({ is, start, end }: Item): boolean {
    return (
      is === 'period' ||
      (is === 'limit' &&
        /woch|kw|schicht|dienst|monat|tägig|wechsel/i.test(this.text.slice(start, end)))
    );
  }

  private isHeading(items: readonly Placed[], item: Placed): boolean {
    const at = items.indexOf(item);
    const colon = items.findIndex(
      ({ is, start, end }, i) => i > at && is === 'filler' && this.text.slice(start, end) === ':',
    );
    const isFirst = !items.slice(0, at).some((other) => isDays(other) || isTime(other));
    return (
      isFirst &&
      colon >= 0 &&
      items
        .slice(at + 1, colon)
        .every(({ is }) => is === 'filler' || is === 'unknown' || is === 'limit')
    );
  }

  /** 'immer, Di jedoch erst ab 15': every day, and one of them with less. */
  private isBase(any: Placed, positive: readonly Placed[]): boolean {
    const own = positive.filter(({ phrase }) => phrase === any.phrase);
    const days = positive.filter(isDays);
    if (
      own.some((item) => isDays(item) || isTime(item)) ||
      days.length === 0 ||
      days.some(({ start }) => start < any.start)
    )
      return false;
    const isBase = days.every((day) => {
      const phrase = positive.filter((item) => item.phrase === day.phrase);
      if (phrase.some(({ is }) => is === 'wish')) return true;
      const text = this.text.slice(day.end, phrase.at(-1)?.end);
      return phrase.some(isTime) && /(?:^|\s)(?:jedoch|aber|erst|allerdings)\s/i.test(text);
    });
    // 'flexibel, Mo 8–12': always, or on Mondays?
    if (!isBase) this.keep(any.start, any.end, 'contradiction');
    return isBase;
  }

  private groups(
    items: readonly Placed[],
    blocked: ReadonlySet<Item>,
    locationId: LocationId | undefined,
    all: readonly Placed[],
  ): void {
    const said = items.filter(
      (item): item is Placed<Days> | Placed<Timed> => isDays(item) || isTime(item),
    );
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last) return;
    const phrases = [...new Set(said.map(({ phrase }) => phrase))].map((phrase) =>
      said.filter((item) => item.phrase === phrase),
    );
    // 'ab 15 Mo, Fr ab 13', 'Mo ab 13, ab 15 Di, Mi': those that turn stand for themselves.
    const turns = phrases.map((own) => turnOf(own, all));
    const [turn] = turns;
    const turned = turns.findIndex((each) => turn && each && each !== turn);
    const isWhole = turn === 'days' || !turns.slice(0, turned).includes(undefined);
    if (turned > 0 && isWhole) {
      const next = turn === 'days' ? turned + 1 : phrases.length;
      for (const some of [
        phrases.slice(0, turned),
        phrases.slice(turned, next),
        phrases.slice(next),
      ]) {
        const own = (item: Placed) => some.some(([one]) => one?.phrase === item.phrase);
        this.groups(items.filter(own), blocked, locationId, all.filter(own));
      }
      return;
    }
    let opening: 'days' | 'time' = 'days';
    if (isTime(first) && said.some(isDays)) {
      const firstDays = said.findIndex(isDays);
      const isApart = all.some(
        (item) =>
          (item.is === 'comma' || item.is === 'open') &&
          item.start > (said[firstDays - 1]?.start ?? 0) &&
          item.end <= (said[firstDays]?.start ?? 0),
      );
      if (!isTime(last)) opening = 'time';
      else if (!isApart) {
        for (const item of said) if (!blocked.has(item)) this.isBlocked = true;
        this.keep(first.start, last.end, 'contradiction');
        return;
      }
    }
    let group: Group | undefined;
    let before: 'days' | 'time' | undefined;
    let beforeItem: Placed | undefined;
    let isUnclear = false;
    const named: Weekday[] = [];
    const close = () => {
      if (group && group.days.length + group.times.length > 0)
        this.add(group, { locationId, blocked, isUnclear, named });
      group = undefined;
      isUnclear = false;
    };
    for (const item of said) {
      const between = all.filter(
        (other) => other.start >= (beforeItem?.end ?? 0) && other.end <= item.start,
      );
      const others = between.find(
        (other, i) =>
          other.is === 'others' &&
          !(
            between[i + 1]?.is === 'filler' &&
            /^auch$/i.test(this.text.slice(between[i + 1]?.start, between[i + 1]?.end))
          ),
      );
      const onOthers = others !== undefined && isTime(item);
      const isOnly = between.some(({ is }) => is === 'only');
      // 'vormittags außer Di, nachmittags nur Mi': the days that are left out end what they limit.
      const isNext = isTime(item) && opening === 'time' && between.some(isDays);
      const isAgain =
        isDays(item) &&
        before === 'days' &&
        between.some(({ is }) => is === 'comma' || is === 'open') &&
        item.days.every((weekday) => named.includes(weekday));
      if (
        !group ||
        onOthers ||
        isAgain ||
        isNext ||
        (item.is === opening && before !== undefined && before !== opening)
      ) {
        close();
        group = { days: [], times: [], isOnly: false, onOthers };
      }
      if (isDays(item)) {
        group.days.push(item);
        group.isOnly ||= isOnly && (opening === 'days' || group.times.length === 0);
        named.push(...item.days);
        if (item.isBackward) {
          isUnclear = true;
          if (!blocked.has(item)) this.keep(item.start, item.end, 'contradiction');
        }
      } else {
        const continues =
          before === 'time' && !between.some(({ is }) => is === 'comma' || is === 'and');
        const narrowsAll = isOnly && before === 'time' && group.days.length > 0;
        group.isOnly ||= isOnly && group.days.length > 0 && !narrowsAll;
        // 'ab 14 oder 15 Uhr': from when on?
        const last = beforeItem && isTime(beforeItem) ? beforeItem.time : undefined;
        if (
          item.time.kind === 'point' &&
          between.some(({ is }) => is === 'and') &&
          (last?.kind === 'to' || (last?.kind === 'from' && meets(last)(item.time)))
        ) {
          isUnclear = true;
          this.keep(beforeItem?.start ?? item.start, item.end, 'contradiction');
        }
        // 'Mo–Do, Fr nur bis 13': is Monday limited as well?
        const [many, ...single] = group.days;
        if (
          isOnly &&
          before === 'days' &&
          single.length > 0 &&
          many &&
          many.days.length > 1 &&
          single.every(({ days }) => days.length === 1)
        )
          this.keep(many.start, item.end, 'contradiction');
        // 'vormittags, Do aber nachmittags'.
        const words = between.map(({ start, end }) => this.text.slice(start, end));
        const isInstead =
          words.some((word) => instead.test(word)) && !words.some((word) => /^auch$/i.test(word));
        if (isInstead && before === 'days')
          group.days = group.days.map((each) => ({ ...each, isInstead }));
        const how = narrowsAll ? 'narrows' : continues ? 'continues' : 'adds';
        if (!this.addTime(group, item, how, blocked, said.some(isDays))) isUnclear = true;
      }
      before = item.is;
      beforeItem = item;
    }
    close();
    this.named.push(...named);
  }

  /** False if it contradicts what was said, or may be meant otherwise. */
  private addTime(
    group: Group,
    said: Placed<Timed>,
    how: 'adds' | 'continues' | 'narrows',
    blocked: ReadonlySet<Item>,
    hasDays: boolean,
  ): boolean {
    let item = said;
    const before = group.times.filter(({ time }) => !time.isAssumed);
    if (
      item.time.isAssumed ||
      (before.length === 0 && group.times.length > 0 && item.time.kind !== 'part')
    ) {
      // An hour that is said replaces the guess.
      const isReplaced = item.time.isAssumed && before.some(({ time }) => time.kind !== 'part');
      const [guess] = group.times;
      if (!item.time.isAssumed) group.times = [];
      // 'nach der Schule um 14 Uhr' is when it ends, 'vor der Schule um 8' when it begins.
      const isEnd = !item.time.isAssumed && item.time.kind === 'point';
      const isBefore = guess?.time.kind === 'to';
      const open = isBefore
        ? { kind: 'to' as const, from: 0 }
        : { kind: 'from' as const, to: wholeDay.to };
      if (!isReplaced)
        group.times.push(isEnd ? { ...item, time: { ...item.time, ...open } } : item);
      return true;
    }
    // Hours beside an afternoon are in the afternoon, on either side of it.
    const isAfternoon = ({ time }: Timed) => time.kind === 'part' && time.from >= 12 * 60;
    if (item.time.isHalfDay && !blocked.has(said) && before.some(isAfternoon))
      item = { ...item, time: inTheAfternoon(item.time) };
    if (isAfternoon(item)) {
      for (const [i, other] of group.times.entries()) {
        if (other.time.isHalfDay && !blocked.has(other))
          group.times[i] = { ...other, time: inTheAfternoon(other.time) };
      }
    }
    const earlier = group.times.filter(({ time }) => !time.isAssumed);
    const last = earlier.at(-1)?.time;
    // 'ab 13 Uhr, bis 16 Uhr': together they would say nothing.
    const isRest =
      (item.time.kind === 'to' && last?.kind === 'from' && last.from < item.time.to) ||
      (item.time.kind === 'from' && last?.kind === 'to' && item.time.from < last.to);
    const chosen =
      how !== 'adds' || item.time.narrows || isRest
        ? item.time.narrows
          ? earlier
          : earlier.slice(-1)
        : [];
    if (chosen.length === 0) {
      // 'Mo 8–16; nicht vor 10' says nothing of other days.
      if (item.time.narrows && !hasDays && (this.ranges.length > 0 || this.isBlocked))
        this.narrowed(item.time);
      else group.times.push(item);
      return true;
    }
    let isClear = true;
    for (const other of chosen) {
      if (blocked.has(other) || blocked.has(said)) {
        isClear = false;
        continue;
      }
      const statedWins = how === 'continues' && !item.time.narrows && !other.time.narrows;
      const both = intersection(other.time, item.time, statedWins);
      // '8-12 14-18' is a list.
      const isList =
        how === 'continues' &&
        !item.time.narrows &&
        !other.time.isShared &&
        other.time.kind === 'range' &&
        item.time.kind === 'range';
      if (both)
        group.times[group.times.indexOf(other)] = { ...other, time: { ...both, isShared: true } };
      else if (isList) group.times.push(item);
      else {
        isClear = false;
        this.keep(other.start, item.end, 'contradiction');
      }
    }
    if (isClear && item.time.narrows) this.narrowed(item.time);
    return isClear;
  }

  /** 'Mo 8–16, Di 9–15, nicht vor 10': for all of them. */
  private narrowed({ from, to }: Time): void {
    for (const range of this.ranges) {
      range.from = Math.max(range.from, from);
      range.to = Math.min(range.to, to);
    }
  }

  private add(
    group: Group,
    {
      locationId,
      blocked,
      isUnclear,
      named,
    }: {
      locationId: LocationId | undefined;
      blocked: ReadonlySet<Item>;
      isUnclear: boolean;
      named: readonly Weekday[];
    },
  ): void {
    const days = group.days.filter((item) => !blocked.has(item));
    const hasLostDays = group.days.length > 0 && days.length === 0;
    const places = [...group.days, ...group.times].sort((one, other) => one.start - other.start);
    const known = group.times.filter((item) => !blocked.has(item));
    if (isUnclear || hasLostDays || (known.length === 0 && group.times.length > 0)) {
      // Without its days or its hours the rest would say more than was said.
      if (!isUnclear) this.keep(places[0]?.start ?? 0, places.at(-1)?.end ?? 0);
      this.isBlocked = true;
      if (group.times.length > 0)
        for (const { weekday } of eachDay(group.days)) this.withHours.set(weekday, 1);
      // 'Mo–Fr ab 14, Di vielleicht': nobody knows of Tuesday.
      this.takeFromSets(group.days, isUnclear ? [] : group.times);
      return;
    }
    const assumed = known.find(({ time }) => time.isAssumed);
    if (assumed) this.keep(assumed.start, assumed.end, 'hours');
    const times: (Timed | undefined)[] = [];
    for (const item of known) {
      if (item === assumed && known.length > 1) continue;
      const both = assumed && item !== assumed ? intersection(item.time, assumed.time) : item.time;
      const doubt = both && this.doubtAbout(both);
      if (doubt) {
        this.keep(item.start, item.end, doubt);
        this.isBlocked = true;
        return;
      }
      if (both) times.push({ ...item, time: both });
    }
    const each = eachDay(
      days.length > 0
        ? days
        : [everyDay(group.times, group.onOthers ? [...this.named, ...named] : [])],
    );
    const ranges = each.flatMap(({ weekday, isNamed, start, end }) =>
      (times.length > 0 ? times : [undefined]).map((time) => ({
        ...rangeOf(
          weekday,
          time?.time,
          isNamed,
          locationId,
          Math.min(start, time?.start ?? start),
          Math.max(end, time?.end ?? end),
        ),
        of: countOf(days, weekday),
      })),
    );
    if (times.length > 0 && !group.isOnly) this.takeFromSets(days, group.times);
    const limited = ranges.flatMap((range) => this.limited(range, times, group.isOnly));
    if (!group.isOnly || days.length === 0) this.ranges.push(...limited);
    else this.only(ranges, limited, times.length > 0);
  }

  /**
   * 'Mo–Fr 8–18, Do bis 12': what is said of one day holds instead of what was said of many, where
   * they meet.
   */
  private takeFromSets(days: readonly Days[], times: readonly Timed[]): void {
    if (days.length === 0) return;
    const isMet = ({ within, ...range }: Range) =>
      times.length === 0 || times.some(({ time }) => meets(within ?? range)(time));
    const instead = eachDay(days.filter(({ isInstead }) => isInstead)).map(
      ({ weekday }) => weekday,
    );
    const rest = this.ranges.filter((range) => {
      if (!days.some((item) => item.days.includes(range.weekday))) return true;
      if (!isMet(range)) return !instead.includes(range.weekday);
      const of = countOf(days, range.weekday);
      const isLess = times.some(({ time }) => time.isLess);
      // 'Mo, Fr, Fr bis 12'; 'Mo–Fr 8–16, Do erst ab 14' is looked at with its hours.
      return range.isBare && times.length > 0 ? range.of < of : isLess || range.of <= of;
    });
    this.ranges.splice(0, this.ranges.length, ...rest);
  }

  /** 'Mo/Mi 8–16, Mi erst ab 14' is both; 'Mi ab 14, Mo–Fr' leaves Wednesday as it is. */
  private limited(range: Range, times: readonly (Timed | undefined)[], isOnly: boolean): Range[] {
    const before = this.ranges.filter(({ weekday }) => weekday === range.weekday);
    if (range.isBare) {
      const isSaid = (this.withHours.get(range.weekday) ?? 8) <= range.of;
      if (isSaid && !isOnly) this.ask('contradiction', range.start, range.end);
      return isSaid ? [] : [range];
    }
    this.withHours.set(range.weekday, Math.min(range.of, this.withHours.get(range.weekday) ?? 8));
    if (isOnly || times.some((item) => item?.time.isMore)) return [range];
    const known = before.filter((other) => !other.isBare && shared(other, range));
    // 'Mi ab 16, Mo–Fr ab 14'.
    if (known.length > 0 && known.every(({ of }) => of < range.of)) return [];
    const met = known.filter(({ isPoint }) => !isPoint);
    const isBound = range.hasStart !== range.hasEnd && !range.isPoint;
    if (!isBound || met.length === 0) return [range];
    this.ranges.splice(0, this.ranges.length, ...this.ranges.filter((each) => !met.includes(each)));
    return met.map((other) => ({ ...range, ...shared(other, range) }));
  }

  /** 'Fr nur bis 10' after 'Mo–Fr 8–12' shortens Friday; 'nur Di' after 'Mo–Fr' leaves Tuesday. */
  private only(ranges: readonly Range[], limited: readonly Range[], hasTimes: boolean): void {
    const days = new Set(ranges.map(({ weekday }) => weekday));
    const before = this.ranges.filter(({ weekday }) => days.has(weekday));
    if (before.length === 0) this.ranges.push(...limited);
    else if (!hasTimes) this.ranges.splice(0, this.ranges.length, ...before);
    else {
      const both = before.flatMap((range) =>
        ranges.flatMap((other) =>
          other.weekday === range.weekday
            ? [shared(range, other) ?? []].flat().map((both) => ({ ...both, of: other.of }))
            : [],
        ),
      );
      const rest = this.ranges.filter(({ weekday }) => !days.has(weekday));
      const replaced = ranges.filter(
        ({ weekday }) => !both.some((range) => range.weekday === weekday),
      );
      this.ranges.splice(0, this.ranges.length, ...rest, ...both, ...replaced);
    }
  }

  private doubtAbout({ from, to, kind, isHalfDay }: Time): Ask['kind'] | undefined {
    const isNight = (minutes: number) =>
      isHalfDay === true && minutes >= 60 && minutes < Math.min(this.earliest, 7 * 60);
    if (kind === 'range' && to <= from)
      return to >= 60 && to < 7 * 60 && from <= 12 * 60 && isHalfDay
        ? 'afternoon'
        : 'contradiction';
    if ((kind === 'range' || kind === 'from' || kind === 'point') && isNight(from))
      return 'afternoon';
    return (kind === 'range' || kind === 'to') && isNight(to) ? 'afternoon' : undefined;
  }
}

const instead = /^(?:aber|jedoch|allerdings|hingegen|dagegen)$/i;
const isNow = /^(?:derzeit|momentan|zur ?zeit|jetzt|aktuell|im moment|erstmal)\b/i;

type Heading = { item: Extract<Item, { is: 'not' }>; isWhole: boolean };
const positive =
  /^(?:geht|ginge|passt|möglich|verfügbar|gut|super|ideal|prima|gerne?|ja|ok|okay)\b/i;

const isAbout = (line: readonly Item[]) =>
  line.some((item) => isDays(item) || isTime(item) || item.is === 'any' || item.is === 'others');
const isPlain = (line: readonly Item[]) =>
  line.every(({ is }) => !['not', 'unknown', 'limit', 'period', 'any', 'others'].includes(is));
const isOfDays = (line: readonly Item[]) =>
  line.some(isDays) && !line.some(isTime) && isPlain(line);
const isOfHours = (line: readonly Item[]) =>
  line.some(isTime) &&
  !line.some(isDays) &&
  line.every(({ is }) => is === 'any' || isPlain([{ is } as Item]));
/** Further hours of the same days at the start of a line. */
function goesOnAfter(last: readonly Item[], line: readonly Item[]): boolean {
  const said = last.filter((item) => isDays(item) || isTime(item));
  const before = said.findLast(isTime);
  const hours = hoursBeforeDays(line);
  return (
    isPlain(last) &&
    said.some(isDays) &&
    said.findLastIndex(isDays) < said.findIndex(isTime) &&
    before?.time.kind === 'range' &&
    hours.length > 0 &&
    hours.every(
      ({ time }, i) =>
        time.kind === 'range' &&
        time.from < time.to &&
        (hours[i - 1] ?? before).time.to <= time.from,
    ) &&
    !line.some(({ is }) => is === 'only')
  );
}

/** Hours before the first comma of a line, or all of it, without days. */
function hoursBeforeDays<T extends Item>(line: readonly T[]): (T & Timed)[] {
  const comma = line.findIndex(({ is }, i) => is === 'comma' && line.slice(0, i).some(isTime));
  const first = comma < 0 ? line : line.slice(0, comma);
  const isAlone = first.every((item) => isTime(item) || isBeside(item) || item.is === 'only');
  return isAlone ? first.filter((item): item is T & Timed => isTime(item)) : [];
}

/** A line that is about no times of its own: 'Nicht möglich', 'nur jede zweite Woche'. */
const isLimit = (line: readonly Item[]) =>
  !isAbout(line) &&
  (line.some(({ is }) => ['not', 'limit', 'period'].includes(is)) ||
    (line.some(({ is }) => is === 'only') && line.some(({ is }) => is === 'unknown')));

const countOf = (days: readonly Days[], weekday: Weekday) =>
  Math.min(7, ...days.flatMap((item) => (item.days.includes(weekday) ? item.days.length : [])));

/** Whether days or hours come first, and nothing after both. */
function turnOf(said: readonly Placed[], all: readonly Item[]): Item['is'] | undefined {
  const [first, second, ...more] = said.filter(({ is }, i) => is !== said[i - 1]?.is);
  if (!first || !second || more.length > 0) return undefined;
  const last = said[said.indexOf(second) - 1];
  // 'Mo 8–10, 14–16 und Di': the hours are Monday's.
  const isApart = all.some(
    ({ is, start }) => is === 'and' && start >= (last?.end ?? 0) && start < second.start,
  );
  return isTime(first) && isApart ? undefined : first.is;
}

const narrowsAll = (item: Item) => !isTime(item) || item.time.narrows === true;

/** The days before it that have no hours of their own. */
function withBareBefore(phrase: readonly Placed[], items: readonly Placed[]): Placed[] {
  const before: Placed[] = [];
  for (let at = (phrase[0]?.phrase ?? 0) - 1; at >= 0; at--) {
    const own = items.filter((item) => item.phrase === at);
    if (!own.every((item) => isDays(item) || isBeside(item) || item.is === 'only')) break;
    before.unshift(...own);
  }
  return [...before, ...phrase];
}

/** 'Mo, Mi Turnen': on Mondays as well? 'Mo–Fr, Di Turnen' is about Tuesday. */
function withListBefore(chosen: readonly Placed[], items: readonly Placed[]): Placed[] {
  const all = withBareBefore(chosen, items);
  const before = all.slice(0, -chosen.length).filter(isDays);
  return before.every(({ days }) => days.length === 1) ? all : [...chosen];
}

/** 'täglich ab 15 außer Mi, da ab 13': on Wednesdays. */
function settleThere(items: Placed[], text: string): void {
  for (const [i, item] of items.entries()) {
    if (item.is !== 'filler' || !/^(?:da|dann|dort|hier)$/i.test(text.slice(item.start, item.end)))
      continue;
    const own = items.filter(({ phrase }) => phrase === item.phrase);
    const isAlone =
      own.find(({ is }) => !['comma', 'open', 'only'].includes(is)) === item &&
      own.some(isTime) &&
      own.every(
        (each) => isTime(each) || ['filler', 'comma', 'open', 'close', 'only'].includes(each.is),
      );
    const before = items
      .slice(0, i)
      .filter(({ is }) => !['comma', 'open', 'only', 'filler'].includes(is));
    const [not, day] = before.slice(-2);
    if (!isAlone || !day || !isDays(day) || not?.is !== 'not' || not.how !== 'except') continue;
    const place = ({ start, end, phrase }: Placed) => ({ start, end, phrase });
    items[items.indexOf(not)] = { ...place(not), is: 'filler' };
    items[items.indexOf(day)] = { ...place(day), is: 'filler' };
    items[i] = { ...day, ...place(item), isInstead: true };
  }
}

/** 'ab 14, außer Mi ab 16': on Wednesdays from 16, and not until then. */
function withOwnBounds(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    if (item.is !== 'not' || item.how !== 'except') return item;
    const said = items.slice(i + 1).filter(({ is }) => is !== 'filler');
    const at = said.findIndex((other) => !isDays(other) && other.is !== 'and');
    const own = said[at];
    if (at < 1 || !own || !isTime(own)) return item;
    const days = said.slice(0, at).flatMap((other) => (isDays(other) ? other.days : []));
    const before = items.slice(0, i).filter((other) => isDays(other) || isTime(other));
    const isLess = before.some((base, t) => {
      if (!isTime(base) || base.time.kind !== own.time.kind) return false;
      const { kind, from, to } = base.time;
      if (kind === 'from' ? from >= own.time.from : kind !== 'to' || own.time.to >= to)
        return false;
      // 'Mo ab 14, außer Mi ab 16' says nothing of Wednesdays.
      const last = before.slice(0, t).findLastIndex(isTime);
      const next = before.findIndex((other, n) => n > t && isTime(other));
      const [first] = before;
      const of =
        first && isDays(first)
          ? before.slice(last + 1, t)
          : before.slice(t, next < 0 ? undefined : next);
      const known = of.flatMap((other) => (isDays(other) ? other.days : []));
      return !before.some(isDays) || days.every((day) => known.includes(day));
    });
    return isLess ? { is: 'comma', start: item.start, end: item.end } : item;
  });
}

/** Commas divide phrases; brackets are phrases of their own inside of one. */
function inPhrases(items: readonly Item[]): Placed[] {
  let last = 0;
  const open: number[] = [0];
  return items.map((item) => {
    if (item.is === 'open') open.push(++last);
    const placed = { ...item, phrase: open.at(-1) ?? 0 };
    if (item.is === 'close' && open.length > 1) open.pop();
    else if (item.is === 'comma') open[open.length - 1] = ++last;
    return placed as Placed;
  });
}

const isWithin = (items: readonly Placed[], own: readonly Placed[]) => {
  const before = items.slice(0, items.indexOf(own[0] as Placed) + 1);
  return (
    before.filter(({ is }) => is === 'open').length >
    before.filter(({ is }) => is === 'close').length
  );
};

/** 'bis 13 (Mi)'. */
const isBeforeDays = (items: readonly Placed[], own: readonly Placed[]) => {
  const [open, days] = items.slice(items.indexOf(own.findLast(isTime) as Placed) + 1);
  return open?.is === 'open' && days !== undefined && isDays(days);
};

const isBracket = (items: readonly Placed[], item: Placed) =>
  items.some((other) => other.is === 'open' && other.phrase === item.phrase);

/** 'er hat montags Zeit', 'sie hätten gern Mo'; 'hat Mo 14 Uhr' is an appointment. */
function settleHaving(items: Placed[], text: string): void {
  const wordOf = ({ start, end }: Item) => text.slice(start, end);
  const isFree = items.some(
    (item) => item.is === 'any' || item.is === 'not' || /^(?:zeit|frei)$/i.test(wordOf(item)),
  );
  for (const [i, item] of items.entries()) {
    if (item.is !== 'have') continue;
    const own = items.filter((other) => other.phrase === item.phrase && other !== item);
    const isSure =
      (isFree || /^hätt/i.test(wordOf(item))) &&
      own.some(
        (other) => other.is === 'not' || isDays(other) || other.is === 'any' || isTime(other),
      ) &&
      !own.some(({ is }) => is === 'unknown');
    const { start, end, phrase } = item;
    items[i] = { start, end, phrase, is: isSure ? 'filler' : 'unknown' };
  }
}

/** 'Mo egal, Di ab 14': all of Monday. */
function settleAnyOfDays(items: Placed[]): void {
  for (const [i, item] of items.entries()) {
    if (item.is !== 'any') continue;
    const phrase = items.filter((other) => other.phrase === item.phrase);
    const hasDays = phrase.some((other) => isDays(other) && other.start < item.start);
    if (
      hasDays &&
      !phrase.some((other) => isTime(other) || other.is === 'not' || other.is === 'others')
    )
      items[i] = {
        start: item.start,
        end: item.end,
        phrase: item.phrase,
        is: 'time',
        time: { ...wholeDay, kind: 'part' },
      };
  }
}

/** 'Schule bis 13, danach immer': from 13 on; the words before are for a person to read. */
function settleAfterwards(items: Placed[], text: string): void {
  const wordOf = ({ start, end }: Item) => text.slice(start, end);
  for (const item of [...items]) {
    if (!/^(?:danach|dann|anschließend|nachher)$/i.test(wordOf(item))) continue;
    const own = items.filter(({ phrase, is }) => phrase === item.phrase && is !== 'comma');
    const before = items.filter(({ phrase }) => phrase === item.phrase - 1);
    const [end, ...more] = before.filter(isTime);
    const isSure =
      own[0] === item &&
      own.slice(1).every(({ is }) => ['any', 'filler', 'only'].includes(is)) &&
      own.some(
        (each) => each.is === 'any' || positive.test(wordOf(each)) || wordOf(each) === 'frei',
      );
    if (
      !isSure ||
      end?.time.kind !== 'to' ||
      more.length > 0 ||
      !before.some(({ is }) => is === 'unknown')
    )
      continue;
    const place = { start: item.start, end: item.end, phrase: item.phrase };
    const time: Time = { from: end.time.to, to: wholeDay.to, kind: 'from' };
    const days = before.filter(isDays).map((each) => ({ ...each, ...place }));
    items.splice(items.indexOf(item), 1, ...days, { ...place, is: 'time', time });
    for (const any of own.filter(({ is }) => is === 'any'))
      items[items.indexOf(any)] = {
        start: any.start,
        end: any.end,
        phrase: any.phrase,
        is: 'filler',
      };
  }
}

/** 'Mo ja, Di ab 15', 'Mo passt, Di ab 15', 'Mo (egal), Di ab 15': all of Monday. */
function settleComplete(items: Placed[], text: string): void {
  for (const [i, item] of items.entries()) {
    const isVerdict =
      item.is === 'filler' && complete.test(text.slice(item.start, item.end).trim());
    if (item.is !== 'any' && !isVerdict) continue;
    const own = items.filter(
      ({ phrase, is }) => phrase === item.phrase && is !== 'close' && is !== 'comma',
    );
    const isInBrackets = own[0]?.is === 'open';
    const before = isInBrackets ? items.slice(0, i - 1) : own.slice(0, own.indexOf(item));
    const last = before.findLast((other) => !isBeside(other));
    if (own.at(-1) !== item || (isInBrackets && own.length > 2) || !last || !isDays(last)) continue;
    const isAround = (other: Placed) => other.phrase === last.phrase;
    if (!items.some((other) => isAround(other) && isTime(other)) && isNextApart(items.slice(i + 1)))
      items[i] = {
        start: item.start,
        end: item.end,
        phrase: item.phrase,
        is: 'time',
        time: { ...wholeDay, kind: 'part' },
      };
  }
}

const complete = /^(?:ja|geht|passt|ok|okay|gut|super|prima|möglich|frei)$/i;

/** 'Mo ja, Di ja, Mi ab 14', but not 'Mo ja, Di ja, ab 14': the next hours have days of their own. */
function isNextApart(after: readonly Placed[]): boolean {
  const next = after.findIndex((item) => isTime(item) || item.is === 'not');
  const end = after[next];
  return after.slice(0, next + 1).some((item) => isDays(item) && item.phrase === end?.phrase);
}

/** 'sonst immer ab 15': at those hours of the other days. */
function settleAnyOfRest(items: Placed[]): void {
  for (const [i, item] of items.entries()) {
    if (item.is !== 'any') continue;
    const phrase = items.filter((other) => other.phrase === item.phrase);
    const others = phrase.findLastIndex(({ is, start }) => is === 'others' && start < item.start);
    const after = phrase.slice(others + 1);
    if (
      others >= 0 &&
      after.some(isTime) &&
      !after.some((other) => isDays(other) || other.is === 'not')
    )
      items[i] = { start: item.start, end: item.end, phrase: item.phrase, is: 'filler' };
  }
}

/** 'sonst immer, ab 14', 'sonst immer Di ab 14': is anything left of 'immer'? */
function isUnclearRest(item: Placed, items: readonly Placed[]): boolean {
  if (item.is !== 'any') return false;
  const phrase = items.filter((other) => other.phrase === item.phrase);
  const at = phrase.indexOf(item);
  if (!phrase.slice(0, at).some(({ is }) => is === 'others')) return false;
  const next = items.filter((other) => other.phrase === item.phrase + 1);
  const isOfHours =
    next.some((other) => isTime(other) && !other.time.narrows) &&
    next.every((other) => isTime(other) || isBeside(other) || other.is === 'only');
  return isOfHours || phrase.slice(at).some(isDays);
}

/** 'nicht Mo vormittag und Mi': all of Wednesday? 'Nicht Mo vormittag und Mi nachmittag' is clear. */
function isUnclearList(not: Placed, phrase: readonly Placed[]): boolean {
  if (not.is !== 'not') return false;
  const at = phrase.indexOf(not);
  const after = phrase.slice(at + 1);
  const stop = after.findIndex(({ is }) => is === 'not' || is === 'others');
  const following = (stop < 0 ? after : after.slice(0, stop)).filter(
    (item) => isDays(item) || isTime(item),
  );
  const time = following.findIndex(isTime);
  if (time < 1 || !following.slice(time).some(isDays)) return false;
  const isPaired = following.every((item, i) => (i % 2 === 0 ? isDays(item) : isTime(item)));
  const isSure =
    !phrase.slice(0, at).some(isDays) ||
    following.every((item) => isDays(item) || item.time.kind === 'part');
  return !(isPaired && following.length % 2 === 0 && isSure);
}

/** 'nicht nachmittags, außer Mo ab 16', 'Mo–Fr, nicht vormittags, außer Mi'. */
function isUnclearException(item: Placed, items: readonly Placed[]): boolean {
  if (item.is !== 'not' || item.how !== 'except') return false;
  const before = items.filter((other) => other.end <= item.start);
  const not = before.find((other) => other.is === 'not' && other.how !== 'except');
  if (!not) return false;
  const phrase = items.filter((other) => other.phrase === item.phrase && other.start > item.start);
  const isFirst = !before.some(
    (other) => other.start < not.start && (isDays(other) || isTime(other)),
  );
  return !isFirst || phrase.some(isTime) || before.some(isDays);
}

function endOf(items: readonly Placed[]): number {
  const words = items.filter(({ is }) => is !== 'comma' && is !== 'and');
  return Math.max(...(words.length > 0 ? words : items).map(({ end }) => end));
}

/** From the 'und' before it, if days or times stand on its other side. */
function sinceLastAnd(phrase: readonly Placed[], item: Placed): Placed[] {
  const at = phrase.indexOf(item);
  const and = phrase.slice(0, at).findLastIndex(({ is }) => is === 'and');
  if (and < 0 || item.is === 'unknown') return [...phrase];
  const isFirst = phrase.slice(and + 1, at).every(({ is }) => is === 'filler' || is === 'only');
  return isFirst && phrase.slice(at).some((other) => isDays(other))
    ? phrase.slice(and + 1)
    : [...phrase];
}

/** 'nicht am 24.12.', 'außer an Feiertagen' behind times: every week but that one. */
function isDayLeftOut(item: Placed, not: Placed, phrase: readonly Placed[]): boolean {
  if (item.is !== 'period' || item.isDay !== true) return false;
  const between = phrase.slice(phrase.indexOf(not) + 1, phrase.indexOf(item));
  const after = phrase.slice(phrase.indexOf(item) + 1);
  return (
    between.every(({ is }) => is === 'filler') &&
    after.every(({ is }) => ['filler', 'comma', 'open', 'close'].includes(is))
  );
}

const isBeforeNot = (item: Placed, phrase: readonly Placed[]) =>
  phrase.find(({ is, start }) => start > item.start && is !== 'filler')?.is === 'not';

/** 'nicht immer', 'nicht nur Mo'. */
function isUnclearNot(item: Placed, phrase: readonly Placed[]): boolean {
  if (item.is === 'any') return phrase[phrase.indexOf(item) - 1]?.is === 'not';
  return (
    item.is === 'only' && phrase.some((other) => other.is === 'not' && other.start < item.start)
  );
}

type Negation = {
  days: Days[];
  times: Timed[];
  isForward: boolean;
  isForAll?: boolean;
  /** The words that leave open how much is denied. */
  unclear?: readonly Placed[];
  /** Nor do the other days suit for sure. */
  isRestOpen?: boolean;
};

/** What is taken away. */
function negated(
  items: readonly Placed[],
  reached: ReadonlyMap<Item, Reach>,
  isVerdict: (item: Placed) => boolean,
): { groups: Negation[]; items: Set<Item> } {
  const groups: Negation[] = [];
  const taken = new Set<Item>();
  for (const [i, not] of items.entries()) {
    const reach = reached.get(not);
    if (not.is !== 'not' || !reach || !('items' in reach)) continue;
    const phrase = items.filter((item) => item.phrase === not.phrase);
    let group: Negation = { days: [], times: [], isForward: reach.is === 'forward' };
    const take = (item: Placed) => {
      if (isDays(item)) group.days.push(item);
      else if (isTime(item)) group.times.push(item);
      taken.add(item);
    };
    const before = phrase.filter((item) => item.start < not.start && !taken.has(item));
    const hasDays = reach.items.some(isDays);
    if (reach.is === 'forward') {
      for (const item of reach.items) {
        // 'nicht Mo vormittags und Di nachmittags'.
        if (isDays(item) && group.days.length > 0 && group.times.length > 0) {
          groups.push(group);
          group = { days: [], times: [], isForward: true };
        }
        // 'Mo–Fr außer Mi ab 14': the hours are those of the other days.
        const isOfOthers =
          hasDays &&
          isTime(item) &&
          item.time.kind !== 'part' &&
          before.some(isDays) &&
          !before.some((other) => isTime(other) || isVerdict(other));
        if (!isOfOthers) take(item);
      }
      const last = groups.at(-1);
      if (not.how === 'except' && last && last.days.length === 0 && last.isForward) {
        // 'nicht nachmittags, außer Mo': Monday's afternoon stays.
        groups.pop();
        groups.push({
          ...last,
          days: [
            everyDay(
              last.times,
              group.days.flatMap(({ days }) => days),
            ),
          ],
        });
        continue;
      }
      if (hasDays && group.times.length === 0 && reach.items.every((item) => taken.has(item)))
        takeBare(isDays, items, i, isVerdict, take);
      // 'außer Mo, Mi nachmittags': but for those, or at those?
      const next = items.filter(({ phrase: at }) => at === not.phrase + 1);
      const isList =
        isDays(next.find((item) => !isBeside(item)) ?? not) &&
        next.every((item) => isDays(item) || isTime(item) || isBeside(item)) &&
        next.some((item) => isTime(item) && item.time.kind !== 'from' && item.time.kind !== 'to');
      // 'immer außer Mo vormittags, Do nachmittags' leaves out both.
      const isPair = group.times.length > 0 && before.some(({ is }) => is === 'any');
      const isOpen = isPair || (hasDays && group.times.length === 0 && !before.some(isTime));
      if (not.how === 'except' && isOpen && isList && !next.some(isVerdict)) {
        for (const item of next) taken.add(item);
        const [days, times] = [next.filter(isDays), next.filter(isTime)];
        const isClear = isPair && days.length === 1;
        groups.push({
          days,
          times: isClear ? times : [],
          isForward: true,
          ...(!isClear && { unclear: next }),
        });
      }
      // 'nicht Mi 9-11, 14-16'.
      if (hasDays && group.times.length > 0) takeBare(isTime, items, i, isVerdict, take);
      if (not.isHeading) {
        let last: Negation = group;
        for (const more of belowHeading(items, not, isVerdict)) {
          for (const item of more) taken.add(item);
          const own = { days: more.filter(isDays), times: more.filter(isTime), isForward: true };
          // 'Kann nicht: Mo (ab 14), Di'.
          if (own.days.length > 0) {
            last = own;
            groups.push(own);
          } else if (last.times.length > 0 || last.days.length === 1) last.times.push(...own.times);
        }
      }
      // 'außer Mo und Mi nachmittags': all of Monday?
      if (hasDays && group.days.length > 1 && isRow(reach.items)) {
        groups.push({ ...group, days: group.days.slice(0, -1), times: [] });
        group.days = group.days.slice(-1);
        group.unclear = reach.items;
      }
      // 'Mo nicht vormittags', 'Mo, Di nicht vormittags'.
      if (!hasDays && before.some(isDays)) {
        group.days.push(...before.filter(isDays));
        const bare: Days[] = [];
        if (!before.some(isTime))
          takeBareDaysBefore(items, not, (item) => isDays(item) && bare.unshift(item));
        group.days.unshift(...bare);
        group.isForAll = bare.length > 0;
      }
    } else {
      for (const item of reach.items) take(item);
      // 'Mo, Di 8–12 nicht', 'Mo, Di nicht, sonst immer'.
      const isOfRest = items.slice(i).some(({ is }) => is === 'others');
      if (group.days.length > 0 && (group.times.length > 0 || isOfRest))
        takeBareDaysBefore(items, not, take);
      else if (group.days.length > 0) {
        // 'Di, Do geht nicht': does Tuesday suit?
        const bare: Placed<Days>[] = [];
        const isList = items.some(({ is, phrase }) => is === 'and' && phrase === not.phrase - 1);
        if (!isList)
          takeBareDaysBefore(items, not, (item) => {
            if (isDays(item) && !reach.items.includes(item)) bare.unshift(item);
          });
        if (bare.length > 0 && bare.every(({ days }) => days.length === 1)) {
          for (const item of bare) taken.add(item);
          const unclear = [...bare, ...reach.items];
          groups.push({ days: bare, times: [], isForward: false, unclear, isRestOpen: true });
        }
      }
    }
    if (group.days.length + group.times.length > 0) groups.push(group);
  }
  return { groups, items: taken };
}

/** 'nicht Mo, Di': days after a comma without hours or a verdict of their own; likewise hours. */
function takeBare(
  isSuch: (item: Item) => boolean,
  items: readonly Placed[],
  i: number,
  isVerdict: (item: Placed) => boolean,
  take: (item: Placed) => void,
): void {
  let phrase = items[i]?.phrase ?? 0;
  for (const item of items.slice(i + 1)) {
    if (item.phrase === phrase || item.phrase < phrase) continue;
    const own = items.filter((other) => other.phrase === item.phrase);
    // 'nicht Mo, gerne Di'.
    if (own.some(isVerdict)) return;
    const end = own.findIndex((other) => !isSuch(other) && !isBeside(other));
    // 'nicht Do 9–11, 14–16 Di 8–12'.
    const isNext = end > 0 && own.slice(end).some(isDays) && own.slice(end).some(isTime);
    if (end >= 0 && !(isNext && isSuch === isTime)) return;
    for (const other of end < 0 ? own : own.slice(0, end)) take(other);
    if (end >= 0) return;
    phrase = item.phrase;
  }
}

const isBeside = ({ is }: Item) => is === 'and' || is === 'comma' || is === 'filler';

/** 'Kann nicht: Mo ab 14, Di bis 12': what the phrases after it say, to the first that says else. */
function belowHeading(
  items: readonly Placed[],
  not: Placed,
  isVerdict: (item: Placed) => boolean,
): Placed[][] {
  const found: Placed[][] = [];
  const later = items.filter(({ start, phrase }) => start > not.start && phrase > not.phrase);
  for (const phrase of new Set(later.map((item) => item.phrase))) {
    const own = later.filter((item) => item.phrase === phrase);
    if (own.some((item) => item.is === 'only' || isVerdict(item))) break;
    found.push(own.filter((item) => isDays(item) || isTime(item)));
  }
  return found;
}

/** 'Mo, Di 8–12 nicht': the days whose hours stand only there. */
function takeBareDaysBefore(
  items: readonly Placed[],
  not: Placed,
  take: (item: Placed) => void,
): void {
  for (let phrase = not.phrase - 1; phrase >= 0; phrase--) {
    const own = items.filter((other) => other.phrase === phrase);
    if (!own.every((other) => isDays(other) || isBeside(other))) return;
    // 'Mo passt, Di nicht vormittags'.
    if (own.findLast(({ is }) => is !== 'comma')?.is === 'filler') return;
    for (const other of own) if (isDays(other)) take(other);
  }
}

function everyDay(times: readonly Item[], except: readonly Weekday[] = []): Days {
  const [start, end] = [times[0]?.start ?? 0, times.at(-1)?.end ?? 0];
  return {
    is: 'days',
    days: weekdays.filter((weekday) => !except.includes(weekday)),
    isNamed: false,
    start,
    end,
  };
}

function eachDay(
  days: readonly Days[],
): { weekday: Weekday; isNamed: boolean; start: number; end: number }[] {
  return days.flatMap(({ days: named, isNamed, start, end }) =>
    named.map((weekday) => ({ weekday, isNamed, start, end })),
  );
}

function rangeOf(
  weekday: Weekday,
  time: Time | undefined,
  isNamed: boolean,
  locationId: LocationId | undefined,
  start: number,
  end: number,
): Range {
  const { from, to, kind } = time ?? { ...wholeDay, kind: 'part' };
  const hasStart = kind === 'range' || kind === 'from';
  const hasEnd = kind === 'range' || kind === 'to';
  return {
    weekday,
    from,
    to,
    isPoint: kind === 'point',
    hasStart,
    hasEnd,
    isNamed,
    of: isNamed ? 1 : 7,
    isBare: time === undefined,
    locationId,
    start,
    end,
  };
}

function inTheAfternoon(time: Time): Time {
  const later = (minutes: number) =>
    minutes >= 60 && minutes <= 8 * 60 ? minutes + 12 * 60 : minutes;
  const [from, to] = [later(time.from), later(time.to)];
  // '8–12 Uhr mittags'.
  const isMorning = time.kind === 'range' && to <= from;
  return { ...time, isHalfDay: false, ...(!isMorning && { from, to }) };
}

/** 'morgens bis 12', 'zwischen 8 und 12 Uhr mittags': a stated hour wins over the part of the day. */
function statedBeside(part: Time, time: Time, isFirst: boolean): Time | undefined {
  const { from, to, kind } = time;
  const isEndIn = part.from < to && to <= part.to;
  if (isFirst && isEndIn && (kind === 'range' || (kind === 'to' && part.to - part.from <= 180)))
    return { ...time, isHalfDay: false };
  const isNear = from >= part.from - farthest && to <= part.to + farthest;
  const bound = { ...time, isHalfDay: false };
  if (kind === 'to' && to > part.from && to <= part.to + farthest)
    return { ...bound, from: part.from };
  if (kind === 'from' && from < part.to && from >= part.from - farthest)
    return { ...bound, to: part.to };
  return kind === 'range' && from < part.to && part.from < to && isNear ? time : undefined;
}

/** Minutes; hours farther from a part of the day contradict it. */
const farthest = 180;

/** What both say; numbers that may mean the afternoon do, where the other says so. */
function intersection(one: Time, other: Time, statedWins = false): Time | undefined {
  const [part, time] =
    one.kind === 'part'
      ? [one, other]
      : other.kind === 'part'
        ? [other, one]
        : [undefined, undefined];
  if (part && time?.isHalfDay && part.from >= 11 * 60 && part.to > 12 * 60) {
    const later = inTheAfternoon(time);
    const said = time === one ? ([later, part] as const) : ([part, later] as const);
    return intersection(...said, statedWins);
  }
  const stated = statedWins && part && time && statedBeside(part, time, time === one);
  if (stated) return stated;
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  const point = one.kind === 'point' ? one : other.kind === 'point' ? other : undefined;
  if (point) {
    const frame = point === one ? other : one;
    return frame.from <= point.from && point.from < frame.to
      ? { ...point, isHalfDay: false }
      : undefined;
  }
  if (from >= to) return undefined;
  const starts = [one, other].some(
    (each) => each.from === from && (each.kind === 'range' || each.kind === 'from'),
  );
  const ends = [one, other].some(
    (each) => each.to === to && (each.kind === 'range' || each.kind === 'to'),
  );
  const kind = starts && ends ? 'range' : starts ? 'from' : ends ? 'to' : 'part';
  // Half of the day was named with it; but nobody means 'vormittags 3-5'.
  return {
    from,
    to,
    kind,
    isHalfDay:
      (one.isHalfDay === true || other.isHalfDay === true) && (!part || time?.kind === 'range'),
  };
}

function shared(range: Range, other: Range): Range | undefined {
  const [from, to] = [Math.max(range.from, other.from), Math.min(range.to, other.to)];
  if (range.isPoint || other.isPoint) {
    const [point, frame] = range.isPoint ? [range, other] : [other, range];
    return (frame.from <= point.from && point.from < frame.to) ||
      (frame.isPoint && frame.from === point.from)
      ? point
      : undefined;
  }
  if (from >= to) return undefined;
  const [start, end] = [other.from === from ? other : range, other.to === to ? other : range];
  return { ...range, from, to, hasStart: start.hasStart, hasEnd: end.hasEnd };
}

function earliestOf({ selectableLocations }: OfferedPlan): number {
  return Math.min(
    24 * 60,
    ...selectableLocations.flatMap(({ selectableSlots }) =>
      selectableSlots.map(({ start }) => minutesOf(start)),
    ),
  );
}

/**
 * The offered cells that were said, without those that were excluded; what was said but is not
 * offered.
 */
function fitted(
  reading: Reading,
  places: OfferedPlan['selectableLocations'],
  plan: OfferedPlan,
): { taken: Slot[]; asks: Ask[] } {
  const cells = places.flatMap((place) =>
    cellsOf(place, plan.minSlotSize).map((cell) => ({
      cell,
      from: minutesOf(cell.start),
      to: minutesOf(cell.end),
    })),
  );
  const asks: Ask[] = [];
  const isAt = (range: Range, { cell }: (typeof cells)[number]) =>
    cell.weekday === range.weekday &&
    (range.locationId === undefined || range.locationId === cell.locationId);
  const touches = (range: Range, cell: (typeof cells)[number]) =>
    isAt(range, cell) &&
    (range.isPoint
      ? cell.from <= range.from && range.from < cell.to
      : range.from < cell.to && cell.from < range.to);
  const said = new Set<string>();
  for (const range of reading.ranges) {
    const day = cells.filter((cell) => isAt(range, cell));
    const touched = day.filter((cell) => touches(range, cell));
    const isOutside =
      !range.isPoint &&
      range.hasStart &&
      range.hasEnd &&
      (range.from < Math.min(...day.map(({ from }) => from)) ||
        range.to > Math.max(...day.map(({ to }) => to)));
    const isCut =
      !range.isPoint &&
      touched.some(
        ({ from, to }) => (range.hasStart && from < range.from) || (range.hasEnd && range.to < to),
      );
    // 'alle Tage außer Do, Do ab 17': is Thursday out?
    const isOut =
      range.of === 1 &&
      !range.isBare &&
      touched.length > 0 &&
      reading.excluded.some(
        (out) => out.isBare && out.isNamed && touched.every((c) => touches(out, c)),
      );
    const kind = isOut
      ? 'contradiction'
      : touched.length === 0
        ? range.isNamed
          ? 'notOffered'
          : undefined
        : isCut || isOutside
          ? 'cut'
          : undefined;
    const text = reading.textOf(range);
    if (kind && !said.has(`${kind} ${text}`)) {
      said.add(`${kind} ${text}`);
      asks.push({ kind, text });
    }
  }
  const taken = cells.filter((cell) => {
    if (reading.excluded.some((range) => touches(range, cell))) return false;
    // 'Mo ab 15:15; nur 15:15' adds no cell that began before.
    const isLeft = ({ within }: Range) =>
      !within || within.isPoint || (within.from <= cell.from && cell.to <= within.to);
    const isPoint = (range: Range) => range.isPoint && touches(range, cell) && isLeft(range);
    if (reading.ranges.some(isPoint)) return true;
    // Ranges that touch each other cover a cell together.
    let covered = cell.from;
    for (const range of reading.ranges
      .filter((each) => !each.isPoint && isAt(each, cell))
      .sort((one, other) => one.from - other.from)) {
      if (range.from <= covered) covered = Math.max(covered, range.to);
    }
    return covered >= cell.to;
  });
  return { taken: taken.map(({ cell }) => cell), asks };
}

function spansOf(text: string, remaining: readonly [number, number][]): Span[] {
  const spans: Span[] = [];
  const push = (start: number, end: number, isUnderstood: boolean) => {
    if (start < end) spans.push({ text: text.slice(start, end), isUnderstood });
  };
  let at = 0;
  for (const [start, end] of remaining) {
    push(at, start, true);
    push(start, end, false);
    at = end;
  }
  push(at, text.length, true);
  return spans;
}
