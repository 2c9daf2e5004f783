/**
 * Whether a new password is among the first that somebody would try. Brings a dictionary of 400 kB:
 * import it only when one is set.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The dictionary is English for the most part. */
const commonInGerman = [
  'passwort',
  'kennwort',
  'geheim',
  'hallo',
  'schatz',
  'ichliebedich',
  'willkommen',
  'praxis',
  'therapie',
  'platzwart',
];

/**
 * The estimate's work grows with the square of the length, and a password whose beginning is hard
 * to guess is so as a whole.
 */
const consideredLength = 40;

/** Tries that find it; above what a script gets through at a sign-in in years. */
const fewTries = 1e7;

let estimator: ZxcvbnFactory | undefined;

/**
 * In: the password, and what is known of its owner: address, name, practices. Out: whether it is a
 * common one, a repetition, a sequence of signs or keys, or little more than what is known. Its
 * composition does not count (NIST SP 800-63B, 3.1.1.2).
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, german: commonInGerman },
    graphs: adjacencyGraphs,
  });
  const parts = known.flatMap((text) => {
    const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [text.toLowerCase(), words.join(''), ...words].filter((part) => part.length > 2);
  });
  // A capital here or there keeps nobody from guessing.
  const considered = password.toLowerCase().slice(0, consideredLength);
  return considered.trim() === '' || estimator.check(considered, parts).guesses < fewTries;
}
