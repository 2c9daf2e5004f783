/** Who is called as a caller's name sounds: 'Mayer' finds Maier. Loaded once somebody searches. */
import { soundsOf } from '@platzwart/domain/text/cologne-phonetics';
import { searchWords } from '@platzwart/domain/text/text-search';
import { haystackOf, type Searchable, searched } from './table-view.ts';

// Like the folded text: each request is read once.
const sounds = new WeakMap<object, ReadonlySet<string>>();

/** `searched`, and behind them who only sounds so. */
export function searchedBySound<T extends Searchable>(requests: readonly T[], term: string): readonly T[] {
  const literal = searched(requests, term);
  const alike = soundingAlike(requests, term, literal);
  return alike.length === 0 ? literal : [...literal, ...alike];
}

/** Beyond those found: of whom every word of the term is written somewhere, or sounds like one of the names. */
export function soundingAlike<T extends Searchable>(requests: readonly T[], term: string, found: readonly T[]): readonly T[] {
  const words = term
    .split(/[\s-]+/)
    .map((word) => ({ patterns: searchWords(word), sounds: soundsOf(word) }))
    .filter(({ patterns }) => patterns.length > 0);
  if (words.every((word) => word.sounds.length === 0)) return [];
  const known = new Set(found);
  return requests.filter((request) => {
    if (known.has(request)) return false;
    const heard = soundsIn(request);
    return words.every(
      (word) => word.sounds.some((sound) => heard.has(sound)) || word.patterns.every((each) => each.test(haystackOf(request))),
    );
  });
}

/** Cached per request object. */
export function soundsIn(request: Searchable): ReadonlySet<string> {
  const known = sounds.get(request);
  if (known) return known;
  const { firstname, lastname, contactPersonFirstname = '', contactPersonLastname = '' } = request;
  const heard = new Set([firstname, lastname, contactPersonFirstname, contactPersonLastname].flatMap(soundsOf));
  sounds.set(request, heard);
  return heard;
}
