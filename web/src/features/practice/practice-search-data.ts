/** Searches practices. Pure: the caller loads them. */
import { addressLine } from '@platzwart/domain/contact/address-line';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { searchable } from '@platzwart/domain/text/folding';

export type Searchable = {
  readonly practice: Practice;
  /** Title, subtitle and addresses, as searchable text. */
  readonly text: string;
  /** One line per address, for each location that has one. */
  readonly places: readonly string[];
};

const byTitle = new Intl.Collator('de', { numeric: true });

/** Practices that take requests now, in German collation: the database sorts 'Ä' after 'Z'. */
export function searchablePractices(practices: readonly Practice[]): Searchable[] {
  return practices
    .filter(acceptsRequests)
    .toSorted((a, b) => byTitle.compare(a.title, b.title))
    .map((practice) => {
      const places = practice.locations.map(addressLine).filter((place, i, all) => place !== '' && all.indexOf(place) === i);
      return { practice, text: searchable([practice.title, practice.subtitle, ...places].join('\n')), places };
    });
}

/** Those that contain every word; without words, all. */
export function matching(practices: readonly Searchable[], words: readonly RegExp[]): readonly Searchable[] {
  return words.length === 0 ? practices : practices.filter(({ text }) => words.every((word) => word.test(text)));
}

/** Locations to show first: those that match the search, so that it is clear why a practice was found. */
export function placesFor({ places }: Searchable, words: readonly RegExp[]): readonly string[] {
  const hits = (place: string) => words.filter((word) => word.test(searchable(place))).length;
  return words.length === 0 || places.length < 2 ? places : places.toSorted((a, b) => hits(b) - hits(a));
}
