/** What patients' phones must load first, measured on the build that the world serves. */
import { readFileSync } from 'node:fs';
import { staffQuestions } from '@platzwart/domain/request/staff-questions';
import { describe, expect, it } from 'vitest';
import { chunkCircles, documentGraph, startGraph } from '../support/start-graph.ts';

/**
 * Names that no bundler shortens: an option of `react-firebase-hooks/firestore`, and one of
 * `react-firebase-hooks/auth`.
 */
const [liveHooks, authHooks] = ['snapshotListenOptions', 'onUserChanged'] as const;

/** A word of `staff-questions.ts`. */
const ofStaff = staffQuestions.doctorsOrderName.import.heads;

/**
 * A message of the engine for regular expressions that Firestore brings for queries we do not make.
 */
const patternEngine = 'invalid nested repetition operator';

/** In React's code, whatever its version. */
const react = 'react.transitional.element';

const ofTheProduct = [
  'product',
  'pricing',
  'team',
  'contact',
  'introduction-videos',
  'privacy-policy',
  'terms-of-use',
  'terms-of-service',
  'accessibility',
  'sub-processors',
];

/**
 * Limits are what people wait for. Above 97 % of one, `npm test` says so: the next release of a
 * library needs room, too.
 */
function expectWithin(kilobytes: number, name: string, gzipped: number): void {
  const share = gzipped / 1000 / kilobytes;
  if (share > 0.97)
    console.warn(`near its limit: ${name}, ${(gzipped / 1000).toFixed(1)} of ${kilobytes} kB`);
  expect(gzipped / 1000, name).toBeLessThanOrEqual(kilobytes);
}

it.each(['index', ...ofTheProduct])(
  '%s.html loads at most 10 kB of JavaScript before a touch, and no React',
  (name) => {
    const { gzipped, source } = documentGraph(name);
    expectWithin(10, `${name}.html before a touch`, gzipped);
    expect(source).not.toContain(react);
    expect(startGraph('landing-page').source).toContain(react);
  },
);

const pages = [
  ...['landing', ...ofTheProduct].map((name) => ({
    name: `/${name}`,
    parts: [`${name}-page`],
    kilobytes: 95,
  })),
  { name: 'the choice of a practice', parts: ['booking-request-page'], kilobytes: 105 },
  { name: 'a practice page', parts: ['practice-area', 'practice-page'], kilobytes: 105 },
  { name: 'the booking form', parts: ['practice-area', 'booking-page'], kilobytes: 125 },
  { name: 'the patient’s page', parts: ['practice-area', 'patient-portal-page'], kilobytes: 135 },
];

describe.each(pages)('$name', ({ name, parts, kilobytes }) => {
  const { gzipped, source } = startGraph(...parts);

  it(`starts with at most ${kilobytes} kB of JavaScript`, () => {
    expectWithin(kilobytes, name, gzipped);
  });

  it('carries no live database, no sign-in and no staff code', () => {
    for (const foreign of [
      'WebChannelConnection',
      'onSnapshot',
      'identitytoolkit',
      'signInWithPassword',
      'base-ui',
      'reactivateRequest',
      ofStaff,
    ]) {
      expect(source, foreign).not.toContain(foreign);
    }
  });

  it('carries no hook that would bring the live database or the sign-in', () => {
    for (const hooks of [liveHooks, authHooks]) expect(source, hooks).not.toContain(hooks);
  });
});

it('registration and invitations start without the hooks of the live database, and the administration with them', () => {
  for (const parts of [
    ['shell/guarded.tsx', 'features/session/session-listener.ts', 'company-registration-page'],
    ['invitation-page'],
  ]) {
    expect(startGraph(...parts).source).not.toContain(liveHooks);
  }
  expect(startGraph('practice-area', 'administration-page').source).toContain(liveHooks);
});

it('the administration starts with at most 292 kB, live database included; menus, panels and toasts come after the table', () => {
  const { gzipped, source } = startGraph('practice-area', 'administration-page');
  expectWithin(292, 'the administration', gzipped);
  for (const foreign of ['base-ui', patternEngine]) expect(source, foreign).not.toContain(foreign);
});

it('the sign-in loads at most 182 kB of JavaScript, Auth included', () => {
  expectWithin(158, 'login.html', documentGraph('login').gzipped);
});

it.each([
  [
    'registration, signed in',
    ['shell/guarded.tsx', 'features/session/session-listener.ts', 'company-registration-page'],
    166,
  ],
  ['an invitation', ['invitation-page'], 110],
])('%s starts with at most the kilobytes its visitors wait for', (page, parts, kilobytes) => {
  expectWithin(kilobytes, page, startGraph(...parts).gzipped);
});

it('the document of the booking form shows how every form begins, before any code has come', () => {
  const document = readFileSync(new URL('../../web/dist/booking.html', import.meta.url), 'utf8');
  expect(document).toMatch(/<h1[^>]*>Therapieplatz Anfrage<\/h1>/);
  expect(document).toContain('Alle Felder sind Pflichtfelder');
});

it.each(['booking-request', 'practice', 'booking'])(
  'what %s.html shows does not wait for its code',
  (name) => {
    const document = readFileSync(new URL(`../../web/dist/${name}.html`, import.meta.url), 'utf8');
    const code = document.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
    expect(code.length).toBeGreaterThan(1);
    expect(code.filter((element) => !element.includes('fetchpriority="low"'))).toEqual([]);
  },
);

it('no two files of the build wait for each other', () => {
  expect(chunkCircles()).toEqual([]);
});
