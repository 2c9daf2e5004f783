import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { detailsOf, messages } from './failure.ts';

const details = (schema: z.ZodMiniType, input: unknown) => {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : detailsOf(parsed.error);
};

describe('the error catalogue', () => {
  test('says what the specification says, word for word', () => {
    expect(messages).toMatchObject({
      formInvalid: 'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
      requestSubmitted: 'Ihre Anfrage wurde erfasst. Vielen Dank!',
      serverError: 'Serverfehler :( Bitte probieren Sie es später nochmal.',
      noLocations:
        'Keine Standorte verfügbar. Bitte kontaktieren Sie die Praxis über einen anderen Weg.',
      consentNeeded: 'Zustimmung notwendig.',
      fileTooLarge: 'Größe überschritten.',
      bookingImpossible: '(zurzeit sind keine Anfragen möglich)',
    });
    expect(messages.slotsTooFew(3)).toBe('Bitte wählen Sie mindestens 3 Zeitfenster aus.');
  });
});

describe('details of a refusal', () => {
  test('a part of a list is named by its path', () => {
    const schema = z.object({ slots: z.array(z.object({ start: z.string() })) });
    expect(details(schema, { slots: [{ start: 'x' }, {}] })).toMatchObject([
      { field: 'slots.1.start' },
    ]);
  });

  test('what concerns the whole form is reported at form', () => {
    expect(details(z.object({}), 'x')).toEqual([
      { field: 'form', code: 'required', message: messages.checkThis },
    ]);
  });

  test('an unknown argument is reported at its own name, one without a name at the whole form', () => {
    expect(details(z.strictObject({}), { price: 1, '': 2 })).toMatchObject([
      { field: 'price', code: 'unknown' },
      { field: 'form', code: 'unknown' },
    ]);
  });

  test('no English of the library reaches a reader', () => {
    const schema = z.strictObject({
      a: z.string(),
      b: z.enum(['x']),
      c: z.int(),
      d: z.array(z.string()).check(z.maxLength(0)),
      e: z.union([z.literal(1), z.literal(2)]),
    });
    const found = details(schema, { a: 1, b: 'y', c: 1.5, d: ['z'], e: 3, f: 4 });
    expect(new Set(found.map((detail) => detail.field))).toEqual(
      new Set(['a', 'b', 'c', 'd', 'e', 'f']),
    );
    for (const { message } of found)
      expect([messages.checkThis, messages.unknownArgument]).toContain(message);
  });

  test('one sentence per field, and an answer stays small however much is wrong', () => {
    const twice = z.object({ a: z.string().check(z.minLength(5, 'Eins.'), z.regex(/x/, 'Zwei.')) });
    expect(details(twice, { a: 'y' })).toEqual([
      { field: 'a', code: 'required', message: 'Eins.' },
    ]);
    const flood = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`${i}${'k'.repeat(500)}`, 1]),
    );
    const found = details(z.strictObject({}), flood);
    expect(found.length).toBeLessThanOrEqual(50);
    for (const { field } of found) expect(field.length).toBeLessThanOrEqual(100);
    expect(
      details(z.object({ list: z.array(z.string()) }), { list: Array(5000).fill(1) }).length,
    ).toBeLessThanOrEqual(50);
  });
});
