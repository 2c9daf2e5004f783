/** External services, wired once: Firebase, parameters, secrets, the clock. Only `index.ts` imports this file. */
import { createHmac } from 'node:crypto';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { authAccounts } from './accounts/auth-accounts.ts';
import { callerOf } from './accounts/caller-of.ts';
import { stripePayments } from './billing/stripe-client.ts';
import { pause } from './core/pause.ts';
import type { Caller, Mail, Payments, Push, Tools } from './core/tools.ts';
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
export const mailSecret = defineSecret('SMTP_URL');

/** Authenticates the SMTP service's bounce reports; any long random text. */
export const bounceSecret = defineSecret('BOUNCE_KEY');

/** Signs push notices: 32 random bytes, base64. Another key ends all of them until members switch them on again. */
export const pushSecret = defineSecret('PUSH_KEY');
/** An origin that stands in for a push service; only the emulator knows it. */
const pushTestOrigin = defineString('PUSH_TEST_ORIGIN', { default: '' });

/** Stripe's secret key, and the signing secret of its webhooks. */
export const paymentSecret = defineSecret('STRIPE_SECRET_KEY');
export const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
/** Stripe's base URL. */
const paymentApi = defineString('STRIPE_API', { default: 'https://api.stripe.com' });
/** Whether Stripe Tax calculates the tax of each invoice. */
const stripeTax = defineBoolean('STRIPE_TAX', { default: false });

/** Key of the hashes that identify people and addresses; any long random text, which must never change. */
export const hashSecret = defineSecret('HASH_KEY');
/** Whether to accept bookings and registrations only from our own pages, as App Check vouches. */
const appCheck = defineBoolean('APP_CHECK', { default: true });
const bookingsPerAddress = defineInt('BOOKINGS_PER_ADDRESS', { default: 10 });
const bookingsPerPractice = defineInt('BOOKINGS_PER_PRACTICE', { default: 200 });
const emailsPerMailbox = defineInt('EMAILS_PER_MAILBOX', { default: 3 });
/** For the demo world, where one address plays everybody: multiplies the limits of calls. */
const callLimitsTimes = defineInt('CALL_LIMITS_TIMES', { default: 1 });
const emailsPerNewPractice = defineInt('EMAILS_PER_NEW_PRACTICE', { default: 100 });
const invitationsPerNewPractice = defineInt('INVITATIONS_PER_NEW_PRACTICE', { default: 15 });
/** Warm instances of `api`: one costs a few euros a month and saves patients a cold start. */
export const warmInstances = defineInt('WARM_INSTANCES', { default: 1 });

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

const noMail: Mail = {
  send() {
    throw new Error('This function was not given the SMTP secret: e-mails are sent by emailQueued and everyFiveMinutes.');
  },
};

const noPayments: Payments = {
  client() {
    throw new Error('This function was not given the secret STRIPE_SECRET_KEY.');
  },
  taxEnabled: false,
};

const noPush: Push = {
  publicKey: () => {
    throw new Error('This function was not given the secret PUSH_KEY.');
  },
  takes: () => false,
  send: () => {
    throw new Error('This function was not given the secret PUSH_KEY.');
  },
};

const push = webPush({
  privateKey: () => pushSecret.value(),
  subject: `mailto:${supportEmail}`,
  testOrigin: () => (process.env.FUNCTIONS_EMULATOR === 'true' ? pushTestOrigin.value() : ''),
});

const payments = stripePayments(
  () => paymentSecret.value(),
  () => paymentApi.value(),
  () => stripeTax.value(),
);

const noHash = () => {
  throw new Error('This function was not given the secret HASH_KEY.');
};

export function needsAppCheck(): boolean {
  return appCheck.value();
}

/** Whether App Check vouches for the token's sender; always true while it is off. */
async function isOurPage(token: string | undefined): Promise<boolean> {
  if (!needsAppCheck()) return true;
  try {
    database();
    await getAppCheck().verifyToken(token ?? '');
    return true;
  } catch {
    return false;
  }
}

export function tools(): Tools {
  return {
    db: database(),
    now: () => new Date(),
    origin: origin.value(),
    mail: noMail,
    push: noPush,
    operatorEmail: operator.value(),
    accounts,
    payments: noPayments,
    keyedHash: noHash,
    limits: {
      bookingsPerAddress: bookingsPerAddress.value(),
      bookingsPerPractice: bookingsPerPractice.value(),
      emailsPerMailbox: emailsPerMailbox.value(),
      callsTimes: Math.max(1, callLimitsTimes.value()),
      emailsPerNewPractice: emailsPerNewPractice.value(),
      invitationsPerNewPractice: invitationsPerNewPractice.value(),
    },
    sender: '',
    pause,
  };
}

/** For functions that name `hashSecret`. */
export function toolsWithHash(): Tools {
  return { ...tools(), keyedHash: (text) => createHmac('sha256', hashSecret.value()).update(text).digest('hex') };
}

/** For functions that name `pushSecret`. */
export function toolsWithPush(): Tools {
  return { ...tools(), push };
}

/** For functions that name `paymentSecret`. */
export function toolsWithPayments(): Tools {
  return { ...tools(), payments };
}

/** For functions that name `mailSecret`, `hashSecret` and `pushSecret`: emailQueued, which sends no push notices, does without the last. */
export function toolsWithMail(): Tools {
  mail ??= smtpMail(mailSecret.value(), sender.value());
  return { ...toolsWithHash(), mail, push };
}

/** The caller an ID token identifies; undefined if it is forged, expired, revoked, from too old a session, or its account is gone. */
async function callerOfToken(idToken: string): Promise<Caller | undefined> {
  try {
    // Asks Auth itself, beyond the signature: a deleted account's token lives on for up to an hour.
    return callerOf(await auth().verifyIdToken(idToken, true), new Date());
  } catch {
    return undefined;
  }
}

/** Authentication of uploads, which do not use the callable protocol. */
export const vouchers = { callerOf: callerOfToken, isOurPage };
