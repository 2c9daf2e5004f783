/** Numbers in words, as hours and minutes are said. */
import { words } from './words.ts';

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
