/**
 * Hosting must route to every page that the build writes, and to a practice's page; otherwise the
 * address gets the empty app.html.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path/posix';
import { publicPages } from '@platzwart/domain/practice/public-pages';
import { sitePaths } from '@platzwart/domain/site-paths';
import { expect, it } from 'vitest';
import { isForPatients } from '../../web/src/shell/patients-pages.ts';

type Place = { source?: string; regex?: string };
type Rewrite = Place & { destination?: string; function?: { functionId: string } };

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as {
  hosting: {
    rewrites: Rewrite[];
    headers: (Place & { headers: { key: string; value: string }[] })[];
  };
};

it('every public page but the root, which is the index, has its document', () => {
  const others = new Set(['/app.html', '/patients.html']);
  const documents = hosting.rewrites.filter(
    ({ destination }) => destination !== undefined && !others.has(destination),
  );
  const expected = publicPages
    .filter((path) => path !== '/')
    .map((path) => ({ source: path, destination: `${path}.html` }));
  expect(documents).toEqual([{ source: '/login', destination: '/login.html' }, ...expected]);
});

const fits = (path: string, { source = '', regex }: Place) =>
  regex
    ? new RegExp(regex).test(path)
    : source.startsWith('!')
      ? !matchesGlob(path, source.slice(1))
      : matchesGlob(path, source);
const leadsTo = (path: string) => {
  const found = hosting.rewrites.find((rewrite) => fits(path, rewrite));
  return found?.destination ?? found?.function?.functionId ?? 'not found';
};
it('a page gets a document of patients’ exactly if it is theirs', () => {
  const ofPatients = ['/booking-request.html', '/patients.html', 'api'];
  const addresses = Object.values(sitePaths).map((path) =>
    typeof path === 'string' ? path : path('praxis', 'geheim'),
  );
  expect(addresses.filter((path) => ofPatients.includes(leadsTo(path)))).toEqual(
    addresses.filter(isForPatients),
  );
});

const headerOf = (path: string, name: string) =>
  hosting.headers
    .filter((rule) => fits(path, rule))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === name)?.value;
const cachingOf = (path: string) => headerOf(path, 'Cache-Control');

const starts = ['praxis', 'app', 'api', 'media', 'a.b', 'login.html', '.x', '%61pp'];
const rests = ['booking', 'booking/success', 'anfrage/geheim', '.x/booking', '.x/booking/success'];
const odd = starts.flatMap((start) => rests.map((rest) => `/${start}/${rest}`));

it('a practice’s form alone may be framed, and no address is without the headers of all', () => {
  const framedBy = (path: string) => headerOf(path, 'Content-Security-Policy');
  expect(odd.filter((path) => framedBy(path) !== "frame-ancestors 'none'")).toEqual([
    '/praxis/booking',
    '/praxis/booking/success',
  ]);
  expect(odd.filter((path) => !headerOf(path, 'Strict-Transport-Security'))).toEqual([]);
});

it('whatever opens a page of patients by a link, or the app in a tab of its own, tells no other server', () => {
  const secret = ['/.x/anfrage/geheim', '/nicht-ich/.x', '/a.b/bescheid/.x', '/app/.x/y'];
  expect(secret.filter((path) => !/^\/(app|patients)\.html$/.test(leadsTo(path)))).toEqual([]);
  expect(secret.filter((path) => headerOf(path, 'Referrer-Policy') !== 'no-referrer')).toEqual([]);
});

it.each([
  ['/logopaedie-lindenhof', 'api'],
  ['/logopaedie-lindenhof/booking', 'api'],
  ['/Logopaedie-Lindenhof', 'api'],
  ['/logopaedie-lindenhof/booking/success', '/patients.html'],
  ['/logopaedie-lindenhof/administration/anfragen', '/app.html'],
  ['/logopaedie-lindenhof/anfrage/Zm9v_-', '/patients.html'],
  ['/einladung/logopaedie-lindenhof~Zm9v_-', '/app.html'],
  ['/nicht-ich/Zm9v_-', '/patients.html'],
  ['/logopaedie-lindenhof/bestaetigung', '/patients.html'],
  ['/app/logopaedie-lindenhof/booking', '/app.html'],
  ['/dashboard', '/app.html'],
  ['/foo_bar', 'not found'],
  ['/__proto__', 'not found'],
  // Requests by browsers and robots for files that do not exist.
  ['/apple-touch-icon-precomposed.png', 'not found'],
  ['/wp-login.php', 'not found'],
  ['/.well-known/security.txt', 'not found'],
  ['/assets/gone.js', 'not found'],
])('%s leads to %s', (path, document) => {
  expect(leadsTo(path)).toBe(document);
});

it('nothing but the function says how long its answers may be kept: Hosting’s headers are added to failures, too', () => {
  const examples = hosting.rewrites.flatMap(({ function: to, source, regex }) => {
    if (!to) return [];
    return source
      ? [source.replace('**', 'etwas'), source.replace('**', 'logos/etwas.webp')]
      : regex
        ? ['/praxis', '/praxis/booking']
        : [];
  });
  expect(examples.length).toBeGreaterThan(10);
  for (const path of examples) {
    expect(leadsTo(path), path).not.toMatch(/html$/);
    expect(cachingOf(path), path).toBeUndefined();
  }
});

it('every document, and every file but the immutable ones, is revalidated each time', () => {
  const documents = hosting.rewrites.flatMap(({ source, destination }) =>
    source && destination ? [source] : [],
  );
  const expanded = documents.flatMap(
    (source) =>
      /^\/@\((.*)\)$/
        .exec(source)?.[1]
        ?.split('|')
        .map((part) => `/${part}`) ?? [source],
  );
  expect(expanded.length).toBeGreaterThan(15);
  const addresses = Object.values(sitePaths).map((path) =>
    typeof path === 'string' ? path : path('praxis', 'geheim'),
  );
  const files = readdirSync(new URL('../../web/public', import.meta.url)).map((name) => `/${name}`);
  const others = [
    '/index.html',
    '/robots.txt',
    '/licenses.txt',
    '/praxis/administration/anfragen/archiv',
  ];
  for (const path of [...expanded, ...addresses, ...files, ...others])
    if (!leadsTo(path).startsWith('api')) expect(cachingOf(path), path).toBe('no-cache');
  expect(cachingOf('/assets/app.js')).toContain('immutable');
});
