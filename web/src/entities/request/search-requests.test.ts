import { describe, expect, test } from 'vitest';
import { searched } from './search-requests.ts';

const request = (id: string, fields: Partial<Parameters<typeof searched>[0][number]> = {}) => ({
  id,
  firstname: 'Anna',
  lastname: 'Berger',
  email: 'anna@beispiel.at',
  phone: '0664 123 45 67',
  note: '',
  adminNote: '',
  reason: '',
  ...fields,
});

const ids = (requests: readonly { id: string }[]) => requests.map(({ id }) => id);

describe('the search', () => {
  const requests = [
    request('a', { lastname: 'Müller' }),
    request('b', { lastname: 'Mueller', adminNote: 'Ruft im März an' }),
    request('c', { firstname: 'Zoé', lastname: 'Groß', phone: '+43 (664) 987-65' }),
  ];

  test('keeps everything, in its order, without a term', () => {
    expect(searched(requests, '  ')).toBe(requests);
  });

  test('takes ä for ae, ß for ss, é for e, capitals for lower case', () => {
    expect(ids(searched(requests, 'MÜLLER'))).toEqual(['a', 'b']);
    expect(ids(searched(requests, 'mueller'))).toEqual(['a', 'b']);
    expect(ids(searched(requests, 'muller'))).toEqual(['a', 'b']);
    expect(ids(searched(requests, 'marz'))).toEqual(['b']);
    expect(ids(searched(requests, 'zoe gross'))).toEqual(['c']);
  });

  test('wants every word, wherever it stands', () => {
    expect(ids(searched(requests, 'märz anna'))).toEqual(['b']);
    expect(ids(searched(requests, 'märz zoe'))).toEqual([]);
  });

  test('finds a phone number however it is spaced', () => {
    expect(ids(searched(requests, '06641234567'))).toEqual(['a', 'b']);
    expect(ids(searched(requests, '0664/123-45'))).toEqual(['a', 'b']);
    expect(ids(searched(requests, '43 664 98765'))).toEqual(['c']);
  });

  test('finds a number in whatever form the display of a telephone shows it, and by its end', () => {
    for (const term of [
      '0664 98765',
      '+43 664 98765',
      '0043 664 98765',
      '+43 0664 98765',
      '8765',
    ]) {
      expect(ids(searched(requests, term)), term).toEqual(['c']);
    }
    expect(ids(searched(requests, '+43 664 123 45 67'))).toEqual(['a', 'b']);
  });

  test('evaluates a changed request again', () => {
    const before = request('a', { lastname: 'Müller' });
    expect(ids(searched([before], 'müller'))).toEqual(['a']);
    const after = { ...before, lastname: 'Huber' };
    expect(ids(searched([after], 'müller'))).toEqual([]);
    expect(ids(searched([after], 'huber'))).toEqual(['a']);
  });
});
