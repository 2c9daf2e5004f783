import { followUpQuietDays } from '@platzwart/domain/follow-up/follow-up';

const number = new Intl.NumberFormat('de-DE');

const people = (n: number) => (n === 1 ? '1 Person' : `${number.format(n)} Personen`);

export const texts = {
  title: 'Nach Interesse fragen',
  emails: (n: number) =>
    `${people(n)} ${n === 1 ? 'bekommt' : 'bekommen'} jetzt eine E-Mail mit der Frage, ob noch Interesse besteht.`,
  calls: (n: number) =>
    `${people(n)} ${n === 1 ? 'kommt' : 'kommen'} in „Zu tun“, zum Anrufen: keine Einwilligung oder keine erreichbare E-Mail-Adresse.`,
  nobody: 'Zurzeit gibt es hier niemanden, den ihr fragen könnt.',
  skipped: {
    asked: (n: number) => `${people(n)} schon gefragt, die Antwort steht noch aus`,
    recent: (n: number) =>
      `${people(n)} in den letzten ${followUpQuietDays} Tagen angefragt oder erreicht`,
    paused: (n: number) => `${people(n)} mit Pause`,
    archived: (n: number) => `${people(n)} im Archiv`,
  },
  leftOut: (reasons: string) => `Ausgelassen: ${reasons}.`,
  start: 'Jetzt fragen',
  close: 'Schließen',
  busy: (done: number, all: number) => `${number.format(done)} von ${number.format(all)} …`,
  done: 'Rückfrage gestartet',
  result: (emails: number, calls: number) =>
    [
      ...(emails > 0 ? [emails === 1 ? '1 E-Mail' : `${number.format(emails)} E-Mails`] : []),
      ...(calls > 0 ? [`${number.format(calls)} zum Anrufen`] : []),
    ].join(', ') || 'Es gab niemanden mehr, den ihr fragen könnt.',
} as const;
