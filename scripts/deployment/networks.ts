/** Whether the networks that we take for Google's are still those that Google publishes. */
import { isIPv6 } from 'node:net';
import { believedNetworks, leftOut } from '@platzwart/functions/core/google-networks';
import { type Check, check } from './check.ts';

type Range = readonly [first: bigint, last: bigint];

/** '2001:4860::/32' as the range of its addresses, IPv4 among them as IPv6 maps it. */
function rangeOf(network: string): Range {
  const [address = '', length = ''] = network.split('/');
  const free = BigInt((isIPv6(address) ? 128 : 32) - Number(length));
  const first = isIPv6(address)
    ? numberOf(groupsOf(address), 16n)
    : numberOf(address.split('.').map(Number), 8n) + (0xffffn << 32n);
  return [first, first + (1n << free) - 1n];
}

function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

const numberOf = (parts: readonly number[], bits: bigint) =>
  parts.reduce((number, part) => (number << bits) + BigInt(part), 0n);

/** Sorted, neighbours joined: Google splits and joins its networks as it likes. */
function joined(networks: readonly string[]): Range[] {
  const all: [first: bigint, last: bigint][] = [];
  for (const [first, last] of networks.map(rangeOf).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = all.at(-1);
    if (!before || first > before[1] + 1n) all.push([first, last]);
    else if (last > before[1]) before[1] = last;
  }
  return all;
}

/** Those networks that the others do not contain wholly. */
function beyond(networks: readonly string[], others: readonly string[]): string[] {
  const ranges = joined(others);
  return networks.filter((network) => {
    const [first, last] = rangeOf(network);
    return !ranges.some((range) => range[0] <= first && last <= range[1]);
  });
}

export const ofNetworks: readonly Check[] = [
  check<{ prefixes?: { ipv4Prefix?: string; ipv6Prefix?: string }[] }>({
    name: 'Googles Netze',
    stops: 'old-networks',
    ask: () => ({ url: 'https://www.gstatic.com/ipranges/goog.json', as: 'nobody' }),
    lacks: ({ prefixes = [] }) => {
      const published = prefixes.flatMap(
        ({ ipv4Prefix, ipv6Prefix }) => ipv4Prefix ?? ipv6Prefix ?? [],
      );
      return [
        ...beyond(published, [...believedNetworks, ...leftOut]).map((one) => `${one} ist neu`),
        ...beyond(believedNetworks, published).map(
          (one) => `${one} gehört nicht mehr ganz Google: Wer von dort ruft, kann Namen erfinden`,
        ),
      ];
    },
    mend: () => 'functions/src/core/google-networks.ts berichtigen, dann ausliefern',
  }),
];
