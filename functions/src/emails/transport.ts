/** Sends by SMTP. */
import type { Mail } from '../core/tools.ts';
import { messageIdOf } from './outbox.ts';
import { logoId } from './with-logo.ts';

/** Milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/**
 * Milliseconds for a whole e-mail, however slowly a server drips: below the two minutes of a
 * sender's lease.
 */
const patienceInAll = 90_000;

/**
 * Mail by the server at `url` (smtp://user:password@host:587, smtps://…:465), sent from `sender`.
 * The library is loaded with the first e-mail, so that no other function pays for it.
 */
export function smtpMail(url: string, sender: string, patienceWithEmail = patienceInAll): Mail {
  let transport: Promise<{ sendMail(message: object): Promise<unknown> }> | undefined;
  return {
    async send(id, email) {
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({
          url,
          ...patience,
          requireTLS: !isThisMachine(url),
          disableFileAccess: true,
          disableUrlAccess: true,
        }),
      );
      try {
        const sending = (await transport).sendMail({
          messageId: messageIdOf(id, sender.slice(sender.indexOf('@') + 1)),
          from: { name: email.fromName, address: sender },
          to: email.to,
          ...(email.replyTo ? { replyTo: email.replyTo } : {}),
          subject: email.subject,
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
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        await withinPatience(sending, patienceWithEmail);
        return { kind: 'taken' };
      } catch (error) {
        const {
          code,
          responseCode = 0,
          message,
        } = error as { code?: string; responseCode?: number; message?: string };
        const answer = answerOf(responseCode, String(message ?? error));
        // Only an answer about this e-mail ends it: a refused sign-in (535) is our configuration
        // error, and no reason to lose e-mails.
        const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
        return isAboutEmail && responseCode >= 500
          ? { kind: 'never', answer }
          : { kind: 'tryLater', answer };
      }
    },
  };
}

/**
 * Of a server's answer only its codes: '550 5.1.1'. Servers repeat the address, which must be gone
 * once its e-mail is over.
 */
function answerOf(responseCode: number, message: string): string {
  if (responseCode === 0) return message.slice(0, 300);
  return [
    String(responseCode),
    ...(/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message)?.slice(0, 1) ?? []),
  ].join(' ');
}

/**
 * Elsewhere, a server that offers no encryption gets neither password nor e-mail: an attacker may
 * have stripped the offer.
 */
function isThisMachine(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}

async function withinPatience(sending: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server took too long.')), milliseconds);
  });
  try {
    await Promise.race([sending, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
