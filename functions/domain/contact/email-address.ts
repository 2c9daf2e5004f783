/** Addresses as people type them. No schemas here: pages that only compare two of them read this file. */

/** Whether two addresses lead to the same mailbox as far as we can tell: case does not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase();
}
