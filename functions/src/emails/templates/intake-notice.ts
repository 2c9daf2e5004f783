/**
 * To somebody who wants to know when a practice takes requests again: their address is all that is
 * known of them.
 */
import { createHash } from 'node:crypto';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import { daysToConfirmNotice } from '@platzwart/domain/practice/intake-notice';
import { noticeMonths } from '@platzwart/domain/practice/notice-months';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { bothForms, type EmailBody } from './layout.ts';
import { neverAgain, questionsTo } from './patient-email.ts';
import { notMeButton } from './stop-link.ts';

/** `id`: the notice's, which together with `askedAt` says which of an address's e-mails this is. */
type About = {
  practice: Practice;
  contact: string;
  email: string;
  id: string;
  askedAt: Date;
  now: Date;
};

export function contactFor(account: Account | undefined): string {
  return account ? confirmedEmailOf(account) : '';
}

/**
 * Asks whether the address is theirs, or says that they wait already; the link changes nothing by
 * itself.
 */
export function intakeNoticeAskedEmail(
  about: About,
  { token, isWaiting }: { token: string; isWaiting: boolean },
  origin: string,
): OutgoingEmail {
  const { title, slug } = about.practice;
  const url = origin + sitePaths.notice(slug, token);
  const choices = [notMeButton(origin)];
  if (isWaiting)
    return noticeEmail(about, {
      purpose: 'intakeNoticeAsked',
      subject: `Benachrichtigung von ${title}: schon bestätigt`,
      paragraphs: [
        `jemand hat diese Adresse noch einmal eingetragen. Die Adresse ist schon bestätigt: Sobald ${title} wieder Anfragen annimmt, schreiben wir Ihnen. Sie müssen nichts tun.`,
      ],
      button: { label: 'Ansehen oder löschen', url },
      choices,
      closing: [
        `Doch nicht? Hinter dem Link löschen Sie Ihre Adresse, jetzt und später. Sonst löschen wir sie nach der einen E-Mail, spätestens nach ${noticeMonths} Monaten.`,
        neverAgain,
      ],
    });
  return noticeEmail(about, {
    purpose: 'intakeNoticeAsked',
    subject: `Benachrichtigung von ${title}: Bitte bestätigen`,
    paragraphs: [
      `jemand möchte unter dieser Adresse benachrichtigt werden, sobald ${title} wieder Anfragen annimmt. Sind Sie das? Dann bestätigen Sie es bitte innerhalb von ${daysToConfirmNotice} Tagen.`,
    ],
    button: { label: 'Ansehen und bestätigen', url },
    choices,
    closing: [
      `Doch nicht? Hinter demselben Link löschen Sie Ihre Adresse, jetzt und später. Sonst löschen wir sie nach der einen E-Mail, spätestens nach ${noticeMonths} Monaten. Bestätigen Sie nicht, ist sie in ${daysToConfirmNotice} Tagen weg.`,
      neverAgain,
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
      `Sie wollten benachrichtigt werden: ${title} nimmt wieder Anfragen an.`,
      'Das Formular ist jetzt offen. Wie lange, wissen wir nicht: Diese E-Mail bekommen alle zugleich, die darauf gewartet haben, auch wenn nur wenige Anfragen möglich sind. Ist es schon wieder zu, können Sie dort noch einmal um Benachrichtigung bitten.',
    ],
    button: { label: 'Anfrage stellen', url: origin + sitePaths.booking(slug) },
    closing: [
      'Ihre Adresse haben wir mit dieser E-Mail gelöscht. Es kommt keine weitere, und Sie müssen nichts abbestellen.',
    ],
  });
}

type Words = Pick<OutgoingEmail, 'subject'> & {
  purpose: 'intakeNoticeAsked' | 'intakeNotice';
} & Required<Pick<EmailBody, 'paragraphs' | 'button' | 'closing'>> &
  Pick<EmailBody, 'choices'>;

function noticeEmail(
  { practice, contact, email, id, askedAt, now }: About,
  { purpose, subject, closing, ...words }: Words,
): OutgoingEmail {
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
    about: `${practice.slug}_${createHash('sha256').update(`${id} ${askedAt.toISOString()}`).digest('hex').slice(0, 32)}`,
    slug: practice.slug,
    noticeId: id,
    to: { name: '', address: email },
    fromName: practice.title,
    replyTo: contact === '' ? null : { name: practice.title, address: contact },
    subject,
    ...bothForms(body),
    createdAt: now,
  };
}
