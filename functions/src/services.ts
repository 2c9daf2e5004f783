/**
 * The deployed services: their capabilities, size and triggers. Calls share a service because each
 * cold start takes about a second; they get their own only to keep a secret apart or a memory load
 * away from bookings. A call names its service in its entry.
 */
import { paths, serverPaths } from '@platzwart/domain/paths';
import type { DocumentOptions } from 'firebase-functions/firestore';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { TaskQueueOptions } from 'firebase-functions/tasks';
import type { Capability, Tools } from './core/tools.ts';
import {
  bounceSecret,
  mailInstances,
  secretsOf,
  toolsWith,
  warmInstances,
  webhookSecret,
} from './platform.ts';

const timeZone = 'Europe/Berlin';
/** Seconds: the platform's limit for events. */
const maxTimeout = 540;
/** Of each service that says nothing else. */
export const maxInstances = 20;

export const services = {
  /**
   * Handlers mostly wait for the database, so one instance serves 80 concurrently. One stays warm
   * for the first patient of the day.
   */
  api: service(['keyedHash', 'push', 'factorSeal'], {
    memory: '512MiB',
    concurrency: 80,
    minInstances: warmInstances,
  }),
  /** Stripe's client needs 40 MB; few people pay at the same time. */
  payments: service(['payments'], { memory: '512MiB', concurrency: 20 }, webhookSecret),
  /**
   * A picture of 16 megapixels unpacks to 64 MB, an import holds its rows, a PDF its pages: at most
   * four concurrently.
   */
  transfers: service(['keyedHash'], { memory: '1GiB', concurrency: 4 }),
  /** On its own, so that no other service can read its key. */
  mailBounce: service([], { concurrency: 20, maxInstances: 2 }, bounceSecret),

  emailQueued: service(['mail', 'keyedHash'], {
    document: serverPaths.email('{id}'),
    timeoutSeconds: 120,
    maxInstances: mailInstances,
  }),
  requestChanged: service(['push'], { document: paths.request('{slug}', '{id}'), retry: true }),
  formChanged: service([], { document: paths.form('{slug}'), retry: true }),
  planMigrationChanged: service([], {
    document: paths.planMigration('{slug}'),
    retry: true,
    timeoutSeconds: 120,
  }),
  vacancyChanged: service([], { document: paths.vacancy('{slug}', '{id}'), retry: true }),
  accountChanged: service([], { document: paths.account('{slug}'), retry: true }),
  practiceChanged: service(['payments'], { document: paths.practice('{slug}'), retry: true }),
  deletionChanged: service(['payments'], {
    document: serverPaths.deletion('{id}'),
    retry: true,
    timeoutSeconds: maxTimeout,
    memory: '512MiB',
  }),

  /**
   * Twenty practices a second: 20,000 in 17 minutes. What fails is due again by the database, not by
   * the queue, which only makes up for instances that died.
   */
  dailyWork: service([], {
    timeoutSeconds: maxTimeout,
    memory: '512MiB',
    concurrency: 4,
    rateLimits: { maxDispatchesPerSecond: 20, maxConcurrentDispatches: 60 },
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 300 },
  }),

  /**
   * By the clock, since a minute is promised. Cloud Scheduler starts no run before the last has
   * ended: it begins work for 50 s, and an e-mail takes 90 s at most. One instance, since it counts
   * as one sender.
   */
  everyMinute: service(['mail', 'keyedHash'], {
    schedule: '* * * * *',
    timeoutSeconds: 150,
    maxInstances: 1,
  }),
  // This one, the daily work and the night may have to cut the finder anew: of 20,000 practices
  // that takes 360 MB.
  everyFiveMinutes: service(['keyedHash', 'push'], {
    schedule: 'every 5 minutes',
    timeoutSeconds: maxTimeout,
    memory: '512MiB',
  }),
  everyHour: service(['payments'], {
    schedule: 'every 60 minutes',
    timeoutSeconds: maxTimeout,
    memory: '512MiB',
  }),
  everyDay: service([], {
    schedule: '5 0 * * *',
    timeZone,
    timeoutSeconds: maxTimeout,
    memory: '512MiB',
  }),
};

type Options = HttpsOptions | DocumentOptions | ScheduleOptions | TaskQueueOptions;

/**
 * Its options with the secrets of its capabilities, and of `more`; the tools that those secrets
 * give.
 */
function service<C extends Capability, O extends Options>(
  capabilities: readonly C[],
  options: O,
  ...more: ReturnType<typeof secretsOf>
): { options: O; tools: () => Tools<C> } {
  return {
    options: { ...options, secrets: [...secretsOf(capabilities), ...more] },
    tools: () => toolsWith(capabilities),
  };
}
