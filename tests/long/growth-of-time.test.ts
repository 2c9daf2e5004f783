/**
 * How time grows with a text: twice the length costs at most three times the processor time, in
 * every place of every schema and in every function that takes a text, up to 200,000 characters.
 * Schemas and functions are found, not listed.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import { emptyPlaceholders } from '@platzwart/domain/booking/empty-placeholders';
import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  fillPlaceholders,
  practicePlaceholders,
  unknownPlaceholders,
} from '@platzwart/domain/booking/placeholders';
import { prescriptionDay } from '@platzwart/domain/booking/prescription-day';
import { calls } from '@platzwart/domain/calls/calls';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { areSameDigits, isSamePhone } from '@platzwart/domain/contact/read-phones';
import { suggestEmail } from '@platzwart/domain/contact/suggest-email';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { parseVagueDay } from '@platzwart/domain/dates/vague-day';
import { rowFor } from '@platzwart/domain/import/cells';
import {
  contactPersonAmong,
  contactPersonOf,
  readNameCell,
} from '@platzwart/domain/import/contact-person';
import { validateImportRow } from '@platzwart/domain/import/row';
import { comparedProof } from '@platzwart/domain/patient-portal/identity-check';
import { deceptiveQuestion } from '@platzwart/domain/practice/deceptive-name';
import { areLookAlikes } from '@platzwart/domain/practice/look-alike';
import { originOf, townRoughly } from '@platzwart/domain/practice/places';
import type { Practice } from '@platzwart/domain/practice/practice';
import { manualEntryFor } from '@platzwart/domain/request/manual-entry';
import { searchTokens } from '@platzwart/domain/request/search-tokens';
import { isGuessable } from '@platzwart/domain/sign-in/guessable-password';
import { isOneCharacterOff } from '@platzwart/domain/text/one-character-off';
import { isReadableMarkdown } from '@platzwart/domain/text/readable-markdown';
import { searchable, searchWords } from '@platzwart/domain/text/text-search';
import { isTypedAs } from '@platzwart/domain/text/typed-name';
import { readTimes, wordsForNote } from '@platzwart/domain/times/read-times';
import { fillPlaceText, type PlaceValues } from '@platzwart/domain/vacancies/placeholders';
import { typedTime } from '@platzwart/domain/waiting-list/weekly-plan';
import { deviceOf } from '@platzwart/functions/accounts/device-of';
import { isOurChallenge } from '@platzwart/functions/accounts/passkey-challenge';
import { recoveryHash } from '@platzwart/functions/accounts/recovery-codes';
import { escaped } from '@platzwart/functions/core/escaped';
import { parseBounded } from '@platzwart/functions/core/parse-bounded';
import { senderOf } from '@platzwart/functions/core/sender-of';
import { bounceReports, mailjetPathOf } from '@platzwart/functions/emails/bounce-reports';
import { deliveryAfter } from '@platzwart/functions/emails/smtp-answer';
import { parseSync } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { readTable } from '../../web/src/features/import/read-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ofCalls = [25_000, 50_000, 100_000, 200_000];
/** As long as a practice's text may be; what nests more than its page draws is shown as typed. */
const ofPages = [2_500, 5_000, 10_000, 20_000];
/**
 * Eight times what a cell of a list may hold (`maxCell`), and more than any field whose times are
 * read.
 */
const ofCells = [6_000, 12_000, 24_000, 48_000];
const ofLines = [1_000, 2_000, 4_000, 8_000];
/** What parsers, patterns and normal forms stumble over, to be repeated. */
const units = [
  // Markdown.
  ...[
    '[a](b)\n\n',
    '# [a]\n',
    'a\n\n',
    '[a]: /b\n',
    '[a]',
    '[a](b) ',
    '[a](<',
    '[[a](b)',
    '](b)',
    '![a](b)',
    '[a][b] ',
    '<b>',
    '<https://a.at> ',
    'https://a.at ',
  ],
  ...[
    '*a* ',
    '**a *b',
    '*a **b ',
    '_a*b',
    '***',
    '***\n',
    '`a` ',
    '``a`',
    '```\n',
    '~~~\n',
    '    a\n',
    'a  \n',
    '\\\n',
    '\\',
    '&#x41;',
    '&copy;',
  ],
  ...[
    'a\n===\n',
    '# a\n',
    '|a|b|\n',
    '|-|-|\n',
    '- a\n',
    '* a\n\n',
    '1. a\n',
    '> a\n',
    '> > - a\n',
    '- - - 1. a\n',
    '> ```\n',
    '- [a]: b\n',
  ],
  ...[
    'a',
    'A',
    'ä',
    'ß',
    'İ',
    'ﷺ',
    '0',
    '9',
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\0',
  ],
  ...[
    '\u0301',
    'a\u0301',
    '\u0316\u0301',
    'e\u0308\u0323',
    '🙂',
    '👩‍⚕️',
    '\ud83d',
    '\udc00',
    'ا',
    '\u3164',
  ],
  ...[
    '.',
    'a.',
    '.a',
    '-',
    'a-',
    '--',
    '_',
    '@',
    'a@',
    '@a.',
    'http:',
    'http://',
    'http://a.',
    'www.',
    'mailto:',
    '/',
    '//',
    '\\',
    '../',
    '?',
    '#',
    '&',
    '&amp;',
    '%',
    '%2e',
    '=',
    '+',
    ':',
    ',',
    ', ',
    ';',
    '"',
    '""',
    '";"',
    "'",
    '|',
    '(',
    '(((',
    ')',
    '()',
    '[',
    ']',
    '[](',
    '![',
    '<',
    '<a ',
    '</',
    '<!--',
    '{',
    '}',
    '{{',
    '{vorname}',
    '*',
    '**_',
    '*_*_',
    '_a_',
    '`',
    '~~',
    '>',
    '> ',
    '1. ',
    '- ',
    '* ',
    '#a ',
    '| ',
    '|-|',
  ],
  ...[
    '0 0 ',
    '00:',
    '8:00 ',
    '8-10 ',
    '8-10, ',
    'Mo',
    'Mo ',
    'Mo, ',
    'Mo-',
    'Mo-Di ',
    'Mo-Di 8-10, ',
    'montags ',
    'vormittags ',
    'nicht ',
    'ab 8 ',
    'bis 8 ',
    'oder ',
    'und ',
    '8 Uhr ',
    '01.02.',
    '2026-',
    '2026-01-01 ',
    '1.1.2026 ',
    '+43',
    '0660 ',
    '(0)',
    '0043',
  ],
  ...[
    'Dr. ',
    'Mag. ',
    'von ',
    'Anna ',
    'Huber, ',
    'straße 1 ',
    'dringend ',
    'true',
    'null',
    '[[',
    '{"a":',
  ],
];

/** Each repeated to a length, without an end and with one that fits nothing before it. */
const texts = units.flatMap((unit) =>
  ['', '\u0001'].map((ending) => {
    const known = new Map<number, string>();
    const ofLength = (length: number) => {
      const text =
        known.get(length) ??
        unit.repeat(Math.ceil(length / unit.length)).slice(0, length - ending.length) + ending;
      known.set(length, text);
      return text;
    };
    return { unit, ofLength };
  }),
);

/** In milliseconds of the processor; the best of these runs. */
function costOf(run: () => unknown, runs: number): number {
  const once = () => {
    const before = process.cpuUsage();
    try {
      run();
    } catch {
      // A refusal; only its time counts.
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: runs }, once));
}

/**
 * Texts whose time grows too fast between these lengths, each with its times. Below `floor`, in
 * milliseconds, chance decides, and nobody waits.
 */
function growing(take: (text: string) => unknown, lengths = ofCalls, floor = 20): string[] {
  return texts.flatMap(({ unit, ofLength }) => {
    const longest = ofLength(lengths.at(-1) ?? 0);
    // What is quick at its longest has not grown; nor has what a single run at each length does not
    // suspect.
    const whole = costOf(() => take(longest), 1);
    if (whole < floor) return [];
    const single = [
      ...lengths.slice(0, -1).map((length) => costOf(() => take(ofLength(length)), 1)),
      whole,
    ];
    if (!single.some((cost, n) => n > 0 && cost >= floor && cost > 2.5 * (single[n - 1] ?? 0)))
      return [];
    const costs = lengths.map((length) => costOf(() => take(ofLength(length)), 5));
    const fast = costs.findIndex(
      (cost, n) => n > 0 && cost >= floor && cost > 3 * (costs[n - 1] ?? 0),
    );
    if (fast < 0) return [];
    // Once more: a heap that grows meanwhile costs as much.
    const [before = 0, after = 0] = lengths
      .slice(fast - 1, fast + 1)
      .map((length) => costOf(() => take(ofLength(length)), 10));
    return after > 3 * before
      ? [`${JSON.stringify(unit)}: ${costs.map((cost) => cost.toFixed(1)).join(', ')} ms`]
      : [];
  });
}

type Schema = z.ZodMiniType;
type Place = {
  readonly path: string;
  readonly wrap: (text: string) => unknown;
  readonly key: string;
};
const numberOf = new Map<unknown, number>();
const idOf = (schema: unknown) =>
  numberOf.get(schema) ?? numberOf.set(schema, numberOf.size).size - 1;

/**
 * Every place of a text in a schema's input; `key` names it with all that looks at it: places with
 * one key cost the same.
 */
function placesOf(schema: Schema, path: string, seen: readonly unknown[] = []): Place[] {
  if (seen.includes(schema)) return [];
  const def = schema._zod.def as unknown as Record<string, unknown> & {
    type: string;
    checks?: unknown[];
  };
  const looks =
    def.type === 'pipe' ||
    def.type === 'transform' ||
    def.type === 'custom' ||
    (def.checks?.length ?? 0) > 0;
  const inside = (inner: unknown, step: string, wrap: (value: unknown) => unknown) =>
    placesOf(inner as Schema, path + step, [...seen, schema]).map((place) => ({
      path: place.path,
      wrap: (text: string) => wrap(place.wrap(text)),
      key: looks ? `${idOf(schema)}/${place.key}` : place.key,
    }));
  const same = (value: unknown) => value;
  switch (def.type) {
    case 'string':
    case 'unknown':
    case 'any':
    case 'custom':
    case 'enum':
    case 'literal':
    case 'number':
    case 'int':
    case 'template_literal':
      return [{ path, wrap: same, key: String(idOf(schema)) }];
    case 'object':
      return [
        ...Object.entries(def.shape as object).flatMap(([name, inner]) =>
          inside(inner, `.${name}`, (value) => ({
            ...literalsOf(def.shape as object),
            [name]: value,
          })),
        ),
        { path: `${path}.?`, wrap: (text: string) => ({ [text]: '' }), key: `${idOf(schema)}?` },
      ];
    case 'array':
      return inside(def.element, '[]', (value) => [value]);
    case 'tuple':
      return (def.items as unknown[]).flatMap((inner, n) =>
        inside(inner, `[${n}]`, (value) =>
          (def.items as unknown[]).map((_, at) => (at === n ? value : undefined)),
        ),
      );
    case 'record':
      return [
        ...inside(def.keyType, '{key}', (value) => ({ [String(value)]: '' })),
        ...inside(def.valueType, '{}', (value) => ({ a: value })),
      ];
    case 'union':
      return (def.options as unknown[]).flatMap((inner, n) => inside(inner, `|${n}`, same));
    case 'intersection':
      return [...inside(def.left, '', same), ...inside(def.right, '', same)];
    case 'pipe':
      return [
        ...inside(def.in, '', same),
        ...(isTransform(def.in) ? inside(def.out, '', same) : []),
      ];
    case 'lazy':
      return inside((def.getter as () => unknown)(), '', same);
    case 'transform':
    case 'boolean':
    case 'date':
    case 'null':
    case 'undefined':
    case 'void':
    case 'never':
      return [];
    default:
      if (!('innerType' in def)) throw new Error(`How does one look into a ${def.type} (${path})?`);
      return inside(def.innerType, '', same);
  }
}

const isTransform = (schema: unknown) =>
  (schema as Schema)._zod.def.type === ('transform' as string);

/** The fields whose only value is known: they choose the variant that is looked at. */
function literalsOf(shape: object): Record<string, unknown> {
  const literals = Object.entries(shape).filter(
    ([, inner]) => (inner as Schema)._zod.def.type === 'literal',
  );
  return Object.fromEntries(
    literals.map(([name, inner]) => [
      name,
      ((inner as Schema)._zod.def as unknown as { values: unknown[] }).values[0],
    ]),
  );
}

const domain = await Promise.all(
  globSync('functions/domain/**/*.ts', { cwd: root })
    .filter((file) => !/node_modules|\.test\./.test(file))
    .map(async (file) => ({
      file,
      exports: (await import(`${root}/${file}`)) as Record<string, unknown>,
    })),
);
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;
const today = '2026-11-23';
const form = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
const importing = { form, tags: [], today };
const schemas: [name: string, schema: Schema][] = [
  ...Object.entries(calls).map(([name, { input }]): [string, Schema] => [`call ${name}`, input]),
  ...domain.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]): [string, Schema][] =>
      isSchema(value) ? [[`${file} ${name}`, value]] : [],
    ),
  ),
  ['bookingRequestFor', bookingRequestFor(form, today)],
  ['manualEntryFor', manualEntryFor(form, today)],
  ['rowFor', rowFor(importing)],
];

describe('schemas', () => {
  const places = new Map<string, [place: Place, schema: Schema]>();
  for (const [name, schema] of schemas)
    for (const place of placesOf(schema, name))
      if (!places.has(place.key)) places.set(place.key, [place, schema]);

  it('are found with all of their places', () => {
    expect(schemas.length).toBeGreaterThan(200);
    expect(places.size).toBeGreaterThan(200);
  });

  it.each([...places.values()].map(([place, schema]) => [place.path, place, schema] as const))(
    '%s',
    (_path, { wrap }, schema) => {
      expect(growing((text) => schema.safeParse(wrap(text)))).toEqual([]);
    },
  );
});

/**
 * The first argument of every exported function of the domain that is a text, whether others must
 * follow, and the name.
 */
function functionsOfText(): { name: string; file: string; needsMore: boolean }[] {
  return domain.flatMap(({ file }) =>
    parseSync(file, readFileSync(`${root}/${file}`, 'utf8')).program.body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      const named =
        declared?.type === 'FunctionDeclaration'
          ? [{ name: declared.id?.name ?? '', params: declared.params }]
          : declared?.type === 'VariableDeclaration'
            ? declared.declarations.flatMap(({ id, init }) =>
                id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
                  ? [{ name: id.name, params: init.params }]
                  : [],
              )
            : [];
      return named.flatMap(({ name, params: [first, ...others] }) => {
        if (
          first?.type !== 'Identifier' ||
          first.typeAnnotation?.typeAnnotation.type !== 'TSStringKeyword'
        )
          return [];
        const needsMore = others.some(
          (other) => other.type !== 'AssignmentPattern' && !('optional' in other && other.optional),
        );
        return [{ name, file, needsMore }];
      });
    }),
  );
}

const practice = {
  slug: 'praxis',
  title: '',
  subtitle: '',
  contactPerson: '',
  website: '',
  locations: [],
} as unknown as Practice;
const known = { birthdate: '1984-05-17', phone: '0660 1234567' } as Parameters<
  typeof comparedProof
>[0];
const named = (title: string, address2 = '') => ({
  title,
  locations: [{ id: 'praxis', title: '', address1: '', address2, address3: '' }],
});

/** They see a name or a cell only, and take long. */
const takesCell = new Set([
  'skeleton',
  'isDeceptive',
  'claimsToBeUs',
  'areLookAlikes',
  'colognePhonetics',
  'soundsOf',
  'scan',
  'splitName',
  'withoutTitles',
  'lastNameFirst',
  'readNameCell',
  'contactPersonOf',
  'contactPersonAmong',
  'parseVagueDay',
  'validateImportRow',
  'readTimes',
  'wordsForNote',
  'plainWord',
  'reversed',
]);
/** They see a line that somebody types, and take longer. */
const takesLine = new Set(['deceptiveQuestion', 'originOf', 'townRoughly']);
function lengthsFor(named: string): number[] {
  const [name = ''] = named.split(',');
  if (takesLine.has(name)) return ofLines;
  return takesCell.has(name) ? ofCells : ofCalls;
}

/** Cells of a list that hold more than their column says; others are looked at as one text. */
const cellsTakenApart = ['phone', 'email', 'adminNote', 'contactPerson', 'requestedOn', 'times'];

const hashing = { now: () => new Date(0), keyedHash: (text: string) => text };

/** Texts that are not the only argument, or inside of one. */
const others: Readonly<Record<string, (text: string) => unknown>> = {
  typedTime: (text) => typedTime(text, 'start'),
  fillPlaceText: (text) => fillPlaceText(text, {} as PlaceValues, practice, ''),
  fillPlaceholders: (text) => fillPlaceholders(text, practice, ''),
  unknownPlaceholders: (text) => unknownPlaceholders(text, practicePlaceholders),
  parseGermanDate: (text) => parseGermanDate(text, today),
  prescriptionDay: (text) => prescriptionDay(text, today),
  isSameEmail: (text) => isSameEmail(text, `${text} `),
  isSamePhone: (text) => isSamePhone(text, `${text} `),
  areSameDigits: (text) => areSameDigits(text, `${text} `),
  comparedProof: (text) => comparedProof(known, text, today),
  'comparedProof, of a stored number': (phone) =>
    comparedProof({ ...known, birthdate: undefined, phone } as typeof known, '4567', today),
  contactPersonOf: (text) => contactPersonOf(text, { lastname: text }),
  contactPersonAmong: (text) => contactPersonAmong(text, { lastname: text }),
  'readNameCell, before a contact person': (text) => readNameCell(`Emilia ${text}x Mutter: Wolf`),
  'readNameCell, behind one': (text) => readNameCell(`Emilia Groß, Mutter: Wolf${text}x`),
  'readNameCell, before whom somebody asks for': (text) =>
    readNameCell(`Theresa Lindner ${text} für Tochter ${text}x`),
  parseVagueDay: (text) => parseVagueDay(text, today),
  searchTokens: (text) =>
    searchTokens({ firstname: text, lastname: text, email: text, phone: text }),
  'finding a word': (text) => searchWords(text).map((word) => word.test(searchable(text))),
  areLookAlikes: (text) => areLookAlikes(named(text, text), named(`${text} `, text)),
  validateImportRow: (text) =>
    validateImportRow(
      { name: text, times: text, location: text, birthdate: text, tags: text },
      importing,
    ),
  ...Object.fromEntries(
    cellsTakenApart.map((cell) => [
      `validateImportRow, ${cell}`,
      (text: string) => validateImportRow({ lastname: 'Huber', [cell]: text }, importing),
    ]),
  ),
  readTable: (text) => readTable(text),
  'readTable, after a heading': (text) => readTable(`Name;Telefon\n"${text}";${text}\n`),
  suggestEmail: (text) => suggestEmail(text),
  readTimes: (text) => readTimes(text, form, ['praxis']),
  wordsForNote: (text) => wordsForNote(text, { remaining: text, asks: [] }),
  isGuessable: (text) => isGuessable(text, ['anna@praxis.example']),
  isOneCharacterOff: (text) => isOneCharacterOff(text, `x${text}`),
  isTypedAs: (text) => isTypedAs(text, `${text} `),
  deceptiveQuestion: (text) => deceptiveQuestion('own1.label', text),
  originOf: (text) => originOf(text, []),
  townRoughly: (text) => townRoughly(text, []),
  emptyPlaceholders: (text) => emptyPlaceholders(text, practice),
  // Of functions, which nothing finds: what strangers, and services that answer us, may send.
  escaped: (text) => escaped(text),
  parseBounded: (text) => parseBounded(text, 300_000),
  deviceOf: (text) => deviceOf(text),
  senderOf: (text) =>
    senderOf({
      headers: { 'x-forwarded-for': text, 'fastly-client-ip': text },
      socket: {},
    } as never),
  bounceReports: (text) => {
    const headers = { 'x-lettermint-signature': text, 'x-lettermint-timestamp': text };
    bounceReports({ path: text, headers } as never, { key: 'key', now: new Date(0) });
    const body = JSON.stringify([{ event: 'bounce', CustomID: text.slice(0, 300), error: text }]);
    const request = {
      path: mailjetPathOf('key'),
      headers: { authorization: `Basic ${Buffer.from('platzwart:key').toString('base64')}` },
      rawBody: Buffer.from(body),
    };
    return bounceReports(request as never, { key: 'key', now: new Date(0) });
  },
  deliveryAfter: (message) =>
    deliveryAfter({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, message }, false),
  isOurChallenge: (text) => isOurChallenge(text, { kind: 'signIn' }, hashing),
  recoveryHash: (text) => recoveryHash('anna', text, hashing),
};
/** Of texts that nobody types. */
const ofOurs = new Set([
  'momentInBerlin',
  'newAccount',
  'newSession',
  'taggedId',
  'subjectOf',
  'registrationSubject',
  'plain',
  'newNotice',
  'newCertificate',
  'offerId',
  'openingsId',
  'refusedAt',
  'fillIn',
]);

describe('functions that take a text', () => {
  const found = functionsOfText();

  it('are all looked at', () => {
    expect(found.length).toBeGreaterThan(40);
    expect(
      found.filter(({ name, needsMore }) => needsMore && !(name in others) && !ofOurs.has(name)),
    ).toEqual([]);
  });

  const alone = found.filter(({ name, needsMore }) => !needsMore && !ofOurs.has(name));
  it.each(alone)('$name ($file)', ({ name, file }) => {
    const take = domain.find((module) => module.file === file)?.exports[name] as (
      text: string,
    ) => unknown;
    expect(growing(take, lengthsFor(name))).toEqual([]);
  });

  it.each(Object.entries(others))('%s', (name, take) =>
    expect(growing(take, lengthsFor(name))).toEqual([]),
  );
});

describe('a practice’s text on its page', () => {
  it('is drawn or shown as typed in the time that its length takes', async () => {
    vi.stubGlobal('location', new URL('https://platzwart.example/praxis'));
    // By name: these parts are typed with React's syntax, which this folder does not have.
    const [{ default: Formatted }, { createElement }, { renderToStaticMarkup }] =
      (await Promise.all(
        [`${root}/web/src/ui/markdown-formatted.tsx`, 'react', 'react-dom/server'].map(
          (name) => import(name),
        ),
      )) as [
        { default: unknown },
        { createElement: (type: unknown, props: object) => unknown },
        { renderToStaticMarkup: (element: unknown) => string },
      ];
    const draw = (text: string) =>
      isReadableMarkdown(text) && renderToStaticMarkup(createElement(Formatted, { text }));
    expect(growing(draw, ofPages, 100)).toEqual([]);
  });
});
