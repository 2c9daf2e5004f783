import { expect, test } from 'vitest';
import { callablePhones, phonesOf } from './format-person.ts';

test('a number leads to a call, what an old list says in its place leads nowhere', () => {
  expect(callablePhones({ phone: '+43 664/123-45 67' })).toEqual([
    { text: '+43 664/123-45 67', link: 'tel:+436641234567' },
  ]);
  expect(callablePhones({ phone: '', phone2: '+43 (0)664 1234567' })[0]?.link).toBe(
    'tel:+436641234567',
  );
  for (const words of ['', 'siehe Mutter 12', '0664'])
    expect(callablePhones({ phone: words })).toEqual([]);
  expect(phonesOf({ phone: 'siehe Mutter 12' })).toEqual([
    { text: 'siehe Mutter 12', link: undefined },
  ]);
  expect(callablePhones(undefined)).toEqual([]);
});

test('each number of a field has a link of its own, and the words beside it stay', () => {
  expect(phonesOf({ phone: '0316 222333 / 0660 4445556', phone2: '0660 4445556' })).toEqual([
    { text: '0316 222333', link: 'tel:0316222333' },
    { text: '0660 4445556', link: 'tel:06604445556' },
  ]);
  expect(phonesOf({ phone: '0660 1234567 (ab 17 Uhr)' })).toEqual([
    { text: '0660 1234567 (ab 17 Uhr)', link: 'tel:06601234567' },
  ]);
  expect(phonesOf({ phone: 'Mutter 0660 1234567, Vater 0664 7654321' }).at(-1)).toEqual({
    text: 'Mutter , Vater',
    link: undefined,
  });
});
