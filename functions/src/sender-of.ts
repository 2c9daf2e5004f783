import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';

/**
 * Where a request comes from: as Hosting's edge saw it (`Fastly-Client-IP`, which it sets itself), else the last entry of
 * the forwarded list, which Google's own frontend appended; never its first, which anybody may write. Of an IPv6 address
 * the first 64 bits count: one household has all of the rest.
 */
export function senderOf({ headers, socket }: Pick<Request, 'headers' | 'socket'>): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  const address = [headers['fastly-client-ip'] ?? []].flat()[0]?.trim() || forwarded || (socket.remoteAddress ?? '');
  return isIPv6(address) ? networkOf(address) : address;
}

/** '2001:db8:1:2:3:4:5:6' and '2001:db8:1:2::9' are neighbours: '2001:db8:1:2'. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = tail === undefined ? 0 : Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: gap }, () => '0'), ...(after ?? [])];
  return groups.slice(0, 4).join(':');
}
