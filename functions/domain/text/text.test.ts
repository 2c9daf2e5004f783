import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  cleanLine,
  cleanText,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
  visibleText,
} from './text.ts';
import { visibleLine } from './visible-line.ts';

/** Any code point, weighted towards those that cleaning handles. */
const character = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ' ',
      '\t',
      '\n',
      '\r',
      '\u00a0',
      '\u2028',
      '\u3000',
      '\u200b',
      '\u200f',
      '\u202e',
      '\ufeff',
      '\u0000',
      '\u0085',
      'a',
      'u',
      '\u0308',
      'ß',
      '\ud800',
      '\udc00',
      '🙂',
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\u00ad',
      '\u2060',
      '\u3164',
      '\u2800',
      '\u{e0041}',
      'न',
      'ی',
      '1',
      '\u20e3',
    ),
  },
);
const typed = fc.string({ unit: character, maxLength: 30 });
const hidden =
  /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufff9-\ufffc\u2800]/u;

describe('cleaning what was typed', () => {
  test('white space of any kind becomes single spaces', () => {
    expect(cleanLine('  Anna \t\n Maria\u00a0Huber\u3000 ')).toBe('Anna Maria Huber');
  });

  test('direction marks cannot turn a name around in a table or an e-mail', () => {
    expect(cleanLine('Anna\u202e rebuH\u202c \u200fx')).toBe('Anna rebuH x');
  });

  /**
   * Spaces around an invisible character, or a character and its accent, were joined only after
   * folding.
   */
  test('what an invisible character kept apart is folded and composed as well', () => {
    expect(cleanLine('a \u200b b')).toBe('a b');
    expect(cleanLine('Mu\u200b\u0308ller')).toBe('Müller');
    expect(cleanText('Mu\u200b\u0308ller')).toBe('Müller');
  });

  test('accents typed apart are composed, so two equal names are equal', () => {
    expect(cleanLine('Mu\u0308ller')).toBe('Müller');
  });

  /**
   * One field of 200,000 accents blocked the server for 22 seconds: done four times, more than a
   * test may take.
   */
  test('accents piled up without end are cut, so that composing them takes no time', () => {
    for (const clean of [cleanLine, cleanText]) {
      const cleaned = clean(`a${'\u0301'.repeat(200_000)}${'\u0316'.repeat(200_000)}b`);
      expect(cleaned.length).toBeLessThan(40);
      expect(cleaned.endsWith('b')).toBe(true);
      expect(clean(clean(`a${'\u0344'.repeat(30)}b`))).toBe(clean(`a${'\u0344'.repeat(30)}b`));
    }
    const shaped = 'ṩ ȟ\u0331\u0323 שָׁלוֹם हिन्दी ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ ﷺ';
    expect(cleanLine(shaped)).toBe(shaped.normalize('NFC'));
  });

  test('emoji, also joined ones, stay as they are', () => {
    expect(cleanLine('👩‍⚕️ Praxis 🙂')).toBe('👩‍⚕️ Praxis 🙂');
  });

  test('what joins characters or emoji stays where it does, and nowhere else', () => {
    for (const needed of ['می‌خواهم', 'क्‍ष', '👨‍👩‍👧‍👦', '❤️', '👍🏽', '🏳️‍🌈', '1️⃣'])
      expect(cleanLine(needed)).toBe(needed);
    for (const hidden of [
      'An\u200dna',
      'An\u200cna',
      'Anna\ufe0f',
      'An\u00adna',
      'An\u2060na',
      'Anna\u{e0041}',
      '\u200dAnna',
      'A\u034fnna',
    ])
      expect(cleanLine(hidden)).toBe('Anna');
    expect(cleanLine('7\ufe0f')).toBe('7');
    expect(cleanLine('a\u0308\u200d🙂')).toBe('ä🙂');
  });

  test('what is blank is a space, whatever it calls itself', () => {
    expect(cleanLine('Anna\u3164Huber\u2800\uffa0')).toBe('Anna Huber');
    for (const nothing of ['\u3164 \u2800', '\u115f\u1160', '\ufe0f', '\u{e0041}\u{e0042}'])
      expect(cleanLine(nothing)).toBe('');
    expect(cleanText('eins\u2028zwei\u0085drei')).toBe('eins\nzwei\ndrei');
  });

  test('half a character becomes the replacement sign, because it cannot be stored', () => {
    expect(cleanLine('a\ud800b')).toBe('a\ufffdb');
    expect(cleanText('a\udc00b')).toBe('a\ufffdb');
  });

  test('markup stays text: it is the view that must not render it', () => {
    expect(cleanLine('<b>Anna</b> & "x"')).toBe('<b>Anna</b> & "x"');
  });

  test('a text keeps its lines, whatever system it was typed on', () => {
    expect(cleanText(' eins\r\nzwei\rdrei\n\nvier\tfünf  sechs \u0000\n')).toBe(
      'eins\nzwei\ndrei\n\nvier fünf  sechs',
    );
  });

  test.each([
    ['line', cleanLine],
    ['text', cleanText],
  ])(
    'cleaning a %s twice changes nothing; the result is well formed, composed, trimmed and holds nothing invisible',
    (_, clean) => {
      fc.assert(
        fc.property(typed, (text) => {
          const cleaned = clean(text);
          expect(clean(cleaned)).toBe(cleaned);
          expect(cleaned.isWellFormed()).toBe(true);
          expect(cleaned.normalize('NFC')).toBe(cleaned);
          expect(cleaned.trim()).toBe(cleaned);
          expect(cleaned).not.toMatch(hidden);
        }),
        { numRuns: 1000 },
      );
    },
  );

  test('a line is one line with single spaces', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(cleanLine(text)).not.toMatch(/[^\S ]| {2}/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('lines', () => {
  const line = requiredLine(5, 'Fehlt.', 'Zu lang.');
  const messages = (input: unknown) =>
    line.safeParse(input).error?.issues.map((issue) => issue.message);

  test('only white space or invisible characters are as good as nothing', () => {
    for (const nothing of ['', '   ', '\n\t', '\u200b', '\u200f\ufeff\u202e', undefined, null, 5])
      expect(messages(nothing)).toEqual(['Fehlt.']);
  });

  test('length is validated after cleaning', () => {
    expect(line.parse('  abcde  ')).toBe('abcde');
    expect(messages('abcdef')).toEqual(['Zu lang.']);
  });

  test('an optional line that is absent reads as empty', () => {
    expect(optionalLine(5).parse(undefined)).toBe('');
    expect(optionalLine(5).parse(' x ')).toBe('x');
    expect(optionalLine(5).safeParse('abcdef').success).toBe(false);
  });
});

test('what is longer than it may be is looked at by no other check', () => {
  const seen: string[] = [];
  const look = z.refine((text: unknown) => seen.push(String(text)) > 0);
  for (const field of [requiredLine, requiredText])
    field(3, 'Fehlt.').check(look).safeParse('abcd');
  for (const field of [optionalLine, optionalText])
    z.pipe(field(3), z.string().check(look)).safeParse('abcd');
  expect(seen).toEqual([]);
  requiredLine(3, 'Fehlt.').check(look).safeParse('abc');
  expect(seen).toEqual(['abc']);
});

describe('e-mail addresses', () => {
  const schema = requiredEmail(60, 'Fehlt.', 'Keine Adresse.', 'Zu lang.');
  const read = (input: unknown) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
  };

  test.each([
    ['anna@beispiel.at', 'anna@beispiel.at'],
    ['  Anna.Huber+x@Beispiel.AT ', 'Anna.Huber+x@beispiel.at'],
    ['anna@müller.de', 'anna@xn--mller-kva.de'],
    ['anna@MÜLLER.de', 'anna@xn--mller-kva.de'],
    ['anna@mu\u0308ller.de', 'anna@xn--mller-kva.de'],
    ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
    ["o'neill@beispiel.ie", "o'neill@beispiel.ie"],
    ['anna\u200b@beispiel.at', 'anna@beispiel.at'],
  ])('%j is stored as %s', (text, address) => {
    expect(read(text)).toBe(address);
  });

  test.each([
    'anna',
    'anna@',
    '@beispiel.at',
    'anna@beispiel',
    'anna@@beispiel.at',
    'anna@beispiel..at',
    'anna@beispiel.at, ben@beispiel.at',
    'anna@beispiel.at;ben@beispiel.at',
    'anna@beispiel.at\nBcc: x@y.de',
    'anna@127.0.0.1',
    'anna@1',
    'anna@0x7f.1',
    'anna@[::1]',
    'anna@beispiel.at/x',
    'anna@beispiel.at:25',
    'anna@user:pw@beispiel.at',
    'anna@-beispiel.at',
    '.anna@beispiel.at',
    'an..na@beispiel.at',
    'anna.@beispiel.at',
    '"an na"@beispiel.at',
    'anna@%62eispiel.at',
    'anna@beispiel.at?x',
    'anna@beispiel.at#x',
  ])('%j is no address, and is not bent into one', (text) => {
    expect(read(text)).toBe('Keine Adresse.');
  });

  test('nothing typed is missing, not malformed', () => {
    for (const nothing of ['', '  ', undefined, null, 7]) expect(read(nothing)).toBe('Fehlt.');
  });

  test('the limit counts what is stored', () => {
    expect(read(`${'a'.repeat(48)}@beispiel.at`)).toBe(`${'a'.repeat(48)}@beispiel.at`);
    expect(read(`${'a'.repeat(49)}@beispiel.at`)).toBe('Zu lang.');
    expect(read(`anna@${'ü'.repeat(59)}.at`)).not.toContain('@');
  });

  test('whatever is accepted is one plain ASCII address without spaces, and reading it again changes nothing', () => {
    const part = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', 'B', '.', '-', '@', 'ü', '%', '1', ' ', '\n', '<', '。', 'ß', ','),
        character,
      ),
      maxLength: 8,
    });
    fc.assert(
      fc.property(part, part, part, (a, b, c) => {
        const parsed = schema.safeParse(`${a}@${b}.${c}`);
        if (!parsed.success) return;
        expect(parsed.data).toMatch(/^[\x21-\x7e]+$/);
        expect(parsed.data.split('@')).toHaveLength(2);
        expect(parsed.data).not.toMatch(/[<>,;:"\\]/);
        expect(schema.parse(parsed.data)).toBe(parsed.data);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a visible line', () => {
  const sign = /[^\p{Z}\p{M}\p{Cc}\p{Cf}]/u;

  test('is every cleaned one in which there is anything to see', () => {
    fc.assert(
      fc.property(
        typed,
        (text) => visibleLine.test(cleanLine(text)) === sign.test(cleanLine(text)),
      ),
    );
  });

  test('is none that cleaning would change, but for how signs are composed', () => {
    fc.assert(
      fc.property(
        typed,
        (text) =>
          !visibleLine.test(text) ||
          text !== text.toWellFormed() ||
          cleanLine(text) === cleanLine(text.normalize()),
      ),
    );
    for (const text of [
      ' a',
      'a ',
      'a  b',
      'a\nb',
      '\u202ea',
      'a\u0000',
      '\u00a0',
      '\u200d',
      '\u00ad',
      '\u0308',
      '',
    ])
      expect(visibleLine.test(text)).toBe(false);
  });
});

test('what is typed just now keeps its blanks and lines, and loses what nobody sees', () => {
  expect(visibleText(' ruft \u202ean\r\nmorgen\t\u0000um 8 \n')).toBe(' ruft an\nmorgen um 8 \n');
  fc.assert(fc.property(typed, (text) => cleanText(visibleText(text)) === cleanText(text)));
});

describe('an address as people paste it', () => {
  const schema = requiredEmail(100, 'Fehlt.', 'Keine Adresse.');
  test.each([
    ['anna@example.org.', 'anna@example.org'],
    ['Anna Huber <anna@example.org>', 'anna@example.org'],
    ['"Huber, Anna" <anna@example.org>;', 'anna@example.org'],
    ['<anna@example.org>', 'anna@example.org'],
    ['mailto:anna@example.org', 'anna@example.org'],
    ['<mailto:anna@example.org>', 'anna@example.org'],
    ['Anna Huber <mailto:anna@example.org?subject=Hallo>', 'anna@example.org'],
    ['mailto:anna@example.org?subject=Hallo', 'anna@example.org'],
    ['E-Mail: anna@example.org', 'anna@example.org'],
    ['anna\u00a0@example.org', 'anna@example.org'],
    ['anna @ example . org', 'anna@example.org'],
    ['an\u00adna@example.org', 'anna@example.org'],
    ['„anna@example.org“', 'anna@example.org'],
    ["'anna@example.org'", 'anna@example.org'],
    ['(anna@example.org),', 'anna@example.org'],
    ['o’brien@example.org', "o'brien@example.org"],
    ['anna\u2011maria@example.org', 'anna-maria@example.org'],
    ['huber&sohn@example.org', 'huber&sohn@example.org'],
    ['Anna@EXAMPLE.org', 'Anna@example.org'],
    ['info@müller-praxis.example', 'info@xn--mller-praxis-dlb.example'],
  ])('%j is %j', (typed, address) => {
    expect(schema.parse(typed)).toBe(address);
    expect(schema.parse(address)).toBe(address);
  });

  test.each([
    ['anna@example.org; max@example.org', 'Keine Adresse.'],
    ['anna@example.org max@example.org', 'Keine Adresse.'],
    ['anna huber@example.org', 'Keine Adresse.'],
    ['sophie@@example.org', 'Keine Adresse.'],
    ['anna@example', 'Keine Adresse.'],
    ['anna..huber@example.org', 'Keine Adresse.'],
    ['jürgen@example.org', 'Vor dem @ darf kein Umlaut stehen.'],
    ['<>', 'Fehlt.'],
    ['anna@example.org?subject=Hallo', 'Keine Adresse.'],
  ])('%j is asked about: %s', (typed, message) => {
    expect(schema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
