/** To somebody who wants to know when a practice takes requests again: their address is all that is known of them. */
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import { daysToConfirmNotice } from '@platzwart/domain/practice/intake-notice';
import { noticeMonths } from '@platzwart/domain/practice/notice-months';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';
import { questionsTo } from './patient-email.ts';

type About = { practice: Practice; contact: string; email: string; tokenHash: string; now: Date };

export function contactFor(account: Account | undefined): string {
  return account ? confirmedEmailOf(account) : '';
}

/** Asks whether the address is theirs; the link changes nothing by itself. */
export function intakeNoticeAskedEmail(about: About, token: string, origin: string): OutgoingEmail {
  const { title, slug } = about.practice;
  return noticeEmail(about, {
    purpose: 'intakeNoticeAsked',
    subject: `Bescheid von ${title}: Bitte bestätigen`,
    paragraphs: [
      `jemand möchte unter dieser Adresse Bescheid bekommen, sobald ${title} wieder Anfragen annimmt. Sind Sie das? Dann bestätigen Sie es bitte innerhalb von ${daysToConfirmNotice} Tagen.`,
    ],
    button: { label: 'Ansehen und bestätigen', url: origin + sitePaths.notice(slug, token) },
    closing: [
      `Doch nicht? Hinter demselben Link löschen Sie Ihre Adresse, jetzt und später. Sonst löschen wir sie nach der einen E-Mail, spätestens nach ${noticeMonths} Monaten. Bestätigen Sie nicht, ist sie in ${daysToConfirmNotice} Tagen weg.`,
    ],
  });
}

/** The one e-mail they wanted; their address is deleted with it. */
export function intakeNoticeEmail(about: About, origin: string): OutgoingEmail {
  const { title, slug } = about.practice;
  return noticeEmail(about, {
    purpose: 'intakeNotice',
    subject: `${title} nimmt wieder Anfragen an`,
    paragraphs: [
      `Sie wollten Bescheid bekommen: ${title} nimmt wieder Anfragen an.`,
      'Das Formular ist jetzt offen. Wie lange, wissen wir nicht.',
    ],
    button: { label: 'Anfrage stellen', url: origin + sitePaths.booking(slug) },
    closing: ['Ihre Adresse haben wir mit dieser E-Mail gelöscht. Es kommt keine weitere, und Sie müssen nichts abbestellen.'],
  });
}

type Words = Pick<OutgoingEmail, 'subject'> & { purpose: 'intakeNoticeAsked' | 'intakeNotice' } & Required<
    Pick<EmailBody, 'paragraphs' | 'button' | 'closing'>
  >;

function noticeEmail({ practice, contact, email, tokenHash, now }: About, { purpose, subject, closing, ...words }: Words): OutgoingEmail {
  const body: EmailBody = {
    head: practice.title,
    greeting: 'Guten Tag,',
    ...words,
    ours: [contact],
    closing: [...closing, questionsTo(practice, contact)],
    foot: ['Diese Nachricht hat Platzwart für die Praxis verschickt.'],
  };
  return {
    purpose,
    about: `${practice.slug}_${tokenHash.slice(0, 32)}`,
    slug: practice.slug,
    to: { name: '', address: email },
    fromName: practice.title,
    replyTo: contact === '' ? null : { name: practice.title, address: contact },
    subject,
    ...bothForms(body),
    createdAt: now,
  };
}
