/**
 * Which of a row's tags are written out: no name is ever cut. Widths in rem, slightly more than
 * what is drawn.
 */
const perCharacter = 0.47;
/** Padding, icon and border of a chip. */
const chip = 2.5;
const gap = 0.25;
/** A chip that is only its icon. */
const sign = 2.1;
/** '+2' */
const count = 1.75;

type FittingTags = { words: number; signs: number };

/**
 * The first `words` tags with their names, the next `signs` as icons. A count hides tags: it stands
 * only where not even icons fit.
 */
export function fittingTags(names: readonly string[], room: number): FittingTags {
  const total = names.length;
  const wordsWidth = (n: number) =>
    names.slice(0, n).reduce((sum, name) => sum + chip + perCharacter * name.length + gap, 0);
  for (let words = total; words >= 0; words--) {
    const signs = total - words;
    if (wordsWidth(words) + signs * (sign + gap) <= room) return { words, signs };
  }
  return { words: 0, signs: Math.max(0, Math.floor((room - count) / (sign + gap))) };
}
