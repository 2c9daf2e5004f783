import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applyEdits, FieldEdits, isSameValue } from './field-edits.ts';

describe('edits', () => {
  it('of a text that could not be shown are refused at its field; a stored one can still be replaced', () => {
    const schema = z.strictObject({ text: z.string() });
    const nested = '> '.repeat(500);
    const edit = (from: string, to: string) =>
      applyEdits(schema, { text: from }, { text: { from, to } });
    expect(edit('', nested)).toMatchObject({
      failure: { details: [{ field: 'text', code: 'unreadable' }] },
    });
    expect(edit(nested, 'Willkommen')).toEqual({ ok: true, value: { text: 'Willkommen' } });
  });

  it('of more fields than a form has are no edits', () => {
    const edits = (n: number) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, { from: '', to: '' }]));
    expect(FieldEdits.safeParse(edits(100)).success).toBe(true);
    expect(FieldEdits.safeParse(edits(101)).success).toBe(false);
  });
});

describe('edits of what each object has', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
    '%s are refused, not ignored',
    (name) => {
      expect(FieldEdits.safeParse(JSON.parse(`{"${name}":{"from":null,"to":"x"}}`)).success).toBe(
        false,
      );
      expect(FieldEdits.safeParse({ title: { from: null, to: name } }).success).toBe(true);
    },
  );
});

describe('two values', () => {
  it('are the same in whatever order their fields stand, and nothing is nothing', () => {
    expect(isSameValue({ a: 1, b: [null] }, { b: [''], a: 1, c: undefined })).toBe(false);
    expect(isSameValue({ a: 1, b: [null] }, { b: [''], a: 1 })).toBe(true);
    expect(isSameValue(null, '')).toBe(true);
  });

  // A subscription's renewal changes only a date; a bug once skipped that write.
  it('that differ in a moment only are not the same', () => {
    const at = (text: string) => ({ endsAt: new Date(text) });
    expect(isSameValue(at('2026-12-01T00:00:00Z'), at('2027-01-01T00:00:00Z'))).toBe(false);
    expect(isSameValue(at('2026-12-01T00:00:00Z'), at('2026-12-01T00:00:00Z'))).toBe(true);
    expect(isSameValue(at('2026-12-01T00:00:00Z'), { endsAt: {} })).toBe(false);
  });
});
