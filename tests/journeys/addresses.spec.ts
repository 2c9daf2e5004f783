/**
 * The route table of the specification, seen by four kinds of people: a visitor, somebody without a
 * practice, somebody with another practice, a member. One row per address: its tab title, and what
 * each of them sees there.
 */

import { FirstStep } from '@platzwart/domain/practice/account';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { test as base, expect, type Page } from '@playwright/test';
import { longOr } from '../support/long-run.ts';
import { expectReadableByNight } from './accessibility.ts';
import {
  type Finds,
  findsOf,
  groups,
  type Kind,
  practice,
  type Row,
  screens,
  signedOut,
  slug,
  toolbar,
} from './every-address.ts';
import { firstVisits } from './first-visits.ts';
import { measuring } from './measure-layout.ts';
import { deskFirst, expectForm, expectToFind, goOn, passFillTime, signIn } from './steps.ts';
import { createTestPractice, someOfTheirs, team } from './test-practice.ts';

const test = base.extend<
  object,
  { pageOf: (name: string | undefined, home: string) => Promise<Page> }
>({
  /**
   * One page of each person for all tests of a worker: to sign in and load everything for each
   * would take longer than the tests.
   */
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>();
      await use(async (name = '', home) => {
        const page = pages.get(name) ?? (await (await browser.newContext()).newPage());
        if (!pages.has(name) && name !== '') await signIn(page, name, home);
        pages.set(name, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

// All of them only look, so two workers can share them.
test.describe.configure({ mode: 'parallel' });

const people: readonly { kind: Kind; name?: string; home: string }[] = [
  { kind: 'visitor', home: '/' },
  { kind: 'withoutPractice', name: 'Paul Neumann', home: '/user' },
  { kind: 'withPractice', name: 'Katrin Vogel', home: '/dashboard' },
  { kind: 'member', name: 'Mira Seidl', home: '/dashboard' },
];

/**
 * A visitor sees what everybody sees alike, except for the public pages, which
 * `public-pages.spec.ts` visits and measures. Others see what is theirs; in the long form they
 * follow everybody's redirects, too.
 */
function isWalked(row: Row, kind: Kind): boolean {
  if (kind === 'visitor') return !firstVisits.includes(row.path);
  return !('everybody' in row) || ('leadsTo' in row.everybody && longOr(false, true));
}

/**
 * What others find and read, and everybody's toolbar, `routes-by-person.test.tsx` proves by the
 * same tables.
 */
const onlyLong = (kind: Kind) => (kind === 'visitor' ? [] : ['@long']);

for (const { kind, name, home } of people) {
  for (const [group, addresses] of Object.entries(groups)) {
    const own = addresses.filter((row) => isWalked(row, kind));
    if (own.length === 0) continue;
    test(`${group}: ${name ?? 'a visitor'} sees each page, its title, or the way to another one, and it fits every screen`, {
      tag: ['@desktop', ...onlyLong(kind)],
    }, async ({ pageOf }) => {
      const page = await pageOf(name, home);
      const { measure, tell } = await measuring(page);
      for (const row of own)
        await test.step(row.path, async () => {
          await visit(page, row.path, findsOf(row, kind));
          if (isMeasured(row, kind)) await measure(row.path);
        });
      tell();
    });
  }

  // `push.spec.ts` and `connection.spec.ts` sign out, too.
  test(`signing out: ${name ?? 'a visitor'} is nobody afterwards`, {
    tag: ['@desktop', '@long'],
  }, async ({ page }) => {
    if (name) await signIn(page, name, home);
    for (const { path, everybody } of signedOut) await visit(page, path, everybody);
  });
}

/** Each page is measured once, for the first kind of person to visit it. */
function isMeasured(row: Row, kind: Kind): boolean {
  return kind === people.find((one) => 'heading' in findsOf(row, one.kind))?.kind;
}

const furtherStates: Readonly<
  Record<string, (page: Page, measure: (name: string) => Promise<void>) => Promise<void>>
> = {
  'the patient portal': async (page, measure) => {
    const { token } = await someOfTheirs(slug);
    await page.goto(`/${slug}/anfrage/${token}`);
    await page.getByRole('button', { name: 'Zeiten ändern' }).waitFor();
    await page.getByText('Anfrage verwalten').click();
    await page.getByRole('button', { name: 'Anfrage zurückziehen' }).waitFor();
    await measure('patient portal');
    await page.getByRole('button', { name: 'Zeiten ändern' }).click();
    await page.getByRole('button', { name: 'Zeiten speichern' }).waitFor();
    await measure('patient portal, times');
  },
  'an offered place': async (page, measure) => {
    const { offered } = await someOfTheirs(slug);
    await page.goto(`/${slug}/anfrage/${offered}`);
    await page.getByRole('button', { name: 'Nein, dieser Platz passt nicht' }).click();
    await page.getByRole('button', { name: 'Absagen', exact: true }).waitFor();
    await measure('patient portal, an offer');
  },
  'a refused booking': async (page, measure) => {
    await page.goto(`/${slug}/booking`);
    await expectForm(page);
    await passFillTime(page);
    await page.getByRole('button', { name: 'Anfrage absenden' }).click();
    await page.getByRole('alert').waitFor();
    await measure('booking, refused');
  },
  'the sign-up': async (page, measure) => {
    await page.goto('/login?mode=signUp');
    await page.getByRole('button', { name: 'Konto erstellen' }).waitFor();
    await measure('sign-up');
  },
};

for (const [state, reach] of Object.entries(furtherStates)) {
  test(`${state} fits every screen`, { tag: '@desktop' }, async ({ page }) => {
    const { measure, tell } = await measuring(page);
    await reach(page, measure);
    tell();
  });
}

test('the menu of a phone opens with the first press, fits every screen, closes and leads on', {
  tag: '@desktop',
}, async ({ page }) => {
  const { measure, resize, tell } = await measuring(page);
  await resize({ width: 390, height: 800 });
  await page.goto('/team');
  const opening = page.getByRole('button', { name: 'Menü öffnen' });
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' });
  await opening.click();
  await expect(menu).toBeVisible();
  await measure('menu');
  tell();
  await menu.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu).toBeHidden();
  await opening.click();
  await menu.getByRole('link', { name: 'Preise' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

/**
 * The short run uses the one who sees most; the full run everybody who works there, and practices
 * that are empty or locked.
 */
const staff = [
  { name: 'Anna Berger', of: 'a large practice', at: async () => slug },
  ...longOr(
    [],
    [
      { name: 'Jonas Hofer', of: 'a large practice', at: async () => slug },
      { name: 'Mira Seidl', of: 'a large practice', at: async () => slug },
      {
        name: 'Stefan Moser',
        of: 'a locked practice',
        at: async () => 'physiotherapie-am-stadtpark',
      },
      {
        name: 'Anna Berger',
        of: 'a new practice',
        at: async () =>
          (await createTestPractice({}, [team.anna], { firstSteps: [...FirstStep.options] })).slug,
      },
    ],
  ),
];

/**
 * `contrast.test.ts` has the colours of every rule by night; the long form looks at all screens but
 * the settings, which are made of the same parts.
 */
const isSeenByNight = (path: string) =>
  longOr(
    [screenPaths.requests, screenPaths.week, screenPaths.statistics].some((one) => one === path),
    !path.startsWith('einstellungen/'),
  );

for (const [index, { name, of, at }] of staff.entries()) {
  let made: Promise<string> | undefined;
  /** The practice's administration, in a page that may show another screen of it already. */
  const administration = async (page: Page) => {
    made ??= at();
    const home = `/${await made}/administration`;
    if (new URL(page.url()).pathname.startsWith(`${home}/`)) return home;
    await page.goto(home);
    await expect(page).toHaveTitle(/^Anfragen – /);
    return home;
  };

  test(`what is ${name}’s own, in ${of}, fits every screen`, { tag: '@desktop' }, async ({
    pageOf,
  }) => {
    const page = await pageOf(name, '/user');
    const { measure, tell } = await measuring(page);
    for (const path of ['/user', '/dashboard']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await measure(path);
    }
    tell();
  });

  for (const { path, title, states = [], leave } of screens) {
    test(`${path} fits every screen, as ${name} sees it in ${of}`, { tag: '@desktop' }, async ({
      pageOf,
    }) => {
      const page = await pageOf(name, '/user');
      const home = await administration(page);
      const { ids } = path.includes(':')
        ? await someOfTheirs(home.split('/')[1] ?? '')
        : { ids: [] };
      test.skip(path.includes(':') && ids.length < 2, 'nobody waits there');
      const { measure, tell } = await measuring(page);
      const way = path
        .replace(':one', ids[0] ?? '')
        .replace(':other', ids[1] ?? '')
        .replace(':listId', 'einspringen');
      await goOn(page, `${home}/${way}`);
      await expect(page).toHaveTitle(new RegExp(`^${title} – `));
      await measure(path);
      for (const { name, reach } of index === 0 ? states : []) {
        await reach(page);
        await measure(`${path}, ${name}`);
        if (longOr<boolean>(false, true)) await expectReadableByNight(page, `${path}, ${name}`);
      }
      if (index === 0 && isSeenByNight(path)) await expectReadableByNight(page, path);
      if (index === 0) await leave?.(page);
      tell();
    });
  }
}

test('nothing moves when the typeface comes: what the device has is as wide and as high', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/team');
  const links = page.getByRole('banner').getByRole('link');
  const boxesIn = async (face: string) => {
    await page.evaluate((name) => document.documentElement.style.setProperty('--font', name), face);
    return links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
  };
  // Under another name: the page itself accepts it only if it is there immediately.
  await page.evaluate(async () => {
    const file = performance
      .getEntriesByType('resource')
      .find(({ name }) => /inter-start.*woff2/.test(name));
    const face = new FontFace('The file', `url(${file?.name})`, { weight: '400 700' });
    document.fonts.add(await face.load());
  });
  const own = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font'),
  );
  const [real, standIn] = [
    await boxesIn('"The file"'),
    await boxesIn(own.replace('"Inter Variable",', '')),
  ];
  expect(real.length).toBeGreaterThan(4);
  for (const [i, { width, height }] of real.entries()) {
    expect(Math.abs((standIn[i]?.width ?? 0) - width)).toBeLessThan(0.04 * width);
    expect(standIn[i]?.height).toBeCloseTo(height, 0);
  }
});

async function visit(page: Page, path: string, finds: Finds): Promise<void> {
  await page.goto(path);
  await expectToFind(page, finds);
}

for (const { kind, name, home } of people) {
  const tag = [...deskFirst, ...(kind === 'member' ? [] : ['@long'])];
  test(
    `the toolbar shows ${name ?? 'a visitor'} what is theirs`,
    { tag },
    async ({ page }, { project }) => {
      const isPhone = project.name === 'phone';
      if (name) await signIn(page, name, home);
      await page.goto('/team');
      const { shown, hidden } = toolbar[kind];
      const place = isPhone
        ? page.getByRole('dialog', { name: 'Hauptmenü' })
        : page.getByRole('banner');
      if (isPhone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
      else if (kind === 'withPractice' || kind === 'member')
        await page.getByRole('button', { name: 'Administration' }).click();
      for (const entry of shown)
        await expect(
          place.getByRole('link', { name: entry, exact: true }),
          `${kind}: ${entry}`,
        ).toBeVisible();
      for (const entry of hidden)
        await expect(
          place.getByRole('link', { name: entry, exact: true }),
          `${kind}: ${entry}`,
        ).toHaveCount(0);
      // A practice's own pages know nothing of the product.
      await page.goto(`/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: practice })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Preise' })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toHaveCount(0);
    },
  );
}

test('a change of page leads to its top and to its heading', { tag: deskFirst }, async ({
  page,
}) => {
  // A page that needs the app; in those about the product, a link before the first touch is the
  // browser's.
  await page.goto('/booking-request');
  await expect(page.getByRole('link', { name: new RegExp(practice) }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nutzungsbedingungen' }).click();
  await expect(page).toHaveURL(/\/terms-of-use$/);
  const heading = page.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Startseite');
});
