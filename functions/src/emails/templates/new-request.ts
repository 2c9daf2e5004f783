import { formatMoment } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { RandomId } from '@platzwart/domain/text/random-id';
import { countedKeys } from '@platzwart/domain/waiting-list/queue';
import type { OutgoingEmail } from '../../core/email.ts';
import { contactLine, type EmailBody, fromPlatform, greetingTo } from './layout.ts';

/** A team member subscribed to such e-mails. */
type NotifiedMember = Account['notifiedMembers'][number];

/**
 * To the practice's address, if its account says so, and to each member who wants them immediately.
 */
export function newRequestEmails(
  { request, ...about }: Omit<News, 'times'> & { request: TherapyRequest },
  origin: string,
): OutgoingEmail[] {
  const { account } = about;
  const news = { ...about, request, times: countedKeys(request).length };
  const toPractice =
    account.newRequestEmails === 'immediately' ? [newRequestEmail(news, undefined, origin)] : [];
  const atOnce = account.notifiedMembers.filter(({ frequency }) => frequency === 'immediately');
  return [...toPractice, ...atOnce.map((member) => newRequestEmail(news, member, origin))];
}

type News = {
  practice: Practice;
  account: Account;
  requestId: RandomId;
  request: Pick<TherapyRequest, 'locationIds' | 'requestedAt'>;
  /** Number of preferred times. */
  times: number;
  notice?: string;
  /** Set when the same request is news again. */
  again?: string;
};

/**
 * Announces a new request (spec section 1, e-mail notification on each new request). Contains no
 * names and nothing about health: mail is read on shared screens and stored by others; details stay
 * behind the link.
 */
export function newRequestEmail(
  { practice, account, requestId, request, times, notice, again = '' }: News,
  member: NotifiedMember | undefined,
  origin: string,
): OutgoingEmail {
  const places = practice.locations
    .filter((location) => request.locationIds.includes(location.id))
    .map((location) => location.title);
  const body: EmailBody = {
    ...(notice !== undefined && { notice }),
    greeting: greetingTo(member?.name),
    paragraphs: [
      `für ${practice.title} ist eine neue Anfrage eingegangen und steht schon auf euren Wartelisten.`,
    ],
    rows: [
      ['Eingegangen', `${formatMoment(request.requestedAt)} Uhr`],
      ...(practice.locations.length > 1
        ? [[places.length === 1 ? 'Standort' : 'Standorte', places.join(', ')] as const]
        : []),
      ['Zeitfenster', String(times)],
    ],
    button: {
      label: 'Anfrage ansehen',
      url: `${origin}${sitePaths.administration(practice.slug)}/${screenPaths.request(requestId)}`,
    },
    head: practice.title,
    closing: [
      ...(member
        ? [
            `Du möchtest keine solchen Nachrichten mehr? Unter ${origin}${sitePaths.user} stellst du sie ab.`,
          ]
        : []),
    ],
    foot: [
      'Diese Nachricht kommt von Platzwart, der Warteliste eurer Praxis.',
      contactLine(practice, account),
    ],
    ours: [origin + sitePaths.user, confirmedEmailOf(account)],
  };
  return {
    purpose: 'newRequest',
    about: [
      practice.slug,
      requestId,
      ...(member ? [member.uid] : []),
      ...(again ? [again] : []),
    ].join('_'),
    slug: practice.slug,
    to: member
      ? { name: member.name, address: member.email }
      : { name: practice.title, address: confirmedEmailOf(account) },
    subject: `Neue Anfrage für ${practice.title}`,
    ...fromPlatform(body),
    createdAt: request.requestedAt,
  };
}
