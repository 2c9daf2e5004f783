/**
 * What SMTP services report of e-mails that they had accepted, in their own words. Written after
 * their published documentation; none has been seen from a service so far. Each names our e-mail by
 * a header that we send and the service hands back, since some write a Message-ID of their own.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { isSameSecret } from '../core/is-same-secret.ts';
import { parseBounded } from '../core/parse-bounded.ts';
import { reportUnforeseen } from '../core/report.ts';

export type BounceReport = {
  /** See `messageKeyOf`. */
  readonly messageKey: string;
  /** 'soft': the service tries on by itself. */
  readonly kind: 'hard' | 'soft' | 'complaint';
  readonly address: string;
};

/** Without a path: in our own format. */
type Asking = Pick<Request, 'headers' | 'rawBody'> & { readonly path?: string };
type Known = { readonly key: string; readonly now: Date };
type Service = {
  isGenuine(request: Asking, known: Known): boolean;
  /** Undefined for what is none of its reports. */
  reportsIn(body: unknown): readonly BounceReport[] | undefined;
};

/** Values in one request; services group what they report. */
const maxValues = 20_000;

const Text = z._default(z.string().check(z.maxLength(300)), '');

/** Our own format, for anything that can post JSON; ignores other fields. */
const Own = z.object({
  messageId: z.string().check(z.maxLength(300)),
  kind: z.enum(['hard', 'soft', 'complaint']),
  address: z.string().check(z.maxLength(300)),
});

const own: Service = {
  isGenuine: ({ headers }, { key }) => isSameSecret(headerOf(headers, 'x-bounce-key'), key),
  reportsIn(body) {
    const report = z.safeParse(Own, body).data;
    return report && [{ ...report, messageKey: keyIn(report.messageId) }];
  },
};

/**
 * Mailjet (Sinch; Paris). Events as documented at https://dev.mailjet.com/email/guides/webhooks/,
 * read on 2026-11-28: an object, or a list where the webhook groups events. No signature: the
 * documentation advises basic authentication over HTTPS; the address is a secret as well.
 */
const MailjetEvent = z.object({
  event: Text,
  email: Text,
  CustomID: Text,
  hard_bounce: z.optional(z.unknown()),
  error_related_to: Text,
  error: Text,
});
const mailjet: Service = {
  isGenuine: ({ path, headers }, { key }) =>
    isSameSecret(path ?? '', mailjetPathOf(key)) &&
    isSameSecret(
      headerOf(headers, 'authorization'),
      `Basic ${Buffer.from(`${mailjetUser}:${key}`).toString('base64')}`,
    ),
  reportsIn(body) {
    const events = z.safeParse(z.array(MailjetEvent), Array.isArray(body) ? body : [body]).data;
    return events?.map((event) => ({
      messageKey: keyIn(event.CustomID),
      kind: kindOf(event),
      address: event.email,
    }));
  },
};

function kindOf(event: z.infer<typeof MailjetEvent>): BounceReport['kind'] {
  const { event: what, hard_bounce: hard } = event;
  if (what === 'spam') return 'complaint';
  if (what === 'bounce') return [true, 1, '1', 'true'].includes(hard as 1) ? 'hard' : 'soft';
  // Mailjet did not even try.
  if (what !== 'blocked') return 'soft';
  if (isOfAddress(event)) return 'hard';
  reportUnforeseen('mailBlocked', new Error('Mailjet blocks what we send, whoever receives it.'));
  return 'soft';
}

/** Whether the address is why; otherwise our content, our account or Mailjet itself is. */
const isOfAddress = ({ error_related_to: of, error }: z.infer<typeof MailjetEvent>) =>
  ['recipient', 'domain', 'mailbox'].includes(of) || (of === 'mailjet' && error === 'preblocked');

const mailjetUser = 'platzwart';

/** Where Mailjet reports, with that key; the address alone opens nothing. */
export function mailjetPathOf(key: string): string {
  const secret = createHash('sha256').update(`address of reports ${key}`).digest('hex');
  return `${bouncePath}/mailjet/${secret.slice(0, 32)}`;
}

/** What to enter there, on the product's own origin: it signs in as the address says. */
export function mailjetAddressOf(origin: string, key: string): string {
  const url = new URL(mailjetPathOf(key), origin);
  return Object.assign(url, { username: mailjetUser, password: key }).href;
}

/**
 * Lettermint (Lettermint B.V., the Netherlands). Events as documented at
 * https://docs.lettermint.co/platform/webhooks/events, signature (HMAC-SHA256 of
 * `timestamp.body`, five minutes) at …/webhooks/signing, metadata of SMTP headers at
 * …/guides/send-email-with-smtp; read on 2026-11-28. An older page there has the signature as
 * `sha256=…` beside a header with the moment.
 */
const LettermintEvent = z.object({
  event: z.string(),
  data: z.object({
    recipient: Text,
    metadata: z.optional(z.nullable(z.unknown())),
  }),
});
const lettermint: Service = {
  isGenuine({ headers, rawBody }, { key, now }) {
    const sent = headerOf(headers, 'x-lettermint-signature');
    const at =
      /(?:^|,)\s*t=(\d{1,12})/.exec(sent)?.[1] ?? headerOf(headers, 'x-lettermint-timestamp');
    const signature = /(?:^|,)\s*(?:v1|sha256)=([0-9a-f]{64})/.exec(sent)?.[1];
    if (signature === undefined || !/^\d{1,12}$/.test(at)) return false;
    if (Math.abs(now.getTime() / 1000 - Number(at)) > maxAge) return false;
    const hmac = createHmac('sha256', key)
      .update(`${at}.`)
      .update(rawBody ?? '');
    return isSameSecret(signature, hmac.digest('hex'));
  },
  reportsIn(body) {
    const { data } = z.safeParse(LettermintEvent, body);
    if (!data) return undefined;
    const kind = lettermintKinds[data.event] ?? 'soft';
    return [
      { messageKey: keyIn(...textsIn(data.data.metadata)), kind, address: data.data.recipient },
    ];
  },
};

/** Seconds. */
const maxAge = 300;

const lettermintKinds: Readonly<Record<string, BounceReport['kind']>> = {
  'message.hard_bounced': 'hard',
  'message.suppressed': 'hard',
  'message.failed': 'hard',
  'message.policy_rejected': 'hard',
  'message.spam_complaint': 'complaint',
};

const bouncePath = '/api/mail/bounce';
const address = /^\/api\/mail\/bounce(?:\/([a-z]+)(?:\/[0-9a-f]+)?)?$/;
const services: Readonly<Record<string, Service>> = { '': own, mailjet, lettermint };

/**
 * Headers by which services know the e-mail again, and by which Mailjet, whatever its account says,
 * tracks nobody (https://dev.mailjet.com/docs/smtp_relay/custom_headers): patients' secret links
 * would lead through it. Lettermint tracks only where its dashboard says so.
 */
export function reportHeaders(messageKey: string): Record<string, string> {
  return {
    'X-MJ-CustomID': messageKey,
    'X-Mailjet-TrackOpen': '0',
    'X-Mailjet-TrackClick': '0',
    'X-LM-Metadata-platzwart': messageKey,
  };
}

/**
 * Out: what is reported; 401 for whoever is not the service, or while there is no key; 404 for a
 * service that we do not know; 400 for what we do not understand.
 */
export function bounceReports(
  request: Asking,
  known: Known,
): { reports: readonly BounceReport[] } | { status: 400 | 401 | 404 } {
  const { path = bouncePath } = request;
  const [found, name = ''] = address.exec(path) ?? [];
  const service = found !== undefined && Object.hasOwn(services, name) ? services[name] : undefined;
  if (!service) return { status: 404 };
  if (known.key === '' || !service.isGenuine(request, known)) return { status: 401 };
  const limit = service === own ? 100 : maxValues;
  const reports = service.reportsIn(parseBounded(request.rawBody?.toString() ?? '', limit));
  return reports ? { reports } : { status: 400 };
}

function headerOf(headers: Asking['headers'], name: string): string {
  return [headers[name]].flat()[0] ?? '';
}

/** The first of them that has the form of our key, as it is or in a Message-ID. */
function keyIn(...texts: readonly string[]): string {
  for (const text of texts) {
    const key = /^<?([0-9a-f]{40})(?:@|$)/.exec(text.trim())?.[1];
    if (key !== undefined) return key;
  }
  return '';
}

function textsIn(metadata: unknown): string[] {
  return typeof metadata === 'object' && metadata !== null
    ? Object.values(metadata).filter((value): value is string => typeof value === 'string')
    : [];
}
