/** What a person must look at: words that are kept, and what is asked about them. */
import type { Span } from './placed.ts';

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

export class Diagnostics {
  readonly asks: Ask[] = [];
  /** What was not taken might have been a time: so nothing suits only because nothing forbids it. */
  hasRefused = false;
  private readonly runs: Span[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  keep(start: number, end: number, kind?: Ask['kind']): void {
    this.runs.push({ start, end });
    if (kind) this.ask(kind, start, end);
  }

  refuse(start: number, end: number, kind?: Ask['kind']): void {
    this.hasRefused = true;
    this.keep(start, end, kind);
  }

  ask(kind: Ask['kind'], start: number, end: number): void {
    const text = this.text.slice(start, end).trim();
    if (!this.asks.some((ask) => ask.kind === kind && ask.text === text))
      this.asks.push({ kind, text });
  }

  /** In order; what lies between two runs but is no word belongs to them. */
  remaining(): Span[] {
    const joined: Span[] = [];
    for (const { start, end } of this.runs.sort((one, other) => one.start - other.start)) {
      const last = joined.at(-1);
      if (last && (start <= last.end || !/[\p{L}\d]/u.test(this.text.slice(last.end, start))))
        last.end = Math.max(last.end, end);
      else joined.push({ start, end });
    }
    return joined;
  }
}
