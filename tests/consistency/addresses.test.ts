/** The walk through every address is complete: new routes must be visited, and fit every screen, too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../../web/src/paths.ts';
import { rows, screens } from '../journeys/every-address.ts';

const source = (file: string) => readFileSync(new URL(`../../web/src/${file}`, import.meta.url), 'utf8');

/** All matches of `pattern` in part of a file, as written there. */
const written = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);

test('every route of the platform and of a practice is visited', () => {
  const [platform = '', inside = ''] = source('routes.tsx').split('export const practiceRoutes');
  const routes = written(platform, /^ {2}(?:\{| {2})\s?path: (paths\.\w+|'[^']+'),/gm).map((path) =>
    path.startsWith("'") ? path.slice(1, -1) : String(paths[path.slice('paths.'.length) as keyof typeof paths]),
  );
  const ofPractice = written(inside, /^ {2}\{ path: '([^']*)', page/gm).map((path) => `/:companySlug/${path}`.replace(/\/$/, ''));
  expect(routes).toHaveLength(platform.match(/page: lazyPage\(/g)?.length ?? 0);
  expect(ofPractice).toHaveLength(inside.match(/page: lazyPage\(/g)?.length ?? 0);
  const visited = rows.map(({ path }) => path.split('?')[0] ?? '');
  const isVisited = (route: string) => {
    const fits = new RegExp(`^${route.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}$`);
    return visited.some((path) => fits.test(path));
  };
  expect([...routes, ...ofPractice, paths.support, paths.login].filter((route) => !isVisited(route))).toEqual([]);
});

test('every screen of the administration is visited', () => {
  const text = source('pages/administration/administration-screens.tsx');
  const names = Object.fromEntries([...text.matchAll(/(\w+): '([\w-]+)'/g)].map(([, key, path]) => [`screens.${key}`, path]));
  const routes = written(text, /path=(?:\{)?("[^"]+"|`[^`]+`|screens\.\w+)/g)
    .map((path) => names[path] ?? path.slice(1, -1).replace(/\$\{(screens\.\w+)\}/, (_, key: string) => names[key] ?? key))
    .filter((path) => !path.endsWith('*'));
  const settings = written(source('features/administration/settings-navigation.tsx'), /\{ path: '(\w+)'/g);
  const expected = [...routes, ...settings.map((path) => `einstellungen/${path}`)];
  expect(screens.map(({ path }) => path).sort()).toEqual(expected.sort());
});
