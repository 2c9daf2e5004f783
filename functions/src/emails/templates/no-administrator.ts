import type { UserPractice } from '@platzwart/domain/team/member';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

/**
 * To the operator: the account of a practice's last administrator was deleted outside the product,
 * so nobody can decide for the practice any more. `uid` is that account's.
 */
export function noAdministratorEmail(
  { slug, title }: Pick<UserPractice, 'slug' | 'title'>,
  uid: string,
  operator: string,
  now: Date,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      'das Konto der letzten Person mit der Rolle Administration in dieser Praxis wurde gelöscht, und zwar an der Anwendung vorbei. Niemand kann dort mehr einladen, einstellen oder löschen.',
      'Bitte klärt mit der Praxis, wer sie weiterführt, und seht nach, ob das Löschen von Konten in Firebase Authentication gesperrt ist.',
    ],
    rows: [['Praxis', `${title} (${slug})`]],
    foot: ['Diese Nachricht kommt von Platzwart.'],
  };
  return {
    purpose: 'noAdministratorAlarm',
    about: `${slug}_${uid}`,
    slug,
    to: { name: 'Platzwart', address: operator },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `Praxis ohne Administration: ${title}`,
    ...bothForms(body),
    createdAt: now,
  };
}
