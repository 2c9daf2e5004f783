/**
 * Emphasis, code, links, headings, lists, quotes, rules, tables, escapes. A false positive only
 * costs loading the parser.
 */
export const markdownSigns =
  /[*_`~[\]\\<|]|^\s{0,3}(?:#{1,6}\s|>|[-+]\s|\d+[.)]\s|-{3})|https?:\/\/| {2}\n/m;
