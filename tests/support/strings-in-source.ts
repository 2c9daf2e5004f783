/** Texts for people: every string and every text between tags in a source file. */
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/**
 * In: a TypeScript file. Out: its strings, with '…' for template expressions. Excludes comments and
 * names.
 */
export function stringsIn(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) =>
      void found.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('…')),
    JSXText: ({ value }) => void found.push(value),
  }).visit(program);
  return found;
}
