/**
 * The walk through every public address is complete: new routes must be visited, and fit every
 * screen, too. Screens of the administration: `web/src/staff-screens.test.tsx`.
 */
import { readFileSync } from 'node:fs';
import { sitePaths } from '@platzwart/domain/site-paths';
import { expect, test } from 'vitest';
import { rows } from '../journeys/every-address.ts';

const source = (file: string) =>
  readFileSync(new URL(`../../web/src/${file}`, import.meta.url), 'utf8');

const modules: Record<string, Record<string, unknown>> = { sitePaths };

/**
 * The addresses that `pattern` finds in a part of a file: each `module.name`, or
 * `module.name(arguments)`, `inPractice` among these.
 */
function addresses(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, written = '']) => {
    const [, module = '', name = '', given] = /(\w+Paths)\.(\w+)(?:\((.*)\))?/.exec(written) ?? [];
    const address = modules[module]?.[name];
    if (typeof address !== 'function') return String(address);
    return String(
      address(
        ...(given ?? '')
          .split(', ')
          .map((one) => (one === 'inPractice' ? ':companySlug' : one.slice(1, -1))),
      ),
    );
  });
}

test('every route of the platform and of a practice is visited', () => {
  const [platform = '', inside = ''] = source('routes.tsx').split('export const practiceRoutes');
  const routes = addresses(
    platform,
    /^ {2}(?:\{| {2})\s?path: (`\$\{.*\}[^`]*`|sitePaths\.\w+(?:\([^)]*\))?),/gm,
  );
  const ofPractice = addresses(
    inside,
    /^ {2}(?:\{| {2})\s?path: (sitePaths\.\w+\([^)]*\)),\s+page/gm,
  );
  expect(routes).toHaveLength(platform.match(/page: lazyPage\(/g)?.length ?? 0);
  expect(ofPractice).toHaveLength(inside.match(/page: lazyPage\(/g)?.length ?? 0);
  const visited = rows.map(({ path }) => path.split('?')[0] ?? '');
  const isVisited = (route: string) => {
    const fits = new RegExp(`^${route.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}$`);
    return visited.some((path) => fits.test(path));
  };
  expect(
    [...routes, ...ofPractice, sitePaths.support, sitePaths.login].filter(
      (route) => !isVisited(route),
    ),
  ).toEqual([]);
});
