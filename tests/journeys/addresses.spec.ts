/**
 * The route table of the specification, seen by four kinds of people: a visitor, somebody without a practice, somebody
 * with another practice, a member. One row per address: its title in the tab, and what each of them finds there.
 */
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './people.ts';

const slug = 'logopaedie-lindenhof';
const practice = 'Logopädie Lindenhof';

type Kind = 'visitor' | 'withoutPractice' | 'withPractice' | 'member';
/** A heading, or the address one is led to. */
type Finds = { heading: string | RegExp; title: string | RegExp } | { leadsTo: string | RegExp };
type Row = { path: string; everybody: Finds } | ({ path: string } & Record<Kind, Finds>);

const titled = (title: string) => `${title} – Platzwart`;
const page = (title: string, heading: string | RegExp = title): Finds => ({ heading, title: titled(title) });
const signInFirst = (path: string): Finds => ({ leadsTo: `/login?returnTo=${encodeURIComponent(path)}` });
const guarded = (path: string, finds: Finds): Row => ({
  path,
  visitor: signInFirst(path),
  withoutPractice: finds,
  withPractice: finds,
  member: finds,
});

const rows: readonly Row[] = [
  { path: '/', everybody: { heading: 'Die Warteliste für deine Praxis', title: 'Platzwart – Wartelisten für Therapiepraxen' } },
  {
    path: '/login',
    visitor: page('Anmelden'),
    // Whoever is signed in already goes on to where one lands after it.
    withoutPractice: { leadsTo: '/dashboard' },
    withPractice: { leadsTo: '/dashboard' },
    member: { leadsTo: '/dashboard' },
  },
  { path: '/error', everybody: page('Fehler') },
  { path: '/not-found?url=%2Falt%2Fweg', everybody: page('404 Nicht gefunden', 'Nicht gefunden :O') },
  { path: '/product', everybody: page('Produkt', /./) },
  { path: '/pricing', everybody: page('Preise', /./) },
  { path: '/team', everybody: page('Team', /./) },
  { path: '/contact', everybody: page('Kontakt') },
  { path: '/support', everybody: { leadsTo: '/contact' } },
  { path: '/introduction-videos', everybody: page('Einführungsvideos') },
  { path: '/privacy-policy', everybody: page('Datenschutzerklärung') },
  { path: '/terms-of-use', everybody: page('Nutzungsbedingungen') },
  { path: '/terms-of-service', everybody: page('Allgemeine Geschäftsbedingungen') },
  { path: '/accessibility', everybody: page('Barrierefreiheit', 'Erklärung zur Barrierefreiheit') },
  {
    ...guarded('/company-registration', page('Praxis registrieren', 'Loslegen mit deiner Praxis!')),
    // Who comes to register has no account yet.
    visitor: { leadsTo: '/login?mode=signUp&returnTo=%2Fcompany-registration' },
  },
  guarded('/company-registration/success', page('Praxisregistrierung erfolgreich', 'Registrierung erfolgreich')),
  guarded('/user', page('Dein Konto')),
  {
    path: '/dashboard',
    visitor: signInFirst('/dashboard'),
    withoutPractice: page('Meine Praxen', 'Noch keine Praxis'),
    withPractice: page('Meine Praxen'),
    member: page('Meine Praxen'),
  },
  { path: `/einladung/${slug}~unbekannt`, everybody: page('Einladung', 'Einladung nicht gefunden') },
  { path: '/booking-request', everybody: page('Therapieplatz anfragen') },
  { path: `/${slug}`, everybody: { heading: practice, title: practice } },
  { path: `/${slug}/booking`, everybody: { heading: 'Therapieplatz Anfrage', title: `Therapieplatz Anfrage – ${practice}` } },
  {
    path: `/${slug}/booking/success`,
    everybody: { heading: 'Hier wurde keine Anfrage abgeschickt', title: `Hier wurde keine Anfrage abgeschickt – ${practice}` },
  },
  {
    path: `/${slug}/administration`,
    visitor: signInFirst(`/${slug}/administration`),
    withoutPractice: { heading: /Kein Zugang/, title: /./ },
    withPractice: { heading: /Kein Zugang/, title: /./ },
    member: { leadsTo: `/${slug}/administration/anfragen` },
  },
  { path: `/${slug}/error`, everybody: { heading: /./, title: practice } },
  { path: `/${slug}/gibt/es/nicht`, everybody: { leadsTo: `/${slug}` } },
  { path: '/Logopaedie-Lindenhof', everybody: { leadsTo: `/${slug}` } },
  { path: '/gibt-es-nicht', everybody: { heading: 'Praxis nicht gefunden', title: '???' } },
  guarded('/gibt-es-nicht/administration', { heading: 'Praxis nicht gefunden', title: '???' }),
  { path: '/gibt-es-nicht/weiter', everybody: { leadsTo: '/' } },
  { path: '/login/weiter', everybody: { leadsTo: '/' } },
  // The last one: from here on everybody is a visitor.
  { path: '/logout', everybody: { leadsTo: '/logout?abgemeldet' } },
  { path: '/dashboard', everybody: signInFirst('/dashboard') },
];

const people: readonly { kind: Kind; name?: string; home?: string }[] = [
  { kind: 'visitor' },
  { kind: 'withoutPractice', name: 'Paul Neumann', home: '/user' },
  { kind: 'withPractice', name: 'Katrin Vogel', home: '/dashboard' },
  { kind: 'member', name: 'Mira Seidl', home: '/dashboard' },
];

for (const { kind, name, home } of people) {
  test(`every address shows ${name ?? 'a visitor'} its page, its title, or the way to another one`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    if (name && home) await signIn(page, name, home);
    for (const row of rows)
      await test.step(`${kind}: ${row.path}`, () => visit(page, row.path, 'everybody' in row ? row.everybody : row[kind]));
  });
}

async function visit(page: Page, path: string, finds: Finds): Promise<void> {
  await page.goto(path);
  if ('leadsTo' in finds) {
    await expect(page).toHaveURL((url) => {
      const address = decodeURIComponent(url.pathname + url.search);
      return typeof finds.leadsTo === 'string' ? address === decodeURIComponent(finds.leadsTo) : finds.leadsTo.test(address);
    });
    return;
  }
  const heading = page.getByRole('heading', { level: 1, includeHidden: false });
  await expect(heading).toHaveText(finds.heading);
  await expect(heading).toHaveCount(1);
  await expect(page).toHaveTitle(finds.title);
}

test('the toolbar shows each what is theirs', async ({ browser, isMobile: _isMobile }, { project }) => {
  test.setTimeout(120_000);
  const isPhone = project.name === 'phone';
  const expected: Record<Kind, { shown: (string | RegExp)[]; hidden: (string | RegExp)[] }> = {
    visitor: { shown: ['Produkt', 'Preise', 'Team', 'Kontakt', 'Anmelden', 'Loslegen!'], hidden: ['Abmelden', /Hallo/] },
    withoutPractice: { shown: ['Produkt', 'Loslegen!', 'Abmelden', 'Hallo Paul Neumann'], hidden: ['Anmelden', 'Meine Praxen'] },
    withPractice: {
      shown: [
        'Produkt',
        'Abmelden',
        'Hallo Katrin Vogel',
        'Meine Praxen',
        'Ergotherapie Sonnenblick',
        'Einführungsvideos',
        'Praxis registrieren',
      ],
      hidden: ['Anmelden', 'Loslegen!', practice],
    },
    member: { shown: ['Abmelden', 'Hallo Mira Seidl', 'Meine Praxen', practice, 'Praxis registrieren'], hidden: ['Anmelden', 'Loslegen!'] },
  };
  for (const { kind, name, home } of people) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (name && home) await signIn(page, name, home);
    await page.goto('/team');
    const { shown, hidden } = expected[kind];
    const place = isPhone ? page.getByRole('dialog', { name: 'Hauptmenü' }) : page.getByRole('banner');
    if (isPhone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
    else if (kind === 'withPractice' || kind === 'member') await page.getByRole('button', { name: 'Administration' }).click();
    for (const entry of shown) await expect(place.getByRole('link', { name: entry, exact: true }), `${kind}: ${entry}`).toBeVisible();
    for (const entry of hidden) await expect(place.getByRole('link', { name: entry, exact: true }), `${kind}: ${entry}`).toHaveCount(0);
    // A practice's own pages know nothing of the product.
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: practice })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Preise' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toHaveCount(0);
    await context.close();
  }
});

test('a change of page leads to its top and to its heading', async ({ page }) => {
  await page.goto('/terms-of-service');
  // Before its code is there, a link loads the whole page anew.
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nutzungsbedingungen' }).click();
  await expect(page).toHaveURL(/\/terms-of-use$/);
  const heading = page.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Startseite');
});
