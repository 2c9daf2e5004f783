import { expect, test } from 'vitest';
import { greetingTo } from './layout.ts';

test.each([
  ['Anna Berger', 'Hallo Anna Berger,'],
  ['Dr.med. Huber', 'Hallo Dr.med. Huber,'],
  ['anna@praxis.example', 'Hallo,'],
  ['', 'Hallo,'],
  [undefined, 'Hallo,'],
])('%j is greeted by a name, never by an address', (name, greeting) => {
  expect(greetingTo(name)).toBe(greeting);
});
