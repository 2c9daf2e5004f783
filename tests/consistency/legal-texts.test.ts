/**
 * Legal texts contain no literal figures, so that none can differ from the product or from another
 * text.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fillIn, lists } from '@platzwart/domain/legal/fill-in';
import { legalFigures } from '@platzwart/domain/legal/legal-figures';
import { operator, operatorPapers } from '@platzwart/domain/legal/operator';
import { practiceValues } from '@platzwart/domain/legal/practice-values';
import { linkLength } from '@platzwart/domain/patient-portal/request-link';
import { describe, expect, it, vi } from 'vitest';

const folder = new URL('../../functions/domain/legal/', import.meta.url);
const texts = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
  ...Object.entries(lists),
];

/** Digits that are no figure of ours, and why. */
const mayStand: readonly (readonly [why: string, what: RegExp])[] = [
  ['numbers of our own sections', /^## \d+\. |Abschnitt \d+/gm],
  ['articles of the GDPR', /Art\. \d+(?: (?:bis|und) \d+)?(?: Abs\. \d+)?/g],
  ['other laws', /§ \d+(?: Abs\. \d+)?|TKG 2021|\(EU\) 202[23]\/\d+|Erwägungsgrund 91|\bC5\b/g],
  ['standards', /\(WCAG\) 2\.2|EN 301 549/g],
  [
    'names in the browser, at Google and in cryptography',
    /(?:xmas2023|love2024)-closed|europe-west3|SHA-256|AES-256|256 Bit|UTF-8/g,
  ],
  ['widths that are tested', /390 und von 1280 Pixeln/g],
  ['numbers to call in need', /:\*\* (?:112|144|116 117|142|0800 1110111)\b/g],
];

const numberWords =
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|dreißig|eineinhalb) (?:Tag|Woche|Monat|Jahr|Stunde|Minute|Euro|Anfrage|Standort)/gi;

describe.each(texts)('%s', (_name, text) => {
  it('names no figure in digits or words, but takes it by its name', () => {
    const rest = mayStand.reduce((left, [, what]) => left.replace(what, ''), text);
    expect(rest.match(/.{0,30}\d.{0,20}/g) ?? []).toEqual([]);
    expect(text.match(numberWords) ?? []).toEqual([]);
  });

  it('asks for nothing that there is not', () => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    // The last one is a setting of the build.
    const known = [legalFigures, operator, operatorPapers, lists]
      .flatMap(Object.keys)
      .concat(practiceValues, 'analyticsName');
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

it('every figure is named by some text, and every exception is needed', () => {
  const all = texts.map(([, text]) => text).join('\n');
  expect(Object.keys(legalFigures).filter((name) => !all.includes(`{${name}}`))).toEqual([]);
  expect(mayStand.filter(([, what]) => all.match(what) === null)).toEqual([]);
});

it('what the operator does not have leaves no empty label', () => {
  const filled = () =>
    texts.flatMap(([, text]) =>
      fillIn(text.replaceAll(/\{(?:analyticsName|practice\w+)\}/g, '')).split('\n'),
    );
  const without = (all: string[], some: string[]) => all.filter((line) => !some.includes(line));
  const phone = '+43 316 123456';
  const spies = Object.entries({
    phone,
    registerNumber: 'FN 123456 x',
    registerCourt: 'Landesgericht Graz',
  }).map(([name, value]) => vi.spyOn(operator, name as 'phone', 'get').mockReturnValue(value));
  const all = filled();
  for (const each of spies) each.mockReturnValue('');
  const left = filled();
  for (const each of spies) each.mockRestore();
  expect(without(all, left)).toEqual([
    expect.stringContaining(' Oder rufen Sie an: '),
    `- Telefon: ${phone}`,
    expect.stringMatching(/^- Firmenbuch oder Handelsregister: /),
    expect.stringMatching(/^Dein Vertragspartner ist /),
  ]);
  expect(without(left, all)).toEqual([
    expect.stringContaining(`${operator.supportEmail}). Nennen Sie, wenn möglich, `),
    expect.stringContaining(`, ${operator.country}, UID ${operator.vatId}. Mehr steht `),
  ]);
});

it('no figure has the name of something of the operator’s', () => {
  expect(
    Object.keys(legalFigures).filter((name) => name in { ...operator, ...operatorPapers }),
  ).toEqual([]);
});

it('no count against misuse is stored longer than policy and papers say', () => {
  const cwd = fileURLToPath(new URL('../../functions/', import.meta.url));
  const limits = globSync('{domain,src}/**/*.ts', { cwd, exclude: ['**/*.test.ts'] }).flatMap(
    (file) =>
      [
        ...readFileSync(cwd + file, 'utf8').matchAll(
          /\bmax: [^{}]+?,\s+minutes: ((?:\d+|linkLength)(?: \* \d+)*)/g,
        ),
      ].map(([, product = '']) => {
        const factors = product.replace('linkLength', String(linkLength)).split(' * ').map(Number);
        return { file, days: factors.reduce((all, one) => all * one, 1) / 24 / 60 };
      }),
  );
  expect(limits.length).toBeGreaterThan(40);
  const long = limits.flatMap(({ file, days }) => (days > 30 ? [`${file}: ${days}`] : []));
  expect(long.sort()).toEqual([
    // Of a request, a link, a link, and a certificate.
    'domain/patient-portal/wrong-proofs.ts: 365',
    `domain/patient-portal/wrong-proofs.ts: ${linkLength}`,
    `src/requests/limit-changes.ts: ${linkLength}`,
    'src/requests/view-certificate.ts: 365',
  ]);
});
