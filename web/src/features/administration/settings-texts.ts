export const settingsTexts = {
  title: 'Einstellungen',
  lead: 'Alles, was eure Praxis ausmacht, und wie es gerade eingestellt ist.',
  back: 'Einstellungen',
  search: 'Einstellung suchen',
  found: (n: number) => (n === 1 ? '1 Einstellung gefunden' : `${n} Einstellungen gefunden`),
  nothingFound: 'Keine Einstellung passt. Versuch es mit einem anderen Wort.',
  loading: 'Die Suche wird geladen …',
  importing: 'Liste importieren',
  failed: 'Die Suche lässt sich gerade nicht laden.',
  groups: {
    practice: 'Praxis',
    requests: 'Anfragen',
    waiting: 'Warten und Plätze',
    contract: 'Abo und Daten',
  },
} as const;

export type SettingsGroup = keyof typeof settingsTexts.groups;

/**
 * What is set on a screen, in a few words. `isOn`: the practice takes requests; `isUrgent`:
 * somebody should look at it.
 */
export type ScreenState = { text: string; isOn?: boolean; isUrgent?: boolean };
