/** What an SMTP server's answer, or its silence, means for an e-mail and for all others. */
import type { Delivery } from '../core/tools.ts';

/** As nodemailer throws it. */
export type SmtpError = {
  readonly code?: string;
  /** The system's, where `code` is nodemailer's. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  /** The command that was answered: 'AUTH PLAIN', 'MAIL FROM', 'RCPT TO', 'DATA'; 'CONN', 'API'. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly message?: string;
};

/**
 * `mayHaveArrived`: the server had at least begun to read the e-mail.
 *
 * Only what the receiving side refuses for good ends an e-mail. What lies between us and the
 * provider (sign-in, network, TLS, its limits and rules) never does.
 */
export function deliveryAfter(error: SmtpError, mayHaveArrived: boolean): Delivery {
  const { code = '', command = '', responseCode = 0 } = error;
  const message = String(error.message ?? error);
  const answer = answerOf(responseCode, message);
  const unable = (why: Unable['why'], stopsAll: boolean, kind: Unable['kind'] = 'unable') =>
    ({ kind, why, stopsAll, answer }) as const;
  if (/^E(?:AUTH|NOAUTH|OAUTH2)$/.test(code) || command.startsWith('AUTH'))
    return unable('signIn', true);
  // No address at all: nobody can be asked about it.
  if (code === 'EENVELOPE' && command === 'API') return { kind: 'never', answer };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') {
    if (mayHaveArrived) return unable('connection', false, 'unanswered');
    return unable('connection', isOfEveryEmail(error));
  }
  if (signInCodes.includes(responseCode)) return unable('signIn', true);
  // The service closes.
  if (responseCode === 421) return unable('connection', false);
  if (command === 'MAIL FROM' || isAboutUs(message)) return unable('refused', false);
  return responseCode >= 500 ? { kind: 'never', answer } : { kind: 'tryLater', answer };
}

type Unable = Extract<Delivery, { stopsAll: boolean }>;

/** 'Authentication required', 'too weak', 'invalid', 'encryption required'. */
const signInCodes: readonly number[] = [530, 534, 535, 538];

/** Nobody gets as far as naming an e-mail: no address, no answer, no greeting, no encryption. */
function isOfEveryEmail(error: SmtpError): boolean {
  const { code = '', originalCode = '', timeoutType = '', command = '' } = error;
  return (
    ['EDNS', 'ETLS', 'ECONFIG', 'EPROXY', 'EPROTOCOL'].includes(code) ||
    ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT'].includes(timeoutType) ||
    /^(?:EHLO|HELO|LHLO|STARTTLS)$/.test(command) ||
    /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|HOSTDOWN|NETDOWN|ADDRNOTAVAIL)$/.test(originalCode) ||
    /CERT|TLS|SSL/.test(originalCode)
  );
}

/** What is said of us or of the provider's own state, and not of the mailbox. */
const aboutUs =
  /\b(?:relay(?:ing)?|authenticat\w*|sign(?:ed)?[ -]?in|log(?:ged)?[ -]?in|credentials?|quotas?|limits?|rate|credits?|too many|suspended|unpaid|billing|sender|from[ -]address|domain is not|not verified|unverified)\b/i;
const aboutMailbox =
  /\b(?:mailbox|recipient|inbox|(?:no such|unknown|invalid|local) user|user (?:unknown|not|is|does|has|over|disabled))\b/i;

/** No number alone, such as the code '5.7.1'. */
const hostName = /(?=.*\p{L})[\p{L}\d]\.[\p{L}\d]/u;

function isAboutUs(message: string): boolean {
  // Servers repeat addresses or their domains, which anybody may have typed: 'quota.example'.
  const words = message
    .split(/\s/)
    .filter((word) => !word.includes('@') && !hostName.test(word))
    .join(' ');
  const [, subject = ''] = /\b[45]\.(\d{1,3})\.\d{1,3}\b/.exec(words) ?? [];
  // The address, or the mailbox.
  if (subject === '1' || subject === '2') return false;
  return aboutUs.test(words) && !aboutMailbox.test(words);
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
