import { expect, test } from 'vitest';
import { phoneLink } from './format-person.ts';

test('a number leads to a call, what an old list says in its place leads nowhere', () => {
  expect(phoneLink('+43 664/123-45 67')).toBe('tel:+436641234567');
  expect(phoneLink('+43 (0)664 1234567')).toBe('tel:+436641234567');
  for (const words of [undefined, '', 'siehe Mutter 12', '0664']) expect(phoneLink(words)).toBeUndefined();
});
