/**
 * The demo practices' purchases: the source of both their documents and the customers of the local
 * Stripe stand-in (`tests/support/stripe/demo-customers.ts`), so that the two agree.
 */

import { type Billing, noBilling } from '@platzwart/domain/billing/billing';
import { nextCheckAt } from '@platzwart/domain/billing/subscription';
import { day } from '@platzwart/domain/dates/durations';
import type { Account } from '@platzwart/domain/practice/account';
import { referralCodeAt } from '@platzwart/functions/billing/referral-code-at';
import { aSubscription } from './build-subscription.ts';

export type DemoPurchase = {
  readonly slug: string;
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly address: {
    readonly line1: string;
    readonly postal_code: string;
    readonly city: string;
    readonly country: string;
  };
  readonly method: 'card' | 'sepa';
  readonly interval: 'month' | 'year';
  readonly locations: number;
  /** During the trial, so the first charge came later. */
  readonly boughtAt: Date;
  /** Number of payments since: the trial ended that many intervals before this period's end. */
  readonly payments: number;
  readonly periodEndsAt: Date;
  /** Referral credits in euro cents, oldest first. */
  readonly credits: readonly {
    readonly kind: 'referred' | 'referrer';
    readonly of: string;
    readonly at: Date;
    readonly amount: number;
  }[];
};

/** Anna Berger of Lindenhof recommended us to Weitblick. */
export const demoReferralCode = { code: referralCodeAt('demo-anna', 0), uid: 'demo-anna' } as const;

const lindenhof = 'logopaedie-lindenhof';
const weitblick = 'psychotherapie-weitblick';
const credit = 3000;

export function demoPurchases(now: Date): DemoPurchase[] {
  return [
    {
      slug: lindenhof,
      customerId: 'cus_DemoLindenhof1',
      name: 'Logopädie Lindenhof',
      email: 'office@praxis-lindenhof.example',
      address: { line1: 'Lindenhofgasse 12', postal_code: '8020', city: 'Graz', country: 'AT' },
      method: 'sepa',
      interval: 'year',
      locations: 2,
      boughtAt: days(now, -480),
      payments: 2,
      periodEndsAt: days(now, 260),
      credits: [{ kind: 'referrer', of: weitblick, at: days(now, -78), amount: credit }],
    },
    {
      slug: weitblick,
      customerId: 'cus_DemoWeitblick1',
      name: 'Psychotherapie Weitblick',
      email: 'praxis@praxis-weitblick.example',
      address: { line1: 'Aussichtsweg 5', postal_code: '6020', city: 'Innsbruck', country: 'AT' },
      method: 'card',
      interval: 'month',
      locations: 1,
      boughtAt: days(now, -100),
      payments: 3,
      periodEndsAt: days(now, 11),
      credits: [{ kind: 'referred', of: weitblick, at: days(now, -100), amount: credit }],
    },
  ];
}

/** The purchased part of a practice's account; throws if the practice has bought nothing. */
export function boughtBy(
  slug: string,
  now: Date,
): Pick<Account, 'subscription' | 'nextBillingCheckAt' | 'referral'> {
  const { interval, boughtAt, periodEndsAt, locations, credits } = purchaseOf(slug, now);
  const subscription = aSubscription(periodEndsAt, {
    interval,
    startedAt: boughtAt,
    extraLocations: locations - 1,
  });
  const referred = credits.find(({ kind }) => kind === 'referred');
  return {
    subscription,
    nextBillingCheckAt: nextCheckAt(subscription, now),
    referral: referred ? { code: demoReferralCode.code, linkedAt: days(referred.at, -1) } : null,
  };
}

/** Undefined for a practice that has bought nothing. */
export function billingOf(
  slug: string,
  now: Date,
): (Billing & { readonly customerId: string }) | undefined {
  const purchases = demoPurchases(now);
  const purchase = purchases.find((one) => one.slug === slug);
  if (!purchase) return undefined;
  const creditedTo = purchases.find(({ credits }) =>
    credits.some(({ kind, of }) => kind === 'referrer' && of === slug),
  );
  const referrer = creditedTo?.credits.find(({ of }) => of === slug);
  return {
    ...noBilling,
    customerId: purchase.customerId,
    revision: 1,
    referredCreditedAt: purchase.credits.find(({ kind }) => kind === 'referred')?.at ?? null,
    referrerCredit:
      creditedTo && referrer ? { customerId: creditedTo.customerId, at: referrer.at } : null,
  };
}

function purchaseOf(slug: string, now: Date): DemoPurchase {
  const purchase = demoPurchases(now).find((one) => one.slug === slug);
  if (!purchase) throw new Error(`${slug} has bought nothing`);
  return purchase;
}

/** The provider uses whole seconds. */
function days(from: Date, count: number): Date {
  return new Date(Math.floor(from.getTime() / 1000) * 1000 + count * day);
}
