/** Which entries answer what is typed, in which order. Pure. */
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import type { Understood } from './grammar.ts';

export type Group =
  | 'question'
  | 'people'
  | 'answers'
  | 'actions'
  | 'screens'
  | 'settings'
  | 'lists'
  | 'tags';

export type Entry = {
  id: string;
  group: Group;
  label: string;
  detail?: string | undefined;
  /** Further words that lead here. */
  also?: string;
  /** The key that does the same. */
  keyCap?: string | undefined;
  run: () => void;
};

export type Found = { group: Group; entries: readonly Entry[] };

type Sources = {
  entries: readonly Entry[];
  people: readonly Entry[];
  answers: readonly Entry[];
  understood: Pick<Understood, 'unknown'>;
};

/** At most so many of a group; a contact has as many answers. */
const most = 7;

/** Before anything is typed: what is done most. */
const atFirst: readonly Group[] = ['actions', 'screens'];
const order: readonly Group[] = [
  'people',
  'answers',
  'actions',
  'screens',
  'lists',
  'tags',
  'settings',
];

/** A question that was understood as a whole comes first, one understood in part last. */
export function find(
  term: string,
  { entries, people, answers, understood }: Sources,
): readonly Found[] {
  if (term === '') return grouped(atFirst, entries, Number.POSITIVE_INFINITY);
  const words = beginnings(term);
  const isIn = (text: string) => words.every((word) => word.test(searchable(text)));
  // What is called so itself comes before what is only meant by it.
  const [called, meant] = [
    entries.filter(({ label }) => isIn(label)),
    entries.filter(({ label }) => !isIn(label)),
  ];
  const found = [
    ...called,
    ...meant.filter(({ label, detail = '', also = '' }) => isIn(`${label} ${detail} ${also}`)),
  ];
  const others = grouped(order, [...people, ...found], most);
  const question: Found[] = answers.length > 0 ? [{ group: 'question', entries: answers }] : [];
  return understood.unknown.length === 0 ? [...question, ...others] : [...others, ...question];
}

/** Patterns for searchable text, in which each word of the term begins one. */
export function beginnings(term: string): RegExp[] {
  return searchWords(term).map((word) => new RegExp(`(?:^|[^a-z0-9äöü])${word.source}`));
}

function grouped(groups: readonly Group[], entries: readonly Entry[], max: number): Found[] {
  return groups
    .map((group) => ({
      group,
      entries: entries.filter((entry) => entry.group === group).slice(0, max),
    }))
    .filter((group) => group.entries.length > 0);
}
