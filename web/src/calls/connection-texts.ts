import { berlinTimeOfDay } from '@platzwart/domain/dates/berlin-clock';

const number = new Intl.NumberFormat('de-DE');

const changes = (n: number) => (n === 1 ? '1 Änderung' : `${number.format(n)} Änderungen`);

export const texts = {
  lost: (since: Date) => `Keine Verbindung seit ${berlinTimeOfDay(since)} Uhr.`,
  renews: 'Du siehst den letzten Stand; er erneuert sich, sobald sie wieder da ist.',
  waits: (n: number) =>
    n === 1
      ? '1 Änderung wartet und wird gesendet, sobald sie wieder da ist. Lass diese Seite so lange offen.'
      : `${changes(n)} warten und werden gesendet, sobald sie wieder da ist. Lass diese Seite so lange offen.`,
  back: 'Wieder verbunden.',
  sending: (n: number) => `${changes(n)} ${n === 1 ? 'wird' : 'werden'} gesendet …`,
  slow: 'Noch keine Antwort:',
  unsaved: (n: number) =>
    `${changes(n)} ${n === 1 ? 'ist' : 'sind'} noch nicht gespeichert. Lass diese Seite so lange offen.`,
} as const;
