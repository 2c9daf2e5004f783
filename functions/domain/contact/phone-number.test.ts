import { expect, test } from 'vitest';
import { isCallable, phoneUrl } from './phone-number.ts';

test.each([
  ['0316/12 34-56', 'tel:0316123456'],
  ['+43 (0)316 123456', 'tel:+43316123456'],
  ['+49 089 4711123', 'tel:+49894711123'],
  ['0043 (0) 316 12345', 'tel:+4331612345'],
  ['(0316) 12345', 'tel:031612345'],
  ['0316\u2013123\u00ad456', 'tel:0316123456'],
  ['0316 / 22 33 44', 'tel:0316223344'],
])('a practice is called at %j by %j', (written, url) => expect(phoneUrl(written)).toBe(url));

test.each([
  '',
  'abc',
  '0664',
  '1234',
  '12.11.2026',
  '0316 123456 (Praxis)',
  '0316 123456, 0660 1234567',
  '0316 222333 / 0660 4445556',
  '03862 2233 / 4455',
  '0341 1234567/68',
  '1234567/ 0660',
  '0316 2233 +43 660 12345',
  '123456789012345678',
])('%j is not one number, so it leads nowhere', (text) => expect(phoneUrl(text)).toBeUndefined());

test('a patient’s field is callable if a number stands in it, whatever stands beside it', () => {
  for (const text of [
    '0660 1234567 (ab 17 Uhr)',
    '0316/123456 DW 12',
    '0316 222333 / 0660 4445556',
    'Mutter: 0660 1234567',
  ])
    expect(isCallable(text), text).toBe(true);
  for (const text of ['siehe Mutter', '0664', 'ab 12.11.2026', '12.11.', '1'.repeat(16)])
    expect(isCallable(text), text).toBe(false);
});
