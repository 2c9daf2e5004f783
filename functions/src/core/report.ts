/** The one reporter of what nobody foresaw. Messages may quote what people sent: only the name and the places are logged. */
import { error, info } from 'firebase-functions/logger';

/** The platform's log, as one object that tests can watch. */
export const log = { error, info };

export function reportUnforeseen(where: string, problem: unknown): void {
  const told = problem instanceof Error ? { name: problem.name, stack: placesOf(problem) } : typeof problem;
  log.error('unforeseen', { where, error: told });
}

/** Waiting lists that were not what their requests say: the platform's log is where an operator without an address learns of it. */
export function reportDrift(slug: string, repaired: number): void {
  log.error('drift', { slug, repaired });
}

/** Somebody pays twice: an operator has to end one of them at the payment provider, where the customer is found by this id. */
export function reportSecondSubscription(customer: string): void {
  log.error('secondSubscription', { customer });
}

/** The stack without its message. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
