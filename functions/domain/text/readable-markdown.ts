/**
 * Which texts a Markdown parser reads in time: nested quotes, lists and emphasis cost it far more
 * than their length. No schemas here.
 */

/** People write a list in a list, perhaps in a quote. */
const maxDepth = 20;
/** Of one paragraph. A list without blank lines, each entry with bold words, is one. */
const maxStars = 1000;
/** Of all lines together: a thousand entries of lists in lists in lists. */
const maxTotalDepth = 3000;
/** Lines of '=' or '-' below headings, each of which costs the parser as much as all before it. */
const maxUnderlines = 200;
/** Of all lines together, of links, code and addresses: a hundred links have four hundred. */
const maxBrackets = 500;
/** Each may begin a paragraph. Of twenty words each, a practice has no room for half as many. */
const maxLines = 2000;
/** As many as the longest text that a practice may write. */
const maxLength = 20_000;

/** The signs before a line's words that open quotes and lists. */
const opening = /^(?:[ \t]+|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/;

/** Whether the text may be parsed as Markdown; otherwise it is shown as typed. */
export function isReadableMarkdown(text: string): boolean {
  if (text.length > maxLength) return false;
  if ((text.match(/^[ \t]*(?:=+|-+)[ \t]*$/gm)?.length ?? 0) > maxUnderlines) return false;
  if ((text.match(/[[\]`<]/g)?.length ?? 0) > maxBrackets) return false;
  let stars = 0;
  let total = 0;
  const lines = text.split('\n');
  if (lines.length > maxLines) return false;
  return lines.every((line) => {
    stars = line.trim() === '' ? 0 : stars + (line.match(/[*_]/g)?.length ?? 0);
    const depth = depthOf(line);
    total += depth;
    return stars <= maxStars && depth <= maxDepth && total <= maxTotalDepth;
  });
}

/** Two columns of indentation before a mark may nest once more. */
function depthOf(line: string): number {
  const signs = opening.exec(line)?.[0] ?? '';
  const marks = signs.match(/>|[-+*]|\d{1,9}[.)]/g)?.length ?? 0;
  return marks === 0 ? 0 : marks + signs.replaceAll('\t', '    ').replace(/[^ ]/g, '').length / 2;
}

/**
 * Emphasis, code, links, headings, lists, quotes, rules, tables, escapes. A false positive only
 * costs loading the parser.
 */
export const markdownSigns =
  /[*_`~[\]\\<|]|^\s{0,3}(?:#{1,6}\s|>|[-+]\s|\d+[.)]\s|-{3})|https?:\/\/| {2}\n/m;

/** The paragraphs of a text without such signs, each with its lines. */
export const paragraphsOf = (text: string) => text.trim().split(/\n{2,}/);
