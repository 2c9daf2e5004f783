import { berlinDate, formatGermanDate } from '@platzwart/domain/german-date';
import type { Practice } from '@platzwart/domain/practice';
import type { OutgoingLetter } from '../outbox.ts';
import { practiceNotices, type Receiver } from './practice-notice.ts';

/** `periodEndsAt` stands in the id: the next period has letters of its own. */
type About = { practice: Practice; periodEndsAt: Date; now: Date };

/** To the practice and its administrators: a payment did not go through; everything goes on for now (spec section 4, subscription). */
export function paymentFailedLetters(
  { practice, periodEndsAt, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingLetter[] {
  return practiceNotices(
    {
      practice,
      purpose: 'paymentFailed',
      cause: berlinDate(periodEndsAt),
      subject: `Zahlung für ${practice.title} nicht gelungen`,
      paragraphs: [
        `die letzte Zahlung für das Abo von ${practice.title} ist nicht durchgegangen.`,
        'Wir versuchen es in den nächsten Tagen noch einmal; solange bleibt alles, wie es ist. Bitte prüft die Zahlungsdaten, damit euer Abo nicht endet.',
      ],
      now,
    },
    receivers,
    origin,
  );
}

/** To the same: the subscription is over, and the practice is read-only. Nothing is deleted by itself (design section 7). */
export function subscriptionEndedLetters(
  { practice, periodEndsAt, now }: About,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingLetter[] {
  return practiceNotices(
    {
      practice,
      purpose: 'subscriptionEnded',
      cause: berlinDate(periodEndsAt),
      subject: `Das Abo von ${practice.title} ist zu Ende`,
      paragraphs: [
        `das Abo von ${practice.title} ist zu Ende (bezahlt bis ${formatGermanDate(berlinDate(periodEndsAt))}).`,
        'Ihr könnt weiterhin alles ansehen und exportieren, aber nichts mehr ändern. Neue Anfragen sind nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet. Gelöscht wird nichts von selbst; nur was lange niemand anfasst, verfällt wie bisher.',
        'Mit einem neuen Abo ist sofort alles wieder wie vorher.',
      ],
      now,
    },
    receivers,
    origin,
  );
}
