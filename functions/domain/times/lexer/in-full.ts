/** Words cut short that only what follows explains: 'n. 16 Uhr', 'b. 12', 'v. 8–12', 'geht’s'. */
import type { Token } from './tokens.ts';

const apostrophes = new Set(["'", '’', '`', '´']);
/** Words, numbers and signs with spaces between. */
const range = /^\d{1,2}(?: [.:,h] \d\d)?(?: uhr| h)?(?: [-–—]| bis\b| b \.)/;
const bounds: Readonly<Record<string, string>> = { n: 'nach', b: 'bis' };

export function inFull(all: readonly Token[]): Token[] {
  const full: Token[] = [];
  for (let i = 0; i < all.length; i++) {
    const token = all[i] as Token;
    const [dot, next, after] = [all[i + 1], all[i + 2], all[i + 3]];
    const hasDot = dot?.fold === '.' && dot.isGlued && next !== undefined;
    const isClitic =
      dot !== undefined && apostrophes.has(dot.fold) && dot.isGlued && next?.fold === 's';
    const isWord = /^\p{L}/u.test(token.fold);
    if (isClitic && next.isGlued && isWord) {
      full.push({ ...token, end: next.end });
      i += 2;
      continue;
    }
    const word = hasDot ? fullWord(token, next, after, all.slice(i + 2, i + 9)) : undefined;
    if (word === undefined || !dot) full.push(token);
    else {
      full.push({ ...token, fold: word, end: dot.end });
      i++;
    }
  }
  return full;
}

function fullWord(
  { fold, isGlued }: Token,
  next: Token,
  after: Token | undefined,
  rest: readonly Token[],
): string | undefined {
  if (isGlued && fold !== 'd') return undefined;
  const isHour = /^\d/.test(next.fold);
  const isNoun = next.fold === 'd' && after?.fold === '.';
  if (fold === 'v' && isHour)
    return range.test(rest.map(({ fold: word }) => word).join(' ')) ? 'von' : undefined;
  if (isHour) return bounds[fold];
  if (isNoun) return fold === 'n' ? 'nach' : fold === 'v' ? 'vor' : undefined;
  return fold === 'd' && /^\p{L}{3}/u.test(next.fold) ? 'der' : undefined;
}
