/** What we serve of others comes with their licences. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { productUrl } from '../../scripts/toolchain.ts';

it.each([
  [
    'licenses.txt',
    ['## react-dom', '## @firebase/firestore', 'Permission is hereby granted', 'Apache License'],
  ],
  ['assets/inter-license.txt', ['SIL OPEN FONT LICENSE']],
])('%s is served to read', async (path, words) => {
  const answer = await fetch(`${productUrl}/${path}`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  for (const word of words) expect(text).toContain(word);
});

it('the terms of use lead there', async () => {
  expect(await (await fetch(`${productUrl}/terms-of-use`)).text()).toContain(
    'href="/licenses.txt"',
  );
});

it('the functions are deployed with those of what is bundled into them', () => {
  const [bundle, licences] = ['index.js.map', 'licenses.txt'].map((name) =>
    readFileSync(new URL(`../../functions/lib/${name}`, import.meta.url), 'utf8'),
  ) as [string, string];
  const { sources } = JSON.parse(bundle) as { sources: string[] };
  const names = sources.flatMap(
    (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of new Set(names)) expect(licences).toContain(`## ${name} `);
});
