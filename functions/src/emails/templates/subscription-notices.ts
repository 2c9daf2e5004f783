/**
 * To the practice and its administrators: a subscription was bought, cancelled, resumed, is paid in
 * other intervals or is over; a credit came (spec sections 4 and 9).
 */

import { createHash } from 'node:crypto';
import { plan, planPrice } from '@platzwart/domain/billing/pricing';
import type { Subscription } from '@platzwart/domain/billing/subscription';
import { withVat } from '@platzwart/domain/billing/vat';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import type { OutgoingEmail } from '../../core/email.ts';
import { type Notice, practiceNotices, type Receiver, toSubscription } from './practice-notice.ts';

const number = new Intl.NumberFormat('de-DE');

export type SubscriptionEmail = {
  readonly practice: Practice;
  readonly subscription: Subscription;
  /** Of this purchase, cancellation or arrears: one cause, one e-mail. */
  readonly cause: string;
  readonly now: Date;
};

/** `say`: what it tells; the rest is the same for all. */
function telling(
  say: (email: SubscriptionEmail) => Pick<Notice, 'purpose' | 'subject' | 'paragraphs' | 'rows'>,
) {
  return (
    email: SubscriptionEmail,
    receivers: readonly Receiver[],
    origin: string,
  ): OutgoingEmail[] => {
    const { practice, cause, now } = email;
    const notice = { practice, cause, now, button: toSubscription, ...say(email) };
    return practiceNotices(receivers, origin, notice);
  };
}

/** The plan bought, and when paying starts. */
export const subscriptionStartedEmails = telling(({ practice, subscription }) => {
  const { status, currentPeriodEndsAt } = subscription;
  const day = formatDay(currentPeriodEndsAt);
  return {
    purpose: 'subscriptionStarted',
    subject: `Das Abo von ${practice.title} ist abgeschlossen`,
    paragraphs: [
      `danke, dass ihr bei Platzwart bleibt: Das Abo von ${practice.title} ist abgeschlossen.`,
      status === 'trialing'
        ? `Die übrigen Tage eurer Testzeit sind angerechnet: Bezahlt wird erst ab dem ${day}. Das Abo verlängert sich von selbst, bis ihr kündigt.`
        : `Es läuft ab sofort. Am ${day} verlängert es sich von selbst, wenn ihr nicht vorher kündigt.`,
      'Rechnungen, Zahlungsart, Standorte und Kündigung findet ihr in den Einstellungen unter „Abo“. Guthaben und Gutscheine werden auf den Rechnungen abgezogen.',
    ],
    rows: agreed(practice, subscription),
  };
});

/** Plan, locations, price and the next invoice. */
function agreed(
  practice: Practice,
  { status, interval, extraLocations, currentPeriodEndsAt }: Subscription,
): [string, string][] {
  const locations = plan.includedLocations + extraLocations;
  const net = planPrice(locations, interval);
  return [
    ['Tarif', `${plan.name}, ${interval === 'month' ? 'monatlich' : 'jährlich'} bezahlt`],
    ['Standorte', String(locations)],
    [
      'Preis',
      `${number.format(net)} € im ${interval === 'month' ? 'Monat' : 'Jahr'} netto, ${withVat(net, regionOf(practice))}`,
    ],
    [status === 'trialing' ? 'Erste Rechnung' : 'Nächste Rechnung', formatDay(currentPeriodEndsAt)],
  ];
}

/** The cancellation was taken back: it renews again. */
export const subscriptionResumedEmails = telling(({ practice, subscription }) => {
  const day = formatDay(subscription.currentPeriodEndsAt);
  return {
    purpose: 'subscriptionResumed',
    subject: `Das Abo von ${practice.title} läuft weiter`,
    paragraphs: [
      `die Kündigung ist zurückgenommen, das Abo von ${practice.title} läuft weiter.`,
      subscription.status === 'trialing'
        ? `Bezahlt wird erst ab dem ${day}. Danach verlängert es sich von selbst, bis ihr kündigt.`
        : `Am ${day} verlängert es sich von selbst, wenn ihr nicht vorher kündigt.`,
      'War das ein Versehen? Kündigen könnt ihr in den Einstellungen unter „Abo“.',
    ],
    rows: agreed(practice, subscription),
  };
});

/** It is paid by the year instead of the month, or the other way round. */
export const subscriptionIntervalEmails = telling(({ practice, subscription }) => {
  const { status, interval, cancelledAt, currentPeriodEndsAt } = subscription;
  const day = formatDay(currentPeriodEndsAt);
  const [after, before] =
    interval === 'year' ? ['jährlich', 'monatlich'] : ['monatlich', 'jährlich'];
  return {
    purpose: 'subscriptionInterval',
    subject: `Das Abo von ${practice.title} wird ${after} bezahlt`,
    paragraphs: [
      `das Abo von ${practice.title} ist umgestellt: Bezahlt wird jetzt ${after} statt ${before}.`,
      status === 'trialing'
        ? `Die Testzeit bleibt euch: Bezahlt wird erst ab dem ${day}.`
        : 'Der neue Zeitraum hat mit der Umstellung begonnen, und dazu kommt eine Rechnung. Was vom alten schon bezahlt war, ist darin angerechnet.',
      ...(cancelledAt === null
        ? [`Am ${day} verlängert es sich von selbst, wenn ihr nicht vorher kündigt.`]
        : []),
      'War das ein Versehen? In den Einstellungen unter „Abo“ könnt ihr es wieder ändern.',
    ],
    rows: agreed(practice, subscription),
  };
});

/** It runs on to the end of the period, and can be resumed until then. */
export const subscriptionCancelledEmails = telling(({ practice, subscription }) => {
  const day = formatDay(subscription.currentPeriodEndsAt);
  const nothingPaid = subscription.status === 'trialing' ? ' Bezahlt wird nichts mehr.' : '';
  return {
    purpose: 'subscriptionCancelled',
    subject: `Das Abo von ${practice.title} ist gekündigt`,
    paragraphs: [
      `das Abo von ${practice.title} ist gekündigt. Es läuft noch bis zum ${day}, und so lange bleibt alles, wie es ist.${nothingPaid}`,
      'Danach könnt ihr weiterhin alles ansehen und exportieren, aber nichts mehr ändern. Neue Anfragen sind dann nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet.',
      nothingDeleted,
      'Möchtet ihr doch weitermachen? Bis dahin könnt ihr die Kündigung in den Einstellungen unter „Abo“ zurücknehmen. Auch später könnt ihr dort jederzeit ein neues Abo bestellen.',
    ],
    rows: [['Abo läuft bis', day]],
  };
});

/** The practice is read-only. Nothing is deleted automatically. */
export const subscriptionEndedEmails = telling(({ practice, subscription, now }) => {
  const { currentPeriodEndsAt } = subscription;
  return {
    purpose: 'subscriptionEnded',
    subject: `Das Abo von ${practice.title} ist zu Ende`,
    paragraphs: [
      `das Abo von ${practice.title} ist am ${formatDay(currentPeriodEndsAt < now ? currentPeriodEndsAt : now)} zu Ende gegangen.`,
      'Ihr könnt weiterhin alles ansehen und exportieren, aber nichts mehr ändern. Neue Anfragen sind nicht möglich, und eure Praxis wird nicht mehr öffentlich gelistet.',
      nothingDeleted,
      'Mit einem neuen Abo ist sofort alles wieder wie vorher. Ihr findet es in den Einstellungen unter „Abo“.',
    ],
  };
});

const nothingDeleted =
  'Gelöscht wird eure Praxis nicht von selbst; nur Anfragen, die lange niemand anfasst, werden wie bisher gelöscht.';

type Credit = {
  readonly practice: Practice;
  /** Whole euros. */
  readonly amount: number;
  /**
   * Distinguishes this credit from the next, for instance by the slug of the practice that paid:
   * hidden in the e-mail and in its id.
   */
  readonly cause: string;
  readonly now: Date;
};

/**
 * To the administrators of a code owner's credited practice: the practice they recommended has paid
 * (spec section 9, referral).
 */
export function referralCreditedEmails(
  { practice, amount, cause, now }: Credit,
  receivers: readonly Receiver[],
  origin: string,
): OutgoingEmail[] {
  const euros = `${number.format(amount)} €`;
  return practiceNotices(receivers, origin, {
    practice,
    purpose: 'referralCredited',
    cause: createHash('sha256').update(`referral of ${cause}`).digest('hex').slice(0, 16),
    subject: `${euros} Guthaben für ${practice.title}`,
    paragraphs: [
      `eine Praxis, der jemand aus eurem Team Platzwart empfohlen hat, hat ihre erste Rechnung bezahlt. Dafür bekommt ${practice.title} ${euros} Guthaben. Danke für die Empfehlung.`,
      'Das Guthaben wird von selbst mit euren nächsten Rechnungen verrechnet. Wie viel davon noch da ist, seht ihr in den Einstellungen unter „Abo“.',
    ],
    rows: [['Guthaben', euros]],
    button: toSubscription,
    now,
  });
}
