/** Sends by SMTP, over a few connections that stay open for a while. */
import type { Readable } from 'node:stream';
import { undecodable } from '@platzwart/domain/text/plain-name';
import type { Email } from '../core/email.ts';
import type { Delivery, Mail } from '../core/tools.ts';
import { reportHeaders } from './bounce-reports.ts';
import { messageIdOf, messageKeyOf } from './outbox.ts';
import { deliveryAfter, type SmtpError } from './smtp-answer.ts';
import { logoId } from './with-logo.ts';

/** Milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Milliseconds for a whole e-mail, its turn in the pool included and however slowly a server drips:
 * below the two minutes of a sender's lease.
 */
const patienceInAll = 90_000;

/** After this many milliseconds without an e-mail a connection says goodbye. */
const idleTimeout = 10_000;

/** E-mails over one connection: providers end it somewhere above. */
const maxMessages = 100;

/**
 * E-mails in a row for which the server would do nothing, for a reason that is ours, or gave no answer,
 * before all the others wait too: one alone may be the reason itself.
 */
const maxInARow = 3;

type Pool = {
  sendMail(message: object): Promise<unknown>;
  use(step: 'stream', plugin: (mail: Composed, done: () => void) => void): unknown;
  close(): void;
};
type Composed = {
  readonly data: { readonly transmission?: Transmission };
  readonly message: { createReadStream(...options: unknown[]): Readable };
};
/** Of one e-mail: its bytes, once a connection may take them. */
type Transmission = { bytes?: Readable };

type SmtpOptions = {
  /** Milliseconds for a whole e-mail. */
  readonly patience?: number;
  /** Connections at most, and e-mails a second over all of them; 0: any number. */
  readonly connections?: number;
  readonly perSecond?: number;
  /** Signs e-mails for the sender's domain; where the provider does, none is needed. */
  readonly dkim?: { readonly selector: string; readonly key: string };
};

/**
 * Mail by the server at `url` (smtp://user:password@host:587, smtps://…:465), sent from `sender`.
 * The library is loaded with the first e-mail, so that no other function pays for it. `close` ends
 * idle connections; others after the e-mail they are sending.
 */
export function smtpMail(
  url: string,
  sender: string,
  { patience: inAll = patienceInAll, connections = 5, perSecond = 0, dkim }: SmtpOptions = {},
): Mail & { close(): Promise<void> } {
  const domain = sender.slice(sender.indexOf('@') + 1);
  let pool: Promise<Pool> | undefined;
  let inARow = 0;
  const open = async (): Promise<Pool> => {
    const { createTransport } = await import('nodemailer');
    const options = optionsFor(url, domain, { connections, perSecond, ...(dkim && { dkim }) });
    const opened = createTransport(options as object) as unknown as Pool;
    opened.use('stream', (mail, done) => {
      const create = mail.message.createReadStream.bind(mail.message);
      mail.message.createReadStream = (...args) => {
        const bytes = create(...args);
        if (mail.data.transmission) mail.data.transmission.bytes = bytes;
        return bytes;
      };
      done();
    });
    return opened;
  };
  /** What the server said in a row counts only while it takes nothing. */
  const counted = (delivery: Delivery): Delivery => {
    inARow = 'stopsAll' in delivery ? inARow + 1 : 0;
    return 'stopsAll' in delivery && inARow >= maxInARow
      ? { ...delivery, stopsAll: true }
      : delivery;
  };
  return {
    async send(id, email) {
      pool ??= open();
      const transmission: Transmission = {};
      try {
        await (await pool).sendMail({
          ...messageOf(id, email, sender),
          // Also takes it out of the pool's queue: what was given up here is not sent later.
          signal: AbortSignal.timeout(inAll),
          transmission,
        });
        return counted({ kind: 'taken' });
      } catch (error) {
        const mayHaveArrived = transmission.bytes?.readableDidRead === true;
        return counted(deliveryAfter(error as SmtpError, mayHaveArrived));
      }
    },
    async close() {
      const open = pool;
      pool = undefined;
      (await open)?.close();
    },
  };
}

/** How the library reaches that server. */
export function optionsFor(
  url: string,
  domain: string,
  { connections = 1, perSecond = 0, dkim }: Omit<SmtpOptions, 'patience'>,
): object {
  return {
    url,
    ...patience,
    pool: true,
    idleTimeout,
    maxMessages,
    maxRequeues: 1,
    maxConnections: connections,
    // One in so many milliseconds, where it is less than one a second.
    ...(perSecond > 0 && {
      rateLimit: Math.max(1, Math.floor(perSecond)),
      rateDelta: 1000 / Math.min(1, perSecond),
    }),
    requireTLS: !isThisMachine(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.key },
    }),
  };
}

/**
 * The e-mail as the library composes it. That leaves ASCII as it is, so texts of others could hold
 * words that programs decode: all of its headers go through here.
 */
export function messageOf(id: string, email: Parameters<Mail['send']>[1], sender: string): object {
  const named = ({ name, address }: Email['to']) => ({ name: undecodable(name), address });
  return {
    messageId: messageIdOf(id, sender.slice(sender.indexOf('@') + 1)),
    from: named({ name: email.fromName, address: sender }),
    to: named(email.to),
    ...(email.replyTo ? { replyTo: named(email.replyTo) } : {}),
    subject: undecodable(email.subject),
    text: email.text,
    html: email.html,
    ...(email.unsubscribeUrl
      ? { list: { unsubscribe: { url: email.unsubscribeUrl, comment: 'Abmelden' } } }
      : {}),
    ...(email.logo && {
      attachments: [
        {
          cid: logoId,
          filename: 'logo.png',
          contentType: 'image/png',
          contentDisposition: 'inline',
          content: Buffer.from(email.logo),
        },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated', ...reportHeaders(messageKeyOf(id)) },
  };
}

/**
 * Elsewhere, a server that offers no encryption gets neither password nor e-mail: an attacker may
 * have stripped the offer.
 */
function isThisMachine(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
