/**
 * To the practice and its administrators: an open invoice and its consequences (spec section 9,
 * terms).
 */

import { lockedForArrearsAt, maxArrearsDays } from '@platzwart/domain/billing/subscription';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { OutgoingEmail } from '../../core/email.ts';
import { practiceNotices, type Receiver, toSubscription } from './practice-notice.ts';
import type { SubscriptionEmail } from './subscription-notices.ts';

/** `pastDueSince`: since when the oldest open invoice is due. */
type ArrearsEmail = Omit<SubscriptionEmail, 'subscription'> & { readonly pastDueSince: Date };

/** A payment failed: everything continues for now; names the day it will not. */
export function paymentFailedEmails(
  { practice, pastDueSince, cause, now }: ArrearsEmail,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const [since, lockDay] = [formatDay(pastDueSince), formatDay(lockedForArrearsAt(pastDueSince))];
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'paymentFailed',
    cause,
    subject: `Zahlung für ${practice.title} fehlgeschlagen`,
    paragraphs: [
      `die letzte Zahlung für das Abo von ${practice.title} ist nicht durchgegangen. Seit dem ${since} ist eine Rechnung offen.`,
      'Bitte prüft in den Einstellungen unter „Abo“ die Zahlungsart und bezahlt die offene Rechnung. Vorerst bleibt alles, wie es ist.',
      `Bleibt sie mehr als ${maxArrearsDays} Tage offen, könnt ihr ab dem ${lockDay} alles nur noch ansehen und exportieren. Neue Anfragen sind dann nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet, bis bezahlt ist.`,
    ],
    rows: [
      ['Offen seit', since],
      ['Ohne Zahlung nur noch Ansicht ab', lockDay],
    ],
    button: toSubscription,
    now,
  });
}

/** It stayed open for too long: read-only until it is paid. */
export function arrearsLockedEmails(
  { practice, pastDueSince, cause, now }: ArrearsEmail,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const since = formatDay(pastDueSince);
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'arrearsLocked',
    cause,
    subject: `Rechnung offen: ${practice.title} lässt sich nur noch ansehen`,
    paragraphs: [
      `eine Rechnung für das Abo von ${practice.title} ist seit dem ${since} offen, also seit mehr als ${maxArrearsDays} Tagen. Deshalb lässt sich eure Praxis jetzt nur noch ansehen.`,
      'Ihr könnt weiterhin alles ansehen und exportieren, aber nichts mehr ändern. Neue Anfragen sind nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet. Gelöscht wird sie deshalb nicht.',
      'Bezahlt die offene Rechnung in den Einstellungen unter „Abo“. Sobald die Zahlung angekommen ist, ist alles wieder wie vorher.',
    ],
    rows: [['Offen seit', since]],
    button: toSubscription,
    now,
  });
}
