/** The outside, wired once: Firebase, parameters, secrets, the clock. Only `index.ts` imports this file. */
import { setTimeout as pause } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import { authAccounts } from './accounts/accounts.ts';
import { callerOf } from './accounts/caller-of.ts';
import { withDates } from './collections.ts';
import { type Mail, smtpMail } from './mail/transport.ts';
import type { Caller, Tools } from './tools.ts';

export const region = 'europe-west3';

/** Where the product runs: 'https://…', for links in letters. */
const origin = defineString('ORIGIN');
/** Address that letters come from. */
const sender = defineString('MAIL_FROM');
/** smtp://user:password@host:587 or smtps://…:465 */
export const mailSecret = defineSecret('SMTP_URL');

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
    throw new Error('This function was not given the SMTP secret: letters are sent by sendQueuedLetter and sweepOutbox.');
  },
};

export function tools(): Tools {
  return { db: database(), now: () => new Date(), origin: origin.value(), mail: noMail, accounts, pause };
}

/** For functions that name `mailSecret`. */
export function toolsWithMail(): Tools {
  mail ??= smtpMail(mailSecret.value(), sender.value());
  return { ...tools(), mail };
}

/** Whom an ID token belongs to; undefined if it is forged, expired, withdrawn, of too old a session, or nobody's any more. */
export async function callerOfToken(idToken: string): Promise<Caller | undefined> {
  try {
    // Asked of Auth itself, beyond the signature: a deleted account's token lives on for up to an hour.
    return callerOf(await auth().verifyIdToken(idToken, true), new Date());
  } catch {
    return undefined;
  }
}

/** A document of an event, parsed like every other. */
export function parsed<T>(schema: { parse(value: unknown): T }, snapshot: QueryDocumentSnapshot): T {
  return schema.parse(withDates(snapshot.data()));
}
