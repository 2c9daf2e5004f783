/** The one reporter of what nobody foresaw. Messages may quote what people sent: only the name and the places are logged. */
import { logger } from 'firebase-functions';

export function reportUnforeseen(where: string, error: unknown): void {
  logger.error('unforeseen', { where, error: error instanceof Error ? { name: error.name, stack: placesOf(error) } : typeof error });
}

/** Waiting lists that were not what their requests say: the platform's log is where an operator without an address learns of it. */
export function reportDrift(slug: string, repaired: number): void {
  logger.error('drift', { slug, repaired });
}

/** Somebody pays twice: an operator has to end one of them at the payment provider, where the customer is found by this id. */
export function reportSecondSubscription(customer: string): void {
  logger.error('secondSubscription', { customer });
}

/** The stack without its message. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
