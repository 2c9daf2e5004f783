import { formatMoment } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Email, OutgoingEmail } from '../../core/email.ts';
import { contactLine, type EmailBody, fromPlatform } from './layout.ts';

/**
 * Replaces a flood of e-mails about new requests: one at the end of the hour, to the same receiver.
 * `instead` is an e-mail over the limit; `receiver` represents its address in the e-mail's id.
 */
export function newRequestDigestEmail(
  {
    instead,
    receiver,
    practice,
    account,
  }: { instead: Email; receiver: string; practice: Practice; account: Account },
  { number: hour, endsAt }: { number: number; endsAt: Date },
  origin: string,
): OutgoingEmail {
  const body: EmailBody = {
    greeting: 'Hallo,',
    paragraphs: [
      `in der letzten Stunde sind für ${practice.title} ungewöhnlich viele Anfragen eingegangen. Damit euer Postfach nicht überläuft, bekommt ihr statt weiterer einzelner Nachrichten nur diese eine.`,
      'Alle Anfragen stehen auf euren Wartelisten. Kommt euch etwas seltsam vor, schreibt uns.',
    ],
    rows: [['Stand', `${formatMoment(endsAt)} Uhr`]],
    button: {
      label: 'Anfragen ansehen',
      url: `${origin}${sitePaths.administration(instead.slug)}/${screenPaths.requests}`,
    },
    head: practice.title,
    foot: [
      'Diese Nachricht kommt von Platzwart, der Warteliste eurer Praxis.',
      contactLine(practice, account),
    ],
    ours: [confirmedEmailOf(account)],
  };
  return {
    purpose: 'newRequestDigest',
    about: `${instead.slug}_${hour}_${receiver}`,
    slug: instead.slug,
    to: instead.to,
    subject: `Viele neue Anfragen für ${practice.title}`,
    ...fromPlatform(body),
    createdAt: instead.createdAt,
    dueAt: endsAt,
  };
}
