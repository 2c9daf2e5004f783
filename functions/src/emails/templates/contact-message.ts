import type { ContactMessage } from '@platzwart/domain/contact/contact-message';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';

type Written = Pick<ContactMessage, 'messageId' | 'name' | 'email' | 'message'>;

/** To the operator's support: what somebody wrote on the contact page. The answer goes to them. */
export function contactMessageEmail(
  { messageId, name, email, message }: Written,
  now: Date,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      'jemand hat uns auf der Kontaktseite geschrieben:',
      ...message.split('\n').filter((line) => line.trim() !== ''),
    ],
    rows: [...(name === '' ? [] : ([['Name', name]] as const)), ['E-Mail', readableEmail(email)]],
    closing: [
      'Eine Antwort auf diese E-Mail geht an diese Adresse. Bestätigt hat sie niemand: Nennt in der Antwort nichts, was nur die Praxis wissen darf.',
    ],
    foot: ['Diese Nachricht kommt vom Formular auf der Kontaktseite von Platzwart.'],
  };
  return {
    purpose: 'contactMessage',
    about: messageId,
    slug: '',
    to: { name: 'Platzwart', address: supportEmail },
    fromName: 'Platzwart',
    replyTo: { name, address: email },
    subject: `Nachricht von der Kontaktseite, ${formatMoment(now)}`,
    ...bothForms(body),
    createdAt: now,
  };
}
