/** The outside, wired once: Firebase, parameters, secrets, the clock. Only `index.ts` imports this file. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
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

const noMail: Mail = {
  send() {
    throw new Error('This function was not given the SMTP secret: letters are sent by sendQueuedLetter and sweepOutbox.');
  },
};

export function tools(): Tools {
  return { db: database(), now: () => new Date(), origin: origin.value(), mail: noMail };
}

/** For functions that name `mailSecret`. */
export function toolsWithMail(): Tools {
  mail ??= smtpMail(mailSecret.value(), sender.value());
  return { ...tools(), mail };
}

/** Whom an ID token belongs to; undefined if it is forged, expired or nobody's. */
export async function callerOfToken(idToken: string): Promise<Caller | undefined> {
  database();
  try {
    const { uid, name, email } = await getAuth().verifyIdToken(idToken);
    return { uid, name: String(name ?? email ?? ''), email: email ?? '' };
  } catch {
    return undefined;
  }
}

/** A document of an event, parsed like every other. */
export function parsed<T>(schema: { parse(value: unknown): T }, snapshot: QueryDocumentSnapshot): T {
  return schema.parse(withDates(snapshot.data()));
}
