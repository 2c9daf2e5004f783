/** Texts of `/team` below its beginning, apart from the operator's own facts. What they claim is what privacy policy, terms and product do. */
import { plan } from '@platzwart/domain/billing/pricing';
import { maxRetentionMonths } from '@platzwart/domain/retention/retention-months';
import { sitePaths } from '@platzwart/domain/site-paths';
import { operator } from '../../content/operator.ts';
import { euros } from '../../entities/money/format-money.ts';

export const texts = {
  promises: {
    title: 'Was wir versprechen',
    all: [
      { figure: `${operator.supportHours} Stunden`, text: 'Unser Ziel für eine Antwort, an Werktagen.' },
      { figure: euros(0), text: 'Für alle, die einen Platz suchen. Ein Konto brauchen sie nicht.' },
      { figure: `${maxRetentionMonths} Monate`, text: 'Höchstens. Dann ist eine Anfrage gelöscht, mit der nichts mehr geschieht.' },
      { figure: '1 Tarif', text: `Für jede Praxis alle Funktionen, ${plan.trialDays} Tage zum Ausprobieren.` },
    ],
  },
  people: 'Wer wir sind',
  answers: {
    title: 'Wer dir antwortet',
    text: `Deine Nachricht geht per E-Mail an die ${operator.company}. Du brauchst dafür kein Konto und kein Formular, und ob du schon Kundin oder Kunde bist, ist gleich.`,
    time: `Unser Ziel: eine Antwort innerhalb von ${operator.supportHours} Stunden an Werktagen.`,
    action: 'Stell uns deine Frage',
  },
  work: {
    title: 'Woran wir uns halten',
    all: [
      {
        cells: ['1-3-1', '-3f3-', '1-3-1'],
        title: 'Ihr entscheidet, wir ordnen',
        text: 'Platzwart schlägt vor, wer an der Reihe ist, und sagt, warum. Wer den Platz bekommt, entscheidet immer die Praxis.',
      },
      {
        cells: ['55555', '55555', '11111'],
        title: 'Bezahlt von Praxen, von sonst niemandem',
        text: `Wir leben von dem, was Praxen zahlen: ${euros(plan.monthly)} im Monat. Wer einen Platz sucht, zahlt nichts. Wir verkaufen keine Daten und zeigen keine Werbung von anderen.`,
        link: { to: sitePaths.pricing, label: 'Zu den Preisen' },
      },
      {
        cells: ['00000', '00500', '00000'],
        title: 'Nur, was ihr braucht',
        text: 'Ihr wählt, wonach das Formular fragt. Wer einen Platz sucht, braucht kein Konto, und was niemand mehr braucht, wird gelöscht.',
        link: { to: sitePaths.privacyPolicy, label: 'Zur Datenschutzerklärung' },
      },
      {
        cells: ['12345', '12345', '12345'],
        title: 'Für alle bedienbar',
        text: 'Mit der Tastatur, mit einem Bildschirmleser, stark vergrößert und am Handy. Was noch fehlt, schreiben wir offen auf.',
        link: { to: sitePaths.accessibility, label: 'Zur Barrierefreiheit' },
      },
    ],
  },
} as const;
