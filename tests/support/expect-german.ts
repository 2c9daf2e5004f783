import type { Detail } from '@platzwart/domain/failure';
import { expect } from 'vitest';

/**
 * Every detail has a field, one of our codes, and a complete German sentence not written by a
 * library.
 */
export function expectGerman(details: readonly Detail[]): void {
  for (const { field, code, message } of details) {
    expect(field).not.toBe('');
    expect(code, field).toMatch(/^[a-zA-Z]+$/);
    expect(message, field).toMatch(
      /^(Bitte |Das |Dieser |Diese |Zustimmung |Keine |Von |Ein |Die ).+\.$/,
    );
    expect(message, field).not.toMatch(/invalid|expected|required|string|undefined|NaN/i);
  }
}
