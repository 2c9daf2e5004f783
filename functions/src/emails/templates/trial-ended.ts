import { formatDay } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { hourOf, type Receiver } from './practice-notice.ts';
import { type TrialEmail, trialEmails } from './trial-email.ts';

/**
 * To the practice and its administrators: the trial is over, the practice is read-only from now on
 * (spec section 4).
 */
export function trialEndedEmails(
  email: TrialEmail,
  receivers: readonly Receiver[],
): OutgoingEmail[] {
  const { practice, trialEndsAt, deletesAt } = email;
  return trialEmails(
    email,
    {
      purpose: 'trialEnded',
      subject: `Die Testzeit von ${practice.title} ist zu Ende`,
      paragraphs: [
        `eure kostenlose Testzeit bei Platzwart ist am ${formatDay(trialEndsAt)} zu Ende gegangen.`,
        'Ihr könnt weiterhin alles ansehen und exportieren, aber nichts mehr ändern. Neue Anfragen sind nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet.',
        'Möchtet ihr weitermachen? Mit einem Abo ist sofort alles wieder wie vorher. Ihr findet es in den Einstellungen unter „Abo“.',
        `Möchtet ihr aufhören, müsst ihr nichts tun: Am ${formatDay(deletesAt)} löschen wir die Praxis mit allen Daten endgültig. Exportiert vorher, was ihr behalten möchtet. Daran erinnern wir euch noch dreimal.`,
      ],
      rows: [
        ['Ende der Testzeit', hourOf(trialEndsAt)],
        ['Löschung ohne Abo', formatDay(deletesAt)],
      ],
    },
    receivers,
  );
}
