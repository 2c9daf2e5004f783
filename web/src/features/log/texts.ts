import { type LogGroup, logMonths } from '@platzwart/domain/practice/log';

const number = new Intl.NumberFormat('de-DE');

const entries = (n: number) => (n === 1 ? '1 Eintrag' : `${number.format(n)} Einträge`);

export const formatRequestCount = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

const groups: Record<LogGroup, string> = {
  openings: 'Geöffnete Anfragen',
  exports: 'Drucken und Speichern',
  team: 'Team',
  settings: 'Einstellungen',
  requests: 'Löschen, Import, Schlagwörter',
  vacancies: 'Freie Plätze',
  practice: 'Abo und Praxis',
};

export const texts = {
  title: 'Protokoll',
  lead: `Wer was geöffnet, gedruckt, gespeichert oder geändert hat. Namen von Patientinnen und Patienten stehen hier nicht. Jeder Eintrag bleibt ${logMonths} Monate.`,
  administratorsOnly: 'Das Protokoll sieht, wer die Rolle Administration hat.',
  loading: 'Das Protokoll wird geladen …',
  loadFailed: 'Das Protokoll lässt sich gerade nicht laden.',
  empty: {
    title: 'Noch nichts im Protokoll',
    text: 'Hier steht, sobald jemand eine Anfrage öffnet, druckt oder speichert, jemanden einlädt oder Einstellungen ändert.',
  },
  nothingFound: {
    title: 'Kein Eintrag passt',
    text: 'Wähle etwas anderes aus oder sieh dir alles an.',
    all: 'Alles zeigen',
  },
  filter: {
    label: 'Protokoll eingrenzen',
    group: 'Was',
    anyGroup: 'alles',
    groups,
    member: 'Wer',
    anybody: 'alle',
    from: 'Von',
    to: 'Bis',
    day: 'TT.MM.JJJJ',
    noDay: 'Bitte gib einen Tag an, wie 13.11.2026.',
    reversed: 'Dieser Tag liegt vor dem ersten. Bitte wähle einen späteren.',
  },
  formerMember: 'ein früheres Mitglied',
  formerMemberUntil: (day: string) => `ein früheres Mitglied (bis ${day})`,
  platform: 'automatisch',
  patient: 'die anfragende Person',
  vacancyClosed: 'Freien Platz geschlossen',
  which: 'Welche?',
  request: (n: number) => `Anfrage ${number.format(n)}`,
  older: 'Ältere Einträge zeigen',
  shown: (n: number, isAll: boolean) => `${isAll || n === 1 ? '' : 'die letzten '}${entries(n)}`,
  save: {
    press: 'Als CSV speichern',
    busy: 'Wird gespeichert …',
    done: (n: number) => `${entries(n)} gespeichert`,
    failed: 'Die Datei konnte nicht erstellt werden',
    failedText: 'Bitte prüfe die Verbindung und versuche es noch einmal.',
    file: (slug: string, day: string) => `protokoll-${slug}-${day}.csv`,
    columns: ['Zeitpunkt', 'Wer', 'Was', 'Anfragen'],
  },
} as const;
