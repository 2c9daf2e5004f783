import { formatDay } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import type { Receiver } from './practice-notice.ts';
import { type TrialEmail, trialEmails } from './trial-email.ts';

export type Notice = keyof typeof furtherNotices;

/** What the e-mail says of further ones. */
const furtherNotices = {
  firstNotice: 'Wir erinnern euch vorher noch zweimal.',
  secondNotice: 'Wir erinnern euch vorher noch einmal.',
  lastNotice: 'Das ist unsere letzte Nachricht vor der Löschung.',
};

/**
 * To the practice and its administrators: 30, 14 and 3 days before the practice is deleted (spec
 * section 4).
 */
export function trialDeletionNoticeEmails(
  email: TrialEmail & { readonly notice: Notice },
  receivers: readonly Receiver[],
): OutgoingEmail[] {
  const { practice, trialEndsAt, deletesAt, notice } = email;
  return trialEmails(
    email,
    {
      purpose: 'trialDeletionNotice',
      stage: notice,
      subject: `${notice === 'lastNotice' ? 'Letzte Erinnerung: ' : ''}${practice.title} wird am ${formatDay(deletesAt)} gelöscht`,
      paragraphs: [
        `eure Testzeit bei Platzwart ist am ${formatDay(trialEndsAt)} zu Ende gegangen, und ihr habt kein Abo. Deshalb löschen wir die Praxis am ${formatDay(deletesAt)}.`,
        'Dabei verschwinden alle Anfragen, Listen, Notizen und Einstellungen, für euer ganzes Team und endgültig. Auch wir stellen danach nichts wieder her.',
        'Möchtet ihr eure Daten behalten, dann exportiert sie vorher in der Administration. Möchtet ihr weitermachen, dann bestellt vorher ein Abo: Es hält die Löschung auf, und alles ist sofort wieder wie vorher.',
        `Möchtet ihr aufhören, müsst ihr nichts tun. ${furtherNotices[notice]}`,
      ],
      rows: [
        ['Ende der Testzeit', formatDay(trialEndsAt)],
        ['Löschung', formatDay(deletesAt)],
      ],
    },
    receivers,
  );
}
