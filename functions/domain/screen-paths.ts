/**
 * Every screen of a practice's administration, for routes, links and e-mails: below
 * `sitePaths.administration(slug)`. Apart from `site-paths.ts`, so that no public page loads it.
 */

/** In the query of a screen with requests: the one whose panel is open. */
export const requestParameter = 'anfrage';

/** In the query of a screen with free places: the one whose panel is open. */
export const vacancyParameter = 'platz';

/** Below `screenPaths.settings`. */
export const settingsPaths = {
  profile: 'profil',
  form: 'formular',
  locations: 'standorte',
  intake: 'aufnahme',
  notifications: 'benachrichtigung',
  followUp: 'rueckfrage',
  offering: 'freie-plaetze',
  members: 'benutzer',
  waitingList: 'warteliste',
  billing: 'abo',
  privacy: 'datenschutz',
  log: 'protokoll',
} as const;

/** On the screen `privacy`: where the practice is deleted, and kept after all. */
export const deletionAnchor = '#loeschen';

export const screenPaths = {
  requests: 'anfragen',
  request: (id: string) => `anfragen?${requestParameter}=${id}`,
  /** Those in no waiting list. */
  noWaitingList: 'anfragen?ohne-warteliste=ja',
  /** Those that carry this tag. */
  tagged: (tagId: string) => `anfragen?schlagwort=${tagId}`,
  newRequest: 'neu',
  /** A new practice's three questions. */
  setup: 'einrichten',
  help: 'hilfe',
  import: 'import',
  steps: 'offene-schritte',
  compare: (one: string, other: string) => `offene-schritte/vergleich/${one}/${other}`,
  week: 'woche',
  vacancies: 'freie-plaetze',
  vacancy: (id: string) => `freie-plaetze?${vacancyParameter}=${id}`,
  statistics: 'auswertung',
  archive: 'archiv',
  bin: 'archiv/papierkorb',
  tags: 'tags',
  lists: 'listen',
  list: (id: string) => `listen/${id}`,
  settings: 'einstellungen',
  setting: (screen: keyof typeof settingsPaths) => `einstellungen/${settingsPaths[screen]}`,
} as const;
