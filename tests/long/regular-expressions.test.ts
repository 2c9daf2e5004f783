/**
 * How the time of each regular expression grows with a text: linear, or bounded by what stands
 * here.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { visibleLine } from '@platzwart/domain/text/visible-line';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Steps decide, not clocks: on a busy machine whatever is slow would seem to grow. What the checker
 * cannot decide counts as growing.
 */
const params = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Those that may take longer, by file, and what bounds them. */
const bounded: Readonly<Record<string, string>> = {
  'functions/domain/text/cologne-phonetics.ts /(?<=[aeioAUO].*)[ae](?=[^aeioAUO]+$)/':
    'a word of forty characters',
  'functions/domain/text/characters.ts /(\\p{M}{30})\\p{M}+/gu':
    'thirty characters from each place',
  'web/src/prerender.tsx /^.*\\/(.*)\\.md$/': 'at build time, of our own files',
  'web/src/prerender.tsx /<link [^>]*>/': 'at build time, of our own document',
  'functions/domain/practice/page-data.ts /<!--opening (.*?)--><!--loading-->.*?<!--\\/loading-->/s':
    'our own document',
  'web/src/features/settings/email-preview/draw-email.ts /<style[\\s>][\\s\\S]*?<\\/style>/gi':
    'e-mails of our own templates',
  'functions/domain/text/plain-name.ts /[a-z][a-z0-9+.-]{0,30}:(?:\\/\\/|\\\\\\\\)|\\b(?:mailto|tel|sms|javascript|data|file):/i':
    'thirty characters from each place',
  'functions/domain/text/plain-name.ts /\\s?(?:[a-z][a-z0-9+.-]{0,30}:(?:\\/\\/|\\\\\\\\)+|\\b(?:mailto|tel|sms|javascript|data|file):)\\s?/gi':
    'thirty characters from each place',
  'web/src/report.ts /^(?: *at |.*@).*:\\d+:\\d+/gm': 'a stack, which the browser bounds',
  'web/src/ui/unbroken-hours.tsx /(\\d[\\d:]*–\\d[\\d:]*(?:\\sUhr)?)/': 'a sentence of ours',
  'functions/src/emails/smtp-answer.ts /(?=.*\\p{L})[\\p{L}\\d]\\.[\\p{L}\\d]/u':
    'a word of an answer of our own mail server',
  'functions/src/emails/with-logo.ts /<td [^>]*data-logo="".*?<\\/td>/':
    'e-mails of our own templates',
  'functions/domain/browser-error.ts /-[\\w-]{8}\\.js.*$/': 'a call site of a bounded schema',
};

/** Files that read nothing longer, whatever their expressions. */
const boundedFiles: Readonly<Record<string, string>> = {
  'web/src/features/import/match-headers.ts': 'two hundred characters of a heading',
  'web/src/features/import/guess-columns.ts': 'a thousand characters of a cell',
  'web/src/features/import/workbook-numbers.ts':
    'two hundred and fifty-five characters of a format',
  'functions/domain/import/split-name.ts': 'two hundred characters of a name',
  'functions/domain/import/row.ts': 'a cell of 6,000 characters',
  'functions/domain/import/contact-person.ts': 'a cell of 6,000 characters',
  'functions/domain/dates/vague-day.ts': 'a cell of 6,000 characters',
  'functions/domain/dates/day-among.ts': 'a cell of 6,000 characters',
  'functions/domain/times/note-line.ts': 'a cell of 6,000 characters',
};

/**
 * Every expression written in the code that runs, by file; and the files that make some of strings.
 */
function expressions(): { written: Map<string, RegExp>; making: Set<string> } {
  const [written, making] = [new Map<string, RegExp>(), new Set<string>()];
  for (const file of globSync('{functions/{domain,src},web/src}/**/*.{ts,tsx}', { cwd: root })) {
    if (/node_modules|\.test\./.test(file)) continue;
    const { program } = parseSync(file, readFileSync(`${root}/${file}`, 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    });
    new Visitor({
      Literal: (literal) => {
        if ('regex' in literal && literal.value instanceof RegExp)
          written.set(`${file} ${String(literal.value)}`, literal.value);
      },
      NewExpression: ({ callee }) => {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') making.add(file);
      },
    }).visit(program);
  }
  return { written, making };
}

it('none takes a time that grows faster than its text', async () => {
  const all = expressions().written;
  expect(all.size).toBeGreaterThan(150);
  expect(Object.keys(bounded).filter((where) => !all.has(where))).toEqual([]);
  const slow: string[] = [];
  for (const [where, { source, flags }] of all)
    if ((await check(source, flags, params)).status !== 'safe') slow.push(where);
  const fileOf = (where: string) => where.split(' ', 1).join();
  expect(slow.filter((where) => !(where in bounded || fileOf(where) in boundedFiles))).toEqual([]);
  const slowFiles = new Set(slow.map(fileOf));
  expect(Object.keys(boundedFiles).filter((file) => !slowFiles.has(file))).toEqual([]);
});

/** Files that make theirs only when they are called, or cannot be loaded here, and of what. */
const madeLater: Readonly<Record<string, string>> = {
  'functions/domain/import/row.ts': 'the address of an e-mail, which is checked as it is written',
  'functions/domain/text/text-search.ts': 'a term of 200 characters',
  'functions/src/emails/templates/layout.ts': 'our own addresses, each character for itself',
  'functions/src/practices/serve-practice-page.ts': 'our own document',
  'web/src/features/palette/find.ts': 'a term of 200 characters',
  'web/src/pages/administration-page.tsx': 'our own paths',
};

const loaded = globSync(
  [
    'functions/domain/{text,contact,dates,import,billing,times,waiting-list}/*.ts',
    'web/src/features/import/match-headers.ts',
    'web/src/features/palette/grammar.ts',
    'web/src/ui/named-month.ts',
  ],
  {
    cwd: root,
  },
).filter((file) => !file.includes('.test.'));

it('whoever makes one of strings is looked at, or known to make it of little', () => {
  const { making } = expressions();
  expect([...making].filter((file) => !loaded.includes(file) && !(file in madeLater))).toEqual([]);
  expect(Object.keys(madeLater).filter((file) => !making.has(file))).toEqual([]);
});

/** Those that files make of strings as they load. */
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
  for (const file of loaded) await import(`${root}/${file}`);
  vi.unstubAllGlobals();
  return made;
}

it('nor one that is made of strings', async () => {
  // Of a line's visible characters: its two kinds exclude each other, which the checker does not
  // see. Of a contact person: a cell of 6,000.
  const made = (await madeOfStrings()).filter(
    ({ source }) => source !== visibleLine.source && !source.includes('schwieger'),
  );
  expect(made.length).toBeGreaterThan(10);
  const slow: string[] = [];
  for (const { source, flags } of made)
    if ((await check(source, flags, params)).status !== 'safe') slow.push(source);
  expect(slow).toEqual([]);
});
