/**
 * A caller's display shows one form of a number, the request holds another: each is found in every
 * place where staff or server compare.
 */

import { looksLikePhone } from '@platzwart/domain/contact/read-phones';
import { validateImportRow } from '@platzwart/domain/import/row';
import { comparedProof } from '@platzwart/domain/patient-portal/identity-check';
import { searchTokens, tokensToAsk } from '@platzwart/domain/request/search-tokens';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, test } from 'vitest';
import { searched } from '../../entities/request/search-requests.ts';
import { knownPeople } from '../../features/booking/manual-entry/known-people.ts';
import { likelyDuplicates } from '../../features/import/validate-rows.ts';
import { peopleFound } from '../../features/vacancies/people.tsx';

const callers = [
  '+43 660 1234567',
  '+436601234567',
  '0043 660 1234567',
  '00436601234567',
  '0660 1234567',
  '0660/12 34 567',
  '0660-123-4567',
  '0660\u2013123\u20114567',
  '0660.123.4567',
  '(0)660 1234567',
  '+43 (0)660 1234567',
  '(+43) 660/1234567',
  '6601234567',
  '436601234567',
  '0660\u00a01234567',
  '\u202a+43 660 1234567\u202c',
  '00 43 660 1234567',
  '+43 0660 1234567',
  '+43/660/1234567',
  '0660 / 123 45 67',
  "'06601234567",
  '\uff10\uff16\uff16\uff10 1234567',
  '0660 \u2013 1234567',
  '0 660 1234567',
  '\u0660\u0666\u0666\u0660 1234567',
];
const stored = [
  ...callers,
  '0316 222333 / 0660 1234567',
  '0660 1234567 (ab 17 Uhr)',
  'Mutter: 0660/1234567',
  'O660 l234567',
  '06601234567.0',
  'tel:+43-660-1234567',
  '0660 1234567 (alt: 0316 222333)',
  '0043 (0)660 / 12 34 567',
  '0043 660 / 12 34 567',
  '0660 123 / 45 67',
  '+43 (0) 660 - 123 45 67 (ab 17 Uhr)',
  '0316 222333 // 0660 1234567',
  '0316 222333 --- 0660 1234567',
];
const today = '2026-11-27';
const context = { form: aFormConfiguration(), tags: [], today };

describe.each(stored)('a number stored as %j', (phone) => {
  const request = { ...aRequest({ phone, phone2: '', birthdate: undefined }), id: 'stored' };
  const other = {
    ...aRequest({ phone: '0660 7654321', phone2: '', email: 'b@post.example' }),
    id: 'other',
  };
  const everybody = new Map([other, request].map((each) => [each.id, each]));

  test.each(callers)(
    'is found by %j: staff’s search, palette, free places, archive, phone entry, import, proof',
    (caller) => {
      expect(searched([request, other], caller)).toEqual([request]);
      expect(peopleFound(caller, everybody)).toEqual([request]);
      expect(looksLikePhone(caller)).toBe(true);
      expect(searchTokens(request)).toContain(tokensToAsk(caller)[0]);
      expect(knownPeople([other, request], { phone: caller, name: '' })).toEqual([request]);
      const { firstname, lastname } = request;
      const row = validateImportRow({ firstname, lastname, phone: caller }, context);
      const person = row.ok ? row.value : undefined;
      const imported = { number: 1, line: 2, row: {}, person, isNowhere: false, details: [] };
      expect(likelyDuplicates([imported], [request, other]).open).toEqual(new Set([1]));
      const proof = comparedProof(request, caller, today);
      expect(proof?.expected).toContain(proof?.given);
    },
  );
});

test('a number stored without its area code is known when the whole one calls', () => {
  const request = { ...aRequest({ phone: '1234567', phone2: '' }), id: 'stored' };
  expect(knownPeople([request], { phone: '+43 316 1234567', name: '' })).toEqual([request]);
});
