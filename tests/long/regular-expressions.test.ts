/** How the time of each regular expression grows with a text: linear, or bounded by what stands here. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { visibleLine } from '@platzwart/domain/text/visible-line';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it, vi } from 'vitest';

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

/** Every expression written in the code that runs, by file. */
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

/** Those that the language shared by all parts makes of strings as it loads. */
async function madeOfStrings(): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const Recording = new Proxy(RegExp, {
    construct: (target, given: [string, string?]) => {
      const pattern = new target(...given);
      made.push(pattern);
      return pattern;
    },
  });
  vi.stubGlobal('RegExp', Recording);
  for (const file of globSync('functions/domain/{text,contact,dates,import,billing,waiting-list}/*.ts', { cwd: root }))
    if (!file.includes('.test.')) await import(`${root}/${file}`);
  vi.unstubAllGlobals();
  return made;
}

it('nor one that is made of strings', async () => {
  // Of a line's visible characters: its two kinds exclude each other, which the checker does not see. Of a contact person: a cell of 6,000.
  const made = (await madeOfStrings()).filter(({ source }) => source !== visibleLine.source && !source.includes('schwieger'));
  expect(made.length).toBeGreaterThan(10);
  const slow: string[] = [];
  for (const { source, flags } of made) if ((await check(source, flags)).status === 'vulnerable') slow.push(source);
  expect(slow).toEqual([]);
});
