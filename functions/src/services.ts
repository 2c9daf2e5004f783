/**
 * The deployed services: their secrets, size and triggers. Calls share a service because each cold start takes about a second;
 * they get their own only to keep a secret apart or a memory load away from bookings.
 */
import { paths } from '@platzwart/domain/paths';
import type { DocumentOptions } from 'firebase-functions/firestore';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { bounceSecret, hashSecret, mailSecret, paymentSecret, pushSecret, warmInstances, webhookSecret } from './platform.ts';
import { dailyHours } from './tasks.ts';

const timeZone = 'Europe/Berlin';
/** Seconds: the platform's limit for events. */
const maxTimeout = 540;

export const services = {
  /** Handlers mostly wait for the database, so one instance serves 80 concurrently. One stays warm for the first patient of the day. */
  api: { secrets: [hashSecret, pushSecret], memory: '512MiB', concurrency: 80, minInstances: warmInstances },
  /** Stripe's client needs 40 MB; few people pay at the same time. */
  payments: { secrets: [paymentSecret, webhookSecret], memory: '512MiB', concurrency: 20 },
  /** A picture of 16 megapixels unpacks to 64 MB, an import holds its rows, a PDF its pages: at most four concurrently. */
  transfers: { secrets: [hashSecret], memory: '1GiB', concurrency: 4 },
  /** On its own, so that no other service can read its key. */
  mailBounce: { secrets: [bounceSecret], concurrency: 20, maxInstances: 2 },

  emailQueued: { document: paths.email('{id}'), timeoutSeconds: 120, secrets: [mailSecret, hashSecret] },
  requestChanged: { document: paths.request('{slug}', '{id}'), retry: true, secrets: [pushSecret] },
  formChanged: { document: paths.form('{slug}'), retry: true },
  planMigrationChanged: { document: paths.planMigration('{slug}'), retry: true, timeoutSeconds: 120 },
  vacancyChanged: { document: paths.vacancy('{slug}', '{id}'), retry: true },
  accountChanged: { document: paths.account('{slug}'), retry: true },
  practiceChanged: { document: paths.practice('{slug}'), retry: true, secrets: [paymentSecret] },
  deletionChanged: {
    document: paths.deletion('{id}'),
    retry: true,
    timeoutSeconds: maxTimeout,
    memory: '512MiB',
    secrets: [paymentSecret],
  },

  everyFiveMinutes: { schedule: 'every 5 minutes', timeoutSeconds: maxTimeout, secrets: [mailSecret, hashSecret, pushSecret] },
  everyHour: { schedule: 'every 60 minutes', timeoutSeconds: maxTimeout, memory: '512MiB', secrets: [paymentSecret] },
  everyDay: { schedule: `5 ${dailyHours.join(',')} * * *`, timeZone, timeoutSeconds: maxTimeout, memory: '512MiB' },
} satisfies Record<string, HttpsOptions | DocumentOptions | ScheduleOptions>;
