import type { SettingsScreen } from './settings-groups.ts';

export const settingsTexts = {
  title: 'Einstellungen',
  lead: 'Alles, was eure Praxis ausmacht, und wie es gerade eingestellt ist.',
  back: 'Einstellungen',
  search: 'Einstellung suchen',
  found: (n: number) => (n === 1 ? '1 Einstellung gefunden' : `${n} Einstellungen gefunden`),
  nothingFound: 'Keine Einstellung passt. Versuch es mit einem anderen Wort.',
  loading: 'Die Suche wird geladen …',
  failed: 'Die Suche lässt sich gerade nicht laden.',
  groups: {
    practice: 'Praxis',
    requests: 'Anfragen',
    waiting: 'Warten und Plätze',
    contract: 'Abo und Daten',
  },
  screens: {
    profile: { title: 'Profil', about: 'Name, Logo, Kontakt, Link und Plakat' },
    locations: { title: 'Standorte und Zeiten', about: 'Adressen und Wochenplan' },
    members: { title: 'Team', about: 'Wer mitarbeitet, und wer was darf' },
    form: { title: 'Formular', about: 'Eure Fragen und Texte, mit Vorschau' },
    intake: { title: 'Anfragen annehmen', about: 'Öffnen, pausieren, Grenzen' },
    notifications: {
      title: 'Benachrichtigung',
      about: 'Wer von neuen Anfragen per E-Mail erfährt',
    },
    followUp: { title: 'Rückfrage', about: 'Wartende fragen, ob noch Interesse besteht' },
    offering: { title: 'Freie Plätze', about: 'Fristen und Worte im Angebot, Schließtage' },
    waitingList: { title: 'Warteliste', about: 'Nachfrage im Formular zeigen, Zahlen prüfen' },
    billing: { title: 'Abo', about: 'Testzeit, Rechnungen, Guthaben' },
    privacy: { title: 'Datenschutz', about: 'Aufbewahrung, Export, Vertrag, Löschen' },
    log: { title: 'Protokoll', about: 'Wer was geöffnet und geändert hat' },
  } satisfies Record<SettingsScreen, { title: string; about: string }>,
} as const;
