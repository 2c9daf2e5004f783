/**
 * `practices/{slug}/devices/{uid}`: the browsers in which a member gets push notices of new
 * requests.
 */

import * as z from 'zod/mini';
import { day } from '../dates/durations.ts';

/** Per member and practice; another one replaces the one that was longest out of use. */
export const maxDevices = 10;

/** Days after which a device that opened no administration gets no more notices. */
export const deviceDays = 60;

/** Days after which an open administration says that the device is still in use. */
const confirmAfterDays = 7;

/**
 * Push services of Chrome and its relatives, Firefox, Safari and Edge. Nothing is ever sent to any
 * other host.
 */
const pushHosts =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[a-z\d-]+\.)+(?:push\.apple|notify\.windows)\.com)$/;

/** A browser's subscription: whoever knows the endpoint and both keys can send notices there. */
export const PushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1000)),
  /** The browser's public key: an uncompressed point, base64url. */
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

export const Device = z.strictObject({
  ...PushSubscription.shape,
  /** The sign-in under which it was added: ending that ends the notices too. */
  signedInAt: z.date(),
  /** That sign-in's session; older entries have none. */
  session: z.optional(z.string()),
  /** When an administration was last open there. */
  confirmedAt: z.date(),
});
export type Device = z.infer<typeof Device>;

/** A plain sign-in's session is called by its moment. */
export function sessionOfDevice({ session, signedInAt }: Device): string {
  return session ?? String(signedInAt.getTime() / 1000);
}

export const MemberDevices = z.strictObject({
  devices: z.array(Device).check(z.maxLength(maxDevices)),
});
export type MemberDevices = z.infer<typeof MemberDevices>;

/**
 * Whether we send there: a known push service by HTTPS, on its usual port, written as a browser
 * writes it, so that no other parser of addresses reads another host. `testOrigin` is allowed as
 * well; '' for none.
 */
export function isPushEndpoint(endpoint: string, testOrigin = ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (href !== endpoint) return false;
  if (testOrigin !== '' && origin === testOrigin) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    pushHosts.test(hostname)
  );
}

/** The device added or confirmed; beyond the limit, the one longest unconfirmed goes. */
export function withDevice(devices: readonly Device[], device: Device): Device[] {
  const others = devices.filter(({ endpoint }) => endpoint !== device.endpoint);
  const latestFirst = [...others].sort(
    (one, other) => other.confirmedAt.getTime() - one.confirmedAt.getTime(),
  );
  return [device, ...latestFirst].slice(0, maxDevices);
}

export function isDeviceExpired({ confirmedAt }: Pick<Device, 'confirmedAt'>, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() > deviceDays * day;
}

/** Whether an open administration should confirm it again. */
export function isConfirmationDue(
  { confirmedAt }: Pick<Device, 'confirmedAt'>,
  now: Date,
): boolean {
  return now.getTime() - confirmedAt.getTime() > confirmAfterDays * day;
}
