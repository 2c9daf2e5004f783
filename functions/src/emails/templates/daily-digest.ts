import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { OutgoingEmail } from '../../core/email.ts';
import { contactLine, type EmailBody, fromPlatform, greetingTo } from './layout.ts';

type Digest = {
  practice: Practice;
  account: Account;
  /** Requests since the last digest. */
  count: number;
  /** The count stopped at its maximum. */
  isMore: boolean;
  now: Date;
  notice?: string;
};

/**
 * To the practice's address and each member who chose one e-mail a day instead of one per request
 * (spec section 1).
 */
export function dailyDigestEmails(digest: Digest, origin: string): OutgoingEmail[] {
  const { account } = digest;
  const members = account.notifiedMembers.filter(({ frequency }) => frequency === 'daily');
  return [
    ...(account.newRequestEmails === 'daily' ? [dailyDigestEmail(digest, origin)] : []),
    ...members.map((member) => dailyDigestEmail({ ...digest, member }, origin)),
  ];
}

/** To the practice, or to a member. Names no patients. */
export function dailyDigestEmail(
  {
    practice,
    account,
    count,
    isMore,
    now,
    notice,
    member,
  }: Digest & { member?: Account['notifiedMembers'][number] },
  origin: string,
): OutgoingEmail {
  const isOne = count === 1 && !isMore;
  const requests = isOne ? '1 neue Anfrage' : `${isMore ? 'mehr als ' : ''}${count} neue Anfragen`;
  const body: EmailBody = {
    ...(notice !== undefined && { notice }),
    greeting: greetingTo(member?.name),
    paragraphs: [
      `für ${practice.title} ${isOne ? 'ist' : 'sind'} seit der letzten Tagesnachricht ${requests} eingegangen. Alle stehen schon auf euren Wartelisten.`,
    ],
    button: {
      label: 'Anfragen ansehen',
      url: `${origin}${sitePaths.administration(practice.slug)}/${screenPaths.requests}`,
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
    purpose: 'dailyDigest',
    about: [practice.slug, berlinDate(now), ...(member ? [member.uid] : [])].join('_'),
    slug: practice.slug,
    to: member
      ? { name: member.name, address: member.email }
      : { name: practice.title, address: confirmedEmailOf(account) },
    subject: `${requests} für ${practice.title} am ${formatDay(now)}`,
    ...fromPlatform(body),
    createdAt: now,
  };
}
