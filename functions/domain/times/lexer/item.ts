/** What the lexer finds in a text: days, hours, and the words around them that change what they say. */
import type { Weekday } from '../../waiting-list/slot.ts';

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
  /** 'Gegen 10', 'so ab 14', 'kurz nach 15'. */
  isAbout?: boolean;
};

export type Item = { start: number; end: number } & (
  | {
      is: 'days';
      days: readonly Weekday[];
      isNamed: boolean;
      isBackward?: boolean;
      /** 'vormittags, Do aber nachmittags': nothing else holds of them. */
      isInstead?: boolean;
      /** 'Mi auch', 'Di wie Mo': their hours were said before. */
      like?: {
        of: Weekday | undefined;
        /** 'Auch' may say nothing. */
        isSure: boolean;
        /** Of the words that say so. */
        end: number;
      };
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
        | 'like'
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

export type ItemWithoutPlace = Item extends infer Each
  ? Each extends Item
    ? Omit<Each, 'start' | 'end'>
    : never
  : never;
