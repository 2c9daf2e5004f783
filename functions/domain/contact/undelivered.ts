/**
 * Addresses of a practice and its team where e-mails fail: `practices/{slug}/private/undelivered`.
 */

import * as z from 'zod/mini';
import { day, hour } from '../dates/durations.ts';

/** Maximum number of stored addresses. */
const maxAddresses = 10;

/** Days to show one: the team may know by then that nothing can be done. */
const daysShown = 14;

export const Undelivered = z.strictObject({
  /** Latest first. `at`: when the last e-mail to it was abandoned. */
  addresses: z.array(z.strictObject({ address: z.string(), at: z.date() })),
  /**
   * E-mails to patients and invitations wait until then: the practice, not yet approved, has
   * reached that day's limit.
   */
  held: z.optional(z.strictObject({ until: z.date(), max: z.int() })),
});
export type Undelivered = z.infer<typeof Undelivered>;

/**
 * Adds a failed address; the same object if it failed less than an hour ago, as all e-mails of one
 * hour do.
 */
export function withUndelivered(
  before: Undelivered,
  failed: { address: string; at: Date },
): Undelivered {
  if (
    before.addresses.some(
      ({ address, at }) => address === failed.address && failed.at.getTime() - at.getTime() < hour,
    )
  )
    return before;
  return {
    ...before,
    addresses: [failed, ...withoutAddress(before, failed.address).addresses].slice(0, maxAddresses),
  };
}

/** Removes an address that received an e-mail; the same object if it was not listed. */
export function withoutAddress(before: Undelivered, address: string): Undelivered {
  const addresses = before.addresses.filter((each) => each.address !== address);
  return addresses.length === before.addresses.length ? before : { ...before, addresses };
}

/** The addresses to show at this moment. */
export function undeliveredAddresses(
  { addresses }: Pick<Undelivered, 'addresses'>,
  now: Date,
): string[] {
  return addresses
    .filter(({ at }) => now.getTime() - at.getTime() < daysShown * day)
    .map(({ address }) => address);
}
