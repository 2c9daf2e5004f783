import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { practiceNotices, type Receiver } from './practice-notice.ts';

type About = {
  practice: Practice;
  /** Of the new address's confirmation. */
  cause: string;
  now: Date;
};

/**
 * To the practice's former address and its administrators: another one is confirmed, which the
 * profile shows.
 */
export function practiceAddressChangedEmails(
  { practice, cause, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'practiceEmailChanged',
    cause,
    subject: `Andere E-Mail-Adresse für ${practice.title}`,
    paragraphs: [
      `${practice.title} hat bei Platzwart jetzt eine andere E-Mail-Adresse. Nachrichten an die Praxis und Antworten von Patientinnen und Patienten kommen ab sofort dort an.`,
      'Kommt euch das seltsam vor? Im Profil der Praxis könnt ihr die Adresse ändern; wer sie geändert hat, steht in den Einstellungen im Protokoll.',
    ],
    button: { label: 'Zum Profil', screen: screenPaths.setting('profile') },
    now,
  });
}
