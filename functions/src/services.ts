/**
 * The deployed services: what each may read, and how large it is. A call waits for a cold start (about a second), so calls share
 * services; they are apart where one must not read another's secret, or would eat another's memory.
 */
import { paths } from '@platzwart/domain/paths';
import type { DocumentOptions } from 'firebase-functions/firestore';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { bounceSecret, hashSecret, mailSecret, paymentSecret, warmInstances, webhookSecret } from './platform.ts';
import { dailyHours } from './schedules/tasks.ts';

const timeZone = 'Europe/Berlin';
/** Seconds: the longest an event or a schedule may take. */
const longest = 540;

export const services = {
  /** Handlers wait for the database most of the time: one instance serves 80 at once. The first patient of the day finds one warm. */
  api: { secrets: [hashSecret], memory: '512MiB', concurrency: 80, minInstances: warmInstances },
  /** Stripe's client alone needs 40 MB; few use it at the same time. */
  payments: { secrets: [paymentSecret, webhookSecret], memory: '512MiB', concurrency: 20 },
  /** A picture of 40 megapixels unpacks to 160 MB: four of them, and bookings are served elsewhere. */
  transfers: { secrets: [hashSecret], memory: '1GiB', concurrency: 4 },
  /** Its key opens nothing else. */
  mailBounce: { secrets: [bounceSecret], concurrency: 20, maxInstances: 2 },

  letterQueued: { document: paths.letter('{id}'), timeoutSeconds: 120, secrets: [mailSecret, hashSecret] },
  requestChanged: { document: paths.request('{slug}', '{id}'), retry: true },
  formChanged: { document: paths.form('{slug}'), retry: true },
  planJobChanged: { document: paths.planJob('{slug}'), retry: true, timeoutSeconds: 120 },
  accountChanged: { document: paths.account('{slug}'), retry: true },
  practiceChanged: { document: paths.practice('{slug}'), retry: true, secrets: [paymentSecret] },
  deletionChanged: {
    document: paths.deletion('{id}'),
    retry: true,
    timeoutSeconds: longest,
    memory: '512MiB',
    secrets: [paymentSecret],
  },

  sweepOutbox: { schedule: 'every 5 minutes', timeoutSeconds: longest, secrets: [mailSecret, hashSecret] },
  everyHour: { schedule: 'every 60 minutes', timeoutSeconds: longest, memory: '512MiB', secrets: [paymentSecret] },
  everyDay: { schedule: `5 ${dailyHours.join(',')} * * *`, timeZone, timeoutSeconds: longest, memory: '512MiB' },
} satisfies Record<string, HttpsOptions | DocumentOptions | ScheduleOptions>;
