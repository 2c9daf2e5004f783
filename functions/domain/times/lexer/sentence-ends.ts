/** Dots and '!': the end of a statement, or part of an abbreviation, a day or a number? */
import { closers, openers } from './connectors.ts';
import { dayAt } from './days.ts';
import { abbreviations } from './lexicon/abbreviations.ts';
import { partOf } from './lexicon/parts.ts';
import { phraseAt } from './lexicon/phrases.ts';
import { dayOf } from './lexicon/weekdays.ts';
import type { Tokens } from './tokens.ts';

/** A dot or '!' that ends a statement: not that of an abbreviation, a day, or a number. */
export function isEnd(tokens: Tokens, i: number): boolean {
  const next = tokens.all[i + 1];
  if (!next || next.isGlued || !/^[\p{L}\d]/u.test(next.text)) return false;
  const word = tokens.word(i - 1);
  if (tokens.is(i, '!') || /^[^\p{L}\d]/u.test(word)) return true;
  const isUpper = /^\p{Lu}/u.test(next.text);
  const isKnown = phraseAt((n) => tokens.word(i + 1 + n)) !== undefined;
  const isBound = openers.has(next.fold) || closers.has(next.fold);
  if (/^\d/.test(word)) {
    // '2. Montag', '5. Klasse', but 'ab 2. Montag'.
    const hasHour = openers.has(tokens.word(i - 2)) || closers.has(tokens.word(i - 2));
    if (Number(word) <= 12 && !hasHour) return false;
    return dayAt(tokens, i + 1) !== undefined || (isUpper && (isKnown || isBound || !hasHour));
  }
  if (word.length <= 4 && dayOf(word)) {
    const day = dayAt(tokens, i + 1);
    if (day)
      return (
        tokens.hasBareDay &&
        (day.weekday === dayOf(word)?.weekday || isDenied(tokens, i + 1) || isDenial(tokens, i - 1))
      );
    // 'Fr. Müller' is nobody's Friday.
    return isUpper && (isKnown || isBound) && !partOf(next.fold);
  }
  if (abbreviations.has(word) || (word.length === 1 && word !== 'h')) return false;
  const isKnownWord = phraseAt((n) => (n === 0 ? word : '')) !== undefined;
  // 'gesp. Mi': nobody knows what is short for what.
  if (!isKnownWord && !partOf(word) && !dayOf(word) && word.length <= 6 && isFirst(tokens, i - 1))
    return false;
  return word.length > 3 || word === 'uhr' || word === 'h' || isKnownWord;
}

/** Over the dot of an abbreviation: 'evtl.', but not the end of the sentence 'Mo geht.'. */
export function dotAfter(tokens: Tokens, next: number): number {
  const isOwn = tokens.is(next, '.') && tokens.isGlued(next) && tokens.all[next + 1] !== undefined;
  return isOwn && !isEnd(tokens, next) ? next + 1 : next;
}

/** Begins a line or a clause. */
function isFirst(tokens: Tokens, i: number): boolean {
  return !tokens.isWord(i - 1) || tokens.isOnNewLine(i);
}

/** 'Mi und Do geht nicht' begins there. */
function isDenied(tokens: Tokens, i: number): boolean {
  for (let at = i; at < i + 12 && tokens.all[at]; ) {
    const phrase = phraseAt((n) => tokens.word(at + n));
    const next = phraseAt((n) => tokens.word(at + (phrase?.length ?? 0) + n));
    // 'Do kein Termin', but not 'Do ohne um drei'.
    if (phrase?.meaning.is === 'not') {
      const { how } = phrase.meaning;
      return how === undefined || (how !== 'except' && next?.meaning.is === 'filler');
    }
    const isBeside = phrase && ['filler', 'have', 'and'].includes(phrase.meaning.is);
    if (!isBeside && !dayAt(tokens, at) && tokens.word(at) !== '.') return false;
    at += phrase && isBeside ? phrase.length : 1;
  }
  return false;
}

/** 'weder am Mo noch am Di' ends there. */
function isDenial(tokens: Tokens, i: number): boolean {
  for (let at = i; at > i - 12 && tokens.all[at]; at--) {
    if (tokens.is(at, ',', ';', '|', '!')) return false;
    if (phraseAt((n) => tokens.word(at + n))?.meaning.is === 'not') return true;
  }
  return false;
}
