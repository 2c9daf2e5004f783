import type { Account } from '@platzwart/domain/account';
import type { RequestId } from '@platzwart/domain/booking-request';
import { formatMoment } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { TherapyRequest } from '@platzwart/domain/request';
import { countedKeys } from '@platzwart/domain/waiting-list';
import type { OutgoingLetter } from '../outbox.ts';
import { asHtml, asText, type LetterBody } from './layout.ts';

/**
 * To the practice: somebody asked for a place (spec section 1, e-mail notification on each new request).
 * It names nobody and nothing about health: mail is read on shared screens and kept by others; details stay behind the link.
 */
export function newRequestLetter(
  { practice, account, requestId, request }: { practice: Practice; account: Account; requestId: RequestId; request: TherapyRequest },
  origin: string,
): OutgoingLetter {
  const places = practice.locations.filter((location) => request.locationIds.includes(location.id)).map((location) => location.title);
  const slots = countedKeys(request).length;
  const body: LetterBody = {
    greeting: 'Hallo,',
    paragraphs: [`für ${practice.title} ist eine neue Anfrage eingegangen. Sie steht schon auf euren Wartelisten.`],
    facts: [
      ['Eingegangen', `${formatMoment(request.requestedAt)} Uhr`],
      ...(practice.locations.length > 1 ? [[places.length === 1 ? 'Standort' : 'Standorte', places.join(', ')] as const] : []),
      ['Zeitfenster', String(slots)],
    ],
    button: { label: 'Anfrage ansehen', url: `${origin}/${practice.slug}/administration/anfragen?anfrage=${requestId}` },
    closing: [
      'Diese Nachricht kommt von Platzwart, der Warteliste deiner Praxis.',
      `Kontaktperson: ${practice.contactPerson}, ${account.email}`,
    ],
  };
  return {
    purpose: 'newRequest',
    about: `${practice.slug}_${requestId}`,
    slug: practice.slug,
    to: { name: practice.title, address: account.email },
    fromName: 'Platzwart',
    replyTo: null,
    subject: `Neue Anfrage für ${practice.title}`,
    text: asText(body),
    html: asHtml(body),
    createdAt: request.requestedAt,
  };
}
