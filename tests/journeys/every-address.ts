/**
 * Every address of the product, once: what kinds of people see there, and the titles of the
 * administration's screens.
 * `tests/consistency/addresses.test.ts` checks it against the routes, so that new ones are visited
 * too.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { Page } from '@playwright/test';
import { settingsPagesInOrder } from '../../web/src/pages/administration/settings/settings-pages.ts';
import { screensInOrder, staffScreens } from '../../web/src/staff-screens.ts';

export const slug = 'logopaedie-lindenhof';
export const practice = 'Logopädie Lindenhof';

export type Kind = 'visitor' | 'withoutPractice' | 'withPractice' | 'member';
/** A heading, or the redirect's target. */
export type Finds =
  | { heading: string | RegExp; title: string | RegExp }
  | { leadsTo: string | RegExp };
export type Row = { path: string; everybody: Finds } | ({ path: string } & Record<Kind, Finds>);

const titled = (title: string) => `${title} – Platzwart`;
const page = (title: string, heading: string | RegExp = title): Finds => ({
  heading,
  title: titled(title),
});
const signInFirst = (path: string): Finds => ({
  leadsTo: `/login?returnTo=${encodeURIComponent(path)}`,
});
const guarded = (path: string, finds: Finds): Row => ({
  path,
  visitor: signInFirst(path),
  withoutPractice: finds,
  withPractice: finds,
  member: finds,
});
/** Well-formed, but nobody's. */
const nobodysToken = '0'.repeat(43);

/** In the order of a walk: one test each. */
export const groups: Readonly<Record<string, readonly Row[]>> = {
  'the product': [
    {
      path: '/',
      everybody: {
        heading: 'Schluss mit der Zettel-Warteliste.',
        title: 'Platzwart – Wartelisten für Therapiepraxen',
      },
    },
    { path: '/error', everybody: page('Fehler') },
    {
      path: '/not-found?url=%2Falt%2Fweg',
      everybody: page('404 Nicht gefunden', 'Nicht gefunden :O'),
    },
    { path: '/product', everybody: page('Produkt', /./) },
    { path: '/pricing', everybody: page('Preise', /./) },
    { path: '/team', everybody: page('Team', /./) },
    { path: '/contact', everybody: page('Kontakt') },
    { path: '/support', everybody: { leadsTo: '/contact' } },
    { path: '/introduction-videos', everybody: page('Einführungsvideos') },
    { path: '/privacy-policy', everybody: page('Datenschutzerklärung') },
    { path: '/terms-of-use', everybody: page('Nutzungsbedingungen') },
    { path: '/terms-of-service', everybody: page('Allgemeine Geschäftsbedingungen') },
    {
      path: '/accessibility',
      everybody: page('Barrierefreiheit', 'Erklärung zur Barrierefreiheit'),
    },
    {
      path: '/sub-processors',
      everybody: page('Auftragsverarbeiter', 'Weitere Auftragsverarbeiter'),
    },
    { path: '/login/weiter', everybody: { leadsTo: '/' } },
  ],
  accounts: [
    {
      path: '/login',
      visitor: page('Anmelden'),
      // Signed-in people are redirected to the page after sign-in.
      withoutPractice: { leadsTo: '/dashboard' },
      withPractice: { leadsTo: '/ergotherapie-sonnenblick/administration/anfragen' },
      member: { leadsTo: `/${slug}/administration/anfragen` },
    },
    {
      ...guarded(
        '/company-registration',
        page('Praxis registrieren', 'Loslegen mit deiner Praxis!'),
      ),
      // New registrants have no account yet.
      visitor: { leadsTo: '/login?mode=signUp&returnTo=%2Fcompany-registration' },
    },
    guarded(
      '/company-registration/success',
      page('Praxisregistrierung erfolgreich', 'Registrierung erfolgreich'),
    ),
    guarded('/user', page('Dein Konto')),
    {
      path: '/dashboard',
      visitor: signInFirst('/dashboard'),
      withoutPractice: page('Meine Praxen', 'Noch keine Praxis'),
      withPractice: page('Meine Praxen'),
      member: page('Meine Praxen'),
    },
    { path: `/nicht-ich/${nobodysToken}`, everybody: page('Das war ich nicht') },
    {
      path: `/einladung/${slug}~unbekannt`,
      everybody: page('Einladung', 'Einladung nicht gefunden'),
    },
  ],
  practices: [
    { path: '/demo/administration', everybody: { leadsTo: '/demo/administration/anfragen' } },
    { path: '/booking-request', everybody: page('Therapieplatz anfragen') },
    { path: `/${slug}`, everybody: { heading: practice, title: practice } },
    {
      path: `/${slug}/booking`,
      everybody: { heading: 'Therapieplatz Anfrage', title: `Therapieplatz Anfrage – ${practice}` },
    },
    {
      path: `/${slug}/booking/success`,
      everybody: {
        heading: 'Hier wurde keine Anfrage abgeschickt',
        title: `Hier wurde keine Anfrage abgeschickt – ${practice}`,
      },
    },
    {
      path: `/${slug}/administration`,
      visitor: signInFirst(`/${slug}/administration`),
      withoutPractice: { heading: /Kein Zugang/, title: /./ },
      withPractice: { heading: /Kein Zugang/, title: /./ },
      member: { leadsTo: `/${slug}/administration/anfragen` },
    },
    {
      path: `/${slug}/anfrage/${nobodysToken}`,
      everybody: {
        heading: 'Dieser Link führt zu keiner Anfrage',
        title: `Ihre Anfrage – ${practice}`,
      },
    },
    {
      path: `/${slug}/bestaetigung/${nobodysToken}`,
      everybody: {
        heading: 'Wartebestätigung prüfen',
        title: `Wartebestätigung prüfen – ${practice}`,
      },
    },
    {
      path: `/${slug}/adresse/${nobodysToken}`,
      everybody: {
        heading: 'E-Mail-Adresse bestätigen',
        title: `E-Mail-Adresse bestätigen – ${practice}`,
      },
    },
    {
      path: `/${slug}/bescheid/${nobodysToken}`,
      everybody: { heading: 'Benachrichtigt werden', title: `Benachrichtigt werden – ${practice}` },
    },
    { path: `/${slug}/error`, everybody: { heading: /./, title: practice } },
    { path: `/${slug}/gibt/es/nicht`, everybody: { leadsTo: `/${slug}` } },
    { path: '/Logopaedie-Lindenhof', everybody: { leadsTo: `/${slug}` } },
    { path: '/gibt-es-nicht', everybody: { heading: 'Praxis nicht gefunden', title: '???' } },
    guarded('/gibt-es-nicht/administration', { heading: 'Praxis nicht gefunden', title: '???' }),
    { path: '/gibt-es-nicht/weiter', everybody: { leadsTo: '/' } },
  ],
};

/** Signs out, which everybody sees the same way. */
export const signedOut: readonly Extract<Row, { everybody: Finds }>[] = [
  { path: '/logout', everybody: { leadsTo: '/logout?abgemeldet' } },
  { path: '/dashboard', everybody: signInFirst('/dashboard') },
];

/** The links of the toolbar in pages about the product, and those that others have. */
export const toolbar: Readonly<
  Record<Kind, { shown: readonly string[]; hidden: readonly (string | RegExp)[] }>
> = {
  visitor: {
    shown: [
      'Produkt',
      'Preise',
      'Team',
      'Kontakt',
      'Therapieplatz anfragen',
      'Anmelden',
      'Loslegen!',
    ],
    hidden: ['Abmelden', /Hallo/],
  },
  withoutPractice: {
    shown: ['Produkt', 'Loslegen!', 'Abmelden', 'Hallo Paul Neumann'],
    hidden: ['Anmelden', 'Meine Praxen'],
  },
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
  member: {
    shown: ['Abmelden', 'Hallo Mira Seidl', 'Meine Praxen', practice, 'Praxis registrieren'],
    hidden: ['Anmelden', 'Loslegen!'],
  },
};

export function findsOf(row: Row, kind: Kind): Finds {
  return 'everybody' in row ? row.everybody : row[kind];
}

export const rows: readonly Row[] = [...Object.values(groups).flat(), ...signedOut];

/**
 * A screen of the administration: its route below it, and its tab title before the practice's name.
 */
export type Screen = {
  readonly path: string;
  readonly title: string;
  /** Further states of the same screen, one after the other. */
  readonly states?: readonly {
    readonly name: string;
    readonly reach: (page: Page) => Promise<unknown>;
  }[];
  /** Answers what the last of them asks. */
  readonly leave?: (page: Page) => Promise<unknown>;
};

const oldList =
  'Nachname;Vorname;Telefon;Geburtsdatum;Angefragt am\nProbe;Ada;0660 1;01.02.2015;03.04.2025\nProbe;;;;\n';

/** What else each screen can look like, by its address; beside a state, how it is left. */
const further: Readonly<Record<string, Omit<Screen, 'path' | 'title'>>> = {
  [screenPaths.requests]: {
    states: [
      {
        name: 'filter',
        reach: async (page) => {
          // Of a few: hundreds take a third of a minute to lay out in every state.
          await page.getByRole('searchbox').fill('m');
          await page.getByText(/^\d+ von \d+ gefunden$/).waitFor();
          await page.getByRole('button', { name: /^Filter/ }).click();
        },
      },
      {
        name: 'selection',
        reach: (page) => page.getByRole('row').nth(1).getByRole('checkbox').check(),
      },
      { name: 'columns', reach: (page) => page.getByRole('button', { name: 'Spalten' }).click() },
      {
        name: 'panel',
        reach: async (page) => {
          await page.keyboard.press('Escape');
          await page.getByRole('rowheader').first().getByRole('button').first().click();
          await page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' }).waitFor();
        },
      },
      {
        name: 'form in the panel',
        reach: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Bearbeiten' }).click();
          await page.getByRole('dialog').getByLabel('Vorname', { exact: true }).waitFor();
        },
      },
    ],
  },
  [screenPaths.week]: {
    states: [
      {
        name: 'a time',
        reach: (page) =>
          page
            .getByRole('link', { name: /Uhr, \d+ Personen warten/ })
            .first()
            .click(),
      },
    ],
  },
  [screenPaths.vacancies]: {
    states: [
      {
        name: 'round',
        reach: async (page) => {
          await page.getByRole('button', { name: /^Platzrunde( für den Rest)?$/ }).click();
          await page.getByRole('dialog').getByRole('table').waitFor();
        },
      },
      {
        name: 'offering one',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Abbrechen' }).click();
          await page.getByRole('button', { name: 'Freier Platz' }).click();
          await page.getByRole('button', { name: 'Angebot senden' }).waitFor();
        },
      },
      {
        name: 'panel',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Abbrechen' }).click();
          await page.getByRole('button', { name: /Uhr$/ }).first().click();
          await page.getByRole('dialog').getByRole('heading', { name: 'Verlauf' }).waitFor();
        },
      },
    ],
  },
  [screenPaths.statistics]: {
    states: [
      {
        name: 'narrowed, with all plots and the widest table',
        reach: async (page) => {
          await page.getByRole('combobox', { name: 'Zeitraum' }).selectOption('3');
          await page.getByRole('combobox', { name: 'Standort' }).selectOption({ index: 1 });
          await page.getByRole('combobox', { name: 'Tageszeit' }).selectOption('afternoon');
          await page.getByRole('button', { name: 'Mehr Zahlen' }).click();
          await page
            .getByRole('region', { name: 'Offen, neu, erledigt' })
            .getByText('Als Tabelle')
            .click();
        },
      },
    ],
  },
  [screenPaths.help]: {
    states: [
      {
        name: 'an answer with its film',
        reach: (page) =>
          page.getByRole('textbox', { name: 'Wobei können wir helfen?' }).fill('priorisieren'),
      },
    ],
  },
  [screenPaths.import]: {
    states: [
      {
        name: 'a list',
        reach: async (page) => {
          await page.locator('input[type=file]').setInputFiles({
            name: 'liste.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(oldList),
          });
          await page.getByText('Ada').first().waitFor();
        },
      },
      {
        name: 'leaving',
        reach: async (page) => {
          await page.getByRole('link', { name: 'Einstellungen', exact: true }).first().click();
          await page.getByRole('button', { name: 'Verlassen', exact: true }).waitFor();
        },
      },
    ],
    // Nothing that follows is asked about.
    leave: (page) => page.getByRole('button', { name: 'Verlassen', exact: true }).click(),
  },
};

export const screens: readonly Screen[] = [
  ...screensInOrder.map(({ path, title }) => ({
    path,
    // A list's tab bears its name.
    title: path === staffScreens.list.path ? '.+' : title,
    ...further[path],
  })),
  ...settingsPagesInOrder.map(({ path, title }) => ({
    path: `${screenPaths.settings}/${path}`,
    title,
  })),
];
