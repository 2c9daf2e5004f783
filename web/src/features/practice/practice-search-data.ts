/** What a search for a practice looks at, and which practices it finds. Pure: who reads them is told elsewhere. */
import { folded } from '@platzwart/domain/folding';
import { acceptsRequests } from '@platzwart/domain/intake';
import type { Practice } from '@platzwart/domain/practice';

export type Searchable = {
  readonly practice: Practice;
  /** Title, subtitle and addresses, folded. */
  readonly text: string;
  /** An address in one line, for each location that has one. */
  readonly places: readonly string[];
};

const byTitle = new Intl.Collator('de', { numeric: true });

/** Practices that take requests now, in the order of a German register: the database sorts 'Ä' behind 'Z'. */
export function searchablePractices(practices: readonly Practice[]): Searchable[] {
  return practices
    .filter(acceptsRequests)
    .toSorted((a, b) => byTitle.compare(a.title, b.title))
    .map((practice) => {
      const places = practice.locations
        .map(({ address1, address2, address3 }) => [address1, address2, address3].filter((line) => line.trim() !== '').join(', '))
        .filter((place, i, all) => place !== '' && all.indexOf(place) === i);
      return { practice, text: folded([practice.title, practice.subtitle, ...places].join('\n')), places };
    });
}

/** The words that are searched for, in any order. */
export function wordsOf(term: string): string[] {
  return folded(term)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Those in which every word occurs; all of them without a word. */
export function matching(practices: readonly Searchable[], words: readonly string[]): readonly Searchable[] {
  return words.length === 0 ? practices : practices.filter(({ text }) => words.every((word) => text.includes(word)));
}

/** The places to name first: those that were searched for, so that nobody wonders why a practice was found. */
export function placesFor({ places }: Searchable, words: readonly string[]): readonly string[] {
  const hits = (place: string) => words.filter((word) => folded(place).includes(word)).length;
  return words.length === 0 || places.length < 2 ? places : places.toSorted((a, b) => hits(b) - hits(a));
}
