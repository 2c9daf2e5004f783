/** Hosting must lead to every page that the build writes out; otherwise its address gets the empty app.html. */
import { readFileSync } from 'node:fs';
import { publicPages } from '@platzwart/domain/public-pages';
import { expect, it } from 'vitest';

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; destination?: string }[] };
};

it('every public page but the root, which is the index, has its document', () => {
  const others = new Set(['/app.html', '/practice.html', '/booking.html']);
  const documents = hosting.rewrites.filter(({ destination }) => destination !== undefined && !others.has(destination));
  const expected = publicPages.filter((path) => path !== '/').map((path) => ({ source: path, destination: `${path}.html` }));
  expect(documents).toEqual([{ source: '/login', destination: '/login.html' }, ...expected]);
});
