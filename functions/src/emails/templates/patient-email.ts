import { contactOf } from '@platzwart/domain/contact/contact';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import type { PurposeTo } from '@platzwart/domain/emails/emails';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';
import { notMeButton } from './stop-link.ts';

export type PatientEmail = {
  purpose: PurposeTo<'patient'>;
  about: string;
  /** The request whose history records it. */
  requestId: string;
  practice: Practice;
  contact: string;
  request: Pick<TherapyRequest, 'email' | 'emailConfirmedAt'>;
  /** Of the patient portal; '' for none: the button leads to the practice. */
  token: string;
  now: Date;
  subject: string;
  /** What to know before reading. */
  notice?: string;
  paragraphs: readonly string[];
  rows: EmailBody['rows'];
  firstRows?: EmailBody['firstRows'];
  /** The requested times, drawn. */
  week?: EmailBody['week'];
  /** One button that leads to the patient portal … */
  buttonLabel?: string;
  /** … or several, each with the answer that its page shows first: opening one answers nothing. */
  answers?: readonly {
    readonly label: string;
    readonly answer: string;
    readonly isMain?: boolean;
  }[];
  /** Unsubscribes from such e-mails, as an answer too. */
  unsubscribeAnswer?: string;
  notMine: string;
  /** A stranger may have caused it, though the address is confirmed: its owner can stop that. */
  isStrangers?: boolean;
  /** See `EmailBody`. */
  ours?: EmailBody['ours'];
};

/** For those who never asked. */
export const neverAgain =
  'Hinter „Das war ich nicht“ sorgen Sie dafür, dass so etwas nicht wieder kommt.';

/**
 * Shared by e-mails to patients: the practice writes and gets the replies, one button leads to the
 * patient portal or the practice. Until its owner confirms the address, anybody may have typed it,
 * and each carries the link that stops that.
 */
export function patientEmail(email: PatientEmail, origin: string): OutgoingEmail {
  const { practice, contact, request, token } = email;
  const page =
    origin +
    (token === ''
      ? sitePaths.practice(practice.slug)
      : sitePaths.patientPortal(practice.slug, token));
  const canStop = email.isStrangers === true || request.emailConfirmedAt === null;
  const body: EmailBody = {
    ...(email.notice !== undefined && { notice: email.notice }),
    head: practice.title,
    greeting: 'Guten Tag,',
    paragraphs: email.paragraphs,
    rows: email.rows ?? [],
    ...(email.week !== undefined && { week: email.week }),
    firstRows: email.firstRows ?? [],
    ...(email.buttonLabel !== undefined && { button: { label: email.buttonLabel, url: page } }),
    choices: [
      ...(email.answers ?? []).map(({ label, answer, isMain = false }) => ({
        label,
        url: `${page}?antwort=${answer}`,
        isMain,
      })),
      ...(canStop ? [notMeButton(origin)] : []),
    ],
    ours: [contact, ...(email.ours ?? [])],
    closing: [
      `${email.notMine}${canStop ? ` ${neverAgain}` : ''}${token === '' ? '' : ' Bitte geben Sie den Link nicht weiter: Wer ihn hat, sieht Ihre Anfrage.'}`,
      questionsTo(practice, contact),
    ],
    foot: ['Diese Nachricht hat Platzwart für die Praxis verschickt.'],
  };
  return {
    purpose: email.purpose,
    about: email.about,
    slug: practice.slug,
    requestId: email.requestId,
    to: { name: '', address: request.email },
    fromName: practice.title,
    replyTo: contact === '' ? null : { name: practice.title, address: contact },
    subject: email.subject,
    ...bothForms(body),
    ...(email.unsubscribeAnswer !== undefined && {
      unsubscribeUrl: `${page}?antwort=${email.unsubscribeAnswer}`,
    }),
    createdAt: email.now,
  };
}

/** Every way to the practice. */
export function questionsTo(practice: Practice, contact: string): string {
  const { phone, addresses } = contactOf(practice);
  return [
    'Fragen beantwortet die Praxis:',
    [practice.title, practice.contactPerson],
    [addresses[0]],
    [phone?.text, readableEmail(contact)],
  ]
    .map((parts) => [parts].flat().filter(Boolean).join(', '))
    .filter(Boolean)
    .join('\n');
}
