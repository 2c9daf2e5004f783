/** Questions of practices about the price, with answers. All prices come from the domain's plan. */
import { plan } from '@platzwart/domain/billing/pricing';
import { grossByCountry, vatText } from '@platzwart/domain/billing/vat';
import { euros } from '../../entities/money/format-money.ts';

export const texts = {
  points: [
    {
      title: `${plan.trialDays} Tage kostenlos`,
      text: 'Probiere alles aus, ohne Kreditkarte. Schließt du vorher ein Abo ab, rechnen wir dir die übrigen Tage an.',
    },
    {
      title: `${euros(plan.referralCredit)} für eine Empfehlung`,
      text: `Empfiehl Platzwart einer anderen Praxis: Ihr bekommt je ${euros(plan.referralCredit)} Guthaben.`,
    },
    {
      title: 'Bezahlen, wie es passt',
      text: 'Mit Debitkarte, Kreditkarte oder SEPA-Lastschrift, im Voraus für einen Monat oder ein Jahr.',
    },
  ],
  title: 'Häufige Fragen',
  all: [
    {
      question: 'Was geschieht nach der Testzeit?',
      answer: `${plan.reminderDays} Tage vor dem Ende der ${plan.trialDays} Tage erinnern wir dich. Ohne Abo kannst du danach alles ansehen, aber nichts mehr ändern; neue Anfragen sind nicht möglich, und deine Praxis wird nicht mehr öffentlich aufgeführt. ${plan.deletionDays} Tage nach dem Ende der Testzeit wird sie gelöscht. Vorher melden wir uns bei dir.`,
    },
    {
      question: 'Brauche ich zum Ausprobieren eine Kreditkarte?',
      answer: `Nein. Die ${plan.trialDays} Tage sind kostenlos und enden von selbst. Bezahlen musst du erst, wenn du ein Abo abschließt.`,
    },
    {
      question: 'Was kostet es mit Steuer?',
      answer: `Im Monat ${grossByCountry(plan.monthly)}, im Jahr ${grossByCountry(plan.yearly)}. ${vatText} Den Betrag zeigt die Bezahlseite, bevor ihr bestellt.`,
    },
    {
      question: 'Verlängert sich das Abo von selbst?',
      answer:
        'Ja, jeweils um einen Monat oder ein Jahr. Kündigst du vorher, in den Einstellungen unter „Abo“, läuft es bis zum Ende der bezahlten Zeit weiter und endet dann.',
    },
    {
      question: 'Bekomme ich Geld zurück, wenn ich früher aufhöre?',
      answer:
        'Nein, bezahlte Zeiträume erstatten wir nicht, auch nicht zum Teil. Du kannst Platzwart bis zu ihrem Ende nutzen.',
    },
    {
      question: 'Wie funktioniert eine Empfehlung?',
      answer: `In den Einstellungen unter „Abo“ steht euer Empfehlungscode. Die andere Praxis trägt ihn dort vor ihrem ersten Kauf ein. Beide bekommen ${euros(plan.referralCredit)} Guthaben: die andere Praxis vor ihrer ersten Rechnung, eure, sobald diese bezahlt ist.`,
    },
    {
      question: 'Was gilt als Standort?',
      answer:
        'Jede Adresse, an der ihr arbeitet und für die man eigene Zeitfenster anfragen kann. Jeder Standort hat seinen eigenen Wochenplan.',
    },
    {
      question: 'Welche Zahlungsarten gibt es?',
      answer: 'Debitkarte, Kreditkarte und SEPA-Lastschrift.',
    },
  ],
  more: 'Deine Frage ist nicht dabei?',
  contact: 'Schreib uns',
} as const;
