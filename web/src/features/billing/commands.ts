/** Commands on the subscription. Where money moves, the account updates via the provider: nothing here waits for that. */
import type { BillingPortalPurpose, Purchase } from '@platzwart/domain/billing/billing';
import type { CallInput, CallName, CallOutput } from '@platzwart/domain/calls';
import { wholeForm } from '@platzwart/domain/failure';
import { call } from '../../firebase/calls.ts';
import { texts } from './texts.ts';

/** `at`: the field concerned; undefined for the whole form. */
export type Problem = { at: string | undefined; message: string };
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

async function ask<N extends CallName>(name: N, input: CallInput<N>): Promise<Answer<CallOutput<N>>> {
  // A request while offline would permanently break the code that loads with the first call.
  if (!navigator.onLine) return problem(texts.offline);
  const answer = await call(name, input);
  if (answer.kind === 'done') return { ok: true, value: answer.output };
  if (answer.kind === 'denied') return problem(texts.denied);
  if (answer.kind === 'failed') return problem(texts.failed);
  const field = answer.details[0]?.field.split('.').at(-1);
  return problem(answer.details.map(({ message }) => message).join(' ') || texts.failed, field === wholeForm ? undefined : field);
}

const problem = (message: string, at?: string) => ({ ok: false, problem: { at, message } }) as const;

export const startCheckout = (companySlug: string, purchase: Purchase) => ask('startCheckout', { companySlug, purchase });
export const openPortal = (companySlug: string, purpose: BillingPortalPurpose) => ask('openBillingPortal', { companySlug, purpose });
export const previewLocations = (companySlug: string, locations: number) => ask('previewLocations', { companySlug, locations });
export const changeLocations = (companySlug: string, locations: number) => ask('changeLocationsPaid', { companySlug, locations });
export const viewBilling = (companySlug: string) => ask('viewBilling', { companySlug });
export const viewReferral = (companySlug: string) => ask('viewReferralCode', { companySlug });
/** Null: the oldest practice. */
export const chooseCredit = (companySlug: string, chosen: string | null) => ask('chooseCreditPractice', { companySlug, chosen });
export const linkReferral = (companySlug: string, code: string) => ask('linkReferralCode', { companySlug, code });
