/**
 * Beyond what is written: who is called as a caller's name sounds ('Mayer' finds Maier), and
 * addresses as people write them ('müller.at'). Loaded once somebody searches.
 */
import { looksLikePhone } from '@platzwart/domain/contact/read-phones';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { birthdayIn, withoutFillers } from '@platzwart/domain/request/caller-terms';
import { soundsOf } from '@platzwart/domain/text/cologne-phonetics';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { haystackOf, type Searchable, searched } from './search-requests.ts';

/** As of the sounds: shorter terms match too much as it is. */
const minTerm = 3;

// Like the folded text: each request is read once.
const sounds = new WeakMap<object, ReadonlySet<string>>();
const names = new Map<string, readonly string[]>();

/** `searched`, and behind them those found further. */
export function searchedFurther<T extends Searchable>(
  requests: readonly T[],
  term: string,
): readonly T[] {
  const literal = searched(requests, term);
  const others = foundFurther(requests, term, literal);
  return others.length === 0 ? literal : [...literal, ...others];
}

/**
 * Besides those found: of whom every word of the term is written somewhere, or in their readable
 * address, or sounds like one of the names, or is the year of their birthday; who was born on a day
 * that it names. Words that say who somebody is to them are passed over, unless that is a name.
 */
export function foundFurther<T extends Searchable>(
  requests: readonly T[],
  term: string,
  found: readonly T[],
): readonly T[] {
  if (term.trim().length < minTerm) return [];
  const birthday = birthdayIn(term);
  const plain = withoutFillers(term);
  const asks: { words: readonly Word[]; day?: string }[] = [
    { words: wordsOf(term) },
    ...(plain === term || isNamed(found, term) ? [] : [{ words: wordsOf(plain) }]),
  ].filter(({ words }) => words.length > 0);
  if (birthday) asks.push({ words: wordsOf(withoutFillers(birthday.words)), day: birthday.day });
  const known = new Set(found);
  const called = plain === term ? known : new Set(searched(requests, plain));
  return requests.filter((request) => {
    if (known.has(request)) return false;
    const heard = soundsIn(request);
    const written = `${haystackOf(request)}${readableIn(request)}\n${request.birthdate ?? ''}`;
    const isSaid = asks.some(
      ({ words, day }) =>
        (day === undefined || day === request.birthdate) &&
        words.every(
          (word) =>
            word.sounds.some((sound) => heard.has(sound)) ||
            word.patterns.every((each) => each.test(written)),
        ),
    );
    return isSaid || (looksLikePhone(plain) && called.has(request));
  });
}

type Word = { patterns: readonly RegExp[]; sounds: readonly string[] };

function wordsOf(term: string): readonly Word[] {
  return (
    term
      .split(/[\s-]+/)
      // An address is no name.
      .map((word) => ({
        patterns: searchWords(word),
        sounds: /@|\.\S/.test(word) ? [] : soundsOf(word),
      }))
      .filter(({ patterns }) => patterns.length > 0)
  );
}

/** Whether somebody's name holds the whole term: 'Anna Kind'. */
function isNamed(requests: readonly Searchable[], term: string): boolean {
  const words = searchWords(term);
  return requests.some(({ firstname, lastname }) => {
    const name = searchable(`${firstname} ${lastname}`);
    return words.every((word) => word.test(name));
  });
}

/** Cached per request object. */
function soundsIn(request: Searchable): ReadonlySet<string> {
  const known = sounds.get(request);
  if (known) return known;
  const { firstname, lastname, contactPersonFirstname = '', contactPersonLastname = '' } = request;
  const heard = new Set(
    [firstname, lastname, contactPersonFirstname, contactPersonLastname].flatMap(soundsOfName),
  );
  sounds.set(request, heard);
  return heard;
}

/** Thousands of people share their names. */
function soundsOfName(name: string): readonly string[] {
  const known = names.get(name) ?? soundsOf(name);
  names.set(name, known);
  return known;
}

/** The address with its umlauts, if it has any. */
function readableIn({ email }: Searchable): string {
  const readable = readableEmail(email);
  return readable === email ? '' : `\n${searchable(readable)}`;
}
