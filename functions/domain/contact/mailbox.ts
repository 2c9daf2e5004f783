/** Providers that deliver to the same mailbox with any dots in its name. */
const withoutDots = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an address, for counting alone: `Anna.Berger+x@googlemail.com` and
 * `annaberger@gmail.com` are one. Never a receiver: where a provider does not fold, two people
 * share a count, not their post.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name =
    (address.slice(0, at).toLowerCase().split('+')[0] ?? '') || address.slice(0, at).toLowerCase();
  return withoutDots.includes(domain)
    ? `${name.replaceAll('.', '')}@${withoutDots[0]}`
    : `${name}@${domain}`;
}
