import { expect, test } from 'vitest';
import { telephone } from './telephone.ts';

test('a number leads to a call, what an old list says in its place leads nowhere', () => {
  expect(telephone('+43 664/123-45 67')).toBe('tel:+436641234567');
  expect(telephone('+43 (0)664 1234567')).toBe('tel:+436641234567');
  for (const words of [undefined, '', 'siehe Mutter 12', '0664']) expect(telephone(words)).toBeUndefined();
});
