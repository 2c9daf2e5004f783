import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionalEmail } from '../text/text.ts';
import { readableEmail } from './readable-email.ts';

const stored = (typed: string) => optionalEmail(200, 'malformed').parse(typed);

test.each([
  ['info@müller.at', 'info@xn--mller-kva.at'],
  ['office@praxis-höfer-übelbach.co.at', 'office@xn--praxis-hfer-belbach-x6b4k.co.at'],
  ['a@xn.at', 'a@xn.at'],
  ['info@ärzte.müller.example', 'info@xn--rzte-koa.xn--mller-kva.example'],
  ['zoë@post.example', 'zoë@post.example'],
  ['', ''],
])('%j is shown as it is typed, and stored as %j', (shown, ascii) => {
  expect(readableEmail(ascii)).toBe(shown);
  if (ascii !== shown) expect(stored(shown)).toBe(ascii);
});

test('whatever characters of Latin script stand in a domain, what is shown is what was typed', () => {
  const characters = fc.constantFrom(...'abcxyzäöüéèñçåøšžłőığ0189');
  const label = fc.string({ unit: characters, minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(label, (name) => {
      const typed = `info@a${name}b.at`;
      // The platform's own conversion decides what a domain is.
      const ascii = URL.parse(`http://a${name}b.at`)?.hostname;
      fc.pre(ascii !== undefined);
      expect(readableEmail(`info@${ascii}`)).toBe(typed);
    }),
  );
});

test.each([
  'a@xn--80ak6aa92e.com',
  'a@xn--.at',
  'a@xn--mller-.at',
  'a@xn--99999999999.at',
  'a@xn--ls8h.la',
  'a@XN--~~~.at',
])('another script, or no domain at all, stays as it is: %j', (address) =>
  expect(readableEmail(address)).toBe(address),
);
