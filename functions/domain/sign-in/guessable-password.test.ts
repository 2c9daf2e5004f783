import { expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const anna = ['anna.berger@praxis-lindenhof.at', 'Anna Berger', 'logopaedie-lindenhof'];

it.each([
  ' '.repeat(12),
  ' \u00a0\u2003\u3000\t\u2009\u2002\u2005\u205f\u2007 \u2004',
  '\u00a0'.repeat(12),
  'aaaaaaaaaaaa',
  'abababababab',
  'abcdefghijkl',
  '1234567890',
  '0987654321',
  'qwertzuiop',
  'asdfghjklö',
  '1q2w3e4r5t',
  'password1234',
  'Passwort123!',
  'ichliebedich',
  'geheim1234',
  'platzwart2026',
  'Platzwart123',
  'anna.berger@praxis-lindenhof.at',
  'AnnaBerger1',
  'lindenhof2024',
  'Logopaedie-Lindenhof',
])('%j is guessable', (password) => {
  expect(isGuessable(password, anna)).toBe(true);
});

it.each([
  'drei nette Pferde',
  'zehn Zeichen',
  'Sonne Mond Wald',
  'x7#kQ9!vLp2',
  'Ärger mit Öl',
  `${'kaltes Wasser im Mai '.repeat(9)}!`,
])('%j is not, whatever it consists of', (password) => {
  expect(isGuessable(password, anna)).toBe(false);
});

it('whoever chose it for another is told nothing by it: what is known of one counts for that one alone', () => {
  expect(isGuessable('lindenhof2024', ['lindenhof@praxis.at'])).toBe(true);
  expect(isGuessable('lindenhof-quitte', [])).toBe(false);
});
