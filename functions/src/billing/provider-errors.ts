import { functionsMessages, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { reportUnforeseen } from '../core/report.ts';

/**
 * Turns provider errors into outcomes: a refused payment and a silent provider become messages
 * (field form), since the reader can act on them; our own faulty requests are rethrown as bugs.
 */
export async function asking<T>(what: string, ask: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await ask();
  } catch (error) {
    const kind = (error as { type?: string }).type;
    if (kind === 'StripeCardError')
      return refusedAt(wholeForm, 'paymentRefused', functionsMessages.paymentRefused);
    if (
      kind === 'StripeConnectionError' ||
      kind === 'StripeAPIError' ||
      kind === 'StripeRateLimitError'
    ) {
      reportUnforeseen(what, error);
      return refusedAt(wholeForm, 'paymentProviderSilent', functionsMessages.paymentProviderSilent);
    }
    throw error;
  }
}

/**
 * Whether the provider says that the object does not exist (any more), or is past the state in
 * which this is possible.
 */
export function isPast(error: unknown): boolean {
  return (error as { type?: string }).type === 'StripeInvalidRequestError';
}
