/**
 * Texts of `/team` below its beginning, apart from the operator's own facts. What they claim is
 * what privacy policy, terms and product do.
 */

import { plan } from '@platzwart/domain/billing/pricing';
import { grossByCountry } from '@platzwart/domain/billing/vat';
import { operator } from '@platzwart/domain/legal/operator';
import { maxRetentionMonths } from '@platzwart/domain/practice/retention-months';
import { sitePaths } from '@platzwart/domain/site-paths';
import { euros } from '../../entities/money/format-money.ts';

export const texts = {
  promises: {
    title: 'Was wir versprechen',
    all: [
      {
        figure: `${operator.supportHours} Stunden`,
        text: 'Unser Ziel für eine Antwort, an Werktagen.',
      },
      { figure: euros(0), text: 'Für alle, die einen Platz suchen. Ein Konto brauchen sie nicht.' },
      {
        figure: `${maxRetentionMonths} Monate`,
        text: 'Höchstens. Dann ist eine Anfrage gelöscht, mit der nichts mehr geschieht.',
      },
      {
        figure: '1 Tarif',
        text: `Für jede Praxis alle Funktionen, ${plan.trialDays} Tage zum Ausprobieren.`,
      },
    ],
  },
  people: 'Wer wir sind',
  why: {
    title: 'Warum es Platzwart gibt',
    all: [
      {
        title: 'In der Praxis',
        text: 'Ein Platz wird frei, und die Liste ist ein Ordner. Wem passt der Dienstag? Wer wartet am längsten? Wer hat längst woanders angefangen? Das klärt jemand am Telefon, zwischen zwei Behandlungen.',
      },
      {
        title: 'Zu Hause',
        text: 'Ein Kind spricht noch nicht, eine Hand will nach dem Schlaganfall wieder greifen. Die Familie hat fünf Praxen angerufen und weiß von keiner, ob ihr Name noch auf der Liste steht.',
      },
    ],
    end: 'Beide warten aufeinander, ohne es zu wissen. Es fehlt nicht nur an Plätzen: Es fehlt die Stelle, an der freie Zeit und passende Zeit zusammenkommen.',
  },
  answers: {
    title: 'Wen du womit erreichst',
    text: (city: string) =>
      `Platzwart wird von der ${operator.company} in ${city} betrieben. Zum Schreiben brauchst du kein Konto und kein Formular.`,
    all: [
      {
        about: 'Etwas geht nicht, oder du hast eine Frage',
        to: operator.supportEmail,
        text: `Unser Ziel: eine Antwort innerhalb von ${operator.supportHours} Stunden an Werktagen.`,
      },
      {
        about: 'Datenschutz und Vereinbarung zur Auftragsverarbeitung',
        to: operator.privacyEmail,
        text: 'Auch für Auskunft, Berichtigung und Löschung.',
      },
      {
        about: 'Verbände, Presse und alles andere',
        to: operator.email,
        text: operator.phone && `Am Telefon: ${operator.phone}`,
      },
    ],
    patients: 'Sie haben bei einer Praxis angefragt?',
    patientsText: 'Die Praxis selbst kennt Ihre Anfrage und antwortet Ihnen.',
    patientsAction: 'Praxis finden',
    action: 'Stell uns deine Frage',
  },
  work: {
    title: 'Woran wir uns halten',
    all: [
      {
        title: 'Ihr entscheidet, wir ordnen',
        text: 'Platzwart schlägt vor, wer an der Reihe ist, und sagt, warum. Wer den Platz bekommt, entscheidet immer die Praxis.',
      },
      {
        title: 'Bezahlt von Praxen, von sonst niemandem',
        text: `Wir leben von dem, was Praxen zahlen: ${euros(plan.monthly)} im Monat netto, mit USt. ${grossByCountry(plan.monthly)}. Wer einen Platz sucht, zahlt nichts. Wir verkaufen keine Daten und zeigen keine Werbung von anderen.`,
        link: { to: sitePaths.pricing, label: 'Zu den Preisen' },
      },
      {
        title: 'Nur, was ihr braucht',
        text: 'Ihr wählt, wonach das Formular fragt. Wer einen Platz sucht, braucht kein Konto, und was niemand mehr braucht, wird gelöscht.',
        link: { to: sitePaths.privacyPolicy, label: 'Zur Datenschutzerklärung' },
      },
      {
        title: 'Für alle bedienbar',
        text: 'Mit der Tastatur, mit einem Bildschirmleser, stark vergrößert und am Handy. Was noch fehlt, schreiben wir offen auf.',
        link: { to: sitePaths.accessibility, label: 'Zur Barrierefreiheit' },
      },
    ],
  },
} as const;
