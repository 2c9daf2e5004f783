import { day } from '@platzwart/domain/dates/durations';
import { countsUnconfirmed } from '@platzwart/domain/waiting-list/demand';

const daysUnconfirmed = countsUnconfirmed / day;

const number = new Intl.NumberFormat('de-DE');

const requests = (n: number) => (n === 1 ? '1 Anfrage' : `${number.format(n)} Anfragen`);

/** Texts of the waiting list settings. */
export const texts = {
  title: 'Nachfrage und Zahlen',
  lead: 'Was Patientinnen und Patienten von eurer Warteliste sehen, und ob ihre Zahlen stimmen.',
  demand: {
    title: 'Nachfrage zeigen',
    label: 'Im Formular zeigen, wie gefragt die Zeiten sind',
    hint: `Zeiten, auf die wenige warten, sind dann als „wenig gefragt“ gezeichnet, nie mit einer Zahl. Ist eine E-Mail-Adresse nach ${daysUnconfirmed} Tagen nicht bestätigt, zählt die Anfrage dabei nicht mit. Bleiben weniger als fünf offene Anfragen, steht dort nichts: So lässt sich niemand wiedererkennen.`,
    tooFew: (open: number) =>
      open === 0
        ? 'Gerade ist keine Anfrage offen: Patientinnen und Patienten sehen deshalb noch nichts davon.'
        : open === 1
          ? 'Gerade ist nur 1 Anfrage offen: Patientinnen und Patienten sehen deshalb noch nichts davon.'
          : `Gerade sind nur ${open} Anfragen offen: Patientinnen und Patienten sehen deshalb noch nichts davon.`,
    toForm: 'Formular ansehen',
    newTab: '(öffnet in neuem Tab)',
    shown: 'Gespeichert: Das Formular zeigt, wie gefragt die Zeiten sind.',
    hidden: 'Gespeichert: Das Formular zeigt nicht mehr, wie gefragt die Zeiten sind.',
  },
  check: {
    title: 'Zahlen prüfen',
    explanation:
      'Platzwart zählt alle Anfragen neu, vergleicht das mit den Zahlen in der Wochenansicht und berichtigt, was nicht stimmt. Das geschieht jede Nacht von selbst.',
    press: 'Jetzt prüfen',
    again: 'Noch einmal prüfen',
    busy: 'Wird geprüft …',
    allRight: (checked: number) =>
      checked === 0
        ? 'Alles stimmt: Es gibt noch keine Anfragen.'
        : `Alles stimmt: ${requests(checked)} geprüft.`,
    repaired: (n: number) =>
      `${n === 1 ? '1 Zahl stimmte nicht und ist' : `${number.format(n)} Zahlen stimmten nicht und sind`} berichtigt. Wir sehen uns die Ursache an.`,
    last: {
      label: 'Letzte Prüfung',
      loading: 'Die letzte Prüfung wird geladen …',
      loadFailed: 'Wann zuletzt geprüft wurde, lässt sich gerade nicht laden.',
      never: 'Noch nicht geprüft. Die erste Prüfung läuft heute Nacht von selbst.',
      at: 'Zuletzt geprüft',
      checked: 'Umfang',
      requests,
      repaired: 'Ergebnis',
      result: (n: number) =>
        n === 0
          ? 'alles stimmte'
          : n === 1
            ? '1 Zahl berichtigt'
            : `${number.format(n)} Zahlen berichtigt`,
      duration: 'Dauer',
      took: (text: string) => `in ${text}`,
    },
  },
} as const;
