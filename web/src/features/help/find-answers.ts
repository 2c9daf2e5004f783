/** Which answers a search finds, best first. Pure. */
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import type { Answer } from './answers.ts';

/** Those with every word of the term: first where the question has it, then its words, then its text. */
export function findAnswers(all: readonly Answer[], term: string): Answer[] {
  const words = searchWords(term);
  const has = (text: string) => words.every((word) => word.test(searchable(text)));
  const rankOf = ({ question, words: also, text }: Answer) =>
    [question, `${question} ${also}`, `${question} ${also} ${text.join(' ')}`].findIndex(has);
  return all
    .map((answer) => ({ answer, rank: rankOf(answer) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ answer }) => answer);
}
