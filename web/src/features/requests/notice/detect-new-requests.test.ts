import { describe, expect, test } from 'vitest';
import { newSince, seenAtFirst, seenWith } from './detect-new-requests.ts';

const request = (id: string, minute: number, source: 'online' | 'phone' | 'import' = 'online') => ({
  id,
  requestedAt: new Date(minute * 60_000),
  source,
});
const none = undefined;

describe('a request is news', () => {
  const atFirst = [request('a', 1), request('b', 5)];

  test('when it was never here and was asked for later than all that were', () => {
    const seen = seenAtFirst(atFirst);
    expect(newSince(seen, [...atFirst, request('c', 6), request('d', 7, 'phone')], none)).toEqual([
      'c',
      'd',
    ]);
    expect(newSince(seen, atFirst, none)).toEqual([]);
  });

  test('but not when it comes back from the archive, was read in from a file, or is open already', () => {
    const seen = seenAtFirst(atFirst);
    expect(
      newSince(
        seen,
        [request('old', 3), request('row', 8, 'import'), request('own', 9, 'phone')],
        'own',
      ),
    ).toEqual([]);
  });

  test('only once, though it may go to the archive and come back', () => {
    const seen = seenWith(seenAtFirst(atFirst), [...atFirst, request('c', 6)]);
    expect(newSince(seen, [request('c', 6)], none)).toEqual([]);
  });

  test('if it is the very first one of a practice', () => {
    expect(newSince(seenAtFirst([]), [request('a', 1)], none)).toEqual(['a']);
  });
});
