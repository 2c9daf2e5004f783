import { describe, expect, test } from 'vitest';
import { logoProblem } from './logo.ts';

describe('the logo', () => {
  const megabyte = 1024 * 1024;
  test('may be missing', () => expect(logoProblem(undefined)).toBeUndefined());
  test('may have 4 MB and not a byte more', () => {
    expect(logoProblem({ type: 'image/png', size: 4 * megabyte })).toBeUndefined();
    expect(logoProblem({ type: 'image/png', size: 4 * megabyte + 1 })).toBe('Größe überschritten.');
  });
  test.each(['image/svg+xml', 'application/pdf', ''])(
    'must be a picture that is safe to show: %j is not',
    (type) => {
      expect(logoProblem({ type, size: 10 })).toContain('Bitte wähle ein Bild');
    },
  );
});
