/** What suits on each weekday so far, and how a further statement changes it. */
import type { LocationId, Weekday } from '../../waiting-list/slot.ts';
import { meets } from '../lexer/breaks.ts';
import type { Time } from '../lexer/item.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { Days, Timed } from './placed.ts';
import { countOf, eachDay, type Range, rangeOf, shared, wholeWeek } from './ranges.ts';

export class Week {
  ranges: Range[] = [];
  /** Of how many days at once hours were said, by weekday. */
  private readonly withHours = new Map<Weekday, number>();
  private readonly diagnostics: Diagnostics;

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  addWhole(locationId: LocationId | undefined, except: readonly Weekday[] = []): void {
    this.ranges.push(...wholeWeek(locationId, except));
  }

  /** `days` is empty where the hours are of every day; `isOnly` limits what was said before. */
  add(
    ranges: readonly Range[],
    days: readonly Days[],
    times: readonly Timed[],
    isOnly: boolean,
  ): void {
    const limited = ranges.flatMap((range) => this.limited(range, times, isOnly));
    if (!isOnly || days.length === 0) this.ranges.push(...limited);
    else this.only(ranges, limited, times.length > 0);
  }

  /** Nobody knows what suits on these days: what was said of many at once does not hold of them. */
  lose(days: readonly Days[], times: readonly Timed[], hasHours: boolean): void {
    if (hasHours) for (const { weekday } of eachDay(days)) this.withHours.set(weekday, 1);
    this.takeFromSets(days, times);
  }

  /**
   * 'Mo–Fr 8–18, Do bis 12': what is said of one day holds instead of what was said of many, where
   * they meet.
   */
  takeFromSets(days: readonly Days[], times: readonly Timed[]): void {
    if (days.length === 0) return;
    const isMet = ({ within, ...range }: Range) =>
      times.length === 0 || times.some(({ time }) => meets(within ?? range)(time));
    const instead = days.filter(({ isInstead }) => isInstead).flatMap((item) => item.days);
    this.ranges = this.ranges.filter((range) => {
      if (!days.some((item) => item.days.includes(range.weekday))) return true;
      if (!isMet(range)) return !instead.includes(range.weekday);
      const of = countOf(days, range.weekday);
      // 'Mo, Fr, Fr bis 12'; 'Mo–Fr 8–16, Do erst ab 14' is looked at with its hours.
      if (range.isBare && times.length > 0) return range.of < of;
      return range.of <= of || times.some(({ time }) => time.isLess);
    });
  }

  /** 'Mo 8–16, Di 9–15, nicht vor 10': for all of them. */
  narrow({ from, to }: Time): void {
    this.ranges = this.ranges.map((range) => ({
      ...range,
      from: Math.max(range.from, from),
      to: Math.min(range.to, to),
    }));
  }

  /** 'Mo 8–12; nur bis 10'. False, and nothing changes, if nothing would be left. */
  narrowToAny(times: readonly Timed[]): boolean {
    const less = this.ranges.flatMap((range) =>
      times.flatMap(({ time }) => {
        const both = shared(range, rangeOf({ ...range, isNamed: false }, time, range.locationId));
        return both ? { ...both, within: range.within ?? range } : [];
      }),
    );
    if (less.length > 0) this.ranges = less;
    return less.length > 0;
  }

  /** 'Mo/Mi 8–16, Mi erst ab 14' is both; 'Mi ab 14, Mo–Fr' leaves Wednesday as it is. */
  private limited(range: Range, times: readonly Timed[], isOnly: boolean): Range[] {
    const known = this.withHours.get(range.weekday) ?? 8;
    if (range.isBare) {
      const isKnown = known <= range.of;
      if (isKnown && !isOnly) this.diagnostics.ask('contradiction', range.start, range.end);
      return isKnown ? [] : [range];
    }
    // 'Mi 14–16, Mo–Fr, nicht ab 14' limits only the other days.
    if (known < range.of && times.some(({ time }) => time.narrows)) return [];
    this.withHours.set(range.weekday, Math.min(range.of, known));
    if (isOnly || times.some(({ time }) => time.isMore)) return [range];
    const met = this.ranges.filter(
      (other) => other.weekday === range.weekday && !other.isBare && shared(other, range),
    );
    // 'Mi ab 16, Mo–Fr ab 14'.
    if (met.length > 0 && met.every(({ of }) => of < range.of)) return [];
    const spans = met.filter(({ isPoint }) => !isPoint);
    const isBound = range.hasStart !== range.hasEnd && !range.isPoint;
    if (!isBound || spans.length === 0) return [range];
    this.ranges = this.ranges.filter((each) => !spans.includes(each));
    return spans.map((other) => ({ ...range, ...shared(other, range) }));
  }

  /** 'Fr nur bis 10' after 'Mo–Fr 8–12' shortens Friday; 'nur Di' after 'Mo–Fr' leaves Tuesday. */
  private only(ranges: readonly Range[], limited: readonly Range[], hasTimes: boolean): void {
    const isOfDays = ({ weekday }: Range) => ranges.some((range) => range.weekday === weekday);
    const before = this.ranges.filter(isOfDays);
    if (before.length === 0) this.ranges.push(...limited);
    else if (!hasTimes) this.ranges = before;
    else {
      const both = before.flatMap((range) =>
        ranges.flatMap((other) => {
          const less = other.weekday === range.weekday ? shared(range, other) : undefined;
          return less ? { ...less, of: other.of } : [];
        }),
      );
      const rest = this.ranges.filter((range) => !isOfDays(range));
      const replaced = ranges.filter(
        ({ weekday }) => !both.some((range) => range.weekday === weekday),
      );
      this.ranges = [...rest, ...both, ...replaced];
    }
  }
}
