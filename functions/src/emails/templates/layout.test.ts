import { operator } from '@platzwart/domain/legal/operator';
import { cleanLine, cleanText } from '@platzwart/domain/text/text';
import { expect, test, vi } from 'vitest';
import { bothForms, contactLine, fromPlatform, greetingTo } from './layout.ts';
import { notMeButton, tokenPlaceholder } from './stop-link.ts';

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

test('the imprint of a company in no register ends with its city', () => {
  const { company, street, city } = operator;
  const absent = (['registerNumber', 'registerCourt'] as const).map((name) =>
    vi.spyOn(operator, name, 'get').mockReturnValue(''),
  );
  const { text } = fromPlatform({ greeting: 'Hallo,', paragraphs: [], foot: [] });
  expect(text.split('\n').at(-1)).toBe(`${company}, ${street}, ${city}`);
  for (const one of absent) one.mockRestore();
});

test('nobody’s text can ask for what the sender fills in, not even with a link of its own', () => {
  const half = Math.ceil(tokenPlaceholder.length / 2);
  const [first, second] = [tokenPlaceholder.slice(0, half), tokenPlaceholder.slice(half)];
  const hostile = `https://evil.example/?p=${tokenPlaceholder} {post${tokenPlaceholder}fach} {${tokenPlaceholder}} {{postfach}} ${first}${tokenPlaceholder}${second} evil${tokenPlaceholder}.example`;
  const { text, html } = bothForms({
    head: hostile,
    notice: hostile,
    greeting: hostile,
    paragraphs: [hostile],
    firstRows: [[hostile, hostile]],
    rows: [[hostile, hostile]],
    choices: [notMeButton('https://platzwart.example')],
    closing: [hostile],
    foot: [hostile],
    ours: hostile.split(' '),
  });
  for (const form of [text, html])
    expect(form.split(tokenPlaceholder).map((before) => before.slice(-10))).toEqual([
      'nicht-ich/',
      form.slice(-10),
    ]);
  expect(text).not.toContain('evil.example');
  expect([cleanLine(tokenPlaceholder), cleanText(tokenPlaceholder)]).toEqual(['', '']);
});
