import { expect, test } from 'vitest';
import { isCallable, isSamePhone, nationalDigits, phoneUrl } from './phone-number.ts';

test('one number written in the ways people write it is one number', () => {
  for (const written of ['+43 316 1234567', '0043/316/1234567', '+43 (0)316 1234567', '0316-12 34 567', '0316 1234567']) {
    expect(nationalDigits(written)).toBe('3161234567');
    expect(isSamePhone(written, '0316 1234567')).toBe(true);
  }
});

test('the area may be missing, but the same end in another network is another telephone', () => {
  expect(isSamePhone('1234567', '0316 1234567')).toBe(true);
  expect(isSamePhone('0664 1234567', '0650 1234567')).toBe(false);
  expect(isSamePhone('34567', '0316 1234567')).toBe(false);
});

test('no number is like no number', () => {
  expect(isSamePhone('', '')).toBe(false);
  expect(isSamePhone('keine', 'keine')).toBe(false);
});

test.each(['0316 123456', '+43 (0)316/12-34.56', '12345', ' 0664 1234567 '])('%j can be dialled', (phone) => {
  expect(isCallable(phone)).toBe(true);
});

test('is dialled by its digits, from abroad too', () => {
  const dialled = { '0316/12 34-56': 'tel:0316123456', '+43 (0)316 123456': 'tel:+43316123456', '0043 (0) 316 12': 'tel:004331612' };
  for (const [written, url] of Object.entries({ ...dialled, '(0316) 123': 'tel:0316123' })) expect(phoneUrl(written)).toBe(url);
});

test.each(['', '   ', 'abc', '0664', '1234', '0316 123456 (Praxis)', 'tel:0316123456', '0316\u2013123456', '0316\n123456', '+-()/.'])(
  '%j cannot be dialled',
  (phone) => {
    expect(isCallable(phone)).toBe(false);
  },
);
