import { expect, test } from 'vitest';
import { contactLine, greetingTo } from './layout.ts';

test.each([
  ['Anna Berger', 'Hallo Anna Berger,'],
  ['Dr.med. Huber', 'Hallo Dr.med. Huber,'],
  ['anna@praxis.example', 'Hallo,'],
  ['', 'Hallo,'],
  [undefined, 'Hallo,'],
])('%j is greeted by a name, never by an address', (name, greeting) => {
  expect(greetingTo(name)).toBe(greeting);
});

test('a contact’s address is written as people write it', () => {
  const email = 'praxis@xn--mller-kva.example';
  expect(contactLine({ contactPerson: 'Anna Berger' }, { email, confirmedEmail: email })).toBe(
    'Kontaktperson: Anna Berger, praxis@müller.example',
  );
});
