/** A text in words, numbers and signs, and how rules look at them: by their place in the row. */
import type { Item, ItemWithoutPlace, Time } from './item.ts';
import { inGerman } from './lexicon/foreign.ts';
import { dayOf, spelled } from './lexicon/weekdays.ts';
import { foldWord } from './lexicon/words.ts';

/** `fold`: without capitals, umlauts and typing errors. `isGlued`: no space before it. */
export type Token = { text: string; fold: string; start: number; end: number; isGlued: boolean };

/** What a rule has found, and where the next one begins. */
export type Found = { items: Item[]; next: number };

/** '8°°' is eight o'clock, as '8⁰⁰' is. */
const token = /\p{L}[\p{L}\p{M}]*|\d+(?:°°|⁰⁰)?|[^\s\p{L}\d]|\S/gu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.matchAll(token)) {
    tokens.push({
      text: word,
      fold: spelled(inGerman(foldWord(word).replace(/[°⁰]+$/, ''))),
      start: index,
      end: index + word.length,
      isGlued: tokens.at(-1)?.end === index,
    });
  }
  return tokens;
}

/** With a comma or the end of a line behind it. */
export function endedBy(is: 'comma' | 'end', { items, next }: Found): Found {
  const at = items.at(-1)?.end ?? 0;
  return { items: [...items, { is, start: at, end: at }], next };
}

/** Beyond both ends stands ''. */
export class Tokens {
  readonly all: readonly Token[];
  readonly text: string;
  /** 'Mo und Di. Mi': who writes a day without its dot ends a sentence with one. */
  readonly hasBareDay: boolean;
  readonly hasDay: boolean;

  constructor(all: readonly Token[], text: string) {
    this.all = all;
    this.text = text;
    this.hasDay = all.some(({ fold }) => dayOf(fold) !== undefined);
    this.hasBareDay = all.some(
      ({ fold }, i) => fold.length <= 4 && dayOf(fold) && this.word(i + 1) !== '.',
    );
  }

  word(i: number): string {
    return this.all[i]?.fold ?? '';
  }

  is(i: number, ...words: readonly string[]): boolean {
    return words.includes(this.word(i));
  }

  isGlued(i: number): boolean {
    return this.all[i]?.isGlued === true;
  }

  /** A word or a number. */
  isWord(i: number): boolean {
    return /^[\p{L}\d]/u.test(this.word(i));
  }

  /** What lies between a token and the one before it. */
  gapBefore(i: number): string {
    return this.text.slice(this.all[i - 1]?.end ?? 0, this.all[i]?.start);
  }

  isOnNewLine(i: number): boolean {
    return /[\n\r]/.test(this.gapBefore(i));
  }

  /** The token, or the next one over the dot of an abbreviation. */
  over(i: number): number {
    return this.word(i) === '.' && this.isGlued(i) ? i + 1 : i;
  }

  /** From token `i` to the one before `next`. */
  found(i: number, next: number, item: ItemWithoutPlace): Found {
    const [first, last] = [this.all[i], this.all[next - 1]];
    return { items: [{ ...item, start: first?.start ?? 0, end: last?.end ?? 0 }], next };
  }

  foundTime(i: number, next: number, time: Time): Found {
    return this.found(i, next, { is: 'time', time });
  }
}
