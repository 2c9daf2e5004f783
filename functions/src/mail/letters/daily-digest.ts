import type { Account } from '@platzwart/domain/account';
import { berlinDate, formatGermanDate } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { OutgoingLetter } from '../outbox.ts';
import { asHtml, asText, type LetterBody } from './layout.ts';

type Digest = {
  practice: Practice;
  account: Account;
  /** How many came in since the last such letter. */
  count: number;
  /** There were more than are counted. */
  isMore: boolean;
  now: Date;
};

/** To a practice that wants one letter a day instead of one for each request (spec section 1). Names nobody. */
export function dailyDigestLetter({ practice, account, count, isMore, now }: Digest, origin: string): OutgoingLetter {
  const isOne = count === 1 && !isMore;
  const requests = isOne ? '1 neue Anfrage' : `${isMore ? 'mehr als ' : ''}${count} neue Anfragen`;
  const body: LetterBody = {
    greeting: 'Hallo,',
    paragraphs: [
      `für ${practice.title} ${isOne ? 'ist' : 'sind'} seit der letzten Tagesnachricht ${requests} eingegangen. Alle stehen schon auf euren Wartelisten.`,
    ],
    button: { label: 'Anfragen ansehen', url: `${origin}/${practice.slug}/administration/anfragen` },
    closing: [
      'Diese Nachricht kommt von Platzwart, der Warteliste deiner Praxis.',
      `Kontaktperson: ${practice.contactPerson}, ${account.email}`,
    ],
  };
  return {
    purpose: 'dailyDigest',
    about: `${practice.slug}_${berlinDate(now)}`,
    slug: practice.slug,
    to: { name: practice.title, address: account.email },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `${requests} für ${practice.title} am ${formatGermanDate(berlinDate(now))}`,
    text: asText(body),
    html: asHtml(body),
    createdAt: now,
  };
}
