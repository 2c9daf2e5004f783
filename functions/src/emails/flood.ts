/** How many requests per hour until a practice's e-mails about them become one. */
import { windowAt } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** Minutes. */
const hour = 60;

/**
 * Whether that hour brings the practice so many requests that an e-mail for each would be a flood.
 */
export async function isFlooded(
  slug: string,
  moment: Date,
  { db, limits }: Pick<Tools, 'db' | 'limits'>,
): Promise<boolean> {
  const tally = await collections(db).tally(bookingsTallyId(slug, moment)).get();
  return (tally.data()?.count ?? 0) > limits.bookingsPerPractice;
}

/** The hour whose e-mails become one. */
export function floodWindow(moment: Date): { number: number; endsAt: Date } {
  return windowAt(hour, moment);
}

/** The id of that hour's bookings tally. */
export function bookingsTallyId(slug: string, moment: Date): string {
  return `bookings_${slug}_${floodWindow(moment).number}`;
}
