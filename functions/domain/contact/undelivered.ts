/** Addresses of a practice and its team at which e-mails do not arrive: `practices/{slug}/private/undelivered`. */
import * as z from 'zod/mini';

/** Addresses that are remembered. */
const max = 10;

/** Days that one is shown: whoever has read it may know that nothing can be done. */
const shownFor = 14;

export const Undelivered = z.strictObject({
  /** The latest first. `at`: when the last e-mail to it was given up. */
  addresses: z.array(z.strictObject({ address: z.string(), at: z.date() })),
  /** E-mails to patients or invitations wait until then: so many went out that day as a practice may send that is not approved. */
  held: z.optional(z.strictObject({ until: z.date(), max: z.int() })),
});
export type Undelivered = z.infer<typeof Undelivered>;

/** One more e-mail to that address was given up. */
export function withUndelivered(before: Undelivered, failed: { address: string; at: Date }): Undelivered {
  return { ...before, addresses: [failed, ...withoutAddress(before, failed.address).addresses].slice(0, max) };
}

/** An e-mail has arrived there; the same object if nothing else was known. */
export function withoutAddress(before: Undelivered, address: string): Undelivered {
  const addresses = before.addresses.filter((each) => each.address !== address);
  return addresses.length === before.addresses.length ? before : { ...before, addresses };
}

/** What is worth telling at this moment. */
export function undeliveredAddresses({ addresses }: Pick<Undelivered, 'addresses'>, now: Date): string[] {
  return addresses.filter(({ at }) => now.getTime() - at.getTime() < shownFor * 24 * 60 * 60 * 1000).map(({ address }) => address);
}
