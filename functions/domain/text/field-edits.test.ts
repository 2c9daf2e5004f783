import { describe, expect, it } from 'vitest';
import { isSameValue } from './field-edits.ts';

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
