import { type LogGroup, logMonths } from '@platzwart/domain/log/log';

/** Of the spans one press away. */
export const spanDays = { today: 1, week: 7, month: 30 } as const;

const number = new Intl.NumberFormat('de-DE');

const entries = (n: number) => (n === 1 ? '1 Eintrag' : `${number.format(n)} Einträge`);

export const formatRequestCount = (n: number) =>
  n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`;

const groups: Record<LogGroup, string> = {
  openings: 'Geöffnete Anfragen',
  exports: 'Drucken und Speichern',
  team: 'Team',
  settings: 'Einstellungen',
  requests: 'Archiv, Löschen, Import',
  definitions: 'Schlagwörter und Listen',
  vacancies: 'Freie Plätze',
  practice: 'Abo und Praxis',
};

export const texts = {
  title: 'Protokoll',
  lead: `Wer wann was gesehen oder geändert hat, ${logMonths} Monate lang, ohne Patientennamen.`,
  administratorsOnly: 'Das Protokoll sieht, wer die Rolle Administration hat.',
  loading: 'Das Protokoll wird geladen …',
  loadFailed: 'Das Protokoll lässt sich gerade nicht laden.',
  empty: {
    title: 'Noch nichts im Protokoll',
    text: 'Hier steht, sobald jemand eine Anfrage öffnet, druckt oder speichert, jemanden einlädt oder Einstellungen ändert.',
  },
  nothingFound: {
    title: 'Kein Eintrag passt',
    text: 'Such nach etwas anderem oder sieh dir alles an.',
    all: 'Alles zeigen',
  },
  filter: {
    label: 'Protokoll eingrenzen',
    group: 'Was',
    anyGroup: 'Was: alles',
    groups,
    member: 'Wer',
    anybody: 'Wer: alle',
    search: 'Im Protokoll suchen',
    spans: 'Wann',
    always: 'Wann: immer',
    span: {
      ...Object.fromEntries(
        Object.entries(spanDays).map(([span, days]) => [
          span,
          days === 1 ? 'Heute' : `${days} Tage`,
        ]),
      ),
      days: 'Von … bis',
    } as Record<keyof typeof spanDays | 'days', string>,
    from: 'Von',
    to: 'Bis',
    day: 'TT.MM.JJJJ',
    noDay: 'Bitte gib einen Tag an, wie 13.11.2026.',
    reversed: 'Dieser Tag liegt vor dem ersten. Bitte wähle einen späteren.',
  },
  formerMember: 'ein früheres Mitglied',
  formerMemberUntil: (day: string) => `ein früheres Mitglied (bis ${day})`,
  platform: 'automatisch',
  operator: 'Platzwart (Betrieb)',
  patient: 'die anfragende Person',
  vacancyClosed: 'Freien Platz geschlossen',
  heads: { at: 'Uhrzeit', who: 'Wer', what: 'Was', about: 'Wen oder was es betrifft' },
  days: { today: 'Heute', yesterday: 'Gestern' },
  daySummary: (opened: string, exports: number) =>
    [
      opened && `${opened} geöffnet`,
      exports > 0 && `${number.format(exports)}-mal gedruckt oder gespeichert`,
    ]
      .filter(Boolean)
      .join(', '),
  entries,
  night: 'nachts',
  which: 'Welche?',
  request: (n: number) => `Anfrage ${number.format(n)}`,
  onlyLoaded: (n: number) =>
    `Gesucht ist bisher in ${n === 1 ? 'dem neuesten Eintrag' : `den neuesten ${number.format(n)} Einträgen`}.`,
  searchOlder: 'Auch in älteren suchen',
  older: 'Ältere Einträge zeigen',
  shown: (n: number, isAll: boolean) => `${isAll || n === 1 ? '' : 'die letzten '}${entries(n)}`,
  save: {
    press: 'Als CSV speichern',
    busy: 'Wird gespeichert …',
    done: (n: number) => `${entries(n)} gespeichert`,
    failed: 'Die Datei konnte nicht erstellt werden',
    file: (slug: string, day: string) => `protokoll-${slug}-${day}.csv`,
    columns: ['Zeitpunkt', 'Wer', 'Was', 'Wen oder was es betrifft', 'Anfragen'],
  },
} as const;
