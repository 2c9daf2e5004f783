import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packPractice } from './pack-practice.ts';

/** Keeps the byte order mark, which other programs need. */
const withMark = new TextDecoder('utf-8', { ignoreBOM: true });

const now = new Date('2026-11-21T22:36:00Z');

test('the file holds practice, requests, table and a word on what is what, under a name without anybody’s', async () => {
  const about = { practice: { title: 'Logopädie Größe' } };
  const requests = [{ id: 'r1', firstname: 'Jörg' }];
  const tableOf = () => '\uFEFFVorname\r\nJörg\r\n';
  const { name, content } = packPractice({ slug: 'lindenhof', about, requests, tableOf, now });
  expect(name).toBe('praxis-lindenhof-2026-11-21.zip');
  const files = Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await content.arrayBuffer()))).map(([file, bytes]) => [
      file,
      withMark.decode(bytes),
    ]),
  );
  expect(Object.keys(files)).toEqual([
    'LIESMICH.txt',
    'praxis.json',
    'anfragen.json',
    'anfragen.csv',
  ]);
  expect(JSON.parse(files['praxis.json'] ?? '')).toEqual(about);
  expect(JSON.parse(files['anfragen.json'] ?? '')).toEqual(requests);
  expect(files['anfragen.csv']).toBe(tableOf());
  expect(files['LIESMICH.txt']).toContain(
    'Export der Praxis Logopädie Größe\r\nExportiert aus Platzwart am 21.11.2026, 23:36 Uhr',
  );
  expect(files['LIESMICH.txt']).toContain('Die eine Anfrage');
  expect(files['LIESMICH.txt']).not.toMatch(/Alle[s ]/);
  expect(files['LIESMICH.txt']).toContain('Nicht dabei sind Papierkorb und widerrufene Anfragen');
});
