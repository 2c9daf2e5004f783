import { expect, test } from 'vitest';
import { isSameEmail } from './email-address.ts';

test('the case of an address does not make it another one, and no address is like no other', () => {
  expect(isSameEmail('Berta@Praxis.at', 'berta@praxis.at')).toBe(true);
  expect(isSameEmail('berta@praxis.at', 'berta@praxis.at.example')).toBe(false);
  expect(isSameEmail('', '')).toBe(false);
});
