import { expect, test } from 'vitest';
import annex from '../../../content/legal/processing-annex.md';
import { measuresId } from './contract-document.ts';
import { legalContent, legalSection } from './legal-content.ts';

/** All text of the document, in order. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, ul, ol, stack } = value as Record<string, unknown>;
  return textIn([text, ul, ol, stack].filter((inner) => inner !== undefined));
}

const charactersOf = (text: string) => text.replace(/\s+/g, '');

test('the contract loses no word of the annex on its way into the PDF', () => {
  const page = new DOMParser().parseFromString(annex, 'text/html');
  page.querySelector('details')?.remove();
  const expected = charactersOf(page.body.textContent ?? '');
  expect(expected.length).toBeGreaterThan(10_000);
  expect(charactersOf(textIn(legalContent(annex, 'https://platzwart.example')))).toBe(expected);
});

test('the measures are the annex’s section about them, up to the next one', () => {
  const { title, blocks } = legalSection(annex, measuresId, 'https://platzwart.example');
  expect(title).toBe('Technische und organisatorische Maßnahmen');
  const words = textIn(blocks);
  expect(words).toContain('Verschlüsselung');
  expect(words).toContain('Platzwart überprüft die Maßnahmen regelmäßig');
  expect(words).not.toContain('Weitere Auftragsverarbeiter');
  expect(blocks.filter((block) => block.style === 'h2').length).toBeGreaterThan(4);
});

test('a link inside of the product leads there from paper too, and lists inside of lists stay lists', () => {
  const html = '<p>Siehe <a href="/privacy-policy">dort</a>.</p><ul><li>außen<ul><li><strong>innen</strong></li></ul></li></ul>';
  expect(legalContent(html, 'https://platzwart.example')).toEqual([
    {
      style: 'paragraph',
      text: ['Siehe ', { text: ['dort'], decoration: 'underline', link: 'https://platzwart.example/privacy-policy' }, '.'],
    },
    { style: 'list', ul: [{ stack: [{ text: ['außen'] }, { style: 'list', ul: [{ text: [{ text: ['innen'], bold: true }] }] }] }] },
  ]);
});

test('says so where a legal text holds what is not set yet, instead of leaving it out', () => {
  expect(() => legalContent('<table></table>', 'https://platzwart.example')).toThrow(/<table>/);
});
