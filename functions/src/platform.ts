/**
 * External services, wired once: Firebase, parameters, secrets, the clock. Only `services.ts` and
 * `index.ts` import this file.
 */
import { createHmac } from 'node:crypto';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { authAccounts } from './accounts/auth-accounts.ts';
import { callerOf } from './accounts/caller-of.ts';
import { stripePayments } from './billing/stripe-client.ts';
import { factorSeal } from './core/factor-seal.ts';
import { pause } from './core/pause.ts';
import type { Caller, Capabilities, Capability, Mail, Tools } from './core/tools.ts';
import { type Enqueue, finderWork } from './daily-work.ts';
import { smtpMail } from './emails/transport.ts';
import { webPush } from './push/transport.ts';

export const region = 'europe-west3';

/** The product's origin: 'https://…', for links in e-mails. */
const origin = defineString('ORIGIN');
/** The sender's address of all e-mails. */
const sender = defineString('MAIL_FROM');
/** The operator's address for alarms; without it they are only logged. */
const operator = defineString('OPERATOR_EMAIL', { default: '' });
/** smtp://user:password@host:587 or smtps://…:465 */
const mailSecret = defineSecret('SMTP_URL');
/** What the SMTP service allows us: connections at once, and e-mails a second; 0: any number. */
const mailConnections = defineInt('MAIL_CONNECTIONS', { default: 20 });
const mailsPerSecond = defineInt('MAILS_PER_SECOND', { default: 0 });
/** Instances that send what was just queued; the sweep is one more. They share what is allowed. */
export const mailInstances = 4;
const mailSenders = mailInstances + 1;
/** Where we sign e-mails ourselves: the selector in DNS, and the private key (PEM); else 'none'. */
const dkimSelector = defineString('DKIM_SELECTOR', { default: '' });
const dkimSecret = defineSecret('DKIM_KEY');

/** Authenticates the SMTP service's bounce reports; any long random text. */
export const bounceSecret = defineSecret('BOUNCE_KEY');

/**
 * Signs push notices: 32 random bytes, base64. Another key ends all of them until members switch
 * them on again.
 */
const pushSecret = defineSecret('PUSH_KEY');
/** An origin that stands in for a push service; only the emulator knows it. */
const pushTestOrigin = defineString('PUSH_TEST_ORIGIN', { default: '' });

/** Stripe's secret key, and the signing secret of its webhooks. */
const paymentSecret = defineSecret('STRIPE_SECRET_KEY');
export const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
/** Stripe's base URL. */
const paymentApi = defineString('STRIPE_API', { default: 'https://api.stripe.com' });
/** Whether Stripe Tax calculates the tax of each invoice. */
const stripeTax = defineBoolean('STRIPE_TAX', { default: false });

/**
 * Key of the hashes that identify people and addresses; any long random text, which must never
 * change.
 */
const hashSecret = defineSecret('HASH_KEY');
/**
 * Keys of the secrets that codes of apps are made from: '2:… 1:…', the newest first, each 32 random
 * bytes in base64. One that is gone ends the codes sealed under it.
 */
const factorSecret = defineSecret('FACTOR_KEYS');
/** Whether whoever App Check does not vouch for has more work to do for a proof. */
const appCheck = defineBoolean('APP_CHECK', { default: false });
const bookingsPerAddress = defineInt('BOOKINGS_PER_ADDRESS', { default: 10 });
const bookingsPerPractice = defineInt('BOOKINGS_PER_PRACTICE', { default: 200 });
const emailsPerMailbox = defineInt('EMAILS_PER_MAILBOX', { default: 3 });
const emailsPerMailboxOfAll = defineInt('EMAILS_PER_MAILBOX_OF_ALL', { default: 15 });
/** For the demo world, where one address plays everybody: multiplies the limits of calls. */
const callLimitsTimes = defineInt('CALL_LIMITS_TIMES', { default: 1 });
const emailsPerNewPractice = defineInt('EMAILS_PER_NEW_PRACTICE', { default: 100 });
const invitationsPerNewPractice = defineInt('INVITATIONS_PER_NEW_PRACTICE', { default: 15 });
/** Warm instances of `api`: one costs a few euros a month and saves patients a cold start. */
export const warmInstances = defineInt('WARM_INSTANCES', { default: 1 });

type Secret = ReturnType<typeof defineSecret>;

/**
 * Secrets that were stored from a file or a pipe often end with a line's end. `HASH_KEY` has always
 * counted with it.
 */
export const textOf = (secret: Secret) => secret.value().trim();

let db: Firestore | undefined;
let mail: Mail | undefined;

function database(): Firestore {
  if (!db) {
    db = initializeFirestore(initializeApp());
    db.settings({ ignoreUndefinedProperties: true });
  }
  return db;
}

function auth(): Auth {
  database();
  return getAuth();
}

const accounts = authAccounts(auth);

const push = webPush({
  privateKey: () => textOf(pushSecret),
  subject: `mailto:${supportEmail}`,
  testOrigin: () => (process.env.FUNCTIONS_EMULATOR === 'true' ? pushTestOrigin.value() : ''),
});

const payments = stripePayments(
  () => textOf(paymentSecret),
  () => paymentApi.value(),
  () => stripeTax.value(),
);

const workQueue = () => {
  database();
  return getFunctions().taskQueue(`locations/${region}/functions/dailyWork`);
};

/** Puts a piece of daily work into the queue of `dailyWork`, once for each id. */
export const enqueueDailyWork: Enqueue = async (piece, id) => {
  try {
    await workQueue().enqueue(piece, { id });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'functions/task-already-exists') throw error;
  }
};

/** In which changes of practices wait for others, in seconds. */
const finderPause = 20;

/** Has what the finder shows of practices put in. */
export async function enqueueFinderWork(): Promise<void> {
  await workQueue().enqueue(finderWork, { scheduleDelaySeconds: finderPause });
}

export function usesAppCheck(): boolean {
  return appCheck.value();
}

/** The secrets that each capability needs, and what it is made of. */
const capabilities: { [C in Capability]: { secrets: Secret[]; make: () => Capabilities[C] } } = {
  keyedHash: {
    secrets: [hashSecret],
    make: () => (text) => createHmac('sha256', hashSecret.value()).update(text).digest('hex'),
  },
  factorSeal: { secrets: [factorSecret], make: () => factorSeal(() => textOf(factorSecret)) },
  mail: {
    secrets: [mailSecret, dkimSecret],
    make: () => (mail ??= sharedMail()),
  },
  payments: { secrets: [paymentSecret], make: () => payments },
  push: { secrets: [pushSecret], make: () => push },
};

export function secretsOf(given: readonly Capability[]): Secret[] {
  return given.flatMap((name) => capabilities[name].secrets);
}

/** One pool an instance, which says goodbye when the platform ends the instance. */
function sharedMail(): Mail {
  const selector = dkimSelector.value();
  const opened = smtpMail(textOf(mailSecret), sender.value(), {
    connections: Math.max(1, Math.floor(mailConnections.value() / mailSenders)),
    perSecond: mailsPerSecond.value() / mailSenders,
    ...(selector !== '' && { dkim: { selector, key: textOf(dkimSecret) } }),
  });
  process.once('SIGTERM', () => {
    void opened.close();
    // Whoever else listens ends the process.
    if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM');
  });
  return opened;
}

/** The tools of a service with these capabilities: their secrets must be among its own. */
export function toolsWith<C extends Capability>(given: readonly C[]): Tools<C> {
  const made = Object.fromEntries(given.map((name) => [name, capabilities[name].make()])) as Pick<
    Capabilities,
    C
  >;
  return { ...tools(), ...made };
}

function tools(): Tools {
  return {
    db: database(),
    now: () => new Date(),
    origin: origin.value(),
    operatorEmail: operator.value(),
    accounts,
    limits: {
      bookingsPerAddress: bookingsPerAddress.value(),
      bookingsPerPractice: bookingsPerPractice.value(),
      emailsPerMailbox: emailsPerMailbox.value(),
      emailsPerMailboxOfAll: emailsPerMailboxOfAll.value(),
      callsTimes: Math.max(1, callLimitsTimes.value()),
      emailsPerNewPractice: emailsPerNewPractice.value(),
      invitationsPerNewPractice: invitationsPerNewPractice.value(),
    },
    sender: '',
    senders: 1,
    pause,
  };
}

/**
 * The caller an ID token identifies; undefined if it is forged, expired, revoked, from too old a
 * session, or its account is gone.
 */
async function callerOfToken(idToken: string): Promise<Caller | undefined> {
  try {
    // Asks Auth itself, beyond the signature: a deleted account's token lives on for up to an hour.
    return callerOf(await auth().verifyIdToken(idToken, true), new Date());
  } catch {
    return undefined;
  }
}

/** Authentication of uploads, which do not use the callable protocol. */
export const vouchers = { callerOf: callerOfToken };
