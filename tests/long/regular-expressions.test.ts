/** How the time of each regular expression grows with a text: linear, or bounded by what stands here. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Those that may take longer, by file, and what bounds them. */
const bounded: Readonly<Record<string, string>> = {
  'functions/domain/import/cells.ts /(?<![\\s,;])[\\s,;]*\\(?dringend\\)?$/i': 'a cell of 6,000 characters',
  'functions/domain/text/folding.ts /(\\p{M}{30})\\p{M}+/gu': 'thirty characters from each place',
  'web/src/prerender.tsx /^.*\\/(.*)\\.md$/': 'at build time, of our own files',
  'web/src/prerender.tsx /<link [^>]*>/': 'at build time, of our own document',
  'functions/domain/practice/page-data.ts /<!--opening (.*?)--><!--loading-->.*?<!--\\/loading-->/s': 'our own document',
  'web/src/features/settings/email-preview/draw-email.ts /<style[\\s>][\\s\\S]*?<\\/style>/gi': 'e-mails of our own templates',
  'functions/domain/text/plain-name.ts /[a-z][a-z0-9+.-]{0,30}:(?:\\/\\/|\\\\\\\\)|\\b(?:mailto|tel|sms|javascript|data|file):/i':
    'thirty characters from each place',
  'functions/domain/text/plain-name.ts /\\s?(?:[a-z][a-z0-9+.-]{0,30}:(?:\\/\\/|\\\\\\\\)+|\\b(?:mailto|tel|sms|javascript|data|file):)\\s?/gi':
    'thirty characters from each place',
};

/** Every expression written in the code that runs, by file. Those made of strings are in `plain-name.ts`, which has its own test. */
function expressions(): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  for (const file of globSync('{functions/{domain,src},web/src}/**/*.{ts,tsx}', { cwd: root })) {
    if (/node_modules|\.test\./.test(file)) continue;
    const { program } = parseSync(file, readFileSync(`${root}/${file}`, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    new Visitor({
      Literal: (literal) => {
        if ('regex' in literal && literal.value instanceof RegExp) found.set(`${file} ${String(literal.value)}`, literal.value);
      },
    }).visit(program);
  }
  return found;
}

it('none takes a time that grows faster than its text', async () => {
  const all = expressions();
  expect(all.size).toBeGreaterThan(150);
  expect(Object.keys(bounded).filter((where) => !all.has(where))).toEqual([]);
  const slow: string[] = [];
  for (const [where, { source, flags }] of all) if ((await check(source, flags)).status === 'vulnerable') slow.push(where);
  expect(slow.filter((where) => !(where in bounded))).toEqual([]);
});
