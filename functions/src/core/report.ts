/**
 * The only reporter of unforeseen errors. Messages may quote what people sent: it logs only the
 * name and the stack's locations.
 */
import { error, info, warn } from 'firebase-functions/logger';
import { windowCounts } from './window-counts.ts';

/** The platform's log, as one object that tests can spy on. */
export const log = { error, info, warn };

export function reportUnforeseen(where: string, problem: unknown): void {
  const told =
    problem instanceof Error ? { name: problem.name, stack: placesOf(problem) } : typeof problem;
  log.error('unforeseen', { where, error: told });
}

/**
 * Waiting lists that contradict their requests: an operator without an address learns of it only
 * from the platform's log.
 */
export function reportDrift(slug: string, repaired: number): void {
  log.error('drift', { slug, repaired });
}

/**
 * Somebody pays twice: an operator has to end one subscription at the payment provider, where this
 * id finds the customer.
 */
export function reportSecondSubscription(customer: string): void {
  log.error('secondSubscription', { customer });
}

/** Daily work that practices wait for: alerts look for this line. */
export function reportLate(task: string, minutes: number): void {
  log.error('late', { task, minutes });
}

/** Of floods, in ten minutes and an instance: names of practices can be invented. */
const maxFloods = 5;
const floods = windowCounts(10);

/**
 * So many forms were begun in ten minutes that their proofs of work are as hard as can be; `place`:
 * of which practice.
 */
export function reportFlood(place: string, forms: number, now: Date): void {
  if (floods('told', now) <= maxFloods) log.warn('flood', { place, forms });
}

/** The stack without its message. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
