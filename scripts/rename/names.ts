/** Renames within one text: identifiers in code, words in prose. Pure. */
import type { Names, Pairs } from './dictionary.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longestFirst = (pairs: Pairs) => Object.keys(pairs).sort((a, b) => b.length - a.length);

export type Renamer = {
  readonly code: (text: string) => string;
  readonly prose: (text: string) => string;
};

/** `names`: earlier ones take precedence. */
export function renamer(names: readonly Names[], keep: readonly string[] = []): Renamer {
  const merged = (key: keyof Names): Pairs => Object.assign(Object.create(null), ...names.map((one) => one[key] ?? {}).reverse());
  const [words, parts, prose] = [merged('words'), merged('parts'), merged('prose')];
  const kept = new Set(keep);

  /** `queueLetter`, `LETTERS_PER_DAY`, `letter-limits`: part by part, each in its own case. */
  const part = (text: string) => {
    const to = parts[text.toLowerCase()];
    if (to === undefined) return text;
    if (text.length > 1 && text === text.toUpperCase()) return to.toUpperCase();
    return text === capital(text) ? capital(to) : to;
  };
  /** `a-b` is one name in kebab case, of which only parts are renamed; in code `a - b` has spaces. */
  const name = (text: string): string => (kept.has(text) ? text : (words[text] ?? text.replace(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g, part)));
  const code = (text: string): string => text.replace(/[\w$]+(?:-[\w$]+)*/g, name);

  const spoken = longestFirst(prose);
  // Not in paths (`mail/letters`), file names (`letter.ts`), members (`letter.to`), kebab case and identifiers.
  const inProse = new RegExp(
    `(?<![\\w$/.-])(?:${spoken.map((word) => quoted(word).replace(/ /g, '(?: |\\n[ \\t]*(?:\\*|//)?[ \\t]*)')).join('|')})(?![\\w$/(]|-[\\w$]|\\.\\w)`,
    'gi',
  );
  const asSpoken = (found: string) => {
    const plain = found.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/, ' ');
    const to = prose[plain.toLowerCase()];
    if (to === undefined || plain.slice(1) !== plain.slice(1).toLowerCase()) return found;
    const cased = plain.charAt(0) === plain.charAt(0).toLowerCase() ? to : capital(to);
    const gap = found.slice(plain.search(' '), found.length - plain.length + plain.search(' ') + 1);
    return plain === found ? cased : cased.replace(' ', gap);
  };
  /** In prose, a name is recognised by inner capitals, `_`, a path, a file, a member or a call. */
  const nameInProse = /(?<![\w$-])(?:[\w$]+(?:-[\w$]+)*\/)*(?:[\w$]+(?:-[\w$]+)*)(?:\.\w+)*(?:\/|\()?/g;
  const looksLikeName = (text: string) => /[a-z][A-Z]|_|[$/(]|\w\.\w/.test(text);
  const proseOutsideTicks = (text: string) =>
    (spoken.length > 0 ? text.replace(inProse, asSpoken) : text).replace(nameInProse, (found) =>
      looksLikeName(found) ? code(found) : found,
    );
  return {
    code,
    prose: (text) =>
      text
        .split(/(`[^`\n]*`)/)
        .map((piece, i) => (i % 2 ? code(piece) : proseOutsideTicks(piece)))
        .join(''),
  };
}

const german = /[äöüßÄÖÜ„“–]|\b(?:der|die|das|und|ist|nicht|eine?r?|wird|du|dein|dir|Sie|Ihre?|wir|für|noch|zu|von|mit|auf|keine?|es)\b/;
const english = /\b(?:the|of|is|are|that|which|who|to|not)\b/;

/** German text stays as it is and is listed for review. */
export const isGerman = (text: string): boolean => german.test(text) && !english.test(text);
