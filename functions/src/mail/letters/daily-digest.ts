import { type Account, confirmedEmailOf } from '@platzwart/domain/account';
import { berlinDate, formatGermanDate } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { OutgoingLetter } from '../letter.ts';
import { contactLine, fromPlatform, type LetterBody } from './layout.ts';

type Digest = {
  practice: Practice;
  account: Account;
  /** How many came in since the last such letter. */
  count: number;
  /** There were more than are counted. */
  isMore: boolean;
  now: Date;
  notice?: string;
};

/** To the practice's address and to each member who want one letter a day instead of one for each request (spec section 1). */
export function dailyDigestLetters(digest: Digest, origin: string): OutgoingLetter[] {
  const { account } = digest;
  const members = account.notifiedMembers.filter(({ letters }) => letters === 'daily');
  return [
    ...(account.newRequestLetters === 'daily' ? [dailyDigestLetter(digest, origin)] : []),
    ...members.map((member) => dailyDigestLetter({ ...digest, member }, origin)),
  ];
}

/** To the practice, or to a member. Names nobody who asked. */
export function dailyDigestLetter(
  { practice, account, count, isMore, now, notice, member }: Digest & { member?: Account['notifiedMembers'][number] },
  origin: string,
): OutgoingLetter {
  const isOne = count === 1 && !isMore;
  const requests = isOne ? '1 neue Anfrage' : `${isMore ? 'mehr als ' : ''}${count} neue Anfragen`;
  const body: LetterBody = {
    ...(notice !== undefined && { notice }),
    greeting: member ? `Hallo ${member.name},` : 'Hallo,',
    paragraphs: [
      `für ${practice.title} ${isOne ? 'ist' : 'sind'} seit der letzten Tagesnachricht ${requests} eingegangen. Alle stehen schon auf euren Wartelisten.`,
    ],
    button: { label: 'Anfragen ansehen', url: `${origin}/${practice.slug}/administration/anfragen` },
    closing: [
      'Diese Nachricht kommt von Platzwart, der Warteliste deiner Praxis.',
      ...(member ? [`Du möchtest keine solchen Nachrichten mehr? Unter ${origin}/user stellst du sie ab.`] : []),
      contactLine(practice, account),
    ],
    ours: [`${origin}/user`, confirmedEmailOf(account)],
  };
  return {
    purpose: 'dailyDigest',
    about: [practice.slug, berlinDate(now), ...(member ? [member.uid] : [])].join('_'),
    slug: practice.slug,
    to: member ? { name: member.name, address: member.email } : { name: practice.title, address: confirmedEmailOf(account) },
    subject: `${requests} für ${practice.title} am ${formatGermanDate(berlinDate(now))}`,
    ...fromPlatform(body),
    createdAt: now,
  };
}
