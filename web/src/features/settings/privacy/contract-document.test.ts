import type { Practice } from '@platzwart/domain/practice/practice';
import { expect, test } from 'vitest';
import { contractDocument, measuresDocument } from './contract-document.ts';

const address = { address1: 'Lindenhofgasse 12', address2: '8020 Graz', address3: '' };
const practice: Pick<Practice, 'slug' | 'title' | 'contactPerson' | 'locations'> = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  contactPerson: 'Anna Berger',
  locations: [
    { id: 'a', title: 'Lend', ...address },
    { id: 'b', title: 'Andritz', address1: 'Am Mühlbach 3', address2: '8045 Graz', address3: '' },
  ],
};
// Late evening in UTC is already the next day in Berlin.
const account = { email: 'office@lindenhof.example', registeredAt: new Date('2026-07-09T23:30:00Z') };
const html =
  '<h2 id="technische-und-organisatorische-massnahmen">8. Technische Maßnahmen</h2><h3>Zugang</h3><p>Rollen.</p><h2 id="x">9.</h2>';
const input = { practice, account, html, origin: 'https://platzwart.example', now: new Date('2026-11-21T23:30:00Z') };

test('the contract names the practice as it stands, since when it holds, and the day it was made out, in Berlin', () => {
  const { fileName, definition } = contractDocument(input);
  const words = JSON.stringify(definition);
  expect(fileName).toBe('auftragsverarbeitung-lindenhof-2026-11-22.pdf');
  for (const said of [
    'Logopädie Lindenhof',
    'Lindenhofgasse 12',
    'Weiterer Standort: Andritz, Am Mühlbach 3, 8045 Graz',
    'Kontaktperson: Anna Berger',
    'office@lindenhof.example',
    'Registrierung der Praxis am 10.07.2026',
    'ausgefertigt am 22.11.2026',
  ]) {
    expect(words, said).toContain(said);
  }
  expect(definition).toMatchObject({ language: 'de', info: { title: 'Vertrag zur Auftragsverarbeitung – Logopädie Lindenhof' } });
});

test('every page says which it is', () => {
  const { footer } = contractDocument(input).definition as { footer: (page: number, pages: number) => unknown };
  expect(JSON.stringify(footer(2, 6))).toContain('Seite 2 von 6');
});

test('the measures stand alone, under their own title and without the number they have in the contract', () => {
  const { title, fileName, definition } = measuresDocument(input);
  expect(title).toBe('Technische Maßnahmen');
  expect(fileName).toBe('technische-massnahmen-lindenhof-2026-11-22.pdf');
  const words = JSON.stringify(definition);
  expect(words).toContain('Zugang');
  expect(words).not.toContain('Unterschrift');
});
