/**
 * Providers whose domains share their mailboxes, and what they do not read in a name. Every provider
 * may read no '+…'.
 */
const providers: readonly { domains: readonly [string, ...string[]]; unread: RegExp }[] = [
  { domains: ['gmail.com', 'googlemail.com'], unread: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], unread: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], unread: /(?!)/g },
];

/**
 * The mailbox behind an address, for counting alone: `Anna.Berger+x@googlemail.com` and
 * `annaberger@gmail.com` are one. Never a receiver: where a provider does not fold, two people
 * share a count, not their post.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [domain, typed] = [address.slice(at + 1), address.slice(0, at)].map((part) =>
    part.toLowerCase(),
  ) as [string, string];
  const name = typed.split('+')[0] || typed;
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  return `${name.replace(provider.unread, '') || name}@${provider.domains[0]}`;
}
