/**
 * What handlers need, wired to the running demo world: for schedules, which the emulator never
 * fires.
 */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { authAccounts } from '@platzwart/functions/accounts/auth-accounts';
import { stripePayments } from '@platzwart/functions/billing/stripe-client';
import { factorSeal } from '@platzwart/functions/core/factor-seal';
import type { AllTools } from '@platzwart/functions/core/tools';
import { smtpMail } from '@platzwart/functions/emails/transport';
import { webPush } from '@platzwart/functions/push/transport';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { root } from './toolchain.ts';

export const project = 'demo-platzwart';

/** The emulators of this machine, unless the environment names others. */
export function demoDatabase(): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  // Otherwise the SDK probes the network for a cloud machine.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const database = initializeFirestore(initializeApp({ projectId: project }));
  database.settings({ ignoreUndefinedProperties: true });
  return database;
}

/** Like `functions/src/platform.ts`, with the demo world's parameters. */
export function demoTools(db: Firestore, now: () => Date): AllTools {
  const read = (file: string) => parseEnv(readFileSync(join(root, 'functions', file), 'utf8'));
  const parameters: Record<string, string | undefined> = {
    ...read('.env.demo-platzwart'),
    ...read('.secret.local'),
  };
  const text = (key: string) => parameters[key] ?? '';
  return {
    db,
    now,
    origin: text('ORIGIN'),
    mail: smtpMail(text('SMTP_URL'), text('MAIL_FROM')),
    push: webPush({
      privateKey: () => text('PUSH_KEY'),
      subject: `mailto:${text('MAIL_FROM')}`,
      testOrigin: () => text('PUSH_TEST_ORIGIN'),
    }),
    operatorEmail: text('OPERATOR_EMAIL'),
    accounts: authAccounts(() => getAuth()),
    payments: stripePayments(
      () => text('STRIPE_SECRET_KEY'),
      () => text('STRIPE_API'),
      () => false,
    ),
    keyedHash: (value) => createHmac('sha256', text('HASH_KEY')).update(value).digest('hex'),
    factorSeal: factorSeal(() => text('FACTOR_KEYS')),
    limits: {
      bookingsPerAddress: Number(text('BOOKINGS_PER_ADDRESS')),
      bookingsPerPractice: Number(text('BOOKINGS_PER_PRACTICE')),
      emailsPerMailbox: Number(text('EMAILS_PER_MAILBOX')),
      emailsPerMailboxOfAll: Number(text('EMAILS_PER_MAILBOX_OF_ALL')),
      callsTimes: Number(text('CALL_LIMITS_TIMES')),
      emailsPerNewPractice: Number(text('EMAILS_PER_NEW_PRACTICE')),
      invitationsPerNewPractice: Number(text('INVITATIONS_PER_NEW_PRACTICE')),
    },
    sender: '',
    senders: 1,
    pause,
  };
}
