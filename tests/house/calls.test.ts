/** A call exists in four places; this holds them against each other. */
import { readFileSync } from 'node:fs';
import { calls } from '@platzwart/domain/calls';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const { hosting } = JSON.parse(readFileSync(new URL('firebase.json', root), 'utf8')) as {
  hosting: { rewrites: { source: string; function?: { functionId: string; region: string }; destination?: string }[] };
};
const deployed = [...readFileSync(new URL('functions/src/index.ts', root), 'utf8').matchAll(/^export const (\w+) = (\w+)\('?(\w+)?/gm)];

it('every call has a callable of its name, and Hosting leads to it on the product’s own origin', () => {
  for (const name of Object.keys(calls)) {
    expect(deployed.map(([, exported, wrapper, wired]) => [exported, wrapper, wired])).toContainEqual([name, 'callable', name]);
    expect(hosting.rewrites).toContainEqual({ source: `/api/${name}`, function: { functionId: name, region: 'europe-west3' } });
  }
});

it('no callable and no rewrite exists beside them, and the app answers last', () => {
  const callables = deployed.filter(([, , wrapper]) => wrapper === 'callable').map(([, exported]) => exported);
  expect(new Set(callables)).toEqual(new Set(Object.keys(calls)));
  const exported = deployed.map(([, name]) => name);
  for (const { function: target } of hosting.rewrites) if (target) expect(exported).toContain(target.functionId);
  expect(hosting.rewrites.at(-1)).toEqual({ source: '!/@(api|assets|media)/**', destination: '/app.html' });
});
