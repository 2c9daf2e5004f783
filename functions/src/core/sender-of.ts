import { isIP, isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { isOfGoogle } from './google-networks.ts';

export type Sender = {
  /** Of the network; '' if the call carries no valid address. */
  readonly address: string;
  /**
   * The machine that called ours, as Google's frontend saw it; the address itself, unless that was
   * Hosting.
   */
  readonly hop: string;
  /**
   * That machine names a caller, and is in none of the networks that we know as Google's: new ones
   * of Hosting, which forwards many people, or somebody who invents the name. It is not believed.
   */
  readonly isUnlisted?: true;
};

/**
 * The origin of a request. Google's frontend appends its caller to the forwarded list, so only the
 * last entry is trustworthy. Calls through Hosting come from Google, and Hosting's edge names the
 * caller (`Fastly-Client-IP`, overwriting what a browser sent); a direct caller of a function can
 * forge that header, but comes from elsewhere.
 */
export function senderOf({ headers, socket }: Pick<Request, 'headers' | 'socket'>): Sender {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  const hop = addressIn(forwarded || socket.remoteAddress);
  const named = addressIn([headers['fastly-client-ip'] ?? []].flat().join(','));
  const isListed = isOfGoogle(hop);
  const isForwarded = isListed && named !== '';
  const address = networkOf(isForwarded ? named : hop, householdBits);
  return {
    address,
    hop: isForwarded ? networkOf(hop, machineBits) : address,
    ...(named !== '' && !isListed && { isUnlisted: true }),
  };
}

/**
 * Of an IPv6 address, what providers give a household (RIPE-690): it may change all bits after
 * these as often as it likes.
 */
const householdBits = 56;
/** One network, as Google's machines have it. */
const machineBits = 64;

/** The text if it is one address, as IPv4 if it maps to one; else ''. */
function addressIn(text = ''): string {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

/**
 * '2001:db8:1:2:3:4:5:6' and '2001:db8:1:2::9' are neighbours in 64 bits: '2001:db8:1:2'. IPv4 is
 * unchanged.
 */
function networkOf(address: string, bits: 56 | 64): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail ?? ''].map((part) =>
    part.split(':').filter((group) => group !== ''),
  );
  const gap =
    tail === undefined ? 0 : Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: gap }, () => '0'), ...(after ?? [])];
  // '0db8' equals 'db8'.
  const numbers = groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
  return numbers
    .map((number, n) => (n === 3 && bits === 56 ? number & 0xff00 : number).toString(16))
    .join(':');
}
