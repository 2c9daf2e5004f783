/** Splits a file into code, comments and strings that contain a space. */
import { parseSync, Visitor } from 'vite';

export type Piece = { readonly kind: 'code' | 'comment' | 'string'; readonly text: string };
type Range = { readonly kind: 'comment' | 'string'; readonly start: number; readonly end: number };

export function piecesOf(file: string, text: string): Piece[] {
  const ranges = rangesOf(file, text).sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { kind, start, end } of ranges) {
    pieces.push({ kind: 'code', text: text.slice(at, start) }, { kind, text: text.slice(start, end) });
    at = end;
  }
  return [...pieces, { kind: 'code', text: text.slice(at) }];
}

function rangesOf(file: string, text: string): Range[] {
  if (/\.[jt]sx?$|\.mjs$/.test(file)) return inTypeScript(file, text);
  if (file.endsWith('.md')) return betweenFences(text);
  if (/\.css$/.test(file)) return matches(text, /\/\*[\s\S]*?\*\//g, 'comment');
  if (/\.rules$/.test(file)) return matches(text, /\/\/.*/g, 'comment');
  if (/(?:^|\/)\.(?:env|gitignore|ci)/.test(file)) return matches(text, /^#.*/gm, 'comment');
  return /\.json$/.test(file) ? matches(text, /(?<=")[^"\n]* [^"\n]*(?=")/g, 'string') : [];
}

/** A document without its fenced code; prose handles inline code. */
function betweenFences(text: string): Range[] {
  const fences = [...text.matchAll(/^```[\s\S]*?^```$/gm)].flatMap((fence) => [fence.index, fence.index + fence[0].length]);
  const edges = [0, ...fences, text.length];
  return edges.flatMap((start, i) => (i % 2 === 0 ? [{ kind: 'comment' as const, start, end: edges[i + 1] ?? start }] : []));
}

function matches(text: string, pattern: RegExp, kind: Range['kind']): Range[] {
  return [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }));
}

function inTypeScript(file: string, text: string): Range[] {
  const { program, comments, errors } = parseSync(file, text, { lang: /x$/.test(file) ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const ranges: Range[] = comments.map(({ start, end }) => ({ kind: 'comment', start, end }));
  const string = ({ start, end }: { start: number; end: number }) => {
    // Without quotes: a template's would look like Markdown backticks.
    const [, open = '', close = ''] = /^(['"`}]?)[\s\S]*?(\$\{|['"`]?)$/.exec(text.slice(start, end)) ?? [];
    const inner = { start: start + open.length, end: end - close.length };
    if (/\s/.test(text.slice(inner.start, inner.end).trim())) ranges.push({ kind: 'string', ...inner });
  };
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && string(node)),
    TemplateElement: string,
    JSXText: string,
  }).visit(program);
  return ranges;
}
