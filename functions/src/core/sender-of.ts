import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { isOfGoogle } from './google-networks.ts';

export type Sender = {
  /** Of the network; '' if nothing that came with the call is an address. */
  readonly address: string;
  /** The machine that handed the call to ours, as Google's frontend saw it; the address itself, unless that was Hosting. */
  readonly hop: string;
};

/**
 * Where a request comes from. Google's frontend appends whoever calls it to the forwarded list, so its last entry alone is true. Calls by
 * way of Hosting come from Google, and Hosting's edge names the caller (`Fastly-Client-IP`, written over whatever a browser sent); whoever
 * calls a function at its own address can write that header, but comes from elsewhere. Of an IPv6 address the first 64 bits count: one
 * household has all of the rest.
 */
export function senderOf({ headers, socket }: Pick<Request, 'headers' | 'socket'>): Sender {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  const hop = addressIn(forwarded || socket.remoteAddress);
  const named = isOfGoogle(hop) ? addressIn([headers['fastly-client-ip'] ?? []].flat().join(',')) : '';
  return { address: networkOf(named || hop), hop: networkOf(hop) };
}

/** The text if it is one address, as IPv4 if it means one; else ''. */
function addressIn(text = ''): string {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

/** '2001:db8:1:2:3:4:5:6' and '2001:db8:1:2::9' are neighbours: '2001:db8:1:2'. IPv4 stays as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = tail === undefined ? 0 : Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: gap }, () => '0'), ...(after ?? [])];
  // '0db8' and 'db8' are one.
  const plain = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return plain.join(':');
}
