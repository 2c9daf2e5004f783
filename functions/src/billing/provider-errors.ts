import { functionsMessages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { reportUnforeseen } from '../core/report.ts';

/**
 * What the provider answered, or why it did not: a refused payment and a silent provider become sentences (field form), since whoever
 * reads them can do something; what we asked wrongly is thrown on, and ours to mend.
 */
export async function asking<T>(what: string, ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await ask();
  } catch (error) {
    const kind = (error as { type?: string }).type;
    if (kind === 'StripeCardError') return refusedAt(wholeForm, 'paymentRefused', functionsMessages.paymentRefused);
    if (kind === 'StripeConnectionError' || kind === 'StripeAPIError' || kind === 'StripeRateLimitError') {
      reportUnforeseen(what, error);
      return refusedAt(wholeForm, 'paymentProviderSilent', functionsMessages.paymentProviderSilent);
    }
    throw error;
  }
}

/** Whether the provider says that this does not exist (any more), or is past the state in which that can be done. */
export function isPast(error: unknown): boolean {
  return (error as { type?: string }).type === 'StripeInvalidRequestError';
}
