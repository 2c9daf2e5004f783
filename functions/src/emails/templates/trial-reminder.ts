import { formatDay } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { hourOf, type Receiver } from './practice-notice.ts';
import { type TrialEmail, trialEmails } from './trial-email.ts';

/** To the practice and its administrators: the trial ends in three days (spec section 4). */
export function trialReminderEmails(
  email: TrialEmail,
  receivers: readonly Receiver[],
): OutgoingEmail[] {
  const { practice, trialEndsAt, deletesAt } = email;
  return trialEmails(
    email,
    {
      purpose: 'trialReminder',
      subject: `Die Testzeit von ${practice.title} endet am ${formatDay(trialEndsAt)}`,
      paragraphs: [
        `eure kostenlose Testzeit bei Platzwart endet am ${formatDay(trialEndsAt)}.`,
        'Möchtet ihr weitermachen? Dann bestellt bis dahin in den Einstellungen unter „Abo“ ein Abo. Alles bleibt, wie es ist, und die übrigen Tage der Testzeit rechnen wir euch an.',
        'Ohne Abo könnt ihr danach alles ansehen und exportieren, aber nichts mehr ändern. Neue Anfragen sind dann nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet.',
        `Ein Abo könnt ihr auch später noch bestellen. Tut ihr das nicht, löschen wir die Praxis am ${formatDay(deletesAt)} mit allen Daten. Daran erinnern wir euch vorher noch dreimal.`,
      ],
      rows: [
        ['Ende der Testzeit', hourOf(trialEndsAt)],
        ['Löschung ohne Abo', formatDay(deletesAt)],
      ],
    },
    receivers,
  );
}
