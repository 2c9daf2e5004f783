/**
 * Addresses as people type them. No schemas: pages that only compare addresses import this file.
 */

/** Whether two addresses are the same mailbox as far as we can tell: ignores case. */
export function isSameEmail(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}
