import { expect, test } from 'vitest';
import { isReadableMarkdown } from './readable-markdown.ts';

test.each([
  'Guten Tag',
  '- a\n  - b\n    - c\n\n> - d\n> 1. e',
  '                              Montag 8–12',
  Array.from({ length: 200 }, (_, n) => `- **Frage ${n}**: Antwort`).join('\n'),
  Array.from({ length: 100 }, (_, n) => `- [Merkblatt ${n}](https://praxis.example/${n}.pdf)`).join(
    '\n',
  ),
  'Guten Tag\n\n'.repeat(900),
  'Preise: 3 * 4 = 12, _siehe_ Aushang\n'.repeat(200),
])('what people write is read: %#', (text) => expect(isReadableMarkdown(text)).toBe(true));

test.each([
  '>'.repeat(21),
  '1. '.repeat(6600),
  '- > '.repeat(12),
  `${'  '.repeat(40)}- tief`,
  'a*'.repeat(1001),
  '**_'.repeat(600),
  'a\n===\n'.repeat(201),
  '- - - 1. a\n'.repeat(751),
  'a'.repeat(20_001),
  '['.repeat(501),
  '[a](b)\n\n'.repeat(251),
  '# [a]\n'.repeat(251),
  '`a'.repeat(501),
  '<a '.repeat(501),
  'a\n\n'.repeat(1000),
])('what a parser would choke on is not: %#', (text) =>
  expect(isReadableMarkdown(text)).toBe(false),
);
